import Glibc
import RegionModel
import Testing

@testable import RegionSources

/// A table a level, of which one or more have rows below each other.
@Suite struct OwnParentTests {
  private static let company = """
    CREATE TABLE dept(id INTEGER PRIMARY KEY, name TEXT, parent_id INTEGER);
    CREATE TABLE person(id INTEGER PRIMARY KEY, name TEXT, dept_id INTEGER REFERENCES dept(id));
    INSERT INTO dept VALUES (1,'HQ',NULL),(2,'IT',1),(3,'Desk',2);
    INSERT INTO person VALUES (1,'Ada',2),(2,'Bo',1),(3,'Cy',3);
    """

  @Test func peopleLieBelowDepartmentsThatLieBelowEachOther() throws {
    let database = Database(Self.company)
    let read = try database.whole(tables: ["dept", "person"])
    #expect(
      outline(read.tree) == """
        1 HQ
          2 IT
            3 Desk
              3 Cy
            1 Ada
          2 Bo
        """)
    #expect(
      read.understanding.shape == "a table a level: dept, person; the rows below each other in dept")
    #expect(read.understanding.parent == ["parent_id", "dept_id"])
    #expect(read.understanding.others == [])
    #expect(try database.source { $0.tables = ["dept", "person"] }.isReadWhole)
  }

  /// The rows of the lower table that name one of their own table lie in it, the others in the upper table.
  @Test func theLowerTableMayHaveItsOwnParents() throws {
    let database = Database(
      """
      CREATE TABLE company(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE dept(id INTEGER PRIMARY KEY, name TEXT, company_id INT REFERENCES company(id),
        parent_id INT REFERENCES dept(id));
      INSERT INTO company VALUES (1,'North'),(2,'South');
      INSERT INTO dept VALUES (1,'Sales',1,NULL),(2,'Export',1,1),(3,'Yard',2,NULL);
      """)
    #expect(
      outline(try database.whole(tables: ["company", "dept"]).tree) == """
        1 North
          1 Sales
            2 Export
        2 South
          3 Yard
        """)
  }

  /// What names departments above departments names no person above them, whose numbers are the same.
  @Test func tablesInTheWrongOrderAreRefused() throws {
    let database = Database(Self.company)
    let flaw = #expect(throws: ListSourceError.self) {
      try database.source { $0.tables = ["person", "dept"] }
    }
    #expect(flaw?.description == "dept has no foreign key to person: say --fields parent=COLUMN")
  }

  /// A key that is declared to refer to another table joins no other, and the way over the tables between is told.
  @Test func declaredKeysJoinTheirOwnTablesAlone() throws {
    let database = Database(
      """
      CREATE TABLE region(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE branch(id INTEGER PRIMARY KEY, title TEXT, region_id INT REFERENCES region(id));
      CREATE TABLE room(id INTEGER PRIMARY KEY, label TEXT, branch_id INT REFERENCES branch(id), seats INT);
      CREATE TABLE kind(id INTEGER PRIMARY KEY, name TEXT);
      INSERT INTO region VALUES(1, 'North'), (2, 'South');
      INSERT INTO branch VALUES(1, 'Bray', 1), (2, 'Cork', 2);
      INSERT INTO room VALUES(1, 'B-1', 1, 1), (2, 'B-2', 1, 2), (3, 'C-1', 2, 1);
      INSERT INTO kind VALUES(1, 'Old'), (2, 'New');
      """)
    let between = #expect(throws: ListSourceError.self) {
      try database.source { $0.tables = ["region", "room"] }
    }
    #expect(
      between?.description
        == "room has no foreign key to region, but to what lies below it: say --table region+branch+room")
    let other = #expect(throws: ListSourceError.self) {
      try database.source { $0.tables = ["kind", "branch"] }
    }
    #expect(other?.description == "branch has no foreign key to kind: say --fields parent=COLUMN")
  }

  /// Tables that hold nothing are chosen from by nobody: a shop without users and orders.
  @Test func emptyTablesAreNoTree() throws {
    let database = Database(
      """
      CREATE TABLE User(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE Kategori(id INTEGER PRIMARY KEY, namaKategori TEXT);
      CREATE TABLE Produk(id INTEGER PRIMARY KEY, namaBarang TEXT, harga INT, id_kategori INT);
      CREATE TABLE Pesanan(id INTEGER PRIMARY KEY, userId INT REFERENCES User(id), nama TEXT);
      INSERT INTO Kategori VALUES(1, 'Buku'), (2, 'Tas');
      INSERT INTO Produk VALUES(1, 'Kamus', 10, 1), (2, 'Novel', 20, 1), (3, 'Ransel', 30, 2);
      """)
    #expect(outline(try database.whole().tree) == "1 Buku\n  1 Kamus\n  2 Novel\n2 Tas\n  3 Ransel")
  }

  /// The number of something is that of the only other table, in whatever language it is called.
  @Test func theOnlyNumberOfSomethingJoinsTwoTables() throws {
    let database = Database(
      """
      CREATE TABLE album(id INT PRIMARY KEY, idartista INT, nombre TEXT);
      CREATE TABLE artist(id INT PRIMARY KEY, nombre TEXT, nacimiento DATE);
      INSERT INTO artist VALUES(1, 'Duki', NULL), (2, 'Lara', NULL), (3, 'Nova', NULL);
      INSERT INTO album VALUES(1, 2, 'Reloj'), (2, 1, 'Dos'), (3, 2, 'Sol'), (4, 3, 'Luz');
      """)
    #expect(
      outline(try database.whole().tree)
        == "1 Duki\n  2 Dos\n2 Lara\n  1 Reloj\n  3 Sol\n3 Nova\n  4 Luz")
  }

  /// Whom a person reports to does not say where the person sits.
  @Test func aManagerIsNoPlace() throws {
    let database = Database(
      """
      CREATE TABLE dept(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE emp(id INTEGER PRIMARY KEY, name TEXT, dept_id INT REFERENCES dept(id),
        manager_id INT REFERENCES emp(id));
      INSERT INTO dept VALUES (1,'HQ'),(2,'IT');
      INSERT INTO emp VALUES (1,'Ada',1,NULL),(2,'Bo',2,1);
      """)
    #expect(
      try database.lines { $0.tables = ["dept", "emp"] } == ["1 HQ", "  1 Ada", "2 IT", "  2 Bo"])
  }

  /// A column that is called a parent's and holds the numbers of something else: each state lies in a country, and none is a
  /// root.
  @Test func aParentOfAnotherTableIsNone() throws {
    let database = Database(
      """
      CREATE TABLE state(id INTEGER PRIMARY KEY, name TEXT, parent_id INT);
      CREATE TABLE city(id INTEGER PRIMARY KEY, name TEXT, state_id INT);
      INSERT INTO state VALUES (1,'Texas',2),(2,'Utah',2),(3,'Ohio',1);
      INSERT INTO city VALUES (1,'Austin',1),(2,'Provo',2);
      """)
    #expect(
      try database.lines { $0.tables = ["state", "city"] } == [
        "1 Texas", "  1 Austin", "2 Utah", "  2 Provo", "3 Ohio",
      ])
  }

  /// Text keys without row numbers, roots of 0, Chinese and camel case, a reference to another key than the code.
  @Test(arguments: [
    """
    CREATE TABLE 部门(部门编号 TEXT PRIMARY KEY, 部门名称 TEXT, 上级部门编号 TEXT) WITHOUT ROWID;
    CREATE TABLE 员工(工号 TEXT PRIMARY KEY, 姓名 TEXT, 部门编号 TEXT) WITHOUT ROWID;
    INSERT INTO 部门 VALUES ('A','总部','0'),('B','研发','A');
    INSERT INTO 员工 VALUES ('7','王','B'),('8','李','A'),('9','赵','A');
    """,
    """
    CREATE TABLE orgUnit(unitId TEXT PRIMARY KEY, unitName TEXT, parentUnitId TEXT);
    CREATE TABLE staff(staffId TEXT PRIMARY KEY, staffName TEXT, unitId TEXT);
    INSERT INTO orgUnit VALUES ('A','总部',''),('B','研发','A');
    INSERT INTO staff VALUES ('7','王','B'),('8','李','A'),('9','赵','A');
    """,
    """
    CREATE TABLE d(id INTEGER PRIMARY KEY, code TEXT UNIQUE, name TEXT, parent_id INT REFERENCES d(id));
    CREATE TABLE p(id INTEGER PRIMARY KEY, name TEXT, d_code TEXT REFERENCES d(code));
    INSERT INTO d VALUES (1,'A','总部',NULL),(2,'B','研发',1);
    INSERT INTO p VALUES (7,'王','B'),(8,'李','A'),(9,'赵','A');
    """,
    """
    CREATE TABLE unit(setname TEXT PRIMARY KEY, descript TEXT, upper_setname TEXT);
    CREATE TABLE staff(nr TEXT PRIMARY KEY, name TEXT, node TEXT);
    INSERT INTO unit VALUES ('A','总部',NULL),('B','研发','A');
    INSERT INTO staff VALUES ('7','王','B'),('8','李','A'),('9','赵','A');
    """,
  ])
  func keysAreOfAnyKind(sql: String) throws {
    let tables = sql.split(separator: "\n").prefix(2).map { line in
      String(line.dropFirst("CREATE TABLE ".count).prefix { $0 != "(" })
    }
    #expect(
      outline(try Database(sql).whole(tables: tables).tree) == """
        A 总部
          B 研发
            7 王
          8 李
          9 赵
        """)
  }

  @Test func whatCannotBePlacedIsSaid() throws {
    let database = Database(Self.company)
    database.run("INSERT INTO dept VALUES (4,'Lost',9),(5,'Egg',6),(6,'Hen',5);")
    let flaws = #expect(throws: SourceErrors.self) { try database.whole(tables: ["dept", "person"]) }
    #expect(
      flaws?.first.map(\.message) == ["4: there is no parent 9", "5 is its own ancestor"])
    let kept = try database.whole(tables: ["dept", "person"]) { $0.keepsGoing = true }
    #expect(kept.tree.count == 6)
    #expect(kept.understanding.skipped == 3)
  }

  /// It is no flaw: most tables of people have some.
  @Test func aPersonOfNoDepartmentIsLeftOutAndCounted() throws {
    let database = Database(Self.company)
    database.run("INSERT INTO person VALUES (4,'Di',NULL);")
    let whole = try database.whole(tables: ["dept", "person"])
    #expect(whole.understanding.skipped == 1)
    #expect(!outline(whole.tree).contains("Di"))
  }

  /// What one table of a file was read as is not what another one is.
  @Test func theCacheTellsTablesApart() throws {
    let folder = "/tmp/areapick-test-tables-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    defer { system("rm -rf \(folder)") }
    let database = Database(
      """
      CREATE TABLE a(id INTEGER PRIMARY KEY, name TEXT, parent_id INT);
      CREATE TABLE b(id INTEGER PRIMARY KEY, name TEXT, a_id INT);
      CREATE TABLE c(id INTEGER PRIMARY KEY, name TEXT, a_id INT);
      \(Database.numbers(20_000)) INSERT INTO a SELECT n, 'a' || n, n / 2 FROM number;
      INSERT INTO b SELECT id, 'b' || id, id FROM a; INSERT INTO c SELECT id, 'c' || id, id FROM a;
      """)
    func last(_ table: String) throws -> String? {
      try database.whole(tables: ["a", table]) { $0.cacheFolder = folder }.tree.regions(code: "1")
        .map(\.name).last
    }
    #expect(try last("b") == "b1")
    #expect(try last("c") == "c1")
    #expect(try last("b") == "b1")
  }

  /// Regions that are told apart by their country and their number, without a table of the countries.
  @Test func rootsOfOneNumberHaveTheWholeKey() throws {
    let database = Database(
      """
      CREATE TABLE r(cc TEXT, rc TEXT, rn TEXT, PRIMARY KEY(cc,rc));
      CREATE TABLE t(cc TEXT, rc TEXT, tc TEXT, tn TEXT, PRIMARY KEY(cc,rc,tc),
        FOREIGN KEY(cc,rc) REFERENCES r(cc,rc));
      INSERT INTO r VALUES ('AT','1','Wien'),('DE','1','Bayern'),('DE','2','Hessen');
      INSERT INTO t VALUES ('AT','1','9','Simmering'),('DE','1','9','Ulm'),('DE','2','1','Fulda');
      """)
    #expect(
      outline(try database.whole().tree) == """
        AT/1 Wien
          9 Simmering
        DE/1 Bayern
          9 Ulm
        DE/2 Hessen
          1 Fulda
        """)
  }

  /// A client that all rows have is no part of their codes.
  @Test func aKeyBeginsWithWhatAllRowsShare() throws {
    let sql = """
      CREATE TABLE co(client TEXT, bukrs TEXT, butxt TEXT, PRIMARY KEY(client,bukrs));
      CREATE TABLE pl(client TEXT, werks TEXT, bukrs TEXT, name1 TEXT, PRIMARY KEY(client,werks),
        FOREIGN KEY(client,bukrs) REFERENCES co(client,bukrs));
      CREATE TABLE st(client TEXT, werks TEXT, lgort TEXT, lgobe TEXT, PRIMARY KEY(client,werks,lgort),
        FOREIGN KEY(client,werks) REFERENCES pl(client,werks));
      INSERT INTO co VALUES ('100','1000','DE'),('100','2000','UK');
      INSERT INTO pl VALUES ('100','1010','1000','HH'),('100','2010','2000','LDN');
      INSERT INTO st VALUES ('100','1010','0001','Raw'),('100','2010','0001','Raw UK');
      """
    let lines = [
      "1000 DE", "  1010 HH", "    0001 Raw", "2000 UK", "  2010 LDN", "    0001 Raw UK",
    ]
    let database = Database(sql)
    #expect(try database.lines() == lines)
    #expect(outline(try database.whole().tree) == lines.joined(separator: "\n"))
    #expect(try database.found("Raw UK") == ["UK/LDN/Raw UK"])
    // With a second client the rows of both are told apart.
    let two = Database(
      sql + """
        INSERT INTO co VALUES ('200','3000','FR');
        INSERT INTO pl VALUES ('200','1010','3000','PAR');
        INSERT INTO st VALUES ('200','1010','0001','Raw FR');
        """)
    #expect(try two.source().isReadWhole)
    #expect(
      outline(try two.whole().tree) == lines.joined(separator: "\n") + """

        3000 FR
          1010 PAR
            0001 Raw FR
        """)
  }

  @Test func aColumnCalledAfterItsOwnTableIsTheParent() throws {
    let rows = "INSERT INTO glpi_locations VALUES (1,'HQ',0),(2,'Floor',1),(3,'Room',2),(4,'Depot',0);"
    let database = Database(
      "CREATE TABLE glpi_locations(id INTEGER PRIMARY KEY, name TEXT, locations_id INT DEFAULT 0);" + rows)
    #expect(try database.lines() == ["1 HQ", "  2 Floor", "    3 Room", "4 Depot"])
    // Without a key of that name, it is the row's own.
    let other = Database(
      "CREATE TABLE glpi_locations(nr INTEGER PRIMARY KEY, name TEXT, locations_id INT);" + rows)
    #expect(try other.lines() == ["1 HQ", "2 Floor", "3 Room", "4 Depot"])
  }

  /// Nothing but the keys in a column tells that it names rows of the table; a kind, and what follows a row, do not.
  @Test func keysInAColumnTellThatItNamesParents() throws {
    let database = Database(
      """
      CREATE TABLE IFLOT(TPLNR TEXT PRIMARY KEY, PLTXT TEXT, TPLMA TEXT, FLTYP TEXT, NEXT_TPL TEXT);
      INSERT INTO IFLOT VALUES ('A1','Hamburg',NULL,'M','B1'),('W','Water','A1','M',NULL),('P1','Pump','W','W','S1'),
      ('S1','Steam','A1','W',NULL),('B1','Bremen',NULL,'M','P1');
      """)
    #expect(try outline(database.whole().tree) == "A1 Hamburg\n  W Water\n    P1 Pump\n  S1 Steam\nB1 Bremen")
    #expect(try !database.source().isReadWhole)
  }
}
