import CPrefetch
import RegionModel

/// Where the records of each slot of a table stand, by the upper bits of their keys' hashes.
///
/// For each slot the index of its first record, as UInt32, and the end of the last slot's. `AddressIndex` has looked at the
/// size, so nothing is checked but what the numbers say: a damaged table has empty slots.
struct Slots: @unchecked Sendable {  // The tree's bytes are never written.
  private let base: UnsafeRawPointer
  /// The number of records.
  private let recordCount: Int

  /// How many bytes the slots of 2^`bits` keys take.
  static func size(bits: UInt64) -> Int { ((1 << Int(bits)) + 1) * 4 }

  /// - Parameter table: As many bytes as `size` tells, or more.
  init(_ table: ByteView, recordCount: Int) {
    (base, self.recordCount) = (table.base, recordCount)
  }

  /// Asks for a slot, which `first` then finds at hand.
  @inline(__always)
  func fetch(_ slot: Int) { prefetch(base + slot &* 4) }

  /// The index of a slot's first record; any number, if the table is damaged.
  @inline(__always)
  func first(_ slot: Int) -> Int {
    Int(UInt32(littleEndian: (base + slot &* 4).loadUnaligned(as: UInt32.self)))
  }

  /// The indices of the records of a slot.
  @inline(__always)
  func records(_ slot: Int) -> Range<Int> {
    let place = base + slot &* 4
    let start = Int(UInt32(littleEndian: place.loadUnaligned(as: UInt32.self)))
    let end = Int(UInt32(littleEndian: place.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
    return Range(uncheckedBounds: (start, max(start, min(end, recordCount))))
  }
}
