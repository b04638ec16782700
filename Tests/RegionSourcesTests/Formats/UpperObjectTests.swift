import RegionSources
import TestSupport
import Testing

/// Objects in rows that are the places which the rows lie in.
@Suite struct UpperObjectTests {
  @Test func anObjectThatStandsInSeveralRowsIsTheirPlace() {
    let text =
      #"[{"id":1,"name":"Aa","zupanija":{"id":7,"name":"Z"}},{"id":2,"name":"Bb","zupanija":{"id":7,"name":"Z"}},"#
      + #"{"id":3,"name":"Cc","zupanija":{"id":8,"name":"Y"}}]"#
    #expect(outline(text) == "7 Z\n  1 Aa\n  2 Bb\n8 Y\n  3 Cc")
  }

  @Test func whatEachRowHasForItselfIsNone() {
    let text =
      #"[{"id":1,"name":"Aa","capital":{"id":7,"name":"Z"}},{"id":2,"name":"Bb","capital":{"id":8,"name":"Y"}}]"#
    #expect(outline(text) == "1 Aa\n2 Bb")
  }

  @Test func theirOtherFieldsAreKept() throws {
    let text =
      #"[{"id":1,"name":"Aa","pop":5,"district":{"id":7,"name":"Z"}},"#
      + #"{"id":2,"name":"Bb","pop":6,"district":{"id":7,"name":"Z"}}]"#
    #expect(try read(text).understanding.others == ["pop"])
  }
}
