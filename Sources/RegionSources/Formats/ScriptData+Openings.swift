/// Brackets in a script that JSON writes in another way: `listOf("A")`, `City(name: "A")`, `{"A", "B"}`, `["A": ["B"]]`.
///
/// Each has a mark among the brackets that are open, which says how it is closed.
extension ScriptData {
  /// An object and a list.
  static let object: UInt8 = 1
  static let list: UInt8 = 2
  /// Keys and values with commas between them: the next comma stands behind a key, or behind a value.
  static let key: UInt8 = 3
  static let value: UInt8 = 4
  /// The arguments of a record, of which one alone stands for itself.
  static let arguments: UInt8 = 5
  /// The arguments of a record whose class says their names.
  static let fields: UInt8 = 6

  /// Whether the innermost bracket has such a mark.
  var isMarked: Bool {
    brackets.last.map { (ScriptData.object...ScriptData.fields).contains($0) } ?? false
  }

  mutating func open(_ mark: UInt8, behind start: Int) {
    if mark >= ScriptData.arguments { records.append((output.count, 0)) }
    brackets.append(mark)
    output.append(UInt8(ascii: mark == ScriptData.list || mark == ScriptData.arguments ? "[" : "{"))
    depth += 1
    at = start
  }

  /// Opens what words in front of a bracket say, or goes to the bracket that says it itself.
  mutating func open(_ opening: ScriptOpening) {
    switch opening.kind {
    case .bracket:
      output += bytes[at..<opening.bracket].lazy.filter { $0 == 0x0A }
      at = opening.bracket
    case .list: open(ScriptData.list, behind: opening.bracket + 1)
    case .object, .named: open(ScriptData.object, behind: opening.bracket + 1)
    case .alternating: open(ScriptData.key, behind: opening.bracket + 1)
    case .positional:
      let names = fieldNames(of: opening.name)
      open(names == nil ? ScriptData.arguments : ScriptData.fields, behind: opening.bracket + 1)
      if let names {
        fields.append(names)
        addFieldName()
      }
    }
  }

  /// Adds the name of the argument that follows, where it has none itself.
  private mutating func addFieldName() {
    let next = ScriptData.behindBlanks(bytes, at)
    guard next < bytes.count, !")]}".utf8.contains(bytes[next]), let names = fields.last,
      let record = records.last,
      !ScriptOpening.isNamed(bytes, behind: at - 1)
    else { return }
    let name = record.commas < names.count ? names[record.commas] : Array("_\(record.commas)".utf8)
    output += [UInt8(ascii: "\"")] + name + [UInt8(ascii: "\""), UInt8(ascii: ":")]
  }

  /// The names of the arguments of a class that is declared in this text; nil for others.
  private mutating func fieldNames(of type: Range<Int>) -> [[UInt8]]? {
    let name = Array(bytes[type])
    if let known = knownFields[name] { return known.isEmpty ? nil : known }
    guard knownFields.count < ScriptData.mostTypes else { return nil }
    let names = ScriptParameters.names(of: name, in: bytes)
    knownFields[name] = names
    return names.isEmpty ? nil : names
  }

  /// The most classes whose arguments are looked for.
  private static let mostTypes = 16

  /// Closes a bracket that has a mark.
  mutating func closeMarked() {
    let comma = dropComma()
    depth -= 1
    at += 1
    switch brackets.popLast() {
    case ScriptData.list: output.append(UInt8(ascii: "]"))
    case ScriptData.arguments:
      guard let record = records.popLast() else { return }
      if record.commas == (comma ? 1 : 0) {
        output[record.start] = 0x20
      } else {
        output.append(UInt8(ascii: "]"))
      }
    case ScriptData.fields:
      _ = (records.popLast(), fields.popLast())
      output.append(UInt8(ascii: "}"))
    default: output.append(UInt8(ascii: "}"))
    }
  }

  /// Takes a comma, which of keys and values in turn is every other one a colon.
  mutating func takeComma() {
    let top = brackets.last
    if let top, top >= ScriptData.arguments, top <= ScriptData.fields, !records.isEmpty {
      records[records.count - 1].commas += 1
    }
    output.append(UInt8(ascii: top == ScriptData.key ? ":" : ","))
    if top == ScriptData.key { brackets[brackets.count - 1] = ScriptData.value }
    if top == ScriptData.value { brackets[brackets.count - 1] = ScriptData.key }
    at += 1
    if top == ScriptData.fields { addFieldName() }
  }

  /// Opens what a bracket of other languages opens that JSON writes with another one; false where it is as JSON's.
  ///
  /// Swift's dictionaries are `["A": ["B"]]`; the lists of C, Java and Go `{"A", "B"}`; the fields of Swift's and Dart's tuples
  /// may have names, `(name: "A", id: 3)`. The key of a member may stand in brackets: `["A"] = list`.
  mutating func openOther() -> Bool {
    if bytes[at] == UInt8(ascii: "("), ScriptOpening.isNamed(bytes, behind: at), !isFunction,
      output.last(where: { !ScriptData.isBlank($0) }).map({ "[,:{".utf8.contains($0) }) ?? true
    {
      open(ScriptData.object, behind: at + 1)
      return true
    }
    guard ScriptData.isBracket(bytes[at]) else { return false }
    let first = ScriptData.behindBlanks(bytes, at + 1)
    guard first < bytes.count else { return false }
    if bytes[at] == UInt8(ascii: "["), isInObject, takeBracketedKey(first) { return true }
    var next = first
    if "\"'`".utf8.contains(bytes[first]) {
      var scanner = ScriptStatements(bytes, scanningAt: first)
      scanner.advance()
      next = scanner.at
    } else {
      while next < bytes.count, ScriptData.isWord(bytes[next]) || bytes[next] == UInt8(ascii: ".") {
        next += 1
      }
    }
    next = ScriptData.behindBlanks(bytes, next)
    guard next < bytes.count else { return false }
    if bytes[at] == UInt8(ascii: "[") {
      guard bytes[next] == UInt8(ascii: ":"), next > first || bytes[(next + 1)...].first == UInt8(ascii: "]")
      else { return false }
      open(ScriptData.object, behind: next > first ? at + 1 : next + 1)
      return true
    }
    let isMember = "\"'0123456789".utf8.contains(bytes[first]) && ",}".utf8.contains(bytes[next])
    let isList = "{(".utf8.contains(bytes[first]) || isMember || isOpening(first)
    if isList { open(ScriptData.list, behind: at + 1) }
    return isList
  }

  /// Whether a member without a key begins here by a bracket or by words in front of one.
  private mutating func isOpening(_ start: Int) -> Bool {
    if bytes[start] == UInt8(ascii: "[") {
      guard scanned < bytes.count else { return false }
      var scanner = ScriptStatements(bytes, scanningAt: start)
      scanner.skipGroup()
      scanned += scanner.at - start
      let next = ScriptData.behindBlanks(bytes, scanner.at)
      return next < bytes.count && ",}".utf8.contains(bytes[next])
    }
    return ScriptOpening(bytes, at: start) != nil
  }

  /// Takes a key in brackets: `["A"] = list` of C#, `['A']: list` of JavaScript; false where none stands here.
  private mutating func takeBracketedKey(_ first: Int) -> Bool {
    guard "\"'".utf8.contains(bytes[first]) else { return false }
    var scanner = ScriptStatements(bytes, scanningAt: first)
    scanner.advance()
    guard scanner.skipBlanks(), bytes[scanner.at] == UInt8(ascii: "]") else { return false }
    scanner.at += 1
    guard scanner.skipBlanks(), ":=".utf8.contains(bytes[scanner.at]) else { return false }
    at = first
    takeString(bytes[first])
    output.append(UInt8(ascii: ":"))
    at = scanner.at + 1
    return true
  }

  /// Takes what Ruby writes in its own way: `:name` for a text, `%w[a b]` for a list of texts; false for other signs.
  mutating func takeWordText() -> Bool {
    guard at + 2 < bytes.count, let last = output.last(where: { !ScriptData.isBlank($0) }),
      "[,{:".utf8.contains(last)
    else { return false }
    if bytes[at] == UInt8(ascii: ":"), ScriptData.isWord(bytes[at + 1]),
      !(0x30...0x39).contains(bytes[at + 1])
    {
      at += 1
      let start = at
      while at < bytes.count, ScriptData.isWord(bytes[at]) { at += 1 }
      output += [UInt8(ascii: "\"")] + bytes[start..<at] + [UInt8(ascii: "\"")]
      return true
    }
    return takeWordList()
  }

  /// Takes a list of texts as Ruby writes it with blanks between them: `%w[a b]`; false where none begins here.
  mutating func takeWordList() -> Bool {
    guard at + 2 < bytes.count, bytes[at] == UInt8(ascii: "%"), "wi".utf8.contains(bytes[at + 1]),
      "[({".utf8.contains(bytes[at + 2])
    else {
      return false
    }
    let close = UInt8(
      ascii: bytes[at + 2] == UInt8(ascii: "[") ? "]" : bytes[at + 2] == UInt8(ascii: "(") ? ")" : "}")
    guard let end = bytes[at...].prefix(ScriptData.head).firstIndex(of: close) else { return false }
    let words = bytes[(at + 3)..<end].split(whereSeparator: ScriptData.isBlank)
    output.append(UInt8(ascii: "["))
    for (number, word) in words.enumerated() {
      if number > 0 { output.append(UInt8(ascii: ",")) }
      output += [UInt8(ascii: "\"")] + word.filter { !"\"\\".utf8.contains($0) } + [UInt8(ascii: "\"")]
    }
    output.append(UInt8(ascii: "]"))
    output += bytes[at..<end].lazy.filter { $0 == 0x0A }
    at = end + 1
    return true
  }
}
