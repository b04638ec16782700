import TerminalKit
import Testing

/// Text from outside passes through this before it reaches a terminal.
struct SafeTextTests {
  @Test(arguments: [
    ("", ""), ("南山区", "南山区"), ("it's a \"b\" \\n $(c)", "it's a \"b\" \\n $(c)"),
    ("a\u{1B}[2Jb", "a[2Jb"), ("a\u{9B}2Jb", "a2Jb"), ("a\u{1B}]52;c;eA==\u{7}b", "a]52;c;eA==b"),
    ("a\0b\u{8}\u{7F}c", "abc"), ("\u{E}a\u{F}", "a"),
    ("a\tb\nc\rd\u{B}e\u{C}f\u{85}g\u{2028}h\u{2029}i", "a b c d e f g h i"),
    ("a\u{202E}b\u{2066}c\u{2069}\u{200F}d\u{61C}", "abcd"),
    ("a\u{200B}b\u{200D}c\u{FEFF}d\u{2060}e\u{AD}f", "abcdef"),
    ("a\u{3164}b\u{115F}c\u{FFA0}d\u{34F}e", "abcde"), ("a\u{E0041}b\u{E007F}", "ab"),
    ("a\u{E000}b\u{FFFF}c\u{10FFFD}d\u{378}", "abcd"), ("☆\u{FE0F}☆\u{FE0E}", "☆☆"),
    ("葛\u{E0100}\u{FE00}", "葛\u{E0100}\u{FE00}"), ("e\u{301}\u{323}", "e\u{301}\u{323}"),
    ("\u{FFFD}", "\u{FFFD}"),
  ])
  func whatCouldDoHarmIsLeftOut(_ text: String, _ line: String) {
    #expect(Array(SafeText.line(text).unicodeScalars) == Array(line.unicodeScalars))
  }

  /// Each is a name as its script or emoji needs it.
  @Test(arguments: [
    "می\u{200C}خواهم", "क\u{94D}\u{200D}ष", "র\u{200D}\u{9CD}য", "ᠠ\u{200D}ᠡ", "👨\u{200D}👩\u{200D}👧",
    "👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👩🏿", "🏳\u{FE0F}\u{200D}🌈", "🇧🇷🇫🇷", "1\u{FE0F}\u{20E3}", "☎\u{FE0E}",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "👍🏽", "\u{1112}\u{1161}\u{11AB}", "Łódź",
    "葛\u{E0100}飾",
  ])
  func whatANameNeedsIsKept(_ name: String) {
    #expect(Array(SafeText.line(name).unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test(arguments: [
    ("\u{200D}a", "a"), ("می\u{200C}", "می"), ("م\u{200C}\u{200C}م", "مم"), ("م\u{200C} م", "م م"),
    ("م\u{200C}\u{1B}م", "مم"), ("👨\u{200C}👩", "👨👩"), ("👨\u{200D}a", "👨a"), ("a\u{200C}b", "ab"),
    ("南\u{200D}山", "南山"), ("م\u{200D}👩", "م👩"), ("1\u{200D}2", "12"), ("\u{FE0F}a\u{FE0F}", "a"),
    ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}"), ("👍\u{E0067}", "👍"), ("م\u{200C}\u{202E}م", "مم"),
  ])
  func whatJoinsNothingIsLeftOut(_ text: String, _ line: String) {
    #expect(Array(SafeText.line(text).unicodeScalars) == Array(line.unicodeScalars))
  }

  /// Joiners between marks do not raise the limit on marks; tags after a flag are limited too.
  @Test func floodsOfJoinersAndTagsAreDammed() {
    let marks = "क" + String(repeating: "\u{200D}\u{94D}", count: 1_000)
    #expect(SafeText.line(marks).unicodeScalars.count == 9)
    let tags = "🏴" + String(repeating: "\u{E0067}", count: 1_000)
    #expect(SafeText.line(tags).unicodeScalars.count == 17)
  }

  @Test func aFloodOfMarksIsDammed() {
    let flood = String(repeating: "\u{301}", count: 100_000)
    let kept = String(repeating: "\u{301}", count: 4)
    #expect(
      Array(SafeText.line("a\(flood)b\(flood)").unicodeScalars) == Array("a\(kept)b\(kept)".unicodeScalars))
    #expect(SafeText.line(flood).unicodeScalars.count == 4)
  }

  /// For every code point: what passes is visible or a mark, and passes again unchanged.
  @Test func noCharacterComesThroughThatCouldMoveACursor() {
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for kept in SafeText.line("a" + String(scalar)).unicodeScalars.dropFirst()
      where kept != scalar || kept.value > 0x7E {
        switch kept.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
          Issue.record("U+\(String(value, radix: 16)) comes through")
        default:
          #expect(
            kept == " " || TextWidth.of(kept) > 0 || TextWidth.isMark(kept)
              || (0x1160...0x11FF).contains(kept.value))
        }
      }
    }
  }
}
