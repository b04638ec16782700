import RegionSources
import Testing

/// JSON that holds tables: names of columns apart from the rows, rows without names, objects that refer to each other.
@Suite struct ColumnTableTests {
  @Test(arguments: [
    // pandas: orient=split, and the default
    #"{"columns":["code","name","parent"],"index":[0,1],"data":[["11","A",null],["12","B","11"]]}"#,
    #"{"code":{"0":"11","1":"12"},"name":{"0":"A","1":"B"},"parent":{"0":null,"1":"11"}}"#,
    #"{"code":["11","12"],"name":["A","B"],"parent":[null,"11"]}"#,
    // Consoles of databases
    #"{"columns":[{"name":"code","type":"text"},{"name":"name"},{"name":"parent"}],"rows":[["11","A",null],["12","B","11"]]}"#,
    #"{"data":{"cols":[{"name":"code"},{"name":"name"},{"name":"parent"}],"rows":[[11,"A",null],[12,"B",11]]}}"#,
    #"{"columns":["code","name","parent"],"rows":[{"code":"11","name":"A"},{"code":"12","name":"B","parent":"11"}]}"#,
    // Portals of open data
    #"{"meta":{"view":{"name":"x","columns":[{"name":"code"},{"name":"name"},{"name":"parent"}]}},"data":[["11","A",null],["12","B","11"]]}"#,
  ])
  func columnsAreNamedOnce(text: String) { #expect(outline(text) == "11 A\n  12 B") }

  @Test func rowsMayHaveNoHeadingAtAll() {
    #expect(outline(##"[["11","Aa",""],["12","Bb","11"],["13","Cc","12"]]"##) == "11 Aa\n  12 Bb\n    13 Cc")
    #expect(outline(#"[["110000","北京"],["110101","东城"]]"#) == "110000 北京\n  110101 东城")
    #expect(outline(#"[["粤","深"],["粤","广"],["浙","杭"]]"#) == "粤\n  深\n  广\n浙\n  杭")
  }

  @Test func listsOfListsAreNoTablesForThat() {
    #expect(outline(#"[["a","b"],["c","d"]]"#) == "a\nb\nc\nd")
    #expect(
      outline(#"{"浙江":{"0":"杭州","1":"宁波"},"江苏":{"0":"南京","1":"苏州"}}"#) == "浙江\n  杭州\n  宁波\n江苏\n  南京\n  苏州")
  }

  @Test(arguments: [
    #"[{"id":1,"name":"A","children":[2,3]},{"id":2,"name":"B","children":[]},{"id":3,"name":"C","children":[4]},{"id":4,"name":"D"}]"#,
    #"{"1":{"name":"A","children":[2,3]},"2":{"name":"B","children":[]},"3":{"name":"C","children":[4]},"4":{"name":"D","children":[]}}"#,
  ])
  func childrenMayBeCodes(text: String) { #expect(outline(text) == "1 A\n  2 B\n  3 C\n    4 D") }

  @Test func namesOfOthersAreNamesAllTheSame() {
    #expect(
      outline(#"[{"name":"A","children":["B","C"]},{"name":"B","children":["D"]}]"#) == "A\n  B\n  C\nB\n  D")
  }

  @Test func flatListsMayTellTheirChildrenToo() {
    #expect(
      outline(
        #"{"version":"1","verticals":[{"name":"X","categories":[{"id":"a","name":"A","parent_id":null,"children":[{"id":"a-1","name":"B"}]},{"id":"a-1","name":"B","parent_id":"a","children":[]}]},{"name":"Y","categories":[{"id":"y","name":"Y","parent_id":null,"children":[]}]}]}"#
      ) == "a A\n  a-1 B\ny Y")
  }

  @Test func aParentMayBeAnObject() {
    #expect(
      outline(
        #"[{"id":1,"name":"A","parent":null},{"id":2,"name":"B","parent":{"id":1,"name":"A"}},{"id":3,"name":"C","parent":{"id":2,"name":"B"}}]"#
      ) == "1 A\n  2 B\n    3 C")
    #expect(
      outline(
        #"[{"id":10,"name":"X","parent":{"id":5,"name":"City"}},{"id":11,"name":"Y","parent":{"id":5,"name":"City"}}]"#
      ) == "5 City\n  10 X\n  11 Y")
  }

  @Test func objectsInsideOfRowsAreColumns() throws {
    let text =
      #"[{"nom":"A","code":"01001","departement":{"code":"01","nom":"Ain"},"region":{"code":"84","nom":"Alpes"}},{"nom":"B","code":"01002","departement":{"code":"01","nom":"Ain"},"region":{"code":"84","nom":"Alpes"}},{"nom":"C","code":"38001","departement":{"code":"38","nom":"Isère"},"region":{"code":"84","nom":"Alpes"}},{"nom":"D","code":"38002","departement":{"code":"38","nom":"Isère"},"region":{"code":"84","nom":"Alpes"}}]"#
    #expect(
      outline(text) == "84 Alpes\n  01 Ain\n    01001 A\n    01002 B\n  38 Isère\n    38001 C\n    38002 D")
    let tree = try read(
      #"[{"id":1,"name":"A","owner":{"id":7,"name":"Ada"}},{"id":2,"name":"B","owner":{"id":8,"name":"Bob"}}]"#
    ).tree
    #expect(outline(tree) == "1 A\n2 B")
    #expect(tree.roots[1].field("owner.name") == "Bob")
  }
}
