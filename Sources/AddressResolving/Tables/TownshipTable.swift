import RegionModel

/// The townships of a tree by the first two characters of their names.
///
/// For each slot of keys there is where its records begin, as UInt32. A record is UInt32 × 2: a part of the key, and the
/// node with `kindMark` where the name says but a kind.
struct TownshipTable {
  static let recordSize = 8
  static let kindMark: UInt32 = 1 << 31

  private let slots: ByteView
  private let records: ByteView
  private let nodeCount: Int

  init(_ tree: RegionTree, slots: ByteView, records: ByteView) {
    (self.slots, self.records, nodeCount) = (slots, records, tree.count)
  }

  /// The part of a key that a record holds.
  @inline(__always)
  static func check(_ key: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: key ^ key >> 17) }

  /// The townships whose names may begin so, without those whose names say but a kind.
  @inline(__always)
  func nodes(_ key: UInt64) -> Run { run(key, hasKinds: false) }

  /// The same with those.
  @inline(__always)
  func allNodes(_ key: UInt64) -> Run { run(key, hasKinds: true) }

  @inline(__always)
  private func run(_ key: UInt64, hasKinds: Bool) -> Run {
    let slot = Text.slot(key, bits: AddressIndex.slotBits)
    return Run(
      table: self, check: TownshipTable.check(key), hasKinds: hasKinds, position: Int(slots.uint32(at: slot * 4)),
      end: Int(slots.uint32(at: slot * 4 + 4)))
  }

  /// Townships one after the other.
  struct Run: Sequence, IteratorProtocol {
    fileprivate let table: TownshipTable
    fileprivate let check: UInt32
    fileprivate let hasKinds: Bool
    fileprivate var position: Int
    fileprivate let end: Int

    @inline(__always)
    mutating func next() -> Int? {
      while position < end {
        let offset = position * TownshipTable.recordSize
        guard offset < table.records.count else { return nil }
        position += 1
        guard table.records.uint32(at: offset) == check else { continue }
        let word = table.records.uint32(at: offset + 4)
        guard hasKinds || word & TownshipTable.kindMark == 0 else { continue }
        let node = Int(word & ~TownshipTable.kindMark)
        if node > 0, node <= table.nodeCount { return node }
      }
      return nil
    }
  }
}
