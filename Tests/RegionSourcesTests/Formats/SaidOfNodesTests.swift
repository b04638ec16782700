import RegionModel
import Testing

@testable import RegionSources

/// Keys that say something of a node which is named by its key.
@Suite struct SaidOfNodesTests {
  @Test func keysWithASignAreNoPlaces() {
    let text = """
      Electronics:
          _description: Parts
          Cables:
              _structural: true
              Assemblies:
                  _parameters:
                      - Length
                      - Type
              Ribbon:
          Connectors:
              _aliases: [Plugs]
              Audio:
      """
    #expect(
      outline(text) == """
        Electronics
          Cables
            Assemblies
            Ribbon
          Connectors
            Audio
        """)
  }

  @Test func signsOfAllKeysTellNothing() {
    #expect(outline(#"{"_a": {"_b": {}, "_c": {}}, "_d": {"_e": {}}}"#) == "_a\n  _b\n  _c\n_d\n  _e")
  }

  /// What holds nodes, or names alone, is a node, and files may begin with any sign.
  @Test(arguments: [
    (
      #"{"Asia":{"_list":["Japan"],"East":{"_list":["Korea"]}},"Europe":{"_list":["France"]}}"#,
      "Asia\n  _list\n    Japan\n  East\n    Korea\nEurope\n  France"
    ),
    (
      #"{"docs":{"_index.md":{},"guide":{"a.md":{}}},"blog":{"_index.md":{}}}"#,
      "docs\n  _index.md\n  guide\n    a.md\nblog\n  _index.md"
    ),
    (
      #"{"deps":{"@babel":{"core":{},"cli":{}},"react":{}},"packages":{"@acme":{"ui":{}},"app":{}}}"#,
      "deps\n  @babel\n    core\n    cli\n  react\npackages\n  @acme\n    ui\n  app"
    ),
  ])
  func placesMayBeginWithASign(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func theMembersOfSetsAreNames() {
    #expect(
      outline(
        #"{"North":{"Bread":true,"Milk":true},"South":{"Bread":true,"Milk":false},"West":{"Milk":true}}"#)
        == "North\n  Bread\n  Milk\nSouth\n  Bread\n  Milk\nWest\n  Milk")
  }

  @Test func listsBesideChildrenAreSaidOfLeavesToo() {
    let text = """
      {"Games": {"keywords": ["play"], "children": {"Xbox": {"keywords": ["x"]}, "Wii": {"keywords": ["w"]}}},
       "Toys": {"keywords": ["toy"], "children": {"Dolls": {"keywords": ["d"]}}}}
      """
    #expect(outline(text) == "Games\n  Xbox\n  Wii\nToys\n  Dolls")
  }

  @Test func oneTruthOfEachIsAField() {
    #expect(
      outline(#"{"CPU": {"popular": true}, "RAM": {"popular": false}, "Disk": {"popular": true}}"#)
        == "CPU\nRAM\nDisk")
    // Truths under different names are those of places.
    #expect(
      outline(#"{"Asia": {"China": true, "Japan": true}, "Europe": {"France": true, "Spain": false}}"#)
        == "Asia\n  China\n  Japan\nEurope\n  France\n  Spain")
  }

  @Test func whatADocumentSaysOfItselfIsNoPlace() {
    let text = """
      metadata:
        version: "1.0"
        currency: PHP
      assets:
        current:
          - code: "1010"
            name: Cash
        fixed:
          - code: "1510"
            name: Furniture
      equity:
        owner:
          - code: "3010"
            name: Capital
      """
    #expect(
      outline(text)
        == "assets\n  current\n    1010 Cash\n  fixed\n    1510 Furniture\nequity\n  owner\n    3010 Capital")
  }

  @Test func anObjectCalledMetaNamesRoutesAlone() {
    #expect(outline(#"[{"name":"A","meta":{"name":"m"}},{"name":"B","meta":{"name":"n"}}]"#) == "A\nB")
  }
}

/// Lists of pairs, lists that are called after rows, and cells that list what lies in their rows.
@Suite struct ListedRowTests {
  @Test(arguments: [
    #"[["ACT", "Australian Capital Territory"], ["NSW", "New South Wales"], ["NT", "Northern Territory"]]"#,
    "STATES = (\n  ('ACT', 'Australian Capital Territory'),\n  ('NSW', 'New South Wales'),\n  ('NT', 'Northern Territory'),\n)\n",
  ])
  func pairsOfACodeAndANameAreOneEntryEach(text: String) {
    #expect(
      outlineOfFile(text)
        == "ACT Australian Capital Territory\nNSW New South Wales\nNT Northern Territory")
  }

  @Test func pairsMayStandBelowNames() {
    let text = """
      {"Bedfordshire": [["E06000055", "Bedford"], ["E06000056", "Luton"]], "Bristol": [["E06000023", "City of Bristol"]]}
      """
    #expect(
      outline(text)
        == "Bedfordshire\n  E06000055 Bedford\n  E06000056 Luton\nBristol\n  E06000023 City of Bristol")
  }

  @Test func namesInPairsStayNames() {
    #expect(outline(#"{"Asia": [["China", "Japan"], ["India", "Nepal"]]}"#).hasPrefix("China") == false)
    #expect(outline(#"[["USA", "Canada"], ["UK", "Ireland"], ["USA", "Mexico"]]"#).contains("USA"))
  }

  @Test func listsMayBeCalledAfterTheRowsTheyLieIn() {
    let text = """
      var start = [{"key":"","val":""},{"key":"city01","val":"North"},{"key":"city02","val":"South"}];
      var city01 = [{"key":"","val":""},{"key":"c1","val":"Bray"},{"key":"c2","val":"Cork"}];
      var city02 = [{"key":"","val":""},{"key":"c3","val":"Ems"},{"key":"c4","val":"Furth"}];
      """
    let tree = outlineOfFile(text)
    #expect(tree.filter { $0 == "\n" }.count == 5)
    #expect(tree.contains("city01"))
    #expect(tree.contains("\n  c"))
  }

  /// A list of the tables stands beside these, and words explain each other.
  @Test(arguments: [
    (
      #"{"tables":[{"name":"countries"},{"name":"states"}],"countries":[{"id":"1","name":"US"},{"id":"2","name":"FR"}],"states":[{"id":"7","name":"Ohio","country_id":"1"},{"id":"8","name":"Var","country_id":"2"}]}"#,
      "1 US\n  7 Ohio\n2 FR\n  8 Var"
    ),
    (
      #"{"x":[{"key":"q","val":"Q"}],"a":[{"key":"b","val":"B"}],"b":[{"key":"a","val":"A"}]}"#,
      "x\n  q\na\n  b\nb\n  a"
    ),
  ])
  func otherListsAreNotJoinedByTheirNames(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test func rowsMaySayTheNumberOfTheNameTheyLieIn() {
    let text = """
      {"regions": ["North", "South"], "towns": [{"name": "Bray", "region": 1}, {"name": "Cork", "region": 0},
        {"name": "Ems", "region": 1}]}
      """
    #expect(outline(text) == "North\n  Cork\nSouth\n  Bray\n  Ems")
  }

  @Test func aCellMayListWhatLiesInItsRow() {
    let text = """
      code,county,headQuarters,subCounties
      30,Baringo,Kabarnet,"Central, Mogotio, Tiaty"
      36,Bomet,Bomet,"Bomet East, Sotik"
      """
    #expect(outline(text) == "30 Baringo\n  Central\n  Mogotio\n  Tiaty\n36 Bomet\n  Bomet East\n  Sotik")
  }

  @Test(arguments: [
    "state,counties,cities\nTexas,254,\"1,216\"\nOhio,88,\"1,931\"\nIowa,99,\"1,941\"",
    "title,categories,price\nTexas,\"Fiction, Classics\",9\nOhio,\"Romance, Classics\",8\nIowa,\"Horror, Thriller\",7",
  ])
  func amountsAndWordsAreSaidOfRows(text: String) { #expect(outline(text) == "Texas\nOhio\nIowa") }

  @Test func headingsMayAllBeginAlike() throws {
    let text = """
      rl_serno,rl_zip,rl_city,rl_city_ename,rl_district
      1,100,台北市,Taipei,中正區
      2,103,台北市,Taipei,大同區
      3,200,基隆市,Keelung,仁愛區
      """
    #expect(try read(text).understanding.name == ["rl_city", "rl_district"])
  }

  @Test func aNameOverSeveralDescriptionsIsALevel() {
    let text = """
      id,name,code,description
      1,Sawmill,02.40.01,Felling of trees
      2,Sawmill,02.40.02,Transport of logs
      3,Sawmill,16.11.01,Cutting of wood
      4,Joinery,16.11.02,Making of sleepers
      5,Joinery,16.11.03,Making of chips
      6,Joinery,16.22.01,Laying of floors
      """
    #expect(
      outline(text) == """
        Sawmill
          02.40.01 Felling of trees
          02.40.02 Transport of logs
          16.11.01 Cutting of wood
        Joinery
          16.11.02 Making of sleepers
          16.11.03 Making of chips
          16.22.01 Laying of floors
        """)
  }

  @Test func aDepartmentWithACodeHasACity() {
    #expect(
      outline("Code;Department;City;Head\nD01;Finance;Berlin;Anna\nD02;Sales;Munich;Otto\nD03;IT;Hamburg;Max")
        == "D01 Finance\nD02 Sales\nD03 IT")
  }

  @Test func theNumberOfTheOneCountryIsNoParent() {
    let text = """
      id,id_pais,nome_provincia,nome_municipio
      1,6,Cabinda,Belize
      2,6,Cabinda,Buco
      3,6,Zaire,Soyo
      4,6,Zaire,Noqui
      5,6,Zaire,Cuimba
      6,6,Zaire,Tomboco
      """
    #expect(
      outline(text) == "Cabinda\n  1 Belize\n  2 Buco\nZaire\n  3 Soyo\n  4 Noqui\n  5 Cuimba\n  6 Tomboco")
  }

  @Test func oneListOfAnAndroidProgramIsOpened() {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <resources><string-array name="cities"><item>İzmir</item><item>Ankara</item></string-array></resources>
      """
    #expect(outline(text) == "İzmir\nAnkara")
  }

  @Test func callsOfSequelizeAreRead() {
    let text = """
      module.exports = {
        up: (queryInterface, Sequelize) => {
          return queryInterface.bulkInsert(
            'city', [
              { name: "Alegre", state: 8 },
              { name: "Vitoria", state: 8 },
            ], {});
        },
        down: (queryInterface) => queryInterface.bulkDelete('city', null, {})
      };
      """
    #expect(outlineOfFile(text) == "Alegre\nVitoria")
  }
}
