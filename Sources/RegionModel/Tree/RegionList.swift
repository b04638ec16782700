/// A run of siblings in the tree's order: a tree and a range of its nodes.
///
/// Copies cost the same for any length. Alphabetical lists have sections, found like runs of initials by
/// binary search; lists in the order of the data have none.
public struct RegionList: RandomAccessCollection, Equatable, Sendable {
  public let tree: RegionTree
  let lower: UInt32
  let upper: UInt32

  public var startIndex: Int { 0 }
  public var endIndex: Int { Int(upper - lower) }
  public subscript(position: Int) -> Region { Region(tree: tree, node: lower + UInt32(position)) }

  /// How many more rows the source says that it has on further pages; 0 where it does not say how many, and nil for a list
  /// that is whole as far as anybody knows.
  public var restCount: Int? { tree.restCount.flatMap { lower == tree.roots.lower ? $0 : nil } }

  /// The position of `region` in the list, or nil.
  ///
  /// - Complexity: O(1).
  public func position(of region: Region) -> Int? {
    region.tree === tree && region.node >= lower && region.node < upper ? Int(region.node - lower) : nil
  }

  /// The letters of the list's sections, in order.
  ///
  /// At most 27, even if the block is damaged; empty in a tree in the order of its data.
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

  /// The rows under `letter`; an empty range at their place if there are none.
  ///
  /// Always 0..<0 in a tree in the order of its data.
  ///
  /// - Complexity: O(log *n*).
  public func section(of letter: Letter) -> Range<Int> {
    guard tree.order == .letters else { return 0..<0 }
    let start = partition { letter <= $0.letter }
    return start..<Swift.max(start, partition { letter < $0.letter })
  }

  /// The first row from `row` on whose initials begin with `initials`, continuing from the top; nil if there
  /// is none.
  ///
  /// - Complexity: O(log *n*) if the list has sections, else O(*n*); allocates nothing.
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
