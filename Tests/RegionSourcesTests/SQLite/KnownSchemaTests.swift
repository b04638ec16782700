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
}
