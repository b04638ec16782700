/// Rules for the characters of names, readings and codes.
///
/// Names reach the terminal, the shell and other files. So characters that break a line, move a cursor or
/// change the writing direction are refused on reading instead of being repaired on display.
public enum TextRules {
  /// The error in `text`, in words that follow "holds"; nil if there is none.
  ///
  /// Refused are broken UTF-8, control characters (C0, DEL, C1), formatting characters (zero-width,
  /// bidirectional, fillers), line and paragraph separators, and code points without a character. Allowed are
  /// variation selectors, joiners between two letters or in an emoji, and the tags of a flag: some scripts
  /// and emoji need them.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public static func flaw(in text: some Sequence<UInt8>) -> String? {
    text.withContiguousStorageIfAvailable { flaw(in: UnsafeRawBufferPointer($0)) } ?? slowFlaw(in: text)
  }

  /// The same for bytes in memory, with a fast path for common characters.
  public static func flaw(in text: UnsafeRawBufferPointer) -> String? {
    var position = PlainBytes.end(of: text)
    while position < text.count {
      let byte = text[position]
      if byte >= 0x20 && byte < 0x7F {
        position += 1
      } else if isCommonHan(text, at: position) {
        position += 3
      } else if isCommonLetter(text, at: position) {
        position += 2
      } else {
        return slowFlaw(in: text[lineStart(text, before: position)...])
      }
    }
    return nil
  }

  /// Whether Han from U+5000 to U+9FBF begins at `position`.
  @inline(__always)
  private static func isCommonHan(_ text: UnsafeRawBufferPointer, at position: Int) -> Bool {
    position + 2 < text.count && text[position] >= 0xE5 && text[position] <= 0xE9
      && text[position + 1] & 0xC0 == 0x80 && text[position + 2] & 0xC0 == 0x80
      && (text[position] < 0xE9 || text[position + 1] < 0xBF)
  }

  /// Whether a letter or sign from U+00A1 to U+024F except the soft hyphen, or a Cyrillic one up to U+047F,
  /// begins here.
  @inline(__always)
  private static func isCommonLetter(_ text: UnsafeRawBufferPointer, at position: Int) -> Bool {
    guard position + 1 < text.count, text[position + 1] & 0xC0 == 0x80 else { return false }
    let second = text[position + 1]
    switch text[position] {
    case 0xC2: return second > 0xA0 && second != 0xAD
    case 0xC3...0xC8, 0xD0, 0xD1: return true
    case 0xC9: return second < 0x90
    default: return false
    }
  }

  /// The start of the character before `position`, which decides whether a joiner is allowed.
  private static func lineStart(_ text: UnsafeRawBufferPointer, before position: Int) -> Int {
    var start = max(position - 1, 0)
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  private static func slowFlaw(in text: some Sequence<UInt8>) -> String? {
    var decoder = UTF8()
    var bytes = text.makeIterator()
    var context = Context()
    while true {
      switch decoder.decode(&bytes) {
      case .emptyInput: return context.isJoining ? hidden : nil
      case .error: return "broken UTF-8"
      case .scalarValue(let scalar):
        if let flaw = context.flaw(in: scalar) { return flaw }
      }
    }
  }

  private static let hidden = "an invisible formatting character"

  /// The preceding characters, which decide whether the next is allowed.
  private struct Context {
    /// Whether the last character is a letter, a mark or an emoji, which a joiner may follow.
    private var canJoin = false
    /// Whether the last character is a joiner, which needs a letter after it.
    private(set) var isJoining = false
    /// Whether the last character is the black flag, perhaps with tags.
    private var isFlag = false

    mutating func flaw(in scalar: Unicode.Scalar) -> String? {
      switch scalar.value {
      case 0x200C, 0x200D:
        guard canJoin, !isJoining else { return hidden }
        isJoining = true
        return nil
      case 0xE0020...0xE007F:
        return isFlag ? nil : hidden
      default: break
      }
      if let flaw = Context.flaw(in: scalar) { return flaw }
      let joins = Context.joins(scalar)
      if isJoining, !joins { return hidden }
      isJoining = false
      canJoin = joins || canJoin && scalar.properties.isVariationSelector
      isFlag = scalar.value == 0x1F3F4
      return nil
    }

    private static func joins(_ scalar: Unicode.Scalar) -> Bool {
      let properties = scalar.properties
      if properties.isAlphabetic || properties.isEmoji && scalar.value > 0x7F { return true }
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark: return !properties.isVariationSelector
      default: return false
      }
    }

    private static func flaw(in scalar: Unicode.Scalar) -> String? {
      switch scalar.value {
      case 0x20..<0x7F, 0x3400...0x4DBF, 0x4E00...0x9FFF: return nil  // ASCII and Han: nearly all names.
      default: break
      }
      switch scalar.properties.generalCategory {
      case .control: return "a control character"
      case .format, .lineSeparator, .paragraphSeparator: return hidden
      case .surrogate, .unassigned, .privateUse: return "a code point without a character"
      default: break
      }
      let isHidden = scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector
      return isHidden ? hidden : nil
    }
  }
}
