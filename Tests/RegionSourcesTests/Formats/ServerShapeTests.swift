import Testing

/// Shapes that databases, services and drawing libraries write.
@Suite struct ServerShapeTests {
  @Test(arguments: [
    #"[{"_id":"Books","path":null},{"_id":"Code","path":",Books,"},{"_id":"SQL","path":",Books,Code,"}]"#,
    #"[{"_id":"Books","children":["Code"]},{"_id":"Code","children":["SQL"]},{"_id":"SQL","children":[]}]"#,
    "source,target\nBooks,Code\nCode,SQL\n", "from;to;weight\nBooks;Code;1\nCode;SQL;2\n",
    "Parent,Child\n,Books\nBooks,Code\nCode,SQL\n",
    #"{"cols":[{"id":"","label":"Name","type":"string"},{"id":"","label":"Parent","type":"string"}],"rows":[{"c":[{"v":"Books"},{"v":null}]},{"c":[{"v":"Code"},{"v":"Books"}]},{"c":[{"v":"SQL"},{"v":"Code"}]}]}"#,
    "name,ancestors\nBooks,0\nCode,\"0,Books\"\nSQL,\"0,Books,Code\"\n",
    #"{"labels":["Books","Code","SQL"],"parents":["","Books","Code"]}"#,
    #"{"data":[{"type":"treemap","labels":["Books","Code","SQL"],"parents":["","Books","Code"],"values":[1,2,3]}]}"#,
  ])
  func allAboveARowMayStandInOneCell(text: String) { #expect(outline(text) == "Books\n  Code\n    SQL") }

  @Test(arguments: [
    "id,name,ancestry\n1,Aa,\n2,Bb,1\n3,Cc,1/2\n", "id,name,parent_id\n1,Aa,\n2,Bb,1.0\n3,Cc,2.0\n",
    ",id,name,parent_id\n0,1,Aa,\n1,2,Bb,1.0\n2,3,Cc,2.0\n",
    #"{"1":{"name":"Aa","parent":0},"2":{"name":"Bb","parent":1},"3":{"name":"Cc","parent":2}}"#,
    #"{"1":{"id":1,"name":"Aa","pid":null},"2":{"id":2,"name":"Bb","pid":1},"3":{"id":3,"name":"Cc","pid":2}}"#,
    "id,name,ltree\n1,Aa,Top\n2,Bb,Top.Science\n3,Cc,Top.Science.Astronomy\n",
  ])
  func rowsFindTheirParents(text: String) { #expect(outline(text) == "1 Aa\n  2 Bb\n    3 Cc") }

  @Test func aThirdColumnHasTheNames() {
    #expect(
      outline("child,parent,term\n138,,Concept\n404,138,Finding\n64,404,Disease\n")
        == "138 Concept\n  404 Finding\n    64 Disease")
  }

  @Test func theLowerEndMayStandFirst() {
    #expect(outline("from,to\nBb,Aa\nCc,Aa\nDd,Cc\n") == "Aa\n  Bb\n  Cc\n    Dd")
  }

  @Test func thePhilippinesCodeIsTheNewOne() {
    #expect(
      outline("Correspondence Code,Name,10-digit PSGC\n130000000,NCR,1300000000\n,New Region,1999900000\n")
        == "1300000000 NCR\n1999900000 New Region")
  }

  @Test func hoursAndMinutesAreNoCodes() {
    #expect(
      outline("08;00;Breakfast for all\n09;00;Meeting of all\n09;30;Call to the bank\n")
        .split(separator: "\n").allSatisfy { !$0.hasPrefix(" ") })
  }

  @Test func codesInSeveralColumnsHaveZerosBelowTheirOwn() {
    let text =
      "\"01\";\"000\";\"000\";\"5\";\"Altai krai\"\n\"01\";\"501\";\"000\";\"9\";\"Districts of it\"\n\"01\";\"601\";\"000\";\"1\";\"Aleisk raion\"\n\"01\";\"601\";\"404\";\"1\";\"Bezgolosovo selo\"\n\"03\";\"000\";\"000\";\"1\";\"Krasnodar krai\"\n"
    #expect(
      outline(text)
        == "01000000 Altai krai\n  01501000 Districts of it\n  01601000 Aleisk raion\n    01601404 Bezgolosovo selo\n03000000 Krasnodar krai"
    )
  }

  @Test(arguments: [
    #"[{"p":"北京","c":[{"n":"东城区"},{"n":"西城区"}]}]"#,
    #"{"citylist":[{"p":"北京","c":[{"n":"东城区"},{"n":"西城区"}]}]}"#,
    #"[{"a":"北京","b":[{"x":"东城区"},{"x":"西城区"}]}]"#,
  ])
  func keysOfOneLetterAreNamesAndChildren(text: String) {
    #expect(outline(text) == "北京\n  东城区\n  西城区")
  }

  @Test func rootsMayStandByTheirFirstLetters() {
    let text =
      #"{"86":{"A-G":[{"code":"340000","address":"安徽省"}],"H-K":[{"code":"410000","address":"河南省"}]},"340000":{"340100":"合肥市"},"410000":{"410100":"郑州市"}}"#
    #expect(outline(text) == "340000 安徽省\n  340100 合肥市\n410000 河南省\n  410100 郑州市")
  }

  @Test func theGeometriesOfTopologiesArePlaces() {
    let text =
      #"{"type":"Topology","objects":{"states":{"type":"GeometryCollection","geometries":[{"type":"Polygon","arcs":[[0]],"id":"01","properties":{"name":"Alabama"}}]},"counties":{"type":"GeometryCollection","geometries":[{"type":"Polygon","arcs":[[0]],"id":"01001","properties":{"name":"Autauga"}},{"type":"Polygon","arcs":[[1]],"id":"01003","properties":{"name":"Baldwin"}}]}},"arcs":[[[0,0],[1,1]],[[1,1],[2,2]]]}"#
    #expect(outline(text) == "01 Alabama\n  01001 Autauga\n  01003 Baldwin")
  }

  @Test(arguments: [
    #"[{"text":"File","submenu":[{"text":"Open"},{"type":"separator"},{"text":"Quit"}]}]"#,
    #"[{"label":"File","children":[{"label":"Open"},{"type":"divider"},{"label":"Quit"}]}]"#,
    #"[{"title":"File","items":[{"title":"Open"},{"divider":true},null,{"title":"Quit"}]}]"#,
    #"{"title":"","id":1,"children":[{"title":"File","children":[{"title":"Open"},{"title":"Quit"}]}]}"#,
  ])
  func linesBetweenItemsAreNoPlaces(text: String) { #expect(outline(text) == "File\n  Open\n  Quit") }

  @Test func aCodeIsTheNameOfAnItemWithoutOne() {
    #expect(
      outline(#"[{"id":"a","label":"Aa","items":[{"id":"b"},{"id":"c","label":"Cc"}]}]"#)
        == "a Aa\n  b b\n  c Cc")
  }

  @Test func servicesTellTheirFieldsBesideTheFeatures() {
    let text =
      #"{"displayFieldName":"","fields":[{"name":"CODE","type":"String"}],"features":[{"attributes":{"CODE":"01","NAME":"Ain","PARENT":null}},{"attributes":{"CODE":"01001","NAME":"Bb","PARENT":"01"}}]}"#
    #expect(outline(text) == "01 Ain\n  01001 Bb")
  }

  @Test func whatAllRowsHaveInCommonIsNoName() {
    #expect(
      outline(
        "{\"Containers\":\"N/A\",\"ID\":\"605\",\"Repository\":\"nginx\"}\n{\"Containers\":\"N/A\",\"ID\":\"761\",\"Repository\":\"redis\"}\n"
      ) == "605 nginx\n761 redis")
  }

  @Test(arguments: ["2", "column 2", "第 2 列"]) func aColumnIsNamedAsInspectPrintsIt(name: String) {
    #expect(outline("1,Aa,x\n2,Bb,y\n") { $0.fields.name = [name] }.hasSuffix("Bb"))
  }

  @Test func vocabulariesStandInFrontOfFields() {
    let text =
      #"{"@graph":[{"@id":"ex:a","skos:prefLabel":"A"},{"@id":"ex:b","skos:prefLabel":"B","skos:broader":{"@id":"ex:a"}}]}"#
    #expect(outline(text) == "ex:a A\n  ex:b B")
  }

  @Test func arrowsSeparatePaths() {
    #expect(outline("家电 → 厨房 → 锅\n家电 → 客厅\n") == "家电\n  厨房\n    锅\n  客厅")
  }

  @Test func theFirstLevelOfGADMHasNoCode() {
    #expect(
      outline("GID_1,NAME_0,NAME_1\nKEN.1_1,Kenya,Baringo\nKEN.2_1,Kenya,Bomet\n")
        == "Kenya\n  KEN.1_1 Baringo\n  KEN.2_1 Bomet")
  }
}
