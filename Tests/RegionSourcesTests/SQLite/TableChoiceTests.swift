import RegionModel
import Testing

@testable import RegionSources

/// Which tables of a database are the tree, where nobody names them.
@Suite struct TableChoiceTests {
  private static let groups = """
    CREATE TABLE item_groups(group_code INTEGER, group_name TEXT, item_code INTEGER, item_name TEXT, factor REAL);
    INSERT INTO item_groups VALUES (1714,'Crops',15,'Wheat',1),(1714,'Crops',27,'Rice',1),(1717,'Cereals',15,'Wheat',1),
      (1717,'Cereals',56,'Maize',1);
    """

  /// A table of the world's food: only `group` is a word for a level.
  @Test func aTableWithACodeAndANameALevelIsReadByItsLevels() throws {
    let database = Database(Self.groups)
    #expect(try database.source().isReadWhole)
    let read = try database.whole()
    #expect(
      outline(read.tree) == "1714 Crops\n  15 Wheat\n  27 Rice\n1717 Cereals\n  15 Wheat\n  56 Maize")
    #expect(read.understanding.shape == "a column a level")
    #expect(read.understanding.notes == [])
  }

  /// A person names the levels, with a code for each and with the table.
  @Test func namedColumnsAreTheLevels() throws {
    let database = Database(
      "CREATE TABLE sale(shop TEXT, shop_no TEXT, town TEXT, town_no TEXT); INSERT INTO sale VALUES "
        + "('Mill','m','Bath','b'),('Dock','d','York','y'),('Lane','l','Bath','b');")
    let read = try database.whole(tables: ["sale"]) { options in
      options.tables = ["sale"]
      options.fields.name = ["town", "shop"]
      options.fields.code = ["town_no", "shop_no"]
    }
    #expect(outline(read.tree) == "b Bath\n  m Mill\n  l Lane\ny York\n  d Dock")
  }

  private static let departments = """
    CREATE TABLE dept(deptid INT, deptname TEXT, mgrid INT, locid INT);
    INSERT INTO dept VALUES (10,'Office',20,1700),(20,'Sales',201,1800),(30,'Stock',114,1700),(40,'Lab',203,2400);
    """

  /// Who leads a department works elsewhere; that a number is that of a department is chance.
  @Test(arguments: [[], ["dept"]]) func departmentsDoNotLieInTheirManagers(tables: [String]) throws {
    let read = try Database(Self.departments).whole(tables: tables)
    #expect(outline(read.tree) == "10 Office\n20 Sales\n30 Stock\n40 Lab")
  }

  @Test func peopleLieBelowTheirManagersAllTheSame() throws {
    let sql =
      "CREATE TABLE emp(id INT, name TEXT, mgrid INT); INSERT INTO emp VALUES (1,'Ann',NULL),(2,'Bo',1),(3,'Cy',9);"
    #expect(throws: SourceErrors.self) { try Database(sql).whole() }
    let named =
      "CREATE TABLE emp(id INT, name TEXT, manager TEXT); INSERT INTO emp VALUES (1,'Ann',''),(2,'Bo','Ann'),(3,'Cy','Ann');"
    #expect(outline(try Database(named).whole().tree) == "1 Ann\n  2 Bo\n  3 Cy")
  }

  @Test func aPersonMaySayThatNoColumnNamesParents() throws {
    let sql =
      "CREATE TABLE emp(id INT, name TEXT, parent_id INT); INSERT INTO emp VALUES (1,'Ann',NULL),(2,'Bo',1);"
    #expect(try Database(sql).lines { $0.fields.parent = [FieldChoice.none] } == ["1 Ann", "2 Bo"])
  }

  @Test(arguments: [
    groups,
    "CREATE TABLE item_groups(province, city, district); INSERT INTO item_groups VALUES ('A','B','C');",
  ])
  func theOnlyTableWithAColumnALevelIsTheTree(sql: String) throws {
    let database = Database(
      sql + "CREATE TABLE office(code TEXT, data TEXT); INSERT INTO office VALUES ('1','x');")
    #expect(try database.source().isReadWhole)
    #expect(
      try database.whole().understanding.notes == [
        "other tables: office; --table takes one, or a level each with + between them"
      ])
  }

  @Test func twoTablesWithAColumnALevelAreNamed() throws {
    let database = Database(
      "CREATE TABLE old(province, district, ward); CREATE TABLE new(province, ward); INSERT INTO old VALUES (1,2,3); INSERT INTO new VALUES (1,2);"
    )
    #expect(
      throws: ListSourceError.failed(
        "no table has a column for the parent; there are old, new: say --table NAME, a level each with + between them"
      )
    ) { try database.source() }
  }

  /// A shop has products of categories and of suppliers.
  @Test func anExampleThatWorksIsNamed() throws {
    let database = Database(
      """
      CREATE TABLE Categories(CategoryID INTEGER PRIMARY KEY, CategoryName TEXT);
      CREATE TABLE Suppliers(SupplierID INTEGER PRIMARY KEY, CompanyName TEXT);
      CREATE TABLE Products(ProductID INTEGER PRIMARY KEY, ProductName TEXT,
        SupplierID INT REFERENCES Suppliers(SupplierID), CategoryID INT REFERENCES Categories(CategoryID));
      """)
    #expect(
      throws: ListSourceError.failed(
        "no table has a column for the parent; there are Categories, Suppliers, Products: say --table NAME, a level each with + between them, as --table Categories+Products"
      )
    ) { try database.source() }
  }

  private static let folders = """
    CREATE TABLE folders(id TEXT PRIMARY KEY, title TEXT, parent_id TEXT NOT NULL DEFAULT '');
    CREATE TABLE notes(id TEXT PRIMARY KEY, parent_id TEXT NOT NULL DEFAULT '', title TEXT);
    CREATE TABLE tags(id TEXT PRIMARY KEY, title TEXT, parent_id TEXT NOT NULL DEFAULT '');
    INSERT INTO folders VALUES ('f1','Work',''),('f2','Projects','f1'),('f3','Home','');
    INSERT INTO notes VALUES ('n1','f2','Plan'),('n2','f3','Recipes');
    INSERT INTO tags VALUES ('t1','urgent','');
    """

  /// A notebook: notes lie in folders, and folders in folders.
  @Test func foldersAreTheTreeBesideWhatLiesInThem() throws {
    let database = Database(Self.folders)
    #expect(try database.lines() == ["f1 Work", "  f2 Projects", "f3 Home"])
    #expect(
      try database.whole().understanding.notes == [
        "other tables: notes, tags; --table takes one, or a level each with + between them"
      ])
  }

  @Test(arguments: [
    "INSERT INTO tags VALUES ('t2','low','t1');", "INSERT INTO tags VALUES ('t2','low','x');",
  ])
  func severalTablesThatMayBeTheTreeAreNamed(more: String) throws {
    #expect(
      throws: ListSourceError.failed(
        "several tables may be the tree (folders, notes, tags): say --table NAME")
    ) { try Database(Self.folders + more).source() }
  }

  /// A table is no candidate beside others where it has no rows, or where none of its rows names a parent.
  @Test func theOnlyTableWithATreeIsTaken() throws {
    #expect(
      try Database(Self.folders + "DELETE FROM notes;").lines() == ["f1 Work", "  f2 Projects", "f3 Home"])
    let accounts = """
      CREATE TABLE terms(guid TEXT PRIMARY KEY, name TEXT, parent TEXT);
      CREATE TABLE lock(hostname TEXT, pid INT);
      CREATE TABLE accounts(guid TEXT PRIMARY KEY, name TEXT, parent_guid TEXT);
      INSERT INTO accounts VALUES ('a','Assets',NULL),('b','Bank','a');
      """
    #expect(try Database(accounts).lines() == ["a Assets", "  b Bank"])
    // Both have a list, and nothing tells which is meant.
    #expect(
      throws: ListSourceError.failed("several tables may be the tree (terms, accounts): say --table NAME")
    ) {
      try Database(
        accounts + "UPDATE accounts SET parent_guid = NULL; INSERT INTO terms VALUES ('t','30 days',NULL);"
      )
      .source()
    }
  }

  /// Beside tables that a framework makes for itself, the only table whose rows are a tree by what they hold is that.
  @Test func whatRowsHoldTellsTheTable() throws {
    let frameworks = """
      CREATE TABLE django_content_type(id INTEGER PRIMARY KEY, app_label TEXT, model TEXT);
      CREATE TABLE auth_permission(id INTEGER PRIMARY KEY, content_type_id INT REFERENCES django_content_type(id),
        codename TEXT, name TEXT);
      CREATE TABLE auth_user(id INTEGER PRIMARY KEY, username TEXT, email TEXT);
      INSERT INTO django_content_type VALUES (1,'a','b');
      INSERT INTO auth_permission VALUES (1,1,'add_b','Can add');
      INSERT INTO auth_user VALUES (1,'ada','a@x.org');
      """
    let steps = Database(
      frameworks + """
        CREATE TABLE category(id INTEGER PRIMARY KEY, path TEXT UNIQUE, depth INT, numchild INT, name TEXT);
        INSERT INTO category VALUES (1,'0001',1,1,'Books'),(2,'00010001',2,1,'Fiction'),
          (3,'000100010001',3,0,'Crime'),(4,'00010002',2,0,'Non-fiction'),(5,'0002',1,0,'Clothing');
        """)
    #expect(
      outline(try steps.whole().tree)
        == "1 Books\n  2 Fiction\n    3 Crime\n  4 Non-fiction\n5 Clothing")
    let groups = Database(
      """
      CREATE TABLE center(nr TEXT PRIMARY KEY, ktext TEXT, node TEXT);
      CREATE TABLE center_group(setname TEXT PRIMARY KEY, descript TEXT, upper_setname TEXT);
      INSERT INTO center VALUES ('1001','Board','H2'),('1002','Legal','H2');
      INSERT INTO center_group VALUES ('H1','Standard',NULL),('H2','Administration','H1');
      """)
    #expect(outline(try groups.whole().tree) == "H1 Standard\n  H2 Administration")
    #expect(
      outline(try groups.whole(tables: ["center_group", "center"]).tree)
        == "H1 Standard\n  H2 Administration\n    1001 Board\n    1002 Legal")
  }

  @Test(arguments: ["kod_roditelya", "Vyshestoyashchiy", "kod_rukovoditelya"])
  func wordsInOtherLettersTellTheParents(column: String) throws {
    let database = Database(
      """
      CREATE TABLE otdely(kod INTEGER PRIMARY KEY, naimenovanie TEXT, \(column) INT);
      INSERT INTO otdely VALUES (1,'Office',0),(2,'Accounts',1),(3,'Wages',2);
      """)
    #expect(outline(try database.whole().tree) == "1 Office\n  2 Accounts\n    3 Wages")
  }

  /// Few rows name another by its key, by chance, and all do by their codes.
  @Test func parentsMayBeCodesBesideTheKey() throws {
    let database = Database(
      """
      CREATE TABLE place(pk INTEGER PRIMARY KEY, code TEXT, label TEXT, up TEXT);
      INSERT INTO place VALUES (1,'1','Norte',NULL),(2,'11','Braga','1'),(3,'2','Sul',NULL),(4,'21','Faro','2'),
        (5,'211','Loulé','21');
      """)
    let lines = ["1 Norte", "  11 Braga", "2 Sul", "  21 Faro", "    211 Loulé"]
    #expect(try database.lines() == lines)
    #expect(outline(try database.whole().tree) == lines.joined(separator: "\n"))
  }
}
