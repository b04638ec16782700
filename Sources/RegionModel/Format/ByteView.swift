/// A block of bytes whose reads are all bounds-checked.
///
/// A read outside the block returns zero, so no offset in a file can make the program read outside. The
/// memory must outlive the view; `RegionTree` ensures it.
@usableFromInline
package struct ByteView: @unchecked Sendable {  // The bytes are never written after the view is made.
  @usableFromInline package let base: UnsafeRawPointer
  @usableFromInline package let count: Int

  package init(_ bytes: UnsafeRawBufferPointer) {
    base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 8).unsafelyUnwrapped
    count = bytes.count
  }

  private init(base: UnsafeRawPointer, count: Int) {
    self.base = base
    self.count = count
  }

  /// The `length` bytes from `offset`; nil if they are not all inside.
  package func part(offset: UInt64, length: UInt64) -> ByteView? {
    let (end, overflow) = offset.addingReportingOverflow(length)
    guard !overflow, end <= UInt64(count) else { return nil }
    return ByteView(base: base + Int(offset), count: Int(length))
  }

  package var isEmpty: Bool { count == 0 }

  @inlinable @inline(__always)
  package func uint8(at offset: Int) -> UInt8 {
    isInside(offset, 1) ? base.load(fromByteOffset: offset, as: UInt8.self) : 0
  }

  @inlinable @inline(__always)
  package func uint16(at offset: Int) -> UInt16 {
    guard isInside(offset, 2) else { return 0 }
    return UInt16(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  @inlinable @inline(__always)
  package func uint32(at offset: Int) -> UInt32 {
    guard isInside(offset, 4) else { return 0 }
    return UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  @inlinable @inline(__always)
  package func uint64(at offset: Int) -> UInt64 {
    guard isInside(offset, 8) else { return 0 }
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The bytes of a range, cut to the block.
  @inlinable @inline(__always)
  package func bytes(from offset: Int, count wanted: Int) -> UnsafeRawBufferPointer {
    guard offset >= 0, offset <= count, wanted > 0 else { return .init(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: base + offset, count: min(wanted, count - offset))
  }

  @inlinable @inline(__always)
  package func isInside(_ offset: Int, _ size: Int) -> Bool { offset >= 0 && offset <= count - size }
}
