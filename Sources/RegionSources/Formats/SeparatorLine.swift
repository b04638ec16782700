/// The line that Excel reads, and none of the rows, where a table begins with it: `sep=;`.
struct SeparatorLine {
  let separator: UInt8
  /// Where the table begins behind it, in bytes.
  let end: Int

  /// Nil where the bytes begin with something else, or nothing stands behind the line.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var at = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let quote = UInt8(ascii: "\"")
    let isQuoted = at < bytes.count && bytes[at] == quote
    if isQuoted { at += 1 }
    guard bytes.count > at + 6, bytes[at..<(at + 3)].elementsEqual("sep".utf8, by: { $0 | 0x20 == $1 }),
      bytes[at + 3] == UInt8(ascii: "=")
    else { return nil }
    separator = bytes[at + 4]
    at += 5
    if isQuoted {
      guard bytes[at] == quote else { return nil }
      at += 1
    }
    if at < bytes.count, bytes[at] == 0x0D { at += 1 }
    if at < bytes.count, bytes[at] == 0x0A { at += 1 }
    let isLine = at < bytes.count && (bytes[at - 1] == 0x0A || bytes[at - 1] == 0x0D)
    guard isLine, ![0x0A, 0x0D, quote].contains(separator), separator < 0x80 else { return nil }
    end = at
  }
}
