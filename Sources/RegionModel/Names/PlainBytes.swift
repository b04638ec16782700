/// Printable ASCII, which most foreign names are: it is told eight bytes at a time.
enum PlainBytes {
  /// Where printable ASCII at the beginning of a text ends, or up to seven bytes before that.
  ///
  /// - Complexity: O(*n*) in the bytes, an eighth of it in steps.
  @inline(__always)
  static func end(of text: UnsafeRawBufferPointer) -> Int {
    guard let base = text.baseAddress else { return 0 }
    var position = 0
    while position &+ 8 <= text.count {
      let word = (base + position).loadUnaligned(as: UInt64.self)
      let deleted = word ^ 0x7F7F_7F7F_7F7F_7F7F
      // The highest bit of a byte is set where that one is smaller than a blank, is DEL, or is no ASCII.
      let flaws =
        (word &- 0x2020_2020_2020_2020) & ~word | (deleted &- 0x0101_0101_0101_0101) & ~deleted | word
      guard flaws & 0x8080_8080_8080_8080 == 0 else { break }
      position &+= 8
    }
    return position
  }
}
