/// A text as bytes, cut into words.
struct PlaceWords: Equatable {
  let text: [UInt8]
  let words: [ArraySlice<UInt8>]

  /// Cuts `text` at the given separators, and at white space where `atSpaces` is set. White space and
  /// commas around a word are no part of it; an empty word is none.
  ///
  /// - Complexity: O(characters × separators).
  init(_ text: String, separators: [String], atSpaces: Bool) {
    let bytes = Array(text.utf8)
    let marks = separators.filter { !$0.isEmpty }.map { Array($0.utf8) }
    let breaks = atSpaces ? marks + PlaceWords.spaces : marks
    var words: [ArraySlice<UInt8>] = []
    var start = 0
    var position = 0
    while position < bytes.count {
      guard let width = PlaceWords.width(of: breaks, in: bytes[position...]) else {
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

  /// The text from a position to its end, without white space and commas around it.
  func text(from position: Int) -> String {
    String(decoding: PlaceWords.trimmed(text[position...]), as: UTF8.self)
  }

  /// White space that stands between words: blank, tab, line ends, no-break and ideographic space.
  private static let spaces = [" ", "\t", "\r", "\n", "\u{A0}", "\u{3000}"].map { Array($0.utf8) }
  /// What no word begins or ends with.
  private static let edges = spaces + [",", "，"].map { Array($0.utf8) }

  private static func width(of breaks: [[UInt8]], in rest: ArraySlice<UInt8>) -> Int? {
    breaks.first { rest.starts(with: $0) }?.count
  }

  private static func trimmed(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var word = word
    while let width = width(of: edges, in: word) { word = word.dropFirst(width) }
    while let edge = edges.first(where: { word.suffix($0.count).elementsEqual($0) }) {
      word = word.dropLast(edge.count)
    }
    return word
  }
}
