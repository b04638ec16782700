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
