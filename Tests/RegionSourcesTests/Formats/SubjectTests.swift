import Testing

@testable import RegionSources

/// Tables that say in their first column what the rows are.
@Suite struct SubjectTests {
  @Test(arguments: ["Server", "Host", "Machine", "Computer"])
  func whatStandsBehindIsSaidOfEachRow(heading: String) {
    let text = """
      ID,\(heading),Class,Qty,Priority
      1,web01,1a,4,High
      2,web02,1b,2,Low
      3,db01,1a,1,High
      4,mail1,2a,1,Low
      """
    #expect(outline(text) == "1 web01\n2 web02\n3 db01\n4 mail1")
  }

  @Test func aRowHasOneModel() {
    let text = """
      product,supplier,model,status
      Chair,Anders,KX 100,new
      Desk,Anders,KX 200,new
      Lamp,Berger,ZZ 310,old
      Shelf,Berger,ZZ 320,new
      Stool,Anders,KX 300,old
      """
    #expect(outline(text) == "Chair\nDesk\nLamp\nShelf\nStool")
  }

  /// Codes in front stand beside what they mean.
  @Test func codesAreNotTheNames() {
    let text = """
      MODEL,AÇIKLAMA,PRICE
      KBS-B-0100-V6,BOYLER 100 LT,398
      KBS-B-0160-V6,BOYLER 160 LT,474
      KAT-B-0800-V5.1,BUFFER TANK,1311
      KAT-CB-0100,SMALL TANK,260
      """
    #expect(outline(text).hasPrefix("KBS-B-0100-V6 BOYLER 100 LT\n"))
  }
}
