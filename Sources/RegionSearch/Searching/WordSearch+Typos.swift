import RegionModel

/// Finds names one typing error away: a letter wrong, missing or extra, or two swapped.
extension WordSearch {
  mutating func findTypos() {
    switch word.script {
    case .letters: findLetterTypos()
    case .name: findCharacterTypos()
    case .digits, .mixed: break
    }
  }

  /// Shorter words have too many neighbours.
  private static let fewestLetters = 4
  private static let mostLetters = 40
  private static let fewestCharacters = 3
  /// The most names looked at for half a word; a more common half says too little.
  private static let mostNeighbours = 1_000

  private mutating func findLetterTypos() {
    let letters = word.bytes
    guard (WordSearch.fewestLetters...WordSearch.mostLetters).contains(letters.count) else { return }
    // Names without pinyin are searched by their own letters.
    let spelling: Spelling = index.hasReadings ? .reading : .name
    var range = 0..<index.entryCount(spelling)
    for position in 0...letters.count {
      addMissing(at: position, spelling, within: range)
      guard position < letters.count else { break }
      addOthers(at: position, spelling, within: range)
      range = index.entries(spelling, beginningWith: letters[...position], within: range)
      if range.isEmpty { break }
    }
  }

  private static let alphabet = UInt8(ascii: "a")...UInt8(ascii: "z")

  /// Adds names that have one more letter before `position`.
  private mutating func addMissing(at position: Int, _ spelling: Spelling, within range: Range<Int>) {
    var letters = word.bytes
    letters.insert(0, at: position)
    for letter in WordSearch.alphabet {
      letters[position] = letter
      addTypo(letters, spelling, within: range)
    }
  }

  /// Adds names in which the letter at `position` is different, absent, or swapped with the next.
  private mutating func addOthers(at position: Int, _ spelling: Spelling, within range: Range<Int>) {
    var letters = word.bytes
    let wrong = letters[position]
    for letter in WordSearch.alphabet where letter != wrong {
      letters[position] = letter
      addTypo(letters, spelling, within: range)
    }
    letters.remove(at: position)
    addTypo(letters, spelling, within: range)
    guard position < letters.count, letters[position] != wrong else { return }
    letters.insert(wrong, at: position + 1)
    addTypo(letters, spelling, within: range)
  }

  private mutating func addTypo(_ letters: [UInt8], _ spelling: Spelling, within range: Range<Int>) {
    for position in index.entries(spelling, beginningWith: letters, within: range) {
      let entry = index.entry(spelling, position)
      guard entry & 0xFF == 0 else { continue }
      let lengths = index.lengths(ofKey: Int(entry >> 8), spelling)
      let isExact = letters.count == lengths.short || letters.count == lengths.whole
      add(key: Int(entry >> 8), cost: isExact ? Weights.mistyped : Weights.begunMistyped)
    }
  }

  /// Compares the word with all names that contain one of its halves, since a single wrong character leaves
  /// the other half intact.
  private mutating func findCharacterTypos() {
    let text = String(decoding: word.bytes, as: UTF8.self)
    let withoutSuffix = index.tree.hasSuffixes ? Suffix.removed(from: text) : nil
    let characters = Array(withoutSuffix ?? text)
    guard (WordSearch.fewestCharacters...WordSearch.mostLetters).contains(characters.count) else { return }
    let middle = characters.count / 2
    let halves = [characters[..<middle], characters[middle...]]
    var seen: Set<Int> = []
    for half in halves {
      let range = index.entries(.name, beginningWith: Array(String(half).utf8))
      for position in range.prefix(WordSearch.mostNeighbours) {
        let key = Int(index.entry(.name, position) >> 8)
        if seen.insert(key).inserted, isOneTypo(from: key, characters) {
          add(key: key, cost: Weights.mistyped)
        }
      }
    }
  }

  private func isOneTypo(from key: Int, _ characters: [Character]) -> Bool {
    let label = index.label(ofKey: key)
    guard label.shortNameCount <= word.bytes.count + 8 else { return false }
    let whole = WordSearch.characters(of: label.name[...])
    let short = WordSearch.characters(of: label.name.prefix(label.shortNameCount))
    return [whole, short].contains {
      $0.count >= WordSearch.fewestCharacters - 1 && WordSearch.isOneTypo($0, characters)
    }
  }

  private static func characters(of name: Slice<UnsafeRawBufferPointer>) -> [Character] {
    Array(String(decoding: Array(FoldedBytes(UnsafeRawBufferPointer(rebasing: name))), as: UTF8.self))
  }

  /// Whether the parts without the common beginning and end are at most one character each, or two swapped
  /// ones.
  private static func isOneTypo(_ a: [Character], _ b: [Character]) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }
    let start = zip(a, b).prefix { $0 == $1 }.reduce(0) { sum, _ in sum + 1 }
    let (restA, restB) = (a[start...], b[start...])
    let end = zip(restA.reversed(), restB.reversed()).prefix { $0 == $1 }.reduce(0) { sum, _ in sum + 1 }
    let (left, other) = (restA.dropLast(end), restB.dropLast(end))
    if left.count == 2, other.count == 2 { return left.elementsEqual(other.reversed()) }
    return left.count <= 1 && other.count <= 1
  }
}
