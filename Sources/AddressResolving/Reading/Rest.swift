/// The rest of an address without its place.
struct Rest {
  let range: Range<Int>
  /// The text before the place; empty if that is the rest.
  let before: Range<Int>
  /// The text of the place.
  let place: Range<Int>

  init(_ input: UnsafeRawBufferPointer, _ text: Text, _ reading: Reading) {
    let (start, end) = (text.origin(of: reading.start), Rest.end(of: reading.end, text, input))
    self.init(input, place: min(start, end)..<end, isReversed: reading.isReversed)
  }

  /// - Parameter isReversed: Whether the names run from the lowest to the highest, so that the street stands before
  ///   them.
  init(_ input: UnsafeRawBufferPointer, place: Range<Int>, isReversed: Bool) {
    let after = Rest.trimmed(place.upperBound..<input.count, input)
    let before = Rest.trimmed(0..<place.lowerBound, input)
    let isBefore = after.isEmpty && isReversed
    self.place = place
    range = isBefore ? before : after
    self.before = isBefore ? 0..<0 : before
  }

  /// The end of the character before a position of the text, as an offset in the input.
  private static func end(of position: Int, _ text: Text, _ input: UnsafeRawBufferPointer) -> Int {
    let origin = text.origin(of: text.last(before: position))
    // What the text has a character of is well-formed.
    return origin + (Rest.isHan(input[origin]) ? 3 : Text.scalar(in: input, at: origin).width)
  }

  /// A range of the input without blanks and separators at its ends; a closing bracket at its end stays.
  static func trimmed(_ range: Range<Int>, _ input: UnsafeRawBufferPointer) -> Range<Int> {
    var range = range
    while !range.isEmpty, !isHan(input[range.lowerBound]),
      case (let scalar, let width) = Text.scalar(in: input, at: range.lowerBound),
      isBlank(scalar) || isSeparator(scalar)
    {
      range = min(range.lowerBound + width, range.upperBound)..<range.upperBound
    }
    while let width = lastWidth(range, input) { range = range.lowerBound..<range.upperBound - width }
    return range
  }

  /// Whether a byte begins a character that is neither blank nor sign: one from U+4000 to U+9FFF.
  private static func isHan(_ byte: UInt8) -> Bool { (0xE4...0xE9).contains(byte) }

  /// The width of the last character in bytes, if it is to be trimmed; nil if not.
  private static func lastWidth(_ range: Range<Int>, _ input: UnsafeRawBufferPointer) -> Int? {
    if range.count >= 3, isHan(input[range.upperBound - 3]), input[range.upperBound - 1] & 0xC0 == 0x80 {
      return nil
    }
    return (1...3).first { width in
      guard width <= range.count else { return false }
      let (scalar, found) = Text.scalar(in: input, at: range.upperBound - width)
      return found == width && scalar != 0xFFFD
        && (isBlank(scalar) || isSeparator(scalar) && !isClosing(scalar))
    }
  }

  private static func isBlank(_ scalar: UInt32) -> Bool {
    scalar <= 0x20 || scalar == 0xA0 || scalar == 0x3000 || (0x2000...0x200B).contains(scalar)
      || scalar == 0xFEFF
  }

  /// Whether the character is a separator that people put between names, or a closing bracket.
  private static func isSeparator(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar {
    case ",", "/", "|", ">", "-", ":", ";", ".", "\\", "_", "，", "、", "／", "｜", "＞", "－", "：", "；", "。", "·",
      "•", "›", "»",
      "→", "～", "—", "–":
      return true
    default: return isClosing(scalar.value)
    }
  }

  private static func isClosing(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar {
    case ")", "]", "}", "）", "】", "］", "」", "』", "”", "’", "》", "〉": return true
    default: return false
    }
  }
}
