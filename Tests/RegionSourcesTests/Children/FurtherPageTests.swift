import RegionModel
import TestSupport
import Testing

@testable import RegionSources

/// Answers of servers that are pages of longer lists: nobody would see that something is missing.
@Suite struct FurtherPageTests {
  /// How many more places a command's answer says that there are; nil for none, 0 where it does not say how many.
  private func rest(_ answer: String) throws -> Int? {
    let source = ChildCommand("cat <<'END'\n\(answer)\nEND")
    let tree = try source.children(of: [Place(code: "p", name: "n")], Cancellation())
    #expect(tree.roots.map(\.name) == ["A", "B"], "\(answer)")
    return tree.restCount
  }

  private static let rows = #"[{"id": "1", "name": "A"}, {"id": "2", "name": "B"}]"#

  @Test(arguments: [
    // Django, JSON:API, OData, Microsoft, Google, Kubernetes, Stripe, ArcGIS.
    #"{"count": 40, "next": "https://x.org/?page=2", "previous": null, "results": ROWS}"#,
    #"{"data": ROWS, "meta": {"pagination": {"page": 1, "pageSize": 2, "pageCount": 20, "total": 40}}}"#,
    #"{"@odata.count": 40, "value": ROWS}"#,
    #"{"total_count": 40, "incomplete_results": false, "items": ROWS}"#,
    #"{"nhits": 40, "records": ROWS}"#,
    // Spring, and its HAL.
    #"{"content": ROWS, "totalPages": 20, "totalElements": 40, "last": false, "size": 2, "number": 0, "first": true}"#,
    #"{"_embedded": {"units": ROWS}, "_links": {"self": {"href": "/a"}}, "page": {"size": 2, "totalElements": 40, "totalPages": 20, "number": 0}}"#,
    // Tables in web pages.
    #"{"code": 0, "msg": "", "count": 40, "data": ROWS}"#, #"{"total": 40, "rows": ROWS, "code": 200}"#,
    #"{"success": true, "data": {"total": "40", "page": "1", "list": ROWS}}"#,
    // Laravel, Salesforce, Solr, the World Bank.
    #"{"current_page": 1, "data": ROWS, "last_page": 20, "next_page_url": "http://x/?page=2", "per_page": 2, "total": 40}"#,
    #"{"totalSize": 40, "done": false, "nextRecordsUrl": "/query/1", "records": ROWS}"#,
    #"{"responseHeader": {"status": 0}, "response": {"numFound": 40, "start": 0, "docs": ROWS}}"#,
    #"[{"page": 1, "pages": 20, "per_page": "2", "total": 40}, ROWS]"#,
  ])
  func theNumberOfAllSaysHowManyAreMissing(answer: String) throws {
    #expect(try rest(answer.replacing("ROWS", with: FurtherPageTests.rows)) == 38, "\(answer)")
  }

  @Test(arguments: [
    #"{"value": ROWS, "@odata.nextLink": "https://x.org/v1/a?$skiptoken=X"}"#,
    #"{"nextPageToken": "CAoQAA", "items": ROWS}"#,
    #"{"kind": "List", "metadata": {"continue": "eyJ2"}, "items": ROWS}"#,
    #"{"object": "list", "has_more": true, "data": ROWS}"#,
    #"{"exceededTransferLimit": true, "features": ROWS}"#,
    #"{"data": {"regions": {"nodes": ROWS, "pageInfo": {"hasNextPage": true, "endCursor": "b"}}}}"#,
    #"{"links": [{"rel": "self", "href": "/a"}, {"rel": "next", "href": "/a?page=2"}], "items": ROWS}"#,
    #"{"_links": {"next": {"href": "/a?page=2"}}, "items": ROWS}"#,
    #"{"page": 1, "totalPages": 3, "items": ROWS}"#,
    #"{"batchcomplete": "", "continue": {"cmcontinue": "page|41|18", "continue": "-||"}, "query": {"categorymembers": ROWS}}"#,
  ])
  func aNextPageSaysThatThereIsMore(answer: String) throws {
    #expect(try rest(answer.replacing("ROWS", with: FurtherPageTests.rows)) == 0, "\(answer)")
  }

  @Test(arguments: [
    #"{"count": 2, "next": null, "previous": null, "results": ROWS}"#,
    #"{"content": ROWS, "totalPages": 1, "totalElements": 2, "last": true, "number": 0}"#,
    #"{"page": 3, "totalPages": 3, "items": ROWS}"#, #"{"has_more": false, "data": ROWS}"#,
    // CKAN names a next page whether there is one or not.
    #"{"success": true, "result": {"records": ROWS, "_links": {"start": "/a", "next": "/a?offset=100"}, "total": 2}}"#,
    // What a place counts, and where a menu leads.
    #"{"name": "n", "code": "p", "count": 331000, "states": ROWS}"#, #"{"next": "about", "items": ROWS}"#,
    #"{"kind": "List", "metadata": {"continue": ""}, "items": ROWS}"#, "ROWS",
  ])
  func aWholeListSaysNothing(answer: String) throws {
    #expect(try rest(answer.replacing("ROWS", with: FurtherPageTests.rows)) == nil, "\(answer)")
  }

  /// Numbers that count what the rows have, and steps of other things.
  @Test(arguments: [
    #"{"code":0,"data":{"total":128,"list":[{"name":"A","value":70},{"name":"B","value":58}]}}"#,
    #"{"hasNext":true,"currentStep":1,"steps":[{"name":"A"},{"name":"B"}]}"#,
    #"{"prev":2,"next":4,"list":[{"name":"A"},{"name":"B"}]}"#,
    #"{"limit":5000,"remaining":4999,"total":5000,"resources":[{"name":"A"},{"name":"B"}]}"#,
    #"{"next":"/thanks","items":[{"name":"A"},{"name":"B"}]}"#,
  ])
  func otherNumbersAndStepsSayNothing(answer: String) throws {
    #expect(try rest(answer) == nil, "\(answer)")
  }

  /// That there is more goes before a number that counts the page alone.
  @Test(arguments: [
    #"{"items":ROWS,"hasMore":true,"limit":2,"offset":0,"count":2}"#,
    #"{"count":2,"next":"https://x/?p=2","items":ROWS}"#,
    #"{"@odata.count":2,"@odata.nextLink":"https://x/","value":ROWS}"#,
    #"{"channels":ROWS,"ok":true,"response_metadata":{"next_cursor":"dGVh"}}"#,
    #"{"records":ROWS,"offset":"itrXX/recYY"}"#,
  ])
  func aNumberOfThePageAloneIsNoTotal(answer: String) throws {
    #expect(try rest(answer.replacing("ROWS", with: FurtherPageTests.rows)) == 0, "\(answer)")
  }

  /// One after another they are one list, of which the last says whether there are others.
  @Test func allPagesAreOneList() throws {
    let pages = #"""
      {"count": 2, "next": "/?page=2", "results": [{"id": "1", "name": "A"}]}
      {"count": 2, "next": null, "results": [{"id": "2", "name": "B"}]}
      """#
    #expect(try rest(pages) == nil)
    #expect(try rest(pages.replacing("null", with: #""/?page=3""#).replacing("2,", with: "9,")) == 7)
  }

  @Test func aFileSaysItInItsNotes() throws {
    let text = #"{"count": 40, "next": "/?page=2", "results": \#(FurtherPageTests.rows)}"#
    let read = try read(text)
    #expect(read.tree.restCount == 38)
    #expect(read.understanding.leftAside == ["the source answers in pages: 2 of 40 are here"])
  }

  /// A blank in front of the script is none of it.
  @Test func aScriptMayHaveABlankInFront() throws {
    let script =
      " <?php\n/**\n * state.\n */\n$items = [\n  ['id' => '01', 'name' => 'A'],\n  ['id' => '02', 'name' => 'B']\n];"
    #expect(try rest(script) == nil)
  }

  /// Two constants are a script, two names with brackets are none.
  @Test func severalConstantsAreAScript() throws {
    let source = ChildCommand("printf '%s\\n' 'TREE = {\"A\": [\"x\"], \"B\": [\"y\"]}' 'VERSION = [1]'")
    #expect(try source.children(of: [], Cancellation()).roots.map(\.name).prefix(2) == ["A", "B"])
  }

  /// A search answers with what fits best.
  @Test func ofASearchNobodyExpectsAll() throws {
    let source = ChildCommand(
      "false", search: "echo '{\"count\": 40, \"results\": \(FurtherPageTests.rows)}'")
    #expect(try source.search("a", Cancellation()).tree.restCount == nil)
  }

  /// Names that look like the first line of a script.
  @Test(arguments: ["Set = {1,2}\nGroup = {3}", "x = [1]\ny = [2]"])
  func linesWithBracketsAreNames(answer: String) throws {
    let source = ChildCommand("cat <<'END'\n\(answer)\nEND")
    let tree = try source.children(of: [], Cancellation())
    #expect(tree.roots.map(\.name) == answer.split(separator: "\n").map(String.init))
  }
}
