/// The literals that the statements of a script declare and export: `const areas: Area[] = [ … ];`, `export default areas`.
///
/// No script is run. Imports, types, functions and all other statements are passed over.
struct ScriptStatements {
  /// A literal, from its bracket to behind the one that closes it.
  struct Literal {
    /// The name that it is given; empty for a default export.
    let name: Range<Int>
    let range: Range<Int>
    let isExported: Bool
    /// Whether it is what a function hands back.
    var isReturned = false
    /// The class that it stands in.
    var owner: Range<Int>? = nil
  }

  let bytes: UnsafeRawBufferPointer
  var at: Int
  var literals: [Literal] = []
  /// The records that are declared one by one: `const City a = City(id: 1, name: "A");`
  private(set) var records: [(name: Range<Int>, type: Range<Int>, start: Int)] = []
  /// The class that is read, and in how many it lies.
  var owner: Range<Int>?
  var depth = 0
  /// How many bytes are the bodies of functions, and how many of these stand in front of the first literal.
  var code = 0
  private(set) var codeInFront = 0
  /// The name that a script exports by default, or the place of the literal that it exports so.
  var exportedName: Range<Int>?
  var exported: Int?
  /// The last literal of each name.
  private var numbers: [[UInt8]: Int] = [:]
  /// Whether the script does nothing but declare: imports, types, literals, texts and numbers.
  var isPlain = true {
    didSet { if !isPlain { firstCode = firstCode ?? at } }
  }
  /// The place of the first statement that does something else.
  private(set) var firstCode: Int?
  /// Whether nothing but types stands in front of the first literal.
  private(set) var beginsWithLiteral = false

  /// - Complexity: O(*n*).
  init(_ bytes: UnsafeRawBufferPointer, at start: Int) {
    self.bytes = bytes
    at = start
    var isHead = true
    while skipBlanks() {
      let before = (at, literals.count)
      let isHeading = readStatement()
      if isHead, literals.count > before.1, let last = literals.last, !last.isReturned, last.owner == nil {
        beginsWithLiteral = true
      }
      isHead = isHead && isHeading
      if at <= before.0 { at = before.0 + 1 }
    }
  }

  /// Whether a text begins with a statement that may stand in front of data, or is such: `import`, `const`, `areas = [`.
  static func mayBegin(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
    var scanner = ScriptStatements(bytes, scanningAt: start)
    if bytes[start] == UInt8(ascii: "@") { return true }
    let word = scanner.string(scanner.word())
    if words.contains(word), scanner.at + 1 < bytes.count, bytes[scanner.at] == 0x20 { return true }
    if beginnings.contains(word) || ["exports.", "window."].contains(where: word.hasPrefix) { return true }
    if scanner.assignedIndex(behind: start..<scanner.at) != nil { return true }
    if registrars.contains(word), scanner.at < bytes.count, bytes[scanner.at] == UInt8(ascii: "(") {
      return true
    }
    guard !word.isEmpty else { return false }
    if scanner.isAssigned() || scanner.isAssignedText() || scanner.calledStart != nil { return true }
    scanner.at = start
    guard case .value(_, let sign) = scanner.head() else { return false }
    scanner.at = sign + 1
    return scanner.skipBlanks() && scanner.isBracket
  }

  /// Words that other words follow in a declaration.
  private static let words: Set<String> = [
    "class", "final", "static", "public", "private", "abstract", "val", "package", "struct", "library",
    "using", "trait",
    "object", "pub", "extension", "def", "async", "data", "internal", "sealed", "module", "func", "fun", "fn",
  ]

  private static let beginnings: Set<String> = [
    "import", "from", "export", "interface", "type", "declare", "enum", "const", "let", "var",
    "module.exports", "return", "namespace", "use", "db", "function", "global",
  ]

  init(_ bytes: UnsafeRawBufferPointer, scanningAt start: Int) {
    self.bytes = bytes
    at = start
  }

  /// The number of the last literal that a name was given.
  ///
  /// - Complexity: O(1) in the literals.
  func literal(named name: Range<Int>) -> Int? { numbers[Array(bytes[name])] }

  /// Reads a statement; whether it is one that only stands in front of others.
  private mutating func readStatement() -> Bool {
    if bytes[at] == UInt8(ascii: ";") {
      at += 1
      return true
    }
    var (name, isExported) = (word(), false)
    var word = string(name)
    while ["export", "declare", "default", "async"].contains(word) {
      if word == "default" {
        if skipBlanks() { readExported() }
        return false
      }
      isExported = isExported || word == "export"
      guard skipBlanks() else { return false }
      name = self.word()
      word = string(name)
    }
    switch word {
    case "type": skipStatement()
    case "interface":
      skip(until: UInt8(ascii: "{"))
      skipGroup()
    case "function":
      guard skipBlanks() else { return false }
      let name = self.word()
      skip(until: UInt8(ascii: "{"))
      isPlain = false
      readBody(named: name, isExported)
      return false
    case "const", "let", "var":
      let declared = head()
      guard skipBlanks() else { return false }
      if bytes[at] == UInt8(ascii: "(") {
        at += 1
        return true
      }
      let first = self.word()
      switch declared {
      case .value(let name, _): readValue(named: name, isExported)
      case .type(let name, let open):
        at = open
        readMembers(of: name, isExported)
      default: readValue(named: first, isExported)
      }
      // One without a value only stands in front of others.
      return at < bytes.count && bytes[at] == UInt8(ascii: ";")
    case "import", "from", "package", "use", "using", "library", "part", "global":
      skipStatement()
      return false
    case "module.exports":
      readAssigned()
      return false
    case "return":
      if skipBlanks() { readExported() }
      return false
    default:
      if takeRegistered(word) { return false }
      if !word.isEmpty, let inner = calledStart {
        at = inner
        takeLiteral(named: at..<at, true)
        skipStatement()
        return false
      }
      if let index = assignedIndex(behind: name) {
        readValue(named: index, isExported)
      } else if !word.isEmpty, isAssigned() {
        readValue(named: lastPart(of: name), isExported)
      } else if word.isEmpty, ")}".utf8.contains(bytes[at]) {
        at += 1
      } else {
        return readOther(name, isExported)
      }
      return false
    }
    return true
  }

  /// Reads a statement that begins with a word of no meaning here; whether it declares nothing but types.
  private mutating func readOther(_ name: Range<Int>, _ isExported: Bool) -> Bool {
    let (behind, start) = (at, name.lowerBound)
    let before = (code, literals.count)
    at = start
    if readDeclaration(isExported) { return code == before.0 && literals.count == before.1 }
    at = behind
    if string(name) == "end" { return true }
    isPlain = isPlain && !name.isEmpty && isAssignedText()
    skipStatement()
    if !isPlain { code += at - start }
    return false
  }

  private mutating func readAssigned() {
    guard skipBlanks(), bytes[at] == UInt8(ascii: "=") else { return skipStatement() }
    at += 1
    guard skipBlanks() else { return }
    readExported()
  }

  /// Takes what is exported by default: a literal or a name.
  private mutating func readExported() {
    if isBracket {
      let open = at
      if bytes[at] == UInt8(ascii: "{"), takeComponent(from: open) {
        at = open
        skipGroup()
        return skipStatement()
      }
      if takeNamesAlone() { return skipStatement() }
      exported = literals.count
      takeLiteral(named: at..<at, true)
    } else {
      if case .type = head() {
        _ = readDeclaration(true)
        return
      }
      let name = word()
      if takeRegistered(string(name)) { return skipStatement() }
      if ["function", "class", "async"].contains(string(name)) { isPlain = false }
      if !name.isEmpty { exportedName = name }
      if isAssigned() { return readValue(named: name, true) }
    }
    skipStatement()
  }

  /// Takes the literals behind a name and those that follow in the same statement, perhaps with types between them.
  mutating func readValue(named name: Range<Int>, _ isExported: Bool) {
    var name = name
    while true {
      skip(until: UInt8(ascii: "="))
      guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return }
      at += 1
      guard skipBlanks() else { return }
      if let inner = keptStart { at = inner }
      guard skipBlanks() else { return }
      if let body = arrowEnd() {
        at = body
        return readBody(named: name, isExported)
      }
      guard isBracket else {
        if let record = ScriptOpening(bytes, at: at), record.isRecord {
          records.append((name, record.name, at))
        }
        isPlain = isPlain && ("\"'`".utf8.contains(bytes[at]) || bytes[at] >= 0x30 && bytes[at] <= 0x39)
        return skipStatement()
      }
      takeLiteral(named: name, isExported)
      let end = at
      guard skipBlanks(), bytes[at] == UInt8(ascii: ",") else {
        at = end
        return skipStatement()
      }
      at += 1
      guard skipBlanks() else { return }
      name = word()
    }
  }

  /// Takes the literal that a function returns at once, and goes behind the function's body.
  mutating func readBody(named name: Range<Int>, _ isExported: Bool) {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "{") else { return skipStatement() }
    let start = at
    var body = ScriptStatements(bytes, scanningAt: at + 1)
    skipGroup()
    let end = at
    // Swift hands back a list without a word.
    guard body.skipBlanks(),
      bytes[body.at] == UInt8(ascii: "[") || string(body.word()) == "return",
      body.skipBlanks(), body.isBracket
    else {
      code += end - start
      return
    }
    at = body.at
    takeLiteral(named: name, isExported)
    literals[literals.count - 1].isReturned = true
    at = max(end, at)
  }

  mutating func takeLiteral(named name: Range<Int>, _ isExported: Bool) {
    let start = at
    if let list = arrayStart ?? opening?.bracket { at = list }
    skipGroup()
    if literals.isEmpty { codeInFront = code }
    if !name.isEmpty { numbers[Array(bytes[name])] = literals.count }
    literals.append(Literal(name: name, range: start..<at, isExported: isExported, owner: owner))
  }

  /// Whether a sign of assignment and a bracket follow.
  private func isAssigned() -> Bool {
    var scanner = ScriptStatements(bytes, scanningAt: at)
    guard scanner.skipBlanks() else { return false }
    if bytes[scanner.at] == UInt8(ascii: ":") {
      // A type stands on one line.
      let end = min(bytes.count, scanner.at + ScriptStatements.longestType)
      let stop = bytes[scanner.at..<end].firstIndex { $0 == UInt8(ascii: "=") || $0 == 0x0A }
      scanner.at = stop ?? end
    }
    guard scanner.at < bytes.count, bytes[scanner.at] == UInt8(ascii: "=") else { return false }
    scanner.at += 1
    return scanner.skipBlanks() && (scanner.isBracket || scanner.keptStart != nil)
  }

  /// Whether a sign of assignment follows, and a text, a number or a truth behind it on the same line.
  private func isAssignedText() -> Bool {
    let line = bytes[at...].prefix { $0 != 0x0A }.drop { $0 == 0x20 }
    guard line.first == UInt8(ascii: "=") else { return false }
    let value = line.dropFirst().drop { $0 == 0x20 }
    guard let first = value.first, let last = value.last(where: { ![0x20, 0x0D, 0x3B].contains($0) }) else {
      return false
    }
    if "\"'".utf8.contains(first) { return value.count > 1 && last == first }
    return (0x30...0x39).contains(first) && (0x30...0x39).contains(last)
      || ["True", "False", "None", "true", "false", "null"].contains { value.starts(with: $0.utf8) }
  }

  /// In bytes.
  static let longestType = 200

  /// The number or the text between the brackets behind a name, where a bracket is assigned to it: `0` of
  /// `cities[0] = [ … ]`; goes behind them. Nil for other statements.
  private mutating func assignedIndex(behind name: Range<Int>) -> Range<Int>? {
    guard !name.isEmpty, at < bytes.count, bytes[at] == UInt8(ascii: "[") else { return nil }
    var scanner = ScriptStatements(bytes, scanningAt: at)
    scanner.skipGroup()
    let inside = (at + 1)..<max(at + 1, scanner.at - 1)
    let isText = inside.count > 2 && "\"'".utf8.contains(bytes[inside.lowerBound])
    let index = isText ? inside.lowerBound + 1..<inside.upperBound - 1 : inside
    guard !index.isEmpty, index.count < ScriptStatements.longestType,
      isText || bytes[index].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), scanner.isAssigned()
    else { return nil }
    at = scanner.at
    return index
  }

  /// The name behind the last point: `areas` of `window.areas`.
  private func lastPart(of name: Range<Int>) -> Range<Int> {
    let point = bytes[name].lastIndex(of: UInt8(ascii: "."))
    return point.map { $0 + 1..<name.upperBound } ?? name
  }
}
