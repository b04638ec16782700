/// A piece cut out of a script or of JSON: pairs of a key and a list or an object, without the braces around them.
///
///     1: { name: "Adana", districts: ["Aladağ"] },
///     2: { name: "Bursa", districts: ["Gemlik"] },
enum ScriptFragment {
  /// The text with braces around it, on the same lines; nil where it is something else.
  ///
  /// YAML has no commas between such pairs, and one pair alone has one behind it.
  ///
  /// - Complexity: O(1) where the text does not begin with such a key, else O(*n*).
  static func wrapped(_ bytes: UnsafeRawBufferPointer, at start: Int) -> [UInt8]? {
    if areTexts(bytes, start) {
      return bytes[..<start] + [UInt8(ascii: "[")] + bytes[start...] + [UInt8(ascii: "]")]
    }
    var scanner = ScriptStatements(bytes, scanningAt: start)
    var commas = 0
    while scanner.skipBlanks() {
      guard takePair(&scanner) else { return nil }
      guard scanner.skipBlanks() else { break }
      guard bytes[scanner.at] == UInt8(ascii: ",") else { return nil }
      commas += 1
      scanner.at += 1
    }
    guard commas > 0 else { return nil }
    return bytes[..<start] + [UInt8(ascii: "{")] + bytes[start...] + [UInt8(ascii: "}")]
  }

  /// Whether a text is nothing but texts in quotes with commas between them, over several lines: those of a list. Rows of a table
  /// have no comma at their end.
  private static func areTexts(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    guard "\"'".utf8.contains(bytes[start]) else { return false }
    var (at, known) = (start, Set<String>())
    while at < bytes.count {
      let sign = bytes[at]
      guard "\"'".utf8.contains(sign) else { return false }
      let rest = bytes[(at + 1)...].prefix(longestKey)
      guard let close = rest.firstIndex(where: { $0 == sign || $0 == 0x0A }), bytes[close] == sign else {
        return false
      }
      // Rows of numbers, and of what repeats, are those of a table.
      let text = String(decoding: bytes[(at + 1)..<close], as: UTF8.self)
      guard text.first(where: { $0 != " " })?.isLetter ?? false, known.insert(text).inserted else {
        return false
      }
      at = ScriptData.behindBlanks(bytes, close + 1)
      guard at < bytes.count else { break }
      guard bytes[at] == UInt8(ascii: ",") else { return false }
      at = ScriptData.behindBlanks(bytes, at + 1)
    }
    return known.count > 2 && bytes[start..<min(at, bytes.count)].contains(0x0A)
  }

  /// In bytes.
  private static let longestKey = 200

  /// Goes behind a key, a colon, and the list or the object behind it; false where something else stands here.
  private static func takePair(_ scanner: inout ScriptStatements) -> Bool {
    let bytes = scanner.bytes
    if "\"'".utf8.contains(bytes[scanner.at]) {
      // What a table has in quotes may be of any length.
      let rest = bytes[(scanner.at + 1)...].prefix(longestKey)
      guard let close = rest.firstIndex(of: bytes[scanner.at]) else { return false }
      scanner.at = close + 1
    } else if scanner.word().isEmpty {
      return false
    }
    guard scanner.skipBlanks(), bytes[scanner.at] == UInt8(ascii: ":") else { return false }
    scanner.at += 1
    guard scanner.skipBlanks(), ScriptData.isBracket(bytes[scanner.at]) else { return false }
    scanner.skipGroup()
    return scanner.at <= bytes.count
  }
}
