/// Printable ASCII, which most foreign names and all numbers are: it is told eight bytes at a time.
package enum PlainBytes {
  /// Where printable ASCII at the beginning of a text ends, or a few bytes before that; the end of a text of at least four
  /// bytes that is nothing else.
  ///
  /// - Complexity: O(*n*) in the bytes, an eighth of it in steps.
  @inline(__always)
  package static func end(of text: UnsafeRawBufferPointer) -> Int {
    guard let base = text.baseAddress else { return 0 }
    let count = text.count
    var position = 0
    while position &+ 8 <= count {
      guard isPlain((base + position).loadUnaligned(as: UInt64.self)) else { return position }
      position &+= 8
    }
    // The last bytes are read once more together with those before them, which are known.
    if position == count { return count }
    if count >= 8 {
      return isPlain((base + (count &- 8)).loadUnaligned(as: UInt64.self)) ? count : position
    }
    guard count >= 4 else { return 0 }
    let first = UInt64(base.loadUnaligned(as: UInt32.self))
    let last = UInt64((base + (count &- 4)).loadUnaligned(as: UInt32.self))
    return isPlain(first | last << 32) ? count : 0
  }

  /// Whether eight bytes are printable ASCII.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let deleted = word ^ 0x7F7F_7F7F_7F7F_7F7F
    // The highest bit of a byte is set where that one is smaller than a blank, is DEL, or is no ASCII.
    let flaws =
      (word &- 0x2020_2020_2020_2020) & ~word | (deleted &- 0x0101_0101_0101_0101) & ~deleted | word
    return flaws & 0x8080_8080_8080_8080 == 0
  }
}
