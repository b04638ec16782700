import RegionModel

/// Words are found by halving.
extension SearchIndex {
  /// The entries whose spelling begins with `word`.
  ///
  /// - Parameter word: In the spelling; not empty.
  /// - Complexity: O(log *n*) comparisons.
  func entries(_ spelling: Spelling, beginningWith word: some Collection<UInt8>) -> Range<Int> {
    entries(spelling, beginningWith: word, within: 0..<entryCount(spelling))
  }

  /// The same where it is known already in which range they lie.
  func entries(_ spelling: Spelling, beginningWith word: some Collection<UInt8>, within range: Range<Int>)
    -> Range<Int>
  {
    word.withContiguousStorageIfAvailable { bounds(spelling, $0, range) }
      ?? Array(word).withUnsafeBufferPointer { bounds(spelling, $0, range) }
  }

  /// A loop for each spelling, so that none is chosen anew for every byte.
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

  /// A range that holds the first entry behind those that begin with `word`: most often there are few of these, and
  /// steps that double find their end sooner than halving does.
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

  /// Where the entry stands beside `word`: 0 where it begins with it, below it for numbers below 0.
  @inline(__always)
  private func order(_ position: Int, _ spelling: Spelling, _ word: UnsafeBufferPointer<UInt8>) -> Int {
    var own = spelled(entry(spelling, position), spelling)
    for wanted in word {
      guard let byte = own.next() else { return -1 }
      if byte != wanted { return byte < wanted ? -1 : 1 }
    }
    return 0
  }

  /// What an entry spells.
  @inline(__always)
  func spelled(_ entry: Entry, _ spelling: Spelling) -> SpellingBytes {
    let label = label(ofKey: Int(entry >> 8))
    let text = spelling == .name ? label.name : label.reading
    return spelling.bytes(of: UnsafeRawBufferPointer(rebasing: text.dropFirst(Int(entry & 0xFF))))
  }

  /// Whether so many letters from an entry on belong to the short name, not to its suffix.
  func endsInShortName(_ entry: Entry, _ spelling: Spelling, letters: Int) -> Bool {
    let key = Int(entry >> 8)
    let before = label(ofKey: key).reading.prefix(Int(entry & 0xFF))
    let blanks = before.reduce(0) { $0 + ($1 == UInt8(ascii: " ") ? 1 : 0) }
    let skipped = spelling == .initials ? blanks : before.count - blanks
    return skipped + letters <= lengths(ofKey: key, spelling).short
  }

  /// Whether the name of a key begins with a region's short name: a former name, and a region that bears it still.
  func keepsName(_ node: UInt32, ofKey key: Int) -> Bool {
    let own = tree.label(ofNode: Int(node))
    return label(ofKey: key).name.starts(with: own.name.prefix(own.shortNameCount))
  }

  /// Whether the reading of a key is a region's own with u for ü.
  func writesPlainU(_ node: UInt32, ofKey key: Int) -> Bool {
    let own = tree.label(ofNode: Int(node)).reading.lazy.map {
      $0 == UInt8(ascii: "v") ? UInt8(ascii: "u") : $0
    }
    return own.elementsEqual(label(ofKey: key).reading)
  }
}
