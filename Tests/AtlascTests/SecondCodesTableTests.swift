import RegionModel
import Testing

@testable import atlasc

/// `codes-bureau.tsv` pairs the codes of two systems, and what is wrong with it is named.
struct SecondCodesTableTests {
  private func table(_ lines: String...) -> SecondCodesTable {
    let names = ["1": "甲镇", "2": "乙镇", "3": "丙镇"]
    let text = (["code\tbureau\twas\tname"] + lines.map { $0.replacing(" ", with: "\t") }).joined(
      separator: "\n")
    return SecondCodesTable(file: "b.tsv", bytes: Array(text.utf8), names: names)
  }

  @Test func codesMayChangePlaces() {
    let table = table("1 2  甲镇", "2 1  乙镇")
    #expect(table.flaws == [])
    #expect(table.codes == [SecondCode("1", second: "2"), SecondCode("2", second: "1")])
  }

  @Test func aPlaceMayHaveNoneAndMayHoldAnother() {
    let table = table("1   甲镇", "2 9 旧镇 乙镇")
    #expect(table.flaws == [])
    #expect(table.codes == [SecondCode("1", second: ""), SecondCode("2", second: "9", isWhole: false)])
  }

  @Test func whatCannotBeIsNamed() {
    #expect(table("4 8  丁镇").flaws.map(\.text) == ["the code 4 is not in force"])
    #expect(table("1 8  乙镇").flaws.map(\.text) == ["1 is 甲镇, not 乙镇"])
    #expect(table("1 8  甲镇", "1 9  甲镇").flaws.map(\.text) == ["1 has a second code already"])
    #expect(
      table("1 8  甲镇", "2 8  乙镇").flaws.map(\.description)
        == ["b.tsv:3: the second code \"8\" is empty or stands here a second time"])
    #expect(
      table("1  旧镇 甲镇").flaws.map(\.text) == ["the second code \"\" is empty or stands here a second time"])
    #expect(table("1 \u{1B}  甲镇").flaws.map(\.text) == ["the second code holds a control character"])
  }

  @Test func aCodeThatStaysAPlacesOwnCannotBeAnothers() {
    #expect(
      table("1 2  甲镇").flaws.map(\.description) == ["b.tsv:2: 2 is the second code of 乙镇 as well"])
  }
}
