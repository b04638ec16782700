import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// The ways to what a search finds, whatever indexes a database has.
@Suite struct SearchPathTests {
  /// A walk up from each match would read the whole table at each step.
  @Test(arguments: [
    "CREATE TABLE t(id TEXT, parent_id TEXT, name TEXT); INSERT INTO t NUMBERS SELECT n, CASE WHEN n > 9 THEN n / 10 END, 'Thing ' || n FROM number;",
    "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE t_closure(ancestor, descendant, depth); INSERT INTO t NUMBERS SELECT n, 'Thing ' || n FROM number; WITH RECURSIVE up(a, d, k) AS (SELECT id, id, 0 FROM t UNION ALL SELECT a / 10, d, k + 1 FROM up WHERE a > 9) INSERT INTO t_closure SELECT * FROM up;",
    "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE t_closure(ancestor, descendant); INSERT INTO t NUMBERS SELECT n, 'Thing ' || n FROM number; WITH RECURSIVE up(a, d) AS (SELECT id, id FROM t UNION ALL SELECT a / 10, d FROM up WHERE a > 9) INSERT INTO t_closure SELECT * FROM up;",
  ])
  func manyMatchesAreFoundWithoutAnIndex(sql: String) throws {
    let database = Database(sql.replacing("NUMBERS", with: Database.numbers(50_000)))
    let start = MonotonicClock.milliseconds
    let regions = try database.source().search("Thing 4", Cancellation()).regions
    #expect(regions.count == 500)
    #expect(regions[0].pathText == "Thing 4")
    #expect(regions[1].pathText == "Thing 4/Thing 40")
    #expect(MonotonicClock.milliseconds - start < 5_000)
  }

  @Test func theEndsOfEdgesAreFoundWithoutAnIndex() throws {
    let database = Database(
      """
      CREATE TABLE edges(source TEXT, target TEXT);
      INSERT INTO edges \(Database.numbers(30_000)) SELECT n / 10, n FROM number WHERE n > 9;
      """)
    let start = MonotonicClock.milliseconds
    #expect(try database.found("1234").first == "1/12/123/1234")
    #expect(MonotonicClock.milliseconds - start < 5_000)
  }

  @Test func aPlaceMayLieDeep() throws {
    let database = Database(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, parent_id INT, name TEXT);
      INSERT INTO t \(Database.numbers(3_000)) SELECT n, n - 1, 'n' || n FROM number;
      """)
    let region = try #require(try database.source().search("n3000", Cancellation()).regions.first)
    #expect(region.path.count == 3_000)
  }

  /// A column of numbers takes `01` for 1, one of texts does not.
  @Test(arguments: [("INT", ["one/two"]), ("TEXT", [])])
  func parentsAreComparedAsSQLDoes(type: String, paths: [String]) throws {
    let database = Database(
      "CREATE TABLE t(id \(type), parent_id TEXT, name TEXT); INSERT INTO t VALUES ('1',NULL,'one'),('2','01','two')"
    )
    #expect(try database.found("two") == paths)
    #expect(try database.source().children(of: [Place(code: "1", name: "one")], Cancellation()).count == 0)
  }

  @Test func whatIsFoundBeforeTheTimeIsOverIsSaidToBeAPart() throws {
    let database = Database(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, parent_id INT, name TEXT);
      INSERT INTO t \(Database.numbers(200_000)) SELECT n, n > 1, 'Thing ' || n FROM number;
      """)
    let source = try database.source()
    #expect(try source.search("Thing 199999", Cancellation(patience: 0)).isPartial)
    let whole = try source.search("Thing 199999", Cancellation())
    #expect(!whole.isPartial)
    #expect(whole.regions.map(\.pathText) == ["Thing 1/Thing 199999"])
  }

  /// The best match may stand behind thousands of others.
  @Test func theBestOfManyMatchesIsFirst() throws {
    let database = Database(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, parent_id INT, name TEXT);
      INSERT INTO t \(Database.numbers(12_000)) SELECT n, n > 1, 'Thing ' || n FROM number;
      INSERT INTO t VALUES (12001, 1, 'thing');
      """)
    #expect(try database.found("thing").first == "Thing 1/thing")
  }
}
