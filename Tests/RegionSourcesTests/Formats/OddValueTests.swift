import RegionModel
import Testing

@testable import RegionSources

/// What JSON has not, and what else cannot be read: the message says what was seen, and what to write.
@Suite struct OddValueTests {
  @Test(arguments: [
    ("[{\"id\":1_000_000,\"name\":\"a\"}]", "x:1:10: no JSON: 1_000_000 is no number in JSON; write 1000000"),
    ("[{\"id\":NaN,\"name\":\"a\"}]", "x:1:9: no JSON: NaN is no number in JSON; write null"),
    (
      "[{\"id\":1,\"name\":\"a\",\"x\":-Infinity}]",
      "x:1:26: no JSON: -Infinity is no number in JSON; write null"
    ),
    (
      "[{\"id\":foo,\"name\":\"a\"}]",
      "x:1:9: no JSON: a name or a call stands where a value should; of a script only what it writes out is read"
    ),
    ("[[\"a\", ()]]", "x:1:9: no JSON: () is an empty tuple, which names nothing; leave it out"),
    (
      "id\u{1F}name\n1\u{1F}X\n2\u{1F}Y\n",
      "x: columns between the signs 0x1F, which are not read; say: tr '\\037\\036' '\\t\\n' <FILE | areapick --data -"
    ),
    (
      "SQLite format 3\0" + String(repeating: "\u{1}", count: 100),
      "x: a SQLite database, which is read from a file: --data FILE"
    ),
  ])
  func theMessageSaysWhatToDo(text: String, message: String) { #expect(outline(text) == message) }

  @Test func aPathIsReadNoDeeperThanATreeMayBe() throws {
    #expect(
      outline(Array(repeating: "a", count: 10_001).joined(separator: "/"))
        == "x:1: lies deeper than 10,000 levels")
    let tree = try read(Array(repeating: "a", count: 10_000).joined(separator: "/")).tree
    #expect(tree.count == 10_000)
    // Ten million names, of which no more than needed are kept.
    #expect(outline(String(repeating: "a/", count: 10_000_000)) == "x:1: lies deeper than 10,000 levels")
  }

  /// A value under an empty key is that of the object that holds it alone.
  @Test func aValueUnderNoWordIsThatOfWhatHoldsIt() {
    let menu = """
      Pizza:
        Margherita:
          Price:
            small: 1070
            large: 2070
        Hawaii:
          Price:
            small: 1170
            large: 2170
      Soup:
        Garlic:
          Price:
            '': 550
        Fruit:
          Price:
            '': 560
      """
    #expect(
      outline(menu)
        == "Pizza\n  Margherita\n    Price\n      small\n      large\n  Hawaii\n    Price\n      small\n      large\nSoup\n  Garlic\n    Price\n  Fruit\n    Price"
    )
  }
}
