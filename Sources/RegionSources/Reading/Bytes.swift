import Glibc

/// Comparison and hashing of byte strings in place.
enum Bytes {
  @inline(__always)
  static func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard a.count == b.count else { return false }
    guard let left = a.baseAddress, let right = b.baseAddress else { return true }
    return memcmp(left, right, a.count) == 0
  }

  /// A hash that multiplies and folds eight bytes at a time.
  ///
  /// It resists accidents. Malicious input can only make a table slow.
  @inline(__always)
  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var sum = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index + 8 <= bytes.count {
      sum = mixed(sum ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    sum = mixed(sum ^ rest(bytes, from: index) ^ 0xA076_1D64_78BD_642F)
    return UInt32(truncatingIfNeeded: sum ^ sum >> 32)
  }

  /// The bytes behind the last eight, fewer than eight, as a number.
  @inline(__always)
  private static func rest(_ bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
    let count = bytes.count - start
    if count >= 4 {
      let first = bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)
      let last = bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)
      return UInt64(first) << 32 | UInt64(last)
    }
    var rest: UInt64 = 0
    for index in start..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
    return rest
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  /// The line of an offset, counted from 1; a carriage return without a newline also ends a line.
  ///
  /// - Complexity: O(*n*) in the bytes before the offset.
  static func line(of place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var line = 1
    var index = 0
    let end = min(place, bytes.count)
    while index < end {
      let isReturn = bytes[index] == 0x0D && (index + 1 >= bytes.count || bytes[index + 1] != 0x0A)
      if bytes[index] == 0x0A || isReturn { line += 1 }
      index += 1
    }
    return line
  }

  /// The lines of offsets, which are mostly in the order of the file.
  ///
  /// - Complexity: O(bytes), and the same again whenever an offset goes back.
  static func lines(of places: [UInt32], in bytes: UnsafeRawBufferPointer) -> [UInt32] {
    var (line, at): (UInt32, Int) = (1, 0)
    var turns = 0
    return places.map { place in
      let place = min(Int(place), bytes.count)
      if place < at {
        turns += 1
        // If offsets go back too often, the rest get the last line, to bound the work.
        guard turns < 100 else { return line }
        (line, at) = (1, 0)
      }
      while at < place {
        if at + 8 <= place, !hasLineEnd(bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)) {
          at += 8
          continue
        }
        let isReturn = bytes[at] == 0x0D && (at + 1 >= bytes.count || bytes[at + 1] != 0x0A)
        if bytes[at] == 0x0A || isReturn { line += 1 }
        at += 1
      }
      return line
    }
  }

  /// Whether one of eight bytes may end a line.
  @inline(__always)
  private static func hasLineEnd(_ word: UInt64) -> Bool {
    func hasZero(_ word: UInt64) -> Bool {
      (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
    }
    return hasZero(word ^ 0x0A0A_0A0A_0A0A_0A0A) || hasZero(word ^ 0x0D0D_0D0D_0D0D_0D0D)
  }

  /// The column of an offset in its line, counted from 1 in bytes.
  static func column(of place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var start = min(place, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return min(place, bytes.count) - start + 1
  }
}
