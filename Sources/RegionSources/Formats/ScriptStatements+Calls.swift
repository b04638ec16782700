/// Functions, calls and patterns around the literals of a script.
extension ScriptStatements {
  /// Where the body of a function begins here, `(a: A): B => {`; nil where none does.
  func arrowEnd() -> Int? {
    var scanner = ScriptStatements(bytes, scanningAt: at)
    if bytes[at...].starts(with: "function".utf8) {
      scanner.skip(until: UInt8(ascii: "{"))
      return scanner.at
    }
    guard bytes[at] == UInt8(ascii: "(") else { return nil }
    scanner.skipGroup()
    let last = min(bytes.count, scanner.at + ScriptStatements.longestType)
    guard
      let arrow = (scanner.at..<last).first(where: { bytes[$0] == 0x3E && bytes[$0 - 1] == UInt8(ascii: "=") }
      ),
      !bytes[scanner.at..<arrow].contains(0x0A)
    else { return nil }
    scanner.at = arrow + 1
    return scanner.skipBlanks() && bytes[scanner.at] == UInt8(ascii: "{") ? scanner.at : nil
  }

  /// Behind the bracket of a call that hands back the literal that it gets; nil where none begins here.
  var keptStart: Int? {
    if let word = ScriptData.keepers.first(where: { bytes[at...].starts(with: ($0 + "(").utf8) }) {
      return at + word.utf8.count + 1
    }
    return ScriptData.makers.first { word in
      bytes[at...].starts(with: (word + "(").utf8)
        && ScriptData.opensBracket(bytes, at + word.utf8.count + 1)
    }.map { at + $0.utf8.count + 1 }
  }

  /// Where a literal begins that is all that a text calls a function with, as servers answer scripts: `callback({ … });`
  var calledStart: Int? {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "(") else { return nil }
    var scanner = ScriptStatements(bytes, scanningAt: at + 1)
    guard literals.isEmpty, scanner.skipBlanks(), "{[".utf8.contains(bytes[scanner.at]) else { return nil }
    let start = scanner.at
    // What servers answer is JSON; what a page registers has keys without quotes, and functions.
    let first = ScriptData.behindBlanks(bytes, start + 1)
    guard first < bytes.count, "\"{[]}".utf8.contains(bytes[first]) else { return nil }
    scanner.skipGroup()
    guard scanner.skipBlanks(), bytes[scanner.at] == UInt8(ascii: ")") else { return nil }
    return bytes[(scanner.at + 1)...].allSatisfy { ScriptData.isBlank($0) || $0 == UInt8(ascii: ";") }
      ? start : nil
  }

  /// Behind a regular expression that begins where a value may stand: `/["'{]/g`; nil where none does.
  static func patternEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    guard start > 0, start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/"),
      !"/*".utf8.contains(bytes[start + 1]),
      let before = bytes[..<start].last(where: { $0 != 0x20 }), "=(:,[!&|?{};".utf8.contains(before)
    else { return nil }
    var (at, isClass) = (start + 1, false)
    while at < bytes.count, bytes[at] != 0x0A {
      switch bytes[at] {
      case UInt8(ascii: "\\"): at += 1
      case UInt8(ascii: "["): isClass = true
      case UInt8(ascii: "]"): isClass = false
      case UInt8(ascii: "/") where !isClass:
        at += 1
        while at < bytes.count, bytes[at] >= 0x61, bytes[at] <= 0x7A { at += 1 }
        return at
      default: break
      }
      at += 1
    }
    return nil
  }
}
