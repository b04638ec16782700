import Testing

@testable import RegionSources

/// Rows that are the sum of others, and rows that are only called so.
@Suite struct SumRowTests {
  @Test func aSumBehindAHanNameIsNoPlace() {
    #expect(
      outline("地区,城市,销售额\n华东,上海,10\n华东,南京,20\n华东小计,,30\n华南,广州,5\n华南小计,,5\n合计,,35\n")
        == "华东\n  上海\n  南京\n华南\n  广州")
  }

  /// A town may be called so.
  @Test func aTotalThatIsNoSumIsAPlace() {
    #expect(
      outline("Province,Town,People\nKoshi,Jhapa,4\nKoshi,Morang,6\nKoshi,Total,3\nBagmati,Lalitpur,5\n")
        == "Koshi\n  Jhapa\n  Morang\n  Total\nBagmati\n  Lalitpur")
    #expect(
      outline("Province,Town,People\nKoshi,Jhapa,4\nKoshi,Morang,6\nKoshi,Total,10\nBagmati,Lalitpur,5\n")
        == "Koshi\n  Jhapa\n  Morang\nBagmati\n  Lalitpur")
  }

  @Test func aCodeThatAPersonNamedIsRefusedAndNotDropped() {
    let text =
      "CODAUTO,CPRO,CMUN,NOMBRE\n16,01,001,Amurrio\n16,01,002,Aramaio\n08,02,001,Abengibre\n08,02,002,Alatoz\n"
    #expect(
      outline(text) {
        $0.fields.name = ["NOMBRE"]
        $0.fields.code = ["CMUN"]
      }.contains("001 stands twice"))
  }
}
