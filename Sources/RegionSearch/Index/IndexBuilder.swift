import RegionModel

/// Builds the search index of a tree.
///
/// - Complexity: O(*n*) in the characters of distinct names, plus comparisons where names share their first
///   eight bytes; some hundredths of a second for 45,000 places.
package struct IndexBuilder {
  private let tree: RegionTree
  /// The start of each distinct name's label, in the order of the first place with that name.
  private var ownLabels: [UInt32] = []
  private var nodeStarts: [UInt32] = [0]
  private var nodes: [UInt32] = []

  init(_ tree: RegionTree) {
    self.tree = tree
    gatherKeys()
  }

  private var keyCount: Int { ownLabels.count + tree.aliasCount }

  /// The whole index as 32-bit numbers.
  func words() -> [UInt32] {
    let entries = Spelling.allCases.map(sortedEntries)
    var words = [SearchIndex.version, UInt32(ownLabels.count), UInt32(tree.aliasCount), UInt32(tree.count)]
    words.reserveCapacity(words.count + keyCount * 3 + nodes.count * 2 + entries.reduce(0) { $0 + $1.count })
    words += entries.map { UInt32($0.count) }
    words += ownLabels
    words += (0..<tree.aliasCount).lazy.map { UInt32(tree.aliasLabelOffset($0)) }
    words += (0..<keyCount).lazy.map { key($0).lengths }
    words += nodeStarts
    words += nodes
    for entries in entries { words += entries }
    return words
  }

  /// The tree's block with an index.
  ///
  /// - Throws: `AtlasError` if the block is not a tree.
  package static func indexed(_ block: [UInt8]) throws(AtlasError) -> [UInt8] {
    let tree = try RegionTree(compiled: block, check: .header)
    return try tree.block(withSearchIndex: AtlasWriter.bytes(IndexBuilder(tree).words()))
  }

  /// Sorts the nodes by label; equal labels start at the same byte and follow the labels' first use.
  private mutating func gatherKeys() {
    var pairs = (0..<UInt32(tree.count)).map { index in
      KeySort.Pair(key: UInt64(tree.labelOffsets.uint32(at: Int(index + 1) * 4)), value: index + 1)
    }
    KeySort.sort(&pairs)
    nodes = pairs.map(\.value)
    for (position, pair) in pairs.enumerated() where ownLabels.last.map(UInt64.init) != pair.key {
      if position > 0 { nodeStarts.append(UInt32(position)) }
      ownLabels.append(UInt32(pair.key))
    }
    if !nodes.isEmpty { nodeStarts.append(UInt32(nodes.count)) }
  }

  @inline(__always)
  private func key(_ number: Int) -> IndexKey {
    if number < ownLabels.count {
      return IndexKey(RegionTree.label(in: tree.labels, at: Int(ownLabels[number])), kind: nil)
    }
    let alias = number - ownLabels.count
    return IndexKey(tree.aliasLabel(alias), kind: tree.aliasEntry(alias).kind ?? .common)
  }

  /// The entries of all keys in a spelling, sorted by the spelled bytes, then by key.
  private func sortedEntries(_ spelling: Spelling) -> [UInt32] {
    var pairs: [KeySort.Pair] = []
    for number in 0..<min(keyCount, SearchIndex.maximumKeyCount) {
      let key = key(number)
      guard key.kind?.isSearched ?? true else { continue }
      key.forEachOffset(spelling) { offset in
        let start = key.spelled(spelling, from: offset).key(skipping: 0)
        pairs.append(KeySort.Pair(key: start, value: UInt32(number) << 8 | UInt32(offset)))
      }
    }
    KeySort.sort(
      &pairs,
      key: { entry, depth in
        key(Int(entry >> 8)).spelled(spelling, from: Int(entry & 0xFF)).key(skipping: depth)
      },
      precedes: { precedes($0, $1, spelling) })
    return pairs.map(\.value)
  }

  private func precedes(_ a: UInt32, _ b: UInt32, _ spelling: Spelling) -> Bool {
    var left = key(Int(a >> 8)).spelled(spelling, from: Int(a & 0xFF))
    var right = key(Int(b >> 8)).spelled(spelling, from: Int(b & 0xFF))
    while true {
      let (byte, other) = (left.next() ?? 0, right.next() ?? 0)
      if byte != other { return byte < other }
      if byte == 0 { return a < b }
    }
  }
}
