/// Codes that a program wrote as numbers, with the zeros in front that JSON does not allow: `"code": 007`.
///
/// They stand in quotes in a copy of the text, so that they keep their zeros.
struct LeadingZeros {
  /// The text with quotes around each such number.
  private(set) var bytes: [UInt8] = []
  /// The offsets in `bytes` of the quotes, in rising order.
  private(set) var quotes: [Int] = []

  /// Nil where no number begins with a zero before another digit.
  ///
  /// - Complexity: O(bytes).
  init?(_ source: UnsafeRawBufferPointer) {
    bytes.reserveCapacity(source.count + source.count / 16)
    var (index, isInside) = (0, false)
    while index < source.count {
      let byte = source[index]
      if isInside {
        isInside = byte != UInt8(ascii: "\"")
        bytes.append(byte)
        index += 1
        if byte == UInt8(ascii: "\\"), index < source.count {
          bytes.append(source[index])
          index += 1
        }
        continue
      }
      let end = LeadingZeros.isDigit(byte) ? LeadingZeros.end(source, index) : index
      if byte == UInt8(ascii: "0"), end > index + 1 {
        quotes.append(bytes.count)
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: source[index..<end])
        quotes.append(bytes.count)
        bytes.append(UInt8(ascii: "\""))
        index = end
        continue
      }
      isInside = byte == UInt8(ascii: "\"")
      bytes.append(contentsOf: source[index..<max(end, index + 1)])
      index = max(end, index + 1)
    }
    if quotes.isEmpty { return nil }
  }

  /// Where the digits end; the start itself where they are a part of a number with a point, or of a word.
  private static func end(_ source: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var end = start
    while end < source.count, isDigit(source[end]) { end += 1 }
    let isWhole = end == source.count || " \t\r\n,]}".utf8.contains(source[end])
    let isFirst = start == 0 || " \t\r\n:,[".utf8.contains(source[start - 1])
    return isWhole && isFirst ? end : start
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
