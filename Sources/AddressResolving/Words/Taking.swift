/// Takes up the common characters of a text, one after the other.
///
/// What it holds stays in registers, so that a character takes few steps.
struct Taking {
  /// Where `Text.bytes` begins.
  private let memory: UnsafeMutableRawPointer
  private let filters: KeyFilters
  /// The position of the next character.
  private(set) var count = 0
  /// What is known of the place of the next character.
  private(set) var place: Marks = .end
  /// The marks of all characters.
  private(set) var all: Marks = []
  /// How many positions have the mark `name`.
  private(set) var nameCount = 0
  private var slots = FirstSlots()
  /// The Han character right before the next one, or 0: the two together tell whether a name may begin there.
  private var last: UInt32 = 0

  init(_ text: Text) { (memory, filters) = (text.memory, text.filters) }

  /// Takes a Han character.
  ///
  /// - Parameter word: Its three bytes.
  @inline(__always)
  mutating func take(_ word: UInt32, _ mark: Marks) {
    if last != 0 {
      // Not read from the text: the processor waits before it reads as a whole what was just written piece by piece.
      let hash = Text.hash(UInt64(last) | UInt64(word) << 24)
      let bits = filters.bits(hash)
      slots.note(hash, bits, memory)
      all.formUnion(Taking.mark(bits, count &- 3, memory, &nameCount))
    }
    put(word, mark.union(place))
    all.formUnion(mark)
    (last, place, count) = (word, mark.next, count &+ 3)
  }

  /// Takes a digit or a letter.
  @inline(__always)
  mutating func takeASCII(_ byte: UInt32) {
    put(byte, .end)
    (last, place, count) = (0, .end, count &+ 1)
  }

  /// Takes the digits that stand together, but for those behind the eighth: all at once, since no processor guesses how
  /// many there are.
  ///
  /// - Parameters:
  ///   - offset: Where the first of them stands in `input`.
  ///   - end: The end of the input, 8 or more.
  @inline(__always)
  mutating func takeDigits(_ input: UnsafeRawPointer, at offset: Int, _ end: Int) {
    let start = min(offset, end &- 8)
    let word =
      UInt64(littleEndian: (input + start).loadUnaligned(as: UInt64.self)) &>> UInt64((offset &- start) &* 8)
    let values = word ^ 0x3030_3030_3030_3030
    // The highest bit of the first byte that is no digit; those of the bytes behind it say nothing.
    let others = (values &+ 0x7676_7676_7676_7676 | values) & 0x8080_8080_8080_8080
    let length = min(others.trailingZeroBitCount >> 3, Text.limit &- count)
    // What is written too much is overwritten by what follows.
    (memory + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    let marks = SIMD8<UInt32>(repeating: Marks.end.rawValue)
    (memory + 4 &* count).storeBytes(of: marks, toByteOffset: Text.marksOffset, as: SIMD8<UInt32>.self)
    (last, place, count) = (0, .end, count &+ length)
  }

  @inline(__always)
  private func put(_ word: UInt32, _ marks: Marks) {
    (memory + 4 &* count).storeBytes(of: marks.rawValue, toByteOffset: Text.marksOffset, as: UInt32.self)
    (memory + count).storeBytes(of: word.littleEndian, as: UInt32.self)
  }

  /// Goes on behind a sign, or behind a character that was written by somebody else.
  mutating func goOn(_ count: Int, _ place: Marks, _ all: Marks) {
    if count > self.count { last = 0 }
    (self.count, self.place, self.all) = (count, place, all)
  }

  /// Marks which names may begin at a position.
  ///
  /// - Parameters:
  ///   - bits: Those of `KeyFilters`.
  ///   - nameCount: How many positions with the mark `name` there are, and are then.
  /// - Returns: The marks that were added.
  @inline(__always)
  static func mark(
    _ bits: UInt32, _ position: Int, _ memory: UnsafeMutableRawPointer, _ nameCount: inout Int
  ) -> Marks {
    let (added, place) = (KeyFilters.marks(bits), memory + (Text.marksOffset &+ 4 &* position))
    place.storeBytes(of: place.load(as: UInt32.self) | added.rawValue, as: UInt32.self)
    // A position without a name is overwritten by the next one.
    (memory + 2 &* nameCount).storeBytes(
      of: UInt16(truncatingIfNeeded: position), toByteOffset: Text.namesOffset, as: UInt16.self)
    nameCount &+= Int(bits & 1)
    return added
  }
}
