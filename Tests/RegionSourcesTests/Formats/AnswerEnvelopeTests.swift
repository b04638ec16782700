import RegionModel
import RegionSources
import Testing

@testable import RegionSources

/// What stands around nested trees: pages of servers, counts of search engines, settings of sites and calls of programs.
@Suite struct AnswerEnvelopeTests {
  private static let rows =
    #"[{"id": 1, "name": "North", "children": [{"id": 2, "name": "Port", "children": []}]}, {"id": 3, "name": "South", "children": []}]"#

  @Test(arguments: [
    #"{"content": ROWS, "pageable": {"sort": {"sorted": false, "empty": true}, "offset": 0}, "totalPages": 1, "sort": {"sorted": false}}"#,
    #"{"response": {"header": {"resultCode": "00", "resultMsg": "NORMAL SERVICE."}, "body": {"items": {"item": ROWS}, "numOfRows": 10, "totalCount": 2}}}"#,
  ])
  func thePageAroundRowsIsPassedOver(text: String) {
    #expect(outline(text.replacing("ROWS", with: AnswerEnvelopeTests.rows)) == "1 North\n  2 Port\n3 South")
  }

  @Test func bucketsOfASearchEngineLieInEachOther() {
    let text = """
      {"took": 5, "hits": {"total": {"value": 100, "relation": "eq"}, "max_score": null, "hits": []},
       "aggregations": {"countries": {"sum_other_doc_count": 0, "buckets": [
        {"key": "North", "doc_count": 88, "cities": {"sum_other_doc_count": 0, "buckets": [{"key": "Port", "doc_count": 40}, {"key": "Town", "doc_count": 48}]}},
        {"key": "South", "doc_count": 12, "cities": {"sum_other_doc_count": 0, "buckets": [{"key": "Bay", "doc_count": 12}]}}]}}}
      """
    #expect(outline(text) == "North\n  Port\n  Town\nSouth\n  Bay")
  }

  @Test(arguments: [
    #"{"nodes": LIST}"#, #"{"totalSize": 1, "done": true, "records": LIST}"#, #"{"results": LIST}"#,
  ])
  func listsBelowRecordsMayStandInEnvelopes(envelope: String) {
    func list(_ rows: String) -> String { envelope.replacing("LIST", with: rows) }
    let text = """
      {"departments": \(list(#"[{"id": 1, "name": "North", "employees": BELOW}, {"id": 3, "name": "South", "employees": AGAIN}]"#))}
      """
      .replacing("BELOW", with: list(#"[{"id": 2, "name": "Ada"}]"#))
      .replacing("AGAIN", with: list(#"[{"id": 4, "name": "Bo"}]"#))
    #expect(outline(text) == "1 North\n  2 Ada\n3 South\n  4 Bo")
  }

  // MARK: Scripts

  @Test(arguments: ["'", "`"])
  func aTextOfJSONThatAScriptParsesIsData(quote: String) {
    let text = """
      const data = JSON.parse(\(quote)[{"key": "11", "title": "O\\'Ha \\\\"B\\\\"", "children": [{"key": "1101", "title": "Port"}]}]\(quote));
      export default data;
      """
    #expect(outlineOfFile(text) == "11 O'Ha \"B\"\n  1101 Port")
  }

  @Test func aNodeWithDataIsNoComponent() {
    let text = """
      export default {
        data: { id: 'a1', text: 'Centre' },
        children: [
          { data: { id: 'b1', text: 'North' }, children: [] },
          { data: { id: 'b2', text: 'South' }, children: [] },
        ],
      };
      """
    #expect(outlineOfFile(text) == "a1 Centre\n  b1 North\n  b2 South")
  }

  @Test func tuplesOfOneLieInTuples() {
    let text = """
      MEDIA_CHOICES = (
          ('Audio', (
              ('vinyl', 'Vinyl'),
              ('cd', 'CD'),
          )),
          ('Video', (
              ('vhs', 'VHS Tape'),
          )),
          ('Print', (
              ('book', 'Book'),
          )),
      )
      """
    #expect(outlineOfFile(text) == "Audio\n  vinyl Vinyl\n  cd CD\nVideo\n  vhs VHS Tape\nPrint\n  book Book")
  }

  // MARK: XML and YAML

  @Test func oneElementUnderTheWordForSeveralIsAList() {
    let text = """
      <list>
        <restaurant code="N1" name="North"><menus><menu code="N2" name="Lunch"><dishes><dish code="N3" name="Soup"/></dishes></menu></menus></restaurant>
        <restaurant code="N4" name="South"><menus><menu code="N5" name="Dinner"><dishes><dish code="N6" name="Fish"/></dishes></menu>
          <menu code="N7" name="Late"><dishes><dish code="N8" name="Cake"/></dishes></menu></menus></restaurant>
      </list>
      """
    #expect(
      outline(text)
        == "N1 North\n  N2 Lunch\n    N3 Soup\nN4 South\n  N5 Dinner\n    N6 Fish\n  N7 Late\n    N8 Cake")
  }

  @Test func aPlaceNamedByItsOwnWordIsNoField() {
    let text = """
      <List>
        <region><regionName>North</regionName><commune><communeName>Port</communeName></commune></region>
        <region><regionName>South</regionName><commune><communeName>Bay</communeName></commune></region>
      </List>
      """
    #expect(outline(text) == "North\n  Port\nSouth\n  Bay")
  }

  @Test func aRemarkBehindALongerLineThanTheOthersEndsNoProgram() {
    let text = """
      - name: Vimaka # checked
        code: "11"
        children:
          - {name: Port, code: "1101"}
      - name: South
        code: "12"
      """
    #expect(outline(text) == "11 Vimaka\n  1101 Port\n12 South")
  }
}
