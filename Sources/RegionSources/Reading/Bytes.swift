import Glibc

/// Byte strings compared in place, and where an offset stands in a text.
enum Bytes {
  @inline(__always)
  static func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard a.count == b.count else { return false }
    guard let left = a.baseAddress, let right = b.baseAddress else { return true }
    return memcmp(left, right, a.count) == 0
  }

  /// Where bytes stand first in others; nil where they do not.
  static func place(of part: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress, let wanted = part.baseAddress, part.count <= bytes.count else {
      return nil
    }
    var at = 0
    while at + part.count <= bytes.count,
      let found = memchr(base + at, Int32(part[0]), bytes.count - part.count - at + 1)
    {
      if memcmp(found, wanted, part.count) == 0 { return UnsafeRawPointer(found) - base }
      at = UnsafeRawPointer(found) - base + 1
    }
    return nil
  }

  static func hold(_ text: StaticString, in bytes: UnsafeRawBufferPointer) -> Bool {
    place(of: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), in: bytes) != nil
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
        if at + 8 <= place, let ends = lineFeeds(bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)) {
          line += ends
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

  /// How many of eight bytes are line feeds; nil where one of them is a carriage return.
  @inline(__always)
  private static func lineFeeds(_ word: UInt64) -> UInt32? {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    // The highest bit of each byte that is zero.
    func zeros(_ word: UInt64) -> UInt64 { ~((word & low) &+ low | word | low) }
    guard zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D) == 0 else { return nil }
    return UInt32(truncatingIfNeeded: zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A).nonzeroBitCount)
  }

  /// The column of an offset in its line, counted from 1 in bytes.
  static func column(of place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var start = min(place, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return min(place, bytes.count) - start + 1
  }
}
