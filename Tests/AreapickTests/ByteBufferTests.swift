import Testing

@testable import areapick

/// Memory for lines and answers.
@Suite struct ByteBufferTests {
  private func text(_ buffer: ByteBuffer) -> String { String(decoding: buffer.array, as: UTF8.self) }

  @Test func whatIsAppendedStaysWhereTheMemoryGrows() {
    let buffer = ByteBuffer()
    for number in 0..<1_000 { Array("\(number)".utf8).withUnsafeBytes { buffer.append($0) } }
    #expect(text(buffer) == (0..<1_000).map { "\($0)" }.joined())
    buffer.removeAll(from: 10)
    #expect(text(buffer) == "0123456789")
    buffer.clear()
    #expect(buffer.count == 0)
  }

  /// Sixteen bytes are copied at a time; what is behind them is not counted.
  @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 31, 32, 33, 100])
  func aPartOfAnyLengthIsCopied(_ count: Int) {
    let part = ByteBuffer((String(repeating: "a", count: count) + "\n\n\n").utf8)
    defer { withExtendedLifetime(part) {} }
    let buffer = ByteBuffer(capacity: 300)
    buffer.appendInRoom(part.start, count)
    #expect(buffer.appendInRoomUnlessControls(part.start, count))
    #expect(text(buffer) == String(repeating: "a", count: 2 * count))
  }

  @Test(arguments: [0x00, 0x09, 0x1F, 0x7F, 0xC2] as [UInt8])
  func aControlCharacterIsFoundAnywhere(_ control: UInt8) {
    for place in 0..<120 {
      var bytes = Array(repeating: UInt8(ascii: " "), count: 120)
      bytes[place] = control
      let (part, buffer) = (ByteBuffer(bytes), ByteBuffer(capacity: 120))
      defer { withExtendedLifetime(part) {} }
      #expect(!buffer.appendInRoomUnlessControls(part.start, 120))
      #expect(!buffer.appendInRoomUnlessControls(part.start, place + 1))
      #expect(buffer.count == 0)
      #expect(buffer.appendInRoomUnlessControls(part.start, place))
    }
  }

  @Test(arguments: [0x20, 0x7E, 0x80, 0xC1, 0xC3, 0xFF] as [UInt8])
  func otherBytesAreNoControlCharacters(_ byte: UInt8) {
    let (part, buffer) = (ByteBuffer(Array(repeating: byte, count: 120)), ByteBuffer(capacity: 120))
    defer { withExtendedLifetime(part) {} }
    for count in 0..<120 {
      buffer.clear()
      #expect(buffer.appendInRoomUnlessControls(part.start, count))
      #expect(buffer.array == Array(repeating: byte, count: count))
    }
  }

  @Test func bytesOfAValueAreCounted() {
    #expect(ByteBuffer("a\nb\n".utf8).count(of: 10) == 2)
    #expect(ByteBuffer(Array(repeating: 10, count: 15)).count(of: 10) == 15)
    #expect(ByteBuffer(Array(repeating: 10, count: 16)).count(of: 10) == 16)
    #expect(ByteBuffer(Array(repeating: 10, count: 9_000)).count(of: 10) == 9_000)
    #expect(ByteBuffer(Array(repeating: 10, count: 9_000)).count(of: 0) == 0)
    #expect(ByteBuffer().count(of: 0) == 0)
  }
}

extension ByteBuffer {
  convenience init(_ bytes: some Sequence<UInt8>) {
    self.init()
    Array(bytes).withUnsafeBytes { append($0) }
  }
}
