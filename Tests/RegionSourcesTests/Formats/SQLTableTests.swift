import RegionModel
import RegionSources
import Testing

/// Which of several tables in SQL are the tree.
@Suite struct SQLTableTests {
  private let provinces = """
    CREATE TABLE `provinces` (`id` int(11) NOT NULL, `provinceid` varchar(20) NOT NULL, `province` varchar(50) NOT NULL, PRIMARY KEY (`id`));
    INSERT INTO `provinces` VALUES ('1', '110000', '北京市'), ('2', '120000', '天津市');

    """
  private let cities = """
    CREATE TABLE `cities` (`id` int(11) NOT NULL, `cityid` varchar(20) NOT NULL, `city` varchar(50) NOT NULL, `provinceid` varchar(20) NOT NULL, PRIMARY KEY (`id`));
    INSERT INTO `cities` VALUES ('1', '110100', '东城', '110000'), ('2', '120100', '和平', '120000');

    """
  private let others = """
    CREATE TABLE users (id int primary key, name varchar(20));
    INSERT INTO users VALUES (1, 'ada'), (2, 'bob');
    CREATE TABLE logs (id int primary key, message varchar(20), at datetime);
    INSERT INTO logs VALUES (1, 'in', now());

    """
  private let category = """
    CREATE TABLE category (id int primary key, parent_id int, name varchar(20));
    INSERT INTO category VALUES (1, NULL, 'Food'), (2, 1, 'Fruit');
    """

  @Test func tablesOfALevelEachAreJoinedAsADatabasesAre() throws {
    let read = try read(provinces + cities)
    #expect(outline(read.tree) == "110000 北京市\n  110100 东城\n120000 天津市\n  120100 和平")
    #expect(read.understanding.shape == "a table a level: provinces, cities")
    #expect(read.understanding.notes == ["the tables provinces, cities"])
    #expect(read.understanding.format == .sql)
  }

  @Test func theOnlyTableWithParentsIsTheTree() throws {
    let read = try read(others + category)
    #expect(outline(read.tree) == "1 Food\n  2 Fruit")
    #expect(
      read.understanding.notes
        == [
          "the table category",
          "other tables: users, logs; --table takes one, or a level each with + between them",
        ])
  }

  @Test func tablesMayBeNamed() throws {
    #expect(outline(others + category) { $0.tables = ["USERS"] } == "1 ada\n2 bob")
    #expect(
      outline(others + provinces + cities) { $0.tables = ["provinces", "cities"] }
        == "110000 北京市\n  110100 东城\n120000 天津市\n  120100 和平")
    #expect(
      outline(others + category) {
        $0.tables = ["logs"]
        $0.fields.name = ["id"]
        $0.fields.code = ["message"]
      } == "in 1")
    #expect(
      outline(others + category) { $0.tables = ["nope"] }
        == "x: there is no table nope; there are users, logs, category")
    #expect(outline(category) { $0.tables = ["nope"] } == "x: there is no table nope; there are category")
    #expect(
      outline(others + category) { $0.tables = ["users", "logs"] }
        == "x: logs has no foreign key to users: say --fields parent=COLUMN")
    #expect(
      outline("id,name\n1,A\n") { $0.tables = ["t"] }
        == "x: --table is for a SQLite database, an SQL dump or a program's text: --data FILE")
  }

  @Test func whereNothingFitsTheTablesAreNamed() {
    #expect(
      outline(others)
        == "x: no table has a column for the parent; there are users, logs: say --table NAME, a level each with + between them"
    )
    #expect(
      outline(others + provinces)
        == "x: no table has a column for the parent; there are users, logs, provinces: say --table NAME, a level each with + between them"
    )
  }

  @Test func tablesThatNothingJoinsAreNoneOfTheTree() {
    #expect(
      outline(others + provinces + cities) == "110000 北京市\n  110100 东城\n120000 天津市\n  120100 和平")
  }

  @Test func keysThatComeAtTheEndJoinToo() {
    let text = """
      CREATE TABLE public.land (nr integer NOT NULL, bezeichnung text);
      CREATE TABLE public.kreis (nr integer NOT NULL, teil integer, bezeichnung text);
      COPY public.kreis (nr, teil, bezeichnung) FROM stdin;
      1\t2\tA
      2\t1\tB
      \\.
      COPY public.land (nr, bezeichnung) FROM stdin;
      1\tX
      2\tY
      \\.
      ALTER TABLE ONLY public.land ADD CONSTRAINT a PRIMARY KEY (nr);
      ALTER TABLE ONLY public.kreis ADD CONSTRAINT b FOREIGN KEY (teil) REFERENCES public.land(nr);
      """
    #expect(outline(text) == "1 X\n  2 B\n2 Y\n  1 A")
  }

  @Test func tablesWhoseCodesLieInEachOtherAreLevels() {
    let text = """
      INSERT INTO provinces (code, name) VALUES ('11', 'A'), ('12', 'B');
      INSERT INTO cities (code, name) VALUES ('1101', 'C'), ('1102', 'D'), ('1201', 'E');
      """
    #expect(outline(text) == "11 A\n  1101 C\n  1102 D\n12 B\n  1201 E")
  }

  @Test func definitionsAndRowsMayStandInTwoFiles() throws {
    let parts = provinces.split(separator: "\n").map { String($0) + "\n" }
    let read = try readFiles([(name: "a.sql", text: parts[0]), (name: "b.sql", text: parts[1])])
    #expect(outline(read.tree) == "1 北京市\n2 天津市")
    let two = try readFiles([(name: "p.sql", text: provinces), (name: "c.sql", text: cities)])
    #expect(outline(two.tree) == "110000 北京市\n  110100 东城\n120000 天津市\n  120100 和平")
    let mixed = try readFiles([
      (name: "provinces.csv", text: "provinceid,province\n110000,北京市\n120000,天津市\n"),
      (name: "c.sql", text: cities),
    ])
    #expect(outline(mixed.tree) == "110000 北京市\n  1 东城\n120000 天津市\n  2 和平")
  }

  /// The heading says which key the numbers are: the `id` of provinces that have a `code` too.
  @Test func theKeyBesideACodeJoinsTables() throws {
    let text =
      "INSERT INTO provinces (id, code, name) VALUES (1, '10', 'Bangkok'), (2, '11', 'Samut Prakan');\n"
      + "INSERT INTO amphures (id, code, name, province_id) VALUES (1, '1001', 'Phra Nakhon', 1), (52, '1101', 'Mueang', 2);\n"
    #expect(outline(text) == "10 Bangkok\n  1001 Phra Nakhon\n11 Samut Prakan\n  1101 Mueang")
  }

  @Test func flawsOfLevelsHaveTheirLines() throws {
    let lost = cities + "INSERT INTO cities VALUES (3, '130100', '石家庄', '130000');\n"
    #expect(outline(provinces + lost) == "x:5: 130100: there is no parent 130000")
    let twice = cities + "INSERT INTO cities VALUES (2, '130100', '石家庄', '120000');\n"
    #expect(outline(provinces + twice) == "x:5: the code 2 stands twice")
    let kept = try read(provinces + lost) { $0.keepsGoing = true }
    #expect(outline(kept.tree) == "110000 北京市\n  110100 东城\n120000 天津市\n  120100 和平")
    #expect(kept.understanding.skipped == 1)
    // A row of a table that nobody reads is no flaw.
    #expect(outline(others + category + "INSERT INTO users VALUES (7);\n") == "1 Food\n  2 Fruit")
  }

  @Test func numbersKeepTheirTextInADatabaseToo() {
    let text = """
      CREATE TABLE a (code bigint PRIMARY KEY, name text);
      CREATE TABLE b (code bigint PRIMARY KEY, a_code bigint REFERENCES a(code), name text);
      INSERT INTO a VALUES (018446744073709551615, 'A');
      INSERT INTO b VALUES (0001, 018446744073709551615, 'B');
      """
    #expect(outline(text) == "018446744073709551615 A\n  0001 B")
  }
}

/// Rows that a query takes from values which stand in it.
@Suite struct SelectedValuesTests {
  private static let regions = "INSERT INTO region (code, name) VALUES ('N', 'North'), ('S', 'South');\n"

  @Test(arguments: [
    "JOIN region r ON r.code = d.upper ON CONFLICT DO NOTHING;",
    "JOIN public.region AS r ON d.upper = r.code;",
    ", region r WHERE r.code = d.upper;",
  ])
  func eachStandsBesideTheRowOfAnotherTable(end: String) {
    let text =
      Self.regions + """
        INSERT INTO district (region_id, code, name)
        SELECT r.id, d.code, d.name FROM (VALUES ('N', 'N1', 'Bray'), ('S', 'S1', 'Cork')) AS d(upper, code, name)
        \(end)
        INSERT INTO district (region_id, code, name)
        SELECT r.id, d.code, d.name FROM (VALUES ('S', 'S2', 'Ems')) AS d(upper, code, name)
        \(end)
        """
    #expect(outline(text) == "N North\n  N1 Bray\nS South\n  S1 Cork\n  S2 Ems")
  }

  @Test func rowsOfOtherQueriesAreToldOf() throws {
    let text = Self.regions + "INSERT INTO district (code, name) SELECT code, name FROM old_district;"
    let notes = try read(text).understanding.notes
    #expect(notes.contains("the rows of 1 statement are those of a query, and were not read"))
  }
}
