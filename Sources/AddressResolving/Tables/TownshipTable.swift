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
  /// Of records.
  private let count: Int

  /// For each node the part of its name's key, as UInt32; so the children of a place are looked through at once.
  private let checks: ByteView

  init(_ tree: RegionTree, slots: ByteView, records: ByteView, checks: ByteView) {
    self.checks = checks
    (self.slots, self.records, nodeCount) = (slots, records, tree.count)
    count = records.count / TownshipTable.recordSize
  }

  /// The part of a key that a record holds.
  @inline(__always)
  static func check(_ key: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: key ^ key >> 17) }

  /// The townships whose names may begin so, without those whose names say but a kind.
  @inline(__always)
  func nodes(_ key: UInt64) -> Run {
    let slot = Text.slot(key, bits: AddressIndex.slotBits)
    let end = min(Int(slots.uint32(at: slot * 4 + 4)), count)
    return Run(
      table: self, check: TownshipTable.check(key), position: Int(slots.uint32(at: slot * 4)), end: end)
  }

  /// Whether names may begin so.
  @inline(__always)
  func hasKey(_ key: UInt64) -> Bool {
    var run = nodes(key)
    return run.next() != nil
  }

  /// Whether the name of a node may begin so.
  @inline(__always)
  func mayBegin(_ node: Int, _ check: UInt32) -> Bool { checks.uint32(at: node * 4) == check }

  /// A number of a record, which lies in the table.
  @inline(__always)
  private func word(at offset: Int) -> UInt32 {
    UInt32(littleEndian: records.base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Townships one after the other.
  struct Run: Sequence, IteratorProtocol {
    fileprivate let table: TownshipTable
    fileprivate let check: UInt32
    fileprivate var position: Int
    fileprivate let end: Int

    @inline(__always)
    mutating func next() -> Int? {
      while position < end {
        let offset = position * TownshipTable.recordSize
        position += 1
        guard table.word(at: offset) == check else { continue }
        let word = table.word(at: offset + 4)
        guard word & TownshipTable.kindMark == 0 else { continue }
        let node = Int(word & ~TownshipTable.kindMark)
        if node > 0, node <= table.nodeCount { return node }
      }
      return nil
    }
  }
}
