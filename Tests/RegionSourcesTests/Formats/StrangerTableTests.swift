import RegionModel
import RegionSources
import Testing

/// Tables and codes that strangers brought, and that were read otherwise.
@Suite struct StrangerTableTests {
  /// A list of processes numbers its heads 1.0, 2.0.
  @Test func aZeroBehindThePointStandsAboveTheOthers() {
    let text = """
      code,name
      1.0,Vision
      1.1,Concept
      1.1.1,Assess
      1.2,Strategy
      2.0,Products
      2.1,Govern
      """
    #expect(
      outline(text)
        == "1.0 Vision\n  1.1 Concept\n    1.1.1 Assess\n  1.2 Strategy\n2.0 Products\n  2.1 Govern")
  }

  @Test func versionsAreNoChapters() {
    #expect(
      outline("code,name\n1.0,Start\n1.0.1,Mend\n1.1,Search\n2.0,New\n2.0.1,Mend again")
        == "1.0 Start\n  1.0.1 Mend\n1.1 Search\n2.0 New\n  2.0.1 Mend again")
  }

  /// 00010 has no more to do with 00011 than 00012 has.
  @Test func codesOfOneLengthLieBesideEachOtherInAShorterOne() {
    #expect(
      outline("code,name\n0,Leaders\n00,Seniors\n00010,Legislators\n00011,Managers\n00012,Directors")
        == "0 Leaders\n  00 Seniors\n    00010 Legislators\n    00011 Managers\n    00012 Directors")
  }

  /// What only counts is no level: 01010 is the tenth.
  @Test func numbersThatCountAreNoLevels() {
    let rows = (1...12).map { ($0 < 10 ? "0100" : "010") + "\($0),Place \($0)" }
    let expected = (1...12).map { "  " + ($0 < 10 ? "0100" : "010") + "\($0) Place \($0)" }
    #expect(
      outline((["code,name", "01,North"] + rows).joined(separator: "\n"))
        == (["01 North"] + expected).joined(separator: "\n"))
    #expect(
      outline((["code,name", "01000,North"] + rows).joined(separator: "\n"))
        == (["01000 North"] + expected).joined(separator: "\n"))
  }

  @Test func tensBesideEachOtherAreRoots() {
    #expect(
      outline(#"{"10000": "A", "10001": "a", "11000": "B", "11001": "b", "12000": "C", "12001": "c"}"#)
        == "10000 A\n  10001 a\n11000 B\n  11001 b\n12000 C\n  12001 c")
  }

  @Test func anAccountWithANumberIsNoSum() {
    #expect(
      outline("code,name\n01,Income\n0101,Sales\n02,Expense\n0201,All Expense\n0202,Rent")
        == "01 Income\n  0101 Sales\n02 Expense\n  0201 All Expense\n  0202 Rent")
  }

  @Test func namesOfObjectsWithOneKeyStayWhereTheyRepeat() {
    #expect(
      outline(
        #"[{"Law": [{"Year 1": [{"Term 1": ["a"]}, {"Term 2": ["b"]}]}, {"Year 2": [{"Term 1": ["c"]}]}]}, {"Art": [{"Year 1": [{"Term 1": ["d"]}]}]}]"#
      )
        == """
        Law
          Year 1
            Term 1
              a
            Term 2
              b
          Year 2
            Term 1
              c
        Art
          Year 1
            Term 1
              d
        """)
  }

  @Test func headingsOfAProgramAreNoRow() {
    let text = """
      Skill,SkillCategory,SkillType
      Python,Data & Analytics,Technical
      SQL,Data & Analytics,Technical
      DAX,Business Intelligence,Technical
      """
    #expect(outline(text) == "Python\nSQL\nDAX")
  }

  @Test(arguments: ["city,district,city_id", "CITY,DISTRICT,CITYCODE", "state_name,district_name,state_code"])
  func theNameOfAParentIsNotThatOfARow(heading: String) throws {
    let upper =
      heading.hasPrefix("CITY") ? "CODE,NAME" : heading.hasPrefix("state") ? "state_code,name" : "id,name"
    let tree = try readFiles([
      ("cities.csv", "\(upper)\n1,Adana\n75,Ardahan\n"),
      ("districts.csv", "\(heading)\nAdana,Ceyhan,1\nAdana,Feke,1\nArdahan,Hanak,75\nArdahan,Posof,75\n"),
    ])
    #expect(outline(tree.tree) == "1 Adana\n  Ceyhan\n  Feke\n75 Ardahan\n  Hanak\n  Posof")
  }

  @Test func nestedSetsCountWhereNoRowNamesAParent() {
    #expect(
      outline("id,name,parent_id,lft,rgt\n1,Electronics,,1,6\n2,Televisions,,2,5\n3,Tube,,3,4\n4,Books,,7,8")
        == "1 Electronics\n  2 Televisions\n    3 Tube\n4 Books")
  }

  @Test func wordsInsideASentenceStayWhereTheyStand() {
    let text = """
      <list><node code="A"><label>Cholera due to <b>Vibrio</b> cholerae</label></node>\
      <node code="B"><label>Typhoid</label></node></list>
      """
    #expect(outline(text) == "A Cholera due to Vibrio cholerae\nB Typhoid")
  }

  @Test func listsOfYAMLMayStandInAColumn() {
    #expect(
      outline("length:\n  mini:   [\"a\",\n           \"b\"]\n  midi:   [\"c\",\n           \"d\"]\n")
        == "length\n  mini\n    a\n    b\n  midi\n    c\n    d")
    #expect(
      outline("Top:\n  ? a long key\n  : - x\n    - y\n  Short:\n  - z\n")
        == "Top\n  a long key\n    x\n    y\n  Short\n    z")
  }

  /// Two counties called Jefferson are no one county.
  @Test func codesOfTheHighestLevelTellItsPlacesApart() {
    let text =
      "state_code,county,city\nAL,Jefferson,Adger\nAL,Jefferson,Docena\nAL,Shelby,Alabaster\nKY,Jefferson,Louisville\nKY,Jefferson,Lyndon"
    #expect(
      outline(text)
        == """
        AL
          Jefferson
            Adger
            Docena
          Shelby
            Alabaster
        KY
          Jefferson
            Louisville
            Lyndon
        """)
  }

  @Test func aColumnThatSaysALevelAgainIsNone() {
    let rows = [
      "AMAZONAS,BAGUA,ARAMANGO", "AMAZONAS,BAGUA,COPALLIN", "AMAZONAS,LUYA,OCALLI", "PIURA,AYABACA,FRIAS",
      "PIURA,SULLANA,MARCAVELICA",
    ]
    let text = rows.map { $0 + "," + $0.prefix { $0 != "," } }
    #expect(
      outline((["departamento,provincia,distrito,region"] + text).joined(separator: "\n"))
        == "AMAZONAS\n  BAGUA\n    ARAMANGO\n    COPALLIN\n  LUYA\n    OCALLI\nPIURA\n  AYABACA\n    FRIAS\n  SULLANA\n    MARCAVELICA"
    )
  }
}
