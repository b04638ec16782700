import RegionSources
import Testing

/// Files that are joined by columns called after them, whatever else stands in the names of the files.
@Suite struct JoinedNameTests {
  private static let cities =
    "id,name,state_id,country_id\n7,Elm,31,1\n8,Oak,32,1\n9,Bay,41,2\n"

  @Test(arguments: [
    ["countries.csv", "states.csv", "cities.csv"],
    ["geo-countries.csv", "geo-states.csv", "geo-cities.csv"],
    ["tbl_countries_2024.csv", "tbl_states_2024.csv", "tbl_cities_2024.csv"],
  ])
  func citiesLieInStates(names: [String]) throws {
    let read = try readFiles([
      (names[0], "id,name\n1,Here\n2,There\n"),
      (names[1], "id,name,country_id\n31,North,1\n32,South,1\n41,East,2\n"),
      (names[2], JoinedNameTests.cities),
    ])
    #expect(
      outline(read.tree)
        == "1 Here\n  31 North\n    7 Elm\n  32 South\n    8 Oak\n2 There\n  41 East\n    9 Bay")
  }

  @Test func aPostalCodeIsNoCodeBesideAnother() throws {
    let read = try readFiles([
      ("countries.csv", "COUNTRY_ID,COUNTRY_NAME\nUK,Britain\nUS,America\n"),
      ("places.csv", "PLACE_ID,POSTAL_CODE,CITY,COUNTRY_ID\n17,98199,Elm,US\n24,,Oak,UK\n25,OX9,Bay,UK\n"),
    ])
    #expect(outline(read.tree) == "UK Britain\n  24 Oak\n  25 Bay\nUS America\n  17 Elm")
    #expect(outline("postcode,name\n10115,Elm\n80331,Oak\n50667,Bay\n") == "10115 Elm\n80331 Oak\n50667 Bay")
  }

  @Test func rowsTakeForTheirCodeWhatOthersAreJoinedBy() throws {
    let read = try readFiles([
      ("region.csv", "REG,CHEF,LIBELLE\n84,691,Alpes\n32,593,Hauts\n"),
      ("departement.csv", "DEP,REG,CHEF,LIBELLE\n01,84,010,Ain\n02,32,024,Aisne\n"),
    ])
    #expect(outline(read.tree) == "84 Alpes\n  01 Ain\n32 Hauts\n  02 Aisne")
  }

  /// The data of a picker's columns: a list a province, and in that a list a city.
  @Test func listsInListsAreRows() throws {
    let read = try readFiles([
      ("province.json", #"[{"label":"A","value":"11"},{"label":"B","value":"12"}]"#),
      ("city.json", #"[[{"label":"C","value":"1101"}],[{"label":"D","value":"1201"}]]"#),
      (
        "area.json",
        #"[[[{"label":"E","value":"110101"}]],[[{"label":"F","value":"120101"},{"label":"G","value":"120102"}]]]"#
      ),
    ])
    #expect(
      outline(read.tree) == "11 A\n  1101 C\n    110101 E\n12 B\n  1201 D\n    120101 F\n    120102 G")
  }
}
