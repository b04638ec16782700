import RegionModel
import Testing

@testable import RegionSources

/// Rows without names: a root that holds all others, and lines between others.
@Suite struct NamelessRowTests {
  private static let bookmarks = """
    CREATE TABLE moz_bookmarks(id INTEGER PRIMARY KEY, parent INTEGER, position INTEGER, title LONGVARCHAR);
    INSERT INTO moz_bookmarks VALUES (1,0,0,''),(2,1,0,'menu'),(3,1,1,'toolbar'),(4,2,0,'Help'),(5,2,1,NULL),(6,2,2,'Blog'),
      (7,3,0,' '),(8,7,0,'Debian'),(9,3,1,'News');
    """
  private static let shown = [
    "2 menu", "  4 Help", "  6 Blog", "3 toolbar", "  7 7", "    8 Debian", "  9 News",
  ]

  /// With an index on the parents, and without.
  @Test(arguments: ["", "CREATE INDEX up ON moz_bookmarks(parent);"])
  func aBrowsersBookmarksBeginBelowTheRoot(index: String) throws {
    let database = Database(Self.bookmarks + index)
    #expect(try database.lines() == Self.shown)
    let read = try database.whole()
    #expect(outline(read.tree) == Self.shown.joined(separator: "\n"))
    #expect(
      read.understanding.notes == [
        "the only root has no name: what lies in it are the roots",
        "1 row without a name and with nothing below it is left out",
      ])
    #expect(read.understanding.skipped == 0)
  }

  @Test func aSearchFindsWhatIsShown() throws {
    let database = Database(Self.bookmarks)
    #expect(try database.found("Blog") == ["menu/Blog"])
    #expect(try database.found("Debian") == ["toolbar/7/Debian"])
    #expect(try database.found("menu") == ["menu"])
    #expect(try database.found("5") == [])
    #expect(try database.found("1") == [])
  }

  /// Where no row of a list has a name, the codes are all that there is.
  @Test func rowsWithoutAnyNameAreCalledByTheirCodes() throws {
    let database = Database(
      "CREATE TABLE t(id INT, parent_id INT, name TEXT); INSERT INTO t VALUES (1,NULL,'A'),(2,1,''),(3,1,NULL);"
    )
    #expect(try database.lines() == ["1 A", "  2 2", "  3 3"])
    #expect(try outline(database.whole().tree) == "1 A\n  2 2\n  3 3")
  }

  @Test func aRootWithoutANameAndWithoutAnythingInItStays() throws {
    let database = Database(
      "CREATE TABLE t(id INT, parent_id INT, name TEXT); INSERT INTO t VALUES (1,NULL,'');")
    #expect(try database.lines() == ["1 1"])
    #expect(try outline(database.whole().tree) == "1 1")
  }

  @Test func furtherFieldsStayWithTheirRows() throws {
    let source = try Database(Self.bookmarks).source { $0.keepsFields = true }
    let list = try source.children(of: [Place(code: "2", name: "menu")], Cancellation())
    #expect(list.roots.map { "\($0.name) \($0.field("position") ?? "")" } == ["Help 0", "Blog 2"])
  }
}
