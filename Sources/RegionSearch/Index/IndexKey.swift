import RegionModel

/// A name in the index.
struct IndexKey {
  let label: RegionTree.Label
  /// Nil for a place's own name.
  let kind: Alias.Kind?

  @inline(__always)
  init(_ label: RegionTree.Label, kind: Alias.Kind?) {
    self.label = label
    self.kind = kind
  }

  @inline(__always)
  func spelled(_ spelling: Spelling, from offset: Int) -> SpellingBytes {
    let text = spelling == .name ? label.name : label.reading
    return spelling.bytes(of: UnsafeRawBufferPointer(rebasing: text.dropFirst(offset)))
  }

  private var shortName: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: label.name.prefix(label.shortNameCount))
  }

  private var readableInShort: Int { ReadableCharacters.count(in: shortName) }

  /// Four lengths as in `SearchIndex.lengths`, the first in the lowest byte.
  var lengths: UInt32 {
    if label.reading.isEmpty {
      return foldedLength(shortName) | foldedLength(label.name) << 16
    }
    let wanted = kind == .foreign ? Int.max : readableInShort
    var (letters, syllables) = (0, 1)
    var short: (letters: Int, syllables: Int)?
    for byte in label.reading {
      if byte != UInt8(ascii: " ") {
        letters += 1
      } else {
        if syllables == wanted { short = (letters, syllables) }
        syllables += 1
      }
    }
    let ofShort = wanted == 0 ? (0, 0) : short ?? (letters, syllables)
    return [ofShort.0, letters, ofShort.1, syllables].reversed().reduce(0) { $0 << 8 | UInt32(min($1, 255)) }
  }

  private func foldedLength(_ text: UnsafeRawBufferPointer) -> UInt32 {
    var bytes = FoldedBytes(text)
    var count: UInt32 = 0
    while bytes.next() != nil { count += 1 }
    return min(count, 0xFFFF)
  }

  /// Calls `body` with every byte offset of the name or reading at which an entry starts.
  ///
  /// A place's own name is indexed from each character or word, its reading from each syllable of the short
  /// name. Other names are indexed only from their start, foreign ones also from each word.
  @inline(__always)
  func forEachOffset(_ spelling: Spelling, _ body: (Int) -> Void) {
    switch spelling {
    case .name:
      if kind == .reading || label.name.isEmpty { return }
      if kind == nil { forEachNameOffset(body) } else { body(0) }
    case .reading where kind == nil || kind == .foreign, .initials where kind == nil:
      forEachReadingOffset(body)
    default: if !label.reading.isEmpty { body(0) }
    }
  }

  /// An offset takes one byte in the index.
  private static let mostOffsets = 256

  /// Starts of characters, except inside alphabetic words and at signs that nobody types.
  @inline(__always)
  private func forEachNameOffset(_ body: (Int) -> Void) {
    let name = label.name
    var isInWord = false
    for index in 0..<min(name.count, IndexKey.mostOffsets) where name[index] & 0xC0 != 0x80 {
      let isWord = IndexKey.isOfWord(name, at: index)
      let isSign = name[index] < 0x80 && FoldedBytes.plain(ascii: name[index]) == 0
      if index == 0 || !(isWord && isInWord) && !isSign { body(index) }
      isInWord = isWord
    }
  }

  /// Whether a character belongs to a word that is indexed only from its start: a digit, or a letter of an
  /// alphabet.
  ///
  /// In UTF-8, alphabetic letters have two bytes, and further Latin letters three.
  @inline(__always)
  private static func isOfWord(_ name: UnsafeRawBufferPointer, at index: Int) -> Bool {
    let byte = name[index]
    if byte < 0x80 {
      let lowered = byte | 0x20
      return lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    if byte == 0xE1, index + 1 < name.count { return (0xB8...0xBB).contains(name[index + 1]) }
    return byte >= 0xC3 && byte < 0xE0
  }

  @inline(__always)
  private func forEachReadingOffset(_ body: (Int) -> Void) {
    let reading = label.reading
    guard !reading.isEmpty else { return }
    var left = kind == .foreign ? Int.max : max(readableInShort, 1)
    for index in 0..<min(reading.count, IndexKey.mostOffsets) where left > 0 {
      guard index == 0 || reading[index - 1] == UInt8(ascii: " ") else { continue }
      body(index)
      left -= 1
    }
  }
}
