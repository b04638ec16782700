/// Data in a script: `export default { province_list: { 110000: '北京市' } }`, as web components ship their divisions.
///
/// No script is run. The literals that it declares or exports become JSON: keys get their quotes, comments and commas
/// too many go, lines stay lines, names of other literals become these. What holds more than literals is no JSON then, and
/// is refused with its line.
struct ScriptData {
  let bytes: UnsafeRawBufferPointer
  var at: Int
  var output: [UInt8] = []
  private var depth = 0
  /// The brackets that are open.
  private var brackets: [UInt8] = []
  private let statements: ScriptStatements?
  let isPHP: Bool
  /// The literals around this one by their names; one that lies in itself has no end.
  private var around: [Int] = []
  /// How many bytes were looked at for tuples; more than there are mean that brackets lie in brackets without end.
  private var scanned = 0
  /// How many bytes the literals that stand for names may still have together.
  private var room: Int

  /// The JSON in a script; nil where the text does not begin as a script that exports data does, and where it is JSON.
  static func json(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let start = contentStart(bytes) else { return nil }
    if isBracket(bytes[start.at]) {
      guard opensLiteral(bytes, start.at), start.hasComment || isLoose(bytes, from: start.at) else {
        return nil
      }
      var data = ScriptData(bytes, at: start.at, nil)
      data.output = bytes[..<start.at].filter { $0 == 0x0A }
      data.convertAll()
      return data.output
    }
    guard ScriptStatements.mayBegin(bytes, at: start.at) else { return embedded(bytes, from: start.at) }
    let statements = ScriptStatements(bytes, at: start.at)
    // An object that begins with a function does something with data.
    if let first = statements.data.first, beginsWithFunction(bytes, first.range.lowerBound),
      let inner = embedded(bytes, from: first.range.lowerBound + 1)
    {
      return inner
    }
    return json(of: statements, bytes) ?? embedded(bytes, from: start.at)
  }

  /// Whether the first member of an object is a function: `{ up(db) { … } }`.
  private static func beginsWithFunction(_ bytes: UnsafeRawBufferPointer, _ open: Int) -> Bool {
    guard bytes[open] == UInt8(ascii: "{") else { return false }
    var scanner = ScriptStatements(bytes, scanningAt: open + 1)
    guard scanner.skipBlanks() else { return false }
    var word = scanner.string(scanner.word())
    if word == "async", scanner.skipBlanks() { word = scanner.string(scanner.word()) }
    return !word.isEmpty && scanner.at < bytes.count && bytes[scanner.at] == UInt8(ascii: "(")
  }

  /// The JSON of the only list or object that a program is there for, wherever it stands: in a function, a class or a call.
  /// Nil where none begins near the beginning, or where it is less than two fifths of the text.
  ///
  /// - Complexity: O(1) in a text without such a beginning, else O(*n*).
  private static func embedded(_ bytes: UnsafeRawBufferPointer, from start: Int) -> [UInt8]? {
    var scanner = ScriptStatements(bytes, scanningAt: start)
    let end = min(bytes.count, start + longestProgram)
    while scanner.at < end {
      guard isBracket(bytes[scanner.at]), beginsData(bytes, scanner.at) else {
        scanner.advance()
        continue
      }
      let open = scanner.at
      scanner.skipGroup()
      guard (scanner.at - open) * 5 >= bytes.count * 2 else { continue }
      var data = ScriptData(bytes, at: open, nil)
      data.output = bytes[..<open].filter { $0 == 0x0A }
      data.convert()
      return data.output
    }
    return nil
  }

  /// The most of a program in front of its list, in bytes.
  private static let longestProgram = 16_384

  /// Whether a bracket behind `=`, `(` or `return` opens a list of lists or objects, or an object with keys.
  private static func beginsData(_ bytes: UnsafeRawBufferPointer, _ open: Int) -> Bool {
    let before = bytes[..<open].lastIndex { !isBlank($0) }
    guard let before else { return false }
    let isValue = bytes[before] == UInt8(ascii: "=") || bytes[before] == UInt8(ascii: "(")
    guard isValue || bytes[...before].reversed().starts(with: "return".utf8.reversed()) else { return false }
    var next = behindBlanks(bytes, open + 1)
    if bytes[open] == UInt8(ascii: "["), next < bytes.count {
      if bytes[next] == UInt8(ascii: "[") { return true }
      guard bytes[next] == UInt8(ascii: "{") else { return false }
      next = behindBlanks(bytes, next + 1)
    }
    while next < bytes.count, isWord(bytes[next]) || "\"'".utf8.contains(bytes[next]) { next += 1 }
    next = behindBlanks(bytes, next)
    return next < bytes.count && bytes[next] == UInt8(ascii: ":")
  }

  /// The JSON of a script's literals: of one alone, or an object with several under their names.
  private static func json(of statements: ScriptStatements, _ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    let literals = statements.data
    // A program that has a list in it is no data.
    let size = literals.reduce(0) { $0 + $1.range.count }
    guard let first = literals.first,
      statements.beginsWithLiteral || statements.isPlain || size * 5 > bytes.count * 2
    else {
      return nil
    }
    var output: [UInt8] = []
    var end = 0
    if literals.count > 1 { output.append(UInt8(ascii: "{")) }
    for literal in literals {
      let start = literal.range.lowerBound
      output += bytes[end..<start].lazy.filter { $0 == 0x0A }
      if literals.count > 1 {
        if start > first.range.lowerBound { output.append(UInt8(ascii: ",")) }
        output += [UInt8(ascii: "\"")] + bytes[literal.name] + [UInt8(ascii: "\""), UInt8(ascii: ":")]
      }
      var data = ScriptData(bytes, at: start, statements)
      data.convert()
      output += data.output
      end = literal.range.upperBound
    }
    if literals.count > 1 { output.append(UInt8(ascii: "}")) }
    return output
  }

  private init(_ bytes: UnsafeRawBufferPointer, at start: Int, _ statements: ScriptStatements?) {
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
  private mutating func convertAll() {
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

  private mutating func convert() {
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): takeString(byte)
      case UInt8(ascii: "[") where isPHP: openList(behind: at + 1)
      case UInt8(ascii: "{"), UInt8(ascii: "["): take(depth: 1)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        dropComma()
        if isPHP { closeList() } else { take(depth: -1) }
        if depth <= 0 { return }
      case UInt8(ascii: "("):
        guard opensTuple() else {
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
        dropComma()
        closeList()
        if depth <= 0 { return }
      case UInt8(ascii: "=") where isPHP && bytes[at...].starts(with: "=>".utf8):
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
        } else {
          take(depth: 0)
        }
      }
    }
  }

  /// Opens a list of PHP, which is an object if its first member has a key.
  private mutating func openList(behind start: Int) {
    let bracket = PHPText.isKeyed(bytes, behind: start) ? UInt8(ascii: "{") : UInt8(ascii: "[")
    brackets.append(bracket)
    output.append(bracket)
    depth += 1
    at = start
  }

  /// Whether a tuple of Python begins here: literals with commas between them.
  private mutating func opensTuple() -> Bool {
    if let last = output.last(where: { !ScriptData.isBlank($0) }), !"[,:".utf8.contains(last) { return false }
    guard !isFunction else { return false }
    if bytes[(at + 1)...].first(where: { !ScriptData.isBlank($0) }) == UInt8(ascii: ")") { return true }
    var (end, open) = (at, 0)
    defer { scanned += end - at }
    while end < min(bytes.count, at + ScriptData.head), scanned < bytes.count {
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

  /// Takes away a comma in front of a bracket that closes.
  private mutating func dropComma() {
    let last = output.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if let last, output[last] == UInt8(ascii: ",") { output[last] = 0x20 }
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
    if isPHP, bytes[word].elementsEqual("array".utf8), next < bytes.count, bytes[next] == UInt8(ascii: "(") {
      openList(behind: next + 1)
    } else if let list = newArray(word) {
      brackets.append(UInt8(ascii: "("))
      output.append(UInt8(ascii: "["))
      depth += 1
      at = list
    } else if isPHP, bytes[next...].starts(with: "=>".utf8) {
      takeKey(word, valueAt: next + 2)
    } else if next < bytes.count, bytes[next] == UInt8(ascii: ":") {
      takeKey(word, valueAt: next + 1)
    } else if bytes[word].elementsEqual("as".utf8) || bytes[word].elementsEqual("satisfies".utf8) {
      skipExpression()
    } else if takeMarked(word) {
      return
    } else if let next = keptStart(word) {
      brackets.append(ScriptData.call)
      depth += 1
      at = next
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
      output += bytes[word]
      at = end
    }
  }

  /// What Python puts in front of a text.
  private static let prefixes = ["u", "r", "b"]
  /// Words for constants that JSON has not.
  private static let constants: [(word: String, json: String)] = [
    ("undefined", "null"), ("None", "null"), ("NaN", "null"), ("Infinity", "null"), ("True", "true"),
    ("False", "false"),
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
    if brackets.contains(UInt8(ascii: "[")), !ScriptData.holdsChildren(bytes[word]), isMade {
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
  private var isInObject: Bool { brackets.last == UInt8(ascii: "{") }

  /// Takes the members of a literal in place of its name: `...cities`.
  private mutating func takeSpread() {
    var end = at + 3
    while end < bytes.count, ScriptData.isWord(bytes[end]) { end += 1 }
    guard let text = inner(at + 3..<end) else { return take(depth: 0) }
    output += text.dropFirst().dropLast()
    at = end
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
  private mutating func skipExpression() {
    var open = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): open += 1
      case UInt8(ascii: ">"): if bytes[at - 1] != UInt8(ascii: "=") { open -= 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open == 0 { return }
        open -= 1
      case UInt8(ascii: ",") where open == 0: return
      case 0x0A: output.append(0x0A)
      default: break
      }
      at += 1
    }
  }
}
