import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// Which column of a table has the names, and which tables have the places.
@Suite struct NameColumnTests {
  /// Nothing is called a name, and a code stands in front of the texts.
  @Test func lowerLevelsAreNamedByTheColumnOfThoseAbove() throws {
    let database = Database(
      """
      CREATE TABLE regions(id INTEGER PRIMARY KEY, kanji TEXT, kana TEXT);
      CREATE TABLE cities(id INTEGER PRIMARY KEY, region_id INT REFERENCES regions(id), kanji TEXT, kana TEXT);
      CREATE TABLE quarters(id INTEGER PRIMARY KEY, city_id INT REFERENCES cities(id), office_code TEXT, kana TEXT, kanji TEXT);
      INSERT INTO regions VALUES (1,'北','キタ');
      INSERT INTO cities VALUES (1,1,'中央','チュウオウ');
      INSERT INTO quarters VALUES (1,1,'011','ア','旭'),(2,1,'011','イ','石');
      """)
    #expect(try outline(database.whole().tree) == "1 北\n  1 中央\n    1 旭\n    2 石")
  }

  @Test func aCodeIsNoName() throws {
    let database = Database(
      """
      CREATE TABLE parts(id INTEGER PRIMARY KEY, parent_id INT, store_code TEXT, wording TEXT);
      INSERT INTO parts VALUES (1,NULL,'A7','Wheels'),(2,1,'A7','Spokes');
      """)
    #expect(try outline(database.whole().tree) == "1 Wheels\n  2 Spokes")
  }

  /// What a row is about may be missing or long, and a unit is the same in many rows.
  @Test(arguments: [
    """
    CREATE TABLE issues(id INTEGER PRIMARY KEY, description TEXT, heading TEXT, parent_id INT);
    INSERT INTO issues VALUES (1,'It stops when it is started.','Crash',NULL),(2,NULL,'Reproduce',1),(3,NULL,'Docs',NULL);
    """,
    """
    CREATE TABLE part(id TEXT PRIMARY KEY, uom TEXT, descr TEXT, parent TEXT);
    INSERT INTO part VALUES ('1','pc','Crash',NULL),('2','pc','Reproduce','1'),('3','pc','Docs',NULL);
    """,
  ])
  func textsThatLookLikeNamesAreTheNames(sql: String) throws {
    #expect(try outline(Database(sql).whole().tree) == "1 Crash\n  2 Reproduce\n3 Docs")
  }

  private static let species = """
    CREATE TABLE nodes(tax_id INTEGER PRIMARY KEY, parent_tax_id INT, rank TEXT);
    INSERT INTO nodes VALUES (1,1,'no rank'),(2,1,'kingdom'),(3,2,'species');
    """

  /// The names of living things stand in a table with those in other languages.
  @Test func theScientificNameIsTheName() throws {
    let database = Database(
      Self.species + """
        CREATE TABLE names(tax_id INT, name_txt TEXT, unique_name TEXT, name_class TEXT);
        INSERT INTO names VALUES (1,'all','','synonym'),(1,'root','','scientific name'),(2,'Animalia','','scientific name'),
        (3,'cat','','common name'),(3,'Felis','Felis <cats>','scientific name');
        """)
    #expect(try outline(database.whole().tree) == "1 root\n  2 Animalia\n    3 Felis")
    #expect(
      try database.source().children(of: [], Cancellation()).roots.map { "\($0.code) \($0.name)" } == [
        "1 root"
      ])
  }

  @Test func aViewMayHaveTheNames() throws {
    let database = Database(
      Self.species + """
        CREATE TABLE texts(node INT, text TEXT);
        INSERT INTO texts VALUES (1,'root'),(2,'Animalia'),(3,'Felis');
        CREATE VIEW taxa AS SELECT tax_id AS id, parent_tax_id AS parent_id, text AS name, rank
        FROM nodes JOIN texts ON node = tax_id;
        """)
    #expect(try outline(database.whole().tree) == "1 root\n  2 Animalia\n    3 Felis")
  }

  @Test func textsOfProgramsAreNoNames() throws {
    let database = Database(
      """
      CREATE TABLE postal(code TEXT, data TEXT, prefecture TEXT, city TEXT, town TEXT);
      INSERT INTO postal VALUES ('060','{"a": 1}','北','中央',''),('064','{"a": 2}','北','中央','旭'),
      ('100','{"a": 3}','東','千代','丸');
      """)
    let tree = try database.whole().tree
    #expect(tree.roots.map(\.name) == ["北", "東"])
    #expect(tree.roots.flatMap { $0.children.map(\.name) } == ["中央", "千代"])
  }

  /// A key is not its row's parent, and tables that tell of others hold no places.
  @Test func aPackageOfMapsHoldsTheTablesThatItLists() throws {
    let database = Database(
      """
      CREATE TABLE gpkg_contents(table_name TEXT PRIMARY KEY, data_type TEXT, identifier TEXT);
      CREATE TABLE gpkg_spatial_ref_sys(srs_name TEXT, srs_id INTEGER PRIMARY KEY);
      CREATE TABLE layer_styles(id INTEGER PRIMARY KEY, name TEXT, style TEXT);
      CREATE TABLE areas(fid INTEGER PRIMARY KEY, geom BLOB, GID_0 TEXT, NAME_0 TEXT, GID_1 TEXT, NAME_1 TEXT);
      INSERT INTO gpkg_contents VALUES ('areas','features','areas');
      INSERT INTO areas VALUES (1,x'475000FF220A2C80','RW','Rwanda','RW.1','Nörd'),(2,NULL,'RW','Rwanda','RW.2','South');
      """)
    let read = try database.whole()
    #expect(outline(read.tree) == "RW Rwanda\n  RW.1 Nörd\n  RW.2 South")
    #expect(read.understanding.format == .sqlite)
    #expect(read.understanding.notes.contains { $0.hasPrefix("other tables") } == false)
  }

  @Test func aKeyIsNoParent() throws {
    let database = Database(
      """
      CREATE TABLE goods(pid INTEGER PRIMARY KEY, parent_id INT, name TEXT);
      INSERT INTO goods VALUES (1,NULL,'Toys'),(2,1,'Cars');
      """)
    #expect(try outline(database.whole().tree) == "1 Toys\n  2 Cars")
  }

  /// Rows of a database have no lines.
  @Test func flawsOfColumnsOfLevelsAreThoseOfADatabase() {
    let database = Database(
      """
      CREATE TABLE postal(code TEXT, prefecture TEXT, city TEXT);
      INSERT INTO postal VALUES ('1','A','B'),('2','A','C' || char(0x202E)),('3','D','E');
      """)
    do throws(SourceErrors) {
      _ = try database.whole()
      Issue.record("the sign turns what follows around")
    } catch {
      #expect(error.understanding?.format == .sqlite)
      #expect(error.first.map(\.line) == [nil])
    }
  }
}

/// Rows that name what they lie in by its name, in another table.
@Suite struct ParentsByNameTests {
  private static let sql = """
    CREATE TABLE android_metadata (locale TEXT);
    CREATE TABLE Categories(_id INTEGER PRIMARY KEY, name TEXT UNIQUE);
    CREATE TABLE SubCategories(_id INTEGER PRIMARY KEY, name TEXT, parent TEXT);
    INSERT INTO Categories VALUES (0,'食費'),(1,'交通費'),(2,'書籍');
    INSERT INTO SubCategories VALUES (0,'技術書','書籍'),(1,'漫画','書籍'),(2,'外食','食費');
    """

  @Test(arguments: [[], ["Categories", "SubCategories"]])
  func theyAreALevelBelow(tables: [String]) throws {
    let read = try Database(ParentsByNameTests.sql).whole(tables: tables)
    #expect(outline(read.tree) == "0 食費\n  2 外食\n1 交通費\n2 書籍\n  0 技術書\n  1 漫画")
    #expect(read.understanding.levels == ["Categories", "SubCategories"])
  }

  @Test func listsAreReadOneByOne() throws {
    let source = try Database(ParentsByNameTests.sql).source()
    let roots = try source.children(of: [], Cancellation()).roots
    #expect(roots.map(\.name) == ["食費", "交通費", "書籍"])
    let place = try #require(roots.last.map { Place($0) })
    #expect(try source.children(of: [place], Cancellation()).roots.map(\.name) == ["技術書", "漫画"])
  }

  /// Among many, a name that is not there is a flaw.
  @Test func aNameThatIsNotThereIsAFlaw() {
    let rows = (3...30).map { ",(\($0),'s\($0)','書籍')" }.joined()
    let database = Database(
      ParentsByNameTests.sql
        + "INSERT INTO SubCategories VALUES (31,'x','雑費')\(rows.replacing("(3,", with: "(32,"));")
    let error = #expect(throws: SourceErrors.self) { try database.whole() }
    #expect(error?.description.contains("雑費") == true)
  }

  /// People name their managers by first and family name.
  @Test(arguments: [
    """
    CREATE TABLE employees(id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, manager TEXT);
    INSERT INTO employees VALUES (1,'Angela','Martin','N/A'),(2,'Oscar','Martinez','Angela Martin'),(3,'Kevin','Malone','Angela Martin');
    """,
    """
    CREATE TABLE emp(id INTEGER PRIMARY KEY, name TEXT, manager TEXT);
    INSERT INTO emp VALUES (1,'Angela Martin',NULL),(2,'Oscar Martinez','Angela Martin'),(3,'Kevin Malone','Angela Martin');
    """,
  ])
  func rowsOfOneTableNameEachOther(sql: String) throws {
    let read = try Database(sql).whole()
    #expect(outline(read.tree) == "1 Angela Martin\n  2 Oscar Martinez\n  3 Kevin Malone")
  }
}
