import Testing

@testable import atlasc

/// The error messages for bad tables of other names: file, line, error.
struct OtherTablesErrorTests {
  private func flaws(
    aliases: [String] = [], misreadings: [String] = [], foldings: [String] = [], history: [String] = [],
    prominence: [String] = [], englishNames: [String] = []
  ) -> [String] {
    OtherTables(
      divisions: ["420000  1 湖北省 ", "420600 420000 2 襄阳市 "], history: history, aliases: aliases,
      misreadings: misreadings, foldings: foldings, prominence: prominence,
      englishNames: englishNames
    ).flaws
  }

  @Test func correctTablesHaveNone() {
    #expect(
      flaws(
        aliases: ["420600 襄樊市 former  until_2010", "420000 Hupeh foreign hu_peh ", "420000 楚 short  "],
        misreadings: ["襄 rang ", "襄 nang "], foldings: ["陽 阳"], history: ["420699 襄樊市 2010 420600"]) == [])
  }

  @Test(arguments: [
    ("421300 随州 common  ", "a.tsv:2: the code 421300 is not in force"),
    (" 随州 common  ", "a.tsv:2: the code  is not in force"),
    ("420600  common  ", "a.tsv:2: the alias is empty"),
    ("420600 襄\u{1B} common  ", "a.tsv:2: the alias holds a control character"),
    ("420600 襄\u{200B}樊 common  ", "a.tsv:2: the alias holds an invisible formatting character"),
    (
      "420600 襄樊 reading  ",
      "a.tsv:2: the kind \"reading\" is none of short, common, foreign, former, zone, phrase"
    ),
    ("420600 襄樊   ", "a.tsv:2: the kind \"\" is none of short, common, foreign, former, zone, phrase"),
    (
      "420600 襄樊 common Xiang_fan ",
      "a.tsv:2: the reading \"Xiang fan\" is not small letters separated by single spaces"
    ),
    (
      "420600 襄樊 common xiang__fan ",
      "a.tsv:2: the reading \"xiang  fan\" is not small letters separated by single spaces"
    ),
    (
      "420600 襄樊 common Xiang_Fan ",
      "a.tsv:2: the reading \"Xiang Fan\" is not small letters separated by single spaces"
    ),
    ("420600 襄樊 common", "a.tsv:2: too few columns: 3, not 5"),
  ])
  func anAliasThatCannotBeIsNamed(line: String, expected: String) {
    #expect(flaws(aliases: [line]) == [expected])
  }

  @Test(arguments: [
    ("襄阳 rang ", "m.tsv:2: \"襄阳\" is not one character"), (" rang ", "m.tsv:2: \"\" is not one character"),
    ("襄 Rang ", "m.tsv:2: \"Rang\" is not a syllable of small letters"),
    ("襄  ", "m.tsv:2: \"\" is not a syllable of small letters"),
    ("襄 xiang_yang ", "m.tsv:2: \"xiang yang\" is not a syllable of small letters"),
    ("襄 rang", "m.tsv:2: too few columns: 2, not 3"),
  ])
  func aMisreadingThatCannotBeIsNamed(line: String, expected: String) {
    #expect(flaws(misreadings: [line]) == [expected])
  }

  @Test(arguments: [
    ("陽光 阳", "t.tsv:2: \"陽光\" and \"阳\" are not one character each"),
    ("陽 ", "t.tsv:2: \"陽\" and \"\" are not one character each"),
    (" 阳", "t.tsv:2: \"\" and \"阳\" are not one character each"),
    ("陽", "t.tsv:2: too few columns: 1, not 2"),
  ])
  func aFoldingThatCannotBeIsNamed(line: String, expected: String) {
    #expect(flaws(foldings: [line]) == [expected])
  }

  @Test func aCharacterIsFoldedOnce() {
    #expect(flaws(foldings: ["陽 阳", "陽 易"]) == ["t.tsv:3: 陽 stands here a second time"])
  }

  @Test(arguments: [
    ("429999 2 why", "p.tsv:2: the code 429999 is not in force"),
    ("420600 0 why", "p.tsv:2: the rank \"0\" is not a number from 1 to 9"),
    ("420600 10 why", "p.tsv:2: the rank \"10\" is not a number from 1 to 9"),
    ("420600 two why", "p.tsv:2: the rank \"two\" is not a number from 1 to 9"),
    ("420600 2 ", "p.tsv:2: there is no reason"), ("420600 2", "p.tsv:2: too few columns: 2, not 3"),
  ])
  func aRankThatCannotBeIsNamed(line: String, expected: String) {
    #expect(flaws(prominence: [line]) == [expected])
  }

  @Test func aPlaceHasOneRank() {
    #expect(
      flaws(prominence: ["420600 2 a", "420600 1 b"]) == [
        "p.tsv:3: the code 420600 stands here a second time"
      ])
  }

  @Test(arguments: [
    ("429999 Hupeh why", "e.tsv:2: the code 429999 is not in force"),
    ("420000 Hupeh ", "e.tsv:2: there is no reason"), ("420000 Hupeh", "e.tsv:2: too few columns: 2, not 3"),
    ("420000  why", "e.tsv:2: the name \"\" does not begin with a Latin capital"),
    ("420000 湖北 why", "e.tsv:2: the name \"湖北\" does not begin with a Latin capital"),
    ("420000 Hu\u{1B} why", "e.tsv:2: the name holds a control character"),
    ("420000 Hubei why", "e.tsv:2: no foreign name of 420000 in the other names is spelled Hubei"),
    ("420600 Hupeh why", "e.tsv:2: no foreign name of 420600 in the other names is spelled Hupeh"),
  ])
  func anEnglishNameThatCannotBeIsNamed(line: String, expected: String) {
    let aliases = ["420000 Hupeh foreign hupeh ", "420000 Hu foreign hu "]
    #expect(flaws(aliases: aliases, englishNames: [line]).contains(expected))
  }

  @Test func anEnglishNameMayHaveMarksThatTheSearchedOneLacks() {
    #expect(flaws(aliases: ["420000 Hupeh foreign hupeh "], englishNames: ["420000 Hûp'êh why"]) == [])
  }

  @Test func aPlaceHasOneEnglishName() {
    #expect(
      flaws(
        aliases: ["420000 Hupeh foreign hupeh ", "420000 Hopeh foreign hopeh "],
        englishNames: ["420000 Hupeh a", "420000 Hopeh b"]) == [
          "e.tsv:3: the code 420000 stands here a second time"
        ])
  }

  @Test func theFlawsOfAllTablesComeTogetherTableByTable() {
    #expect(
      flaws(aliases: ["9 甲 common  "], misreadings: ["襄  "], foldings: ["陽 "], history: ["420600 甲  "]) == [
        "h.tsv:2: the code 420600 is in force", "a.tsv:2: the code 9 is not in force",
        "m.tsv:2: \"\" is not a syllable of small letters",
        "t.tsv:2: \"陽\" and \"\" are not one character each",
      ])
  }
}
