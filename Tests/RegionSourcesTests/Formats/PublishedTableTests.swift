import RegionSources
import Testing

/// Tables as programs and offices publish them: quoted texts over several lines, levels that nothing names, codes with zeros.
@Suite struct PublishedTableTests {
  // MARK: Cells

  @Test func quotedRowsMayBeLongerThanTheirHeading() {
    let text = """
      "Level","Code","Description","Notes"
      "1","A","Farming","All
      of it, but","","x"
      "2","01","Crops","","",""
      "3","01.1","Rice","Wet, dry","",""
      "1","B","Mining","","",""
      """
    #expect(outline(text) == "A Farming\n  01 Crops\n    01.1 Rice\nB Mining")
  }

  @Test func headingsMayLackHalfOfTheColumns() {
    let text = "code,name\n01,Crops,x,y\n02,Fish,x,\n03,Ore,,z\n04,Coal,,\n"
    #expect(outline(text) == "01 Crops\n02 Fish\n03 Ore\n04 Coal")
  }

  /// A name with commas that nobody quoted stays whole.
  @Test(arguments: [
    (
      "id, name\nAE, Aerospace\nCH, Chemistry\nMMM, Materials, Manufacturing and Modeling\nMA, Mathematics\n",
      "AE Aerospace\nCH Chemistry\nMMM Materials, Manufacturing and Modeling\nMA Mathematics"
    ),
    (
      "code,desc\nCP01,Rice\nCP02,Beef, minced (1 kg)\nCP03,Fruit (fresh, chilled or frozen)\nCP04,Tea\nCP05,Milk\n",
      "CP01 Rice\nCP02 Beef, minced (1 kg)\nCP03 Fruit (fresh, chilled or frozen)\nCP04 Tea\nCP05 Milk"
    ),
    (
      "code,name,unit\nA1,Rice,kg\nA2,Beef, minced,kg\nA3,Tea,g\nA4,Milk,l\nA5,Salt,g\n",
      "A1 Rice\nA2 Beef, minced\nA3 Tea\nA4 Milk\nA5 Salt"
    ),
    (
      "code,name\nA1,Rice\nA2,\"Beef\", minced\nA3,Tea\nA4,Milk\nA5,Salt\n",
      "A1 Rice\nA2 Beef\nA3 Tea\nA4 Milk\nA5 Salt"
    ),
  ])
  func commasThatNobodyQuoted(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func aWordAboveWaysIsTheirHeading() {
    let text =
      "name_lex\ncouncil\ncouncil;mayor\ntenders\ntenders;health\ntenders;roads\nstaff\nstaff;health\n"
    #expect(outline(text) == "council\n  mayor\ntenders\n  health\n  roads\nstaff\n  health")
  }

  @Test func textsInSomeRowsAreNoNames() {
    let text = """
      #code\tcoordinates\tTZ\t\t\tcomments
      AD\t+4230+00131\tEurope Andorra
      AQ\t-7750+16636\tAntarctica McMurdo\tMcMurdo, South Pole
      AM\t+4011+04430\tAsia Yerevan
      AO\t-0848+01314\tAfrica Luanda
      """
    #expect(outline(text).hasPrefix("AD Europe Andorra\nAQ Antarctica McMurdo\n"))
  }

  // MARK: Levels

  @Test func twoLevelsInFrontOfSignsAreEnough() {
    let text = "1;-;Food\n2;-;Bread\n2;-;Milk\n1;-;Car\n2;-;Fuel\n1;+;Wages\n2;+;Salary\n"
    #expect(outline(text) == "Food\n  Bread\n  Milk\nCar\n  Fuel\nWages\n  Salary")
  }

  @Test func numbersWithoutSignsBesideThemAreNoTwoLevels() {
    let text = "1;a;Food\n2;b;Bread\n2;a;Milk\n1;b;Car\n2;c;Fuel\n1;c;Wages\n2;a;Salary\n"
    #expect(!outline(text).contains("  "))
  }

  @Test func offsetsOfTheClockAreNoLevel() {
    let zones = [
      ("Europe Lisbon", "UTC", "PT", "Portugal"), ("Atlantic Azores", "UTC-01:00", "PT", "Portugal"),
      ("Europe Madrid", "UTC+01:00", "ES", "Spain"), ("Atlantic Canary", "UTC", "ES", "Spain"),
      ("America Lima", "UTC-05:00", "PE", "Peru"),
    ]
    let rows = zones.map { zone, offset, code, country in
      """
      {"zoneName":"\(zone)","gmtOffset":\(offset.count),"gmtOffsetName":"\(offset)","countryCode":"\(code)",\
      "countryName":"\(country)"}
      """
    }
    #expect(
      outline("[" + rows.joined(separator: ",") + "]")
        == "PT Portugal\n  Europe Lisbon\n  Atlantic Azores\nES Spain\n  Europe Madrid\n  Atlantic Canary\n"
        + "PE Peru\n  America Lima")
  }

  // MARK: Codes

  @Test func aBudgetHasTwoLevelsInItsFirstPairOfDigits() {
    let text = """
      code,name
      10000000,Income
      11000000,Taxes
      11010000,Of persons
      11010100,Wages
      12000000,Property
      12020000,Cars
      13000000,Duties
      20000000,Other
      21000000,Trade
      21010000,Shares
      22000000,Fines
      """
    #expect(
      outline(text)
        == "10000000 Income\n  11000000 Taxes\n    11010000 Of persons\n      11010100 Wages\n"
        + "  12000000 Property\n    12020000 Cars\n  13000000 Duties\n20000000 Other\n  21000000 Trade\n    21010000 Shares\n  22000000 Fines"
    )
  }

  @Test func numbersInTheOrderOfTheirTextsLieInEachOtherWhereSomeAreLeftOut() {
    let codes = [1, 10, 11, 12, 13, 2, 21, 22, 23, 28, 3, 31, 32]
    let text = "numero,libelle\n" + codes.map { "\($0),Account \($0)\n" }.joined()
    #expect(
      outline(text).split(separator: "\n").filter { !$0.hasPrefix(" ") }
        == ["1 Account 1", "2 Account 2", "3 Account 3"])
  }

  @Test func runningNumbersInTheOrderOfTheirTextsAreAList() {
    let codes = (1...25).sorted { "\($0)" < "\($1)" }
    let text = "number,label\n" + codes.map { "\($0),Room \($0)\n" }.joined()
    #expect(!outline(text).contains("  "))
  }

  @Test func zerosMeanNothingWhereCodesOfSeveralLengthsLieInNoOther() {
    var rows: [String] = []
    for group in 101...125 {
      for end in ["0", "1", "9"] { rows.append("0\(group % 100)\(end),Disease \(group).\(end)") }
    }
    for group in 130...155 {
      for end in ["20", "21", "22"] { rows.append("0\(group % 100)\(end),Kind \(group).\(end)") }
    }
    #expect(!outline("code,name\n" + rows.joined(separator: "\n")).contains("  "))
  }

  @Test func listsOfDevicesHaveNumbersOfOneLengthInFront() {
    let text = "0001  Fry's\n\t7778  Flash drive\n0002  Ingram\n001f  Walmart\n\t0b21  - and _\n"
    #expect(outline(text) == "0001 Fry's\n  7778 Flash drive\n0002 Ingram\n001f Walmart\n  0b21 - and _")
  }
}
