extension StringProtocol {
  /// Where `text` first stands in this text, byte for byte; nil if nowhere.
  ///
  /// The standard library's `firstRange(of:)` does the same, but comes with 3 MB of regular expressions.
  ///
  /// - Complexity: O(*n* · *m*) in the bytes of both.
  package func firstRange(ofText text: some StringProtocol) -> Range<Index>? {
    guard let offset = TextSearch.offset(of: text, in: self) else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    return start..<utf8.index(start, offsetBy: text.utf8.count)
  }

  /// Whether `text` stands in this text, byte for byte.
  package func has(_ text: some StringProtocol) -> Bool { TextSearch.offset(of: text, in: self) != nil }
}

private enum TextSearch {
  /// How many bytes stand before the first place of a text in another; nil if it is not there.
  static func offset(of text: some StringProtocol, in whole: some StringProtocol) -> Int? {
    let found = whole.utf8.withContiguousStorageIfAvailable { bytes in
      text.utf8.withContiguousStorageIfAvailable { offset(of: $0, in: bytes) }
    }
    if let found, let offset = found { return offset }
    // Texts that are no native ones are copied.
    return Array(whole.utf8).withUnsafeBufferPointer { bytes in
      Array(text.utf8).withUnsafeBufferPointer { offset(of: $0, in: bytes) }
    }
  }

  private static func offset(of text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>)
    -> Int?
  {
    guard let first = text.first else { return 0 }
    guard text.count <= bytes.count else { return nil }
    for start in 0...(bytes.count - text.count) where bytes[start] == first {
      var length = 1
      while length < text.count, bytes[start + length] == text[length] { length += 1 }
      if length == text.count { return start }
    }
    return nil
  }
}
