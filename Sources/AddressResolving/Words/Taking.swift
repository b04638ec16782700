/// Takes up the common characters of a text, one after the other.
///
/// What it holds stays in registers, so that a character takes few steps.
struct Taking {
  /// Where `Text.bytes` begins.
  private let memory: UnsafeMutableRawPointer
  private let filters: KeyFilters
  /// The Han character that was taken last, or 0; its marks are written with the next character: only the two together
  /// tell whether a name may begin there.
  private var last: UInt32 = 0
  private var marks: Marks = []
  /// Of that character. Before the first one, this is behind every text.
  private var position = Text.limit &+ 8
  /// The marks of all characters.
  var all: Marks = []
  /// How many positions have the mark `name`.
  private(set) var nameCount = 0
  /// `Text.otherTownships`.
  private(set) var otherTownships: UInt64 = 0

  init(_ text: Text) { (memory, filters) = (text.memory, text.filters) }

  /// What is known of the place behind the last character.
  @inline(__always)
  var next: Marks { Marks(rawValue: marks.intersection(.leads).rawValue << 17) }  // `wordStart`

  /// Writes the marks of the last character, which no Han character follows.
  @inline(__always)
  mutating func end() {
    (memory + 4 &* position).storeBytes(
      of: marks.rawValue, toByteOffset: Text.marksOffset, as: UInt32.self)
    (last, marks, position) = (0, [], Text.limit &+ 8)
  }

  /// Writes the marks of the last character, which is a Han character as the next one is.
  @inline(__always)
  private mutating func mark(before word: UInt32) {
    let bits = filters.bits(Text.hash(UInt64(last) | UInt64(word) << 24))
    (memory + 4 &* position).storeBytes(
      of: marks.union(KeyFilters.marks(bits)).rawValue, toByteOffset: Text.marksOffset, as: UInt32.self)
    // A position without a name is overwritten by the next one.
    (memory + 2 &* nameCount).storeBytes(
      of: UInt16(truncatingIfNeeded: position), toByteOffset: Text.namesOffset, as: UInt16.self)
    nameCount &+= Int(bits & 1)
    otherTownships |= UInt64(bits >> 2) << UInt64(truncatingIfNeeded: position & 63)
  }

  /// Takes a Han character.
  ///
  /// - Parameters:
  ///   - word: Its three bytes.
  ///   - place: What is known of its place.
  @inline(__always)
  mutating func take(_ word: UInt32, _ mark: Marks, _ place: Marks, at count: Int, from offset: Int) {
    if last != 0 { self.mark(before: word) } else { end() }
    put(word, mark, place, at: count, from: offset)
  }

  /// Takes a Han character right behind another one.
  @inline(__always)
  mutating func takeNext(_ word: UInt32, _ mark: Marks, at count: Int, from offset: Int) {
    let place = next
    self.mark(before: word)
    put(word, mark, place, at: count, from: offset)
  }

  @inline(__always)
  private mutating func put(
    _ word: UInt32, _ mark: Marks, _ place: Marks, at count: Int, from offset: Int
  ) {
    (last, marks, position) = (word, mark.union(place), count)
    all.formUnion(mark)
    (memory + 4 &* count).storeBytes(
      of: UInt32(truncatingIfNeeded: offset), toByteOffset: Text.originsOffset, as: UInt32.self)
    (memory + count).storeBytes(of: word.littleEndian, as: UInt32.self)
  }

  /// Takes a digit or a letter.
  @inline(__always)
  mutating func takeASCII(_ byte: UInt32, at count: Int, from offset: Int) {
    end()
    all.formUnion(.end)
    (memory + 4 &* count).storeBytes(
      of: Marks.end.rawValue, toByteOffset: Text.marksOffset, as: UInt32.self)
    (memory + 4 &* count).storeBytes(
      of: UInt32(truncatingIfNeeded: offset), toByteOffset: Text.originsOffset, as: UInt32.self)
    (memory + count).storeBytes(of: byte.littleEndian, as: UInt32.self)
  }
}
