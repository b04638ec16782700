import RegionModel

/// The places that lay elsewhere before, such as 寿县 in 六安市 until 2015, and those that are only a part of a former
/// place.
///
/// Three sorted tables with records of 16 bytes: UInt32 node, UInt32 place, UInt64 key of the former name. The key
/// keeps a place that took over only a part from matching by its own name: 广水市, where 应山县 lay.
struct Moves {
  static let recordSize = 16
  /// The places that lay in another one, themselves or as their predecessors.
  private let moves: ByteView
  /// The places (with place 0) that took over all of a former place with such a name, and those that took over a part.
  private let wholes: ByteView
  private let parts: ByteView

  init(moves: ByteView, wholes: ByteView, parts: ByteView) {
    (self.moves, self.wholes, self.parts) = (moves, wholes, parts)
  }

  /// Whether the place of an entry lay in `place` when it had such a name.
  func has(_ entry: NameTable.Entry, from place: Int) -> Bool {
    Moves.has(Move(node: UInt32(entry.node), place: UInt32(place), key: entry.key), in: moves)
  }

  /// Whether the place that a former name leads to is only a part of the former place.
  func isPart(_ node: Int, name: UnsafeRawBufferPointer) -> Bool {
    guard name.count >= NameTable.shortest, let start = name.baseAddress else { return false }
    let share = Move(node: UInt32(node), place: 0, key: Text.key(start))
    return Moves.has(share, in: parts) && !Moves.has(share, in: wholes)
  }

  private static func has(_ move: Move, in table: ByteView) -> Bool {
    var (low, high) = (0, table.count / recordSize)
    while low < high {
      let middle = (low + high) / 2
      let offset = middle * recordSize
      let node = table.uint32(at: offset)
      // Most records are told by the place alone.
      guard node == move.node else {
        if node < move.node { low = middle + 1 } else { high = middle }
        continue
      }
      let other = Move(
        node: node, place: table.uint32(at: offset + 4), key: table.uint64(at: offset + 8))
      if other == move { return true }
      if other < move { low = middle + 1 } else { high = middle }
    }
    return false
  }
}

/// One record of these tables.
struct Move: Hashable, Comparable {
  let node: UInt32
  let place: UInt32
  let key: UInt64

  static func < (a: Move, b: Move) -> Bool { (a.node, a.place, a.key) < (b.node, b.place, b.key) }
}
