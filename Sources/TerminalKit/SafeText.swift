/// Cleans text from outside before it reaches the screen.
public enum SafeText {
  /// The most marks on one character: enough for any language, too few to paint over neighbouring rows.
  static let markLimit = 4

  /// Returns `text` on one line, without harmful characters.
  ///
  /// Line breaks and tabs become spaces. Control characters, invisible characters (zero-width, bidirectional,
  /// fillers), unassigned code points and marks beyond `markLimit` are dropped. Kept are characters that a
  /// script or an emoji needs: joiners between letters of joining scripts and between emoji, variation
  /// selectors after an emoji, the tags of a flag.
  ///
  /// - Complexity: O(*n*).
  public static func line(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy(isPlain) { return text }
    var line = SafeLine()
    for scalar in text.unicodeScalars { line.append(scalar) }
    return String(line.kept)
  }

  /// Whether a space replaces the character: line breaks and tabs.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a character is safe on the screen, whatever surrounds it.
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

  /// Whether a character is ASCII or a common Han one, as nearly all names use.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    (0x20..<0x7F).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
  }
}
