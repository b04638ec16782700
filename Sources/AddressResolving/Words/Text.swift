import RegionModel

/// An address in the form that is compared with names.
///
/// Blanks and signs are left out; full-width letters and traditional characters have their plain forms. The position
/// of each character in the input is kept. The memory is reused for every address. Only the first thousand characters
/// are read: a longer text has its place at the beginning, or is no address.
final class Text {
  /// The limit in bytes without signs; one more character may follow.
  static let limit = 3_000
  static let capacity = limit + 32

  var count = 0
  /// Zeros follow, so that names can be compared at any position.
  let bytes: UnsafeMutablePointer<UInt8>
  /// What is known of the character that a byte is the first of.
  let marks: UnsafeMutablePointer<Marks>
  /// All of these, from `bytes` on.
  let memory: UnsafeMutableRawPointer
  /// As many marks as a name is long can be read before the first one.
  static let marksOffset = (capacity + 7) & ~7 + 4 * longestName
  /// Of the positions with the mark `name`.
  static let namesOffset = marksOffset + 4 * capacity
  /// Of `FirstSlots`.
  static let slotsOffset = namesOffset + 2 * capacity
  /// Whether a character had another form than in names, such as a traditional one.
  var isTraditional = false
  /// Whether three Latin letters stand together.
  var hasLatinWord = false
  /// Whether a character is none of ASCII and no common Han character, so that it may have another length than those.
  var hasOthers = false
  /// What any character has, and what was added where names may begin.
  var all: Marks = []
  /// How many positions have the mark `name`.
  var nameCount = 0
  private let shifts = UnsafeMutablePointer<Shift>.allocate(capacity: capacity)
  private var shiftCount = 0
  let characters: Characters
  let filters: KeyFilters
  let sharedLists = WordLists.shared
  /// The lists that most addresses are compared with.
  @inline(__always)
  var lists: WordLists.All { sharedLists.all }

  init(_ characters: Characters, _ filters: KeyFilters) {
    (self.characters, self.filters) = (characters, filters)
    memory = .allocate(byteCount: Text.slotsOffset + 2 * Text.capacity, alignment: 8)
    (memory + Text.slotsOffset).initializeMemory(as: UInt16.self, repeating: 0, count: FirstSlots.most)
    // Unaligned words are read from any position on, also behind the text.
    bytes = memory.initializeMemory(as: UInt8.self, repeating: 0, count: Text.marksOffset)
    marks = (memory + Text.marksOffset).bindMemory(to: Marks.self, capacity: Text.capacity)
  }

  deinit {
    memory.deallocate()
    shifts.deallocate()
  }

  /// The first two Han characters at a position, as a number that is unique to them.
  @inline(__always)
  func key(at position: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self)) & 0xFFFF_FFFF_FFFF
  }

  @inline(__always)
  static func key(_ bytes: UnsafeRawPointer) -> UInt64 {
    UInt64(bytes.loadUnaligned(as: UInt32.self))
      | UInt64(bytes.loadUnaligned(fromByteOffset: 4, as: UInt16.self)) << 32
  }

  /// The slot of a key in a table of 2^`bits`.
  ///
  /// It is the upper bits of the key's product with the golden ratio, which spreads keys that differ in few bits
  /// (Knuth, The Art of Computer Programming, 6.4).
  @inline(__always)
  static func slot(_ key: UInt64, bits: UInt64) -> Int { slot(ofHash: hash(key), bits: bits) }

  @inline(__always)
  static func hash(_ key: UInt64) -> UInt64 { key &* 0x9E37_79B9_7F4A_7C15 }

  @inline(__always)
  static func slot(ofHash hash: UInt64, bits: UInt64) -> Int { Int(truncatingIfNeeded: hash >> (64 - bits)) }

  /// A position with the mark `name`, in order.
  @inline(__always)
  func namePosition(_ number: Int) -> Int {
    Int((memory + Text.namesOffset).load(fromByteOffset: number &* 2, as: UInt16.self))
  }

  /// Whether a township's other name may begin three to eight Han characters before a position, and go on there.
  @inline(__always)
  func mayHaveOtherTownship(before position: Int) -> Bool {
    guard position >= NameTable.shortest &+ 3, position < count else { return false }
    // A name's rest may have one character (`OtherTownshipNames.tails`); those with ASCII are not told by that.
    guard marks[position].union(marks[position &- 3]).contains(.tail) || filters.hasASCII,
      all.contains(.otherTownship)
    else { return false }
    let last = marks + (position &- 9)
    // Most often there is none: one branch tells. What is in the middle of a character is an earlier text's.
    let any = last[0].union(last[-3]).union(last[-6]).union(last[-9]).union(last[-12]).union(last[-15])
    return any.contains(.otherTownship) && beginsOtherTownship(before: position)
  }

  private func beginsOtherTownship(before position: Int) -> Bool {
    stride(from: position - 9, through: max(position - Text.longestName, 0), by: -3).contains {
      marks[$0].contains(.otherTownship) && beginsCharacter($0)
    }
  }

  /// Eight Han characters, in bytes, the length of 维西傈僳族自治县.
  static let longestName = 24

  /// Whether `name` stands at a position.
  @inline(__always)
  func has(_ name: UnsafePointer<UInt8>, _ length: Int, at position: Int) -> Bool {
    guard position >= 0, position &+ length <= count else { return false }
    let text = bytes + position
    var index = length &- 1
    while index >= 0, name[index] == text[index] { index &-= 1 }
    return index < 0
  }

  func has(_ word: StaticString, at position: Int) -> Bool {
    has(word.utf8Start, word.utf8CodeUnitCount, at: position)
  }

  /// The text from a position on.
  func part(from position: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes + min(position, count), count: count - min(position, count))
  }

  /// The character at a position; U+0000 after the end.
  @inline(__always)
  func character(at position: Int) -> Unicode.Scalar {
    // Zeros follow the text, so reading at its end is safe.
    let start = bytes + min(position, count)
    let first = UInt32(start[0])
    if first & 0xF0 == 0xE0 {
      let scalar = (first & 0x0F) << 12 | UInt32(start[1] & 0x3F) << 6 | UInt32(start[2] & 0x3F)
      return Unicode.Scalar(scalar) ?? "\0"
    }
    if first < 0x80 { return Unicode.Scalar(UInt8(first)) }
    return Unicode.Scalar(Text.scalar(in: UnsafeRawBufferPointer(start: start, count: 4), at: 0).scalar)
      ?? "\0"
  }

  /// Whether a blank or a sign stands within a range.
  @inline(__always)
  func hasGap(in range: Range<Int>) -> Bool {
    var position = next(after: range.lowerBound)
    while position < range.upperBound {
      if marks[position].contains(.gap) { return true }
      position = next(after: position)
    }
    return false
  }

  /// Whether a word may end before a position: at either end of the text, or beside a blank, a sign, a digit or a
  /// letter.
  @inline(__always)
  func isEdge(_ position: Int) -> Bool { marks(at: position).contains(.edge) }

  /// What is known of the character at a position; `end` behind the text.
  @inline(__always)
  func marks(at position: Int) -> Marks { position < count ? marks[position] : .end }

  /// What is known of the character before a position.
  @inline(__always)
  func marks(before position: Int) -> Marks { position > 0 ? marks(at: last(before: position)) : [] }

  /// Whether a position is the first of a character.
  func beginsCharacter(_ position: Int) -> Bool { bytes[position] & 0xC0 != 0x80 }

  /// The position of the next character.
  @inline(__always)
  func next(after position: Int) -> Int {
    guard position < count else { return position &+ 1 }
    let first = bytes[position]
    if first & 0xF0 == 0xE0 { return position &+ 3 }
    return position &+ (first < 0x80 ? 1 : first < 0xE0 ? 2 : 4)
  }

  /// The position of the character before a position.
  @inline(__always)
  func last(before position: Int) -> Int {
    if position >= 3, bytes[position - 3] & 0xF0 == 0xE0 { return position - 3 }
    var position = position - 1
    while position > 0, bytes[position] & 0xC0 == 0x80 { position -= 1 }
    return max(position, 0)
  }

  /// Whether the text between two positions continues a firm's name: it has no digits and contains a word for a firm.
  func endsFirm(from start: Int, to end: Int) -> Bool {
    var position = start
    var isFirm = false
    while position < end {
      guard bytes[position] >= 0x80 else { return false }
      if marks[position].contains(.firm), lists.firmsAnywhere.length(in: self, at: position) > 0 {
        isFirm = true
      }
      position = next(after: position)
    }
    return isFirm
  }

  /// Whether the text between two positions contains a house, a floor or a road (号, 楼, 路).
  func hasDoor(from start: Int, to end: Int) -> Bool {
    var position = start
    while position < end {
      switch character(at: position) {
      case "号", "楼", "路": return true
      default: position = next(after: position)
      }
    }
    return false
  }

  static let firms = WordList([
    "公司", "集团", "大学", "学院", "医院", "银行", "中学", "超市", "大众", "专卖店", "门市", "律师",
  ])

  /// The character at an offset and its width in bytes; U+FFFD with one byte for broken UTF-8.
  @inline(__always)
  static func scalar(in input: UnsafeRawBufferPointer, at offset: Int) -> (scalar: UInt32, width: Int) {
    let first = UInt32(input[offset])
    if first < 0x80 { return (first, 1) }
    let width = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    guard width > 1, offset + width <= input.count else { return (0xFFFD, 1) }
    var scalar = first & (0x7F >> UInt32(width))
    for index in 1..<width {
      let byte = UInt32(input[offset + index])
      guard byte & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | byte & 0x3F
    }
    let isValid =
      width == 2 || width == 3 && scalar >= 0x800 && scalar & 0xF800 != 0xD800
      || width == 4 && scalar >= 0x10000 && scalar < 0x110000
    return isValid ? (scalar, width) : (0xFFFD, 1)
  }
}

/// The offsets of characters in the input.
extension Text {
  /// By how much offsets are greater than positions, from a position on: signs and blanks have an offset alone.
  fileprivate struct Shift {
    var start: Int
    var ahead: Int
  }

  /// Begins with offsets that are positions.
  func beginShifts() {
    shifts[0] = Shift(start: 0, ahead: 0)
    shiftCount = 1
  }

  /// Notes by how much the offsets of the next characters are greater than their positions.
  func shift(from position: Int, by ahead: Int) {
    if shifts[shiftCount &- 1].start < position { shiftCount &+= 1 }
    shifts[shiftCount &- 1] = Shift(start: position, ahead: ahead)
  }

  /// The offset in the input of the character at a position.
  func origin(of position: Int) -> Int {
    var index = shiftCount &- 1
    while index > 0, shifts[index].start > position { index &-= 1 }
    return position &+ shifts[index].ahead
  }
}
