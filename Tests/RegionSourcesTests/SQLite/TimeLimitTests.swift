import RegionModel
import Testing

@testable import RegionSources

/// Queries that take longer than anybody waits.
@Suite struct TimeLimitTests {
  /// Minutes of work for one value.
  private static let slow =
    "(SELECT count(*) FROM (WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 1000000000) SELECT i FROM c))"

  private let rows = Database(
    "CREATE TABLE b(id INTEGER PRIMARY KEY, parent INT, name TEXT);"
      + "INSERT INTO b VALUES (1, NULL, 'North'), (2, NULL, 'South'), (3, 2, 'Faro');")
  private let view = Database(
    "CREATE TABLE b(id INTEGER PRIMARY KEY, parent INT, name TEXT); INSERT INTO b VALUES (1, NULL, 'North');"
      + "CREATE VIEW v AS SELECT id, parent, name FROM b UNION ALL SELECT \(slow) + id, id, 'slow' FROM b;")

  @Test func aListThatTakesTooLongFails() throws {
    let source = try rows.source {
      $0.sql = "SELECT id, name FROM b WHERE parent IS :parent OR (:parent = 1 AND \(Self.slow) = 1)"
      $0.timeout = 100
    }
    let late = ListSourceError.failed("no answer within 0.1 s")
    #expect(throws: late) { try source.children(of: [Place(code: "1", name: "North")], Cancellation()) }
    // Others are none the worse, and it can be tried again.
    let other = try source.children(of: [Place(code: "2", name: "South")], Cancellation())
    #expect(other.roots.map(\.name) == ["Faro"])
    #expect(throws: late) { try source.children(of: [Place(code: "1", name: "North")], Cancellation()) }
  }

  @Test func aDatabaseIsOpenedWithinALimit() {
    #expect(throws: ListSourceError.failed("no answer within 0.1 s")) {
      try view.source {
        $0.tables = ["v"]
        $0.timeout = 100
      }
    }
  }

  @Test func aScreenNeedNotWaitForTheOpening() throws {
    var choice = SQLiteSource.Choice()
    choice.tables = ["v"]
    choice.timeout = 700
    let source = try OpeningDatabase.open(view.file.path, choice, ReadingOptions())
    #expect(source is OpeningDatabase)
    for _ in 1...2 {
      #expect(throws: ListSourceError.failed("no answer within 0.7 s")) {
        try source.children(of: [], Cancellation())
      }
    }
    #expect(throws: ListSourceError.cancelled) { try source.children(of: [], Cancellation(after: 50)) }
    choice.tables = ["b"]
    #expect(try OpeningDatabase.open(view.file.path, choice, ReadingOptions()) is SQLiteSource)
  }

  @Test func aDatabaseThatOpensLateHasItsLists() throws {
    var choice = SQLiteSource.Choice()
    choice.timeout = 10_000
    let source = OpeningDatabase(rows.file.path, choice, ReadingOptions())
    #expect(source.fieldNames == nil)
    #expect(try source.children(of: [], Cancellation()).roots.map(\.name) == ["North", "South"])
    let below = try source.children(of: [Place(code: "2", name: "South")], Cancellation())
    #expect(below.roots.map(\.name) == ["Faro"])
    #expect(source.fieldNames == [])
    #expect(try source.places(code: "3", Cancellation()).regions.map(\.pathText) == ["South/Faro"])
  }

  @Test func oneThatOnlyAllRowsMakeATreeIsReadWhole() throws {
    let levels = Database(
      "CREATE TABLE t(province TEXT, city TEXT); INSERT INTO t VALUES ('North', 'Braga'), ('South', 'Faro');")
    let source = OpeningDatabase(levels.file.path, SQLiteSource.Choice(), ReadingOptions())
    let tree = try source.children(of: [], Cancellation())
    #expect(tree.roots.map(\.name) == ["North", "South"])
    #expect(tree.roots[1].children.map(\.name) == ["Faro"])
    #expect(try source.children(of: [Place(tree.roots[1])], Cancellation()).count == 0)
    #expect(try source.search("fa", Cancellation()).regions.map(\.pathText) == ["South/Faro"])
  }
}
