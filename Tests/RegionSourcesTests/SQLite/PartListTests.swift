import RegionModel
import Testing

@testable import RegionSources

/// What consists of what: a table of things, and one of the links between them.
@Suite struct PartListTests {
  private static let parts = """
    CREATE TABLE part(part_no TEXT PRIMARY KEY, description TEXT, uom TEXT, std_cost REAL);
    CREATE TABLE bom(parent_part TEXT REFERENCES part(part_no), child_part TEXT REFERENCES part(part_no), qty REAL,
      PRIMARY KEY(parent_part,child_part));
    INSERT INTO part VALUES ('B','Bicycle','EA',310),('F','Frame','EA',90),('W','Wheel','EA',40),('R','Rim','EA',12),
      ('S','Screw','EA',1),('H','Head','EA',1);
    INSERT INTO bom VALUES ('B','F',1),('B','W',2),('W','R',1);
    """

  @Test func partsStandBelowWhatTheyArePartsOf() throws {
    let database = Database(Self.parts)
    #expect(
      try database.lines() == ["B Bicycle", "  F Frame", "  W Wheel", "    R Rim", "S Screw", "H Head"])
    #expect(
      try outline(database.whole().tree)
        == "B Bicycle\n  F Frame\n  W Wheel\n    R Rim\nS Screw\nH Head")
    #expect(try database.found("Rim") == ["Bicycle/Wheel/Rim"])
  }

  /// Without foreign keys the headings alone tell it, where a row has nothing else but an amount.
  @Test func headingsTellTheEnds() throws {
    let plain = Self.parts.replacing(" REFERENCES part(part_no)", with: "")
    #expect(try Database(plain).lines().prefix(4) == ["B Bicycle", "  F Frame", "  W Wheel", "    R Rim"])
  }

  @Test func aPartOfSeveralThingsStandsBelowEach() throws {
    let database = Database(
      Self.parts + "INSERT INTO bom VALUES ('F','S',2),('W','S',36),('S','H',1),('F','W',1);")
    let lines = [
      "B Bicycle", "  F Frame", "    S Screw", "      H Head", "    W Wheel", "      R Rim", "      S Screw",
      "        H Head", "  W Wheel", "    R Rim", "    S Screw", "      H Head",
    ]
    #expect(try database.lines().sorted() == lines.sorted())
    let whole = try outline(database.whole().tree)
    #expect(whole.split(separator: "\n").map(String.init).sorted() == lines.sorted())
    #expect(try database.source().flaws(atMost: 100) == nil)
  }

  @Test(arguments: ["('R','W',1)", "('R','B',1)", "('F','S',1),('W','S',1),('S','W',1)"])
  func aCircleIsAFlaw(links: String) throws {
    let database = Database(Self.parts + "INSERT INTO bom VALUES \(links);")
    let flaws = try #require(try database.source().flaws(atMost: 100))
    #expect(flaws.errors?.first.allSatisfy { $0.message.hasSuffix(" is its own ancestor") } ?? false)
    #expect(throws: SourceErrors.self) { try database.whole() }
    _ = try database.whole { $0.keepsGoing = true }
  }

  private static func places(_ ends: String, _ rows: String) -> Database {
    Database(
      """
      CREATE TABLE loc(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE link(\(ends.split(separator: ",").map { "\($0) INT REFERENCES loc(id)" }.joined(separator: ", ")),
        since TEXT, PRIMARY KEY(\(ends))) WITHOUT ROWID;
      INSERT INTO loc VALUES (1,'Site'),(2,'Hall'),(3,'Rack'),(4,'Yard');
      INSERT INTO link VALUES \(rows);
      """)
  }

  /// What a link has besides its ends is no place. Where no heading tells the ends, each place lies in one other at most.
  @Test(arguments: [
    ("container_id,contained_id", "(1,2,'2020'),(2,3,'2020')"),
    ("contained_id,container_id", "(2,1,'2020'),(3,2,'2020')"),
    ("a_loc,b_loc", "(1,2,'2020'),(2,3,'2020'),(1,4,'2021')"),
    ("a_loc,b_loc", "(2,1,'2020'),(3,2,'2020'),(4,1,'2021')"),
  ])
  func aPairOfKeysIsALink(ends: String, rows: String) throws {
    let lines = try Self.places(ends, rows).lines()
    let expected = ["1 Site", "  2 Hall", "    3 Rack"]
    #expect(lines == expected + [rows.has("4") ? "  4 Yard" : "4 Yard"])
  }

  /// Nobody can say which end is the upper one: neither a tree nor a level of dates.
  @Test func endsThatNothingTellsApartAreNoTree() throws {
    let database = Self.places("a_loc,b_loc", "(1,2,'2020'),(2,3,'2020')")
    #expect(try database.lines() == ["1 Site", "2 Hall", "3 Rack", "4 Yard"])
    #expect(
      try database.whole().understanding.notes == [
        "all on one level: each row of link names two of them, and nothing tells which is the upper one; --query can",
        "other tables: link; --table takes one, or a level each with + between them",
      ])
  }
}
