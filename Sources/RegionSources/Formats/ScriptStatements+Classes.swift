/// Data in classes, and what stands around it in the blocks of other languages.
extension ScriptStatements {
  /// Reads a declaration by what it begins with; false where it declares neither a value nor a body nor a type.
  mutating func readDeclaration(_ isExported: Bool) -> Bool {
    while takeDecorator() {}
    guard at < bytes.count else { return true }
    if takeIndentedBlock() { return true }
    switch head() {
    case .value(let name, let sign):
      at = sign
      readValue(named: name, isExported)
    case .result(let name, let start):
      at = start
      readResult(named: name, isExported)
    case .body(let name, let open):
      at = open
      let word = string(name)
      if ["if", "for", "while", "switch", "catch", "foreach", "using"].contains(word) { return false }
      isPlain = false
      readBody(named: name, isExported)
    case .type(let name, let open):
      at = open
      readMembers(of: name, isExported)
    case .bareType(let end): at = end
    case .other: return false
    }
    return true
  }

  /// Goes behind a decorator: `@Injectable({ … })`, `@override`; false where none stands.
  private mutating func takeDecorator() -> Bool {
    guard skipBlanks(), bytes[at] == UInt8(ascii: "@") else { return false }
    at += 1
    _ = word()
    if at < bytes.count, bytes[at] == UInt8(ascii: "(") { skipGroup() }
    return true
  }

  /// Reads what the braces of a class hold.
  mutating func readMembers(of name: Range<Int>, _ isExported: Bool) {
    guard depth < ScriptStatements.deepest else { return skipGroup() }
    let outer = owner
    (owner, depth, at) = (name, depth + 1, at + 1)
    while skipBlanks(), bytes[at] != UInt8(ascii: "}") {
      let before = at
      if ";,".utf8.contains(bytes[at]) {
        at += 1
      } else if !readDeclaration(isExported) {
        skipDeclaration()
      }
      if at <= before { at = before + 1 }
    }
    (owner, depth, at) = (outer, depth - 1, min(at + 1, bytes.count))
  }

  /// The most classes in each other.
  private static let deepest = 12

  /// Goes behind a member of a class that has no value: to its semicolon, to the end of its line, or in front of the
  /// brace that closes the class.
  private mutating func skipDeclaration() {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
        if bytes[at] == UInt8(ascii: "{") { isPlain = false }
        skipGroup()
      case UInt8(ascii: ";"), 0x0A:
        at += 1
        return
      case UInt8(ascii: "}"): return
      default: advance()
      }
    }
  }

  /// Takes what the arrow of a function hands back.
  private mutating func readResult(named name: Range<Int>, _ isExported: Bool) {
    guard skipBlanks() else { return }
    let start = at
    if isBracket {
      takeLiteral(named: name, isExported)
      literals[literals.count - 1].isReturned = true
    } else {
      isPlain = false
    }
    skipStatement()
    if literals.last?.range.lowerBound != start { code += at - start }
  }

  // MARK: Blocks of Python

  /// Reads a block of Python, whose first line ends with a colon: the members of a class, what a function returns;
  /// others are passed over. False where none begins here.
  private mutating func takeIndentedBlock() -> Bool {
    var scanner = ScriptStatements(bytes, scanningAt: at)
    let word = string(scanner.word())
    guard ScriptStatements.blocks.contains(word), let end = indentedStart(scanner.at) else { return false }
    let (start, own) = (at, column(at))
    var name = 0..<0
    if scanner.skipBlanks() { name = scanner.word() }
    at = end
    guard word == "class", depth < ScriptStatements.deepest else {
      isPlain = false
      readIndentedBody(named: word == "def" ? name : 0..<0, own)
      code += word == "def" && literals.last.map { $0.range.lowerBound > start } ?? false ? 0 : at - start
      return true
    }
    let outer = owner
    (owner, depth) = (name, depth + 1)
    while skipBlanks(), column(at) > own {
      let before = at
      if !readDeclaration(false) { skipStatement() }
      if at <= before { at = before + 1 }
    }
    (owner, depth) = (outer, depth - 1)
    return true
  }

  private static let blocks: Set<String> = [
    "class", "def", "async", "if", "elif", "else", "for", "while", "with", "try", "except", "finally",
  ]

  /// Goes behind the lines of a block that are indented more than its head, and takes a list that it returns at once.
  private mutating func readIndentedBody(named name: Range<Int>, _ own: Int) {
    guard skipBlanks(), column(at) > own else { return }
    while at + 3 < bytes.count, bytes[at...].starts(with: "\"\"\"".utf8) {
      at = ScriptData.descriptionEnd(bytes, at) ?? bytes.count
      _ = skipBlanks()
    }
    var scanner = ScriptStatements(bytes, scanningAt: at)
    if !name.isEmpty, string(scanner.word()) == "return", scanner.skipBlanks(), scanner.isBracket {
      at = scanner.at
      takeLiteral(named: name, false)
      literals[literals.count - 1].isReturned = true
    }
    while skipBlanks(), column(at) > own {
      let before = at
      skipStatement()
      if at <= before { at = before + 1 }
    }
  }

  /// Behind the colon that ends the first line of a block; nil where the line ends with another sign.
  private func indentedStart(_ start: Int) -> Int? {
    var scanner = ScriptStatements(bytes, scanningAt: start)
    let last = min(bytes.count, start + ScriptStatements.longestType * 3)
    var colon: Int?
    while scanner.at < last, bytes[scanner.at] != 0x0A {
      if ScriptData.isBracket(bytes[scanner.at]) || bytes[scanner.at] == UInt8(ascii: "(") {
        scanner.skipGroup()
        colon = nil
      } else if bytes[scanner.at] == UInt8(ascii: "#") {
        break
      } else {
        if !ScriptData.isBlank(bytes[scanner.at]) {
          colon = bytes[scanner.at] == UInt8(ascii: ":") ? scanner.at + 1 : nil
        }
        scanner.advance()
      }
    }
    return colon
  }

  /// How many bytes stand in front of a place in its line.
  private func column(_ place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != 0x0A, place - start < ScriptStatements.longestType { start -= 1 }
    return place - start
  }
}
