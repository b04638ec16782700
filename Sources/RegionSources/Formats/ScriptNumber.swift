/// Numbers in forms that JSON has not: `0x1F`, `1_000_000`, `10n`, `10L`.
enum ScriptNumber {
  /// The number for JSON, which of another base is a text; nil for other words, and for plain numbers.
  static func json(_ word: Swift.Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
    guard let first = word.first, first >= 0x30, first <= 0x39, word.count > 1 else { return nil }
    if first == 0x30, "xXoObB".utf8.contains(word[word.startIndex + 1]) {
      return [UInt8(ascii: "\"")] + word + [UInt8(ascii: "\"")]
    }
    let isBig = word.last.map { "nLlfFdDmMuU".utf8.contains($0) } ?? false
    guard isBig || word.contains(UInt8(ascii: "_")) else { return nil }
    let digits = (isBig ? word.dropLast() : word).filter { $0 != UInt8(ascii: "_") }
    return digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? digits : nil
  }
}
