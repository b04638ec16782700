import RegionModel

/// Names that are written together: 杭州西湖, sznanshan.
extension WordSearch {
  /// Splits the word into the names of places, each below the one before, the last of which may be begun only.
  ///
  /// All but the last must be whole: a name or a short one, all its syllables, or the initials of either.
  ///
  /// - Complexity: O(*n*²) lookups in the bytes of the word at worst, but only from where a whole name ends.
  mutating func findTogether() {
    let starts = word.starts
    guard starts.count >= 2, word.script != .digits else { return }
    // By the byte behind the names; an empty table where no names end.
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

  /// The last name: whole or begun, below one of the places reached.
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

  /// - Parameter isShort: Whether the last piece is the short name, which towns are not called by.
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
      // Whole syllables or Han throughout.
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

  /// The names that a piece is, with what each costs.
  private struct WholeNames {
    var keys: [(key: Int, cost: Int)] = []
    /// Whether no name even begins with the piece, so that none is a longer one.
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
    /// In bytes; shorter pieces are no whole name in this spelling.
    let shortest: Int
  }

  /// The spellings in which a piece can be a name.
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
  /// The least that a place above `node` costs in `table`; nil where none of them is in it.
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
