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
