import RegionModel

/// An address as it is compared with names: blanks and signs left out, full-width letters and traditional characters
/// in their plain forms; and where each character stood.
///
/// The memory is used again for every address. No more than the first thousand characters are read: a longer text
/// has its place at the beginning, or is no address.
final class Text {
  /// In bytes of text without signs; a character more may follow.
  static let limit = 3_000
  private static let capacity = limit + 16

  private(set) var count = 0
  /// Zeros follow, so that a name can be looked for at any position.
  let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  /// Where in the input the character begins that a byte is the first of.
  private let origins = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
  /// How many gaps (blanks, signs) stand before a byte's character.
  private let gaps = UnsafeMutablePointer<UInt16>.allocate(capacity: capacity)
  /// Whether a character was written otherwise than in names: a traditional one.
  private(set) var isTraditional = false
  /// Whether three Latin letters stand together.
  private(set) var hasLatinWord = false
  private var latinCount = 0
  /// Whether a receiver may be named.
  private(set) var hasReceiver = false
  private var gapCount: UInt16 = 0
  private var isAtGap = false
  private let foldings: Foldings

  init(_ foldings: Foldings) { self.foldings = foldings }

  deinit {
    bytes.deallocate()
    origins.deallocate()
    gaps.deallocate()
  }

  /// Reads an address. Broken UTF-8 is a sign like others.
  ///
  /// - Complexity: O(bytes), and constant behind the part that is read.
  func read(_ input: UnsafeRawBufferPointer) {
    count = 0
    gapCount = 0
    isAtGap = false
    isTraditional = false
    hasReceiver = false
    hasLatinWord = false
    latinCount = 0
    var offset = 0
    while offset < input.count, count < Text.limit {
      if offset + 3 <= input.count, let han = Text.han(input, at: offset) {
        takeHan(han, from: offset)
        offset += 3
        continue
      }
      let (scalar, width) = Text.scalar(in: input, at: offset)
      take(scalar, from: offset)
      offset += width
    }
    for padding in count..<count + 8 { bytes[padding] = 0 }
  }

  /// The first two Han characters from a position on, as a number that no other two have.
  @inline(__always)
  func key(at position: Int) -> UInt64 { Text.key(UnsafeRawPointer(bytes + position)) }

  @inline(__always)
  static func key(_ bytes: UnsafeRawPointer) -> UInt64 {
    UInt64(bytes.loadUnaligned(as: UInt32.self))
      | UInt64(bytes.loadUnaligned(fromByteOffset: 4, as: UInt16.self)) << 32
  }

  /// A place for a key in a table of 2^`bits`: the upper bits of its product with the golden ratio, which spread keys
  /// that differ in a few bits (Knuth, The Art of Computer Programming, 6.4).
  @inline(__always)
  static func slot(_ key: UInt64, bits: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> (64 - bits))
  }

  /// Whether `name` stands at a position.
  @inline(__always)
  func has(_ name: UnsafePointer<UInt8>, _ length: Int, at position: Int) -> Bool {
    guard position >= 0, position + length <= count else { return false }
    var index = length - 1
    while index >= 0, name[index] == bytes[position + index] { index -= 1 }
    return index < 0
  }

  func has(_ word: StaticString, at position: Int) -> Bool {
    has(word.utf8Start, word.utf8CodeUnitCount, at: position)
  }

  /// The text from a position on.
  func part(from position: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes + min(position, count), count: count - min(position, count))
  }

  /// The character at a position; U+0000 behind the end.
  @inline(__always)
  func character(at position: Int) -> Unicode.Scalar {
    // Zeros follow the text, so that a character can be read from its end on.
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

  /// Whether a blank or a sign stands inside of a part.
  @inline(__always)
  func hasGap(in range: Range<Int>) -> Bool { gaps[range.lowerBound] != gaps[range.upperBound - 1] }

  /// Whether a word may end before a position: at the end, at a blank or sign, a digit or letter.
  func isEdge(_ position: Int) -> Bool {
    position == 0 || position >= count || gaps[position] != gaps[position - 1] || bytes[position] < 0x80
      || bytes[position - 1] < 0x80
  }

  /// The position of the next character.
  @inline(__always)
  func next(after position: Int) -> Int {
    guard position < count else { return position + 1 }
    let first = bytes[position]
    return position + (first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4)
  }

  /// The position of the character before.
  @inline(__always)
  func last(before position: Int) -> Int {
    if position >= 3, bytes[position - 3] & 0xF0 == 0xE0 { return position - 3 }
    var position = position - 1
    while position > 0, bytes[position] & 0xC0 == 0x80 { position -= 1 }
    return max(position, 0)
  }

  /// 收, 送, 往, 目, 到, 卸, 终: one of them stands in every word for the receiver of a parcel.
  @inline(__always)
  private static func marksReceiver(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x6536, 0x9001, 0x5F80, 0x76EE, 0x5230, 0x5378, 0x7EC8: true
    default: false
    }
  }

  /// Whether the text between two positions is the rest of a firm's name: no number in it, and a firm at its end.
  func endsFirm(from start: Int, to end: Int) -> Bool {
    var position = start
    var isFirm = false
    while position < end {
      guard bytes[position] >= 0x80 else { return false }
      if Text.firms.length(in: self, at: position) > 0 { isFirm = true }
      position = next(after: position)
    }
    return isFirm
  }

  /// Whether the number of a house or a floor stands between two positions.
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

  private static let firms = WordList([
    "公司", "集团", "大学", "学院", "医院", "银行", "中学", "超市", "大众", "专卖店", "门市",
  ])

  /// Where in the input the character at a position begins.
  func origin(of position: Int) -> Int { Int(origins[position]) }

  /// A common Han character, U+4E00 to U+9FFF; nil for another.
  @inline(__always)
  private static func han(_ input: UnsafeRawBufferPointer, at offset: Int) -> UInt32? {
    let (first, second, third) = (input[offset], input[offset + 1], input[offset + 2])
    guard first >= 0xE4, first <= 0xE9, second & 0xC0 == 0x80, third & 0xC0 == 0x80 else { return nil }
    let scalar = UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    return scalar >= 0x4E00 ? scalar : nil
  }

  /// Takes a common Han character: most of what addresses are made of.
  @inline(__always)
  private func takeHan(_ scalar: UInt32, from offset: Int) {
    let folded = foldings.plain(scalar)
    if folded != scalar { isTraditional = true }
    if Text.marksReceiver(folded) { hasReceiver = true }
    latinCount = 0
    guard folded >= 0x4E00, folded < 0xA000 else { return append(folded, offset) }
    if isAtGap, count > 0 { gapCount += 1 }
    isAtGap = false
    origins[count] = UInt32(truncatingIfNeeded: offset)
    bytes[count] = 0xE0 | UInt8(truncatingIfNeeded: folded >> 12)
    bytes[count + 1] = 0x80 | UInt8(truncatingIfNeeded: folded >> 6 & 0x3F)
    bytes[count + 2] = 0x80 | UInt8(truncatingIfNeeded: folded & 0x3F)
    gaps[count] = gapCount
    gaps[count + 1] = gapCount
    gaps[count + 2] = gapCount
    count += 3
  }

  private func take(_ scalar: UInt32, from offset: Int) {
    switch Sign(scalar) {
    case .letter(let plain):
      let folded = foldings.plain(plain)
      if folded != plain { isTraditional = true }
      if Text.marksReceiver(folded) { hasReceiver = true }
      latinCount = folded < 0x80 && folded > 0x40 ? latinCount + 1 : 0
      if latinCount == 3 { hasLatinWord = true }
      append(folded, offset)
    case .gap: isAtGap = true
    case .nothing: break
    }
  }

  private func append(_ scalar: UInt32, _ offset: Int) {
    if isAtGap, count > 0 { gapCount += 1 }
    isAtGap = false
    origins[count] = UInt32(truncatingIfNeeded: offset)
    if scalar < 0x80 {
      put(UInt8(truncatingIfNeeded: scalar))
    } else if scalar < 0x800 {
      put(0xC0 | UInt8(scalar >> 6))
      put(0x80 | UInt8(scalar & 0x3F))
    } else {
      if scalar < 0x10000 {
        put(0xE0 | UInt8(scalar >> 12))
      } else {
        put(0xF0 | UInt8(scalar >> 18))
        put(0x80 | UInt8(scalar >> 12 & 0x3F))
      }
      put(0x80 | UInt8(scalar >> 6 & 0x3F))
      put(0x80 | UInt8(scalar & 0x3F))
    }
  }

  @inline(__always)
  private func put(_ byte: UInt8) {
    bytes[count] = byte
    gaps[count] = gapCount
    count += 1
  }

  /// The character at an offset, and how many bytes it has; U+FFFD of one byte where UTF-8 is broken.
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
