import RegionModel
import RegionSources
import Testing

/// Corners of the contract of sources: what ends a dictionary, which signs are those of cells, what a heading is.
@Suite struct ContractCornerTests {
  // MARK: Dictionaries

  /// Nothing, an empty text and a number end a tree as names of a list do.
  @Test(arguments: ["null", #""""#, "3"])
  func namesBesideAListAreNotLost(end: String) {
    let text = """
      {"fruit": {"exotic": \(end), "local": ["apple", "pear"]}, "veg": {"root": \(end), "leaf": ["kale"]}}
      """
    #expect(
      outline(text)
        == "fruit\n  exotic\n  local\n    apple\n    pear\nveg\n  root\n  leaf\n    kale")
  }

  @Test func fieldsBesideAListStayFields() {
    let text = """
      {"Kandy": {"population": null, "postal_code": "", "divisions": ["Harispattuwa"]},
       "Galle": {"population": 100, "postal_code": "", "divisions": ["Akmeemana"]}}
      """
    #expect(outline(text) == "Kandy\n  Harispattuwa\nGalle\n  Akmeemana")
  }

  /// A city may have the name of a province.
  @Test func indexesAroundOneNameAreTheirOrder() {
    let text = #"{"0": {"北京": ["东城", "西城"]}, "1": {"吉林": ["长春", "吉林"]}, "2": {"长春": ["南关"]}}"#
    #expect(outline(text) == "北京\n  东城\n  西城\n吉林\n  长春\n  吉林\n长春\n  南关")
  }

  @Test func aDictionaryWhoseParentIsNotThereIsAFlaw() {
    let text = """
      {"86": {"110000": "A", "120000": "B"},
      "110000": {"110100": "C"},
      "120000": {"120100": "D"},
      "770000": {"770100": "E"}}
      """
    #expect(outline(text) == "x:4: the parent 770000 does not exist")
  }

  @Test func aCodeThatLiesInNoneAboveIsAFlaw() {
    let text = """
      {"province_list": {"110000": "A", "120000": "B"},
      "city_list": {"110100": "C", "120100": "D", "120200": "F",
      "990100": "E"},
      "county_list": {"110101": "G", "120101": "H", "120102": "I"}}
      """
    #expect(outline(text) == "x:3: 990100 lies in no code of the lists above")
  }

  // MARK: Lines and cells

  /// Commas in names have a blank behind them.
  @Test(arguments: [
    (
      "412 - Food, Drinks\n413 - Food, Drinks > Beverages\n414 - Food, Drinks > Beverages > Beer\n",
      "412 Food, Drinks\n  413 Beverages\n    414 Beer"
    ),
    (
      "Korea, South > Seoul > Gangnam\nKorea, South > Busan > Haeundae\nKorea, North > Pyongyang > Central\n",
      "Korea, South\n  Seoul\n    Gangnam\n  Busan\n    Haeundae\nKorea, North\n  Pyongyang\n    Central"
    ),
    ("Salt; Pepper\nSalt; Pepper/Sea\nSalt; Pepper/Sea/Coarse\n", "Salt; Pepper\n  Sea\n    Coarse"),
    // In a table each line has a cell of its own in front.
    ("1,Wear\n2,Wear > Shoes\n3,Wear > Hats\n", "1 Wear\n  2 Shoes\n  3 Hats"),
    (
      "Nike,Wear > Shoes\nNike,Wear > Hats\nPuma,Wear > Socks\n",
      "Nike\n  Wear > Shoes\n  Wear > Hats\nPuma\n  Wear > Socks"
    ),
  ])
  func commasInPaths(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func aQuotedCellMayHoldTabs() {
    let text = "id\tname\tparent\n1\t\"Tab\there \"\"now\"\"\"\t\n2\tSub\t1\n"
    #expect(outline(text) == "1 Tab here \"now\"\n  2 Sub")
    // Inches and quotes that nothing closes are signs of the name.
    #expect(outline("id\tname\n1\t\"Long\n2\t5\" disk\n3\t\"A\" b\n") == "1 \"Long\n2 5\" disk\n3 \"A\" b")
  }

  /// 名 is the word for a name, and the last sign of a city's.
  @Test func aRowWithACodeIsNoHeading() {
    let text = "440900\t茂名\n440100\t广州\n440106\t广州/天河\n440104\t广州/越秀\n"
    #expect(outline(text) == "440900 茂名\n440100 广州\n  440106 天河\n  440104 越秀")
  }

  @Test func aTitleThatTellsRowsApartComesBeforeAFullName() {
    let text =
      "id,pid,title,fullname\n10,0,Zagreb,Grad Zagreb\n11,10,Trnje,Četvrt Trnje\n20,0,Split,Grad Split\n"
    #expect(outline(text) == "10 Zagreb\n  11 Trnje\n20 Split")
    // People share what they do.
    let people = "id,title,fullname\n1,Clerk,Ann Lee\n2,Clerk,Bo Ek\n3,Chief,Cy Fry\n"
    #expect(outline(people) == "1 Ann Lee\n2 Bo Ek\n3 Cy Fry")
  }

  /// One code of many may lie in another; sizes have one digit behind the point.
  @Test func fewCodesWithPointsAreATree() {
    #expect(
      outline(#"{"11": "Agri", "11.01": "Crops", "12": "Fish", "13": "Wood", "14": "Ore"}"#)
        == "11 Agri\n  11.01 Crops\n12 Fish\n13 Wood\n14 Ore")
    #expect(!outline("code,name\n1,S\n1.5,M\n2,L\n3,XL\n4,XXL\n").contains("  1.5"))
  }

  /// Codes with letters are no names where each begins with the one beside the level above.
  @Test(arguments: [
    (
      "R01,North,R0101,Durham\nR01,North,R0102,York\nR02,South,R0201,Kent\nR02,South,R0202,Dover\n",
      "R01 North\n  R0101 Durham\n  R0102 York\nR02 South\n  R0201 Kent\n  R0202 Dover"
    ),
    (
      "Apparel,AP,Shoes,AP-1\nApparel,AP,Hats,AP-2\nTools,TO,Saws,TO-1\n",
      "AP Apparel\n  AP-1 Shoes\n  AP-2 Hats\nTO Tools\n  TO-1 Saws"
    ),
  ])
  func codesOfLettersWithoutAHeading(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func blanksInFrontOfRowsMakeNoOutline() {
    let text = "Region,Country,Town\n Africa,Kenya,Nairobi\nAfrica,Kenya ,Kisumu\n Asia,Nepal, Pokhara\n"
    #expect(outline(text) == "Africa\n  Kenya\n    Nairobi\n    Kisumu\nAsia\n  Nepal\n    Pokhara")
  }

  @Test func blanksAroundNamesOfLinesAreSaid() throws {
    let text = "Tools \n  Saws  \n  Axes\nPaint\n"
    #expect(outline(text) == "Tools\n  Saws\n  Axes\nPaint")
    #expect(try read(text).understanding.notes == ["blanks around 2 names were trimmed"])
    #expect(
      try read("Fruit/Pear \nFruit/Fig\nNuts/Oak\n").understanding.notes == [
        "blanks around 1 name were trimmed"
      ])
  }

  @Test func stepsThatNobodyNamedHaveTheirHeadings() throws {
    let read = try read("continent,country\nAfrica,Chad\nAfrica,Mali\nAsia,Nepal\n") {
      $0.levels = ["Erdteil"]
    }
    #expect(read.understanding.levels == ["Erdteil", "country"])
  }
}
