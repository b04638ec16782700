/// A run of siblings in display order: a tree and a range of its nodes.
///
/// Copying one costs the same for ten siblings and for ten million. Lists are sorted by the letters of their
/// names, so a section or a run of initials is found by halving.
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
  /// At most 27, whatever the block holds.
  ///
  /// - Complexity: O(letters × log *n*).
  public var letters: [Letter] {
    var letters: [Letter] = []
    var position = 0
    while position < count {
      let letter = self[position].letter
      if let last = letters.last, letter <= last { break }  // Out of order: the block is damaged.
      letters.append(letter)
      position = Swift.max(section(of: letter).upperBound, position + 1)
    }
    return letters
  }

  /// The rows that stand under `letter`; empty, and where they would stand, if there are none.
  ///
  /// - Complexity: O(log *n*).
  public func section(of letter: Letter) -> Range<Int> {
    let start = partition { letter <= $0.letter }
    return start..<Swift.max(start, partition { letter < $0.letter })
  }

  /// The first row whose name's initials begin with `initials`, or nil.
  ///
  /// - Complexity: O(log *n*).
  public func firstPosition(initials: [Letter]) -> Int? {
    let position = partition { !$0.initialsPrecede(initials) }
    return position < count && self[position].initialsBegin(with: initials) ? position : nil
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
