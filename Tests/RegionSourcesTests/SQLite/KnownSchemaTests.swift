import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// Databases as well-known programs make them.
@Suite struct KnownSchemaTests {
  private func places(_ sql: String, keepsGoing: Bool = false) throws -> [String] {
    try Database(sql).lines(keepsGoing: keepsGoing)
  }

  /// The picker of an iPhone: keys that nothing refers to, codes that the next table names, one word before all names.
  @Test func codesThatLowerTablesNameAreTheCodesOfAll() throws {
    let sql = """
      CREATE TABLE t_address_province(id INTEGER PRIMARY KEY, code TEXT, name TEXT);
      CREATE TABLE t_address_city(id INTEGER PRIMARY KEY, code TEXT, name TEXT, provinceCode TEXT);
      CREATE TABLE t_address_town(id INTEGER PRIMARY KEY, code TEXT, name TEXT, cityCode TEXT);
      INSERT INTO t_address_province VALUES (1,'11','北京'),(2,'44','广东');
      INSERT INTO t_address_city VALUES (1,'1101','市辖区','11'),(2,'4403','深圳','44');
      INSERT INTO t_address_town VALUES (1,'110101','东城','1101'),(2,'440305','南山','4403');
      """
    #expect(
      try places(sql) == [
        "11 北京", "  1101 市辖区", "    110101 东城", "44 广东", "  4403 深圳", "    440305 南山",
      ])
  }

  /// An Android database has a table of its own, and the lowest table has the codes of all levels above.
  @Test func aCodeIsCalledLikeThoseAbove() throws {
    let sql = """
      CREATE TABLE android_metadata(locale TEXT);
      CREATE TABLE province(_id INTEGER PRIMARY KEY, name TEXT, province_code TEXT);
      CREATE TABLE city(_id INTEGER PRIMARY KEY, name TEXT, city_code TEXT, province_code TEXT);
      CREATE TABLE area(_id INTEGER PRIMARY KEY, name TEXT, area_code TEXT, city_code TEXT, province_code TEXT);
      INSERT INTO province VALUES (1,'广东','44'); INSERT INTO city VALUES (1,'深圳','4403','44');
      INSERT INTO area VALUES (1,'南山','440305','4403','44'),(2,'福田','440304','4403','44');
      """
    #expect(try places(sql) == ["44 广东", "  4403 深圳", "    440305 南山", "    440304 福田"])
  }

  /// ERPNext keeps where an account was before.
  @Test func aFormerParentIsNone() throws {
    let sql = """
      CREATE TABLE account(name TEXT PRIMARY KEY, account_name TEXT, parent_account TEXT, old_parent TEXT);
      INSERT INTO account VALUES ('A - X','Assets','',''),('E - X','Equity','',''),('C - X','Cash','A - X','E - X');
      """
    #expect(try places(sql) == ["A - X Assets", "  C - X Cash", "E - X Equity"])
  }

  /// Magento has a row for each attribute of a category.
  @Test func theNameIsTheValueOfAnAttribute() throws {
    let sql = """
      CREATE TABLE catalog_category_entity(entity_id INTEGER PRIMARY KEY, parent_id INT, path TEXT, level INT);
      CREATE TABLE catalog_category_entity_varchar(value_id INTEGER PRIMARY KEY, attribute_id INT, store_id INT,
        entity_id INT REFERENCES catalog_category_entity(entity_id), value TEXT);
      CREATE TABLE eav_attribute(attribute_id INTEGER PRIMARY KEY, attribute_code TEXT);
      INSERT INTO catalog_category_entity VALUES (1,0,'1',0),(2,1,'1/2',1),(3,2,'1/2/3',2);
      INSERT INTO eav_attribute VALUES (45,'name'),(46,'url_key');
      INSERT INTO catalog_category_entity_varchar VALUES (1,46,0,1,'u1'),(2,45,0,1,'Root'),(3,45,0,2,'Food'),
        (4,46,0,2,'food'),(5,45,0,3,'Fruit'),(6,45,1,3,'Obst');
      """
    #expect(try places(sql) == ["1 Root", "  2 Food", "    3 Fruit"])
    #expect(try Database(sql).found("Fruit") == ["Root/Food/Fruit"])
  }

  private let broken = """
    CREATE TABLE t(id INT, parent_id INT, name TEXT);
    INSERT INTO t VALUES (1,NULL,'A'||char(13)||char(10)||' B'),(2,1,'C'||char(9)),(3,1,'D'||char(27)),(4,NULL,'E');
    """

  @Test func aLineEndInANameIsABlank() throws {
    let whole = broken.split(separator: ",(3").joined(separator: ",(4,NULL,'E'); --")
    #expect(try places(whole) == ["1 A B", "  2 C", "4 E"])
  }

  @Test func aNameThatCannotBeShownIsLeftOutOnRequest() throws {
    #expect(try places(broken, keepsGoing: true) == ["1 A B", "  2 C", "4 E"])
    #expect(throws: ListSourceError.self) { try places(broken) }
  }

  @Test func blanksAroundNamesAreTrimmedAndSaid() throws {
    let database = Database(
      "CREATE TABLE t(id INT, parent_id INT, name TEXT); INSERT INTO t VALUES (1,NULL,'  a'),(2,1,'b '),(3,1,'c d');"
    )
    let read = try database.whole()
    #expect(read.tree.roots.subtrees.map(\.name) == ["a", "b", "c d"])
    #expect(read.understanding.notes == ["blanks around 2 names were trimmed"])
  }

  @Test func lineEndsInsideNamesAreSaid() throws {
    let database = Database(
      "CREATE TABLE t(id INT, parent_id INT, name TEXT); INSERT INTO t VALUES (1,NULL,'a'||char(9)||'b'),(2,1,'b'||char(10)),(3,1,'c'||char(13,10)||'d');"
    )
    let read = try database.whole()
    #expect(read.tree.roots.subtrees.map(\.name) == ["a b", "b", "c d"])
    #expect(read.understanding.notes == ["line ends inside 2 names were made blanks"])
  }

  @Test func aCodeThatStandsTwiceIsLeftOutOnRequest() throws {
    let sql = """
      CREATE TABLE t(id, name, parent);
      INSERT INTO t VALUES (1,'a',NULL),(2,'b',1),(2,'b2',1),(4,'d',1),(9,'z',NULL);
      """
    #expect(try places(sql, keepsGoing: true) == ["1 a", "  2 b", "  4 d", "9 z"])
    #expect(throws: ListSourceError.self) { try places(sql) }
  }

  /// Oracle's example: a department has a manager as well, and only the employees' is a key to their own table.
  @Test func aDeclaredKeyDecidesBetweenTables() throws {
    let sql = """
      CREATE TABLE departments(department_id INTEGER PRIMARY KEY, department_name TEXT NOT NULL, manager_id INTEGER);
      CREATE TABLE employees(employee_id INTEGER PRIMARY KEY, last_name TEXT NOT NULL,
        manager_id INTEGER REFERENCES employees(employee_id),
        department_id INTEGER REFERENCES departments(department_id));
      INSERT INTO departments VALUES (10,'Administration',200),(90,'Executive',100);
      INSERT INTO employees VALUES (100,'King',NULL,90),(101,'Kochhar',100,90),(200,'Whalen',101,10);
      """
    #expect(try places(sql) == ["100 King", "  101 Kochhar", "    200 Whalen"])
  }

  /// Northwind: regions and territories by a key, beside tables that nothing joins.
  @Test func theLongestRowOfKeysIsTheTree() throws {
    let sql = """
      CREATE TABLE region (region_id INT PRIMARY KEY, region_description TEXT NOT NULL);
      CREATE TABLE territories (territory_id TEXT PRIMARY KEY, territory_description TEXT, region_id INT NOT NULL,
        FOREIGN KEY (region_id) REFERENCES region);
      CREATE TABLE us_states (state_id INT PRIMARY KEY, state_name TEXT, state_abbr TEXT, state_region TEXT);
      CREATE TABLE shippers (shipper_id INT PRIMARY KEY, company_name TEXT NOT NULL, phone TEXT);
      INSERT INTO region VALUES (1,'Eastern'),(2,'Western');
      INSERT INTO territories VALUES ('01581','Westboro',1),('01730','Bedford',1),('60179','Hoffman',2);
      INSERT INTO us_states VALUES (1,'Alabama','AL','south'),(2,'Alaska','AK','north'),(3,'Arizona','AZ','west');
      INSERT INTO shippers VALUES (1,'Speedy','1');
      """
    #expect(
      try places(sql) == ["1 Eastern", "  01581 Westboro", "  01730 Bedford", "2 Western", "  60179 Hoffman"])
  }

  /// LedgerSMB: headings that may lie in each other and do not, accounts below them, and what joins accounts with words.
  @Test func anEmptyColumnOfParentsMakesNoTree() throws {
    let sql = """
      CREATE TABLE account_heading (id INTEGER PRIMARY KEY, parent_id INT REFERENCES account_heading(id), description TEXT);
      CREATE TABLE account (id INTEGER PRIMARY KEY, description TEXT, heading INT REFERENCES account_heading(id));
      CREATE TABLE account_link_description (description TEXT PRIMARY KEY, summary BOOLEAN, custom BOOLEAN);
      CREATE TABLE account_link (account_id INT REFERENCES account(id),
        description TEXT REFERENCES account_link_description(description), PRIMARY KEY (account_id, description));
      CREATE TABLE defaults (setting_key TEXT PRIMARY KEY, value TEXT);
      INSERT INTO account_heading VALUES (1,NULL,'ASSETS'),(2,NULL,'SALES');
      INSERT INTO account VALUES (1,'Checking',1),(2,'Cash',1),(3,'Export',2);
      INSERT INTO account_link_description VALUES ('AR',1,0),('AP',1,0);
      INSERT INTO account_link VALUES (1,'AR'),(2,'AR'),(3,'AP');
      """
    #expect(try places(sql) == ["1 ASSETS", "  1 Checking", "  2 Cash", "2 SALES", "  3 Export"])
  }

  /// A shop: what is on stock has no name, so that it is no level.
  @Test func tablesWithoutNamesAreNoLevels() throws {
    let sql = """
      CREATE TABLE supplier (suppid INT PRIMARY KEY, name TEXT);
      CREATE TABLE category (catid TEXT PRIMARY KEY, name TEXT);
      CREATE TABLE product (productid TEXT PRIMARY KEY, category TEXT REFERENCES category(catid), name TEXT);
      CREATE TABLE item (itemid TEXT PRIMARY KEY, productid TEXT REFERENCES product(productid), listprice REAL);
      INSERT INTO supplier VALUES (1,'XYZ Pets');
      INSERT INTO category VALUES ('FISH','Fish'),('DOGS','Dogs');
      INSERT INTO product VALUES ('FI-1','FISH','Koi'),('K9-1','DOGS','Poodle');
      INSERT INTO item VALUES ('EST-1','FI-1',16.5);
      """
    #expect(try places(sql) == ["FISH Fish", "  FI-1 Koi", "DOGS Dogs", "  K9-1 Poodle"])
  }
}
