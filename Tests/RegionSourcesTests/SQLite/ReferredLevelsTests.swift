import RegionModel
import Testing

@testable import RegionSources

/// Tables whose columns name rows of each other, where no key is declared.
@Suite struct ReferredLevelsTests {
  private static let provinces = """
    INSERT INTO province VALUES (1, '北京市'), (2, '河北省');
    INSERT INTO city VALUES (1, '市辖区', 1), (2, '石家庄市', 2), (3, '唐山市', 2);
    INSERT INTO area VALUES (1, '东城区', 1), (2, '长安区', 2), (3, '路南区', 3);
    """
  private static let outlined = """
    北京市
      市辖区
        东城区
    河北省
      石家庄市
        长安区
      唐山市
        路南区
    """

  /// The outline of a tree without its codes.
  private func names(_ tree: RegionTree) -> String {
    outline(tree).split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      return line.prefix(line.count - text.count) + text.drop { $0 != " " }.dropFirst()
    }.joined(separator: "\n")
  }

  @Test(arguments: ["pid", "parent_id", "parentId", "superior_id"])
  func eachTableHasAColumnForTheParent(heading: String) throws {
    let database = Database(
      """
      CREATE TABLE province(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE city(id INTEGER PRIMARY KEY, name TEXT, \(heading) INTEGER);
      CREATE TABLE area(id INTEGER PRIMARY KEY, name TEXT, \(heading) INTEGER);
      \(Self.provinces)
      """)
    let tree = try database.whole().tree
    #expect(names(tree) == Self.outlined)
  }

  @Test(arguments: [
    ("id_province", "province_id"), ("ProvinceID", "id_province"), ("province_no", "province_id"),
  ])
  func theKeyIsCalledInAnotherOrder(key: String, reference: String) throws {
    let database = Database(
      """
      CREATE TABLE province(\(key) INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE city(id_city INTEGER PRIMARY KEY, name TEXT, \(reference) INTEGER);
      CREATE TABLE users(id INTEGER PRIMARY KEY, username TEXT, password TEXT);
      CREATE TABLE orders(id INTEGER PRIMARY KEY, user_id INTEGER, total INTEGER, ordered_at TEXT);
      INSERT INTO province VALUES (1, '北京市'), (2, '河北省');
      INSERT INTO city VALUES (1, '市辖区', 1), (2, '石家庄市', 2), (3, '唐山市', 2);
      INSERT INTO users VALUES (1, 'ann', 'x'), (2, 'bob', 'y'), (3, 'cy', 'z');
      INSERT INTO orders VALUES (1, 1, 20, '2024-01-01'), (2, 3, 30, '2024-01-02');
      """)
    #expect(
      names(try database.whole().tree)
        == "北京市\n  市辖区\n河北省\n  石家庄市\n  唐山市")
  }

  /// A column with the name of the table above alone holds its codes.
  @Test func theColumnIsCalledAsTheTable() throws {
    let database = Database(
      """
      CREATE TABLE dim_divisions(code TEXT PRIMARY KEY, label TEXT);
      CREATE TABLE dim_teams(code TEXT PRIMARY KEY, department TEXT, label TEXT);
      CREATE TABLE dim_departments(code TEXT PRIMARY KEY, division TEXT, label TEXT);
      INSERT INTO dim_divisions VALUES ('D1', 'Sales'), ('D2', 'Works');
      INSERT INTO dim_departments VALUES ('P1', 'D1', 'North'), ('P2', 'D1', 'South'), ('P3', 'D2', 'Mill');
      INSERT INTO dim_teams VALUES ('T1', 'P1', 'One'), ('T2', 'P3', 'Two'), ('T3', 'P3', 'Three');
      """)
    #expect(
      names(try database.whole().tree)
        == "Sales\n  North\n    One\n  South\nWorks\n  Mill\n    Two\n    Three")
  }

  /// A table whose rows lie below each other stays the tree, whatever others refer to.
  @Test func rowsBelowEachOtherAreTheTree() throws {
    let database = Database(
      """
      CREATE TABLE shops(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE departments(id INTEGER PRIMARY KEY, name TEXT, parent_id INTEGER);
      INSERT INTO shops VALUES (1, 'North'), (2, 'South'), (3, 'West');
      INSERT INTO departments VALUES (1, 'Food', NULL), (2, 'Bread', 1), (3, 'Rolls', 2);
      """)
    #expect(names(try database.whole().tree) == "Food\n  Bread\n    Rolls")
  }

  /// Two tables below one leave open which is meant.
  @Test func twoTablesBelowOneAreRefused() {
    let database = Database(
      """
      CREATE TABLE departments(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE employees(id INTEGER PRIMARY KEY, name TEXT, department_id INTEGER);
      CREATE TABLE projects(id INTEGER PRIMARY KEY, name TEXT, department_id INTEGER);
      INSERT INTO departments VALUES (1, 'North'), (2, 'South');
      INSERT INTO employees VALUES (1, 'Ann', 1), (2, 'Bo', 2);
      INSERT INTO projects VALUES (1, 'Mill', 1), (2, 'Dam', 2);
      """)
    #expect(throws: (any Error).self) { try database.whole() }
  }
}

/// Databases as people write them by hand, without keys that are declared.
@Suite struct HandwrittenDatabaseTests {
  private func outlineOfSQL(_ text: String) -> String { outline(text) { $0.format = .sql } }

  @Test func theKeyOfCategoriesIsNoneOfSubcategories() {
    let text = """
      INSERT INTO users (id, email) VALUES (1,'a@b.c'),(2,'x@y.z');
      INSERT INTO categories (id, name) VALUES (1,'A'),(2,'B');
      INSERT INTO subcategories (id, name, category_id) VALUES (1,'A1',1),(2,'B1',2);
      INSERT INTO products (id, name, subcategory_id, equipment_owner_id) VALUES (1,'E',1,1),(2,'F',2,1);
      """
    #expect(outlineOfSQL(text) == "1 A\n  1 A1\n    1 E\n2 B\n  2 B1\n    2 F")
  }

  @Test func employeesAreNumberedByTheDatabase() throws {
    let text = """
      INSERT INTO role (title, salary) VALUES ('Clerk', 10),('Boss', 20),('Hand', 5);
      INSERT INTO employee (first_name, last_name, role_id, manager_id) VALUES
      ('Ann','One',2,NULL),('Bob','Two',1,NULL),('Cid','Three',3,3),('Dan','Four',1,2),('Eva','Five',2,1);
      """
    #expect(outlineOfSQL(text) == "Ann One\n  Eva Five\nBob Two\n  Dan Four\nCid Three")
    let tables = "CREATE TABLE role(title TEXT, salary INT); CREATE TABLE employee(first_name TEXT, "
    let database = Database(tables + "last_name TEXT, role_id INT, manager_id INT);" + text)
    #expect(
      outline(try database.whole().tree)
        == "1 Ann One\n  5 Eva Five\n2 Bob Two\n  4 Dan Four\n3 Cid Three")
  }

  @Test func rowsWithoutColumnsAreJoinedByTheirValues() {
    let text = """
      INSERT INTO categories VALUES ('C1','Ordinateur');
      INSERT INTO categories VALUES ('C2','Livre');
      INSERT INTO produits VALUES ('P1','C1','Portable');
      INSERT INTO produits VALUES ('P2','C1','Souris');
      INSERT INTO produits VALUES ('P3','C2','Roman');
      """
    #expect(outlineOfSQL(text) == "C1 Ordinateur\n  P1 Portable\n  P2 Souris\nC2 Livre\n  P3 Roman")
  }

  @Test func rowsWithoutColumnsThatNothingJoinsAreNamed() {
    let text =
      "INSERT INTO a VALUES ('C1','One');\nINSERT INTO b VALUES ('X','Y');\nINSERT INTO b VALUES ('Z','W');\n"
    #expect(outlineOfSQL(text).contains("nothing says the columns of a, b"))
  }

  @Test func theTableStandsInFrontOfItsKey() {
    let text = """
      CREATE TABLE region (id_region INT PRIMARY KEY, region_name VARCHAR(30));
      CREATE TABLE country (id_country INT PRIMARY KEY, country_name VARCHAR(30), region_id_region INT);
      INSERT INTO region VALUES (1,'Europe'),(2,'Asia');
      INSERT INTO country VALUES (1,'France',1),(2,'Japan',2),(3,'Italy',1);
      """
    #expect(outlineOfSQL(text) == "1 Europe\n  1 France\n  3 Italy\n2 Asia\n  2 Japan")
  }

  @Test func aListStandsBesideWhatPeopleDid() throws {
    let database = Database(
      """
      CREATE TABLE zones(ZoneCode TEXT PRIMARY KEY, Label TEXT);
      CREATE TABLE audit_log(id INTEGER PRIMARY KEY, user_id INTEGER, action TEXT, at TEXT);
      INSERT INTO zones VALUES ('A', 'North'), ('B', 'South');
      INSERT INTO audit_log VALUES (1, 1, 'login', '2024-01-01'), (2, 1, 'edit', '2024-01-02');
      """)
    #expect(outline(try database.whole().tree) == "A North\nB South")
  }

  /// Departments, roles and employees are a level each, although an employee has a manager.
  @Test(arguments: [true, false])
  func peopleStandBelowTheirRoles(areDeclared: Bool) throws {
    func key(_ column: String, _ table: String) -> String {
      areDeclared ? ", FOREIGN KEY(\(column)) REFERENCES \(table)(id)" : ""
    }
    let database = Database(
      """
      CREATE TABLE department(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE role(id INTEGER PRIMARY KEY, title TEXT, salary INT, department_id INT\(key("department_id", "department")));
      CREATE TABLE employee(id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, role_id INT, manager_id INT
        \(key("role_id", "role"))\(key("manager_id", "employee")));
      INSERT INTO department VALUES (1, 'Sales'), (2, 'Works');
      INSERT INTO role VALUES (1, 'Clerk', 10, 1), (2, 'Boss', 20, 2), (3, 'Hand', 5, 2);
      INSERT INTO employee VALUES (1, 'Ann', 'One', 2, NULL), (2, 'Bob', 'Two', 1, NULL), (3, 'Cid', 'Three', 3, 1);
      """)
    #expect(
      outline(try database.whole().tree) == """
        1 Sales
          1 Clerk
            2 Bob Two
        2 Works
          2 Boss
            1 Ann One
          3 Hand
            3 Cid Three
        """)
  }

  @Test func tablesWithoutNumbersGetThemFromTheDatabase() {
    let text = """
      INSERT INTO departement (departement) VALUES ('Ventes'), ('Usine');
      INSERT INTO poste (libelle, salaire, Id_departement) VALUES ('Vendeur', 10, 1), ('Chef', 20, 2), ('Ouvrier', 5, 2);
      INSERT INTO journal (jour, texte) VALUES ('2024-01-01', 'ouvert');
      """
    #expect(
      outlineOfSQL(text).split(separator: "\n").map { $0.filter { !$0.isNumber } }
        == [" Ventes", "   Vendeur", " Usine", "   Chef", "   Ouvrier"])
  }

  /// Tables that may all lie in each other are refused at once: their rows of tables are without number.
  @Test(arguments: [8, 20])
  func manyTablesWithParentsAreRefused(count: Int) {
    let tables = (0..<count).map { number in
      "CREATE TABLE t\(number)(id INTEGER PRIMARY KEY, name TEXT, parent_id INT);"
        + "INSERT INTO t\(number) VALUES (1, 'a\(number)', 1), (2, 'b\(number)', 2), (3, 'c\(number)', 1);"
    }
    #expect(throws: (any Error).self) { try Database(tables.joined()).whole() }
  }
}
