import RegionSources
import Testing

/// Tables with lines above their heading and below their last row.
@Suite struct TitledTableTests {
  @Test(arguments: [
    "Units by parent\n\nid,name,parent\n1,A,\n2,B,1\n3,C,1\n",
    "Units; 2023\nOffice\n\nid;name;parent\n1;A;\n2;B;1\n3;C;1\n",
    "\"Units, by parent\"\n\nid,name,parent\n1,A,\n2,B,1\n3,C,1\n\nSource: HR\n",
    "Units,,\n,,\nid,name,parent\n1,A,\n2,B,1\n3,C,1\nTotal,,3\n\"Source: HR, 2024\",,\n",
    "\u{FEFF}Units\r\n\r\nid\tname\tparent\r\n1\tA\t\r\n2\tB\t1\r\n3\tC\t1\r\n\r\n* preliminary\r\n",
    "表1 单位\n\nid,name,parent\n1,A,\n2,B,1\n3,C,1\n注：截至2023年底\n",
    "# made by hand\nUnits\nid,name,parent\n1,A,\n2,B,1\n3,C,1\n",
  ])
  func linesAroundATableAreNoneOfIt(text: String) { #expect(outline(text) == "1 A\n  2 B\n  3 C") }

  @Test func whatWasPassedOverIsSaid() throws {
    let read = try read("Region,Country,People\nA,B,3\nA,C,4\nD,E,5\nTotal,,12\nSource: x\n")
    #expect(outline(read.tree) == "A\n  B\n  C\nD\n  E")
    #expect(read.understanding.notes == ["passed over below the table: Total; Source: x"])
  }

  @Test func linesOfProseAreNoTable() {
    #expect(
      outline("Shopping\nmilk, fresh\neggs, ten\nbread, rye\n")
        == "Shopping\nmilk, fresh\neggs, ten\nbread, rye")
    #expect(
      outline("Cities\nParis, France, Europe\nRome, Italy, Europe\nOslo, Norway, Europe\n")
        == "Cities\nParis, France, Europe\nRome, Italy, Europe\nOslo, Norway, Europe")
  }

  @Test func aLastRowWithOneCellStaysWhereTheTableHasSuchRows() {
    #expect(outline("Food,,\nFood,Fruit,\nFood,Fruit,Fig\nToys,,\n").hasSuffix("\nToys"))
    #expect(outline("id,name\n1,A\n2,B\n3,C\n4,Total Wine\n").hasSuffix("\n4 Total Wine"))
  }
}
