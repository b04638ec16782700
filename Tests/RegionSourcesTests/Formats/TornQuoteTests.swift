import RegionModel
import Testing

@testable import RegionSources

/// Quotes that are opened and not closed, where later cells are quoted: no rows are lost without a word.
@Suite struct TornQuoteTests {
  private static let branches = """
    continent;city;branch;revenue
    Europe;Berlin;North;1
    Europe;Berlin;"Airport; Terminal 1;2
    Europe;Berlin;South;3
    Europe;Bonn;"Airport; Terminal 1";4
    Europe;Bonn;North;5
    Asia;Osaka;"Airport; Terminal 1";6
    Asia;Osaka;South;7
    """

  @Test func aRowThatCannotBeToldIsAFlaw() {
    #expect(outline(Self.branches) == "x:3: a quote is opened and not closed")
  }

  @Test func theOtherRowsAreKept() {
    #expect(
      outline(Self.branches) { $0.keepsGoing = true } == """
        Europe
          Berlin
            North
            South
          Bonn
            Airport; Terminal 1
            North
        Asia
          Osaka
            Airport; Terminal 1
            South
        """)
  }

  @Test func aCellEndsAtTheSeparatorWhereTheRowIsWholeThen() throws {
    let read = try read(
      "id;name;parent_id\n\"1\";\"Kitchen\";\"\"\n\"2\";\"Knives;\"1\"\n\"3\";\"Pots\";\"1\"\n")
    #expect(outline(read.tree) == "1 Kitchen\n  2 \"Knives\n  3 Pots")
    #expect(read.understanding.notes == ["nothing closes the quote in 1 row; it is an ordinary character"])
  }

  @Test(arguments: [
    (
      "city,country\n\"Rome\" ,\"Italy\"\n\"Oslo\" ,\"Norway\"\n\"Bern\" ,\"Malta\"",
      "Italy\n  Rome\nNorway\n  Oslo\nMalta\n  Bern"
    ),
    ("id,name,json\n1,A,{\"a\":1,\"c\":2,\"e\":3}\n2,B,{\"a\":1}\n3,C,{\"a\":4}\n", "1 A\n2 B\n3 C"),
    ("id,name,text\n1,A,\"x, \"\"y\"\"\n2,B,\"x\"\n3,C,\"z\"\n", "1 A\n2 B\n3 C"),
    ("name,desc\nA,\"Line one\n\"quoted\" start\nend\"\nB,\"x\"\nC,\"y\"\n", "A\nB\nC"),
  ])
  func otherQuotesLoseNothing(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func quotesInsideOfSentencesAreNone() {
    #expect(
      outline("code,name\n1,\"The \"big\" one\"\n2,\"a \"\"b\"\", c\"\n3,\"d\"")
        == "1 The \"big\" one\n2 a \"b\", c\n3 d")
  }

  @Test func doubledQuotesOfTheOtherCellsAreSingle() {
    #expect(
      outline(
        "id;name;note\n1;\"5\"\" pipe\";\"Cem;\"x\"\n2;\"Rod\";\"y\"\n3;\"Nut;\"z\"\n4;\"6\"\" pipe\";\"a;\"b\"\n"
      )
        == "1 5\" pipe\n2 Rod\n3 \"Nut\n4 6\" pipe")
  }

  @Test func aCellMayBeginWithADoubledQuote() {
    #expect(outline("code,name\n1,\"\"\"A\"\", B\"\n2,\"C,\"\"D\"\"\"") == "1 \"A\", B\n2 C,\"D\"")
  }
}

/// What is wrong with JSON that was typed by hand.
@Suite struct TypedJSONTests {
  @Test(arguments: [
    (#"{"id":1 "name":"A"}"#, "x:1:11: no JSON: a comma or } is missing before this place"),
    (#"[{"id":1,"name":"A},{"id":2,"name":"B"}]"#, "x:1:24: no JSON: a quote is missing before this place"),
    (#"[{"id":1}{"id":2}]"#, "x:1:11: no JSON: a comma or ] is missing before this place"),
    (#"[{"id":1,"name" "A"}]"#, "x:1:20: no JSON: a colon is missing before this place"),
    (#"[{"id":1,,"name":"A"}]"#, "x:1:11: no JSON: a key in quotes is missing at this place"),
    (
      #"[{"id":1,"name":"A"}]]"#,
      "x:1:23: no JSON: a value is missing before this place, or a bracket is too many"
    ),
  ])
  func thePlaceAndWhatIsMissingAreTold(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func theFirstLineMayBeTheBrokenOne() {
    #expect(
      outline("{\"id\":1 \"name\":\"A\"}\n{\"id\":2}\n{\"id\":3}\n{\"id\":4\n{\"id\":5}\n")
        == "x:1:11: no JSON: a comma or } is missing before this place\nx:4:8: the JSON ends too soon")
    // One text over lines is told once.
    #expect(
      outline("[\n{\"id\":1}\n{\"id\":2}\n{\"id\":3}\n]")
        == "x:3:2: no JSON: a comma or ] is missing before this place")
  }

  @Test func eachLineOfJSONLinesIsTold() {
    let text = """
      {"id":1,"name":"A"}
      {"id":2,"name":"B"
      {"id":3,"name":"C"}
      {"id":4 "name":"D"}
      {"id":5,"name":"E"}
      """
    #expect(
      outline(text)
        == "x:2:19: the JSON ends too soon\nx:4:11: no JSON: a comma or } is missing before this place")
  }
}

/// Codes that lie in each other in any order and of any letters, and what was said to be a level and is none.
@Suite struct CodeOrderTests {
  @Test func codesOfTwoDigitsALevelMayStandInAnyOrder() {
    #expect(
      outline("code,name\n11,Norte\n1101,Pará\n12,Sul\n110101,Belém")
        == "11 Norte\n  1101 Pará\n    110101 Belém\n12 Sul")
    #expect(
      outline("code,name\n110101,a\n11,b\n12,c\n1101,d\n1201,e\n13,f\n1301,g")
        == "11 b\n  1101 d\n    110101 a\n12 c\n  1201 e\n13 f\n  1301 g")
    #expect(outline("code,name\n105,a\n10,b\n1,c") == "105 a\n10 b\n1 c")
  }

  @Test func smallLettersMayBeCodes() {
    #expect(
      outline(#"{"de":"Germany","de-by":"Bavaria","de-by-muc":"Munich","fr":"France"}"#)
        == "de Germany\n  de-by Bavaria\n    de-by-muc Munich\nfr France")
    #expect(
      outline(
        #"{"world":{"eu":"Europe","as":"Asia"},"eu":{"fr":"France"},"as":{"jp":"Japan"},"fr":{"75":"Paris"}}"#
      )
        == "eu Europe\n  fr France\n    75 Paris\nas Asia\n  jp Japan")
  }

  @Test func aLevelThatHoldsNothingIsPassedOver() {
    #expect(
      outline(
        #"{"province_list":{"110000":"P1","120000":"P2"},"city_list":{},"county_list":{"110101":"D","120102":"E"}}"#
      )
        == "110000 P1\n  110101 D\n120000 P2\n  120102 E")
  }

  @Test func chaptersHoldTheCodesBehindThem() {
    let text = """
      I Certain infectious diseases
      A00-A09 Intestinal infectious diseases
      A00 Cholera
      II Neoplasms
      C00-C14 Malignant neoplasms of lip
      C00 Malignant neoplasm of lip
      """
    #expect(
      outline(text) == """
        I Certain infectious diseases
          A00-A09 Intestinal infectious diseases
            A00 Cholera
        II Neoplasms
          C00-C14 Malignant neoplasms of lip
            C00 Malignant neoplasm of lip
        """)
  }

  @Test func aColumnMayRepeatWhatCodesBeginWith() {
    let text = """
      number,label,class,type
      1,Resources,1,class
      10,Capital,1,account
      11,Reserves,1,account
      2,Assets,2,class
      20,Charges,2,account
      21,Land,2,account
      3,Stocks,3,class
      30,Goods,3,account
      31,Material,3,account
      4,Thirds,4,class
      40,Suppliers,4,account
      41,Clients,4,account
      """
    #expect(
      outline(text) == """
        1 Resources
          10 Capital
          11 Reserves
        2 Assets
          20 Charges
          21 Land
        3 Stocks
          30 Goods
          31 Material
        4 Thirds
          40 Suppliers
          41 Clients
        """)
  }

  @Test func twoPathsOfOneNameKeepTheirCodes() {
    #expect(outline("id,path\n1,A/B\n7,A/B\n3,A") == "3 A\n  1 B\n  7 B")
  }

  @Test func aCodeThatStandsTwiceBelowOneParentLosesNoRow() throws {
    let rows = (1...3).flatMap { state in
      (1...10).map { "0\(state),State \(state),0\($0 < 10 ? "0" : "")\($0),District \(state)-\($0)" }
    }
    let text = (["State Code,State Name,District Code,District Name"] + rows + ["02,State 2,009,Impostor"])
    let read = try read(text.joined(separator: "\n"))
    #expect(read.tree.count == 34)
    #expect(outline(read.tree).contains("Impostor"))
    #expect(read.understanding.notes == ["codes that another place beside it has were left out: 009"])
  }

  @Test(arguments: [
    ("1 Main St/Apt 1\n1 Main St/Apt 2\n2 Oak Ave/Apt 1", "1 Main St\n  Apt 1\n  Apt 2\n2 Oak Ave\n  Apt 1"),
    ("12 Monkeys\n12 Monkeys/Cast\n7 Samurai\n7 Samurai/Cast", "12 Monkeys\n  Cast\n7 Samurai\n  Cast"),
  ])
  func numbersOfPathsAreNoCounts(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func namesWithNumbersInYAMLAreNames() {
    #expect(outline("Hokkaido: 0\nAomori: 1\nIwate: 2\n").hasPrefix("Hokkaido\nAomori"))
    #expect(outline("Ward: 1\nWard: 2\nWard: 3\n") == "Ward: 1\nWard: 2\nWard: 3")
    #expect(outline("Python: 3\nPerl: 5\nPHP: 8\n") == "Python: 3\nPerl: 5\nPHP: 8")
  }

  @Test func aWordAboveNamesIsAHeading() {
    #expect(outline("category\nBeverages\nBakery\nDairy\n") == "Beverages\nBakery\nDairy")
    #expect(outline("city\nbray\ncork\nems\n") == "city\nbray\ncork\nems")
  }
}

/// Tables and definitions in texts.
@Suite struct MarkdownTableTests {
  @Test func rowsOfTablesLieBelowHeadings() {
    let text = """
      # Menu

      ## Starters

      | No | Dish | Price |
      |----|------|-------|
      | 1  | **Soup** | 4.00 |
      | 2  | [Salad](salad.md) | 5.00 |

      ## Mains

      | No | Dish | Price |
      |---|:--|--:|
      | 3 | Pasta | 9.00 |
      """
    #expect(outline(text) == "Menu\n  Starters\n    Soup\n    Salad\n  Mains\n    Pasta")
  }

  @Test func aBarInASentenceIsNoTable() {
    #expect(
      outline(
        "# A\n\nSome words here | and there.\n\n## B\n\nMore words follow here.\n\n## C\n\nAnd some more.\n")
        == "A\n  B\n  C")
  }
}
