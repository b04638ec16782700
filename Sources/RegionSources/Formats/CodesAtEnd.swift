/// Codes at the ends of lines, behind a word for them that all lines have: `Beer | ID: 148495`, `Beer (code 12)`.
struct CodesAtEnd {
  /// What stands between a name and its code.
  private let sign: [UInt8]
  /// The bracket that closes it.
  private let close: UInt8?

  private static let leads = [" | ", " (", " [", " - ", " – ", ", ", "; ", "\t"]
  private static let words: Set<String> = [
    "no", "nr", "num", "number", "ref", "编号", "编码", "代码", "代號", "番号", "コード",
  ]
  private static let sample = 2_000

  /// Nil where some line has none, or has another word in front of it.
  ///
  /// - Complexity: O(bytes of the lines), and O(1) where the first line has none.
  init?(_ lines: some Collection<Slice>, _ text: SourceText) {
    guard lines.count > 1, let first = lines.first, let (sign, close) = CodesAtEnd.sign(text.string(first))
    else { return nil }
    self.sign = Array(sign.utf8)
    self.close = close
    guard lines.allSatisfy({ cut($0, text) != nil }) else { return nil }
  }

  /// The sign and the bracket of a line; nil where it ends with no code, or the word in front of this is none for codes.
  private static func sign(_ line: String) -> (sign: String, close: UInt8?)? {
    let close = line.utf8.last.flatMap { $0 == 0x29 || $0 == 0x5D ? $0 : nil }
    let body = close == nil ? line[...] : line.dropLast()
    guard let (lead, start) = lastLead(in: body) else { return nil }
    let brackets: [String: UInt8] = [" (": 0x29, " [": 0x5D]
    guard brackets[lead] == close else { return nil }
    let code = body.utf8.reversed().prefix(while: isOfCode).count
    let word = body[start...].dropLast(code)
    let plain = word.filter { $0.isLetter || $0 == "_" }
    guard word.count > plain.count, word.count < longestWord,
      word.allSatisfy({ $0.isLetter || "_ :：=#.".contains($0) }), isForCodes(FieldNames.normalized(plain))
    else { return nil }
    return (lead + word, close)
  }

  /// In characters.
  private static let longestWord = 24

  /// The last of the signs that stand behind names, and where it ends.
  private static func lastLead(in line: Substring) -> (lead: String, end: String.Index)? {
    for start in line.indices.reversed() {
      if let lead = leads.first(where: { line[start...].hasPrefix($0) }) {
        return (lead, line.index(start, offsetBy: lead.count))
      }
    }
    return nil
  }

  private static func isForCodes(_ word: String) -> Bool {
    words.contains(word) || ["id", "code"].contains { word.hasSuffix($0) }
  }

  /// The name of a line and its code; nil where it has none.
  func cut(_ line: Slice, _ text: SourceText) -> (name: Slice, code: Slice)? {
    let found = text.bytes(line) { bytes -> (Int, Range<Int>)? in
      var end = bytes.count
      if let close {
        guard bytes.last == close else { return nil }
        end -= 1
      }
      var start = end
      while start > 0, CodesAtEnd.isOfCode(bytes[start - 1]) { start -= 1 }
      let name = start - sign.count
      guard start < end, name > 0, bytes[name..<start].elementsEqual(sign),
        bytes[start..<end].contains(where: { $0 >= 0x30 && $0 <= 0x39 })
      else { return nil }
      return (name, start..<end)
    }
    return found.map { name, code in
      (
        text.trimmed(Slice(start: line.start, count: UInt32(name))),
        Slice(start: line.start + UInt32(code.lowerBound), count: UInt32(code.count))
      )
    }
  }

  private static func isOfCode(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || "-_.".utf8.contains(byte)
  }
}
