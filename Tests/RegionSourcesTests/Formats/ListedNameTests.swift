import Testing

@testable import RegionSources

/// A list of names beside rows that say which of these they lie in.
@Suite struct ListedNameTests {
  @Test(arguments: [
    "{\"negeri\":[\"P\",\"Q\",\"R\"],\"zones\":[{\"jakimCode\":\"A1\",\"negeri\":\"Q\",\"daerah\":\"Kluang\"},{\"jakimCode\":\"A2\",\"negeri\":\"Q\",\"daerah\":\"Muar\"},{\"jakimCode\":\"B1\",\"negeri\":\"R\",\"daerah\":\"Baling\"}]}",
    "{\"cities\":[{\"id\":\"A1\",\"name\":\"Kluang\",\"state\":\"Q\"},{\"id\":\"A2\",\"name\":\"Muar\",\"state\":\"Q\"},{\"id\":\"B1\",\"name\":\"Baling\",\"state\":\"R\"}],\"states\":[\"P\",\"Q\",\"R\"]}",
    "{\"version\":2,\"categories\":[\"P\",\"Q\",\"R\"],\"products\":[{\"category\":\"Q\",\"sku\":\"A1\",\"title\":\"Kluang\"},{\"category\":\"Q\",\"sku\":\"A2\",\"title\":\"Muar\"},{\"category\":\"R\",\"sku\":\"B1\",\"title\":\"Baling\"}]}",
  ])
  func rowsLieInTheNamesThatTheySay(text: String) {
    #expect(outline(text) == "P\nQ\n  A1 Kluang\n  A2 Muar\nR\n  B1 Baling")
  }

  /// A name that is not listed, and a list that no row speaks of.
  @Test(arguments: [
    "{\"states\":[\"P\",\"Q\"],\"cities\":[{\"name\":\"Kluang\",\"state\":\"X\"},{\"name\":\"Muar\",\"state\":\"Q\"}]}",
    "{\"tags\":[\"P\",\"Q\"],\"cities\":[{\"name\":\"Kluang\",\"kind\":\"P\"},{\"name\":\"Muar\",\"kind\":\"Q\"}]}",
  ])
  func otherListsStandSideBySide(text: String) {
    #expect(outline(text).contains("\nQ\n  ") == false)
  }
}
