/// A run of siblings in the tree's order: a tree and a range of its nodes.
///
/// Copying one costs the same for ten siblings and for ten million. A list in the order of the letters has sections, and
/// a section or a run of initials is found by halving; one in the order of the data has none.
public struct RegionList: RandomAccessCollection, Equatable, Sendable {
  public let tree: RegionTree
  let lower: UInt32
  let upper: UInt32

  public var startIndex: Int { 0 }
  public var endIndex: Int { Int(upper - lower) }
  public subscript(position: Int) -> Region { Region(tree: tree, node: lower + UInt32(position)) }

  /// Where `region` stands in the list, or nil.
  ///
  /// - Complexity: O(1).
  public func position(of region: Region) -> Int? {
    region.tree === tree && region.node >= lower && region.node < upper ? Int(region.node - lower) : nil
  }

  /// The letters that rows of the list stand under, in order.
  ///
  /// At most 27, whatever the block holds; none where the tree has the order of its data.
  ///
  /// - Complexity: O(letters × log *n*).
  public var letters: [Letter] {
    var letters: [Letter] = []
    guard tree.order == .letters else { return letters }
    var position = 0
    while position < count {
      let letter = self[position].letter
      if let last = letters.last, letter <= last { break }  // Out of order: the block is damaged.
      letters.append(letter)
      position = Swift.max(section(of: letter).upperBound, position + 1)
    }
    return letters
  }

  /// The rows that stand under `letter`; empty, and where they would stand, if there are none. Empty for every letter
  /// where the tree has the order of its data.
  ///
  /// - Complexity: O(log *n*).
  public func section(of letter: Letter) -> Range<Int> {
    guard tree.order == .letters else { return 0..<0 }
    let start = partition { letter <= $0.letter }
    return start..<Swift.max(start, partition { letter < $0.letter })
  }

  /// The first row at or after `row`, from the beginning again behind the last, whose initials begin with `initials`; nil
  /// where none does.
  ///
  /// - Complexity: O(log *n*) where the list has sections, else O(*n*); allocates nothing.
  public func firstPosition(initials: [Letter], from row: Int = 0) -> Int? {
    let row = Swift.min(Swift.max(row, 0), count)
    if tree.order == .letters {
      if row < count, row > 0, self[row].initialsBegin(with: initials) { return row }
      let position = partition { !$0.initialsPrecede(initials) }
      return position < count && self[position].initialsBegin(with: initials) ? position : nil
    }
    return (row..<count).first { self[$0].initialsBegin(with: initials) }
      ?? (0..<row).first { self[$0].initialsBegin(with: initials) }
  }

  private func partition(_ isBehind: (Region) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
