/// A text as bytes, cut into words.
struct PlaceWords: Equatable {
  let text: [UInt8]
  let words: [ArraySlice<UInt8>]

  /// Cuts `text` at the given separators, at white space of any width where `atSpaces` is set, and trims it
  /// from the words; an empty word is none.
  ///
  /// - Complexity: O(characters × separators).
  init(_ text: String, separators: [String], atSpaces: Bool) {
    let bytes = Array(text.utf8)
    let marks = separators.filter { !$0.isEmpty }.map { Array($0.utf8) }
    let spaces = PlaceWords.spaces.map { Array($0.utf8) }
    let breaks = atSpaces ? marks + spaces : marks
    var words: [ArraySlice<UInt8>] = []
    var start = 0
    var position = 0
    while position < bytes.count {
      guard let width = PlaceWords.width(of: breaks, in: bytes[position...]) else {
        position += 1
        continue
      }
      words.append(PlaceWords.trimmed(bytes[start..<position], spaces))
      position += width
      start = position
    }
    words.append(PlaceWords.trimmed(bytes[start...], spaces))
    self.text = bytes
    self.words = words.filter { !$0.isEmpty }
  }

  /// The text from a position to its end, without white space around it.
  func text(from position: Int) -> String {
    let spaces = PlaceWords.spaces.map { Array($0.utf8) }
    return String(decoding: PlaceWords.trimmed(text[position...], spaces), as: UTF8.self)
  }

  /// White space that stands between words: blank, tab, line ends, no-break and ideographic space.
  private static let spaces = [" ", "\t", "\r", "\n", "\u{A0}", "\u{3000}"]

  private static func width(of breaks: [[UInt8]], in rest: ArraySlice<UInt8>) -> Int? {
    breaks.first { rest.starts(with: $0) }?.count
  }

  private static func trimmed(_ word: ArraySlice<UInt8>, _ spaces: [[UInt8]]) -> ArraySlice<UInt8> {
    var word = word
    while let width = width(of: spaces, in: word) { word = word.dropFirst(width) }
    while let space = spaces.first(where: { word.suffix($0.count).elementsEqual($0) }) {
      word = word.dropLast(space.count)
    }
    return word
  }
}
