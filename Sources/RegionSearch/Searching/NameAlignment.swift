import RegionModel

/// A name's characters with the syllables of its reading, to match words written in both.
struct NameAlignment {
  private struct Unit {
    /// Bytes of the name.
    let character: Range<Int>
    /// Bytes of the reading; empty for a character without a syllable.
    let syllable: Range<Int>
    /// Whether it is a bracket or a hyphen, which nobody types.
    let isSign: Bool
  }

  private let name: UnsafeRawBufferPointer
  private let reading: UnsafeRawBufferPointer
  private var units: [Unit] = []

  /// Longer than any name; later characters match nothing.
  private static let longestName = 256

  /// The number of characters of the name.
  var count: Int { units.count }

  /// - Parameters:
  ///   - name: UTF-8; both must outlive the alignment.
  ///   - reading: Syllables separated by blanks.
  init(_ name: UnsafeRawBufferPointer, reading: UnsafeRawBufferPointer) {
    self.name = name
    self.reading = reading
    units.reserveCapacity(name.count / 3 + 1)
    var start = 0
    var syllable = 0
    while start < name.count, units.count < NameAlignment.longestName {
      var end = start + 1
      while end < name.count, name[end] & 0xC0 == 0x80 { end += 1 }
      let isSign = !NameAlignment.isReadable(name[start..<end])
      let letters = isSign ? 0..<0 : letters(from: syllable)
      units.append(Unit(character: start..<end, syllable: letters, isSign: isSign))
      if !letters.isEmpty { syllable = letters.upperBound + 1 }
      start = end
    }
  }

  /// The number of characters in the first `bytes` bytes of the name.
  func count(inBytes bytes: Int) -> Int { units.prefix { $0.character.upperBound <= bytes }.count }

  private func letters(from start: Int) -> Range<Int> {
    var end = min(start, reading.count)
    while end < reading.count, reading[end] != UInt8(ascii: " ") { end += 1 }
    return min(start, end)..<end
  }

  private static func isReadable(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    if bytes.count == 3, (0xE4...0xE9).contains(bytes.first ?? 0) { return true }  // Most Han characters.
    return String(decoding: bytes, as: UTF8.self).first?.isReadable ?? false
  }

  /// The first characters that the whole of `word` fits.
  func first(of word: ArraySlice<UInt8>) -> Range<Int>? {
    for start in units.indices {
      if let length = length(of: word, from: start) { return start..<start + length }
    }
    return nil
  }

  /// The number of characters from `start` that the whole of `word` fits; nil if it does not fit.
  ///
  /// Each character is matched by itself, by its syllable or by the syllable's beginning.
  ///
  /// - Complexity: O(characters × bytes of `word`), whatever the ways to cut it.
  func length(of word: ArraySlice<UInt8>, from start: Int) -> Int? {
    if word.isEmpty { return 0 }
    // The ends in `word` of the characters matched so far, for each way to cut it.
    var reached = [word.startIndex]
    var position = start
    while position < units.count, !reached.isEmpty {
      let unit = units[position]
      var next = unit.isSign && position > start ? reached : []
      for begin in reached {
        for end in ends(of: unit, in: word[begin...]) where !next.contains(end) { next.append(end) }
      }
      position += 1
      if next.contains(word.endIndex) { return position - start }
      reached = next
    }
    return nil
  }

  /// The ends of matches at the start of `word`: the character, its syllable, or the syllable's beginnings.
  private func ends(of unit: Unit, in word: ArraySlice<UInt8>) -> [Int] {
    let common = zip(word, reading[unit.syllable]).prefix { $0 == $1 }.count
    let character = length(of: unit, beginning: word).map { [$0] } ?? []
    return ((0..<common).map { $0 + 1 } + character).map { word.startIndex + $0 }
  }

  /// The byte count of the folded character; nil if `word` does not begin with it.
  private func length(of unit: Unit, beginning word: ArraySlice<UInt8>) -> Int? {
    var folded = FoldedBytes(UnsafeRawBufferPointer(rebasing: name[unit.character]))
    var length = 0
    while let byte = folded.next() {
      guard length < word.count, word[word.startIndex + length] == byte else { return nil }
      length += 1
    }
    return length > 0 ? length : nil
  }
}
