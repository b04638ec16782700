/// A hash table from byte strings stored elsewhere to numbers; it copies no strings.
struct ByteTable {
  /// Numbers plus one, or 0 for a free slot, each with its hash.
  private var slots: [(number: UInt32, hash: UInt32)]
  private let mask: Int

  /// - Parameter capacity: The most numbers that may be added.
  init(capacity: Int) {
    var count = 16
    while count < capacity * 2 { count *= 2 }
    slots = Array(repeating: (0, 0), count: count)
    mask = count - 1
  }

  /// Adds `number` for new bytes.
  ///
  /// - Returns: The number that equal bytes were first added with, or `number` if they are new.
  @inline(__always)
  mutating func insert(
    _ bytes: UnsafeRawBufferPointer, _ number: UInt32, bytesOf other: (UInt32) -> UnsafeRawBufferPointer
  ) -> UInt32 {
    insert(bytes, hash: ByteHash.of(bytes), number, bytesOf: other)
  }

  @inline(__always)
  private mutating func insert(
    _ bytes: UnsafeRawBufferPointer, hash: UInt32, _ number: UInt32,
    bytesOf other: (UInt32) -> UnsafeRawBufferPointer
  ) -> UInt32 {
    var slot = Int(hash) & mask
    while slots[slot].number != 0 {
      let found = slots[slot].number - 1
      if slots[slot].hash == hash, ByteTable.areEqual(other(found), bytes) { return found }
      slot = (slot + 1) & mask
    }
    slots[slot] = (number + 1, hash)
    return number
  }

  /// Adds numbers in their order, and says for each which was first added with its bytes.
  ///
  /// The slots of a large table lie anywhere in memory. So those of a few numbers are read before the first of them is
  /// added, and the waits for memory run side by side.
  mutating func insertAll(
    _ numbers: Range<UInt32>, bytesOf other: (UInt32) -> UnsafeRawBufferPointer,
    _ take: (UInt32, _ first: UInt32) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: (number: UInt32, hash: UInt32, own: UInt32).self, capacity: 24) {
      read in
      var start = numbers.lowerBound
      while start < numbers.upperBound {
        let count = min(read.count, Int(numbers.upperBound - start))
        for index in 0..<count {
          let own = ByteHash.of(other(start + UInt32(index)))
          let slot = slots[Int(own) & mask]
          read.initializeElement(at: index, to: (slot.number, slot.hash, own))
        }
        for index in 0..<count {
          let number = start + UInt32(index)
          let (bytes, found) = (other(number), read[index])
          let isThere = found.number != 0 && found.hash == found.own
          if isThere, ByteTable.areEqual(other(found.number - 1), bytes) {
            take(number, found.number - 1)
          } else {
            take(number, insert(bytes, hash: found.own, number, bytesOf: other))
          }
        }
        start += UInt32(count)
      }
    }
  }

  /// The number added for equal bytes, or nil.
  func number(of bytes: UnsafeRawBufferPointer, bytesOf other: (UInt32) -> UnsafeRawBufferPointer) -> UInt32?
  {
    let hash = ByteHash.of(bytes)
    var slot = Int(hash) & mask
    while slots[slot].number != 0 {
      let found = slots[slot].number - 1
      if slots[slot].hash == hash, ByteTable.areEqual(other(found), bytes) { return found }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private static func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard a.count == b.count else { return false }
    var index = 0
    while index + 8 <= a.count {
      if word(a, index) != word(b, index) { return false }
      index += 8
    }
    while index < a.count {
      if a[index] != b[index] { return false }
      index += 1
    }
    return true
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
  }
}
