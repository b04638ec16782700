import RegionModel

/// A name's characters beside the syllables of its reading, for holding words of both against it.
struct NameAlignment {
  private struct Unit {
    /// Bytes of the name.
    let character: Range<Int>
    /// Bytes of the reading; empty for a character that has none.
    let syllable: Range<Int>
  }

  private let name: UnsafeRawBufferPointer
  private let reading: UnsafeRawBufferPointer
  private var units: [Unit] = []

  /// How many characters the name has.
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
    while start < name.count {
      var end = start + 1
      while end < name.count, name[end] & 0xC0 == 0x80 { end += 1 }
      let letters =
        NameAlignment.isReadable(name[start..<end]) ? letters(from: syllable) : syllable..<syllable
      units.append(Unit(character: start..<end, syllable: letters))
      if !letters.isEmpty { syllable = letters.upperBound + 1 }
      start = end
    }
  }

  /// How many characters so many bytes of the name are.
  func count(inBytes bytes: Int) -> Int { units.prefix { $0.character.upperBound <= bytes }.count }

  private func letters(from start: Int) -> Range<Int> {
    var end = min(start, reading.count)
    while end < reading.count, reading[end] != UInt8(ascii: " ") { end += 1 }
    return min(start, end)..<end
  }

  private static func isReadable(_ bytes: Slice<UnsafeRawBufferPointer>) -> Bool {
    if bytes.count == 3, (0xE4...0xE9).contains(bytes.first ?? 0) { return true }  // Han, the most of them.
    return String(decoding: bytes, as: UTF8.self).first?.isReadable ?? false
  }

  /// The first characters that the whole of `word` fits.
  func first(of word: ArraySlice<UInt8>) -> Range<Int>? {
    for start in units.indices {
      if let length = length(of: word, from: start) { return start..<start + length }
    }
    return nil
  }

  /// How many characters from `start` on the whole of `word` fits, each by itself, by its syllable or by the begin of it;
  /// nil where it does not.
  ///
  /// - Parameter usesInitials: Whether a syllable that is not the last may be cut short.
  func length(of word: ArraySlice<UInt8>, from start: Int, usesInitials: Bool = true) -> Int? {
    if word.isEmpty { return 0 }
    guard start < units.count else { return nil }
    let unit = units[start]
    func next(_ count: Int) -> Int? {
      length(of: word.dropFirst(count), from: start + 1, usesInitials: usesInitials).map { $0 + 1 }
    }
    if isCharacter(unit, beginning: word), let length = next(unit.character.count) { return length }
    let common = zip(word, reading[unit.syllable]).prefix { $0 == $1 }.count
    for taken in stride(from: common, to: 0, by: -1) {
      guard taken == unit.syllable.count || usesInitials || taken == word.count else { continue }
      if let length = next(taken) { return length }
    }
    return unit.syllable.isEmpty && start > 0 ? next(0) : nil
  }

  private func isCharacter(_ unit: Unit, beginning word: ArraySlice<UInt8>) -> Bool {
    word.starts(with: name[unit.character].lazy.map(SpellingBytes.lowered))
  }
}
