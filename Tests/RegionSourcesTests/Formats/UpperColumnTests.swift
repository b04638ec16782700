import RegionSources
import Testing

/// Columns that hold the codes of rows above, under headings of their own.
@Suite struct UpperColumnTests {
  @Test(arguments: [
    "Kostenstelle;Bezeichnung;Übergeordnete Kostenstelle\n7;A;\n12;B;7\n120;C;7\n",
    "emp_no,last_name,manager_emp_no\n7,A,\n12,B,7\n120,C,7\n",
    "position,title,head_position\n7,A,0\n12,B,7\n120,C,7\n", "编号,岗位,主管编号\n7,A,\n12,B,7\n120,C,7\n",
  ])
  func aHeadingThatSaysAboveIsTheParent(text: String) { #expect(outline(text) == "7 A\n  12 B\n  120 C") }

  private static let romania = [
    "SIRUTA;DENLOC;CODP;JUD;SIRSUP;TIP;NIV", "10;ALBA;0;1;1;40;1", "1017;MUNICIPIUL ALBA IULIA;0;1;10;1;2",
    "1026;ALBA IULIA;510001;1;1017;9;3", "1035;BĂRĂBANŢ;510007;1;1017;10;3", "29;ARAD;0;2;1;40;1",
    "9262;MUNICIPIUL ARAD;0;2;29;1;2", "9271;ARAD ORAŞ;310001;2;9262;9;3",
  ]

  /// What all counties lie in has no row.
  @Test func theCellsAloneTellWhatStandsAbove() {
    let expected = """
      10 ALBA
        1017 MUNICIPIUL ALBA IULIA
          1026 ALBA IULIA
          1035 BĂRĂBANŢ
      29 ARAD
        9262 MUNICIPIUL ARAD
          9271 ARAD ORAŞ
      """
    let text = UpperColumnTests.romania.joined(separator: "\n")
    #expect(outline(text) == expected)
    #expect(outline(text.replacing("SIRSUP", with: "parent")) == expected)
  }

  /// Small numbers are those of other rows by chance; a circle is no tree.
  @Test func cellsThatAreCodesByChanceAreFields() {
    #expect(
      outline("nr,name,kind\n1,A,0\n2,B,1\n3,C,2\n4,D,1\n5,E,2\n6,F,1\n")
        == "1 A\n2 B\n3 C\n4 D\n5 E\n6 F")
    #expect(
      outline("nr,name,partner\n1001,A,2304\n2304,B,1001\n4711,C,1001\n5822,D,2304\n")
        == "1001 A\n2304 B\n4711 C\n5822 D")
    let cities = (1...9).map { "\($0),C\($0),1" } + (60...80).map { "\($0),C\($0),\($0 / 30)" }
    #expect(!outline("id,label,county_no\n" + cities.joined(separator: "\n")).contains("  "))
  }

  @Test func aColumnThatHoldsSomethingElseIsAField() {
    #expect(outline("emp_no,last_name,manager_name\n7,A,\n12,B,Zoe\n13,C,Zoe\n") == "7 A\n12 B\n13 C")
    #expect(outline("id,name,headcount\n1,A,\n2,B,1\n3,C,9\n") == "1 A\n2 B\n3 C")
  }

  /// FHIR's code systems show a name beside the code.
  @Test func whatIsDisplayedIsTheName() {
    #expect(
      outline(
        #"{"resourceType":"ValueSet","expansion":{"contains":[{"code":"a","display":"A","contains":[{"code":"b","display":"B"}]}]}}"#
      ) == "a A\n  b B")
  }

  @Test func wordsForCodesAndNamesOfOtherLanguages() {
    #expect(
      outline(
        "kraj_kod,kraj_nazev,okres_kod,okres_nazev\nCZ010,Praha,CZ0100,Praha\nCZ020,Středočeský,CZ0201,Benešov\nCZ020,Středočeský,CZ0202,Beroun\n"
      ) == "CZ010 Praha\n  CZ0100 Praha\nCZ020 Středočeský\n  CZ0201 Benešov\n  CZ0202 Beroun")
  }
}
