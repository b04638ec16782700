/// Signs, words and groups of a script.
extension ScriptStatements {
  var isBracket: Bool {
    bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "[") || arrayStart != nil || isTuple
      || opening != nil
  }

  /// Whether a tuple of lists, tuples, texts or objects begins: `(("01", "A"), ("02", "B"))`.
  private var isTuple: Bool {
    guard bytes[at] == UInt8(ascii: "(") else { return false }
    var scanner = ScriptStatements(bytes, scanningAt: at + 1)
    guard scanner.skipBlanks() else { return false }
    guard "([{\"'".utf8.contains(bytes[scanner.at]) || scanner.beginsRecord else { return false }
    if bytes[scanner.at] == UInt8(ascii: "{") {
      // One object alone is an expression of JavaScript.
      scanner.skipGroup()
      guard scanner.skipBlanks(), bytes[scanner.at] == UInt8(ascii: ",") else { return false }
    }
    scanner.at = at
    scanner.skipGroup()
    // A call or an arrow behind the bracket makes it an expression; it may be all that a call gets.
    let isArgument = at > 1 && bytes[at - 1] == UInt8(ascii: "(") && ScriptData.isWord(bytes[at - 2])
    return bytes[scanner.at...].first { ![0x20, 0x09, 0x0D].contains($0) }
      .map { "\n;#".utf8.contains($0) || isArgument && $0 == UInt8(ascii: ")") } ?? true
  }

  /// Whether a call that makes a record begins, and another of its kind follows: `Item(id="a"), Item(id="b")`.
  private var beginsRecord: Bool {
    var scanner = ScriptStatements(bytes, scanningAt: at)
    let name = scanner.word()
    guard let first = bytes[name].first, (0x41...0x5A).contains(first), scanner.at < bytes.count,
      bytes[scanner.at] == UInt8(ascii: "(")
    else { return false }
    scanner.skipGroup()
    guard scanner.skipBlanks(), bytes[scanner.at] == UInt8(ascii: ",") else { return false }
    scanner.at += 1
    return scanner.skipBlanks() && bytes[scanner.at...].starts(with: bytes[name])
  }

  /// The bracket of a list of PHP in its long form, `array(`, or of `new Array(`; nil where none begins here.
  var arrayStart: Int? {
    let words = ["array", "new Array"]
    guard let word = words.first(where: { bytes[at...].starts(with: $0.utf8) }) else { return nil }
    let next = ScriptData.behindBlanks(bytes, at + word.utf8.count)
    return next < bytes.count && bytes[next] == UInt8(ascii: "(") ? next : nil
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Takes a word, which may have points.
  mutating func word() -> Range<Int> {
    let start = at
    while at < bytes.count, ScriptData.isWord(bytes[at]) || bytes[at] == UInt8(ascii: "."), at - start < 200 {
      at += 1
    }
    return start..<at
  }

  /// Goes to the next sign that is neither blank nor comment; false at the end.
  mutating func skipBlanks() -> Bool {
    at = ScriptData.behindBlanks(bytes, at)
    return at < bytes.count
  }

  /// Goes behind the bracket that closes the one here.
  mutating func skipGroup() {
    var depth = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      default: break
      }
      advance()
      if depth <= 0 { return }
    }
  }

  /// Goes to a sign outside of brackets: a `=` that is no part of `=>`.
  mutating func skip(until sign: UInt8) {
    while at < bytes.count {
      if bytes[at] == sign, !(at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: ">")) { return }
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): skipGroup()
      case UInt8(ascii: ";"): return
      default: advance()
      }
    }
  }

  /// Goes behind a statement: a semicolon, or the end of a line outside of brackets.
  mutating func skipStatement() {
    var angles = 0
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): skipGroup()
      case UInt8(ascii: "<"):
        angles += 1
        at += 1
      case UInt8(ascii: ">"):
        if at > 0, bytes[at - 1] != UInt8(ascii: "=") { angles = max(0, angles - 1) }
        at += 1
      case UInt8(ascii: "}") where depth > 0: return
      case UInt8(ascii: ";"):
        at += 1
        return
      case 0x0A where angles == 0:
        at += 1
        return
      default: advance()
      }
    }
  }

  /// Behind the lifetime of a reference in Rust, `&'static str`; nil for texts.
  private var lifetimeEnd: Int? {
    guard at > 0, "&<".utf8.contains(bytes[at - 1]) else { return nil }
    let end = bytes[(at + 1)...].firstIndex { !ScriptData.isWord($0) } ?? bytes.count
    return end > at + 1 && end < bytes.count && " >,".utf8.contains(bytes[end]) ? end : nil
  }

  /// Goes behind one sign, text or comment.
  mutating func advance() {
    let byte = bytes[at]
    if let next = ScriptData.commentEnd(bytes, at) ?? ScriptStatements.patternEnd(bytes, at) {
      at = next
    } else if byte == UInt8(ascii: "'"), let next = lifetimeEnd {
      at = next
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") {
      at += 1
      while at < bytes.count, bytes[at] != byte { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
      at = min(at + 1, bytes.count)
    } else {
      at += 1
    }
  }
}
