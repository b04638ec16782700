import RegionModel

/// Binary search for words in the index.
extension SearchIndex {
  /// The range of entries that begin with `word`.
  ///
  /// - Parameter word: Bytes in the spelling; not empty.
  /// - Complexity: O(log *n*) comparisons.
  func entries(_ spelling: Spelling, beginningWith word: some Collection<UInt8>) -> Range<Int> {
    entries(spelling, beginningWith: word, within: 0..<entryCount(spelling))
  }

  /// The same, within a range known to contain the entries.
  func entries(_ spelling: Spelling, beginningWith word: some Collection<UInt8>, within range: Range<Int>)
    -> Range<Int>
  {
    word.withContiguousStorageIfAvailable { bounds(spelling, $0, range) }
      ?? Array(word).withUnsafeBufferPointer { bounds(spelling, $0, range) }
  }

  /// Specialized for each spelling, so that the choice is not repeated for every byte.
  private func bounds(_ spelling: Spelling, _ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>)
    -> Range<Int>
  {
    switch spelling {
    case .name: bounds(of: .name, word, range)
    case .reading: bounds(of: .reading, word, range)
    case .initials: bounds(of: .initials, word, range)
    case .phonetic: bounds(of: .phonetic, word, range)
    }
  }

  @inline(__always)
  private func bounds(of spelling: Spelling, _ word: UnsafeBufferPointer<UInt8>, _ range: Range<Int>)
    -> Range<Int>
  {
    let start = partition(range) { order($0, spelling, word) >= 0 }
    return start..<partition(end(of: start, in: range, spelling, word)) { order($0, spelling, word) > 0 }
  }

  /// A range that contains the end of the entries that begin with `word`.
  ///
  /// These are few in most cases, so steps that grow from the start find their end faster than binary search.
  @inline(__always)
  private func end(
    of start: Int, in range: Range<Int>, _ spelling: Spelling, _ word: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var low = start
    var step = 8
    while start + step < range.upperBound, order(start + step, spelling, word) == 0 {
      low = start + step
      step *= 4
    }
    return low..<min(start + step, range.upperBound)
  }

  @inline(__always)
  private func partition(_ range: Range<Int>, _ isBehind: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Compares an entry with `word`: 0 if it begins with `word`, negative if it sorts before it.
  @inline(__always)
  private func order(_ position: Int, _ spelling: Spelling, _ word: UnsafeBufferPointer<UInt8>) -> Int {
    var own = spelled(entry(spelling, position), spelling)
    for wanted in word {
      guard let byte = own.next() else { return -1 }
      if byte != wanted { return byte < wanted ? -1 : 1 }
    }
    return 0
  }

  /// The bytes that an entry spells.
  @inline(__always)
  func spelled(_ entry: Entry, _ spelling: Spelling) -> SpellingBytes {
    let label = label(ofKey: Int(entry >> 8))
    let text = spelling == .name ? label.name : label.reading
    return spelling.bytes(of: UnsafeRawBufferPointer(rebasing: text.dropFirst(Int(entry & 0xFF))))
  }

  /// Whether `letters` letters from the entry's start belong to the short name rather than to its suffix.
  func endsInShortName(_ entry: Entry, _ spelling: Spelling, letters: Int) -> Bool {
    let key = Int(entry >> 8)
    let before = label(ofKey: key).reading.prefix(Int(entry & 0xFF))
    let blanks = before.reduce(0) { $0 + ($1 == UInt8(ascii: " ") ? 1 : 0) }
    let skipped = spelling == .initials ? blanks : before.count - blanks
    return skipped + letters <= lengths(ofKey: key, spelling).short
  }

  /// Whether a key's name begins with a region's short name: a former name that the region still has.
  func keepsName(_ node: UInt32, ofKey key: Int) -> Bool {
    let own = tree.label(ofNode: Int(node))
    return label(ofKey: key).name.starts(with: own.name.prefix(own.shortNameCount))
  }

  /// Whether a key's reading is the region's own with u for ü.
  func writesPlainU(_ node: UInt32, ofKey key: Int) -> Bool {
    let own = tree.label(ofNode: Int(node)).reading.lazy.map {
      $0 == UInt8(ascii: "v") ? UInt8(ascii: "u") : $0
    }
    return own.elementsEqual(label(ofKey: key).reading)
  }
}
