import Testing

@testable import atlasc

/// The error messages of `atlasc`: file, line, error.
struct TableErrorTests {
  private func flaws(division line: String) -> [String] {
    SmallTables.flaws(divisions: SmallTables.divisions + [line])
  }

  private func flaws(reading line: String) -> [String] {
    SmallTables.flaws(readings: SmallTables.readings + [line])
  }

  private func flaws(character line: String) -> [String] {
    SmallTables.flaws(characters: SmallTables.characters + [line])
  }

  @Test func correctTablesHaveNone() {
    #expect(SmallTables.flaws() == [])
  }

  @Test func unknownParent() {
    #expect(flaws(division: "130201\t130200\t3\t城区\t") == ["d.tsv:5: the parent 130200 does not exist"])
  }

  @Test func cycle() {
    let lines = ["130200\t130201\t3\t大区\t", "130201\t130200\t4\t大城\t"]
    #expect(
      SmallTables.flaws(divisions: SmallTables.divisions + lines) == [
        "d.tsv:5: 130200 is its own ancestor", "d.tsv:5: level 3 is not below its parent's, 4",
      ])
  }

  @Test func codeTwice() {
    #expect(
      flaws(division: "130101\t130100\t3\t大区\t") == ["d.tsv:5: the code 130101 stands here a second time"])
  }

  @Test func levelNotBelowItsParents() {
    #expect(
      flaws(division: "130102\t130100\t2\t大区\t") == ["d.tsv:5: level 2 is not below its parent's, 2"])
  }

  @Test(arguments: ["x", "-1", "256", ""])
  func levelThatIsNoNumber(_ level: String) {
    #expect(
      flaws(division: "130102\t130100\t\(level)\t大区\t") == [
        "d.tsv:5: the level \"\(level)\" is not a number from 1 to 255"
      ])
  }

  @Test func levelOfTheRoot() {
    #expect(
      flaws(division: "130102\t\t0\t大区\t") == ["d.tsv:5: the level 0 is not a region's"])
  }

  @Test func emptyNameAndCode() {
    #expect(flaws(division: "130102\t130100\t3\t\t").contains("d.tsv:5: the name is empty"))
    #expect(flaws(division: "\t130100\t3\t大区\t").contains("d.tsv:5: the code is empty"))
  }

  @Test func controlCharacters() {
    #expect(
      flaws(division: "130102\t130100\t3\t大\u{1B}区\t") == ["d.tsv:5: the name holds a control character"])
    #expect(
      flaws(division: "130102\t130100\t3\t大\u{202E}区\t") == [
        "d.tsv:5: the name holds an invisible formatting character"
      ])
    #expect(
      flaws(reading: "\t大\tda\t\twhy\r") == ["r.tsv:4: the column why holds a control character"])
  }

  @Test func shortNameThatIsNoBeginning() {
    #expect(
      flaws(division: "130102\t130100\t3\t大区\t城") == ["d.tsv:5: the short name 城 is not a beginning of 大区"])
  }

  @Test func readingsThatDoNotMatchTheirText() {
    #expect(flaws(reading: "\t大堡\tda\t\t") == ["r.tsv:4: \"da\" has 1 syllables and 大堡 has 2 characters"])
    #expect(
      flaws(reading: "\t大\tda\tdai xi\t") == ["r.tsv:4: \"dai xi\" has 2 syllables and 大 has 1 characters"])
    #expect(
      flaws(reading: "\t大堡\tDà bu\t\t") == [
        "r.tsv:4: the reading \"Dà bu\" is not small letters separated by single spaces"
      ])
    #expect(flaws(reading: "\t（大\tx da\t\t") == ["r.tsv:4: （大 holds a character that has no syllable"])
  }

  @Test func rulesThatAreNone() {
    #expect(flaws(reading: "13\t堡\tpu\t\t") == ["r.tsv:4: the rule for 堡 stands here a second time"])
    #expect(flaws(reading: "1x\t堡\tpu\t\t") == ["r.tsv:4: the scope \"1x\" is not the beginning of a code"])
    #expect(flaws(reading: "13\t\t\t\t") == ["r.tsv:4: the text is empty"])
  }

  @Test func aCharacterThatNobodyReads() {
    #expect(
      flaws(division: "130102\t130100\t3\t大𠮷区\t") == ["d.tsv:5: nothing says how 𠮷 reads in 大𠮷区"])
  }

  @Test func charactersThatAreNone() {
    #expect(flaws(character: "大区\tda\t") == ["c.tsv:10: \"大区\" is not one character"])
    #expect(flaws(character: "大\tda\t") == ["c.tsv:10: 大 stands here a second time"])
    #expect(flaws(character: "小\txiǎo\t") == ["c.tsv:10: \"xiǎo\" is not a syllable of small letters"])
  }

  @Test func theShapeOfATable() {
    #expect(flaws(division: "130102\t130100\t3\t大区") == ["d.tsv:5: too few columns: 4, not 5"])
    #expect(flaws(division: "130102\t130100\t3\t大区\t\t") == ["d.tsv:5: too many columns: 6, not 5"])
    #expect(flaws(division: "") == ["d.tsv:5: too few columns: 1, not 5"])
    #expect(
      SmallTables.flaws(readings: ["scope\ttext"]) == [
        "r.tsv:1: the header is not \"scope text reading also why\""
      ])
    #expect(SmallTables.flaws(readings: []) == ["r.tsv:1: the header is missing"])
  }

  @Test func brokenUTF8() {
    let table = Table(file: "t.tsv", bytes: Array("a\n".utf8) + [0xE5, 0xA4, 0x0A], columns: ["a"])
    #expect(table.flaws.map(\.description) == ["t.tsv:2: the line holds broken UTF-8"])
  }

  @Test func allOfItIsSaidTableByTable() {
    let flaws = SmallTables.flaws(
      divisions: SmallTables.divisions + ["130102\t9\t3\t大区\t", "130102\t130100\t1\t小区\t", "7"],
      readings: SmallTables.readings + ["\t大\td a\t\t"], characters: SmallTables.characters + ["x"])
    #expect(
      flaws == [
        "d.tsv:5: the parent 9 does not exist",
        "d.tsv:6: level 1 is not below its parent's, 2",
        "d.tsv:6: nothing says how 小 reads in 小区",
        "d.tsv:6: the code 130102 stands here a second time",
        "d.tsv:7: too few columns: 1, not 5",
        "r.tsv:4: \"d a\" has 2 syllables and 大 has 1 characters",
        "c.tsv:10: too few columns: 1, not 3",
      ])
  }
}
