import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// Data of linked selects in web pages, and tables whose first column says the same name again and again.
@Suite struct LinkedSelectTests {
  /// A script that half the web has copied: a text for each number, with bars between the names.
  @Test func textsByNumberLieBelowTheNamesOfAList() {
    let tree = "Austria\n  Tyrol\n  Vienna\nBelgium\n  Antwerp\n  O'Brien\nChad"
    #expect(
      outline(
        """
        // Countries
        var country_arr = new Array("Austria", "Belgium", "Chad");

        // States
        var s_a = new Array();
        s_a[0]="";
        s_a[1]="Tyrol|Vienna";
        s_a[2]="Antwerp|O'Brien";

        function populate(id) {
          var state_arr = s_a[id].split("|");
          for (var i=0; i<state_arr.length; i++) { add(state_arr[i]); }
        }
        """, name: "a.js") == tree)
    #expect(
      outline("const names = ['A','B'];\nlet x = [];\nx[0] = 'a|b';\nx[1] = 'c';\n", name: "a.js")
        == "A\n  a\n  b\nB\n  c")
  }

  @Test func otherNumberedTextsStayWhatTheyAre() {
    // Two variables, no list, and texts without bars say nothing.
    #expect(
      !outline("var a = ['A','B'];\nx[0]='1|2';\nx[1]='3|4';\ny[1]='5|6';\ny[2]='7|8';\n", name: "a.js")
        .contains("1"))
    #expect(outline("var a = ['A','B'];\nx[0] = 'one';\nx[1] = 'two';\n", name: "a.js") == "A\nB")
  }

  @Test func namesAndCodesMayStandInTwoListsOfEachPlace() {
    let data =
      "export default { counties: ['Keelung', 'Yilan'], districts: [ [['Anle', 'Xinyi'], ['204', '201']], [['Yuanshan'], ['264']] ] }"
    #expect(outline(data, name: "a.js") == "Keelung\n  204 Anle\n  201 Xinyi\nYilan\n  264 Yuanshan")
    // Codes of the post may be those of several.
    #expect(
      outline(data.replacing("'201'", with: "'204'"), name: "a.js")
        == "Keelung\n  Anle\n  Xinyi\nYilan\n  Yuanshan")
  }

  @Test func aLetterMayNameTheTableAbove() {
    let text = """
      const provincias = [{"ID":"1","Name":"San José"},{"ID":"2","Name":"Alajuela"}];
      const cantones = [{"ID":"101","PID":"1","Name":"Escazú"},{"ID":"201","PID":"2","Name":"Poás"}];
      const distritos = [{"ID":"10101","CID":"101","Name":"Carmen"},{"ID":"20101","CID":"201","Name":"Sabana"}];
      """
    #expect(
      outline(text, name: "a.js")
        == "1 San José\n  101 Escazú\n    10101 Carmen\n2 Alajuela\n  201 Poás\n    20101 Sabana")
  }

  /// Postal codes begin alike and lie in nothing.
  @Test func codesOfThePostAreNoLevels() {
    let rows = [("11000", "Beograd"), ("11010", "Voždovac"), ("11030", "Čukarica"), ("34000", "Kragujevac")]
    let json = rows.map { #"{"city": "\#($0.1)", "zip_code": "\#($0.0)"}"# }.joined(separator: ",")
    let tree = rows.map { "\($0.0) \($0.1)" }.joined(separator: "\n")
    #expect(outline("[\(json)]") == tree)
    #expect(outline("city,zip_code\n" + rows.map { "\($0.1),\($0.0)" }.joined(separator: "\n")) == tree)
    // Pickers of Chinese places call the codes of these so.
    let chinese =
      #"[{"name":"A","zipcode":"110000"},{"name":"B","zipcode":"110100"},{"name":"C","zipcode":"110101"}]"#
    #expect(outline(chinese) == "110000 A\n  110100 B\n    110101 C")
  }

  /// As a list, it would be the same few names again and again.
  @Test(arguments: [
    (
      "rack_code,rack,unit\nR1,Rack 1,U1\nR1,Rack 1,U2\nR2,Rack 2,U1\n",
      "R1 Rack 1\n  U1\n  U2\nR2 Rack 2\n  U1"
    ),
    (
      "site,rack_code,rack,unit\nBerlin,R1,Rack 1,U1\nBerlin,R1,Rack 1,U2\nBerlin,R2,Rack 2,U1\nParis,R7,Rack 7,U1\n",
      "Berlin\n  R1 Rack 1\n    U1\n    U2\n  R2 Rack 2\n    U1\nParis\n  R7 Rack 7\n    U1"
    ), ("rack,unit\nRack 1,U1\nRack 1,U2\nRack 2,U1\n", "Rack 1\n  U1\n  U2\nRack 2\n  U1"),
  ])
  func whatTellsTheRowsApartLiesBelowTheirSharedName(text: String, tree: String) {
    #expect(outline(text) == tree)
  }

  @Test func listsInRowsThatAreNotReadAreSaid() throws {
    let text = """
      [{"id": 1, "value": "A", "things": [{"no": 0, "wert": {"x": {"p": "K"}}}]}, {"id": 2, "value": "B", "things": [{"no": 5, "wert": {"x": {"p": "L"}}}]}]
      """
    #expect(
      try read(text).understanding.leftAside
        == ["the rows hold lists that were not read: --fields children=things reads them"])
  }
}
