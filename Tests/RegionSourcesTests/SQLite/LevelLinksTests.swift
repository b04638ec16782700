import RegionModel
import Testing

@testable import RegionSources

/// Levels that a table of links joins.
@Suite struct LevelLinksTests {
  private static let shop = """
    CREATE TABLE category(id INTEGER PRIMARY KEY, name TEXT);
    CREATE TABLE product(id INTEGER PRIMARY KEY, name TEXT, price REAL);
    CREATE TABLE category_product(category_id INT REFERENCES category(id), product_id INT REFERENCES product(id));
    CREATE TABLE tag(id INTEGER PRIMARY KEY, product_id INT REFERENCES product(id), name TEXT);
    INSERT INTO category VALUES (1,'Toys'),(2,'Gifts');
    INSERT INTO product VALUES (1,'Ball',2),(2,'Card',3);
    INSERT INTO category_product VALUES (1,1),(2,1),(2,2);
    INSERT INTO tag VALUES (1,1,'red'),(2,2,'new');
    """

  private func whole(_ sql: String, _ tables: [String]) throws -> String {
    outline(try Database(sql).whole(tables: tables).tree)
  }

  @Test func aRowLiesInEachThatALinkNames() throws {
    #expect(
      try whole(Self.shop, ["category", "product"])
        == "1 Toys\n  1 Ball\n2 Gifts\n  1 Ball\n  2 Card")
    #expect(
      try whole(Self.shop, ["category", "product", "tag"])
        == "1 Toys\n  1 Ball\n    1 red\n2 Gifts\n  1 Ball\n    1 red\n  2 Card\n    2 new")
  }

  @Test func aRowThatNoLinkNamesIsLeftOutAndCounted() throws {
    let sql = Self.shop + "INSERT INTO product VALUES (3,'Lost',1);"
    let whole = try Database(sql).whole(tables: ["category", "product"])
    #expect(whole.understanding.skipped == 1)
    #expect(outline(whole.tree) == "1 Toys\n  1 Ball\n2 Gifts\n  1 Ball\n  2 Card")
  }

  /// Who made a link is none of its ends.
  @Test func aLinkThatNamesARowTwiceIsNone() {
    let sql = """
      CREATE TABLE users(id INTEGER PRIMARY KEY, name TEXT); CREATE TABLE roles(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE user_roles(user_id INT REFERENCES users, role_id INT REFERENCES roles, granted_by INT REFERENCES users);
      INSERT INTO users VALUES (1,'Ann'),(2,'Bob'); INSERT INTO roles VALUES (1,'admin'),(2,'dev');
      INSERT INTO user_roles VALUES (1,1,2),(2,2,1),(1,2,2);
      """
    #expect(throws: (any Error).self) { try whole(sql, ["roles", "users"]) }
  }

  @Test func aKeyToANameTellsTheNames() throws {
    let sql = """
      CREATE TABLE providers(id INTEGER PRIMARY KEY, name TEXT UNIQUE);
      CREATE TABLE prefixes(id INTEGER PRIMARY KEY, provider TEXT REFERENCES providers(name), prefix TEXT);
      INSERT INTO providers VALUES (1,'Jazz'),(2,'Zong'); INSERT INTO prefixes VALUES (1,'Jazz','300'),(2,'Zong','310');
      """
    let tree = try Database(sql).whole(tables: ["providers", "prefixes"]).tree
    #expect(tree.roots.map(\.name) == ["Jazz", "Zong"])
  }

  /// A person's boss may be in another branch.
  @Test func bossesAreNoPlacesBelowBranches() throws {
    let sql = """
      CREATE TABLE branch(id INTEGER PRIMARY KEY, name TEXT);
      CREATE TABLE employee(id INTEGER PRIMARY KEY, name TEXT, super_id INT REFERENCES employee(id), branch_id INT REFERENCES branch(id));
      INSERT INTO branch VALUES (1,'Corporate'),(2,'Scranton'); INSERT INTO employee VALUES (1,'David',NULL,1),(2,'Michael',1,2);
      """
    #expect(try whole(sql, ["branch", "employee"]) == "1 Corporate\n  1 David\n2 Scranton\n  2 Michael")
  }

  /// Of two tables of links nobody knows which is meant.
  @Test func onlyOneTableMayLink() {
    let sql =
      Self.shop
      + "CREATE TABLE featured(category_id INT REFERENCES category(id), product_id INT REFERENCES product(id));"
    #expect(throws: (any Error).self) { try whole(sql, ["category", "product"]) }
  }
}
