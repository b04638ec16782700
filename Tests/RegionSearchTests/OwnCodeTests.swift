import RegionModel
import Testing

@testable import RegionSearch

/// Codes of a tree of one's own have letters and signs; whoever types one as it stands there finds its place.
struct OwnCodeTests {
  private static let tree: RegionTree = {
    let rows = [
      ("10.1.0.2", "Gate"), ("AB-77", "Lamp"), ("A2", "Seeds"), ("ac", "Amp"), ("S-1", "Carrot"),
      ("SE", "Spade"),
    ]
    var builder = TreeBuilder(rows.map { RegionRecord(code: $0.0, parent: .none, name: $0.1) })
    builder.order = .source
    do { return try builder.tree() } catch { preconditionFailure("\(error)") }
  }()

  private func found(_ query: String) -> [String] {
    RegionSearcher(OwnCodeTests.tree).search(SearchQuery(query)).map(\.region.name)
  }

  @Test(arguments: [
    ("10.1.0.2", "Gate"), ("AB-77", "Lamp"), ("ab-77", "Lamp"), (" a2 ", "Seeds"), ("AC", "Amp"),
    ("s-1", "Carrot"),
    ("se", "Spade"),
  ])
  func aWholeCodeIsFoundFirst(query: String, expected: String) { #expect(found(query).first == expected) }

  @Test func theBeginningOfACodeWithADigitOrASignFinds() {
    #expect(found("10.1") == ["Gate"])
    #expect(found("AB-") == ["Lamp"])
    #expect(found("AB") == [])
  }

  @Test func namesAreFoundAsBefore() { #expect(found("lamp") == ["Lamp"]) }
}
