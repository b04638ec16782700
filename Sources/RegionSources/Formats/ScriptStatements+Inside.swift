/// Lists and objects that are given a name wherever they stand: in the body of a function, of a component, of a callback.
extension ScriptStatements {
  /// The statements of a text with such literals alone.
  ///
  /// - Complexity: O(*n*).
  static func everywhere(in bytes: UnsafeRawBufferPointer, from start: Int) -> ScriptStatements {
    var scanner = ScriptStatements(bytes, scanningAt: start)
    while scanner.at < bytes.count {
      if bytes[scanner.at] == UInt8(ascii: "="), scanner.takeAssigned(behind: start) { continue }
      scanner.step()
    }
    return scanner
  }

  /// Takes the literal behind a sign of assignment; false where none stands there, or the sign means something else.
  private mutating func takeAssigned(behind start: Int) -> Bool {
    let sign = at
    guard sign > start, sign + 1 < bytes.count, !"=!<>+-*/%&|^:?~".utf8.contains(bytes[sign - 1]),
      !"=>~".utf8.contains(bytes[sign + 1])
    else { return false }
    let before = literals.count
    at = sign + 1
    guard skipBlanks() else { return false }
    if let inner = keptStart ?? stateStart {
      at = inner
      guard skipBlanks() else { return false }
    }
    if isBracket, let name = assignedName(sign), !name.isEmpty { takeLiteral(named: name, false) }
    if literals.count == before { at = sign }
    return literals.count > before
  }

  /// Behind the bracket of a call that gives a component the state that it begins with, or a value that it keeps:
  /// `useState([`, `useMemo(() => [`, `computed(() => ({`.
  private var stateStart: Int? {
    let states = ["useState(", "React.useState(", "useRef("]
    if let state = states.first(where: { bytes[at...].starts(with: $0.utf8) }) {
      return at + state.utf8.count
    }
    let kept = ["useMemo(() =>", "React.useMemo(() =>", "computed(() =>"]
    guard let call = kept.first(where: { bytes[at...].starts(with: $0.utf8) }) else { return nil }
    let body = ScriptData.behindBlanks(bytes, at + call.utf8.count)
    guard body < bytes.count, bytes[body] != UInt8(ascii: "{") else { return nil }
    return bytes[body] == UInt8(ascii: "(") ? body + 1 : body
  }

  /// The name in front of a sign of assignment, behind which a type may stand; nil for an attribute of a tag.
  private func assignedName(_ sign: Int) -> Range<Int>? {
    let lineStart = bytes[..<sign].suffix(ScriptStatements.longestType * 2).lastIndex(of: 0x0A) ?? 0
    let start = ScriptData.behindBlanks(bytes, lineStart)
    guard start < sign else { return nil }
    var scanner = ScriptStatements(bytes, scanningAt: start)
    let first = string(scanner.word())
    let isDeclared = ["const", "let", "var", "val", "final", "static", "private", "public", "export"]
      .contains(first)
    // `<Menu options={[ … ]} />`
    let isTight = bytes[sign - 1] != 0x20 && bytes[sign + 1] == UInt8(ascii: "{")
    if !isDeclared, isTight { return nil }
    if isDeclared, scanner.skipBlanks(), bytes[scanner.at] == UInt8(ascii: "[") {
      // `const [items, setItems] = useState([ … ])`
      scanner.at += 1
      return scanner.skipBlanks() ? scanner.word() : nil
    }
    scanner.at = start
    if case .value(let name, let end) = scanner.head(), end == sign { return name }
    guard let last = bytes[start..<sign].lastIndex(where: { !ScriptData.isBlank($0) }),
      ScriptData.isWord(bytes[last])
    else { return nil }
    let begin = bytes[start...last].lastIndex { !ScriptData.isWord($0) }.map { $0 + 1 } ?? start
    return begin..<last + 1
  }

  /// Goes behind one sign, text or comment. An apostrophe in the text between tags, which no other follows on its line, opens
  /// nothing.
  private mutating func step() {
    if "\"'".utf8.contains(bytes[at]) {
      // A program may stand in one line of megabytes.
      let end = bytes[(at + 1)...].firstIndex { $0 == bytes[at] || $0 == 0x0A }
      guard let end, bytes[end] == bytes[at] else {
        at += 1
        return
      }
    }
    advance()
  }
}
