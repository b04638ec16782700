import RegionModel
import RegionSources
import TestSupport
import Testing

/// Files of much-used repositories: charts of accounts, component demos, divisions in several files.
@Suite struct WellKnownFileTests {
  // MARK: Objects

  /// What is said of an account is written as programs write keys; a telephone is called as people write names.
  @Test func whatAccountsHaveIsNoAccount() {
    let chart = """
      {"Assets": {"Current Assets": {"Debtors": {"accountType": "Receivable"}, "Bank Accounts": {"accountType": "Bank",
        "isGroup": true}, "Stock": {"accountType": "Stock"}}, "rootType": "Asset"}, "Income": {"Sales": {}}}
      """
    #expect(
      outline(chart)
        == "Assets\n  Current Assets\n    Debtors\n    Bank Accounts\n    Stock\nIncome\n  Sales")
    let phones = """
      {"Phones": {"Apple": {"iPhone": "x", "iPad": "y"}, "Other": {"iPhone": "z", "eReader": "w"}}, "Cars": {"A": {}}}
      """
    #expect(outline(phones).contains("iPhone"))
  }

  /// The list around the only object holds nothing else.
  @Test func objectsUnderKeysNameTheirManagers() {
    let text = """
      [{"guido": {"name": "Guido", "title": "BDFL"}, "fred": {"manager": "guido", "name": "Fred", "title": "BDFL"},
        "tim": {"manager": "fred", "name": "Tim", "title": "BDFL"}, "nn": {"manager": "fred", "name": null, "title": "BDFL"},
        "al": {"manager": "guido", "name": "Al", "title": "BDFL"}, "bo": {"manager": "guido", "name": "Bo", "title": "BDFL"}}]
      """
    #expect(
      outline(text)
        == "guido Guido\n  fred Fred\n    tim Tim\n    nn nn\n  al Al\n  bo Bo")
  }

  /// What maps a concept to others is said of it, where concepts name those above them.
  @Test func listsInObjectsThatNameEachOtherAreNoChildren() {
    let text = """
      [{"id": "a", "label": "Alpha", "mappings": [{"target_id": "m1", "target_label": "Mike"}]},
       {"id": "b", "label": "Beta", "broader": "a", "mappings": [{"target_id": "m2", "target_label": "November"}]},
       {"id": "c", "label": "Gamma", "broader": "b", "mappings": []}]
      """
    #expect(outline(text) == "a Alpha\n  b Beta\n    c Gamma")
    let below = text.replacing("mappings", with: "children").replacing(
      "\"broader\": \"b\"", with: "\"broader\": \"x\"")
    #expect(outline(below).hasPrefix("a Alpha\n  m1 Mike\n"))
  }

  @Test func theFirstOfTwoKeysHasTheCodes() {
    let text = """
      [{"account": "101", "description": "Capital"}, {"account": "1013", "description": "Paid capital"},
       {"account": "104", "description": "Bonuses"}, {"account": "106", "description": "Reserves"}]
      """
    #expect(outline(text) == "101 Capital\n  1013 Paid capital\n104 Bonuses\n106 Reserves")
  }

  // MARK: Components

  private static let tree = "[{ id: 1, title: 'Documents', children: [{ id: 2, title: 'Resume' }] }]"

  @Test(arguments: [
    "<template>\n  <v-treeview :items=\"items\"></v-treeview>\n</template>\n\n<script setup>\nconst colors = ['red', 'blue']\nconst items = \(tree)\n</script>\n",
    "<script setup lang=\"ts\" generic=\"T extends Record<string, unknown>\">\nconst items = \(tree)\n</script>\n<template><div/></template>\n",
    "<!-- A demo. -->\n<template><div/></template>\n<script>\nexport default { data: () => ({ open: [1], items: \(tree) }) }\n</script>\n<style>\n</style>\n",
    "<template><div/></template>\n<script src=\"x.js\"></script>\n<script>\nexport const items = \(tree)\n</script>\n",
  ])
  func theScriptOfAComponentIsRead(text: String) {
    #expect(outlineOfFile(text) == "1 Documents\n  2 Resume")
  }

  @Test func linesOfAComponentAreThoseOfItsFile() {
    let text =
      "<template>\n</template>\n<script>\nexport default [\n  { id: 1, title: call( },\n]\n</script>\n"
    #expect(outlineOfFile(text).contains(":6:1: "))
  }

  @Test func aPageWithoutAScriptIsNone() {
    #expect(
      outlineOfFile("<template>\n  <div>\n    <p>Hello</p>\n  </div>\n</template>\n").contains("web page"))
  }

  /// A page of a mini-program hands on a constant, and has texts of its own.
  @Test func theConstantThatAPageHandsOnIsTheTree() {
    let rows = (1...20).map { "{ value: '1100\($0 + 10)', label: 'Place \($0)' }" }.joined(separator: ", ")
    let text = """
      const data = { areaList: [{ label: 'Top', value: '110000', children: [\(rows)] }, { label: 'Other', value: '120000' }] };

      Component({
        data: { options: data.areaList, note: 'Choose', subTitles: ['Province', 'City'] },
        methods: { show() { this.setData({ visible: true }); } },
      });
      """
    #expect(outlineOfFile(text).hasPrefix("110000 Top\n  110011 Place 1\n"))
  }

  /// The numbers of a page say what is chosen.
  @Test func whatAFunctionFetchesIsTheTree() {
    let text = """
      Page({
        data: { value1: [2, 21], data: [] },
        onLoad () {
          this.setData({ data: [{ id: 1, label: 'A', children: [{ id: 11, label: 'B' }, { id: 12, label: 'C' }] }] })
        }
      })
      """
    #expect(outlineOfFile(text) == "1 A\n  11 B\n  12 C")
  }

  // MARK: Tables

  @Test func nearlyAllRowsHaveACodeOfTheirOwn() {
    let rows = [
      "Abia,440001", "Adamawa,640001", "Bauchi,740001", "Benue,970001", "Borno,600001", "Delta,320001",
    ]
    let text = (["State,PostalCode"] + rows + ["Edo,300001", "Ekiti,360001", "Imo,460001", "Yobe,320001"])
      .joined(
        separator: "\n")
    let read = try? readFiles([("states.csv", text + "\n")])
    #expect(read.map { outline($0.tree) }?.contains("320001 Delta\n") == true)
    #expect(read.map { outline($0.tree) }?.hasSuffix("\nYobe") == true)
    #expect(
      read?.understanding.notes.contains("codes that another place beside it has were left out: 320001")
        == true)
  }

  /// A report's sums stand between the accounts.
  @Test func rowsWithoutNameCodeAndParentAreLeftOut() {
    let accounts = (1...12).map { "80\($0 + 10),Account \($0),80," }.joined(separator: "\n")
    let text = "Value,Name,Parent,Report\n80,Income,,\n\(accounts)\n,,,Net income\n"
    let read = try? readFiles([("accounts.csv", text)])
    #expect(read?.tree.count == 13)
    #expect(
      read?.understanding.notes.contains("1 row without a name, a code and a parent was left out") == true)
  }

  /// What is left out hides nothing that is wrong with other rows.
  @Test func rowsThatAreLeftOutHideNoFlaw() {
    let accounts = (1...12).map { "80\($0 + 10),Account \($0),80," }.joined(separator: "\n")
    let text = "Code,Name,Parent,Report\n80,Income,,\n\(accounts)\n8099,Lost,77,\n,,,Net income\n"
    #expect(outline(text).contains("x:15: the parent 77 does not exist"))
  }

  @Test func levelsInALanguageOfThreeLetters() {
    let text = """
      ward_pcode,town_pcode,state_pcode,ward_eng,town_eng,state_eng,ward_mmr,town_mmr,state_mmr
      A11,A1,A,No 1,Bogale,Ayeyarwady,၁,ဘိုကလေး,ဧရာဝတီ
      A12,A1,A,No 2,Bogale,Ayeyarwady,၂,ဘိုကလေး,ဧရာဝတီ
      A21,A2,A,No 1,Pathein,Ayeyarwady,၁,ပုသိမ်,ဧရာဝတီ
      B11,B1,B,No 1,Bago,Bago,၁,ပဲခူး,ပဲခူး
      """
    #expect(
      outline(text)
        == "A Ayeyarwady\n  A1 Bogale\n    A11 No 1\n    A12 No 2\n  A2 Pathein\n    A21 No 1\nB Bago\n  B1 Bago\n    B11 No 1"
    )
  }

  /// Codes are counted anew in each place above; some counties lie right below their province.
  @Test func placesWhoseUpperLevelIsMissingLieAboveIt() throws {
    let files = [
      ("province.csv", "code,name\n42,Hubei\n65,Xinjiang\n"),
      ("city.csv", "code,name,province\n01,Wuhan,42\n02,Huangshi,42\n01,Urumqi,65\n"),
      (
        "area.csv",
        "code,name,province,city\n02,Jiangan,42,01\n04,Xiantao,42,90\n02,Gangqu,42,02\n02,Tianshan,65,01\n"
      ),
    ]
    let read = try readFiles(files)
    #expect(
      outline(read.tree)
        == "42 Hubei\n  01 Wuhan\n    02 Jiangan\n  02 Huangshi\n    02 Gangqu\n  04 Xiantao\n65 Xinjiang\n  01 Urumqi\n    02 Tianshan"
    )
    #expect(read.understanding.notes.contains("1 row of area lies in no row of city, but in one above it"))
  }

  @Test(arguments: ["fk_regiao", "cd_regiao", "id_regiao"])
  func tablesOfADumpReferToEachOther(column: String) throws {
    let text = """
      CREATE TABLE regioes (id int NOT NULL, regiao varchar(45), PRIMARY KEY (id));
      INSERT INTO regioes VALUES (1,'Norte'),(2,'Nordeste');
      CREATE TABLE estados (id int NOT NULL, estado varchar(150), uf varchar(2), \(column) int, PRIMARY KEY (id));
      INSERT INTO estados VALUES (1,'Acre','AC',1),(2,'Alagoas','AL',2),(3,'Amazonas','AM',1);
      """
    #expect(outline(text) == "1 Norte\n  1 Acre\n  3 Amazonas\n2 Nordeste\n  2 Alagoas")
  }

  /// A chapter has its own code in the column of the chapters, and codes that begin with its letter lie elsewhere.
  @Test func chaptersLieAboveTheirBlocks() {
    let text = """
      kind,chapter,code,title
      chapter,I,I,Infections
      block,I,A00-A09,Intestinal infections
      block,I,A00-A09,Intestinal infections
      category,I,A00,Cholera
      category,I,A00.0,"Cholera, classic"
      category,I,A00.9,Other cholera
      chapter,IX,IX,Heart
      block,IX,I00-I02,Rheumatic fever
      category,IX,I00,Fever
      category,IX,I01,Fever of the heart
      category,IX,I02,Chorea
      """
    #expect(
      outline(text)
        == "I Infections\n  A00-A09 Intestinal infections\n    A00 Cholera\n      A00.0 Cholera, classic\n      A00.9 Other cholera\nIX Heart\n  I00-I02 Rheumatic fever\n    I00 Fever\n    I01 Fever of the heart\n    I02 Chorea"
    )
  }

  /// The kind of a region is no level; a unique number is better than the code of the post.
  @Test func whatKindOfPlaceOneIsIsNoLevel() {
    let text = """
      postal_code,region_type,region,city,kladr_id
      385200,Rep,Adygea,Adygeysk,0100000200000
      385000,Rep,Adygea,Maykop,0100000100000
      414000,obl,Astrakhan,Astrakhan,3000000100000
      416540,obl,Astrakhan,Znamensk,3000000200000
      649000,Rep,Altai,Gorno-Altaysk,0400000100000
      656000,kray,Altai Kray,Barnaul,2200000100000
      659100,kray,Altai Kray,Zarinsk,2200000600000
      """
    #expect(
      outline(text).hasPrefix(
        "Adygea\n  0100000200000 Adygeysk\n  0100000100000 Maykop\nAstrakhan\n"))
  }

  @Test func theCodesOfBothTablesComeFromOneColumn() throws {
    let files = [
      ("departments.json", #"[{"id":"43","name":"Puno","code":"21"},{"id":"44","name":"Ica","code":"22"}]"#),
      (
        "provinces.json",
        #"{"43":[{"id":"431","name":"Melgar","code":"08"},{"id":"432","name":"Moho","code":"09"}],"44":[{"id":"441","name":"Nasca","code":"08"}]}"#
      ),
    ]
    #expect(outline(try readFiles(files).tree) == "21 Puno\n  08 Melgar\n  09 Moho\n22 Ica\n  08 Nasca")
  }

  /// A number under the name of another table is that of a row, and not its name of the same heading.
  @Test func aNumberIsNoNameOfTheOtherTable() {
    let text = """
      CREATE TABLE region (id int(11) NOT NULL, region varchar(40) NOT NULL, PRIMARY KEY (id));
      INSERT INTO region VALUES (1, 'Tanger'), (2, 'Oriental');
      CREATE TABLE ville (id int(11) NOT NULL, ville varchar(40) NOT NULL, region int(11) NOT NULL, PRIMARY KEY (id));
      INSERT INTO ville VALUES (1, 'Larache', 1), (2, 'Oujda', 2), (3, 'Nador', 2);
      """
    #expect(outline(text) == "1 Tanger\n  1 Larache\n2 Oriental\n  2 Oujda\n  3 Nador")
  }

  /// The digit that checks a number is shared by many towns; the codes above stay.
  @Test func checkDigitsAreNoCodes() throws {
    let towns = (0..<12).map { #"{"code":"\#($0 % 5)","label":"Town \#($0)"}"# }.joined(separator: ",")
    let read = try readFiles([("tree.json", #"[{"code":"01","label":"South","towns":["# + towns + "]}]")])
    #expect(outline(read.tree).hasPrefix("01 South\n  Town 0\n  Town 1\n"))
    #expect(
      read.understanding.notes.contains(
        "many places of level 2 share their code with another beside them; none was taken"))
  }

  @Test func mostPlacesKeepTheirPostCodes() throws {
    let areas =
      (1...9).map { #"{"ZipCode":"30\#($0)","AreaName":"Area \#($0)"}"# } + [
        #"{"ZipCode":"301","AreaName":"Last"}"#
      ]
    let text = #"[{"CityName":"Taipei","AreaList":["# + areas.joined(separator: ",") + "]}]"
    let read = try readFiles([("city.json", text)])
    #expect(outline(read.tree).hasPrefix("Taipei\n  301 Area 1\n  302 Area 2\n"))
    #expect(outline(read.tree).hasSuffix("\n  Last"))
    #expect(read.understanding.notes.contains("codes that another place beside it has were left out: 301"))
  }

  @Test func theFirstSectionIsNoHeading() {
    let text =
      "\"A\",\"Agriculture, forestry and fishing\"\n\"01\",\"Crops and animals\"\n\"011\",\"Crops\"\n\"02\",\"Forestry\"\n"
    #expect(
      outline(text)
        == "A Agriculture, forestry and fishing\n  01 Crops and animals\n    011 Crops\n  02 Forestry")
  }

  // MARK: Texts

  @Test func textsBesideSeveralListsAreNoPlaces() throws {
    let text = """
      version: "1"
      expenses:
        - category: Home
          subcategories:
            - Rent
      income:
        - category: Work
          subcategories:
            - Pay
      """
    let read = try readFiles([("taxonomy.yaml", text + "\n")])
    #expect(outline(read.tree) == "expenses\n  Home\n    Rent\nincome\n  Work\n    Pay")
    #expect(read.understanding.notes.contains("beside the lists stand version; passed over"))
  }

  /// Each node has its own word of addresses.
  @Test func slugsAreCodesWhereEachIsItsOwn() {
    let text = """
      - name: Services
        slug: services
        items:
        - name: Food
          slug: services:food
        - name: Housing
          slug: services:housing
      """
    #expect(outline(text) == "services Services\n  services:food Food\n  services:housing Housing")
    let doubled = text.replacing("services:housing", with: "services:food")
    #expect(outline(doubled) == "Services\n  Food\n  Housing")
  }

  /// Writers of YAML break long texts behind 80 columns.
  @Test func textsMayGoOnInTheNextLine() {
    let text = """
      concepts:
      - id: a
        label: Alpha
        definition: The risk that a system produces outcomes that systematically advantage
          individuals or groups of people.
      - id: b
        label: Beta
      """
    #expect(outline(text) == "a Alpha\nb Beta")
  }

  @Test func numbersInBoldLettersAreCodes() {
    let text =
      "*   **31** - Raw material\n*   **32** - Supplies\n    *   **321** - Fuel\n*   **35** - Stock\n"
    #expect(outline(text) == "31 Raw material\n32 Supplies\n  321 Fuel\n35 Stock")
  }

  @Test func oneKindOfAllRowsIsNoName() {
    let text = "- code: BRU\n  type: region\n- code: VLG\n  type: region\n- code: WAL\n  type: region\n"
    #expect(outline(text) == "BRU\nVLG\nWAL")
  }

  @Test func sentencesAboveAListAreNoPlaces() {
    let text = """
      # Categories

      These categories are broad and easily applied.

      *Feel free to open an issue!*

      * Clothing
        * Belts
        * Hats
      * Baby Products
      """
    #expect(outline(text) == "Clothing\n  Belts\n  Hats\nBaby Products")
  }

  @Test func waysOfUnevenLengthMayHaveTheSignsOfCells() {
    let text =
      "Bacteria;Firmicutes;Bacilli;Lactobacillales\nBacteria;Firmicutes;Clostridia\nArchaea;Euryarchaeota\nBacteria;Proteobacteria\n"
    #expect(
      outline(text)
        == "Bacteria\n  Firmicutes\n    Bacilli\n      Lactobacillales\n    Clostridia\n  Proteobacteria\nArchaea\n  Euryarchaeota"
    )
  }

  // MARK: Scripts

  @Test func whatIsPutTogetherIsLeftOut() {
    let text = """
      $(function() {
        var baseurl = Globals.ctx + "css/";
        var zNodes = [
          { id:1, pId:0, name:"A", open:true, iconOpen: baseurl+"open.png" },
          { id:11, pId:1, name:"B", icon: config.base + "2.png" },
          { id:2, pId:0, name:"C" }
        ];
      });
      """
    #expect(outlineOfFile(text) == "1 A\n  11 B\n2 C")
  }

  /// The provinces are less than a tenth of the cities.
  @Test func dictionariesThatBeginAlikeBelongTogether() {
    let cities = (1...30).map { #""1101\#($0 + 10)": {"name": "District \#($0)", "alpha": "d"}"# }.joined(
      separator: ", ")
    let text = """
      const Map<String, String> provincesData = {"110000": "Beijing", "120000": "Tianjin"};
      const Map<String, dynamic> citiesData = {
        "110000": {"110100": {"name": "Town", "alpha": "t"}},
        "110100": {\(cities)},
        "120000": {"120100": {"name": "Other", "alpha": "o"}}
      };
      """
    #expect(outlineOfFile(text).hasPrefix("110000 Beijing\n  110100 Town\n    110111 District 1\n"))
  }

  @Test func numbersInFrontOfHeadingsAreTheirCodes() {
    let text = """
      # Product Category Schema

      It lists what we sell.

      ## 1. Electronics

      ### 1.1 Computers

      #### 1.1.1 Laptops

      ### 1.2 Mobile Devices

      ## 2. Home

      All for the home.
      """
    #expect(
      outline(text) == "1 Electronics\n  1.1 Computers\n    1.1.1 Laptops\n  1.2 Mobile Devices\n2 Home")
  }
}
