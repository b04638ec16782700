import RegionModel
import RegionSources
import Testing

/// Tables: CSV, tabs, semicolons, aligned columns.
@Suite struct TableTests {
  @Test func aColumnALevelIsATreeWithItsHeadings() throws {
    let text = "\u{FEFF}省,市,区\r\n广东省,深圳市,南山区\r\n广东省,深圳市,福田区\r\n广东省,广州市,天河区\r\n"
    let read = try read(text)
    #expect(outline(read.tree) == "广东省\n  深圳市\n    南山区\n    福田区\n  广州市\n    天河区")
    #expect(read.understanding.levels == ["省", "市", "区"])
    #expect(read.understanding.format == .csv)
  }

  @Test func levelsMayHaveCodes() throws {
    let text = """
      State Code,State Name,District Code,District Name,Area
      01,JAMMU & KASHMIR,001,Kupwara,2379
      01,JAMMU & KASHMIR,002,"Leh, Ladakh",45110
      02,PUNJAB,001,"Guru ""das"" pur",3551
      """
    let read = try read(text)
    #expect(
      outline(read.tree) == """
        01 JAMMU & KASHMIR
          001 Kupwara
          002 Leh, Ladakh
        02 PUNJAB
          001 Guru "das" pur
        """)
    #expect(read.understanding.levels == ["State", "District"])
    #expect(read.tree.roots[0].children[1].field("Area") == "45110")
  }

  @Test func aTableThatBeginsWithThePlaceIsTurned() {
    #expect(
      outline(
        "code_commune,nom_commune,code_departement,nom_departement\n01001,X,01,Ain\n01002,Y,01,Ain\n75056,Z,75,Paris"
      )
        == "01 Ain\n  01001 X\n  01002 Y\n75 Paris\n  75056 Z")
  }

  @Test func aTableWithoutAHeadingIsToldByItsContent() {
    #expect(outline("a,b,c\na,b,d\na,e,f\ng,h,i\n") == "a\n  b\n    c\n    d\n  e\n    f\ng\n  h\n    i")
    #expect(outline("110000,北京市\n110100,市辖区\n110101,东城区") == "110000 北京市\n  110100 市辖区\n    110101 东城区")
    #expect(outline("1,0,A\n2,1,B\n3,1,C") == "1 A\n  2 B\n  3 C")
  }

  @Test func rowsNameTheirParentByCodeOrName() {
    #expect(outline("id;pid;name\n1;0;A\n2;1;B") == "1 A\n  2 B")
    #expect(outline("name,parent\nEve,\nCain,Eve\nSeth,Eve\nEnos,Seth") == "Eve\n  Cain\n  Seth\n    Enos")
    #expect(outline("EmployeeId,Title,ReportsTo\n1,Boss,\n2,Clerk,1") == "1 Boss\n  2 Clerk")
  }

  @Test(arguments: [
    "11,A\n11.01,B\n11.01.02,C", "code,name\nA05,A\nA05.360,B\nA05.360.319,C",
    "code\tname\n11\tA\n1101\tB\n110101\tC",
    "330000|A\n330100|B\n330106|C", "11 A\n1101 B\n110101 C",
  ])
  func codesThatLieInEachOtherAreATree(text: String) {
    let names = outline(text).split(separator: "\n").map { line in
      String(line.prefix { $0 == " " }) + String(line.split(separator: " ")[1])
    }
    #expect(names == ["A", "  B", "    C"])
  }

  @Test func numbersOneAfterTheOtherAreNoTree() {
    let rows = (1...40).map { "\($0),n\($0)" }.joined(separator: "\n")
    #expect(outline("id,name\n" + rows).split(separator: "\n").allSatisfy { !$0.hasPrefix(" ") })
  }

  @Test func identifiersWithDotsArePaths() {
    #expect(
      outline("id,value\nflare,\nflare.vis,\nflare.vis.Axis,24\nflare.util,\nflare.util.Sort,1")
        == "flare flare\n  flare.vis vis\n    flare.vis.Axis Axis\n  flare.util util\n    flare.util.Sort Sort"
    )
  }

  @Test func quotedCellsMayGoOverLinesAndHoldQuotes() {
    #expect(outline("id,name,note\n1,\"A, \"\"B\"\"\",\"x\ny\"\n2,C,\n") == "1 A, \"B\"\n2 C")
  }

  @Test func inTabsAQuoteIsALetter() {
    #expect(outline("1\t\"Quoted\" Place\n2\tOther\n5\tNo \"x") == "1 \"Quoted\" Place\n2 Other\n5 No \"x")
  }

  @Test func columnsThatProgramsAlignAreTables() throws {
    let text = """
      NAME         SHORTNAMES   APIVERSION   NAMESPACED   KIND
      bindings                  v1           true         Binding
      configmaps   cm           v1           true         ConfigMap
      """
    let read = try read(text)
    #expect(outline(read.tree) == "bindings\nconfigmaps")
    #expect(read.tree.roots[1].field("SHORTNAMES") == "cm")
  }

  @Test func levelNumbersMakeAnOutline() {
    #expect(outline("level,name\n1,A\n2,B\n3,C\n2,D\n1,E") == "A\n  B\n    C\n  D\nE")
  }

  @Test func columnsThatWereNamedGoBeforeTheGuess() {
    #expect(
      outline("x,y,z\n1,A,\n2,B,1") { $0.fields = FieldChoice(name: "y", code: "x", parent: "z") }
        == "1 A\n  2 B")
    #expect(outline("q,w,e\n1,A,B\n2,A,C") { $0.fields.name = ["w", "e"] } == "A\n  B\n  C")
  }

  @Test func anAnswerIsCodesAndNamesAndWhatIsBelow() throws {
    let tree = try read("11\tA/B\t-\n1101\tC\t+\n13\tD") { $0.isAnswer = true }.tree
    #expect(outline(tree) == "11 A/B\n1101 C\n13 D")
    #expect(tree.roots.map(\.flags) == [.leaf, .hasChildren, []])
  }
}

extension FieldChoice {
  init(name: String, code: String, parent: String) {
    self.init()
    (self.name, self.code, self.parent) = ([name], [code], [parent])
  }
}

extension TableTests {
  @Test func stepsAreCalledAsTheHeadingSaysOrAsAPersonDoes() throws {
    let text = "省,市\n广东省,深圳市\n广东省,广州市\n"
    #expect(try read(text).tree.levelHeading(.prefecture, language: "zh") == "选择市")
    #expect(
      try read(text) { $0.levels = ["State", "City"] }.tree.levelHeading(.prefecture, language: "zh")
        == "选择 City")
    #expect(
      try read(text) { $0.levels = ["State", "City"] }.tree.levelName(.province, language: "en") == "State")
  }

  @Test func linesWithAndWithoutQuotesAreOneTable() {
    let text = "id,parent,name\n1,,A\n2,1,\"B, b\"\n3,2,C\n4,1,\"D\nd\"\n5,4, E \n"
    #expect(outline(text) == "1 A\n  2 B, b\n    3 C\n  4 D d\n    5 E")
    #expect(outline("id,parent,name\r1,,A\r2,1,B\r") == "1 A\n  2 B")
    #expect(outline("id,parent,name\r\n1,,A\r\n\r\n2,1,\"B\"\r\n3,1,C") == "1 A\n  2 B\n  3 C")
  }

  @Test func blanksAroundCellsAreTrimmedAndSaid() throws {
    let read = try read("id,parent,name\n1,, A\n2 ,1,B\t\n3,1,C\n")
    #expect(outline(read.tree) == "1 A\n  2 B\n  3 C")
    #expect(read.understanding.notes == ["blanks around 3 cells were trimmed"])
    let one = try RegionSourcesTests.read("id,parent,name\n1,, A\n2,1,B\n")
    #expect(one.understanding.notes == ["blanks around 1 cell were trimmed"])
  }
}
