/// A hash of bytes, which multiplies and folds eight of them at a time, as wyhash does.
///
/// It resists accidents. Malicious input can only make a table slow.
package enum ByteHash {
  /// - Complexity: O(bytes).
  @inlinable @inline(__always)
  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
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
  @inlinable @inline(__always)
  package static func rest(_ bytes: UnsafeRawBufferPointer, from start: Int) -> UInt64 {
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

  @inlinable @inline(__always)
  package static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
