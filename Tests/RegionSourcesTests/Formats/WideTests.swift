import RegionSources
import Testing

/// Rows of thousands of fields, and names without an end: what takes one step a field takes no noticeable time, and what
/// compares each field with each other would take minutes.
@Suite struct WideTests {
  @Test func aTableOfThousandsOfColumnsIsRead() {
    let years = (0..<5_000).map { "y\($0)" }.joined(separator: ",")
    let numbers = (0..<5_000).map { String($0 % 97) }.joined(separator: ",")
    #expect(
      outline("country,region,town,\(years)\nA,B,C,\(numbers)\nA,B,D,\(numbers)\nA,E,F,\(numbers)\n")
        == "A\n  B\n    C\n    D\n  E\n    F")
  }

  @Test func anObjectOfThousandsOfFieldsIsRead() {
    let fields = (0..<10_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(outline("[{\"name\":\"a\",\(fields)}]") == "a")
  }

  @Test(arguments: ["a", "省", "a b "])
  func aNameWithoutAnEndIsRefusedAtOnce(part: String) {
    let endless = String(repeating: part, count: 20_000_000 / part.utf8.count)
    #expect(outline(endless) == "x:1: the name is longer than 60,000 bytes")
    #expect(outline("Fruit\n\(endless)") == "x:2: the name is longer than 60,000 bytes")
  }
}

/// A quote that nothing closes swallows no rows.
@Suite struct OpenQuoteTests {
  @Test func aQuoteThatNothingClosesIsAnOrdinaryCharacter() throws {
    let read = try read("id,name,pid\n1,\"abc,\n2,d,1\n3,e,1\n")
    #expect(outline(read.tree) == "1 \"abc\n  2 d\n  3 e")
    #expect(read.understanding.notes == ["nothing closes the quote in 1 row; it is an ordinary character"])
  }

  @Test(arguments: ["", "\n"]) func aQuoteMayEndAtThatOfALaterCell(end: String) {
    #expect(outline("id,name,pid\n1,\"abc,\n2,d,1\n3,\"e\",1\(end)") == "1 \"abc\n  2 d\n  3 e")
  }

  @Test func closedQuotesMayGoOverLines() {
    #expect(
      outline("id,name,pid\n1,\"a\nb\",\n2,\"5\"\" pipe\",1\n3,\"last\",1") == "1 a b\n  2 5\" pipe\n  3 last"
    )
  }

  @Test func manyOfThemTakeNoLongerThanFew() {
    let rows = (1...20_000).map { "\($0),\"N\($0),\($0 == 1 ? "" : "1")\n" }
    let tree = outline("id,name,pid\n" + rows.joined())
    #expect(tree.split(separator: "\n").count == 20_000)
    #expect(tree.hasSuffix("  20000 \"N20000"))
  }
}
