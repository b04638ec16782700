/// A section that is to be written: its size, and where its bytes come from.
///
/// Sections are measured before they are written, so that each goes straight into the block. No section of a large tree is
/// in memory twice.
struct BlockSection {
  enum Content {
    case bytes([UInt8])
    case numbers([UInt32])
    /// Writes as many bytes as were stated.
    case pieces(count: Int, (inout BlockCursor) -> Void)
  }

  let section: AtlasFormat.Section
  let content: Content

  init(_ section: AtlasFormat.Section, _ content: Content) {
    (self.section, self.content) = (section, content)
  }

  /// In bytes.
  var count: Int {
    switch content {
    case .bytes(let bytes): bytes.count
    case .numbers(let numbers): numbers.count * 4
    case .pieces(let count, _): count
    }
  }

  func write(to cursor: inout BlockCursor) {
    switch content {
    case .bytes(let bytes): cursor.put(bytes)
    case .numbers(let numbers): cursor.put(numbers)
    case .pieces(_, let write): write(&cursor)
    }
  }
}

/// Writes into memory that was measured before, one piece behind the other.
struct BlockCursor {
  private let memory: UnsafeMutableRawBufferPointer
  /// In bytes from the start.
  private(set) var position = 0

  init(_ memory: UnsafeMutableRawBufferPointer) { self.memory = memory }

  @inline(__always)
  mutating func put(_ bytes: UnsafeRawBufferPointer) {
    // More than was measured ends the program: it would be a fault of this room.
    let part = UnsafeMutableRawBufferPointer(rebasing: memory[position..<(position + bytes.count)])
    part.copyMemory(from: bytes)
    position += bytes.count
  }

  mutating func put(_ bytes: [UInt8]) { bytes.withUnsafeBytes { put($0) } }

  /// Numbers as the block has them: little-endian.
  mutating func put(_ numbers: [UInt32]) {
    if UInt32(1).littleEndian == 1 { return numbers.withUnsafeBytes { put($0) } }
    put(AtlasWriter.bytes(numbers))
  }

  /// Fills up with zeros to a position; one that was reached already changes nothing.
  mutating func fill(to end: Int) {
    while position < end {
      memory[position] = 0
      position += 1
    }
  }
}
