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
