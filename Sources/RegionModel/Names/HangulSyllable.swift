/// Hangul syllables, which texts store whole or as letters.
package enum HangulSyllable {
  private static let leading = UInt32(0x1100)...0x1112
  private static let vowels = UInt32(0x1161)...0x1175
  private static let trailing = UInt32(0x11A8)...0x11C2
  private static let syllables = UInt32(0xAC00)...0xD7A3

  /// The syllable that `letter` completes: a vowel after a consonant, or a final consonant after an open
  /// syllable.
  ///
  /// Nil for other pairs. From Unicode, chapter 3.12.
  package static func joined(_ before: Unicode.Scalar, _ letter: Unicode.Scalar) -> Unicode.Scalar? {
    joined(before.value, letter.value).flatMap(Unicode.Scalar.init)
  }

  static func joined(_ before: UInt32, _ letter: UInt32) -> UInt32? {
    let vowelCount = UInt32(vowels.count)
    let endCount = UInt32(trailing.count) + 1  // One for none.
    if leading.contains(before), vowels.contains(letter) {
      let row = (before - leading.lowerBound) * vowelCount + letter - vowels.lowerBound
      return syllables.lowerBound + row * endCount
    }
    guard syllables.contains(before), (before - syllables.lowerBound) % endCount == 0,
      trailing.contains(letter)
    else { return nil }
    return before + letter - trailing.lowerBound + 1
  }

  /// Whether the character is a leading consonant.
  static func isLeading(_ scalar: UInt32) -> Bool { leading.contains(scalar) }
}
