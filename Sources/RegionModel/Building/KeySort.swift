/// Sorts numbers by 64-bit keys, digit for digit: as fast for a million as for ten, place for place.
package enum KeySort {
  /// A number and what it is sorted by.
  package struct Pair {
    package var key: UInt64
    package var value: UInt32

    @inlinable
    package init(key: UInt64, value: UInt32) {
      self.key = key
      self.value = value
    }
  }

  /// Sorts by the keys; pairs of one key stay in the order in which they come.
  ///
  /// - Complexity: O(*n*), and one pass where they are in order already.
  package static func sort(_ pairs: inout [Pair]) {
    guard let first = pairs.first?.key else { return }
    var differing: UInt64 = 0
    var isSorted = true
    var last = first
    for pair in pairs {
      differing |= pair.key ^ first
      isSorted = isSorted && last <= pair.key
      last = pair.key
    }
    if isSorted { return }
    var other: [Pair] = []
    for shift in stride(from: UInt64(0), to: 64, by: 8) where differing >> shift & 0xFF != 0 {
      other = sorted(pairs, byByteAt: shift)
      swap(&pairs, &other)
    }
  }

  private static func sorted(_ pairs: [Pair], byByteAt shift: UInt64) -> [Pair] {
    var ends = Array(repeating: 0, count: 257)
    for pair in pairs { ends[Int(pair.key >> shift & 0xFF) + 1] += 1 }
    for digit in 1...256 { ends[digit] += ends[digit - 1] }
    return Array(unsafeUninitializedCapacity: pairs.count) { buffer, count in
      for pair in pairs {
        let digit = Int(pair.key >> shift & 0xFF)
        buffer.initializeElement(at: ends[digit], to: pair)
        ends[digit] += 1
      }
      count = pairs.count
    }
  }

  /// Sorts runs of equal keys by what the keys do not say.
  ///
  /// - Parameter isDecided: Whether a key says all there is, so that its run stays as it is.
  package static func refine(
    _ pairs: inout [Pair], isDecided: (UInt64) -> Bool = { _ in false }, by precedes: (UInt32, UInt32) -> Bool
  ) {
    var start = 0
    while start < pairs.count {
      var end = start + 1
      while end < pairs.count, pairs[end].key == pairs[start].key { end += 1 }
      if end > start + 1, !isDecided(pairs[start].key) {
        pairs[start..<end].sort { precedes($0.value, $1.value) }
      }
      start = end
    }
  }

  /// The first eight bytes as a number that sorts as they do.
  @inlinable @inline(__always)
  package static func key<Bytes: Sequence<UInt8>>(_ bytes: Bytes) -> UInt64 {
    var key: UInt64 = 0
    var count: UInt64 = 0
    for byte in bytes {
      key = key << 8 | UInt64(byte)
      count += 1
      if count == 8 { return key }
    }
    return count == 0 ? 0 : key << (64 - count * 8)
  }
}
