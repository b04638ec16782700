import RegionModel

/// A text as bytes, cut into words.
struct PlaceWords: Equatable {
  let text: [UInt8]
  let words: [ArraySlice<UInt8>]

  /// Cuts `text` at the separators, and at white space if `atSpaces` is set.
  ///
  /// White space and commas around a word are removed, and empty words are dropped. A backslash makes the
  /// following separator or backslash part of the word (`PathText`).
  ///
  /// - Complexity: O(characters × separators).
  init(_ text: String, separators: [String], atSpaces: Bool) {
    let marks = separators.filter { !$0.isEmpty }.map { Array($0.utf8) }
    let breaks = atSpaces ? marks + PlaceWords.spaces : marks
    let (bytes, escaped) = PlaceWords.unescaped(Array(text.utf8), breaks)
    var words: [ArraySlice<UInt8>] = []
    var start = 0
    var position = 0
    while position < bytes.count {
      guard !escaped.contains(position), let width = PlaceWords.width(of: breaks, in: bytes[position...])
      else {
        position += 1
        continue
      }
      words.append(PlaceWords.trimmed(bytes[start..<position]))
      position += width
      start = position
    }
    words.append(PlaceWords.trimmed(bytes[start...]))
    self.text = bytes
    self.words = words.filter { !$0.isEmpty }
  }

  /// The text without escaping backslashes, and the positions of escaped characters.
  private static func unescaped(_ text: [UInt8], _ breaks: [[UInt8]]) -> (bytes: [UInt8], escaped: Set<Int>) {
    guard text.contains(PathText.escape) else { return (text, []) }
    var bytes: [UInt8] = []
    var escaped: Set<Int> = []
    var position = 0
    while position < text.count {
      let rest = text[(position + 1)...]
      let escapes = rest.first == PathText.escape || width(of: breaks, in: rest) != nil
      if text[position] == PathText.escape, escapes {
        escaped.insert(bytes.count)
        position += 1
      }
      bytes.append(text[position])
      position += 1
    }
    return (bytes, escaped)
  }

  /// The whole text as one word: trimmed and unescaped.
  static func word(_ text: String) -> String {
    let bytes = Array(text.utf8)
    if bytes.contains(PathText.escape) {
      return PlaceWords(text, separators: [], atSpaces: false).text(from: 0)
    }
    return String(decoding: trimmed(bytes[...]), as: UTF8.self)
  }

  /// The text from a position to its end, trimmed of white space and commas.
  func text(from position: Int) -> String {
    String(decoding: PlaceWords.trimmed(text[position...]), as: UTF8.self)
  }

  /// White space between words: blank, tab, line ends, no-break and ideographic space.
  private static let spaces = [" ", "\t", "\r", "\n", "\u{A0}", "\u{3000}"].map { Array($0.utf8) }
  private static func width(of breaks: [[UInt8]], in rest: ArraySlice<UInt8>) -> Int? {
    breaks.first { rest.starts(with: $0) }?.count
  }

  private static func trimmed(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var word = word
    while let width = edgeWidth(word) { word = word.dropFirst(width) }
    while let width = (1...3).first(where: { edgeWidth(word.suffix($0)) == $0 }) {
      word = word.dropLast(width)
    }
    return word
  }

  /// The byte count of a leading white space or comma, which no word begins or ends with; nil for other
  /// characters.
  private static func edgeWidth(_ text: ArraySlice<UInt8>) -> Int? {
    switch text.first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: ","): 1
    case 0xC2: text.starts(with: "\u{A0}".utf8) ? 2 : nil
    case 0xE3: text.starts(with: "\u{3000}".utf8) ? 3 : nil
    case 0xEF: text.starts(with: "，".utf8) ? 3 : nil
    default: nil
    }
  }
}
