extension StringProtocol {
  /// Where `text` first stands in this text, byte for byte; nil if nowhere.
  ///
  /// The standard library's `firstRange(of:)` does the same, but comes with 3 MB of regular expressions.
  ///
  /// - Complexity: O(*n* · *m*) in the bytes of both.
  package func firstRange(ofText text: some StringProtocol) -> Range<Index>? {
    var start = startIndex
    while !utf8[start...].starts(with: text.utf8) {
      guard start < endIndex else { return nil }
      start = utf8.index(after: start)
    }
    return start..<utf8.index(start, offsetBy: text.utf8.count)
  }

  /// Whether `text` stands in this text, byte for byte.
  package func has(_ text: some StringProtocol) -> Bool { firstRange(ofText: text) != nil }
}
