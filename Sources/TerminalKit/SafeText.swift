/// Text from outside that may reach the screen.
public enum SafeText {
  /// How many marks a character may bear: more than any language needs, and too few to paint over the rows around it.
  static let markLimit = 4

  /// `text` on one line: line breaks and tabs become spaces, and control characters, characters that are not seen
  /// (zero-width, bidirectional, fillers), code points without a character and marks beyond a few are left out.
  ///
  /// Kept are the characters without which a script or an emoji is not itself: joiners between letters of scripts that
  /// join them and between emoji, the selectors of an emoji's form behind one, the tags of a flag.
  ///
  /// - Complexity: O(*n*).
  public static func line(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(isPlain) { return text }
    var line = SafeLine()
    for scalar in text.unicodeScalars { line.append(scalar) }
    return String(line.kept)
  }

  /// Whether a space stands for a character: one that breaks a line or leaves room in it.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a character may reach the screen as it is, whatever stands beside it.
  public static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if isPlain(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return false
    case .format, .surrogate, .unassigned, .privateUse: return false
    default: break
    }
    let choosesEmoji = (0xFE0E...0xFE0F).contains(scalar.value)
    let isVariation = scalar.properties.isVariationSelector && !choosesEmoji
    return isVariation || !scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Whether a character is one of those that nearly all names are made of: ASCII's and Han ones.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x20..<0x7F).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
  }
}
