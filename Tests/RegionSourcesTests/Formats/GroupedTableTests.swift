import RegionSources
import Testing

/// Tables with a column a level that no heading tells: the columns group each other.
@Suite struct GroupedTableTests {
  @Test func aNameThatGroupsManyRowsIsALevel() {
    let expected = "Auto\n  Ulm\n    A1\n    A2\n  Bonn\n    B1\nBau\n  Kiel\n    C1\n    C2"
    #expect(
      outline("Sparte,Werk,Linie\nAuto,Ulm,A1\nAuto,Ulm,A2\nAuto,Bonn,B1\nBau,Kiel,C1\nBau,Kiel,C2\n")
        == expected)
    #expect(
      outline(
        "Dezernat;Amt;Kraft;Tel\nI;Bau;Ada;1\nI;Bau;Bob;2\nI;Kasse;Cy;3\nII;Jugend;Di;4\nII;Jugend;Ed;5\n")
        == "I\n  Bau\n    Ada\n    Bob\n  Kasse\n    Cy\nII\n  Jugend\n    Di\n    Ed")
  }

  /// What stands behind the names is said of them.
  @Test func propertiesAreNoLevels() {
    #expect(
      outline("Speaker,Topic,Room\nAda,Go,A\nAda,Rust,B\nBob,Go,B\nBob,Perl,A\n")
        == "Ada\n  Go\n  Rust\nBob\n  Go\n  Perl")
  }

  @Test func aColumnsNumberIsNoHeading() {
    let rows = "a,1,West\nb,2,West\nc,3,Ost\nd,4,Ost\n"
    #expect(outline(rows) { $0.fields.name = ["3", "1"] } == "West\n  1 a\n  2 b\nOst\n  3 c\n  4 d")
  }

  @Test func aFewRowsOfOneNameAreTwins() throws {
    let rows = [
      "A,B,Brod,town", "A,B,Brod,country", "A,B,Gora,x", "A,B,Bela,x", "A,C,Dzer,x", "D,E,Nesa,x",
      "D,E,Cech,x",
      "D,F,Bank,x", "D,F,Jabl,x", "D,F,Jabl,x",
    ]
    let read = try read("województwo,powiat,gmina,rodzaj\n" + rows.joined(separator: "\n") + "\n") {
      $0.findsNamesakes = true
    }
    #expect(
      outline(read.tree)
        == "A\n  B\n    Brod\n    Brod\n    Gora\n    Bela\n  C\n    Dzer\nD\n  E\n    Nesa\n    Cech\n  F\n    Bank\n    Jabl"
    )
    #expect(read.understanding.remarkCount == 1)
  }

  @Test func manyRowsOfOneNameLieInIt() {
    #expect(
      outline("State,City,Street\nA,B,x\nA,B,y\nA,C,z\nA,C,w\nD,E,v\nD,E,u\n") {
        $0.fields.name = ["State", "City"]
      }
        == "A\n  B\n  C\nD\n  E")
  }

  @Test func roomsMayBeNumbers() {
    #expect(
      outline("Site,Building,Floor,Room\nAlt,1,0,101\nAlt,1,1,201\nAlt,2,0,101\nBau,1,0,101\n")
        == "Alt\n  1\n    0\n      101\n    1\n      201\n  2\n    0\n      101\nBau\n  1\n    0\n      101")
  }

  @Test func aHeadingOfLevelsIsOneBesideUnknownWords() {
    #expect(
      outline(
        "Domain;Capability L1;Capability L2;Owner\nSales;CRM;Leads;Ada\nSales;CRM;Quotes;Bob\nSales;Bill;Sums;Cy\nOps;HR;Payroll;Di\n"
      )
      .hasPrefix("Sales\n  CRM\n    Leads\n    Quotes\n  Bill\n    Sums\nOps\n  HR\n    Payroll"))
  }

  /// GnuCash's accounts.
  @Test func pathsOfAnyHeadingAreATreeWhereEachHasItsParent() {
    #expect(
      outline(
        "Account,Description\nAssets,All\nAssets:Bank,Banks\nAssets:Bank:Giro,G\nExpenses,Exp\nExpenses:Food,F\n"
      )
        == "Assets\n  Bank\n    Giro\nExpenses\n  Food")
    #expect(outline("Name,Time\nGo,10:00\nRust,10:30\nPerl,11:00\n") == "Go\nRust\nPerl")
  }

  @Test func rowsThatStandSortedHaveAColumnALevel() {
    #expect(
      outline(
        "Plant,Line,Machine,Asset No\nUlm,L1,Press,100\nUlm,L1,Saw,101\nUlm,L2,Press,102\nBonn,L1,Mill,103\n")
        == "Ulm\n  L1\n    100 Press\n    101 Saw\n  L2\n    102 Press\nBonn\n  L1\n    103 Mill")
  }

  /// The rows of a plant stand apart.
  @Test func aListOfRepeatedNamesSaysWhatElseItMayBe() throws {
    let read = try read(
      "Plant,Line,Machine,Asset No\nUlm,L1,Press,100\nBonn,L1,Mill,103\nUlm,L1,Saw,101\nUlm,L2,Press,102\n")
    #expect(
      read.understanding.notes == [
        "Plant repeats; if each column is a level, say --fields name=Plant+Line+Machine"
      ])
  }

  /// A Western Province lies in two countries, and codes of states are those of their country.
  @Test func aCodeOfWhatRowsLieInIsALevelWhereNamesRepeat() {
    let rows = [
      ("Western Province", "WE", "ZM"), ("Lusaka", "09", "ZM"), ("Central", "02", "ZM"),
      ("Western Province", "WP", "PG"), ("Gulf", "02", "PG"), ("Central", "CPM", "PG"), ("Enga", "EPW", "PG"),
    ]
    let text = rows.map { #"{"name":"\#($0.0)","isoCode":"\#($0.1)","countryCode":"\#($0.2)"}"# }
    #expect(
      outline("[\(text.joined(separator: ","))]") == """
        ZM
          WE Western Province
          09 Lusaka
          02 Central
        PG
          WP Western Province
          02 Gulf
          CPM Central
          EPW Enga
        """)
  }

  /// Where the names tell the rows apart, a country is what they have.
  @Test func aCodeBesideNamesThatTellRowsApartIsAField() {
    #expect(
      outline("name,countryCode\nAvila,ES\nBern,CH\nCadiz,ES\nChur,CH\nSion,CH\n")
        == "Avila\nBern\nCadiz\nChur\nSion")
  }
}
