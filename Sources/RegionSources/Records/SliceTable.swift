import RegionModel

/// A hash table of slices by their bytes; it copies nothing.
struct SliceTable {
  /// The hash in the upper half, the number plus one in the lower; 0 for a free slot.
  private var slots: [UInt64]
  private let mask: Int

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
  }

  /// Adds a slice and returns its number, or the number of an equal slice added before.
  @inline(__always)
  mutating func insert(_ number: Int, _ slices: [Slice], _ text: SourceText) -> Int {
    text.bytes(slices[number]) { insert(number, $0, ByteHash.of($0), slices, text) }
  }

  @inline(__always)
  private mutating func insert(
    _ number: Int, _ bytes: UnsafeRawBufferPointer, _ hash: UInt32, _ slices: [Slice], _ text: SourceText
  ) -> Int {
    let slot = find(bytes, hash, slices, text)
    if slots[slot] != 0 { return Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1 }
    slots[slot] = UInt64(hash) << 32 | UInt64(number + 1)
    return number
  }

  /// Adds all slices that are not empty; `repeated` gets each that equals one before it, and the first of those.
  ///
  /// The slots of a few are read before the first of them is added: the waits for memory run side by side.
  mutating func insertAll(_ slices: [Slice], _ text: SourceText, repeated: (Int, _ first: Int) -> Void) {
    withUnsafeTemporaryAllocation(of: (slot: UInt64, hash: UInt32).self, capacity: 24) { read in
      for start in stride(from: 0, to: slices.count, by: read.count) {
        let end = min(start + read.count, slices.count)
        for number in start..<end {
          let hash = text.bytes(slices[number], ByteHash.of)
          read.initializeElement(at: number - start, to: (slots[Int(hash) & mask], hash))
        }
        for number in start..<end where !slices[number].isEmpty {
          let (slot, hash) = read[number - start]
          let first = text.bytes(slices[number]) { bytes in
            let other = Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1
            let isThere = other >= 0 && slot >> 32 == UInt64(hash)
            if isThere, text.bytes(slices[other], { Bytes.areEqual($0, bytes) }) { return other }
            return insert(number, bytes, hash, slices, text)
          }
          if first != number { repeated(number, first) }
        }
      }
    }
  }

  /// The number of the slice with these bytes; nil if there is none.
  @inline(__always)
  func number(of bytes: UnsafeRawBufferPointer, _ slices: [Slice], _ text: SourceText) -> Int? {
    let slot = find(bytes, ByteHash.of(bytes), slices, text)
    return slots[slot] == 0 ? nil : Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
  }

  /// The slot of equal bytes, or a free slot for them.
  @inline(__always)
  private func find(
    _ bytes: UnsafeRawBufferPointer, _ hash: UInt32, _ slices: [Slice], _ text: SourceText
  ) -> Int {
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let other = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == UInt64(hash), text.bytes(slices[other], { Bytes.areEqual($0, bytes) }) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }
}
