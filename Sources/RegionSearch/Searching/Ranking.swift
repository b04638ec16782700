import RegionModel

/// Collects the places that all words fit, and sorts them.
struct Ranking {
  /// The cost in the upper half and the node in the lower, so that keys sort by cost.
  private var keys: [UInt64] = []
  /// The aliases by which places were found.
  private(set) var aliases: [UInt32: Int] = [:]

  private let tree: RegionTree
  private let prominence: Prominence
  private let scope: Scope

  var isEmpty: Bool { keys.isEmpty }

  /// The system in which a code is looked for first.
  let codes: CodeSystem

  init(_ query: SearchQuery, _ tree: RegionTree, _ prominence: Prominence) {
    self.tree = tree
    self.prominence = prominence
    codes = query.codes
    scope = Scope(query, tree)
  }

  /// Adds the places that all words fit; at least one word must fit the place itself.
  ///
  /// - Parameter known: Places added before.
  mutating func gather(_ words: [MatchTable], except known: MatchTable = MatchTable()) {
    guard !words.contains(where: \.isEmpty) else { return }
    for number in words.indices { gather(words, ownWord: number, except: known) }
  }

  /// Adds the places that the word `ownWord` fits and no earlier word does; the others fit them or places above.
  private mutating func gather(_ words: [MatchTable], ownWord: Int, except known: MatchTable) {
    let own = words[ownWord]
    for position in 0..<own.count {
      let node = own.nodes[position]
      guard known.isEmpty || known.cost(of: node) == nil, scope.contains(node),
        !words[..<ownWord].contains(where: { $0.cost(of: node) != nil }),
        let fit = fit(of: node, words, from: ownWord)
      else { continue }
      let behind: UInt64 = scope.isFirst(node) ? 0 : 1 << 62
      keys.append(behind | UInt64(UInt32(clamping: fit.cost + Ranking.largestDiscount)) << 32 | UInt64(node))
      aliases[node] = words[fit.ownWord].alias(of: node)
    }
  }

  /// Added to costs to keep them positive.
  private static let largestDiscount = 1_000

  /// The lowest total cost of all words, and the word that fits the place itself; nil if a word fits nothing
  /// on the path.
  private func fit(of node: UInt32, _ words: [MatchTable], from firstOwn: Int) -> (cost: Int, ownWord: Int)? {
    let level = tree.level(ofNode: Int(node))
    var sum = 0
    // The extra cost of the word that fits the place itself, over its lowest cost.
    var best = (gain: Int.max, word: firstOwn)
    for (number, word) in words.enumerated() {
      let own = number < firstOwn ? nil : word.cost(of: node)
      let above = words.count > 1 ? costAbove(node, word) : nil
      guard let least = [own, above].compactMap({ $0 }).min() else { return nil }
      sum += least
      guard let own else { continue }
      let gain = own + levelCost(level, fitCost: own) - least
      if gain < best.gain { best = (gain, number) }
    }
    return (sum + best.gain - prominence.discount(node, level), best.word)
  }

  private func costAbove(_ node: UInt32, _ word: MatchTable) -> Int? {
    var least: Int?
    var parent = tree.parentNode(of: Int(node))
    while parent > 0 {
      if let cost = word.cost(of: UInt32(parent)) {
        let level = tree.level(ofNode: parent)
        let whole =
          Weights.above(cost + levelCost(level, fitCost: cost)) - prominence.discount(UInt32(parent), level)
        least = min(least ?? whole, whole)
      }
      parent = tree.parentNode(of: parent)
    }
    return least
  }

  /// Deeper levels cost no more: how a word fits matters more than how deep its place is.
  private static let lowestLevel = 8

  /// The extra cost of lower levels; it is higher where only initials matched.
  private func levelCost(_ level: Level, fitCost: Int) -> Int {
    let way = fitCost % Weights.start
    let saysLittle =
      fitCost >= Weights.phonetic || (Weights.byAbbreviation..<Weights.shortOfTown).contains(way)
    let step = saysLittle ? Weights.levelByInitials : Weights.levelByName
    return (min(Int(level.rawValue), Ranking.lowestLevel) - 1) * step
  }

  /// The nodes in order; a radix sort, so the time per place does not grow with their number.
  consuming func sorted() -> [UInt32] {
    if keys.count < 512 { return keys.sorted().map { UInt32(truncatingIfNeeded: $0) } }
    let differing = keys.reduce(0) { $0 | ($1 ^ keys[0]) }
    for shift in stride(from: UInt64(0), to: 64, by: 8) where differing >> shift & 0xFF != 0 {
      keys = Ranking.sorted(keys, byByteAt: shift)
    }
    return keys.map { UInt32(truncatingIfNeeded: $0) }
  }

  private static func sorted(_ keys: [UInt64], byByteAt shift: UInt64) -> [UInt64] {
    var ends = Array(repeating: 0, count: 257)
    for key in keys { ends[Int(key >> shift & 0xFF) + 1] += 1 }
    for digit in 1...256 { ends[digit] += ends[digit - 1] }
    return Array(unsafeUninitializedCapacity: keys.count) { buffer, count in
      for key in keys {
        let digit = Int(key >> shift & 0xFF)
        buffer.initializeElement(at: ends[digit], to: key)
        ends[digit] += 1
      }
      count = keys.count
    }
  }
}

/// Limits results to a root, and puts one place's descendants first.
private struct Scope {
  private let tree: RegionTree
  private let root: UInt32?
  private let first: UInt32?
  private let filter: RegionFilter?

  init(_ query: SearchQuery, _ tree: RegionTree) {
    filter = query.filter?.tree === tree ? query.filter : nil
    self.tree = tree
    root = query.root?.number
    first = query.first?.number
  }

  /// Whether a node lies below the root; the root itself does not count.
  func contains(_ node: UInt32) -> Bool {
    (root.map { isBelow($0, node) } ?? true) && filter?.contains(node: Int(node)) ?? true
  }
  func isFirst(_ node: UInt32) -> Bool { first.map { isBelow($0, node) } ?? true }

  private func isBelow(_ place: UInt32, _ node: UInt32) -> Bool {
    var parent = tree.parentNode(of: Int(node))
    while parent > place { parent = tree.parentNode(of: parent) }
    return parent == place
  }
}
