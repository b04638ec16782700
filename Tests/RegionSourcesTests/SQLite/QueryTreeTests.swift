import RegionModel
import Testing

@testable import RegionSources

/// A query of one's own is searched whole, and read whole.
@Suite struct QueryTreeTests {
  private let database = Database(
    """
    CREATE TABLE t(id INTEGER PRIMARY KEY, up INT, label TEXT, size INT);
    INSERT INTO t VALUES (1,NULL,'Root',10),(2,1,'Alpha',20),(3,1,'Beta',30),(4,3,'Delta',40),(5,3,'Eps',50);
    """)

  private static let sql = "SELECT id, label AS name, size FROM t WHERE up IS :parent"

  private func choice(_ sql: String = QueryTreeTests.sql) -> SQLiteSource.Choice {
    var choice = SQLiteSource.Choice()
    (choice.sql, choice.keepsFields) = (sql, true)
    return choice
  }

  private func source(_ sql: String = QueryTreeTests.sql) throws -> SQLiteSource {
    try SQLiteSource(database.file.path, choice(sql), reader: AnswerReader())
  }

  @Test func whatWasNeverOpenedIsFound() throws {
    let source = try source()
    #expect(source.canSearch)
    let found = try source.search("eps", Cancellation(patience: 10_000))
    #expect(found.regions.map(\.pathText) == ["Root/Beta/Eps"])
    #expect(found.regions.map { $0.path.map(\.code) } == [["1", "3", "5"]])
    #expect(found.regions.first?.field("size") == "50")
    #expect(!found.isPartial)
    #expect(try source.places(code: "4", Cancellation()).regions.map(\.pathText) == ["Root/Beta/Delta"])
    #expect(try source.search("nowhere", Cancellation()).regions.isEmpty)
  }

  @Test func aQueryWithoutAnEndIsSearchedInPart() throws {
    let endless = "SELECT abs(random()) AS id, 'x' || abs(random()) AS name WHERE 1 OR :parent"
    let found = try source(endless).search("x", Cancellation(patience: 50))
    #expect(found.isPartial)
    #expect(!found.regions.isEmpty)
  }

  @Test func aQueryThatGivesTheSameEverywhereIsRefused() throws {
    let same = "SELECT 1 AS id, 'same' AS name WHERE 1 OR :parent"
    #expect(throws: ListSourceError.failed("same stands below itself again and again")) {
      try source(same).search("x", Cancellation())
    }
  }

  @Test func itIsReadWhole() throws {
    let read = try SQLiteSource.whole(database.file.path, choice(), ReadingOptions())
    #expect(read.tree.roots.subtrees.map(\.pathText).last == "Root/Beta/Eps")
    #expect(read.understanding.shape == "a query for each list")
    #expect(read.understanding.name == ["name"])
    #expect(read.understanding.others == ["size"])
    #expect(read.block != nil)
  }

  /// Where no column says what is meant, a text is no number, and a number no text.
  @Test(arguments: ["TEXT", "INT"])
  func aCodeIsGivenBackAsItWas(type: String) throws {
    let places = Database(
      """
      CREATE TABLE p(code \(type), label TEXT, up \(type));
      INSERT INTO p VALUES ('1','Norte',NULL),('11','Braga','1'),('2','Sul',NULL);
      """)
    let lines = ["1 Norte", "  11 Braga", "2 Sul"]
    for condition in ["coalesce(up,'') = coalesce(:parent,'')", "up IS :parent"] {
      #expect(
        try places.lines { $0.sql = "SELECT code, label FROM p WHERE \(condition) ORDER BY rowid" } == lines)
    }
  }
}
