/// Measures text in terminal cells.
///
/// Characters that Unicode's EastAsianWidth.txt 15.0 lists as W or F are wide. Ambiguous ones count as one
/// cell, as terminals draw them outside East Asian legacy modes. Control characters, formatting characters
/// and combining marks count as none. Flags, families and other joined emoji fill two cells, as does a sign
/// with the emoji selector (U+FE0F); with the text selector (U+FE0E) it fills one.
public enum TextWidth {
  /// The width of a text in cells.
  ///
  /// - Complexity: O(*n*).
  public static func of(_ text: String) -> Int {
    var (used, last, passedCount) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      let width = of(scalar)
      if width == 0 || mayJoin(scalar) {
        let rest = text.unicodeScalars.dropFirst(max(passedCount - 1, 0))
        return used - last + Clusters(rest).reduce(0) { $0 + $1.width }
      }
      used += width
      last = width
      passedCount += 1
    }
    return used
  }

  /// Whether a text fills at most `width` cells.
  public static func fits(_ text: String, in width: Int) -> Bool {
    text.utf8.count <= width || of(text) <= width  // No character fills more cells than it has bytes.
  }

  /// Whether a character that fills cells may belong to the one before it: half a flag, a skin tone.
  static func mayJoin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1F1E6 && (scalar.value <= 0x1F1FF || (0x1F3FB...0x1F3FF).contains(scalar.value))
  }

  /// The width of a character that stands alone: 0, 1 or 2.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return value < 0x20 ? 0 : 1 }
    if value >= 0x4E00, value <= 0x9FFF { return 2 }
    if value >= 0x2500, value <= 0x25FC { return 1 }  // Lines, blocks, shapes: the sheet's own signs.
    if value >= 0x2190, value <= 0x21FF { return 1 }  // The arrows of its hints.
    if value < 0xA0 || isInvisible(scalar) { return 0 }
    return isWide(value) ? 2 : 1
  }

  /// Whether a character is drawn on the one before it.
  @inline(never)
  public static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The number of characters of `text` that fit in `width` cells.
  ///
  /// - Complexity: O(*n*).
  public static func count(of text: some StringProtocol, in width: Int) -> Int {
    beginning(of: text, in: width).count
  }

  private static func beginning<Text: StringProtocol>(of text: Text, in width: Int) -> Text.SubSequence {
    var used = 0
    return text.prefix { character in
      used += of(String(character))
      return used <= width
    }
  }

  /// The longest beginning of `text` that fits in `width` cells, with `ellipsis` where it was cut.
  ///
  /// Characters are kept or dropped whole, except a first one that alone is too long.
  public static func truncated(_ text: String, to width: Int, ellipsis: String) -> String {
    guard !fits(text, in: width) else { return text }
    let room = width - of(ellipsis)
    guard room >= 0 else { return width > 0 ? String(repeating: ".", count: width) : "" }
    let kept = beginning(of: text, in: room)
    return (kept.isEmpty ? clusters(of: text, in: room) : String(kept)) + ellipsis
  }

  /// The same, but a text that ends in brackets is cut in the middle: `curl: (22) The … error: 500 (status 22)`.
  ///
  /// - Complexity: O(*n*) in the characters.
  public static func shortened(_ text: String, to width: Int, ellipsis: String) -> String {
    let room = width - of(ellipsis)
    let opening: Character? = text.last == ")" ? "(" : text.last == "）" ? "（" : nil
    guard let opening, !fits(text, in: width), room > 1 else {
      return truncated(text, to: width, ellipsis: ellipsis)
    }
    let brackets = text.lastIndex(of: opening).map { of(String(text[$0...])) } ?? 0
    let tail = ending(of: text, in: brackets * 3 <= room * 2 ? max(room / 2, brackets) : room / 2)
    return beginning(of: text, in: room - of(tail)) + ellipsis + tail
  }

  /// The longest end of `text` that fits in `room` cells.
  private static func ending(of text: String, in room: Int) -> String {
    var (used, start) = (0, text.endIndex)
    while start > text.startIndex {
      let before = text.index(before: start)
      used += of(String(text[before]))
      if used > room { break }
      start = before
    }
    return String(text[start...])
  }

  /// The clusters of `text` that fit in `room` cells.
  private static func clusters(of text: String, in room: Int) -> String {
    var kept = String.UnicodeScalarView()
    var used = 0
    for cluster in Clusters(text[...].unicodeScalars) {
      used += cluster.width
      if used > room { break }
      kept.append(cluster.base)
      kept.append(contentsOf: cluster.tail)
    }
    return String(kept)
  }

  /// Not inlined: few characters reach this, and the property lookup is long.
  @inline(never)
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if (0x1160...0x11FF).contains(scalar.value) { return true }  // Hangul vowels join the consonant before.
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return true
    case .surrogate, .unassigned: return true
    default: return false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = wideRanges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle * 2 + 1] < value { low = middle + 1 } else { high = middle }
    }
    return low * 2 < wideRanges.count && wideRanges[low * 2] <= value
  }

  /// First and last code point of each run of wide characters, in order.
  private static let wideRanges: [UInt32] = [
    0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0, 0x23F3,
    0x23F3, 0x25FD, 0x25FE, 0x2614, 0x2615, 0x2648, 0x2653, 0x267F, 0x267F, 0x2693, 0x2693,
    0x26A1, 0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26CE, 0x26D4,
    0x26D4, 0x26EA, 0x26EA, 0x26F2, 0x26F3, 0x26F5, 0x26F5, 0x26FA, 0x26FA, 0x26FD, 0x26FD,
    0x2705, 0x2705, 0x270A, 0x270B, 0x2728, 0x2728, 0x274C, 0x274C, 0x274E, 0x274E, 0x2753,
    0x2755, 0x2757, 0x2757, 0x2795, 0x2797, 0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C,
    0x2B50, 0x2B50, 0x2B55, 0x2B55, 0x2E80, 0x2E99, 0x2E9B, 0x2EF3, 0x2F00, 0x2FD5, 0x2FF0,
    0x2FFB, 0x3000, 0x303E, 0x3041, 0x3096, 0x3099, 0x30FF, 0x3105, 0x312F, 0x3131, 0x318E,
    0x3190, 0x31E3, 0x31F0, 0x321E, 0x3220, 0x3247, 0x3250, 0x4DBF, 0x4E00, 0xA48C, 0xA490,
    0xA4C6, 0xA960, 0xA97C, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE10, 0xFE19, 0xFE30, 0xFE52,
    0xFE54, 0xFE66, 0xFE68, 0xFE6B, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x16FE4, 0x16FF0,
    0x16FF1, 0x17000, 0x187F7, 0x18800, 0x18CD5, 0x18D00, 0x18D08, 0x1AFF0, 0x1AFF3, 0x1AFF5,
    0x1AFFB, 0x1AFFD, 0x1AFFE, 0x1B000, 0x1B122, 0x1B132, 0x1B132, 0x1B150, 0x1B152, 0x1B155,
    0x1B155, 0x1B164, 0x1B167, 0x1B170, 0x1B2FB, 0x1F004, 0x1F004, 0x1F0CF, 0x1F0CF, 0x1F18E,
    0x1F18E, 0x1F191, 0x1F19A, 0x1F200, 0x1F202, 0x1F210, 0x1F23B, 0x1F240, 0x1F248, 0x1F250,
    0x1F251, 0x1F260, 0x1F265, 0x1F300, 0x1F320, 0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E,
    0x1F393, 0x1F3A0, 0x1F3CA, 0x1F3CF, 0x1F3D3, 0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8,
    0x1F43E, 0x1F440, 0x1F440, 0x1F442, 0x1F4FC, 0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E, 0x1F550,
    0x1F567, 0x1F57A, 0x1F57A, 0x1F595, 0x1F596, 0x1F5A4, 0x1F5A4, 0x1F5FB, 0x1F64F, 0x1F680,
    0x1F6C5, 0x1F6CC, 0x1F6CC, 0x1F6D0, 0x1F6D2, 0x1F6D5, 0x1F6D7, 0x1F6DC, 0x1F6DF, 0x1F6EB,
    0x1F6EC, 0x1F6F4, 0x1F6FC, 0x1F7E0, 0x1F7EB, 0x1F7F0, 0x1F7F0, 0x1F90C, 0x1F93A, 0x1F93C,
    0x1F945, 0x1F947, 0x1F9FF, 0x1FA70, 0x1FA7C, 0x1FA80, 0x1FA88, 0x1FA90, 0x1FABD, 0x1FABF,
    0x1FAC5, 0x1FACE, 0x1FADB, 0x1FAE0, 0x1FAE8, 0x1FAF0, 0x1FAF8, 0x20000, 0x2FFFD, 0x30000,
    0x3FFFD,
  ]
}
