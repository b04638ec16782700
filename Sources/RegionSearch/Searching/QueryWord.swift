import RegionModel

/// A word of a query, in the characters that names are written with.
struct QueryWord: Hashable {
  enum Script: Hashable {
    /// Letters a to z alone: pinyin, initials, or a name of another language.
    case letters
    case digits
    /// No letters a to z.
    case name
    case mixed
  }

  let bytes: [UInt8]
  let script: Script

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    bytes = Array(String(text).utf8)
    let letters = bytes.count(where: QueryWord.isLetter)
    if letters == bytes.count {
      script = .letters
    } else if bytes.allSatisfy(QueryWord.isDigit) {
      script = .digits
    } else {
      script = letters == 0 ? .name : .mixed
    }
  }

  init(_ bytes: some Sequence<UInt8>) {
    self.init(String(decoding: Array(bytes), as: UTF8.self).unicodeScalars)
  }

  static func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Where in `bytes` its characters begin.
  var starts: [Int] { bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } }
}

/// A query, split into words.
///
/// Capital letters are made small, full-width signs and letters with tones plain, ü becomes v, and characters that no
/// name is written with those that are. Apostrophes and what cannot be seen count for nothing.
struct QueryText {
  /// Each word once, in the order of the query.
  private(set) var words: [QueryWord] = []
  /// All words written together, with those that stand twice: niu jie jie dao.
  private(set) var together: [UInt8] = []

  /// Longer texts fit no place: in characters, in bytes of a word, in words.
  static let longestText = 600
  static let longestWord = 240
  static let mostWords = 12

  /// - Returns: Nil for a text that is longer than any that fits.
  init?(_ text: String, in tree: RegionTree) {
    var scalars: [Unicode.Scalar] = []
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard index < QueryText.longestText else { return nil }
      guard let plain = QueryText.plain(scalar) else { continue }
      if QueryText.isSeparator(plain) { end(&scalars) } else { scalars.append(tree.folded(plain)) }
    }
    end(&scalars)
    if words.count > QueryText.mostWords { words = [QueryWord(together)] }
    guard words.allSatisfy({ $0.bytes.count <= QueryText.longestWord }) else { return nil }
  }

  private mutating func end(_ scalars: inout [Unicode.Scalar]) {
    defer { scalars = [] }
    let word = QueryWord(scalars)
    if !scalars.isEmpty, !words.contains(word) { words.append(word) }
    together += word.bytes
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || separators.contains(scalar)
  }

  private static let separators: Set<Unicode.Scalar> = [
    "/", "\\", ">", "›", "»", ",", "、", "。", ";", "|", "-", "–", "—", "→", "(", ")",
  ]

  /// Nil for what counts for nothing.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x41...0x5A: return Unicode.Scalar(scalar.value | 0x20)
    // Apostrophes, and tones as marks of their own.
    case 0x27, 0x60, 0x300...0x36F, 0x2018, 0x2019, 0x2BC: return nil
    case 0x80..<0x250: return toned[scalar] ?? scalar
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).flatMap(plain)
    default: break
    }
    guard scalar.value >= 0x80 || scalar.value < 0x20 || scalar.value == 0x7F else { return scalar }
    let category = scalar.properties.generalCategory
    return category == .format || category == .control && !scalar.properties.isWhitespace ? nil : scalar
  }

  private static let toned: [Unicode.Scalar: Unicode.Scalar] = {
    let letters: [(Unicode.Scalar, String)] = [
      ("a", "āáǎàĀÁǍÀ"), ("e", "ēéěèêĒÉĚÈ"), ("i", "īíǐìĪÍǏÌ"), ("o", "ōóǒòŌÓǑÒ"), ("u", "ūúǔùŪÚǓÙ"),
      ("v", "üǖǘǚǜÜǕǗǙǛ"),
      ("n", "ńňǹ"),
    ]
    return Dictionary(
      uniqueKeysWithValues: letters.flatMap { plain, toned in toned.unicodeScalars.map { ($0, plain) } })
  }()
}
