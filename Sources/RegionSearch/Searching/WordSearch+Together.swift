import RegionModel

/// Finds names without separators: 杭州西湖, sznanshan.
extension WordSearch {
  /// Splits the word into place names, each below the one before.
  ///
  /// All but the last must be whole: the name or short name, all its syllables, or the initials of either.
  /// The last may be incomplete.
  ///
  /// - Complexity: O(*n*²) lookups in the bytes of the word at worst; only ends of whole names are continued.
  mutating func findTogether() {
    let starts = word.starts
    guard starts.count >= 2, word.script != .digits else { return }
    // By the byte after the names so far; an empty table if no names end there.
    var reached = Array(repeating: MatchTable(), count: word.bytes.count)
    for (number, start) in starts.enumerated() {
      if start > 0, reached[start].isEmpty { continue }
      let above = start > 0 ? reached[start] : nil
      if let above { findLast(from: start, above) }
      for end in starts[(number + 1)...] where end < word.bytes.count {
        let whole = wholeNames(word.bytes[start..<end])
        extend(&reached[end], with: whole, below: above)
        if whole.isExhausted { break }
      }
    }
  }

  /// Adds the last name, whole or incomplete, below one of the places reached.
  private mutating func findLast(from start: Int, _ above: MatchTable) {
    let piece = Array(word.bytes[start...])
    for lookup in WordSearch.lookups(piece, isWhole: false) {
      for position in index.entries(lookup.spelling, beginningWith: piece) {
        let entry = index.entry(lookup.spelling, position)
        guard entry & 0xFF == 0 else { continue }
        let lengths = index.lengths(ofKey: Int(entry >> 8), lookup.spelling)
        let isExact = piece.count == lengths.short || piece.count == lengths.whole
        let cost = lookup.cost + (isExact ? Weights.exact : Weights.start)
        let isShort = isExact && piece.count < lengths.whole
        addLast(key: Int(entry >> 8), cost: cost, isShort: isShort, below: above)
      }
    }
  }

  /// - Parameter isShort: Whether the last piece is the short name; towns do not go by theirs.
  private mutating func addLast(key: Int, cost: Int, isShort: Bool, below above: MatchTable) {
    let alias = index.alias(ofKey: key)
    let kind = alias.flatMap { index.tree.aliasEntry($0).kind }
    let whole = cost + Weights.alias(kind)
    var found: [(UInt32, Int)] = []
    index.forEachNode(ofKey: key) { node in
      guard let headCost = index.tree.cost(above: node, in: above) else { return }
      let isShortTown = isShort && kind != .former && index.tree.level(ofNode: Int(node)) >= .township
      found.append((node, whole + headCost + Weights.join + (isShortTown ? Weights.shortOfTownBelow : 0)))
    }
    for (node, cost) in found {
      add(node, cost: cost, alias: alias)
      // All whole syllables or Han.
      if cost % Weights.start < Weights.byInitials { isFoundAsTyped = true }
    }
  }

  private func extend(_ reached: inout MatchTable, with whole: WholeNames, below above: MatchTable?) {
    for (key, cost) in whole.keys {
      index.forEachNode(ofKey: key) { node in
        guard let above else {
          return reached.add(node, cost: Weights.above(cost))
        }
        guard let before = index.tree.cost(above: node, in: above) else { return }
        reached.add(node, cost: Weights.above(cost) + before + Weights.join)
      }
    }
  }

  /// The keys that a piece names in full, with costs.
  private struct WholeNames {
    var keys: [(key: Int, cost: Int)] = []
    /// Whether no name begins with the piece, so that no longer piece can match.
    var isExhausted = true
  }

  private func wholeNames(_ piece: ArraySlice<UInt8>) -> WholeNames {
    var names = WholeNames()
    for lookup in WordSearch.lookups(Array(piece), isWhole: true) {
      let range = index.entries(lookup.spelling, beginningWith: piece)
      if !range.isEmpty { names.isExhausted = false }
      guard piece.count >= lookup.shortest else { continue }
      for position in range {
        let entry = index.entry(lookup.spelling, position)
        guard entry & 0xFF == 0 else { continue }
        let lengths = index.lengths(ofKey: Int(entry >> 8), lookup.spelling)
        guard piece.count == lengths.short || piece.count == lengths.whole else { continue }
        if lookup.spelling == .reading, index.lengths(ofKey: Int(entry >> 8), .initials).short < 2 {
          continue
        }
        let kind = index.alias(ofKey: Int(entry >> 8)).flatMap { index.tree.aliasEntry($0).kind }
        names.keys.append((Int(entry >> 8), lookup.cost + Weights.alias(kind)))
      }
    }
    return names
  }

  private struct Lookup {
    let spelling: Spelling
    let cost: Int
    /// In bytes; shorter pieces cannot be a whole name in this spelling.
    let shortest: Int
  }

  /// The spellings in which a piece may be a name.
  private static func lookups(_ piece: [UInt8], isWhole: Bool) -> [Lookup] {
    guard piece.allSatisfy(QueryWord.isLetter) else {
      return [Lookup(spelling: .name, cost: Weights.byName, shortest: 1)]
    }
    guard isWhole || piece.count > 1 else { return [] }
    return [
      Lookup(spelling: .reading, cost: Weights.byReading, shortest: 3),
      Lookup(spelling: .initials, cost: Weights.byInitials, shortest: 2),
    ]
  }
}

extension RegionTree {
  /// The lowest cost in `table` of any place above `node`; nil if none is in it.
  func cost(above node: UInt32, in table: MatchTable) -> Int? {
    var least: Int?
    var parent = parentNode(of: Int(node))
    while parent > 0 {
      if let cost = table.cost(of: UInt32(parent)) { least = min(least ?? cost, cost) }
      parent = parentNode(of: parent)
    }
    return least
  }
}
