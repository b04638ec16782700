/// Data in a script: `export default { province_list: { 110000: '北京市' } }`, as web components ship their divisions.
///
/// No script is run. The literals that it declares or exports become JSON: keys get their quotes, comments and commas
/// too many go, lines stay lines, names of other literals become these. What holds more than literals is no JSON then, and
/// is refused with its line.
struct ScriptData {
  let bytes: UnsafeRawBufferPointer
  var at: Int
  var output: [UInt8] = []
  var depth = 0
  /// The brackets that are open.
  var brackets: [UInt8] = []
  /// Where the records begin that are open, and how many commas they have.
  var records: [(start: Int, commas: Int)] = []
  /// The names of the fields of those whose class says them, and what is known of classes.
  var fields: [[[UInt8]]] = []
  var knownFields: [[UInt8]: [[UInt8]]] = [:]
  /// The first sign that is no data.
  private(set) var unread: Int?
  /// Where members of names stand that are not in the text: `...localeMenu`.
  private(set) var spreads: [Int] = []
  private let statements: ScriptStatements?
  let isPHP: Bool
  /// The literals around this one by their names; one that lies in itself has no end.
  private var around: [Int] = []
  /// How many bytes were looked at for tuples; more than there are mean that brackets lie in brackets without end.
  var scanned = 0
  /// How many bytes the literals that stand for names may still have together.
  private var room: Int

  init(_ bytes: UnsafeRawBufferPointer, at start: Int, _ statements: ScriptStatements?) {
    self.bytes = bytes
    at = start
    self.statements = statements
    room = bytes.count * 4 + ScriptData.leastRoom
    isPHP = PHPText.isMeant(bytes)
  }

  private static let leastRoom = 65_536

  /// Behind a comment that begins at a place; nil where none does.
  static func commentEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    // Python's.
    if bytes[start] == UInt8(ascii: "#"),
      bytes[start + 1] == 0x20 || bytes[start + 1] == UInt8(ascii: ":")
        || start > 0 && bytes[start - 1] == 0x0A
    {
      return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    }
    guard bytes[start] == UInt8(ascii: "/") else { return nil }
    if bytes[start + 1] == UInt8(ascii: "/") {
      return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    var at = start + 2
    while at + 1 < bytes.count {
      if bytes[at] == UInt8(ascii: "*"), bytes[at + 1] == UInt8(ascii: "/") { return at + 2 }
      at += 1
    }
    return bytes.count
  }

  /// Converts one literal a line, or one alone. What is none stays as it is, and is refused with its line.
  mutating func convertAll() {
    while at < bytes.count {
      if ScriptData.isBlank(bytes[at]) {
        take(depth: 0)
      } else if let next = ScriptData.commentEnd(bytes, at) {
        output += bytes[at..<next].filter { $0 == 0x0A }
        at = next
      } else if bytes[at] == UInt8(ascii: ";") {
        at += 1
      } else if ScriptData.isBracket(bytes[at]) {
        convert()
      } else {
        output += bytes[at...]
        return
      }
    }
  }

  mutating func convert() {
    while at < bytes.count {
      let byte = bytes[at]
      if skipMadeField() { continue }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        let start = output.count
        takeString(byte)
        openPair(start)
      case UInt8(ascii: "[") where isPHP: openList(behind: at + 1)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if let opening = ScriptOpening(bytes, at: at) {
          open(opening)
        } else if !openOther() {
          take(depth: 1)
        }
      case _ where isMarked && "}])".utf8.contains(byte):
        closeMarked()
        if depth <= 0 { return }
      case UInt8(ascii: ","):
        closePair()
        takeComma()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        closePair()
        dropComma()
        if isPHP { closeList() } else { take(depth: -1) }
        if depth <= 0 { return }
      case UInt8(ascii: "("):
        if !isPHP, openOther() { continue }
        guard opensTuple() else {
          note()
          take(depth: 0)
          continue
        }
        brackets.append(byte)
        output.append(UInt8(ascii: "["))
        depth += 1
        at += 1
      case UInt8(ascii: ")") where brackets.last == ScriptData.call:
        _ = brackets.popLast()
        depth -= 1
        at += 1
      case UInt8(ascii: ")") where isPHP || brackets.last == UInt8(ascii: "("):
        closePair()
        dropComma()
        closeList()
        if depth <= 0 { return }
      case UInt8(ascii: "=") where bytes[at...].starts(with: "=>".utf8) && (isPHP || endsWithText):
        output.append(UInt8(ascii: ":"))
        at += 2
      case UInt8(ascii: ".") where bytes[at...].starts(with: "...".utf8): takeSpread()
      default:
        if let next = ScriptData.commentEnd(bytes, at) {
          output += bytes[at..<next].filter { $0 == 0x0A }
          at = next
        } else if let next = sortEnd {
          at = next
        } else if ScriptData.isWord(byte) {
          takeWord()
        } else if let opening = ScriptOpening(bytes, at: at) {
          open(opening)
        } else if !takeWordText() {
          if !ScriptData.isBlank(byte), !":-+.".utf8.contains(byte) { note() }
          take(depth: 0)
        }
      }
    }
  }

  /// Keeps the place of what is no data.
  private mutating func note() { unread = unread ?? at }

  /// Whether a text or a number stands in front.
  private var endsWithText: Bool {
    output.last { !ScriptData.isBlank($0) }.map { $0 == UInt8(ascii: "\"") || $0 >= 0x30 && $0 <= 0x39 }
      ?? false
  }

  /// Opens a list of PHP, which is an object if its members have keys. Where texts stand between these, each key makes an object
  /// of its own: `['fish', 'birds' => ['ducks']]`.
  private mutating func openList(behind start: Int) {
    let isKeyed = PHPText.isKeyed(bytes, behind: start) && !isMixed(behind: start)
    let bracket = isKeyed ? UInt8(ascii: "{") : UInt8(ascii: "[")
    brackets.append(bracket)
    output.append(bracket)
    depth += 1
    at = start
  }

  /// Whether a list that begins with a key has texts without keys as well.
  ///
  /// - Complexity: O(bytes) of the list, as long as four times the text is not passed.
  private mutating func isMixed(behind start: Int) -> Bool {
    var (end, open, isFirst) = (start, 0, true)
    defer { scanned += end - start }
    while end < bytes.count, scanned + end - start < bytes.count * 4 + ScriptData.leastRoom {
      if let next = ScriptData.commentEnd(bytes, end) {
        end = next
        continue
      }
      switch bytes[end] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[end]
        end += 1
        while end < bytes.count, bytes[end] != quote { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
        let next = ScriptData.behindBlanks(bytes, min(end + 1, bytes.count))
        if isFirst, open == 0, next < bytes.count, ",])".utf8.contains(bytes[next]) { return true }
      default: break
      }
      if open < 0 { return false }
      if end < bytes.count, !ScriptData.isBlank(bytes[end]) {
        isFirst = open == 0 && bytes[end] == UInt8(ascii: ",")
      }
      end += 1
    }
    return false
  }

  /// Opens the object of a key between texts without keys: of the text in hand, which began at a place of the output.
  private mutating func openPair(_ text: Int) {
    let next = ScriptData.behindBlanks(bytes, at)
    guard isPHP, brackets.last == UInt8(ascii: "["), next < bytes.count,
      bytes[next...].starts(with: "=>".utf8)
    else { return }
    output.insert(UInt8(ascii: "{"), at: text)
    brackets.append(ScriptData.pair)
  }

  /// Closes the object of a key between texts, where its value ends.
  private mutating func closePair() {
    guard brackets.last == ScriptData.pair else { return }
    output.append(UInt8(ascii: "}"))
    brackets.removeLast()
  }

  /// Whether a tuple of Python begins here: literals with commas between them.
  private mutating func opensTuple() -> Bool {
    if let last = output.last(where: { !ScriptData.isBlank($0) }), !"[,:".utf8.contains(last) { return false }
    guard !isFunction else { return false }
    if bytes[(at + 1)...].first(where: { !ScriptData.isBlank($0) }) == UInt8(ascii: ")") { return true }
    var (end, open) = (at, 0)
    defer { scanned += end - at }
    while end < min(bytes.count, at + ScriptData.head), scanned < bytes.count * 4 + ScriptData.leastRoom {
      switch bytes[end] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open -= 1
      case UInt8(ascii: ",") where open == 1: return true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = bytes[end]
        end += 1
        while end < bytes.count, bytes[end] != quote { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
      default: break
      }
      if open == 0 { return false }
      end += 1
    }
    return false
  }

  private mutating func closeList() {
    output.append(brackets.popLast() == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    depth -= 1
    at += 1
  }

  private mutating func take(depth change: Int) {
    output.append(bytes[at])
    depth += change
    if change > 0 { brackets.append(bytes[at]) }
    if change < 0 { _ = brackets.popLast() }
    at += 1
  }

  /// Takes away a comma in front of a bracket that closes; whether one stood there.
  @discardableResult
  mutating func dropComma() -> Bool {
    let last = output.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let last, output[last] == UInt8(ascii: ",") else { return false }
    output[last] = 0x20
    return true
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte >= 0x30 && byte <= 0x39 || byte >= 0x41 && byte <= 0x5A
      || byte >= 0x61 && byte <= 0x7A
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// A key without quotes gets them; numbers and `true`, `false`, `null` stay as values, names become their literals.
  private mutating func takeWord() {
    var end = at
    while end < bytes.count, ScriptData.isWord(bytes[end]) { end += 1 }
    var next = end
    while next < bytes.count, ScriptData.isBlank(bytes[next]) { next += 1 }
    let word = at..<end
    let isNumber = (0x30...0x39).contains(bytes[at])
    if isPHP, bytes[word].elementsEqual("array".utf8), next < bytes.count, bytes[next] == UInt8(ascii: "(") {
      openList(behind: next + 1)
    } else if let list = newArray(word) {
      brackets.append(UInt8(ascii: "("))
      output.append(UInt8(ascii: "["))
      depth += 1
      at = list
    } else if isPHP || isNumber && isInObject, bytes[next...].starts(with: "=>".utf8) {
      takeKey(word, valueAt: next + 2)
    } else if next < bytes.count,
      bytes[next] == UInt8(ascii: ":")
        || isInObject && bytes[next] == UInt8(ascii: "=")
          && bytes[(next + 1)...].first.map({ !"=>".utf8.contains($0) }) ?? false
    {
      takeKey(word, valueAt: next + 1)
    } else if isInObject, endsWithText, bytes[word].elementsEqual("to".utf8) {
      output.append(UInt8(ascii: ":"))
      at = end
    } else if bytes[word].elementsEqual("as".utf8) || bytes[word].elementsEqual("satisfies".utf8) {
      skipExpression()
    } else if takeMarked(word) {
      return
    } else if let next = keptStart(word) {
      brackets.append(ScriptData.call)
      depth += 1
      at = next
    } else if !isPHP, let opening = ScriptOpening(bytes, at: at) {
      open(opening)
    } else if next == end, next < bytes.count, "\"'".utf8.contains(bytes[next]),
      ScriptData.prefixes.contains(where: { bytes[word].elementsEqual($0.utf8) })
    {
      at = next
    } else if let text = ScriptData.constants.first(where: { bytes[word].elementsEqual($0.word.utf8) }) {
      output += Array(text.json.utf8)
      at = end
    } else if bytes[word].elementsEqual("void".utf8), next < bytes.count, bytes[next] == UInt8(ascii: "0") {
      output += Array("null".utf8)
      at = next + 1
    } else if let number = ScriptNumber.json(bytes[word]) {
      output += number
      at = end
    } else if let text = inner(word) {
      let isKey = stoodBehind(UInt8(ascii: "{")) || stoodBehind(UInt8(ascii: ","))
      if isKey, isInObject { addQuoted(word) }
      output += text
      at = end
    } else {
      if let first = bytes[word].first, !(0x30...0x39).contains(first),
        !["true", "false", "null"].contains(where: { bytes[word].elementsEqual($0.utf8) })
      {
        note()
      }
      output += bytes[word]
      at = end
    }
  }

  /// What Python puts in front of a text.
  private static let prefixes = ["u", "r", "b"]
  /// Words for constants that JSON has not.
  private static let constants: [(word: String, json: String)] = [
    ("undefined", "null"), ("None", "null"), ("nil", "null"), ("NaN", "null"), ("Infinity", "null"),
    ("NULL", "null"), ("Null", "null"), ("True", "true"), ("False", "false"), ("TRUE", "true"),
    ("FALSE", "false"),
  ]
  /// The most literals that lie in each other by their names.
  private static let deepest = 20

  /// Takes a key; what draws a picture is code, and its value is left out.
  private mutating func takeKey(_ word: Range<Int>, valueAt start: Int) {
    addQuoted(word)
    at = start
    while at < bytes.count, ScriptData.isBlank(bytes[at]) { take(depth: 0) }
    if let end = memberEnd(), !ScriptData.holdsChildren(bytes[word]) {
      output += [UInt8(ascii: "\"")] + bytes[at..<end] + [UInt8(ascii: "\"")]
      at = end
      return
    }
    if let end = ScriptStatements.patternEnd(bytes, at) {
      output += Array("null".utf8)
      at = end
      return
    }
    // A field of a record; what holds the data is not left out without a word.
    if isMade, isInList, !ScriptData.holdsChildren(bytes[word]) {
      skipExpression()
      output += Array("null".utf8)
      return
    }
    let isPicture = ["icon", "component", "element"].contains { bytes[word].elementsEqual($0.utf8) }
    guard at < bytes.count, isPicture && !"\"'`{[".utf8.contains(bytes[at]) || isFunction else { return }
    skipExpression()
    output += Array("null".utf8)
  }

  private mutating func addQuoted(_ word: Range<Int>) {
    output.append(UInt8(ascii: "\""))
    output += bytes[word]
    output += [UInt8(ascii: "\""), UInt8(ascii: ":")]
  }

  /// Whether the last sign that is no blank is one.
  private func stoodBehind(_ sign: UInt8) -> Bool { output.last { !ScriptData.isBlank($0) } == sign }

  /// Whether the innermost bracket that is open is that of an object.
  var isInObject: Bool {
    brackets.last.map { [UInt8(ascii: "{"), ScriptData.object, ScriptData.fields].contains($0) } ?? false
  }

  /// Whether a name is that of a literal.
  func isKnown(_ name: Range<Int>) -> Bool { statements?.literal(named: name) != nil }

  /// Takes the members of a literal in place of its name, `...cities`, or those of one of its members, `...cities[0]`.
  private mutating func takeSpread() {
    var end = at + 3
    while end < bytes.count, ScriptData.isWord(bytes[end]) { end += 1 }
    guard var text = inner(at + 3..<end) else { return leaveOutSpread(to: end) }
    if end < bytes.count, bytes[end] == UInt8(ascii: "[") {
      let digits = bytes[(end + 1)...].prefix { $0 >= 0x30 && $0 <= 0x39 }
      guard let number = Int(String(decoding: digits, as: UTF8.self)), digits.endIndex < bytes.count,
        bytes[digits.endIndex] == UInt8(ascii: "]"), let member = ScriptData.member(number, of: text)
      else { return take(depth: 0) }
      (text, end) = (member, digits.endIndex + 1)
    }
    output += text.dropFirst().dropLast()
    at = end
  }

  /// Leaves out the members of a name that stands in another file, with the comma behind them: `...localeMenu,`.
  private mutating func leaveOutSpread(to end: Int) {
    var next = end
    while next < bytes.count, ScriptData.isBlank(bytes[next]) { next += 1 }
    guard end > at + 3, next < bytes.count, ",}]".utf8.contains(bytes[next]),
      !(0x30...0x39).contains(bytes[at + 3])
    else { return take(depth: 0) }
    spreads.append(at)
    if bytes[next] == UInt8(ascii: ",") { next += 1 }
    output += bytes[at..<next].lazy.filter { $0 == 0x0A }
    at = next
  }

  /// A member of a list of JSON by its place; nil where the list has no list or object there.
  private static func member(_ number: Int, of list: [UInt8]) -> [UInt8]? {
    list.withUnsafeBytes { bytes in
      guard bytes.first == UInt8(ascii: "[") else { return nil }
      var scanner = ScriptStatements(bytes, scanningAt: 1)
      var commas = 0
      while scanner.skipBlanks(), bytes[scanner.at] != UInt8(ascii: "]") {
        let start = scanner.at
        if bytes[start] == UInt8(ascii: ",") {
          commas += 1
          scanner.at += 1
        } else if isBracket(bytes[start]) {
          scanner.skipGroup()
          if commas == number { return Array(bytes[start..<scanner.at]) }
        } else {
          scanner.advance()
        }
      }
      return nil
    }
  }

  /// The JSON of the literal of a name, on one line; nil where the name has none, where it lies in itself, and where such
  /// texts grow without measure.
  private mutating func inner(_ name: Range<Int>) -> [UInt8]? {
    guard let statements, room > 0, let first = name.first, !(0x30...0x39).contains(bytes[first]),
      let number = statements.literal(named: name), !around.contains(number),
      around.count < ScriptData.deepest
    else { return nil }
    var data = ScriptData(bytes, at: statements.literals[number].range.lowerBound, statements)
    (data.around, data.room) = (around + [number], room)
    data.convert()
    let text = data.output.filter { $0 != 0x0A }
    room = data.room - text.count
    return room > 0 ? text : nil
  }

  /// Passes over a type or an expression, up to the comma or bracket behind it.
  mutating func skipExpression() {
    var open = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): open += 1
      case UInt8(ascii: ">"): if !"=-".utf8.contains(bytes[at - 1]) { open = max(0, open - 1) }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open == 0 { return }
        open -= 1
      case UInt8(ascii: ",") where open == 0: return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // A text on one line; an apostrophe between tags closes nothing.
        let close = bytes[(at + 1)...].firstIndex { $0 == bytes[at] || $0 == 0x0A }
        if let close, bytes[close] == bytes[at] { at = close }
      case 0x0A: output.append(0x0A)
      default: break
      }
      at += 1
    }
  }
}
