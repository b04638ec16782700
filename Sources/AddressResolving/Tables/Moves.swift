import RegionModel

/// Which places lay elsewhere before, 寿县 in 六安市 until 2015, and which are but a part of what they were.
///
/// Three sorted tables of records of 16 bytes: UInt32 node, UInt32 place, UInt64 how its name began, so that what took up a
/// part of it is not meant by its own name: 广水市, where 应山县 lay.
struct Moves {
  static let recordSize = 16
  /// That a place, or what became of it, lay in another.
  private let moves: ByteView
  /// The places, in nothing, that took over all of what bore such a name, and those that took a part of it.
  private let wholes: ByteView
  private let parts: ByteView

  init(moves: ByteView, wholes: ByteView, parts: ByteView) {
    (self.moves, self.wholes, self.parts) = (moves, wholes, parts)
  }

  /// Whether the place that a name leads to lay in another when it bore such a name.
  func has(_ entry: NameTable.Entry, from place: Int) -> Bool {
    Moves.has(Move(node: UInt32(entry.node), place: UInt32(place), key: entry.key), in: moves)
  }

  /// Whether the place that a name out of use leads to is but a part of what bore it.
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
      let other = Move(
        node: table.uint32(at: offset), place: table.uint32(at: offset + 4), key: table.uint64(at: offset + 8)
      )
      if other == move { return true }
      if other < move { low = middle + 1 } else { high = middle }
    }
    return false
  }
}

/// A record of such a table.
struct Move: Hashable, Comparable {
  let node: UInt32
  let place: UInt32
  let key: UInt64

  static func < (a: Move, b: Move) -> Bool { (a.node, a.place, a.key) < (b.node, b.place, b.key) }
}
