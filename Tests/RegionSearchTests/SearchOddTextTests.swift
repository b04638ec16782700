import RegionModel
import RegionSearch
import Testing

/// Texts that nobody types for a place: they may find nothing, but nothing breaks.
@Suite struct SearchOddTextTests {
  @Test(arguments: [
    "", " ", "\t\n\u{3000}\u{A0}", "/", "、，。", ">>>", "-", "'", "''``", "()（）", "\0", "\u{1B}",
    "\u{200B}\u{FEFF}", "\u{301}",
    "\u{202E}",
  ])
  func aBlankOneFindsNothing(text: String) {
    #expect(CarriedAtlas.search(text).count == 0)
  }

  @Test(arguments: [
    "!", "?!", "👨‍👩‍👧‍👦", "🇨🇳", "😀", "\u{FFFD}", "\u{10FFFF}", "Ω", "Москва", "%s%n", "*", "۴۴", "①",
  ])
  func whatNoPlaceIsCalledFindsNothing(text: String) {
    #expect(CarriedAtlas.search(text).count == 0)
  }

  @Test func whatCannotBeSeenCountsForNothing() {
    for text in ["深\u{200B}圳", "\u{FEFF}深圳", "深圳\u{202E}", "深\0圳", "深圳\u{7F}"] {
      #expect(CarriedAtlas.best(text) == ["广东省/深圳市"])
    }
  }

  @Test func aTextLongerThanAnyThatFitsFindsNothing() {
    #expect(CarriedAtlas.search(String(repeating: "深", count: 1_000_000)).count == 0)
    #expect(CarriedAtlas.search(String(repeating: "a", count: 1_000_000)).count == 0)
    #expect(CarriedAtlas.search(String(repeating: " ", count: 1_000_000) + "深圳").count == 0)
    #expect(CarriedAtlas.search(Array(repeating: "深圳", count: 10_000).joined(separator: " ")).count == 0)
    #expect(CarriedAtlas.search((0..<10_000).map(String.init).joined(separator: " ")).count == 0)
    #expect(CarriedAtlas.search("e" + String(repeating: "\u{301}", count: 1_000_000)).count == 0)
  }

  @Test func textsUpToTheLimitsAreSearched() {
    #expect(CarriedAtlas.best(Array(repeating: "深圳", count: 200).joined(separator: " ")) == ["广东省/深圳市"])
    #expect(CarriedAtlas.search("一 二 三 四 五 六 七 八 九 十 甲 乙").count == 0)
    for character in "深aA1n0(中ā" { _ = CarriedAtlas.search(String(repeating: character, count: 80)) }
    for text in ["an", "nan", "1a", "深s", "ng", "zh", "aeiou", "u"] {
      _ = CarriedAtlas.search(String(repeating: text, count: 40))
    }
    let words = [
      "aoaoaoaoaoaoaoaoaoaq", "nanananananananananq", "iuiuiuiuiuiuiuiuiuiq", "eaeaeaeaeaeaeaeaeaeq",
    ]
    _ = CarriedAtlas.search(words.joined(separator: " "))
  }

  @Test func brokenInputIsReadAsTheSignForIt() {
    let bytes: [[UInt8]] = [
      [0xFF], [0xE6, 0xB7], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0x80, 0x80],
    ]
    for broken in bytes {
      #expect(CarriedAtlas.search(String(decoding: broken, as: UTF8.self)).count == 0)
      let behind = Array("深圳 ".utf8) + broken
      #expect(CarriedAtlas.search(String(decoding: behind, as: UTF8.self)).count == 0)
    }
  }

  @Test func aWordGivenTwiceIsOneWord() {
    #expect(CarriedAtlas.search("朝阳 朝阳").map(\.text) == CarriedAtlas.search("朝阳").map(\.text))
    #expect(CarriedAtlas.search("SZ sz ＳＺ").count == CarriedAtlas.search("sz").count)
  }
}
