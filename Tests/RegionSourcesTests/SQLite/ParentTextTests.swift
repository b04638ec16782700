import RegionModel
import Testing

@testable import RegionSources

/// Tables of a database whose rows name those above them by their names.
@Suite struct ParentTextTests {
  private static let rows =
    "('Ann Abel', NULL, 'a@x.org'), ('Bo Bell', 'Ann Abel', 'b@x.org'), ('Cy Cole', 'Bo Bell', 'c@x.org')"

  @Test(arguments: [
    "name TEXT, manager TEXT", "Empleado TEXT, Supervisor TEXT", "Name TEXT PRIMARY KEY, Führungskraft TEXT",
    "Abteilung TEXT PRIMARY KEY, \"Übergeordnete Abteilung\" TEXT",
  ])
  func namesTellWhereRowsLie(columns: String) throws {
    let database = Database(
      "CREATE TABLE items(\(columns), email TEXT); INSERT INTO items VALUES \(Self.rows);")
    #expect(outline(try database.whole().tree) == "Ann Abel\n  Bo Bell\n    Cy Cole")
  }

  @Test func aSlugIsTheCodeOfRowsThatNameIt() throws {
    let database = Database(
      """
      CREATE TABLE cats(slug TEXT PRIMARY KEY, parent_slug TEXT, cat TEXT);
      INSERT INTO cats VALUES ('red-fox', NULL, 'Red fox'), ('old-dog', 'red-fox', 'Old dog');
      """)
    #expect(outline(try database.whole().tree) == "red-fox Red fox\n  old-dog Old dog")
  }

  @Test func whatTellsAllAboveIsNotTheParent() throws {
    let database = Database(
      """
      CREATE TABLE setores(conta INTEGER PRIMARY KEY, nome TEXT, parent_ids TEXT, conta_superior INTEGER);
      INSERT INTO setores VALUES (100, 'Aa', '0', 0), (101, 'Bb', '0,100', 100), (102, 'Cc', '0,100,101', 101);
      """)
    #expect(outline(try database.whole().tree) == "100 Aa\n  101 Bb\n    102 Cc")
  }
}
