import RegionModel
import RegionSources
import Testing

@testable import RegionSources

/// Nested documents as components, servers and offices write them: what names a node, what is its code, what lies below it
/// and what is only said of it.
@Suite struct NestedDocumentTests {
  // MARK: Names

  @Test(arguments: ["title", "label"])
  func theTitleOfARouteGoesBeforeItsNameForPrograms(key: String) throws {
    let text = """
      [{"path": "/a", "name": "R1", "meta": {"\(key)": "Users", "icon": "user"}, "children": [
        {"path": "b", "name": "R2", "meta": {"\(key)": "List of users"}}]},
       {"path": "/c", "name": "R3", "meta": {"\(key)": "Orders"}}]
      """
    #expect(try names(text) == "Users\n  List of users\nOrders")
  }

  @Test func aNameInAnyLanguageGoesBeforeADescriptionAndTranslations() {
    let text = """
      [{"description": "Where it snows.", "название": "Север", "id": "N1", "подкатегории": [
        {"description": "By the sea.", "название": "Порт", "id": "N2"}]}]
      """
    #expect(outline(text) == "N1 Север\n  N2 Порт")
    let translated = """
      [{"名前": "キタ", "社員": ["トス"], "translations": {"en": "North", "de": "Nord"}},
       {"名前": "ミナミ", "社員": ["ケマ", "クノ"], "translations": {"en": "South", "de": "Süd"}}]
      """
    #expect(outline(translated) == "キタ\n  トス\nミナミ\n  ケマ\n  クノ")
  }

  @Test(arguments: [
    #"[{"topic": "Orders", "questions": [{"q": "How do I pay?", "a": "By card."}]}, {"topic": "Returns", "questions": [{"q": "How do I return?", "a": "By post."}]}]"#,
    #"[{"name": "Orders", "entries": [{"question": "How do I pay?", "answer": "By card."}]}, {"name": "Returns", "entries": [{"question": "How do I return?", "answer": "By post."}]}]"#,
  ])
  func questionsBesideAnswersAreNames(text: String) {
    #expect(outline(text) == "Orders\n  How do I pay?\nReturns\n  How do I return?")
  }

  @Test func aNameThatEndsLikeAListIsNone() {
    #expect(
      outline(#"{"Staff": {"Specialist": {"Junior": [], "Senior": []}}, "Board": {"Chair": {"First": []}}}"#)
        == "Staff\n  Specialist\n    Junior\n    Senior\nBoard\n  Chair\n    First")
  }

  @Test func floorsAreCalledByTheirNumbersAndRoomsByTheirs() throws {
    let text = """
      [{"building": "North", "floors": [{"floor": 1, "rooms": ["101", "102", "103"]}, {"floor": 2, "rooms": ["201", "202"]}]},
       {"building": "South", "floors": [{"floor": 1, "rooms": ["101"]}]}]
      """
    #expect(
      try names(text) == "North\n  1\n    101\n    102\n    103\n  2\n    201\n    202\nSouth\n  1\n    101")
  }

  // MARK: Codes

  @Test(arguments: ["department,teams,team", "company,departments,department", "batiment,etages,etage"])
  func identifiersBesideTheWordsOfLevelsAreCodes(words: String) {
    let words = words.split(separator: ",")
    let text = """
      [{"id": 1, "\(words[0])": "North", "\(words[1])": [{"id": 2, "\(words[2])": "Old Town", "members": ["Ada", "Bo"]}]},
       {"id": 3, "\(words[0])": "South", "\(words[1])": [{"id": 4, "\(words[2])": "Port", "members": ["Cy", "Di"]}]}]
      """
    #expect(outline(text) == "1 North\n  2 Old Town\n    Ada\n    Bo\n3 South\n  4 Port\n    Cy\n    Di")
  }

  @Test func theMessageOfAnAnswerNamesNoRow() {
    let text = """
      {"code": 0, "message": "success", "data": [{"department": "North", "codigo": 1, "courses": ["Law"]},
        {"department": "South", "codigo": 3, "courses": ["Art", "Music"]}]}
      """
    #expect(outline(text) == "1 North\n  Law\n3 South\n  Art\n  Music")
  }

  @Test(arguments: ["id", "code"])
  func codesUnderNamesStandBesideWhatLiesBelow(key: String) {
    let text = """
      {"North": {"\(key)": "QHO", "cities": ["Aa", "Bb"]}, "South": {"\(key)": "YLN", "cities": ["Cc", "Dd"]},
       "East": {"\(key)": "GBU", "cities": ["Ee", "Ff"]}, "West": {"\(key)": "GBO", "cities": ["Gg", "Hh"]}}
      """
    #expect(
      outline(text)
        == "QHO North\n  Aa\n  Bb\nYLN South\n  Cc\n  Dd\nGBU East\n  Ee\n  Ff\nGBO West\n  Gg\n  Hh")
  }

  @Test func valuesThatCountAreCodesAndSumsAreNone() {
    #expect(
      outline(
        #"[{"name": "A", "value": 1, "children": [{"name": "B", "value": 2}, {"name": "C", "value": 3}]}, {"name": "D", "value": 4}]"#
      ) == "1 A\n  2 B\n  3 C\n4 D")
    #expect(
      outline(
        #"[{"name": "A", "value": 7, "children": [{"name": "B", "value": 5}, {"name": "C", "value": 2}]}, {"name": "D", "value": 4}]"#
      ) == "A\n  B\n  C\nD")
  }

  @Test(arguments: ["koodi", "identifiant", "šifra", "accountNumber", "notation"])
  func moreWordsAreThoseOfCodes(key: String) {
    let text = """
      [{"name": "North", "\(key)": "11", "children": [{"name": "Port", "\(key)": "1101"}]}, {"name": "South", "\(key)": "12"}]
      """
    #expect(outline(text) == "11 North\n  1101 Port\n12 South")
  }

  // MARK: What lies below, and what is only said of a node

  @Test(arguments: [
    #""attributes": {"target": "_blank"}"#, #""links": [{"rel": "self", "href": "/api/1"}]"#,
    #""meta": {"icon": "star", "order": 6}"#, #""tags": ["new", "hot"]"#,
  ])
  func listsOfNamesLieBelowBesideWhatIsSaid(field: String) {
    let text = """
      [{"name": "One", "lektionen": ["Aa", "Bb"], \(field)}, {"name": "Two", "lektionen": ["Cc", "Dd"], \(field)}]
      """
    #expect(outline(text) == "One\n  Aa\n  Bb\nTwo\n  Cc\n  Dd")
  }

  @Test func whatEachNodeHasLiesBelowNone() {
    let text = """
      [{"id": 1, "name": "North", "attributes": [{"name": "color", "value": "red"}], "categories": [
        {"id": 2, "name": "Port", "attributes": [{"name": "color", "value": "blue"}, {"name": "size", "value": "M"}]},
        {"id": 3, "name": "Town", "attributes": []}]}]
      """
    #expect(outline(text) == "1 North\n  2 Port\n  3 Town")
  }

  @Test func theManagerOfEachDepartmentIsNoPlaceAbove() {
    let text = """
      [{"code": 1, "name": "North", "cities": [{"code": 2, "name": "Port", "manager": {"name": "Ada"}}], "manager": {"name": "Bo"}},
       {"code": 3, "name": "South", "cities": [{"code": 4, "name": "Town", "manager": {"name": "Ada"}}], "manager": {"name": "Bo"}},
       {"code": 5, "name": "West", "cities": [], "manager": {"name": "Cy"}}]
      """
    #expect(outline(text) == "1 North\n  2 Port\n3 South\n  4 Town\n5 West")
  }

  @Test func permissionsOfModulesLieBelowThem() {
    let text = """
      [{"module": "Users", "permissions": ["Add users", "Drop users"]}, {"module": "Orders", "permissions": ["See orders", "Pay"]}]
      """
    #expect(outline(text) == "Users\n  Add users\n  Drop users\nOrders\n  See orders\n  Pay")
  }

  // MARK: Helpers

  /// The outline without codes.
  private func names(_ text: String) throws(SourceErrors) -> String {
    try read(text).tree.roots.subtrees.map { region in
      String(repeating: "  ", count: region.path.count - 1) + region.name
    }.joined(separator: "\n")
  }
}
