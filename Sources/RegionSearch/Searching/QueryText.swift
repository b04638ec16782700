import RegionModel

/// A query, split into words.
///
/// Characters are folded as names are (`FoldedBytes`), and variants that names do not use become those that
/// they do. Apostrophes, tones and invisible characters are dropped.
struct QueryText {
  /// The distinct words, in the order of the query.
  private(set) var words: [QueryWord] = []
  /// All words joined, repeated ones included: niu jie jie dao.
  let together: QueryWord

  /// Limits in characters of a text, bytes of a word, and words.
  static let longestText = 600
  static let longestWord = 240
  static let mostWords = 12

  /// - Parameter hasPinyin: Whether the tree's names have readings, in which ü is v.
  /// - Returns: Nil for a text that is too long to fit any place.
  init?(_ text: String, in tree: RegionTree, hasPinyin: Bool) {
    var cutter = WordCutter(tree: tree, hasPinyin: hasPinyin)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard index < QueryText.longestText else { return nil }
      cutter.take(scalar)
    }
    cutter.end()
    together = QueryWord(cutter.together)
    words = cutter.words.count > QueryText.mostWords ? [together] : cutter.words
    guard words.allSatisfy({ $0.bytes.count <= QueryText.longestWord }) else { return nil }
  }
}

/// Cuts a query into words, character by character.
private struct WordCutter {
  let tree: RegionTree
  let hasPinyin: Bool
  private(set) var words: [QueryWord] = []
  /// The characters of all words.
  private(set) var together: [Unicode.Scalar] = []
  /// The start of the current word in `together`.
  private var start = 0

  init(tree: RegionTree, hasPinyin: Bool) { (self.tree, self.hasPinyin) = (tree, hasPinyin) }

  mutating func take(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: together.append(scalar)
    case 0xFF01...0xFF5E: if let plain = Unicode.Scalar(scalar.value - 0xFEE0) { take(plain) }
    case 0x27, 0x60: break
    case _ where WordCutter.isSeparator(scalar): end()
    case 0x41...0x5A: together.append(Unicode.Scalar(UInt8(scalar.value | 0x20)))
    case 0x20..<0x7F: together.append(scalar)
    case 0x3100..<0xA000, 0x2E80..<0x3040: together.append(tree.folded(scalar))
    case _ where hasPinyin && isUmlaut(scalar): together.append(QueryWord.umlaut)
    default: takeFolded(scalar)
    }
  }

  /// Adds a character, folded like names; invisible ones are dropped.
  private mutating func takeFolded(_ scalar: Unicode.Scalar) {
    if let last = word.last, let syllable = HangulSyllable.joined(last, scalar) {
      together[together.count - 1] = syllable
    } else if !WordCutter.isHidden(scalar) {
      together += WordCutter.folded(scalar).map(tree.folded)
    }
  }

  private var word: ArraySlice<Unicode.Scalar> { together[start...] }

  mutating func end() {
    guard !word.isEmpty else { return }
    let word = QueryWord(Array(word))
    if !words.contains(word) { words.append(word) }
    start = together.count
  }

  /// Whether a character is ü, with or without a tone; pinyin writes v.
  ///
  /// Separate dots (U+0308) replace the u before them.
  private mutating func isUmlaut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xDC, 0xFC, 0x1D5...0x1DC: return true
    case 0x308 where word.last == "u":
      together.removeLast()
      return true
    default: return false
    }
  }

  /// The folded characters of one; empty for a character that is dropped.
  private static func folded(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    var bytes: [UInt8] = []
    var packed = FoldedBytes.folded(scalar)
    while packed != 0 {
      bytes.append(UInt8(truncatingIfNeeded: packed))
      packed >>= 8
    }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category == .format || category == .control
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", ">", "›", "»", ",", "、", "。", ";", "|", "-", "–", "—", "→", "(", ")": true
    default: scalar.properties.isWhitespace
    }
  }
}
