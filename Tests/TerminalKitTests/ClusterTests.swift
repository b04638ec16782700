import Testing

@testable import TerminalKit

/// Characters of several code points on a screen of cells.
struct ClusterTests {
  private static let family = "👨\u{200D}👩\u{200D}👧\u{200D}👦"
  private static let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
  private static let kiss = "👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👩🏿"

  private func text(_ frame: Frame, row: Int = 0) -> [Unicode.Scalar] {
    frame.row(row).flatMap { frame.scalars(of: $0) }
  }

  @Test(arguments: [
    (family, 2), (england, 2), (kiss, 2), ("🇧🇷", 2), ("🇧🇷🇫🇷", 4), ("🇧", 1), ("🇧🇷🇫", 3), ("❤", 1),
    ("❤\u{FE0F}", 2),
    ("😀\u{FE0E}", 1), ("☎\u{FE0E}", 1), ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("👍🏽", 2), ("a🏽", 3),
    ("🏽", 2),
    ("👨👩", 4), ("a\u{200D}👩", 3), ("می\u{200C}خواهم", 7), ("क\u{94D}\u{200D}ष", 2),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("a\u{1161}", 1), ("e\u{301}\u{323}\u{330}", 1), ("葛\u{E0100}", 2), ("\u{301}a", 1), ("x\(family)y", 4),
    ("🏳\u{FE0F}\u{200D}🌈", 2), ("🧔🏿\u{200D}♂\u{FE0F}", 2), ("—\u{FE0F}", 1),
  ])
  func aClusterIsAsWideAsItIsDrawn(_ text: String, _ width: Int) {
    #expect(TextWidth.of(text) == width)
    var frame = Frame(columns: 10, rows: 1)
    #expect(frame.write(text, column: 1, row: 0) == 1 + width)
  }

  @Test(arguments: [family, england, kiss, "🇧🇷", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "👍🏽"])
  func aClusterIsOneCellAndItsSecondHalf(_ cluster: String) {
    var frame = Frame(columns: 6, rows: 1)
    frame.write("a" + cluster + "b", column: 0, row: 0)
    #expect(text(frame) == Array("a\(cluster)b  ".unicodeScalars))
    #expect(frame.row(0).map(\.width) == [1, 2, 0, 1, 1, 1])
    frame.write("x", column: 2, row: 0)
    #expect(text(frame) == Array("a xb  ".unicodeScalars))
  }

  @Test func aClusterIsNeverCutByTheEdge() {
    var frame = Frame(columns: 3, rows: 1)
    #expect(frame.write("ab" + Self.family, column: 0, row: 0) == 2)
    #expect(text(frame) == ["a", "b", " "])
    #expect(frame.write("ab❤\u{FE0F}", column: 0, row: 0) == 2)
    #expect(text(frame) == ["a", "b", " "])
    #expect(frame.write("🇧🇷x", column: 1, row: 0, limit: 2) == 1)
    #expect(text(frame) == ["a", " ", " "])
    frame.write(Self.family + "b", column: -1, row: 0)
    #expect(text(frame) == ["a", "b", " "])
  }

  @Test func aTailHasItsLimit() {
    var frame = Frame(columns: 3, rows: 1)
    frame.write("a" + String(repeating: "\u{301}", count: 1_000) + "b", column: 0, row: 0)
    #expect(text(frame) == ["a"] + Array(repeating: "\u{301}", count: 16) + ["b", " "])
  }

  /// Earlier writes and their order do not matter.
  @Test func framesThatShowTheSameAreEqual() {
    let (one, other) = (Self.family, Self.kiss)
    var (first, second) = (Frame(columns: 8, rows: 1), Frame(columns: 8, rows: 1))
    first.write(one + other, column: 0, row: 0)
    second.write(other + Self.england, column: 2, row: 0)
    second.write(one, column: 0, row: 0)
    #expect(first != second)
    second.fill(4..<8, row: 0)
    #expect(first == second)
    second.write(one, column: 2, row: 0)
    #expect(first != second)
    #expect(second.numbered(like: first).row(0).first == first.row(0).first)
    #expect(text(second.numbered(like: first)) == Array("\(one)\(one)    ".unicodeScalars))
  }

  @Test(arguments: [
    (family + "南", 3, family + "…"), (family + "南", 2, "…"), ("🇧🇷🇫🇷", 3, "🇧🇷…"),
    ("❤\u{FE0F}❤\u{FE0F}", 3, "❤\u{FE0F}…"),
    ("ab❤\u{FE0F}c", 4, "ab…"), ("e\u{301}\u{323}xy", 2, "e\u{301}\u{323}…"), ("काका", 3, "का…"),
    ("aकाb", 3, "a…"),
    ("का", 1, "…"), (String(repeating: "\u{1100}", count: 50), 5, "\u{1100}\u{1100}…"),
  ])
  func textIsCutBetweenClusters(_ text: String, _ width: Int, _ expected: String) {
    let cut = TextWidth.truncated(text, to: width, ellipsis: "…")
    #expect(Array(cut.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
