import RegionSources
import Testing

/// Tables whose first reading lacks something that a person would pick by: the rows' names, a column above the levels.
@Suite struct ComparedTableTests {
  @Test func namesInFrontOfTheirPlacesAreTheLastLevel() {
    #expect(
      outline(
        "inn,lane,city,state\nOak,1 A St,Elm,OH\nFir,2 B St,Elm,OH\nAsh,3 C St,Bay,FL\nYew,4 D St,Key,FL\n")
        == "OH\n  Elm\n    Oak\n    Fir\nFL\n  Bay\n    Ash\n  Key\n    Yew")
    #expect(
      outline(
        "State,County,Clinic,Beds\nOhio,Lake,East,5\nOhio,Lake,West,5\nOhio,Knox,Gap,5\nUtah,Cache,Elm,9\n")
        == "Ohio\n  Lake\n    East\n    West\n  Knox\n    Gap\nUtah\n  Cache\n    Elm")
  }

  /// What a place has is no name of it, and neither is a text that says where it lies.
  @Test func propertiesAndWholeAddressesAreNoNames() {
    #expect(
      outline(
        "address,state,city\n\"Elm, OH\",OH,Elm\n\"Bay, OH\",OH,Bay\n\"Key, FL\",FL,Key\n\"Ash, FL\",FL,Ash\n"
      )
        == "OH\n  Elm\n  Bay\nFL\n  Key\n  Ash")
    #expect(
      outline(
        "spot,state,city\n\"Elm, OH\",OH,Elm\n\"Bay, OH\",OH,Bay\n\"Key, FL\",FL,Key\n\"Ash, FL\",FL,Ash\n")
        == "OH\n  Elm\n  Bay\nFL\n  Key\n  Ash")
    #expect(
      outline("state,city,phone\nOH,Elm,12 a\nOH,Elm,13 b\nOH,Bay,14 c\nFL,Key,15 d\n")
        == "OH\n  Elm\n  Bay\nFL\n  Key")
  }

  @Test func aColumnInFrontThatGroupsLevelsStandsAboveThem() {
    #expect(
      outline(
        "league,division,team\nA,North,x\nA,North,y\nA,South,z\nA,South,w\nB,East,v\nB,East,u\nB,West,t\n")
        == "A\n  North\n    x\n    y\n  South\n    z\n    w\nB\n  East\n    v\n    u\n  West\n    t")
    // A colour that divisions share is a property.
    #expect(
      outline(
        "colour,state,city\nred,North,x\nblue,North,y\nred,North,u\nred,South,z\nblue,South,w\nred,South,v\n"
      )
      .hasPrefix("North\n  x\n  y"))
  }

  @Test func aLevelThatSaysTheSameAgainIsNone() {
    #expect(
      outline(
        "state,region,city\nNorth,North,a\nNorth,North,b\nSouth,South,c\nSouth,South,d\nSouth,South,e\n")
        == "North\n  a\n  b\nSouth\n  c\n  d\n  e")
  }

  @Test func namesThatRepeatAreLevelsWhereTheirRowsStandTogether() {
    #expect(
      outline(
        "part,book,chapter,verse\nOld,Ruth,1,1\nOld,Ruth,1,2\nOld,Ruth,2,1\nOld,Joel,1,1\nNew,Mark,1,1\nNew,Mark,1,2\n"
      )
        == "Old\n  Ruth\n    1\n      1\n      2\n    2\n      1\n  Joel\n    1\n      1\nNew\n  Mark\n    1\n      1\n      2"
    )
    // Rows in any order have a name that many of them share, and no levels.
    #expect(
      outline("kind,amount\nRent,10\nFood,20\nRent,11\nFood,21\nRent,12\n")
        == "Rent\nFood\nRent\nFood\nRent")
  }

  @Test func numbersOfItemsWithPointsLieInEachOther() {
    #expect(
      outline("Item,Part,Qty\n1,Bike,1\n1.1,Frame,1\n1.1.1,Tube,3\n1.2,Wheel,2\n1.2.1,Rim,1\n1.10,Bell,1\n")
        == "1 Bike\n  1.1 Frame\n    1.1.1 Tube\n  1.2 Wheel\n    1.2.1 Rim\n  1.10 Bell")
    #expect(outline("Part,Price\nFrame,1.5\nTube,2.25\nWheel,3.1\n") == "Frame\nTube\nWheel")
  }

  @Test func pairsOfDigitsWithBlanksLieInEachOther() {
    #expect(
      outline("00,Rooms\n00 00,Rules\n00 00 01,Votes\n00 01,Plans\n01,Staff\n01 00,Pay\n")
        == "00 Rooms\n  00 00 Rules\n    00 00 01 Votes\n  00 01 Plans\n01 Staff\n  01 00 Pay")
  }

  @Test func numbersOfADatabaseLieInNothing() {
    #expect(
      outline("hotelid,hotelname\n1,Oak\n2,Fir\n3,Ash\n11,Elm\n24,Yew\n96,Box\n138,Bay\n")
        == "1 Oak\n2 Fir\n3 Ash\n11 Elm\n24 Yew\n96 Box\n138 Bay")
    #expect(
      outline("code,name\n1,Oak\n2,Fir\n3,Ash\n11,Elm\n12,Bay\n24,Yew\n31,Box\n").contains("\n  11 Elm"))
  }

  @Test func aRowThatRepeatsCodeAndNameIsTheSame() throws {
    let drugs = "code,name,way\nA,Stomach,\nA01,Acid,\nA01A,Zinc,oral\nA01A,Zinc,drip\nB,Blood,\nB01,Iron,\n"
    #expect(outline(drugs) == "A Stomach\n  A01 Acid\n    A01A Zinc\nB Blood\n  B01 Iron")
    #expect(
      try read(drugs).understanding.notes
        == ["1 row repeats the code and the name of another; the first is taken"])
    #expect(outline("code,name\n1,A\n2,B\n2,C\n3,D\n").contains("the code 2 stands twice"))
  }

  @Test func aHeadingMayHaveACellLessThanTheRows() {
    #expect(
      outline("State|City\nLake|Oak|x\nLake|Elm|y\nKnox|Bay|z\nKnox|Key|w\n")
        == "Lake\n  Oak\n  Elm\nKnox\n  Bay\n  Key")
    #expect(
      outline("id,name,about\n0,Oak,fine,1\n1,Elm,good,1\n2,Bay,fair,0\n3,Key,poor,1\n")
        == "0 Oak\n1 Elm\n2 Bay\n3 Key")
  }

  @Test func headingsOfGroupsOfColumnsStandAboveTheHeading() {
    #expect(
      outline(
        "Ids\t\t\tTiers\t\nUnique ID\tParent\tName\tTier 1\tTier 2\n1\t\tCars\tCars\t\n2\t1\tVans\tCars\tVans\n3\t\tFood\tFood\t\n"
      )
        == "1 Cars\n  2 Vans\n3 Food")
  }

  @Test func aHeadingBehindANumberSignIsOne() {
    #expect(
      outline(
        "# zones\n#\n#codes\tcoordinates\tTZ\tremarks\nAD\t+42+001\tEurope/Andorra\nAE\t+25+055\tAsia/Dubai\tGulf\nAF\t+34+069\tAsia/Kabul\n#\n# others\nBE\t+50+004\tEurope/Brussels\n"
      )
        == "Europe\n  AD Andorra\n  BE Brussels\nAsia\n  AE Dubai\n  AF Kabul")
  }

  @Test func ranksOfLivingThingsAreWays() {
    #expect(
      outline(
        "Feature ID,Taxon,Sure\nf1,k__Fungi;p__Asco;c__A,1\nf2,k__Fungi;p__Basi;c__B,2\nf3,k__Fungi;p__Basi;c__C,3\n"
      )
      .hasPrefix("k__Fungi\n  p__Asco"))
    #expect(outline("name,code\nHorses; live,1\nMules; live,2\nFish; dead,3\n").contains("\n  ") == false)
  }

  @Test func shortAndFullNamesOfAStateAreItsCodeAndItsName() {
    #expect(
      outline(
        "City|State short|State full|County\nElm|OH|Ohio|LAKE\nOak|OH|Ohio|LAKE\nGap|OH|Ohio|KNOX\nBay|UT|Utah|LAKE\nKey|UT|Utah|LAKE\n"
      )
        == "OH Ohio\n  LAKE\n    Elm\n    Oak\n  KNOX\n    Gap\nUT Utah\n  LAKE\n    Bay\n    Key")
  }
}

/// Headings and codes as offices write them.
@Suite struct OfficeHeadingTests {
  @Test func pairsOfNamesAndCodesMayHaveTheirLevelBehindThem() {
    #expect(
      outline(
        "GOODS CODE DESCRIPTION_Level 1,GOODS CODE_Level 1,GOODS CODE DESCRIPTION_Level 2,GOODS CODE_Level 2,LEAF\nLight,81,Lamps,82,82\nLight,81,Tubes,83,83\nWire,91,,,91\nTools,71,Saws,72,72\nTools,71,Files,73,73\n"
      ) == "81 Light\n  82 Lamps\n  83 Tubes\n91 Wire\n71 Tools\n  72 Saws\n  73 Files")
  }

  @Test func tablesOfBarsMayHaveATitle() {
    #expect(
      outline(
        "Offices of the post.\ncodigo|nombre|municipio|estado\n01|San|Alva|Dife\n02|Los|Alva|Dife\n03|Cen|Azca|Dife\n04|Col|Azca|Dife\n05|Ros|Agua|Cali\n06|Las|Agua|Cali\n07|Rio|Agua|Cali\n"
      ).hasPrefix("Dife\n"))
    #expect(outline("a | b is one\nplain\nx | y\n").contains("\n  ") == false)
  }

  @Test func theCodeInFrontOfTheTitleIsItsOwn() {
    #expect(
      outline(
        "Segment,Segment Title,Class,Class Title,Key,Commodity,Title\n10,Life,1010,Beasts,77,101001,Cats\n10,Life,1010,Beasts,78,101002,Dogs\n10,Life,1011,Birds,79,101101,Hens\n11,Ores,1111,Rocks,80,111101,Mica\n"
      )
        == "10 Life\n  1010 Beasts\n    101001 Cats\n    101002 Dogs\n  1011 Birds\n    101101 Hens\n11 Ores\n  1111 Rocks\n    111101 Mica"
    )
  }

  @Test func aValueMayBeItsHeading() {
    #expect(
      outline(
        "RegionName,DivisionName,OfficeName,Delivery,DistrictName\nHyd,Adil,Anku,Delivery,Kum\nHyd,Adil,Deop,Delivery,Kum\nHyd,Medak,Ada,Delivery,Kum\nKoch,Aluva,Aim,Delivery,Ern\n"
      ).hasPrefix("Hyd\n"))
  }

  @Test func flawsOfRowsSayWhatHelps() {
    let flaws = #expect(throws: SourceErrors.self) { try read("id,parent,name\n1,,A\n2,9,B\n") }
    #expect(flaws?.advice?.contains("--keep-going") == true)
    let none = #expect(throws: SourceErrors.self) { try read("{") }
    #expect(none?.advice == nil)
  }

  @Test func noRowsAreLeftOutWhereNoneWouldBeLeft() {
    let text = "id,parent,name\n1,8,A\n2,9,B\n3,1,C\n4,2,D\n"
    let flaws = #expect(throws: SourceErrors.self) { try read(text) }
    #expect(flaws?.leavesNothing == true)
    #expect(
      ([flaws?.advice].compactMap(\.self) + (flaws?.lines ?? [])).allSatisfy { !$0.contains("--keep-going") })
    #expect(outline(text) { $0.keepsGoing = true } == "x: there is nothing to choose from")
  }

  /// What is said of the rows stands beside the groups that they lie in.
  @Test func groupsStandAboveTheNamesThatAreShown() {
    #expect(
      outline(
        """
        "Code","Grouping","Notes","Display Name","Section"
        "1A","Group","new","Single Group","People"
        "1B","Group","","Mixed Group","People"
        "2A","Physicians","Source: A, B","Allergy Physician","People"
        "2B","Physicians","","Eye Physician","People"
        "3A","Places","","Clinic","Other"
        "3B","Places","","Hospital","Other"
        """)
        == "People\n  Group\n    1A Single Group\n    1B Mixed Group\n  Physicians\n    2A Allergy Physician\n    2B Eye Physician\nOther\n  Places\n    3A Clinic\n    3B Hospital"
    )
  }
}
