import RegionSources
import Testing

/// Answers of servers that come page by page, and records that lie in others as HAL has them.
@Suite struct PageTests {
  @Test(arguments: [
    #"{"page":1,"next":"u","results":[{"id":1,"name":"A"},{"id":2,"name":"B"}]}"# + "\n"
      + #"{"page":2,"next":null,"results":[{"id":3,"name":"C"}]}"#,
    #"[{"page":1,"results":[{"id":1,"name":"A"}]},{"page":2,"results":[{"id":2,"name":"B"},{"id":3,"name":"C"}]}]"#,
    #"{"value":[{"id":1,"displayName":"A"},{"id":2,"displayName":"B"}],"@odata.nextLink":"u"}"# + "\n"
      + #"{"value":[{"id":3,"displayName":"C"}]}"#,
    #"{"status":"ok","data":{"list":[{"id":1,"name":"A"},{"id":2,"name":"B"}],"page":1}}"# + "\n"
      + #"{"status":"ok","data":{"list":[{"id":3,"name":"C"}],"page":2}}"# + "\n"
      + #"{"status":"ok","data":{"list":[],"page":3}}"#,
    #"{"data":[{"id":1,"name":"A"}],"meta":{"cursor":"x"}}"# + "\n"
      + #"{"data":[{"id":2,"name":"B"},{"id":3,"name":"C"}],"meta":{"cursor":null}}"#,
  ])
  func pagesAreOneList(text: String) { #expect(outline(text) == "1 A\n2 B\n3 C") }

  @Test func rowsOfSeveralPagesLieInEachOther() {
    #expect(
      outline(
        #"{"total_count":3,"items":[{"id":3,"name":"C","parent_id":1}]}"# + "\n"
          + #"{"total_count":3,"items":[{"id":1,"name":"A","parent_id":null},{"id":2,"name":"B","parent_id":1}]}"#
      )
        == "1 A\n  3 C\n  2 B")
    #expect(
      outline(
        #"{"results":[{"id":1,"name":"A","children":[{"id":11,"name":"B"}]}]}"# + "\n"
          + #"{"results":[{"id":2,"name":"C","children":[]}]}"#) == "1 A\n  11 B\n2 C")
  }

  /// What has a name of its own, or something else that tells it from the others, is no page.
  @Test func recordsWithAListAreNoPages() {
    #expect(
      outline(#"{"name":"A","items":[{"name":"B"}]}"# + "\n" + #"{"name":"C","items":[{"name":"D"}]}"#)
        == "A\n  B\nC\n  D")
    #expect(
      outline(#"{"type":"A","items":[{"name":"B"}]}"# + "\n" + #"{"type":"C","items":[{"name":"D"}]}"#)
        != "B\nD")
  }

  @Test(arguments: [
    (
      #"{"_embedded":{"categories":[{"id":1,"name":"A","_links":{"self":{"href":"/1"}}},{"id":2,"name":"B","_links":{"self":{"href":"/2"}}}]},"_links":{"self":{"href":"/"}},"page":{"size":20,"totalElements":2}}"#,
      "1 A\n2 B"
    ),
    (
      #"{"_links":{"self":{"href":"/"}},"_embedded":{"departments":[{"id":1,"name":"A","parentId":null,"_links":{"self":{"href":"/1"}}},{"id":2,"name":"B","parentId":1,"_links":{"self":{"href":"/2"}}}]}}"#,
      "1 A\n  2 B"
    ),
    (
      #"{"id":1,"name":"A","_links":{"self":{"href":"/"}},"_embedded":{"children":[{"id":2,"name":"B","_embedded":{"children":[{"id":3,"name":"C"}]}},{"id":4,"name":"D"}]}}"#,
      "1 A\n  2 B\n    3 C\n  4 D"
    ),
  ])
  func embeddedRecordsLieInTheirs(text: String, expected: String) { #expect(outline(text) == expected) }
}
