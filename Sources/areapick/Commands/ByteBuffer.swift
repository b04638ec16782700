/// Bytes in memory that is kept for the next ones: lines that were read, or answers to be written.
///
/// Behind the last byte `slack` more bytes can always be read and written. So whoever copies a part may copy whole words
/// and go past its end.
final class ByteBuffer {
  /// How many bytes behind the last one belong to the buffer; what stands there means nothing.
  static let slack = 128
  /// The memory that `clear` keeps: 4 MB. More is needed for a line of several megabytes, and given back.
  private static let mostKept = 1 << 22

  private let firstCapacity: Int
  private(set) var start: UnsafeMutableRawPointer
  private var limit: UnsafeMutableRawPointer
  /// The place behind the last byte.
  private(set) var end: UnsafeMutableRawPointer

  /// - Parameter capacity: How many bytes fit before the memory grows.
  init(capacity: Int = 0) {
    firstCapacity = capacity
    start = .allocate(byteCount: capacity + ByteBuffer.slack, alignment: 16)
    (limit, end) = (start + capacity, start)
  }

  deinit { start.deallocate() }

  @inline(__always) var count: Int { end - start }

  /// What was written since `clear`; valid as long as the buffer lives and nothing else is written.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// The same from an offset on.
  func bytes(from offset: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start + offset, count: count - offset)
  }

  /// A copy of the bytes.
  var array: [UInt8] { withExtendedLifetime(self) { Array(bytes) } }

  func clear() {
    end = start
    if limit - start > ByteBuffer.mostKept { move(to: firstCapacity) }
  }

  /// Drops all bytes from an offset on.
  func removeAll(from offset: Int) { end = start + offset }

  /// Makes room for more bytes, which `advance` then counts.
  @inline(__always)
  func reserve(_ added: Int) {
    if added > limit - end { grow(by: added) }
  }

  /// Counts bytes that were written at `end`, in room that was reserved.
  @inline(__always)
  func advance(by added: Int) { end += added }

  @inline(__always)
  func append(_ part: UnsafeRawBufferPointer) {
    guard let base = part.baseAddress else { return }
    reserve(part.count)
    end.copyMemory(from: base, byteCount: part.count)
    end += part.count
  }

  /// Appends bytes of another buffer, in room that was reserved; 16 are copied at a time.
  @inline(__always)
  func appendInRoom(_ part: UnsafeRawPointer, _ count: Int) {
    let target = end
    var offset = 0
    repeat {
      let chunk = part.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      target.storeBytes(of: chunk, toByteOffset: offset, as: SIMD16<UInt8>.self)
      offset &+= 16
    } while offset < count
    end = target + count
  }

  /// Appends bytes of another buffer as `appendInRoom` does, unless one of them is a control character, or the first byte
  /// of those in two.
  ///
  /// - Returns: False if there is one; nothing is appended then.
  @inline(__always)
  func appendInRoomUnlessControls(_ part: UnsafeRawPointer, _ count: Int) -> Bool {
    let target = end
    var found = Lanes(repeating: false)
    var offset = 0
    while count &- offset > 48 {
      let chunk = part.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
      target.storeBytes(of: chunk, toByteOffset: offset, as: SIMD16<UInt8>.self)
      found = (found .| ByteBuffer.controls(in: chunk))
      offset &+= 16
    }
    // The last 48 bytes are copied whether they are there or not: no branch could foresee how long a part is.
    let lid = UnsafeRawPointer(ByteBuffer.lid.utf8Start) + (48 &- (count &- offset))
    for place in 0..<3 {
      let chunk = part.loadUnaligned(fromByteOffset: offset &+ 16 &* place, as: SIMD16<UInt8>.self)
      target.storeBytes(of: chunk, toByteOffset: offset &+ 16 &* place, as: SIMD16<UInt8>.self)
      let covered = chunk | lid.loadUnaligned(fromByteOffset: 16 &* place, as: SIMD16<UInt8>.self)
      found = (found .| ByteBuffer.controls(in: covered))
    }
    let words = unsafeBitCast(found, to: SIMD2<UInt64>.self)
    guard words[0] | words[1] == 0 else { return false }
    end = target + count
    return true
  }

  /// 48 bytes that are 0, and 48 that make no control character of a byte that is combined with them: 0xC3 and 0xBF.
  private static let lid: StaticString =
    """
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ
    """

  private typealias Lanes = SIMDMask<SIMD16<Int8>>

  /// Which bytes are control characters, or the first byte of those in two.
  @inline(__always)
  private static func controls(in chunk: SIMD16<UInt8>) -> Lanes {
    (chunk .< SIMD16(repeating: 0x20)) .| (chunk .== SIMD16(repeating: 0x7F))
      .| (chunk .== SIMD16(repeating: 0xC2))
  }

  /// How many bytes have a value.
  func count(of value: UInt8) -> Int {
    let (start, count) = (UnsafeRawPointer(start), count)
    let values = SIMD16<UInt8>(repeating: value)
    var (sum, offset) = (0, 0)
    while offset &+ 16 <= count {
      // Each lane counts its bytes, up to 255 of them.
      let stop = min(count &- 15, offset &+ 255 * 16)
      var found = SIMD16<UInt8>(repeating: 0)
      while offset < stop {
        let chunk = start.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
        found &-= unsafeBitCast(chunk .== values, to: SIMD16<UInt8>.self)
        offset &+= 16
      }
      for lane in found.indices { sum &+= Int(found[lane]) }
    }
    while offset < count {
      if start.load(fromByteOffset: offset, as: UInt8.self) == value { sum &+= 1 }
      offset &+= 1
    }
    return sum
  }

  @inline(never)
  private func grow(by added: Int) { move(to: max((limit - start) * 2, count + added)) }

  /// Takes other memory, with the bytes that are there.
  private func move(to capacity: Int) {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity + ByteBuffer.slack, alignment: 16)
    let count = count
    memory.copyMemory(from: start, byteCount: count)
    start.deallocate()
    (start, limit, end) = (memory, memory + capacity, memory + count)
  }
}
