/// A radix sort of numbers by 64-bit keys, so that the time per item does not grow with their number.
package enum KeySort {
  /// A number and its sort key.
  package struct Pair {
    package var key: UInt64
    package var value: UInt32

    @inlinable
    package init(key: UInt64, value: UInt32) {
      self.key = key
      self.value = value
    }
  }

  /// Sorts by key, stably.
  ///
  /// - Complexity: O(*n*); a single pass if the pairs are sorted already.
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
    let spare = UnsafeMutableBufferPointer<Pair>.allocate(capacity: pairs.count)
    defer { spare.deallocate() }
    pairs.withUnsafeMutableBufferPointer { pairs in
      var (from, to) = (pairs, spare)
      for shift in stride(from: UInt64(0), to: 64, by: 8) where differing >> shift & 0xFF != 0 {
        distribute(from, into: to, byByteAt: shift)
        swap(&from, &to)
      }
      if from.baseAddress != pairs.baseAddress { _ = pairs.update(from: from) }
    }
  }

  /// Moves pairs to where the byte at a shift puts them; both buffers have the same size, and pairs need no care.
  private static func distribute(
    _ pairs: UnsafeMutableBufferPointer<Pair>, into target: UnsafeMutableBufferPointer<Pair>,
    byByteAt shift: UInt64
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 257) { ends in
      ends.initialize(repeating: 0)
      for pair in pairs { ends[Int(pair.key >> shift & 0xFF) + 1] += 1 }
      for digit in 1...256 { ends[digit] += ends[digit - 1] }
      for pair in pairs {
        let digit = Int(pair.key >> shift & 0xFF)
        target.initializeElement(at: ends[digit], to: pair)
        ends[digit] += 1
      }
    }
  }

  /// Sorts pairs by texts whose first eight bytes are the keys; equal texts are sorted by value.
  ///
  /// Runs of equal keys are sorted by the next eight bytes, and so on; a key whose last byte is zero ends its
  /// text. Texts that share more bytes than names usually do are compared directly.
  ///
  /// - Parameters:
  ///   - key: Eight bytes of a value's text after the given number of bytes.
  ///   - precedes: Whether one value comes before another, by text and then by value.
  package static func sort(
    _ pairs: inout [Pair], key: (UInt32, Int) -> UInt64, precedes: (UInt32, UInt32) -> Bool
  ) {
    sort(&pairs)
    var open = runs(in: pairs[...], from: 0, depth: 8)
    while let run = open.popLast() {
      guard run.depth < longestPrefix else {
        pairs[run.range].sort { precedes($0.value, $1.value) }
        continue
      }
      var part = pairs[run.range].map { Pair(key: key($0.value, run.depth), value: $0.value) }
      if part.count < smallRun {
        part.sort { $0.key == $1.key ? $0.value < $1.value : $0.key < $1.key }
      } else {
        sort(&part)
      }
      for index in part.indices { pairs[run.range.lowerBound + index].value = part[index].value }
      open += runs(in: part[...], from: run.range.lowerBound, depth: run.depth + 8)
    }
  }

  /// In bytes; each further key reads its text from the start, so longer prefixes are compared directly.
  private static let longestPrefix = 96

  /// Smaller runs are sorted faster by comparison than by digits.
  private static let smallRun = 512

  private struct Run {
    let range: Range<Int>
    /// How many leading bytes are known to be equal.
    let depth: Int
  }

  /// The runs of equal keys whose texts continue.
  private static func runs(in pairs: ArraySlice<Pair>, from offset: Int, depth: Int) -> [Run] {
    var runs: [Run] = []
    var start = 0
    while start < pairs.count {
      let key = pairs[start].key
      var end = start + 1
      while end < pairs.count, pairs[end].key == key { end += 1 }
      if end > start + 1, key & 0xFF != 0 {
        runs.append(Run(range: offset + start..<offset + end, depth: depth))
      }
      start = end
    }
    return runs
  }

  /// Sorts each run of equal keys with `precedes`.
  package static func refine(_ pairs: inout [Pair], by precedes: (UInt32, UInt32) -> Bool) {
    var start = 0
    while start < pairs.count {
      var end = start + 1
      while end < pairs.count, pairs[end].key == pairs[start].key { end += 1 }
      if end > start + 1 { pairs[start..<end].sort { precedes($0.value, $1.value) } }
      start = end
    }
  }

  /// Eight bytes after `skipped` ones, as a number with the same order; missing bytes are 0.
  @inline(__always)
  static func key(_ bytes: UnsafeRawBufferPointer, skipping skipped: Int = 0) -> UInt64 {
    if skipped + 8 <= bytes.count {
      return UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: skipped, as: UInt64.self))
    }
    var key: UInt64 = 0
    var position = skipped
    while position < skipped + 8 {
      key = key << 8 | (position < bytes.count ? UInt64(bytes[position]) : 0)
      position += 1
    }
    return key
  }
}
