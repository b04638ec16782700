import RegionModel

/// A word that may be the pinyin of a name: guangdong, Xi'an, guang dong sheng, lüliang.
enum PinyinWord {
  /// The letters of the word; nil where it holds anything but letters and what stands between syllables, or one letter
  /// alone, which spells no name.
  static func letters(_ word: ArraySlice<UInt8>) -> [Letter]? {
    var letters: [Letter] = []
    var bytes = word
    while let byte = bytes.popFirst() {
      if separators.contains(byte) { continue }
      if byte == 0xC3, let next = bytes.popFirst() {
        guard next == 0xBC || next == 0x9C else { return nil }  // ü and Ü, for which readings have v.
        letters += [Letter("V")].compactMap { $0 }
      } else {
        guard let letter = Letter(Character(Unicode.Scalar(byte))) else { return nil }
        letters.append(letter)
      }
    }
    return letters.count > 1 ? letters : nil
  }

  /// A blank, an apostrophe, a hyphen.
  private static let separators: [UInt8] = [0x20, 0x27, 0x2D]
}
