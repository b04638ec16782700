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
    Moves.has(UInt32(entry.node), UInt32(place), in: moves) { entry.key }
  }

  /// Whether the place that a former name leads to is only a part of the former place.
  ///
  /// - Parameter name: Asked for the former name if there are parts at the place at all.
  func isPart(_ node: Int, name: () -> UnsafeRawBufferPointer) -> Bool {
    func key() -> UInt64? {
      let name = name()
      return name.count < NameTable.shortest ? nil : name.baseAddress.map { Text.key($0) }
    }
    return Moves.has(UInt32(node), 0, in: parts, key: key)
      && !Moves.has(UInt32(node), 0, in: wholes, key: key)
  }

  /// - Parameter key: Asked for if there are records of the node at all.
  private static func has(
    _ wanted: UInt32, _ place: UInt32, in table: ByteView, key: () -> UInt64?
  ) -> Bool {
    var (low, high) = (0, table.count / recordSize)
    while low < high {
      let middle = (low + high) / 2
      let offset = middle * recordSize
      let node = table.uint32(at: offset)
      // Most records are told by the place alone.
      guard node == wanted else {
        if node < wanted { low = middle + 1 } else { high = middle }
        continue
      }
      guard let key = key() else { return false }
      let move = Move(node: node, place: place, key: key)
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
