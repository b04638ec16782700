import CSQLite
import RegionModel
import Testing

@testable import RegionSources

/// Rows that form no tree, and files that are no whole database.
@Suite struct DatabaseFlawTests {
  private let broken = Database(
    """
    CREATE TABLE t(id INT, parent_id INT, name TEXT);
    INSERT INTO t VALUES (1,NULL,'A'),(2,1,'B'),(3,9,'O'),(6,3,'P'),(4,5,'C'),(5,4,'D'),(7,5,'E'),(2,1,'F');
    """)
  private static let lines = [
    "3: there is no parent 9", "4 is its own ancestor", "the code 2 stands twice",
  ]

  @Test func flawsAreFoundWithoutReadingTheTree() throws {
    let found = try #require(try broken.source().flaws(atMost: 8))
    #expect(found.errors?.first.map(\.message) == Self.lines)
    #expect(found.unreachable == 6)
    #expect(
      found.errors?.advice
        == "leave such rows out, --keep-going, or say which fields are meant, --fields name=…,code=…,parent=…"
    )
    #expect(try broken.source().flaws(atMost: 7) == nil)
    let sound = Database(
      "CREATE TABLE t(id INT, parent_id INT, name TEXT); INSERT INTO t VALUES (1,NULL,'A'),(2,1,'B')")
    #expect(try sound.source().flaws(atMost: 8) == nil)
  }

  /// The lists show such a place below each of its parents.
  @Test func aPlaceMayHaveSeveralParents() throws {
    let rows =
      "CREATE TABLE t(id INT, parent_id INT, name TEXT); INSERT INTO t VALUES (1,NULL,'A'),(2,NULL,'B'),(3,1,'C'),(3,2,'C');"
    #expect(try Database(rows).source().flaws(atMost: 8) == nil)
    #expect(
      outline(try Database(rows + "INSERT INTO t VALUES (4,3,'D')").whole().tree)
        == "1 A\n  3 C\n    4 D\n2 B\n  3 C\n    4 D")
    let edges = Database(
      """
      CREATE TABLE node(id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE edge(parent_id INT, child_id INT);
      INSERT INTO node VALUES (1,'A'),(2,'B'),(3,'C'); INSERT INTO edge VALUES (1,3),(2,3);
      """)
    #expect(try edges.source().flaws(atMost: 8) == nil)
    let twice = try #require(try Database(rows + "INSERT INTO t VALUES (3,1,'D')").source().flaws(atMost: 8))
    #expect(twice.errors?.first.map(\.message) == ["the code 3 stands twice"])
  }

  /// An import that ran twice.
  @Test func allRowsMayStandTwice() {
    let rows =
      "CREATE TABLE c(id INT, parent_id INT, name TEXT); INSERT INTO c VALUES (1,NULL,'A'),(2,1,'B'),(1,NULL,'A'),(2,1,'B');"
    let flaws = #expect(throws: SourceErrors.self) { try Database(rows).whole() }
    #expect(flaws?.first.map(\.message) == ["the code 1 stands twice", "the code 2 stands twice"])
  }

  @Test func rowsWithFlawsAreLeftOutWhereThatIsAskedFor() throws {
    let read = try broken.whole { $0.keepsGoing = true }
    #expect(outline(read.tree) == "1 A\n  2 B")
    #expect(read.understanding.skipped == 6)
  }

  @Test func aNameThatCannotBeShownIsLeftOutWithWhatLiesBelow() throws {
    let database = Database(
      """
      CREATE TABLE t(id INT, parent_id INT, name TEXT);
      INSERT INTO t VALUES (1,NULL,'A'),(2,1,'B' || char(7)),(3,2,'C'),(4,1,'D');
      """)
    #expect(throws: SourceErrors.self) { try database.whole() }
    let read = try database.whole { $0.keepsGoing = true }
    #expect(outline(read.tree) == "1 A\n  4 D")
    #expect(read.understanding.skipped == 2)
  }

  @Test func tablesALevelKeepTheirSoundRows() throws {
    let database = Database(
      """
      CREATE TABLE Artist(ArtistId INTEGER PRIMARY KEY, Name TEXT);
      CREATE TABLE Album(AlbumId INTEGER PRIMARY KEY, Title TEXT, ArtistId INT REFERENCES Artist(ArtistId));
      INSERT INTO Artist VALUES (1,'Queen'),(2,'Abba');
      INSERT INTO Album VALUES (1,'Jazz',1),(2,'Lost',9),(3,'Gold',2);
      """)
    let found = try #require(try database.source().flaws(atMost: 100))
    #expect(found.errors?.first.map(\.message) == ["2: there is no parent 9"])
    let read = try database.whole { $0.keepsGoing = true }
    #expect(outline(read.tree) == "1 Queen\n  1 Jazz\n2 Abba\n  3 Gold")
  }

  @Test func aDatabaseThatAnotherProgramWritesIsNotReadHalf() {
    let database = Database("CREATE TABLE t(id, parent_id, name); INSERT INTO t VALUES (1,NULL,'A')")
    var handle: OpaquePointer?
    sqlite3_open(database.file.path, &handle)
    defer { sqlite3_close(handle) }
    sqlite3_exec(handle, "BEGIN EXCLUSIVE", nil, nil, nil)
    do {
      _ = try database.source()
      Issue.record("it was read")
    } catch {
      #expect(
        error.description
          == "another program is writing to the database; try again when it is done, or copy the file")
    }
  }
}

/// Which of the tables of a database is the tree.
@Suite struct TableDetectionTests {
  private static let tree =
    "CREATE TABLE t(id INTEGER PRIMARY KEY, parent_id INT, name TEXT); INSERT INTO t VALUES (1,NULL,'A'),(2,1,'B');"

  @Test(arguments: [
    "CREATE VIEW active AS SELECT * FROM t;",
    "CREATE VIEW a AS SELECT * FROM t; CREATE VIEW b AS SELECT * FROM t;",
    "CREATE VIRTUAL TABLE s USING fts5(id, parent_id, name);",
    "CREATE VIRTUAL TABLE s USING fts4(id, parent_id, name);",
    "CREATE VIRTUAL TABLE s USING rtree(id, parent_id, name);",
  ])
  func whatIsMadeOfTheTreeIsNoOther(more: String) throws {
    let source = try Database(Self.tree + more).source()
    #expect(try source.children(of: [], Cancellation()).roots.map(\.name) == ["A"])
  }

  @Test func aViewIsTheTreeWhereTheTablesAreNone() throws {
    let database = Database(
      """
      CREATE TABLE a(id INTEGER PRIMARY KEY, label TEXT, upper INT); INSERT INTO a VALUES (1,'A',NULL),(2,'B',1);
      CREATE VIEW tree AS SELECT id, upper AS parent_id, label AS name FROM a;
      """)
    let source = try database.source()
    #expect(try source.children(of: [Place(code: "1", name: "A")], Cancellation()).roots.map(\.name) == ["B"])
  }

  @Test func aLevelOfTablesStandsBesideAnIndexOfTexts() throws {
    let database = Database(
      """
      CREATE TABLE artist(artistid INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE album(albumid INTEGER PRIMARY KEY, title TEXT, artistid INT REFERENCES artist(artistid));
      INSERT INTO artist VALUES (1,'A'); INSERT INTO album VALUES (1,'B',1);
      CREATE VIRTUAL TABLE f USING fts4(title);
      """)
    #expect(try database.found("B") == ["A/B"])
  }

  /// Whoever names such a table means it.
  @Test func aVirtualTableCanBeNamed() throws {
    let database = Database(
      Self.tree + "CREATE VIRTUAL TABLE s USING fts5(id, parent_id, name); INSERT INTO s VALUES (7,NULL,'X');"
    )
    let source = try database.source { $0.tables = ["s"] }
    #expect(try source.children(of: [], Cancellation()).roots.map(\.name) == ["X"])
  }
}
