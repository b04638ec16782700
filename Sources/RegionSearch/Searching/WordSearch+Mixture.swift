import RegionModel

/// Finds words that mix spellings: 深zhen, szhen, shzhen.
extension WordSearch {
  /// Matches a word of Han and letters against all names that contain its Han.
  mutating func findMixture() {
    find(.name, word.name, cost: Weights.byName, inside: Weights.inside)
    for key in keysHoldingHan() {
      let label = index.label(ofKey: key)
      let alignment = NameAlignment(label.name, reading: label.reading)
      guard let fit = alignment.first(of: word.bytes[...]) else { continue }
      let short = alignment.count(inBytes: label.shortNameCount)
      let isExact = fit.count == short || fit.count == alignment.count
      let cost = fit.lowerBound > 0 ? Weights.inside : isExact ? Weights.exact : Weights.start
      add(key: key, cost: cost + Weights.byReading)
      if fit.lowerBound == 0 { isFoundAsTyped = true }
    }
  }

  /// The keys of names with the word's rarest run of Han.
  private func keysHoldingHan() -> Set<Int> {
    let runs = word.bytes.split(whereSeparator: QueryWord.isLetter)
    let ranges = runs.map { index.entries(.name, beginningWith: $0) }
    guard let rarest = ranges.min(by: { $0.count < $1.count }) else { return [] }
    return Set(rarest.map { Int(index.entry(.name, $0) >> 8) })
  }

  /// Matches words in which some syllables are written out and some by a letter, by trying possible initials.
  mutating func findAbbreviated() {
    guard (2...WordSearch.longestAbbreviation).contains(word.bytes.count) else { return }
    let isPinyin = SyllableShape.isWhole(word.bytes[...])
    let cost = isPinyin ? Weights.abbreviationOfSyllables : Weights.byAbbreviation
    var tries = WordSearch.mostTries
    abbreviate(from: 0, pieces: [], within: 0..<index.entryCount(.initials), cost, &tries)
  }

  private static let longestAbbreviation = 20
  /// The most ways to cut a word that are tried; pinyin has some dozens.
  private static let mostTries = 600

  /// A syllable, its beginning or its first letter in the word.
  private struct Piece {
    let start: Int
    let end: Int
    var count: Int { end - start }
  }

  private mutating func abbreviate(
    from start: Int, pieces: [Piece], within range: Range<Int>, _ cost: Int, _ tries: inout Int
  ) {
    guard start < word.bytes.count else { return addAbbreviated(pieces, range, cost) }
    let initials = pieces.map { word.bytes[$0.start] } + [word.bytes[start]]
    let narrowed = index.entries(.initials, beginningWith: initials, within: range)
    tries -= 1
    guard !narrowed.isEmpty, tries > 0 else { return }
    var end = start + 1
    while end <= word.bytes.count, SyllableShape.isBegun(word.bytes[start..<end]) {
      abbreviate(from: end, pieces: pieces + [Piece(start: start, end: end)], within: narrowed, cost, &tries)
      end += 1
    }
  }

  /// Adds the names in a range of initials whose syllables begin with the pieces.
  private mutating func addAbbreviated(_ pieces: [Piece], _ range: Range<Int>, _ cost: Int) {
    guard pieces.contains(where: { $0.count > 1 }) else { return }
    for position in range {
      let entry = index.entry(.initials, position)
      guard entry & 0xFF == 0 else { continue }
      let key = Int(entry >> 8)
      guard fits(pieces, index.label(ofKey: key).reading) else { continue }
      let lengths = index.lengths(ofKey: key, .initials)
      let isExact = pieces.count == lengths.short || pieces.count == lengths.whole
      add(key: key, cost: cost + (isExact ? Weights.exact : Weights.start))
    }
  }
}

extension WordSearch {
  /// Whether each piece is a syllable or its consonant; the last may be an incomplete syllable.
  private func fits(_ pieces: [Piece], _ reading: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    for piece in pieces {
      while start < reading.count, reading[start] == UInt8(ascii: " ") { start += 1 }
      var end = start
      while end < reading.count, reading[end] != UInt8(ascii: " ") { end += 1 }
      guard start < end, fits(piece, reading[start..<end]) else { return false }
      start = end
    }
    return true
  }

  private func fits(_ piece: Piece, _ syllable: Slice<UnsafeRawBufferPointer>) -> Bool {
    let letters = word.bytes[piece.start..<piece.end]
    guard syllable.starts(with: letters) else { return false }
    let isConsonant = letters.count == 1 || letters.count == 2 && letters.last == UInt8(ascii: "h")
    return isConsonant || letters.count == syllable.count || piece.end == word.bytes.count
  }
}

/// The shape of pinyin syllables: consonants, vowels, then n, ng or r.
enum SyllableShape {
  /// Whether the letters may begin a syllable.
  static func isBegun(_ letters: ArraySlice<UInt8>) -> Bool {
    guard letters.count <= 6, let first = letters.first else { return false }
    var rest = letters
    if !isVowel(first) {
      rest = rest.dropFirst()
      if "zcs".utf8.contains(first), rest.first == UInt8(ascii: "h") { rest = rest.dropFirst() }
    }
    let vowels = rest.prefix(while: isVowel)
    if vowels.count > 3 { return false }
    let ending = rest.dropFirst(vowels.count)
    guard !ending.isEmpty else { return true }
    return !vowels.isEmpty && ["n", "ng", "r"].contains { ending.elementsEqual($0.utf8) }
  }

  /// Whether letters can be cut into syllables, each with a vowel.
  ///
  /// - Complexity: O(letters), whatever the ways to cut them.
  static func isWhole(_ letters: ArraySlice<UInt8>) -> Bool {
    // Whether a syllable may end after this many letters.
    var isCut = Array(repeating: false, count: letters.count + 1)
    isCut[0] = true
    for start in 0..<letters.count where isCut[start] {
      for count in 1...min(letters.count - start, 6) {
        let syllable = letters.dropFirst(start).prefix(count)
        if isBegun(syllable), syllable.contains(where: isVowel) { isCut[start + count] = true }
      }
    }
    return isCut[letters.count]
  }

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiouv".utf8.contains(letter) }
}
