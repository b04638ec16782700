import Glibc

/// A line that is one name, longer than any name may be.
///
/// It is found before anything else looks at the text: a gigabyte of letters has no separator, no word and no end, and each
/// look for one would take seconds.
enum EndlessName {
  /// Refuses such a text.
  ///
  /// - Complexity: O(1): only lines that begin in the first megabyte are looked at, each up to the longest name.
  static func check(_ bytes: UnsafeRawBufferPointer, name: String) throws(SourceErrors) {
    var (start, line) = (0, 1)
    while bytes.count - start > longest, start < furthest {
      let head = UnsafeRawBufferPointer(rebasing: bytes[start..<(start + longest + 1)])
      guard let base = head.baseAddress else { return }
      if let end = memchr(base, 0x0A, head.count) {
        start += UnsafeRawPointer(end) - base + 1
        line += 1
      } else if isWord(head) {
        throw SourceErrors(
          source: name, line: line, "the name is longer than 60,000 bytes")
      } else {
        return
      }
    }
  }

  /// In bytes: the most of a name (`RecordCheck`).
  private static let longest = 60_000
  private static let furthest = 1 << 20

  /// Whether no byte separates anything: letters, digits, blanks, and whatever is not ASCII.
  private static func isWord(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.allSatisfy { byte in
      byte >= 0x80 || byte == 0x20 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
  }
}
