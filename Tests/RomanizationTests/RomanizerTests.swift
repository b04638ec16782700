import Testing

@testable import Romanization

/// The choice between several readings of a name.
struct RomanizerTests {
  private static let characters = CharacterTable([
    "长": .init(reading: "zhang", others: ["chang"]), "大": .init(reading: "da", others: ["dai"]),
    "夫": .init(reading: "fu"), "城": .init(reading: "cheng"),
    "堡": .init(reading: "bao", others: ["bu", "pu"]),
    "镇": .init(reading: "zhen"), "〇": .init(reading: "ling"), "瞿": .init(reading: "qu"),
    "阝": .init(reading: "fu"),
  ])

  private func romanizer(_ rules: ReadingRule...) -> Romanizer {
    Romanizer(characters: Self.characters, rules: ReadingRules(rules))
  }

  private func rule(_ scope: String, _ text: String, _ reading: String, lent: Bool = false) -> ReadingRule {
    let syllables = reading.split(separator: " ").map(String.init)
    return ReadingRule(scope: scope, text: text, syllables: syllables, isLent: lent)
  }

  @Test func withoutARuleTheCharactersSpeak() {
    let reading = romanizer().reading(of: "大堡镇", code: "130534101")
    #expect(reading == .init(text: "da bao zhen", others: [], unread: []))
  }

  @Test func aRuleReadsWhatStandsInItsScope() {
    let romanizer = romanizer(rule("13", "堡", "bu"), rule("", "长", "chang"))
    #expect(romanizer.reading(of: "大堡镇", code: "130534101").text == "da bu zhen")
    #expect(romanizer.reading(of: "大堡镇", code: "430525100").text == "da bao zhen")
    #expect(romanizer.reading(of: "长堡", code: "").text == "chang bao")
  }

  @Test func aLongerTextBeatsALongerScope() {
    let romanizer = romanizer(rule("", "大夫", "dai fu"), rule("150404", "大", "da"))
    #expect(romanizer.reading(of: "大夫城", code: "150404203").text == "dai fu cheng")
  }

  @Test func ofEqualTextsTheLongerScopeWins() {
    let romanizer = romanizer(rule("1302", "堡", "pu"), rule("", "堡", "bao"), rule("13", "堡", "bu"))
    #expect(romanizer.reading(of: "堡", code: "130209").text == "pu")
    #expect(romanizer.reading(of: "堡", code: "131082").text == "bu")
    #expect(romanizer.reading(of: "堡", code: "45").text == "bao")
  }

  @Test func anExplicitRuleBeatsALentOne() {
    let romanizer = romanizer(rule("13", "大城", "dai cheng", lent: true), rule("13", "大城", "da cheng"))
    #expect(romanizer.reading(of: "大城镇", code: "131025100").text == "da cheng zhen")
  }

  @Test func ofEqualsTheLeftmostReadsAndTheOtherReadsNothing() {
    let romanizer = romanizer(rule("", "大堡", "dai pu"), rule("", "堡大", "bu dai"))
    #expect(romanizer.reading(of: "大堡大", code: "").text == "dai pu da")
  }

  @Test func aNameOfOneCharacterLendsNothing() {
    #expect(rule("130726", "长", "chang").lent(to: "13") == nil)
    #expect(rule("131025", "大城", "da cheng").lent(to: "13") == rule("13", "大城", "da cheng", lent: true))
  }

  @Test func furtherReadingsChangeOnePartEach() {
    let romanizer = romanizer(
      ReadingRule(scope: "", text: "堡", syllables: ["bu"], others: [["bao"], ["pu"]]),
      ReadingRule(scope: "", text: "大城", syllables: ["da", "cheng"], others: [["dai", "cheng"]]))
    #expect(
      romanizer.reading(of: "大城堡", code: "").others == ["dai cheng bu", "da cheng bao", "da cheng pu"])
  }

  @Test func bracketsHyphensAndHalfCharactersHaveNoSyllable() {
    #expect(romanizer().reading(of: "大城（长-镇）", code: "").text == "da cheng zhang zhen")
    #expect(romanizer().reading(of: "瞿阝镇", code: "").text == "qu zhen")
    #expect(romanizer().reading(of: "〇", code: "").text == "ling")
  }

  @Test func whatNobodyReadsIsSaid() {
    let reading = romanizer().reading(of: "大𠮷镇", code: "")
    #expect(reading == .init(text: "da zhen", others: [], unread: ["𠮷"]))
    #expect(romanizer().reading(of: "", code: "") == .init(text: "", others: [], unread: []))
  }

  @Test func aReviewerSeesTheCharactersThatNoRuleDecides() {
    let romanizer = romanizer(rule("", "大夫", "dai fu"))
    #expect(romanizer.undecided(in: "大夫堡镇", code: "") == ["堡"])
    #expect(romanizer.undecided(in: "大堡", code: "") == ["大", "堡"])
  }
}
