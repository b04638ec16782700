/// Text from outside that may reach the screen.
public enum SafeText {
  /// `text` on one line: line breaks and tabs become spaces, and control characters, formatting characters
  /// (zero-width, bidirectional) and code points without a character are left out.
  ///
  /// - Complexity: O(*n*).
  public static func line(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(isPlain) { return text }
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isSafe(scalar) {
        kept.append(scalar)
      } else if ["\n", "\r", "\t", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) {
        kept.append(" ")
      }
    }
    return String(kept)
  }

  /// Whether a character may reach the screen as it is.
  public static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    if isPlain(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return false
    case .format, .surrogate, .unassigned, .privateUse: return false
    default: return true
    }
  }

  /// Whether a character is one of those that nearly all names are made of: ASCII's and Han ones.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x20..<0x7F).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
  }
}
