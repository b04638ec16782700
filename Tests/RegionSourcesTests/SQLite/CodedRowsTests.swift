import RegionModel
import Testing

@testable import RegionSources

/// Rows that refer to each other by the number of their record, and have a code that people see.
@Suite struct CodedRowsTests {
  private static let counties = """
    CREATE TABLE county(id INTEGER PRIMARY KEY, code TEXT, name TEXT, parent_id INT REFERENCES county(id));
    INSERT INTO county VALUES (1,'KE','Kenya',NULL),(2,'KE-30','Nairobi',1),(3,'KE-47','Mombasa',1),(4,'W','Westlands',2);
    """

  private static let states = """
    CREATE TABLE country(id INTEGER PRIMARY KEY, code TEXT, name TEXT);
    CREATE TABLE state(id INTEGER PRIMARY KEY, country_id INT REFERENCES country(id), code TEXT, name TEXT);
    CREATE TABLE city(id INTEGER PRIMARY KEY, state_id INT REFERENCES state(id), name TEXT);
    INSERT INTO country VALUES (1,'US','United States'),(2,'BR','Brazil');
    INSERT INTO state VALUES (1,1,'CA','California'),(2,1,'TX','Texas'),(3,2,'BA','Bahia');
    INSERT INTO city VALUES (1,1,'Fresno'),(2,3,'Salvador'),(3,2,'Austin');
    """

  @Test func theCodeIsShownAndTheKeyIsAField() throws {
    let database = Database(Self.counties)
    let read = try database.whole()
    #expect(
      outline(read.tree) == """
        KE Kenya
          KE-30 Nairobi
            W Westlands
          KE-47 Mombasa
        """)
    #expect(read.understanding.code == ["code"])
    #expect(read.understanding.parent == ["parent_id"])
    #expect(read.understanding.others == ["id"])
  }

  @Test func listsAndSearchesHaveTheCode() throws {
    let database = Database(Self.counties)
    let source = try database.source()
    let below = try source.children(of: [Place(code: "KE", name: "Kenya")], Cancellation())
    #expect(below.roots.map { "\($0.code) \($0.name)" } == ["KE-30 Nairobi", "KE-47 Mombasa"])
    let found = try source.search("west", Cancellation()).regions
    #expect(found.map { $0.path.map(\.code) } == [["KE", "KE-30", "W"]])
    #expect(try source.places(code: "KE-47", Cancellation()).regions.map(\.name) == ["Mombasa"])
  }

  @Test func tablesALevelHaveTheCodesOfTheLevelsThatHaveThem() throws {
    let database = Database(Self.states)
    #expect(
      outline(try database.whole().tree) == """
        US United States
          CA California
            1 Fresno
          TX Texas
            3 Austin
        BR Brazil
          BA Bahia
            2 Salvador
        """)
    let path = [Place(code: "BR", name: "Brazil"), Place(code: "BA", name: "Bahia")]
    let below = try database.source().children(of: path, Cancellation())
    #expect(below.roots.map { "\($0.code) \($0.name)" } == ["2 Salvador"])
  }

  /// Two states have the code CA: their number alone tells them apart. The countries keep their codes.
  @Test func codesThatRowsShareAreNotShown() throws {
    let database = Database(Self.states + "INSERT INTO state VALUES (4,2,'CA','Ceará');")
    #expect(
      outline(try database.whole().tree) == """
        US United States
          1 California
            1 Fresno
          2 Texas
            3 Austin
        BR Brazil
          3 Bahia
            2 Salvador
          4 Ceará
        """)
  }

  @Test(arguments: [
    "INSERT INTO county VALUES (5,NULL,'New',1);", "INSERT INTO county VALUES (5,'','New',1);",
    "INSERT INTO county VALUES (5,'KE','New',1);", "INSERT INTO county VALUES (5,'N ','New',1);",
  ])
  func aRowWithoutACodeOfItsOwnKeepsTheKeys(rows: String) throws {
    let tree = try Database(Self.counties + rows).whole().tree
    #expect(outline(tree).hasPrefix("1 Kenya\n  2 Nairobi"))
  }

  @Test func whatAPersonNamesIsTheCode() throws {
    let lines = try Database(Self.counties).lines { $0.fields.code = ["id"] }
    #expect(lines.prefix(2) == ["1 Kenya", "  2 Nairobi"])
  }

  @Test func aParentThatIsNowhereStaysAFlaw() throws {
    let database = Database(Self.counties + "INSERT INTO county VALUES (5,'X','Lost',99);")
    let flaws = #expect(throws: SourceErrors.self) { try database.whole() }
    #expect(flaws?.lines.first?.hasSuffix("X: there is no parent 99") == true)
  }

  /// Nothing lies below states, so that two may have one code.
  @Test func codesOfTheLowestLevelMayStandBelowSeveralPlaces() throws {
    let database = Database(
      """
      CREATE TABLE country(id INTEGER PRIMARY KEY, code TEXT, name TEXT);
      CREATE TABLE state(id INTEGER PRIMARY KEY, country_id INT REFERENCES country(id), code TEXT, name TEXT);
      INSERT INTO country VALUES (1,'US','United States'),(2,'BR','Brazil');
      INSERT INTO state VALUES (1,1,'CA','California'),(2,2,'CA','Ceará');
      """)
    #expect(
      outline(try database.whole().tree) == "US United States\n  CA California\nBR Brazil\n  CA Ceará")
    #expect(try database.found("cear") == ["Brazil/Ceará"])
    let found = try database.source().places(code: "CA", Cancellation()).regions
    #expect(found.map(\.pathText).sorted() == ["Brazil/Ceará", "United States/California"])
  }

  /// Each tenant counts its departments from 1 on.
  @Test func aKeyOfSeveralColumnsTellsRowsApart() throws {
    let database = Database(
      """
      CREATE TABLE org(tenant INT, id INT, name TEXT, parent_id INT, PRIMARY KEY(tenant, id),
        FOREIGN KEY(tenant, parent_id) REFERENCES org(tenant, id));
      INSERT INTO org VALUES (1,1,'Board',NULL),(1,2,'IT',1),(2,1,'Vorstand',NULL),(2,2,'EDV',1),(2,3,'Netz',2);
      """)
    let read = try database.whole()
    #expect(outline(read.tree) == "1/1 Board\n  1/2 IT\n2/1 Vorstand\n  2/2 EDV\n    2/3 Netz")
    #expect(read.understanding.parent == ["parent_id"])
    #expect(try database.lines() == ["1/1 Board", "  1/2 IT", "2/1 Vorstand", "  2/2 EDV", "    2/3 Netz"])
    #expect(try database.found("netz") == ["Vorstand/EDV/Netz"])
    database.run("DELETE FROM org WHERE tenant = 2")
    #expect(try database.lines() == ["1 Board", "  2 IT"])
  }

  /// Texts that look like numbers stay texts in columns without a type.
  @Test(arguments: [
    "CREATE TABLE t(code, name, parent); INSERT INTO t VALUES ('1','A',NULL),('2','B','1'),('3','C','2');",
    "CREATE TABLE t(code, name, parent); INSERT INTO t VALUES (1,'A',NULL),(2,'B',1),(3,'C',2);",
    """
    CREATE TABLE d(c TEXT, n TEXT); INSERT INTO d VALUES ('1','A'),('2','B'),('3','C');
    CREATE VIEW t AS SELECT c || '' AS code, n AS name, nullif(CAST(c - 1 AS TEXT), '0') AS parent FROM d;
    """,
  ])
  func columnsWithoutATypeAreRead(sql: String) throws {
    let database = Database(sql)
    #expect(try database.lines { $0.tables = ["t"] } == ["1 A", "  2 B", "    3 C"])
    let source = try database.source { $0.tables = ["t"] }
    #expect(try source.search("c", Cancellation()).regions.map(\.pathText) == ["A/B/C"])
    #expect(try source.places(code: "3", Cancellation()).regions.map(\.pathText) == ["A/B/C"])
  }

  @Test func aBrokenViewHidesNoTable() throws {
    let database = Database(
      Self.counties + "CREATE TABLE gone(x); CREATE VIEW broken AS SELECT x FROM gone; DROP TABLE gone;")
    #expect(try database.lines().first == "KE Kenya")
    #expect(throws: ListSourceError.self) { try database.source { $0.tables = ["broken"] } }
  }

  @Test func aTableMayHaveTheSignBetweenTablesInItsName() throws {
    let database = Database(
      "CREATE TABLE \"a+b\"(id INT, name TEXT, parent_id INT); INSERT INTO \"a+b\" VALUES (1,'A',0),(2,'B',1);"
    )
    #expect(try database.lines { $0.tables = ["a", "b"] } == ["1 A", "  2 B"])
  }

  @Test func aCodeThatCannotBeShownIsLeftOut() throws {
    let database = Database(
      """
      CREATE TABLE t(id TEXT, name TEXT, parent_id TEXT);
      INSERT INTO t VALUES ('1','A',NULL),('2' || char(10),'B',NULL),('3','C','1');
      """)
    #expect(try database.lines(keepsGoing: true) == ["1 A", "  3 C"])
    #expect(throws: ListSourceError.self) { try database.lines() }
  }

  /// Rows name each other by their key whatever a person wants to see.
  @Test func aToldCodeJoinsNothing() throws {
    let database = Database(
      """
      CREATE TABLE account(id INTEGER PRIMARY KEY, number TEXT, name TEXT, parent_id INT);
      INSERT INTO account VALUES (1,'10000','Assets',NULL),(2,'10001','Current',1),(3,'10100','Cash',2);
      """)
    let lines = try database.lines { $0.fields.code = ["number"] }
    #expect(lines == ["10000 Assets", "  10001 Current", "    10100 Cash"])
  }

  @Test func aTableOfOneColumnHasItsNamesInIt() throws {
    let database = Database(
      """
      CREATE TABLE category(CatName CHAR(25) PRIMARY KEY);
      CREATE TABLE item(id INTEGER PRIMARY KEY, name TEXT, category CHAR(25) REFERENCES category(CatName));
      INSERT INTO category VALUES ('Books'),('Games');
      INSERT INTO item VALUES (1,'Atlas','Books'),(2,'Chess','Games');
      """)
    #expect(try database.lines() == ["Books Books", "  1 Atlas", "Games Games", "  2 Chess"])
  }
}
