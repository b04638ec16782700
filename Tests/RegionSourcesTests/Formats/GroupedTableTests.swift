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

  /// Columns that have nothing to do with each other are fields.
  @Test func propertiesAreNoLevels() {
    #expect(
      outline("Speaker,Topic,Room\nAda,Go,A\nAda,Rust,B\nBob,Go,B\nBob,Perl,A\n").contains("\n  ") == false)
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
        == "A\n  B\n    Brod\n    Gora\n    Bela\n    Brod\n  C\n    Dzer\nD\n  E\n    Nesa\n    Cech\n  F\n    Bank\n    Jabl"
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
}
