import RegionModel
import Testing

/// The texts that are accepted from outside.
struct TextRulesTests {
  @Test(
    arguments: [
      "", "广东省", "一〇一团", "城关镇（东）", "东－西", "㑇𠀀", "Aksu 7", "e\u{301}", "葛\u{E0100}", "　", "·",
    ])
  func namesOfPlacesPass(text: String) {
    #expect(TextRules.flaw(in: text.utf8) == nil)
  }

  @Test(arguments: ["\u{0}", "a\tb", "广\n东", "\r", "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{9B}2J"])
  func controlCharactersAreRefused(text: String) {
    #expect(TextRules.flaw(in: text.utf8) == "a control character")
  }

  /// Eight bytes are looked at together: what is refused is found at each place in them.
  @Test func controlCharactersAreFoundAtEachPlace() {
    for place in 0..<19 {
      for byte in UInt8(0)...0xFF {
        var text = [UInt8](repeating: UInt8(ascii: "a"), count: 19)
        text[place] = byte
        let isPlain = byte >= 0x20 && byte < 0x7F
        #expect((text.withUnsafeBytes { TextRules.flaw(in: $0) } == nil) == isPlain, "\(byte) at \(place)")
      }
    }
  }

  @Test(
    arguments: [
      "می\u{200C}خواهم", "क्\u{200D}ष", "👨\u{200D}👩\u{200D}👧", "❤\u{FE0F}", "🏴\u{E0067}\u{E0062}\u{E007F}",
      "🏳\u{FE0F}\u{200D}🌈", "Cafe ☕", "🇩🇪",
    ])
  func joinersAndEmojiPass(text: String) { #expect(TextRules.flaw(in: text.utf8) == nil) }

  @Test(
    arguments: [
      "\u{200D}a", "a\u{200C}", "a\u{200D}\u{200D}b", "a\u{200D} b", "1\u{200C}2", "a\u{E0067}", " \u{200D}a",
    ])
  func joinersThatJoinNothingAreRefused(text: String) {
    #expect(TextRules.flaw(in: text.utf8) == "an invisible formatting character")
  }

  @Test(
    arguments: [
      "\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{AD}", "\u{2028}", "\u{2029}",
      "\u{E0041}",
      "\u{3164}", "\u{34F}",
    ])
  func whatCannotBeSeenIsRefused(text: String) {
    #expect(TextRules.flaw(in: "广\(text)".utf8) == "an invisible formatting character")
  }

  @Test(arguments: ["\u{E000}", "\u{FFFF}", "\u{378}", "\u{10FFFF}"])
  func codePointsWithoutACharacterAreRefused(text: String) {
    #expect(TextRules.flaw(in: text.utf8) == "a code point without a character")
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xE5, 0xB9], [0xE5, 0xB9, 0x41], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0xFF], [0x41, 0xBF],
    ] as [[UInt8]])
  func brokenUTF8IsRefused(bytes: [UInt8]) {
    #expect(TextRules.flaw(in: bytes) == "broken UTF-8")
  }

  /// Eight bytes are looked at together, so every place of one in texts of all lengths is tried.
  @Test(arguments: 1...20)
  func aControlCharacterIsFoundAtAnyPlace(count: Int) {
    for place in 0..<count {
      for control in [0x1F, 0x7F] as [UInt8] {
        var text = [UInt8](repeating: UInt8(ascii: "a"), count: count)
        text[place] = control
        #expect(TextRules.flaw(in: text) == "a control character", "\(control) at \(place) of \(count)")
      }
    }
    #expect(TextRules.flaw(in: [UInt8](repeating: UInt8(ascii: "~"), count: count)) == nil)
  }

  @Test(arguments: 1...20)
  func aSignThatSplitsAPathIsEscapedAtAnyPlace(count: Int) {
    for place in 0..<count {
      let before = String(repeating: "a", count: place)
      let after = String(repeating: "b", count: count - place)
      #expect(PathText.escaped(before + "/" + after, separator: "/") == before + "\\/" + after)
    }
  }

  /// A backslash is one as it stands, but in front of a sign, of another one, and at the end of a name.
  @Test(arguments: [
    (#"a\x2d.slice"#, #"a\x2d.slice"#), (#"a\/b"#, #"a\\\/b"#), (#"a\\b"#, #"a\\\b"#), (#"a\"#, #"a\\"#),
    (#"\"#, #"\\"#), (#"a\\/"#, #"a\\\\\/"#),
  ])
  func aBackslashIsEscapedWhereItWouldEscape(name: String, expected: String) {
    #expect(PathText.escaped(name, separator: "/") == expected)
    #expect(PathText.names(of: "top/" + expected + "/b", separator: "/") == ["top", name, "b"])
  }
}
