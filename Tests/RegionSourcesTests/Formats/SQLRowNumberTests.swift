import RegionSources
import Testing

/// Rows in SQL without keys, whose parents are the numbers that the database will give them.
@Suite struct SQLRowNumberTests {
  @Test(arguments: [
    (
      "INSERT INTO cat (name, parent_id) VALUES ('A', NULL), ('B', 1), ('C', 2), ('D', 1);",
      "A\n  B\n    C\n  D"
    ),
    (
      "INSERT INTO department (title, office_id, main_department_id) VALUES ('A', 1, NULL), ('B', 1, 1), ('C', 2, 2);",
      "A\n  B\n    C"
    ),
    // The word for parents stands behind what all names begin with, and codes are taken where rows have them.
    (
      "INSERT INTO categorias (cat_nombre, cat_codigo, cat_padre) VALUES ('bebidas','B',NULL),('extras','E',NULL),('agua','AgB',1),('coca','C',2);",
      "B bebidas\n  AgB agua\nE extras\n  C coca"
    ),
    (
      "INSERT INTO accounts (code, name, parent_id) VALUES ('1000','Assets',NULL),('1100','Cash',1),('1200','Bank',1);",
      "1000 Assets\n  1100 Cash\n  1200 Bank"
    ),
    // Parents are values of the codes, so that they are no numbers of rows.
    ("INSERT INTO t (code, name, parent_id) VALUES (2,'A',NULL),(1,'B',2),(3,'C',1);", "2 A\n  1 B\n    3 C"),
  ])
  func parentsAreNumbersOfRows(text: String, expected: String) { #expect(outline(text) == expected) }

  /// What stands in the column of parents beside variables is the number of a row elsewhere, unless all are rows before.
  @Test func variablesHaveTheNumbersOfRows() {
    let menus = """
      insert into sys_menu (menu_name, parent_id, order_num) values('Users', '3', '1');
      SELECT @parentId := LAST_INSERT_ID();
      insert into sys_menu (menu_name, parent_id, order_num) values('Query', @parentId, '1');
      insert into sys_menu (menu_name, parent_id, order_num) values('Add', @parentId, '2');
      insert into sys_menu (menu_name, parent_id, order_num) values('Roles', '3', '2');
      SELECT @parentId := LAST_INSERT_ID();
      insert into sys_menu (menu_name, parent_id, order_num) values('Change', @parentId, '1');
      """
    #expect(outline(menus) == "Users\n  Query\n  Add\nRoles\n  Change")
    let mixed = """
      INSERT INTO cat (name, parent_id) VALUES ('A', NULL), ('B', 1);
      SET @b = LAST_INSERT_ID();
      INSERT INTO cat (name, parent_id) VALUES ('C', @b), ('D', 2);
      """
    #expect(outline(mixed) == "A\n  B\n    D\n  C")
  }

  /// A variable with the number of a row of another table says nothing of this one's.
  @Test func numbersOfOtherTablesAreReferences() {
    let items = """
      INSERT INTO tag (name) VALUES ('Fruit');
      SET @t = LAST_INSERT_ID();
      INSERT INTO item (name, tag_id) VALUES ('Apple', @t), ('Pear', @t);
      INSERT INTO tag (name) VALUES ('Veg');
      SET @t = LAST_INSERT_ID();
      INSERT INTO item (name, tag_id) VALUES ('Leek', @t);
      """
    #expect(outline(items) == "1 Fruit\n  1 Apple\n  2 Pear\n2 Veg\n  3 Leek")
  }
}
