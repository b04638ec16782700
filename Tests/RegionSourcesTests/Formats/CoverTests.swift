import Testing

@testable import RegionSources

/// What a document says of itself around its one list.
@Suite struct CoverTests {
  @Test(arguments: [
    (
      #"{"title":"Divisions of Utopia","version":"1.2","source":"Statistics Office","license":"CC-BY","generated":"2024-01-01","count":3,"divisions":[{"name":"North","code":"N","districts":[{"name":"Alpha","code":"N1"},{"name":"Beta","code":"N2"}]},{"name":"South","code":"S","districts":[{"name":"Gamma","code":"S1"}]},{"name":"East","code":"E","districts":[{"name":"Delta","code":"E1"}]}]}"#,
      "N North\n  N1 Alpha\n  N2 Beta\nS South\n  S1 Gamma\nE East\n  E1 Delta"
    ),
    (
      #"{"name":"UNSPSC","description":"Product codes","version":"26.08","lastUpdated":"2023-12-01","categories":[{"code":"10","name":"Live plants","categories":[{"code":"1010","name":"Live animals"}]},{"code":"11","name":"Minerals","categories":[]}]}"#,
      "10 Live plants\n  1010 Live animals\n11 Minerals"
    ),
    (
      #"{"country":"Brazil","version":"2","updated":"2024-05-05","estados":[{"sigla":"AC","nome":"Acre","cidades":["Rio Branco","Xapuri"]},{"sigla":"BA","nome":"Bahia","cidades":["Salvador"]}]}"#,
      "AC Acre\n  Rio Branco\n  Xapuri\nBA Bahia\n  Salvador"
    ),
    (
      #"{"metadata":{"title":"Wilayas","generated":"2024-01-01","source":"ONS"},"wilayas":[{"id":1,"name":"Adrar","communes":[{"id":101,"name":"Timimoun"}]},{"id":2,"name":"Chlef","communes":[{"id":201,"name":"Tenes"}]}]}"#,
      "1 Adrar\n  101 Timimoun\n2 Chlef\n  201 Tenes"
    ),
  ])
  func aTitleBesideAVersionIsNoPlace(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test(arguments: [
    (
      #"{"name":"World","children":[{"name":"Europe","children":[{"name":"France"}]},{"name":"Asia"}]}"#,
      "World\n  Europe\n    France\n  Asia"
    ),
    (
      #"{"name":"Brazil","code":"BR","states":[{"name":"Acre","code":"AC","cities":[{"name":"Rio Branco","code":"1200401"}]},{"name":"Bahia","code":"BA","cities":[{"name":"Salvador","code":"2927408"}]}]}"#,
      "BR Brazil\n  AC Acre\n    1200401 Rio Branco\n  BA Bahia\n    2927408 Salvador"
    ),
    (
      #"{"id":"root","title":"All products","children":[{"id":"a","title":"Shoes","children":[{"id":"a1","title":"Boots"}]},{"id":"b","title":"Hats"}]}"#,
      "root All products\n  a Shoes\n    a1 Boots\n  b Hats"
    ),
    (
      #"{"label":"ACME Corp","version":"3","license":"proprietary","children":[{"label":"Sales"},{"label":"R&D","children":[{"label":"Lab"}]}]}"#,
      "ACME Corp\n  Sales\n  R&D\n    Lab"
    ),
  ])
  func aNameAboveOthersIsAPlace(text: String, expected: String) { #expect(outline(text) == expected) }

  @Test func whatStandsOnTheCoverIsSaid() throws {
    let text =
      #"{"title":"Divisions","version":"1.2","divisions":[{"name":"North","districts":[{"name":"Alpha"}]},{"name":"South"}]}"#
    #expect(try read(text).understanding.notes == ["beside the lists stand title, version; passed over"])
  }

  @Test func whatHasTheFieldsOfItsPlacesIsOne() {
    #expect(
      outline(
        #"{"name":"United States","abbreviation":"US","states":[{"name":"Alabama","abbreviation":"AL","counties":["Autauga"]},{"name":"Alaska","abbreviation":"AK","counties":["Anchorage"]}]}"#
      ) == "United States\n  Alabama\n    Autauga\n  Alaska\n    Anchorage")
  }
}
