/// Text from outside that may reach the screen.
public enum SafeText {
  /// `text` on one line: line breaks and tabs become spaces, and control characters, formatting characters
  /// (zero-width, bidirectional) and code points without a character are left out.
  ///
  /// - Complexity: O(*n*).
  public static func line(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        if ["\n", "\r", "\t", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar) {
          kept.append(" ")
        }
      case .format, .surrogate, .unassigned, .privateUse: continue
      default: kept.append(scalar)
      }
    }
    return String(kept)
  }
}
