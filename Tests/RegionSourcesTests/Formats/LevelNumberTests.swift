import RegionSources
import Testing

/// Columns with the level of each row: told by a person, or by the numbers of a table without a header.
@Suite struct LevelNumberTests {
  private static let expected = "A\n  B\n    C\n    D\n  E\nF"

  @Test(arguments: [
    ("depth_of,what\n1,A\n2,B\n3,C\n3,D\n2,E\n1,F\n", "depth_of", "what"),
    ("1;-;A\n2;-;B\n3;+;C\n3;-;D\n2;-;E\n1;+;F\n", "1", "3"),
    // Words are levels in the order in which they first stand.
    ("kind,what\nregion,A\nprovince,B\ncity,C\ncity,D\nprovince,E\nregion,F\n", "Kind", "what"),
  ])
  func aPersonNamesTheColumnOfLevels(text: String, level: String, name: String) {
    #expect(
      outline(text) {
        $0.fields.level = [level]
        $0.fields.name = [name]
      } == LevelNumberTests.expected)
  }

  @Test func aParentOfRowsWithToldLevelsIsAField() {
    #expect(
      outline("id,parent_id,name,lvl\n1,,A,1\n2,,B,2\n3,2,C,2\n") { $0.fields.level = ["lvl"] }
        == "1 A\n  2 B\n  3 C")
  }

  @Test func aColumnOfLevelsThatIsNotThereIsSaid() {
    #expect(
      outline("id,name\n1,A\n") { $0.fields.level = ["lvl"] }
        == "x:1: --fields: there is no column lvl; there are id, name")
  }

  @Test func numbersThatRiseByOneAndFallAgainAreLevels() {
    #expect(outline("1;A\n2;B\n3;C\n3;D\n2;E\n1;F\n") == LevelNumberTests.expected)
    #expect(outline("A;0\nB;1\nC;2\nD;2\nE;1\nF;0\n") == LevelNumberTests.expected)
    // Two levels, a rise by two, and no fall tell nothing.
    #expect(!outline("1;A\n2;B\n1;C\n2;D\n2;E\n1;F\n").contains("  "))
    #expect(!outline("1;A\n3;B\n2;C\n3;D\n2;E\n1;F\n").contains("  "))
    #expect(!outline("1;A\n1;B\n2;C\n2;D\n3;E\n3;F\n").contains("  "))
  }

  @Test func signsAreNoNames() {
    #expect(outline("1;-;Food\n2;+;Wages\n1;-;Rent\n") == "Food\nWages\nRent")
  }
}
