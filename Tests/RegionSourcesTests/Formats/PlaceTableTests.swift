import RegionSources
import Testing

/// Tables of places whose columns stand in another order than their levels.
@Suite struct PlaceTableTests {
  @Test(arguments: [
    (
      "\"city\",\"city_ascii\",\"lat\",\"lng\",\"country\",\"iso2\",\"iso3\",\"admin_name\",\"capital\",\"population\",\"id\"\nTokyo,Tokyo,35.6,139.6,Japan,JP,JPN,Tōkyō,primary,37732000,1392685764\nDelhi,Delhi,28.6,77.2,India,IN,IND,Delhi,admin,32226000,1356872604\nMumbai,Mumbai,19.0,72.8,India,IN,IND,Mahārāshtra,admin,24973000,1356226629\n",
      "JP Japan\n  Tōkyō\n    1392685764 Tokyo\nIN India\n  Delhi\n    1356872604 Delhi\n  Mahārāshtra\n    1356226629 Mumbai"
    ),
    // Not one value occurs twice: the words alone tell the order, and `iso2` is the country's code and not the city's.
    (
      "city,lat,country,iso2,admin_name,id\nTokyo,35.6,Japan,JP,Tōkyō,1392685764\nDelhi,28.6,India,IN,Delhi,1356872604\nCairo,30.0,Egypt,EG,Al Qāhirah,1818253931\n",
      "JP Japan\n  Tōkyō\n    1392685764 Tokyo\nIN India\n  Delhi\n    1356872604 Delhi\nEG Egypt\n  Al Qāhirah\n    1818253931 Cairo"
    ),
    (
      "city,city_ascii,state_id,state_name,county_fips,county_name,lat,lng,id\nChicago,Chicago,IL,Illinois,17031,Cook,41.8,-87.6,1840000494\nMiami,Miami,FL,Florida,12086,Miami-Dade,25.7,-80.2,1840015149\nTampa,Tampa,FL,Florida,12057,Hillsborough,27.9,-82.4,1840015982\n",
      "IL Illinois\n  17031 Cook\n    1840000494 Chicago\nFL Florida\n  12086 Miami-Dade\n    1840015149 Miami\n  12057 Hillsborough\n    1840015982 Tampa"
    ),
    ("区,市,省\n南山,深圳,广东\n鼓楼,南京,江苏\n", "广东\n  深圳\n    南山\n江苏\n  南京\n    鼓楼"),
    ("Stadt,Staat\nWien,Österreich\nBern,Schweiz\n", "Österreich\n  Wien\nSchweiz\n  Bern"),
    // The same city in two states lies in both.
    ("city,state\nSpringfield,Illinois\nSpringfield,Ohio\n", "Illinois\n  Springfield\nOhio\n  Springfield"),
    // Two cities of one name in one state are told apart by their codes.
    (
      "id,city,state\n71,Franklin,Ohio\n72,Salem,Ohio\n73,Lima,Ohio\n74,Dover,Ohio\n75,Troy,Ohio\n76,Franklin,Ohio\n77,Salem,Utah\n78,Kent,Utah\n79,Orem,Utah\n70,Lehi,Utah\n",
      "Ohio\n  71 Franklin\n  72 Salem\n  73 Lima\n  74 Dover\n  75 Troy\n  76 Franklin\nUtah\n  77 Salem\n  78 Kent\n  79 Orem\n  70 Lehi"
    ),
    // Many values of one column in each of the other go before the words.
    (
      "city,department,state\nOslo,Sales,open\nOslo,Law,open\nOslo,IT,open\nRome,Arts,open\nRome,Post,open\nRome,Tax,open\n",
      "open\n  Oslo\n    Sales\n    Law\n    IT\n  Rome\n    Arts\n    Post\n    Tax"
    ),
    ("level2,level1\nb,a\nd,c\n", "a\n  b\nc\n  d"),
  ])
  func theBroadLevelIsTheFirst(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    "Global Code;Global Name;Region Code;Region Name;Sub-region Code;Sub-region Name;Intermediate Region Code;Intermediate Region Name;Country or Area;M49 Code;ISO-alpha2 Code;ISO-alpha3 Code;Least Developed Countries (LDC)\n001;World;002;Africa;015;Northern Africa;;;Algeria;012;DZ;DZA;\n001;World;002;Africa;202;Sub-Saharan Africa;014;Eastern Africa;Burundi;108;BI;BDI;x\n001;World;;;;;;;Antarctica;010;AQ;ATA;\n"
  ])
  func countriesAreTheLowestLevelOfTheWorld(text: String) throws {
    let read = try read(text)
    #expect(
      outline(read.tree) == """
        001 World
          002 Africa
            015 Northern Africa
              012 Algeria
            202 Sub-Saharan Africa
              014 Eastern Africa
                108 Burundi
          010 Antarctica
        """)
    #expect(read.understanding.name.last == "Country or Area")
    #expect(read.understanding.code.last == "M49 Code")
  }

  @Test(arguments: [
    (#""COUNTRY":"France","#, "FRA France"), ("", "FRA"),
  ])
  func featuresOfGADMHaveLevels(country: String, root: String) {
    func feature(_ one: String, _ name: String, _ two: String, _ inner: String) -> String {
      #"{"type":"Feature","properties":{"GID_2":"\#(two)","GID_0":"FRA",\#(country)"GID_1":"\#(one)","NAME_1":"\#(name)","NL_NAME_1":"NA","NAME_2":"\#(inner)","VARNAME_2":"NA","TYPE_2":"Département","ENGTYPE_2":"Department","CC_2":"NA"},"geometry":{"type":"MultiPolygon","coordinates":[[[[1,2],[3,4]]]]}}"#
    }
    let features = [
      feature("F.1_1", "Auvergne", "F.1.1_1", "Ain"), feature("F.1_1", "Auvergne", "F.1.2_1", "Allier"),
      feature("F.2_1", "Bretagne", "F.2.1_1", "Finistère"),
    ]
    let text =
      #"{"type":"FeatureCollection","name":"gadm41_FRA_2","crs":{"type":"name","properties":{"name":"urn:ogc"}},"#
      + #""bbox":[1,2,3,4],"features":["# + features.joined(separator: ",") + "]}"
    #expect(
      outline(text)
        == "\(root)\n  F.1_1 Auvergne\n    F.1.1_1 Ain\n    F.1.2_1 Allier\n  F.2_1 Bretagne\n    F.2.1_1 Finistère"
    )
  }

  @Test func whatAllFeaturesAreIsNoLevel() {
    let features = ["France", "Italy"].map {
      #"{"type":"Feature","properties":{"GID_0":"\#($0.prefix(3))","COUNTRY":"\#($0)"},"geometry":null}"#
    }
    #expect(
      outline(#"{"type":"FeatureCollection","features":["# + features.joined(separator: ",") + "]}")
        == "France\nItaly")
  }

  @Test func rowsThatShareAPlaceAreNoted() throws {
    let text =
      "State,County,Owner,Beds\nOhio,Lake,East,5\nOhio,Lake,West,5\nOhio,Lake,Main,7\nOhio,Knox,Knox Hall,5\nOhio,Knox,Gap,5\nUtah,Cache,Logan,5\nUtah,Cache,Elm,9\n"
    #expect(
      try read(text).understanding.notes == ["7 rows end in 3 places; a further level may be Owner"])
    let same = "State,County\nOhio,Lake\nOhio,Lake\nOhio,Lake\nUtah,Cache\nUtah,Cache\n"
    #expect(try read(same).understanding.notes == ["5 rows end in 2 places"])
    let two = "State,County,Hospital\nOhio,Lake,East\nOhio,Lake,West\nUtah,Cache,Logan\n"
    #expect(try read(two).understanding.notes.isEmpty)
  }

  @Test(arguments: [
    "sep=;\r\nLand;Stadt;Bezirk\r\nÖsterreich;Wien;Innere Stadt\r\nÖsterreich;Tirol;Innsbruck\r\n",
    "\u{FEFF}\"sep=;\"\nLand;Stadt;Bezirk\nÖsterreich;Wien;Innere Stadt\nÖsterreich;Tirol;Innsbruck\n",
    "Österreich;Wien;Innere Stadt\nÖsterreich;Tirol;Innsbruck\n",
  ])
  func twoRowsAreATableOfLevels(text: String) {
    #expect(outline(text) == "Österreich\n  Wien\n    Innere Stadt\n  Tirol\n    Innsbruck")
  }

  @Test func theLineForExcelTellsTheSeparator() {
    #expect(outline("sep=,\nid,parent,name\n1,,A\n2,1,B\n") == "1 A\n  2 B")
    #expect(outline("SEP=:\nid:parent:name\n1::A\n2:1:B\n") == "1 A\n  2 B")
  }
}
