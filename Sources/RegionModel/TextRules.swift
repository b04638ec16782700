/// What a name, a reading or a code may hold.
///
/// A name reaches the terminal, the shell and other people's files; so what would break a line, move a cursor
/// or turn the direction of writing is refused when data is read, not repaired when it is shown.
public enum TextRules {
  /// What is wrong with `text`, in words that follow "holds"; nil where nothing is.
  ///
  /// Refused are broken UTF-8, control characters (C0, DEL, C1), formatting characters (zero-width,
  /// bidirectional, fillers), line and paragraph separators, and code points without a character. Variation
  /// selectors pass: they choose the form of a Han character.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public static func flaw(in text: some Sequence<UInt8>) -> String? {
    var decoder = UTF8()
    var bytes = text.makeIterator()
    while true {
      switch decoder.decode(&bytes) {
      case .emptyInput: return nil
      case .error: return "broken UTF-8"
      case .scalarValue(let scalar):
        if let flaw = flaw(in: scalar) { return flaw }
      }
    }
  }

  private static func flaw(in scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x20..<0x7F, 0x3400...0x4DBF, 0x4E00...0x9FFF: return nil  // ASCII and Han: most of what comes.
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control: return "a control character"
    case .format, .lineSeparator, .paragraphSeparator: return "an invisible formatting character"
    case .surrogate, .unassigned, .privateUse: return "a code point without a character"
    default: break
    }
    let isHidden = scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector
    return isHidden ? "an invisible formatting character" : nil
  }
}
