import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// Data of linked selects in web pages, and tables whose first column says the same name again and again.
@Suite struct LinkedSelectTests {
  private func script(_ text: String) -> String {
    let file = TemporaryFile(Array(text.utf8))
    do throws(SourceErrors) {
      let tree = try TreeFile.read([file.path], options: ReadingOptions()).tree
      return withExtendedLifetime(file) { outline(tree) }
    } catch {
      return error.description
    }
  }

  /// A script that half the web has copied: a text for each number, with bars between the names.
  @Test func textsByNumberLieBelowTheNamesOfAList() {
    let tree = "Austria\n  Tyrol\n  Vienna\nBelgium\n  Antwerp\n  O'Brien\nChad"
    #expect(
      script(
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
        """) == tree)
    #expect(
      script("const names = ['A','B'];\nlet x = [];\nx[0] = 'a|b';\nx[1] = 'c';\n")
        == "A\n  a\n  b\nB\n  c")
  }

  /// The same with lists, and with the row that says to choose in both.
  @Test func listsByNumberLieBelowTheNamesOfAList() {
    #expect(
      script(
        "var p = new Array('A','B');\nvar c = new Array();\nc[0]=new Array('a','b');\nc[1]=new Array('c');\n")
        == "A\n  a\n  b\nB\n  c")
    #expect(
      script(
        "var p = ['Choose','A','B'];\nvar c = [];\nc[0]=['Choose'];\nc[1]=['a','b'];\nc[2]=['c'];\n")
        == "A\n  a\n  b\nB\n  c")
    #expect(
      script("var c = new Array();\nc['A']='a,b';\nc['B']='c,d';\n")
        == "A\n  a\n  b\nB\n  c\n  d")
  }

  @Test func rowsByNumberAreAPlaceAndAName() {
    #expect(
      script("var s = new Array();\ns[0] = ['CA','Fresno'];\ns[1] = ['CA','Napa'];\ns[2] = ['MO','Rolla'];\n")
        == "CA\n  Fresno\n  Napa\nMO\n  Rolla")
    // A name, its place and its code; what stands in a comment is none.
    #expect(
      script(
        """
        sub = new Array();
        //sub[9] = new Array("x","y","z");
        sub[0] = new Array("Paris","Ile","p");
        sub[1] = new Array("Evry","Ile","e");
        sub[2] = new Array("Lyon","Rhone","l");
        """) == "Ile\n  Paris\n  Evry\nRhone\n  Lyon")
    // Lists of other things beside them are not asked.
    #expect(
      script(
        """
        provinces = new Array("北京市", "海南省");
        city = new Array();
        city[0] = new Array("北京市", "东城区|西城区");
        city[1] = new Array("海南省", "海口市|三亚市");
        banks = new Array("A","B","C");
        """) == "北京市\n  东城区\n  西城区\n海南省\n  海口市\n  三亚市")
  }

  @Test func namesInBracketsLeadDown() {
    #expect(
      script(
        """
        states['B'] = new Array('b1', 'b2');
        states['A'] = new Array('a1');
        cities['A'] = new Array();
        cities['A']['a1'] = new Array('--Select--', 'x',
          'y');
        cities['B']['b2'] = new Array('z');
        """) == "B\n  b1\n  b2\n    z\nA\n  a1\n    x\n    y")
  }

  @Test func waysOfNumbersLeadDown() {
    #expect(
      script(
        """
        function Dsy(){ this.Items = {}; }
        var dsy = new Dsy();
        dsy.add("0",["A","B",]);
        dsy.add("0_0",["a"]);
        dsy.add("0_0_0",["x","y"]);
        dsy.add("0_1",["b"]);
        """) == "A\n  a\n    x\n    y\nB\n  b")
    #expect(
      script(
        "var p = new Array('-', 'A', 'B');\nvar c_1 = new Array('-','a','b');\nvar c_2 = new Array('c');\n")
        == "A\n  a\n  b\nB\n  c")
  }

  @Test func otherNumberedTextsStayWhatTheyAre() {
    // Two variables, no list, and texts without bars say nothing.
    #expect(
      !script("var a = ['A','B'];\nx[0]='1|2';\nx[1]='3|4';\ny[1]='5|6';\ny[2]='7|8';\n")
        .contains("1"))
    #expect(script("var a = ['A','B'];\nx[0] = 'one';\nx[1] = 'two';\n") == "A\nB")
  }

  @Test func namesAndCodesMayStandInTwoListsOfEachPlace() {
    let data =
      "export default { counties: ['Keelung', 'Yilan'], districts: [ [['Anle', 'Xinyi'], ['204', '201']], [['Yuanshan'], ['264']] ] }"
    #expect(script(data) == "Keelung\n  204 Anle\n  201 Xinyi\nYilan\n  264 Yuanshan")
    // Codes of the post may be those of several.
    #expect(
      script(data.replacing("'201'", with: "'204'"))
        == "Keelung\n  Anle\n  Xinyi\nYilan\n  Yuanshan")
  }

  @Test func aLetterMayNameTheTableAbove() {
    let text = """
      const provincias = [{"ID":"1","Name":"San José"},{"ID":"2","Name":"Alajuela"}];
      const cantones = [{"ID":"101","PID":"1","Name":"Escazú"},{"ID":"201","PID":"2","Name":"Poás"}];
      const distritos = [{"ID":"10101","CID":"101","Name":"Carmen"},{"ID":"20101","CID":"201","Name":"Sabana"}];
      """
    #expect(
      script(text)
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

  /// A name is the row's own, a number in front says where it lies, and what nobody knows is no level.
  @Test(arguments: [
    "name,department,room\nAnna,Sales,1a\nAnna,IT,2b\nBen,HR,3c\nBen,IT,2b\n",
    "line,stop,direction\n1,Main,North\n1,Elm,North\n1,Main,South\n2,Main,East\n2,Oak,East\n2,Main,West\n",
  ])
  func rowsOfOtherThingsStayAList(text: String) {
    #expect(!outline(text).contains("\n  "))
  }

  @Test func listsInRowsThatAreNotReadAreSaid() throws {
    let text = """
      [{"id": 1, "name": "A", "tags": [{"name": "x"}]}, {"id": 2, "name": "B", "tags": [{"name": "y"}]}]
      """
    #expect(
      try read(text).understanding.leftAside
        == ["the rows hold lists that were not read: --fields children=tags reads them"])
  }
}
