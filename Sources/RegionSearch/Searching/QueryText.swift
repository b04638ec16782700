import RegionModel

/// A query, split into words.
///
/// Characters are folded as those of names are (`FoldedBytes`), and such as no name is written with become those that
/// are. Apostrophes, tones and what cannot be seen count for nothing.
struct QueryText {
  /// Each word once, in the order of the query.
  private(set) var words: [QueryWord] = []
  /// All words written together, with those that stand twice: niu jie jie dao.
  private(set) var together: [UInt8] = []

  /// Longer texts fit no place: in characters, in bytes of a word, in words.
  static let longestText = 600
  static let longestWord = 240
  static let mostWords = 12

  private let tree: RegionTree
  private let hasPinyin: Bool

  /// - Parameter hasPinyin: Whether the tree's names have readings, in which ü is v.
  /// - Returns: Nil for a text that is longer than any that fits.
  init?(_ text: String, in tree: RegionTree, hasPinyin: Bool) {
    (self.tree, self.hasPinyin) = (tree, hasPinyin)
    var word: [Unicode.Scalar] = []
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard index < QueryText.longestText else { return nil }
      take(scalar, into: &word)
    }
    end(&word)
    if words.count > QueryText.mostWords { words = [QueryWord(together)] }
    guard words.allSatisfy({ $0.bytes.count <= QueryText.longestWord }) else { return nil }
  }

  private mutating func take(_ scalar: Unicode.Scalar, into word: inout [Unicode.Scalar]) {
    switch scalar.value {
    case 0xFF01...0xFF5E: if let plain = Unicode.Scalar(scalar.value - 0xFEE0) { take(plain, into: &word) }
    case 0x27, 0x60: break
    case _ where QueryText.isSeparator(scalar): end(&word)
    case 0x41...0x5A: word.append(Unicode.Scalar(UInt8(scalar.value | 0x20)))
    case 0x20..<0x7F: word.append(scalar)
    case 0x2E80..<0xA000: word.append(tree.folded(scalar))
    case _ where hasPinyin && QueryText.readsV.contains(scalar): word.append("v")
    default:
      if !QueryText.isHidden(scalar) { word.append(contentsOf: QueryText.folded(scalar).map(tree.folded)) }
    }
  }

  private mutating func end(_ scalars: inout [Unicode.Scalar]) {
    defer { scalars = [] }
    let word = QueryWord(scalars)
    if !scalars.isEmpty, !words.contains(word) { words.append(word) }
    together += word.bytes
  }

  /// The characters that one is folded to; none for one that counts for nothing.
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
    scalar.properties.isWhitespace || separators.contains(scalar)
  }

  private static let separators: Set<Unicode.Scalar> = [
    "/", "\\", ">", "›", "»", ",", "、", "。", ";", "|", "-", "–", "—", "→", "(", ")",
  ]

  /// ü with and without tones, which pinyin writes v.
  private static let readsV = Set("üǖǘǚǜÜǕǗǙǛ".unicodeScalars)
}
