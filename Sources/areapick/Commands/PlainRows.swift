import Glibc

/// The rows of a text, without their ends.
struct PlainRows {
  private var start: UnsafeRawPointer?
  private let last: UnsafeRawPointer?
  private let end: UInt8
  /// At a carriage return the row ends one byte earlier; no byte is as large as what it is for other ends.
  private let carriageReturn: UInt

  init(_ text: UnsafeRawBufferPointer, endingWith end: UInt8) {
    (start, last, self.end) = (text.baseAddress, text.baseAddress.map { $0 + text.count }, end)
    carriageReturn = end == UInt8(ascii: "\n") ? UInt(UInt8(ascii: "\r")) : .max
  }

  /// The next row; nil at the end.
  @inline(__always)
  mutating func next() -> UnsafeRawBufferPointer? {
    guard let start, let last, start < last else { return nil }
    let stop = memchr(start, Int32(end), last - start).map { UnsafeRawPointer($0) } ?? last
    var count = stop - start
    if count > 0, UInt((stop - 1).load(as: UInt8.self)) == carriageReturn { count &-= 1 }
    self.start = stop + 1
    return UnsafeRawBufferPointer(start: start, count: count)
  }
}
