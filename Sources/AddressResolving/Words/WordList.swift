/// Words that are looked for at a position of a text, all of Han characters.
///
/// They lie in memory of their own that is never given back, as lists are static; looking takes neither a lock nor a
/// count of references.
struct WordList: @unchecked Sendable {  // Written in `init` alone.
  private struct Word {
    /// The first character's three bytes.
    let first: UInt32
    let count: UInt32
    let text: UnsafePointer<UInt8>
  }

  private let words: UnsafeMutablePointer<Word>
  private let count: Int
  /// A bit for each value of the last six bits of a first character.
  private let firsts: UInt64

  /// - Parameter words: Longer ones first where one begins as another does.
  init(_ words: [StaticString]) {
    self.words = .allocate(capacity: max(words.count, 1))
    count = words.count
    var firsts: UInt64 = 0
    for (index, word) in words.enumerated() {
      let text = word.utf8Start
      let first = UInt32(text[0]) | UInt32(text[1]) << 8 | UInt32(text[2]) << 16
      firsts |= 1 << UInt64(text[2] & 0x3F)
      (self.words + index).initialize(
        to: Word(first: first, count: UInt32(word.utf8CodeUnitCount), text: text))
    }
    self.firsts = firsts
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

  /// Whether one of the words is just what stands in a part of the text.
  func has(_ range: Range<Int>, of text: Text) -> Bool {
    guard range.count >= 3, firsts >> UInt64(text.bytes[range.lowerBound + 2] & 0x3F) & 1 == 1 else {
      return false
    }
    return found(text, range.lowerBound, exactly: range.count) > 0
  }

  private func found(_ text: Text, _ position: Int, exactly length: Int) -> Int {
    let bytes = text.bytes + position
    let first = UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16
    for index in 0..<count where words[index].first == first {
      let count = Int(words[index].count)
      if length > 0, count != length { continue }
      if text.has(words[index].text, count, at: position) { return count }
    }
    return 0
  }

  /// The same in a text of another kind.
  func length(in text: UnsafeRawBufferPointer, at position: Int) -> Int {
    guard position + 3 <= text.count else { return 0 }
    let first = UInt32(text[position]) | UInt32(text[position + 1]) << 8 | UInt32(text[position + 2]) << 16
    for index in 0..<count where words[index].first == first {
      let count = Int(words[index].count)
      guard position + count <= text.count else { continue }
      var byte = 3
      while byte < count, text[position + byte] == words[index].text[byte] { byte += 1 }
      if byte == count { return count }
    }
    return 0
  }
}
