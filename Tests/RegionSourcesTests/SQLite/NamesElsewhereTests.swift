import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// Places whose names stand in another table, perhaps in several languages.
@Suite struct NamesElsewhereTests {
  private static let shop = """
    CREATE TABLE category(category_id INTEGER PRIMARY KEY, parent_id INT, image TEXT);
    CREATE TABLE category_description(category_id INT, language_id INT, name TEXT KEYS);
    INSERT INTO category VALUES (1,0,''),(2,1,''),(3,2,''),(4,2,'');
    INSERT INTO category_description VALUES (2,1,'Cameras'),(1,1,'Electronics'),(3,1,''),(3,2,'Spiegelreflex'),
    (1,2,'Elektronik'),(2,2,'Kameras');
    """

  /// With an index on the places of names, and without.
  private let kinds = [
    Database(Self.shop.replacing("KEYS", with: "")),
    Database(Self.shop.replacing("KEYS", with: ", PRIMARY KEY(category_id, language_id)")),
  ]

  @Test(arguments: 0...1)
  func theFirstNameOfAPlaceIsItsName(kind: Int) throws {
    let source = try kinds[kind].source()
    func names(_ path: [Place]) throws -> [String] {
      try source.children(of: path, Cancellation()).roots.map { "\($0.code) \($0.name)" }
    }
    #expect(try names([]) == ["1 Electronics"])
    #expect(try names([Place(code: "1", name: "Electronics")]) == ["2 Cameras"])
    // A place without a name is called by its code.
    #expect(try names([Place(code: "2", name: "Cameras")]) == ["3 Spiegelreflex", "4 4"])
    #expect(
      try outline(kinds[kind].whole().tree)
        == "1 Electronics\n  2 Cameras\n    3 Spiegelreflex\n    4 4")
  }

  /// Drupal keeps each field of its terms in a table of its own, a row for each language.
  @Test func termsWhoseParentsAreAFieldHaveTheirNames() throws {
    let database = Database(
      """
      CREATE TABLE taxonomy_term_field_data(tid INT, vid TEXT, langcode TEXT, name TEXT, PRIMARY KEY(tid, langcode));
      CREATE TABLE taxonomy_term__parent(bundle TEXT, deleted INT, entity_id INT, langcode TEXT, delta INT,
        parent_target_id INT, PRIMARY KEY(entity_id, deleted, delta, langcode));
      INSERT INTO taxonomy_term_field_data VALUES (1,'tags','en','Animals'),(2,'tags','en','Cats'),
        (3,'tags','en','Plants'),(2,'tags','fr','Chats');
      INSERT INTO taxonomy_term__parent VALUES ('tags',0,1,'en',0,0),('tags',0,2,'en',0,1),('tags',0,3,'en',0,0);
      """)
    #expect(outline(try database.whole().tree) == "1 Animals\n  2 Cats\n3 Plants")
  }

  @Test(arguments: 0...1)
  func aSearchFindsTheNamesThatAreShown(kind: Int) throws {
    let shop = kinds[kind]
    #expect(try shop.found("spiegel") == ["Electronics/Cameras/Spiegelreflex"])
    #expect(try shop.found("cam") == ["Electronics/Cameras"])
    #expect(try shop.found("Kameras") == [])
    #expect(try shop.found("4") == ["Electronics/Cameras/4"])
    #expect(try shop.found("2") == ["Electronics/Cameras"])
    #expect(
      try shop.source().places(code: "3", Cancellation()).regions.map(\.pathText) == [
        "Electronics/Cameras/Spiegelreflex"
      ])
  }

  /// To look the name of each place up without an index would take 40,000 x 80,000 comparisons. A column of texts refers to
  /// one of numbers where somebody took no care.
  @Test(arguments: ["INT", "TEXT", ""]) func namesWithoutAnIndexAreReadOnce(type: String) throws {
    let start = MonotonicClock.milliseconds
    let database = Database(
      """
      CREATE TABLE category(category_id INTEGER PRIMARY KEY, parent_id INT);
      CREATE TABLE category_description(category_id \(type), language_id INT, name TEXT);
      INSERT INTO category \(Database.numbers(40_000)) SELECT n, n > 1 FROM number;
      INSERT INTO category_description \(Database.numbers(80_000)) SELECT 1 + n % 40000, n > 40000, 'Thing ' || n || '.' FROM number;
      """)
    let matches = try database.source().search("Thing 39998.", Cancellation(patience: 5_000))
    #expect(!matches.isPartial)
    #expect(matches.regions.map(\.pathText) == ["Thing 40000./Thing 39998."])
    let list = try database.source().children(of: [Place(code: "1", name: "Thing 40000.")], Cancellation())
    #expect(list.count == 39_999)
    #expect(try database.whole().tree.count == 40_000)
    #expect(MonotonicClock.milliseconds - start < 20_000)
  }
}
