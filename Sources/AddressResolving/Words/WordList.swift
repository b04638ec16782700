/// A list of words, all of Han characters, to be found at a position of a text.
///
/// The list's memory is never freed, since lists are static; so a lookup needs neither a lock nor reference counting.
struct WordList: @unchecked Sendable {  // Written in `init` alone.
  private struct Word {
    /// The bytes of the first two characters, or of the only one; above them the length in bytes.
    private let beginning: UInt64
    let text: UnsafePointer<UInt8>

    init(_ word: StaticString) {
      text = word.utf8Start
      let count = word.utf8CodeUnitCount
      var beginning = UInt64(count) << 48
      for index in 0..<min(count, 6) { beginning |= UInt64(text[index]) << UInt64(8 * index) }
      self.beginning = beginning
    }

    var count: Int { Int(beginning >> 48) }
    /// The first character's three bytes.
    var first: UInt32 { UInt32(truncatingIfNeeded: beginning & 0xFF_FFFF) }

    /// Whether the word begins like a text with these six bytes, with its first two characters or the only one.
    @inline(__always)
    func begins(like key: UInt64) -> Bool {
      (beginning ^ key) & (count < 6 ? 0xFF_FFFF : 0xFFFF_FFFF_FFFF) == 0
    }
  }

  /// Sorted by the last six bits of their first characters, else in the order in which they were given.
  private let words: UnsafeMutablePointer<Word>
  /// For each value of those six bits where its words begin; and the end.
  private let starts: UnsafeMutablePointer<UInt16>
  /// A bit for each value that has words.
  private let firsts: UInt64

  /// - Parameter words: If one word begins with another, the longer one must come first.
  init(_ words: [StaticString]) {
    self.words = .allocate(capacity: max(words.count, 1))
    // While the words are put in place, the element behind a value's has where its words end, then where they begin.
    let ends = UnsafeMutablePointer<UInt16>.allocate(capacity: 66)
    ends.initialize(repeating: 0, count: 66)
    var firsts: UInt64 = 0
    for word in words {
      let value = Int(word.utf8Start[2] & 0x3F)
      ends[value + 1] += 1
      firsts |= 1 << UInt64(value)
    }
    for value in 1..<66 { ends[value] += ends[value - 1] }
    for word in words.reversed() {
      let value = Int(word.utf8Start[2] & 0x3F)
      ends[value + 1] -= 1
      (self.words + Int(ends[value + 1])).initialize(to: Word(word))
    }
    starts = ends + 1
    self.firsts = firsts
  }

  /// Calls `body` with the first character of each word.
  func forEachFirst(_ body: (UInt32) -> Void) {
    for index in 0..<Int(starts[64]) {
      let first = words[index].first
      body((first & 0x0F) << 12 | (first >> 8 & 0x3F) << 6 | first >> 16 & 0x3F)
    }
  }

  /// The words whose first characters may be that one.
  @inline(__always)
  private func indices(_ first: UInt32) -> Range<Int> {
    let value = Int(first >> 16 & 0x3F)
    return Range(uncheckedBounds: (Int(starts[value]), Int(starts[value + 1])))
  }

  /// Whether a word may stand at a position; most that do not are told.
  @inline(__always)
  func mayBegin(in text: Text, at position: Int) -> Bool {
    firsts >> UInt64(text.bytes[position &+ 2] & 0x3F) & 1 == 1
  }

  /// The length of the first word that stands at a position; 0 for none.
  @inline(__always)
  func length(in text: Text, at position: Int) -> Int {
    guard position >= 0, position + 3 <= text.count,
      firsts >> UInt64(text.bytes[position + 2] & 0x3F) & 1 == 1
    else {
      return 0
    }
    return found(text, position, exactly: 0)
  }

  /// Whether a range of the text is exactly one of the words.
  func has(_ range: Range<Int>, of text: Text) -> Bool {
    guard range.count >= 3, firsts >> UInt64(text.bytes[range.lowerBound + 2] & 0x3F) & 1 == 1 else {
      return false
    }
    return found(text, range.lowerBound, exactly: range.count) > 0
  }

  private func found(_ text: Text, _ position: Int, exactly length: Int) -> Int {
    // Zeros follow the text, and no word has any.
    let key = text.key(at: position)
    for index in indices(UInt32(truncatingIfNeeded: key & 0xFF_FFFF)) where words[index].begins(like: key) {
      let count = words[index].count
      if length > 0, count != length { continue }
      if count <= 6 || text.has(words[index].text + 6, count - 6, at: position + 6) { return count }
    }
    return 0
  }

  /// The length of the first word at a position of raw bytes; 0 for none.
  func length(in text: UnsafeRawBufferPointer, at position: Int) -> Int {
    guard position + 3 <= text.count else { return 0 }
    let first = UInt32(text[position]) | UInt32(text[position + 1]) << 8 | UInt32(text[position + 2]) << 16
    for index in indices(first) where words[index].first == first {
      let count = words[index].count
      guard position + count <= text.count else { continue }
      var byte = 3
      while byte < count, text[position + byte] == words[index].text[byte] { byte += 1 }
      if byte == count { return count }
    }
    return 0
  }
}
