import RegionModel
import RegionSources
import Testing

/// What made-up files of many forms found: paths, outlines, codes and files that are called after places.
@Suite struct GeneratedFileTests {
  // MARK: Paths

  @Test(arguments: ["category", "Breadcrumb", "full_path", "taxonomy", "Pfad", "ruta", "分类"])
  func aWordAboveAListOfPathsIsItsHeading(heading: String) {
    for sign in ["/", " > ", "::", "|"] {
      let lines = [
        "Food\(sign)Fruit\(sign)Apple", "Food\(sign)Fruit\(sign)Pear", "Food\(sign)Bread",
        "Tools\(sign)Saws\(sign)Small",
      ]
      #expect(
        outline(([heading] + lines).joined(separator: "\n"))
          == "Food\n  Fruit\n    Apple\n    Pear\n  Bread\nTools\n  Saws\n    Small", "\(sign)")
    }
  }

  @Test func aWordThatPathsBeginWithIsNoHeading() {
    #expect(outline("Category\nCategory/A\nCategory/B\nOther/C/D") == "Category\n  A\n  B\nOther\n  C\n    D")
  }

  @Test(arguments: ["/", " / ", "|", "\\\\", "::", " > "])
  func aListOfTextsMayBePaths(sign: String) {
    let paths = [
      "Food", "Food\(sign)Fruit", "Food\(sign)Fruit\(sign)Apple", "Food\(sign)Bread", "Tools",
      "Tools\(sign)Saws",
    ]
    let text = "[" + paths.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
    #expect(outline(text) == "Food\n  Fruit\n    Apple\n  Bread\nTools\n  Saws")
  }

  @Test func listsOfOtherTextsWithSlashesAreLists() {
    #expect(
      outline(#"["text/html", "text/css", "image/png", "and/or"]"#)
        == "text/html\ntext/css\nimage/png\nand/or")
  }

  @Test(arguments: ["category_path", "category", "product_type"])
  func goodsLieBelowTheWayOfTheirCategory(heading: String) {
    let text = """
      sku,name,\(heading)
      S1,Bolt,Hardware > Fasteners
      S2,Nut,Hardware > Fasteners
      S3,Saw,Tools > Saws
      S4,Hammer,Tools
      """
    let expected = """
      Hardware
        Fasteners
          S1 Bolt
          S2 Nut
      Tools
        Saws
          S3 Saw
        S4 Hammer
      """
    #expect(outline(text) == expected)
    #expect(outline(text.replacing(" > ", with: "/")) == expected)
  }

  @Test func twoGoodsOfOneNameInOnePlaceStayAList() {
    let text = "name,category\nBolt,Hardware > Fasteners\nBolt,Hardware > Fasteners\nSaw,Tools > Saws"
    #expect(!outline(text).hasPrefix("Hardware"))
  }

  // MARK: Outlines

  @Test func headingsOfTwoSignsNeedNoBlankLine() {
    #expect(
      outline("## Trade\n\n- Kitchen\n- Bath\n## Expenses\n\n- Wiring\n  - Assets")
        == "Trade\n  Kitchen\n  Bath\nExpenses\n  Wiring\n    Assets")
  }

  // MARK: Codes

  @Test func aClassMayBeACode() {
    #expect(
      outline("Class;Title\nA-1;Publishing\nA-1-1;Games\nA-1-2;Tools\nA-2;Chairs\nA-2-1;Beds")
        == "A-1 Publishing\n  A-1-1 Games\n  A-1-2 Tools\nA-2 Chairs\n  A-2-1 Beds")
  }

  @Test(arguments: ["번호;항목", "Номер;Статья", "序号;项目", "Nummer;Bezeichnung"])
  func headingsOfNumbersAndItemsAreKnown(heading: String) {
    #expect(
      outline("\(heading)\nAR;Alba\nAR-AX;Brenta\nAR-BX;Corda\nBR;Delmar\nBR-02;Estany")
        == "AR Alba\n  AR-AX Brenta\n  AR-BX Corda\nBR Delmar\n  BR-02 Estany")
  }

  @Test func wordsWithDashesLieInNoOther() {
    #expect(
      outline(#"{"varese": "Varese", "kessel-hills": "Kessel Hills", "kessel": "Kessel", "tarn": "Tarn"}"#)
        == "varese Varese\nkessel-hills Kessel Hills\nkessel Kessel\ntarn Tarn")
  }

  // MARK: A file a parent

  @Test func filesAreCalledAfterEachNumberOfTheHighestList() throws {
    let files = [
      ("0.json", #"[{"id": "1", "name": "Alba"}, {"id": "2", "name": "Brenta"}]"#),
      ("1.json", #"[{"id": "3", "name": "Corda"}, {"id": "4", "name": "Delmar"}]"#),
      ("2.json", #"[{"id": "5", "name": "Estany"}]"#),
    ]
    #expect(outline(try readFiles(files).tree) == "1 Alba\n  3 Corda\n  4 Delmar\n2 Brenta\n  5 Estany")
  }
}
