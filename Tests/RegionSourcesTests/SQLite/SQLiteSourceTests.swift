import CSQLite
import Glibc
import RegionModel
import RegionSearch
import Synchronization
import TestSupport
import Testing

@testable import RegionSources

/// Databases are found out and read list by list.
@Suite struct SQLiteSourceTests {
  private func source(
    _ database: Database, tables: [String] = [], sql: String? = nil,
    _ fields: (inout FieldChoice) -> Void = { _ in }
  ) throws(ListSourceError) -> SQLiteSource {
    var choice = SQLiteSource.Choice()
    choice.tables = tables
    choice.sql = sql
    fields(&choice.fields)
    return try SQLiteSource(database.file.path, choice, reader: AnswerReader())
  }

  private func failure(_ body: () throws(ListSourceError) -> Void) -> String {
    do { try body() } catch { return error.description }
    return "no failure"
  }

  /// All paths, each followed by those below it.
  private func paths(_ source: SQLiteSource) throws -> [String] {
    var paths: [String] = []
    func walk(_ path: [Place]) throws {
      for region in try source.children(of: path, Cancellation()).roots {
        let path = path + [Place(region)]
        paths.append(path.map(\.name).joined(separator: "/"))
        if region.mayHaveChildrenElsewhere { try walk(path) }
      }
    }
    try walk([])
    return paths
  }

  private let categories = Database(
    """
    CREATE TABLE category(id INTEGER PRIMARY KEY, parent_id INTEGER, name TEXT);
    INSERT INTO category VALUES (9,NULL,'Food'),(2,9,'Fruit'),(3,2,'Apple'),(1,NULL,'Clothing'),(5,1,'Shoes');
    """)

  @Test(arguments: [
    (
      "CREATE TABLE region(province TEXT, city TEXT, county TEXT); INSERT INTO region VALUES ('广东','深圳','南山'),('广东','深圳','福田'),('湖南','长沙','岳麓');",
      "广东\n  深圳\n    南山\n    福田\n湖南\n  长沙\n    岳麓"
    ),
    (
      "CREATE TABLE area(id INTEGER PRIMARY KEY, province_code TEXT, province_name TEXT, city_code TEXT, city_name TEXT); INSERT INTO area VALUES (1,'44','广东','4403','深圳'),(2,'44','广东','4401','广州'),(3,'43','湖\"南,','4301','长沙');",
      "44 广东\n  4403 深圳\n  4401 广州\n43 湖\"南,\n  4301 长沙"
    ),
  ])
  func aTableWithAColumnALevelIsReadAsAWhole(sql: String, expected: String) throws {
    let database = Database(sql)
    #expect(try source(database).isReadWhole)
    let read = try SQLiteSource.whole(database.file.path, SQLiteSource.Choice(), ReadingOptions())
    #expect(outline(read.tree) == expected)
    #expect(read.understanding.format == .sqlite)
    #expect(read.understanding.shape == "a column a level")
  }

  @Test(arguments: [
    "CREATE TABLE a(code TEXT PRIMARY KEY, name TEXT); INSERT INTO a VALUES ('110000','A'),('110100','B'),('110101','C'),('440000','D'),('440300','E');",
    "CREATE TABLE a(id TEXT PRIMARY KEY, path TEXT, name TEXT); INSERT INTO a VALUES ('110000','/1/','A'),('110100','/1/2/','B'),('110101','/1/2/3/','C'),('440000','/4/','D'),('440300','/4/5/','E');",
  ])
  func aTableWithoutParentsMayBeATreeByCodesOrPaths(sql: String) throws {
    let database = Database(sql)
    #expect(try source(database).isReadWhole)
    let read = try SQLiteSource.whole(database.file.path, SQLiteSource.Choice(), ReadingOptions())
    #expect(outline(read.tree) == "110000 A\n  110100 B\n    110101 C\n440000 D\n  440300 E")
  }

  /// Who reads all rows hears how much is done, whatever numbers the rows have.
  @Test(arguments: [
    "CREATE TABLE t(id INTEGER PRIMARY KEY, parent_id INT, name TEXT)",
    "CREATE TABLE t(province TEXT, city TEXT)",
  ])
  func readingAllRowsTellsItsProgress(table: String) throws {
    let row = table.contains("parent") ? "i, NULL, 'Name ' || i" : "'P' || (i / 100), 'City ' || i"
    let database = Database(
      table
        + "; WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 20000) INSERT INTO t SELECT "
        + row + " FROM n;")
    let told = Mutex<[Double]>([])
    let read = try database.whole { options in
      options.progress = { share in told.withLock { $0.append(share) } }
    }
    #expect(read.tree.count >= 20_000)
    let shares = told.withLock { $0 }
    #expect(shares.count > 3 && shares == shares.sorted() && shares.allSatisfy { $0 >= 0 && $0 <= 1 })
  }

  @Test func rowsOfTheLargestNumberAreReadWithProgress() throws {
    let database = Database(
      "CREATE TABLE t(id INTEGER PRIMARY KEY, parent_id INT, name TEXT); INSERT INTO t VALUES (9223372036854775807, NULL, 'A'),"
        + "(1, 9223372036854775807, 'B');")
    let read = try database.whole { $0.progress = { _ in } }
    #expect(read.tree.count == 2)
  }

  @Test func tablesThatNameEachOthersKeysAreLevels() throws {
    let database = Database(
      "CREATE TABLE provinces(id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE cities(id INTEGER PRIMARY KEY, province_id INTEGER, name TEXT); CREATE TABLE districts(id INTEGER PRIMARY KEY, city_id INTEGER, name TEXT); INSERT INTO provinces VALUES (1,'A'),(2,'B'); INSERT INTO cities VALUES (1,2,'C'); INSERT INTO districts VALUES (7,1,'D');"
    )
    #expect(try paths(source(database)) == ["A", "B", "B/C", "B/C/D"])
  }

  /// As in the databases of China's divisions that are passed around.
  /// Tables may refer to a code beside the key: by its name, or by a foreign key that names it.
  @Test(arguments: ["", " REFERENCES province(code)"])
  func aTableMayReferToACodeBesideTheKey(key: String) throws {
    let database = Database(
      """
      CREATE TABLE province (id INTEGER PRIMARY KEY, name TEXT, code TEXT UNIQUE);
      CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT, code TEXT, province_code TEXT\(key));
      CREATE TABLE area (id INTEGER PRIMARY KEY, name TEXT, city_code TEXT, province_code TEXT\(key));
      INSERT INTO province VALUES (1, 'A', '12'), (2, 'B', '11');
      INSERT INTO city VALUES (1, 'C', '1101', '11'), (2, 'D', '1201', '12');
      INSERT INTO area VALUES (11, 'E', '1201', '12'), (12, 'F', '1101', '11');
      """)
    for tables in [[], ["province", "city", "area"]] {
      #expect(try paths(source(database, tables: tables)) == ["A", "A/D", "A/D/E", "B", "B/C", "B/C/F"])
    }
  }

  @Test func aTableMayNameAllTablesAboveIt() throws {
    let database = Database(
      """
      CREATE TABLE province(code TEXT PRIMARY KEY, name TEXT);
      CREATE TABLE city(code TEXT PRIMARY KEY, name TEXT, provinceCode TEXT);
      CREATE TABLE area(code TEXT PRIMARY KEY, name TEXT, cityCode TEXT, provinceCode TEXT);
      INSERT INTO province VALUES ('11','A'); INSERT INTO city VALUES ('1101','B','11');
      INSERT INTO area VALUES ('110101','C','1101','11');
      """)
    #expect(try paths(source(database)) == ["A", "A/B", "A/B/C"])
  }

  @Test func aTableWhoseRowsHaveNamesIsReadListByList() throws {
    #expect(try !source(categories).isReadWhole)
    let shops = Database(
      "CREATE TABLE shop(id INTEGER PRIMARY KEY, name TEXT, city TEXT, state TEXT); INSERT INTO shop VALUES (1,'A','B','C');"
    )
    #expect(try !source(shops).isReadWhole)
  }

  @Test func otherColumnsAreFurtherFields() throws {
    let database = Database(
      """
      CREATE TABLE category(id INTEGER PRIMARY KEY, parent_id INTEGER, name TEXT, price REAL, note TEXT);
      INSERT INTO category VALUES (1,NULL,'A',2.5,NULL),(2,1,'B',3,'x');
      """)
    var choice = SQLiteSource.Choice()
    choice.keepsFields = true
    let source = try SQLiteSource(database.file.path, choice, reader: AnswerReader())
    let roots = try source.children(of: [], Cancellation()).roots
    #expect(roots[0].fields.map { "\($0.name)=\($0.text)" } == ["price=2.5"])
    let found = try source.search("b", Cancellation()).regions
    #expect(found.map { $0.path.map { $0.field("price") } } == [["2.5", "3.0"]])
    let whole = try SQLiteSource.whole(database.file.path, choice, ReadingOptions())
    #expect(
      whole.tree.roots[0].children[0].fields.map { "\($0.name)=\($0.text)" } == ["price=3.0", "note=x"])
    #expect(whole.understanding.others == ["price", "note"])
  }

  @Test func aCompanysTableIsFound() throws {
    let company = Database(
      """
      CREATE TABLE employees(id INTEGER PRIMARY KEY, manager_id INTEGER, name TEXT);
      INSERT INTO employees VALUES (1,NULL,'Ada'),(2,1,' Bob '),(3,2,NULL);
      CREATE TABLE log(id INTEGER PRIMARY KEY, what TEXT);
      """)
    #expect(try paths(source(company)) == ["Ada", "Ada/Bob", "Ada/Bob/3"])
    let departments = Database(
      """
      CREATE TABLE dept(dept_no TEXT, dept_name TEXT, up_dept TEXT);
      INSERT INTO dept VALUES ('D1','HQ',NULL),('D2','Lab','D1');
      """)
    #expect(try paths(source(departments)) == ["HQ", "HQ/Lab"])
  }

  @Test func namesMayStandInAnotherTableARowForEachLanguage() throws {
    let shop = Database(
      """
      CREATE TABLE oc_category(category_id INTEGER PRIMARY KEY, image TEXT, parent_id INTEGER DEFAULT 0);
      CREATE TABLE oc_category_description(category_id INTEGER, language_id INTEGER, name TEXT, PRIMARY KEY(category_id, language_id));
      CREATE TABLE oc_product(product_id INTEGER PRIMARY KEY, category_id INTEGER, name TEXT);
      INSERT INTO oc_category VALUES (20,'a',0),(26,'',20),(25,'',0),(28,'',25);
      INSERT INTO oc_category_description VALUES (20,1,'Desks'),(20,2,'Tische'),(26,1,'Oak'),(25,1,'Parts'),(28,1,'Screws');
      INSERT INTO oc_product VALUES (1,20,'Desk 1');
      """)
    #expect(try paths(source(shop)) == ["Desks", "Desks/Oak", "Parts", "Parts/Screws"])
    #expect(
      try paths(source(shop, tables: ["oc_category"])) == ["Desks", "Desks/Oak", "Parts", "Parts/Screws"])
    #expect(
      try source(shop).search("scre", Cancellation()).regions.map { $0.path.map(\.name) } == [
        ["Parts", "Screws"]
      ])
  }

  @Test func aTableWithIdParentAndNameIsFound() throws {
    #expect(
      try paths(source(categories)) == [
        "Clothing", "Clothing/Shoes", "Food", "Food/Fruit", "Food/Fruit/Apple",
      ])
  }

  @Test(arguments: ["NULL", "0", "-1", "''", "'0'", "id"])
  func aRootSaysSoInManyWays(root: String) throws {
    let database = Database(
      """
      CREATE TABLE t(id, pid, label);
      INSERT INTO t(id, label) VALUES (10,'a'),(20,'b');
      UPDATE t SET pid = \(root);
      INSERT INTO t VALUES (30,10,'c');
      """)
    #expect(try paths(source(database)) == ["a", "a/c", "b"])
  }

  /// Of a shop's tables only the people are a tree; the report says what else is there.
  @Test func otherTablesAreNamed() throws {
    let database = Database(
      """
      CREATE TABLE Artist(ArtistId INTEGER PRIMARY KEY, Name TEXT);
      CREATE TABLE Album(AlbumId INTEGER PRIMARY KEY, Title TEXT, ArtistId INTEGER REFERENCES Artist(ArtistId));
      CREATE TABLE Employee(EmployeeId INTEGER PRIMARY KEY, Name TEXT, ReportsTo INTEGER REFERENCES Employee(EmployeeId));
      INSERT INTO Employee VALUES (1,'Adams',NULL),(2,'Edwards',1);
      """)
    #expect(
      try database.whole().understanding.notes == [
        "other tables: Artist, Album; --table takes one, or a level each with + between them"
      ])
    let named = try SQLiteSource.whole(
      database.file.path,
      {
        var choice = SQLiteSource.Choice()
        choice.tables = ["Employee"]
        return choice
      }(), ReadingOptions())
    #expect(named.understanding.notes == [])
  }

  /// Chinook's employees: who reports to whom.
  @Test func aForeignKeyToItselfIsTheParent() throws {
    let database = Database(
      """
      CREATE TABLE Employee(EmployeeId INTEGER PRIMARY KEY, LastName NVARCHAR(20), FirstName NVARCHAR(20),
        ReportsTo INTEGER, FOREIGN KEY (ReportsTo) REFERENCES Employee (EmployeeId));
      INSERT INTO Employee VALUES (1,'Adams','Andrew',NULL),(2,'Edwards','Nancy',1),(3,'Peacock','Jane',2);
      """)
    #expect(
      try paths(source(database) { $0.name = ["LastName"] }) == [
        "Adams", "Adams/Edwards", "Adams/Edwards/Peacock",
      ])
    #expect(
      try paths(source(database)) == [
        "Andrew Adams", "Andrew Adams/Nancy Edwards", "Andrew Adams/Nancy Edwards/Jane Peacock",
      ])
  }

  private let chinook = Database(
    """
    CREATE TABLE Artist(ArtistId INTEGER PRIMARY KEY, Name NVARCHAR(120));
    CREATE TABLE Album(AlbumId INTEGER PRIMARY KEY, Title NVARCHAR(160), ArtistId INTEGER NOT NULL,
      FOREIGN KEY (ArtistId) REFERENCES Artist (ArtistId));
    CREATE TABLE Track(TrackId INTEGER PRIMARY KEY, Name NVARCHAR(200), AlbumId INTEGER, Composer NVARCHAR(220),
      FOREIGN KEY (AlbumId) REFERENCES Album (AlbumId));
    INSERT INTO Artist VALUES (1,'AC/DC'),(2,'Accept');
    INSERT INTO Album VALUES (1,'For Those About To Rock',1),(4,'Let There Be Rock',1),(2,'Balls to the Wall',2);
    INSERT INTO Track VALUES (1,'Put The Finger On You',1,'Young'),(15,'Go Down',4,'Young'),(2,'Balls to the Wall',2,NULL);
    """)

  @Test func aTableALevelIsJoinedByForeignKeys() throws {
    #expect(
      try paths(source(chinook, tables: ["Artist", "Album", "Track"])) == [
        "AC/DC", "AC/DC/For Those About To Rock", "AC/DC/For Those About To Rock/Put The Finger On You",
        "AC/DC/Let There Be Rock", "AC/DC/Let There Be Rock/Go Down", "Accept", "Accept/Balls to the Wall",
        "Accept/Balls to the Wall/Balls to the Wall",
      ])
  }

  @Test func nothingIsAskedBelowTheLastTable() throws {
    let source = try source(chinook, tables: ["artist", "album"])
    let albums = try source.children(of: [Place(code: "1", name: "AC/DC")], Cancellation())
    #expect(albums.roots.map(\.flags) == [.leaf, .leaf])
  }

  @Test func aDatabaseIsSearchedWhole() throws {
    func found(_ text: String, _ tables: [String]) throws -> [String] {
      try source(chinook, tables: tables).search(text, Cancellation()).regions
        .map { $0.path.map(\.name).joined(separator: " > ") }
    }
    let tables = ["Artist", "Album", "Track"]
    #expect(
      try found("balls", tables) == [
        "Accept > Balls to the Wall", "Accept > Balls to the Wall > Balls to the Wall",
      ])
    #expect(try found("rock there", tables) == ["AC/DC > Let There Be Rock"])
    #expect(try found("100%", tables) == [])
    #expect(try found("_", tables) == [])
    #expect(
      try source(categories).search("apple", Cancellation()).regions.map { $0.path.map(\.code) } == [
        ["9", "2", "3"]
      ])
  }

  @Test func aSearchFoldsLettersAsTheOneInFilesDoes() throws {
    let names = [
      "São Paulo", "İzmir", "Diyarbakır", "Łódź", "Нижний Новгород", "Αθήνα", "L'Aquila", "Straße", "AC/DC",
      "Saint-Étienne", "ガ", "北京市", "Cafe\u{301}", "X-1",
    ]
    let rows = names.enumerated().map {
      "(\($0 + 1), '\($1.split(separator: "'").joined(separator: "''"))', NULL)"
    }
    let database = Database(
      "CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT, parent INT);"
        + "INSERT INTO t VALUES \(rows.joined(separator: ","));")
    let source = try source(database)
    let tree = try read(names.joined(separator: "\n")) { $0.format = .lines }.tree
    for query in [
      "sao", "SAO PAULO", "são", "saopaulo", "paulo são", "izmir", "İZMİR", "ızmır", "diyarbakir",
      "DIYARBAKIR", "lodz",
      "нижнии", "НИЖНИЙ", "αθηνα", "laquila", "l'aquila", "strasse", "acdc", "saint etienne", "etienne",
      "北京", "café", "x1", "x-1", "ガ",
    ] {
      let found = try source.search(query, Cancellation()).regions.map(\.name)
      #expect(found.count == 1, "\(query) \(found)")
      #expect(found.first == RegionSearcher(tree).search(SearchQuery(query)).first?.region.name, "\(query)")
    }
    // Signs alone are looked for as they are.
    for (query, name) in [("'", "L'Aquila"), ("/", "AC/DC"), ("' /", "L'Aquila")] {
      #expect(try source.search(query, Cancellation()).regions.map(\.name) == [name], "\(query)")
    }
    for query in ["`", "''", "saoo", "xyz"] {
      #expect(try source.search(query, Cancellation()).regions.isEmpty, "\(query)")
    }
    // A code is found by its beginning, a number or a text.
    #expect(try source.search("14", Cancellation()).regions.map(\.name) == ["X-1"])
  }

  @Test func aDatabaseInUTF16IsSearchedToo() throws {
    let database = Database(
      """
      PRAGMA encoding = 'UTF-16le';
      CREATE TABLE t(id TEXT PRIMARY KEY, name TEXT, parent TEXT) WITHOUT ROWID;
      INSERT INTO t VALUES ('k1', 'São Paulo', NULL), ('k2', '', 'k1');
      """)
    let source = try source(database)
    for query in ["sao", "Paulo s", "K1"] {
      #expect(try source.search(query, Cancellation()).regions.map(\.name) == ["São Paulo"])
    }
    #expect(try source.search("k2", Cancellation()).regions.map(\.name) == ["k2"])
  }

  @Test func aQueryOfOnesOwnIsAsked() throws {
    let sql =
      "SELECT id AS code, upper(name) AS name FROM category WHERE parent_id IS :parent ORDER BY name DESC"
    #expect(try paths(source(categories, sql: sql)).prefix(3) == ["FOOD", "FOOD/FRUIT", "FOOD/FRUIT/APPLE"])
    let equal = "SELECT id, name FROM category WHERE coalesce(parent_id, '') = :parent"
    #expect(try paths(source(categories, sql: equal)).first == "Clothing")
  }

  @Test(arguments: [
    "DELETE FROM category WHERE parent_id = :parent", "SELEC :parent", "SELECT nope FROM category",
  ])
  func aQueryThatDoesNotReadIsRefused(sql: String) {
    #expect(failure { () throws(ListSourceError) in _ = try source(categories, sql: sql) } != "no failure")
    #expect((try? paths(source(categories)))?.count == 5)
  }

  @Test func whatIsNotUnderstoodSaysWhatToSay() {
    let two = Database("CREATE TABLE a(id,pid,name); CREATE TABLE b(id,pid,name);")
    #expect(
      failure { () throws(ListSourceError) in _ = try source(two) }
        == "several tables may be the tree (a, b): say --table NAME")
    #expect(
      failure { () throws(ListSourceError) in _ = try source(two, tables: ["c"]) }
        == "there is no table c; there are a, b")
    #expect(
      failure { () throws(ListSourceError) in _ = try source(chinook, tables: ["Track", "Artist"]) }
        == "Artist has no column that refers to Track")
    #expect(
      failure { () throws(ListSourceError) in _ = try source(categories) { $0.name = ["titel"] } }
        == "category has no column titel; there are id, parent_id, name")
  }

  @Test func whatIsNoDatabaseIsRefused() {
    let file = TemporaryFile("SQLite format 3\0" + String(repeating: "x", count: 5_000))
    #expect(SQLiteSource.isDatabase(file.path))
    #expect(
      failure { () throws(ListSourceError) in
        _ = try SQLiteSource(file.path, SQLiteSource.Choice(), reader: AnswerReader())
      } == "no SQLite database, or an encrypted one")
    #expect(!SQLiteSource.isDatabase(TemporaryFile("id,name\n").path))
    #expect(!SQLiteSource.isDatabase("/"))
  }

  /// Names of tables and columns are quoted, whatever they hold.
  @Test func oddNamesOfTablesAndColumnsAreNoSQL() throws {
    let database = Database(
      """
      CREATE TABLE "my ""table"";--"("the id" INTEGER PRIMARY KEY, "parent id" INTEGER, "name" TEXT);
      INSERT INTO "my ""table"";--" VALUES (1,NULL,'a''b'),(2,1,'"c"');
      """)
    #expect(try paths(source(database)) == ["a'b", "a'b/\"c\""])
  }

  @Test func aNameThatCouldDoHarmIsAFailure() throws {
    let database = Database(
      "CREATE TABLE t(id, pid, name); INSERT INTO t VALUES (1, NULL, 'a' || char(27) || '[2J');")
    let source = try source(database)
    #expect(
      failure { () throws(ListSourceError) in _ = try source.children(of: [], Cancellation()) }
        == "the name of 1 holds a control character")
  }

  @Test func aCircleEndsNoSearchWithoutAnEnd() throws {
    let database = Database(
      "CREATE TABLE t(id, pid, name); INSERT INTO t VALUES (1,2,'one'),(2,1,'two'),(3,NULL,'three');")
    #expect(try source(database).search("o", Cancellation()).regions.isEmpty)
    #expect(try source(database).search("three", Cancellation()).regions.map(\.name) == ["three"])
  }

  @Test func aCancelledQuestionEndsSoon() throws {
    let database = Database(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, pid INTEGER, name TEXT);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)
      INSERT INTO t SELECT i, 7, 'name ' || i FROM n;
      """)
    let cancellation = Cancellation()
    cancellation.cancel()
    #expect(throws: ListSourceError.cancelled) { try source(database).children(of: [], cancellation) }
  }

  @Test func aDatabaseWhereNothingCanBeWrittenIsRead() throws {
    let path = categories.file.path
    #expect(chmodReadOnly(path))
    #expect(try paths(source(categories)).count == 5)
  }

  private func chmodReadOnly(_ path: String) -> Bool { chmod(path, 0o400) == 0 }

  @Test(arguments: [[], ["categories"]])
  func aClosureTableTellsTheParents(tables: [String]) throws {
    let database = Database(
      """
      CREATE TABLE categories (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE category_tree (ancestor INTEGER, descendant INTEGER, depth INTEGER, PRIMARY KEY (ancestor, descendant));
      INSERT INTO categories VALUES (1, 'Food'), (4, 'Bread'), (2, 'Fruit'), (3, 'Apple'), (5, 'Tools');
      INSERT INTO category_tree SELECT id, id, 0 FROM categories;
      INSERT INTO category_tree VALUES (1, 2, 1), (1, 4, 1), (2, 3, 1), (1, 3, 2);
      """)
    let source = try source(database, tables: tables)
    #expect(
      try paths(source) == ["Food", "Food/Fruit", "Food/Fruit/Apple", "Food/Bread", "Tools"])
    #expect(
      try source.search("appl", Cancellation()).regions.map { $0.path.map(\.code) } == [["1", "2", "3"]])
    let whole = try SQLiteSource.whole(database.file.path, SQLiteSource.Choice(), ReadingOptions())
    #expect(outline(whole.tree) == "1 Food\n  2 Fruit\n    3 Apple\n  4 Bread\n5 Tools")
    #expect(whole.understanding.shape == "the table categories, its parents in another table")
  }

  /// With rows of each place and itself or without, and with an index on the lower end or without.
  @Test(arguments: [true, false], [true, false])
  func aClosureTableNeedsNoDepth(hasSelf: Bool, isIndexed: Bool) throws {
    let database = Database(
      """
      CREATE TABLE categories (id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE category_paths (ancestor_id INTEGER, descendant_id INTEGER);
      INSERT INTO categories VALUES (1, 'Food'), (4, 'Bread'), (2, 'Fruit'), (3, 'Apple'), (5, 'Tools'), (6, 'Russet');
      INSERT INTO category_paths VALUES (1, 2), (1, 4), (2, 3), (1, 3), (1, 6), (2, 6), (3, 6);
      """
        + (hasSelf ? "INSERT INTO category_paths SELECT id, id FROM categories;" : "")
        + (isIndexed ? "CREATE INDEX low ON category_paths (descendant_id);" : ""))
    let source = try source(database)
    #expect(
      try paths(source) == [
        "Food", "Food/Fruit", "Food/Fruit/Apple", "Food/Fruit/Apple/Russet", "Food/Bread", "Tools",
      ])
    #expect(
      try source.search("russ", Cancellation()).regions.map { $0.path.map(\.code) } == [["1", "2", "3", "6"]])
    let whole = try SQLiteSource.whole(database.file.path, SQLiteSource.Choice(), ReadingOptions())
    #expect(outline(whole.tree) == "1 Food\n  2 Fruit\n    3 Apple\n      6 Russet\n  4 Bread\n5 Tools")
  }

  @Test(arguments: [
    "CREATE TABLE term_hierarchy (tid INTEGER, parent INTEGER); INSERT INTO term_hierarchy VALUES (1,0),(2,1),(3,2);",
    """
    CREATE TABLE term_taxonomy (term_taxonomy_id INTEGER PRIMARY KEY, tid INTEGER, taxonomy TEXT, parent INTEGER);
    INSERT INTO term_taxonomy VALUES (7,1,'category',0),(8,2,'category',1),(9,3,'category',2);
    """,
  ])
  func aTableOfKeysAndParentsTellsTheParents(links: String) throws {
    let database = Database(
      "CREATE TABLE term (tid INTEGER PRIMARY KEY, name TEXT); INSERT INTO term VALUES (1,'Food'),(2,'Fruit'),(3,'Apple');"
        + links)
    #expect(try paths(source(database)) == ["Food", "Food/Fruit", "Food/Fruit/Apple"])
  }

  /// An order may lie in another order; that says nothing of customers.
  @Test func aTableOfOthersParentsTellsNone() throws {
    let database = Database(
      """
      CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id INTEGER, parent_order_id INTEGER, note TEXT);
      INSERT INTO customer VALUES (1, 'Ada'); INSERT INTO orders VALUES (5, 1, NULL, 'first'), (6, 1, 5, 'again');
      """)
    #expect(try paths(source(database)) == ["first", "first/again"])
  }

  @Test func tablesThatReferToEachOtherInOneLineAreALevelEach() throws {
    let database = Database(
      """
      CREATE TABLE office(id INTEGER PRIMARY KEY, city TEXT, country TEXT REFERENCES country(code));
      CREATE TABLE region(id INTEGER PRIMARY KEY, region_name TEXT);
      CREATE TABLE country(code TEXT PRIMARY KEY, country_name TEXT, region_id INTEGER REFERENCES region(id));
      INSERT INTO region VALUES (1,'Europe'),(2,'Asia');
      INSERT INTO country VALUES ('FR','France',1),('CN','China',2);
      INSERT INTO office VALUES (1,'Paris','FR'),(2,'Lyon','FR');
      """)
    #expect(
      try paths(source(database)) == [
        "Europe", "Europe/France", "Europe/France/Paris", "Europe/France/Lyon", "Asia", "Asia/China",
      ])
  }

  @Test func rootsMayNameAParentThatIsNotThere() throws {
    let database = Database(
      """
      CREATE TABLE Nodes(NodeKey TEXT, ParentKey TEXT, Caption TEXT);
      INSERT INTO Nodes VALUES ('a','TOTAL','A'),('b','a','B'),('c','TOTAL','C');
      """)
    #expect(try paths(source(database)) == ["A", "A/B", "C"])
    let whole = try SQLiteSource.whole(database.file.path, SQLiteSource.Choice(), ReadingOptions()).tree
    #expect(outline(whole) == "a A\n  b B\nc C")
  }

  /// Roots of all kinds, with an index on the parent or without, in the order of the table.
  @Test(arguments: ["", "CREATE INDEX up ON t(parent_id);"])
  func rootsOfAllKindsStandBesideEachOther(index: String) throws {
    let database = Database(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, parent_id INT, name TEXT); \(index)
      INSERT INTO t VALUES (1,NULL,'A'),(2,1,'B'),(6,6,'self'),(7,0,'zero'),(8,-1,'minus'),(9,'','blank'),(10,7,'C');
      """)
    let expected = ["A", "A/B", "self", "zero", "zero/C", "minus", "blank"]
    #expect(try paths(source(database)) == expected)
    #expect(
      try outline(whole(database))
        == "1 A\n  2 B\n6 self\n7 zero\n  10 C\n8 minus\n9 blank")
    for name in ["A", "self", "zero", "minus", "blank"] {
      #expect(try found(name, in: database).contains(name))
    }
    #expect(try found("C", in: database) == ["zero/C"])
    database.run("DELETE FROM t WHERE id < 3")
    #expect(try paths(source(database)) == ["self", "zero", "zero/C", "minus", "blank"])
  }

  @Test(arguments: ["", "CREATE INDEX up ON t(parent_id);"], ["NULL", "0"])
  func thePlaceWithTheCodeZeroIsTheParentOfItsChildren(index: String, root: String) throws {
    let database = Database(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, parent_id INT, name TEXT); \(index)
      INSERT INTO t VALUES (0,\(root),'World'),(1,0,'A'),(2,1,'B'),(3,-1,'Moon');
      """)
    #expect(try paths(source(database)) == ["World", "World/A", "World/A/B", "Moon"])
    #expect(try outline(whole(database)) == "0 World\n  1 A\n    2 B\n3 Moon")
    #expect(try found("B", in: database) == ["World/A/B"])
  }

  /// In a large table with an index, only rows without a parent's mark are not looked for among the others.
  @Test func theFirstListOfALargeTableNeedsAnIndexAlone() throws {
    let database = Database(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, parent_id INTEGER, name TEXT);
      WITH RECURSIVE n(i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
      INSERT INTO t SELECT i, 9, 'name ' || i FROM n;
      INSERT INTO t VALUES (9, 0, 'zero'), (8, NULL, 'none');
      CREATE INDEX up ON t(parent_id);
      """)
    let roots = try TableShape(Connection(database.file.path), [], FieldChoice()).roots
    #expect(roots?.conditions.count == 3)
    var plan: [String] = []
    let first = "EXPLAIN QUERY PLAN SELECT id FROM t WHERE \(roots?.conditions[0] ?? "")"
    try Connection(database.file.path).rows(first) { row in
      plan.append(row.text(3))
      return true
    }
    #expect(plan.contains { $0.hasPrefix("SEARCH t USING") })
    #expect(!plan.contains { $0.hasPrefix("SCAN t") })
    #expect(
      try source(database).children(of: [], Cancellation()).roots.map(\.name) == ["none", "zero"])
  }

  @Test(arguments: [
    ("parent_id", "child_id"), ("source", "target"), ("from", "to"), ("parent", "child"),
    ("from_node", "to_node"),
  ])
  func edgesBesideATableOfPlacesTellTheTree(upper: String, lower: String) throws {
    let database = Database(
      """
      CREATE TABLE node(id INTEGER PRIMARY KEY, name TEXT);
      INSERT INTO node VALUES (1,'A'),(2,'B'),(3,'C'),(4,'D');
      CREATE TABLE edge("\(upper)" INT, "\(lower)" INT, weight INT);
      INSERT INTO edge VALUES (1,2,0),(2,3,0),(1,4,0);
      """)
    #expect(try paths(source(database)) == ["A", "A/B", "A/B/C", "A/D"])
    #expect(try paths(source(database, tables: ["edge"])) == ["A", "A/B", "A/B/C", "A/D"])
    #expect(try found("C", in: database) == ["A/B/C"])
    #expect(outline(try whole(database)) == "1 A\n  2 B\n    3 C\n  4 D")
  }

  @Test(arguments: ["", " WITHOUT ROWID"]) func edgesAloneAreTheirOwnPlaces(kind: String) throws {
    let database = Database(
      """
      CREATE TABLE parent_child(parent TEXT, child TEXT, PRIMARY KEY(parent, child))\(kind);
      INSERT INTO parent_child VALUES ('A','B'),('B','C'),('A','D'),('Z','Y');
      """)
    #expect(try paths(source(database)).sorted() == ["A", "A/B", "A/B/C", "A/D", "Z", "Z/Y"])
    #expect(try found("C", in: database) == ["A/B/C"])
    #expect(try paths(source(database, tables: ["parent_child"])).count == 6)
  }

  @Test func aTableWithANameIsNoTableOfEdges() throws {
    let database = Database(
      "CREATE TABLE t(id, parent, name, child); INSERT INTO t VALUES (1,NULL,'one',0),(2,1,'two',0);")
    #expect(try paths(source(database)) == ["one", "one/two"])
  }

  @Test func aColumnThatNoTableHasIsSaid() {
    let one = Database("CREATE TABLE t(id, name, pid);")
    #expect(
      failure { () throws(ListSourceError) in _ = try source(one) { $0.name = ["Nope"] } }
        == "t has no column Nope; there are id, name, pid")
    let two = Database("CREATE TABLE a(id, name); CREATE TABLE b(id, title);")
    #expect(
      failure { () throws(ListSourceError) in _ = try source(two) { $0.name = ["Nope"] } }
        == "no table has a column Nope; the tables are a, b")
  }

  @Test func aQueryWithoutAnEndIsAFailure() throws {
    let endless =
      "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x, hex(zeroblob(5000)) || x FROM c WHERE :parent IS NULL"
    let lists = try source(categories, sql: endless)
    #expect(
      failure { () throws(ListSourceError) in _ = try lists.children(of: [], Cancellation()) }
        == "the answer is longer than 64 MiB")
    var choice = SQLiteSource.Choice()
    (choice.sql, choice.mostRows) = (endless, 2)
    let short = try SQLiteSource(categories.file.path, choice, reader: AnswerReader())
    #expect(try short.children(of: [], Cancellation()).roots.map(\.code) == ["1", "2"])
  }

  @Test(arguments: [6_000, 8_191]) func aDatabaseThatIsCutOffIsSaid(size: Int) {
    let database = Database(
      "PRAGMA page_size=4096; CREATE TABLE t(id INTEGER PRIMARY KEY, name, pid); INSERT INTO t VALUES (1,'A',NULL);"
    )
    #expect(truncate(database.file.path, size) == 0)
    #expect(
      failure { () throws(ListSourceError) in _ = try source(database) }
        == "the database is cut off: \(size) of 8192 bytes are there")
  }

  @Test func aFlawOfAListIsOneOfARow() throws {
    let lists = try source(
      Database("CREATE TABLE t(id, name, pid); INSERT INTO t VALUES (1,'A',0),(1,'B',0);"))
    #expect(
      failure { () throws(ListSourceError) in _ = try lists.children(of: [], Cancellation()) }
        == "row 2: the code 1 stands twice below one parent")
  }

  @Test func whatASearchFindsInTheLastTableHasNothingBelow() throws {
    let database = Database(
      """
      CREATE TABLE a(id INTEGER PRIMARY KEY, name); INSERT INTO a VALUES (1,'Queen');
      CREATE TABLE b(id INTEGER PRIMARY KEY, name, a_id); INSERT INTO b VALUES (1,'Jazz',1);
      """)
    let lists = try source(database, tables: ["a", "b"])
    #expect(try lists.search("Jazz", Cancellation()).regions.map(\.mayHaveChildrenElsewhere) == [false])
    #expect(try lists.search("Queen", Cancellation()).regions.map(\.mayHaveChildrenElsewhere) == [true])
  }

  /// What no list leads to is not found either.
  @Test func aRowWithoutItsParentIsFoundOnlyWhereItIsARoot() throws {
    let orphan = Database(
      "CREATE TABLE t(id, pid, name); INSERT INTO t VALUES (1,NULL,'one'),(2,9,'two');")
    #expect(try found("two", in: orphan) == [])
    let roots = Database("CREATE TABLE t(id, pid, name); INSERT INTO t VALUES (1,'all','one'),(2,1,'two');")
    #expect(try found("two", in: roots) == ["one/two"])
  }

  @Test func allThatIsWrongWithRowsIsSaidAtOnce() throws {
    let database = Database(
      """
      CREATE TABLE t(id INT, parent_id INT, name TEXT);
      INSERT INTO t VALUES (1,NULL,'A'),(3,9,'O'),(4,5,'C'),(5,4,'D'),(1,NULL,'E');
      """)
    do {
      _ = try whole(database)
      Issue.record("no failure")
    } catch {
      #expect(
        error.first.map(\.message) == [
          "3: there is no parent 9", "4 is its own ancestor", "the code 1 stands twice",
        ])
      #expect(error.understanding?.shape == "the table t, its rows below each other")
      #expect(error.understanding?.parent == ["parent_id"])
    }
  }

  private func whole(_ database: Database) throws(SourceErrors) -> RegionTree {
    try SQLiteSource.whole(database.file.path, SQLiteSource.Choice(), ReadingOptions()).tree
  }

  private func found(_ text: String, in database: Database) throws -> [String] {
    try source(database).search(text, Cancellation()).regions.map {
      $0.path.map(\.name).joined(separator: "/")
    }
  }

  /// Siblings come by the column that numbers them; where it tells hardly any apart, and for the same number, by their rows.
  @Test(arguments: [
    ("menu_order", [3, 2, 1, 4], "1 A\n  3 C\n  2 B\n4 D"),
    ("menu_order", [5, 0, 0, 5], "1 A\n  2 B\n  3 C\n4 D"),
    ("lft", [3, 2, 1, 4], "1 A\n  2 B\n  3 C\n4 D"), ("size", [3, 2, 1, 4], "1 A\n  2 B\n  3 C\n4 D"),
  ])
  func siblingsComeInTheOrderOfTheirNumbers(column: String, numbers: [Int], expected: String) throws {
    let database = Database(
      """
      CREATE TABLE menu(id INTEGER PRIMARY KEY, name TEXT, parent_id INT, \(column) INT);
      INSERT INTO menu VALUES (1,'A',0,\(numbers[0])),(2,'B',1,\(numbers[1])),(3,'C',1,\(numbers[2])),(4,'D',0,\(numbers[3]));
      """)
    #expect(try outline(database.whole().tree) == expected)
  }
}
