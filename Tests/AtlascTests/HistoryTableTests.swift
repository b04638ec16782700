import RegionModel
import Testing

@testable import atlasc

/// The table of codes that are out of force.
struct HistoryTableTests {
  private func table(_ lines: String...) -> HistoryTable {
    let text = (["code\tname\tuntil\tsuccessors"] + lines).joined(separator: "\n") + "\n"
    return HistoryTable(file: "h.tsv", bytes: Array(text.utf8), living: ["110101", "110102"])
  }

  @Test func aLineIsACodeAndWhatTookItsPlace() {
    let table = table("110103\t崇文区\t2010\t110101", "110104\t宣武区\t\t110103;110102", "110199\t甲区\t1983\t")
    #expect(table.flaws == [])
    #expect(
      table.successions == [
        CodeSuccession(code: "110103", name: "崇文区", year: 2010, successors: ["110101"]),
        CodeSuccession(code: "110104", name: "宣武区", successors: ["110103", "110102"]),
        CodeSuccession(code: "110199", name: "甲区", year: 1983, successors: []),
      ])
  }

  @Test(arguments: [
    ("110101\t东城区\t\t110102", "h.tsv:2: the code 110101 is in force"),
    ("9\t甲\t\t8", "h.tsv:2: the successor \"8\" is neither in force nor in this table"),
    ("\t甲\t\t110101", "h.tsv:2: a code is empty, or a code or the name holds what none may hold"),
    ("9\t甲\u{200B}\t\t110101", "h.tsv:2: a code is empty, or a code or the name holds what none may hold"),
    ("9\t甲\t201O\t110101", "h.tsv:2: the year \"201O\" is none"),
    ("9\t甲\t-201\t110101", "h.tsv:2: the year \"-201\" is none"),
    ("9\t甲\t110101", "h.tsv:2: too few columns: 3, not 4"),
  ])
  func aLineThatCannotBeIsNamed(line: String, expected: String) {
    #expect(table(line).flaws.map(\.description) == [expected])
  }

  @Test func aCodeStandsOnce() {
    #expect(
      table("9\t甲\t\t110101", "9\t甲\t\t110102").flaws.map(\.description)
        == ["h.tsv:3: the code 9 stands here a second time"])
  }
}
