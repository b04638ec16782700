import Testing

@testable import TerminalKit

/// Text on a screen of cells.
struct FrameTests {
  private let loud = Style(rawValue: 3)

  private func text(_ frame: Frame, row: Int = 0) -> String {
    var scalars = String.UnicodeScalarView()
    for cell in frame.row(row) { scalars.append(contentsOf: frame.scalars(of: cell)) }
    return String(scalars)
  }

  @Test func aHanCharacterFillsTwoCells() {
    var frame = Frame(columns: 6, rows: 1)
    #expect(frame.write("南山", column: 1, row: 0, style: loud) == 5)
    #expect(frame.row(0).map(\.width) == [1, 2, 0, 2, 0, 1])
    #expect(frame.row(0).map(\.style.rawValue) == [0, 3, 3, 3, 3, 0])
    #expect(text(frame) == " 南山 ")
  }

  @Test func aHanCharacterIsNeverCutByTheEdge() {
    var frame = Frame(columns: 4, rows: 1)
    #expect(frame.write("a南山", column: 0, row: 0) == 3)
    #expect(text(frame) == "a南 ")
  }

  @Test func aLimitClipsLikeAnEdge() {
    var frame = Frame(columns: 10, rows: 1)
    frame.write("南山区", column: 0, row: 0, limit: 5)
    #expect(text(frame) == "南山      ")
  }

  @Test func overwritingHalfOfAWideCharacterBlanksTheOtherHalf() {
    var frame = Frame(columns: 4, rows: 1)
    frame.write("南山", column: 0, row: 0)
    frame.write("x", column: 1, row: 0)
    #expect(text(frame) == " x山")
    frame.write("y", column: 2, row: 0)
    #expect(text(frame) == " xy ")
  }

  @Test func writingOutsideDrawsNothing() {
    var frame = Frame(columns: 3, rows: 2)
    let blank = frame
    frame.write("abc", column: 3, row: 0)
    frame.write("abc", column: 0, row: 2)
    frame.write("abc", column: 0, row: -1)
    frame.fill(0..<3, row: 5, with: "x")
    #expect(frame == blank)
    frame.write("abc", column: -2, row: 0)
    #expect(text(frame) == "c  ")
  }

  @Test func combiningMarksGoWithTheirLetter() {
    var frame = Frame(columns: 4, rows: 1)
    #expect(frame.write("e\u{301}\u{302}\u{303}南\u{300}", column: 0, row: 0) == 3)
    #expect(Array(text(frame).unicodeScalars) == Array("e\u{301}\u{302}\u{303}南\u{300} ".unicodeScalars))
    #expect(frame.row(0).map(\.width) == [1, 2, 0, 1])
  }

  @Test func controlAndFormattingCharactersAreNotWritten() {
    var frame = Frame(columns: 6, rows: 1)
    frame.write("a\u{1B}[31m\u{202E}b\u{200B}\u{9B}c", column: 0, row: 0)
    #expect(text(frame) == "a[31mb")
  }

  @Test func aScreenHasAtLeastOneCell() {
    let frame = Frame(columns: 0, rows: -5)
    #expect(frame.columns == 1)
    #expect(frame.rows == 1)
  }

  @Test(arguments: [
    ("南山区", 6, "南山区"), ("南山区", 5, "南山…"), ("南山区", 4, "南…"), ("南山区", 3, "南…"), ("南山区", 2, "…"),
    ("南山区", 1, "…"), ("南山区", 0, ""), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("", 0, ""),
  ])
  func textIsCutAtWholeCharacters(_ text: String, _ width: Int, _ expected: String) {
    #expect(TextWidth.truncated(text, to: width, ellipsis: "…") == expected)
  }

  @Test func anEllipsisWiderThanTheRoomBecomesDots() {
    #expect(TextWidth.truncated("南山区", to: 1, ellipsis: "..") == ".")
  }

  @Test(arguments: [
    ("curl: (22) The error: 500 (status 22)", 24, "curl: (22) T…(status 22)"),
    ("curl: (22) The error: 500 (status 22)", 40, "curl: (22) The error: 500 (status 22)"),
    ("没有这样的主机 (状态 6)", 15, "没有这…(状态 6)"), ("没有这样的主机（状态 6）", 17, "没有这…（状态 6）"),
    ("no brackets at its end", 10, "no bracke…"), ("a (b)", 2, "a…"),
    ("a (b)", 0, ""),
  ])
  func whatStandsInBracketsAtTheEndStays(text: String, width: Int, expected: String) {
    #expect(TextWidth.shortened(text, to: width, ellipsis: "…") == expected)
  }

  @Test(arguments: [
    ("connection to server failed (status 2)", 15, 3, ["connection to", "server failed", "(status 2)"]),
    ("connection to server failed (status 2)", 18, 2, ["connection to", "server …(status 2)"]),
    ("没有这样的主机（状态 6）", 10, 9, ["没有这样的", "主机（状态", "6）"]), ("short", 10, 3, ["short"]), ("", 10, 3, [""]),
    ("two words", 3, 9, ["two", "wor", "ds"]), ("南", 1, 9, ["…"]),
  ])
  func aTextIsWrappedAtBlanks(_ text: String, _ width: Int, _ limit: Int, _ lines: [String]) {
    #expect(TextWidth.wrapped(text, to: width, atMost: limit, ellipsis: "…") == lines)
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("南", 2), ("〇", 2), ("（", 2), ("㙍", 2), ("𠮷", 2), ("░", 1), ("●", 1), ("▸", 1),
    ("…", 1),
    ("\u{301}", 0), ("\u{200B}", 0), ("\u{202E}", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{9B}", 0), ("😀", 2),
    ("\u{1160}", 0), ("ｱ", 1), ("Ａ", 2), ("", 0),
  ])
  func widthsInCells(_ text: String, _ width: Int) {
    #expect(TextWidth.of(text) == width)
  }

  @Test func textFromOutsideStaysOnOneLine() {
    #expect(SafeText.line("a\nb\tc\r\n") == "a b c  ")
    #expect(SafeText.line("\u{1B}[2J\u{202E}x\u{200D}y\u{9B}31m\u{0}") == "[2Jxy31m")
    #expect(SafeText.line("请选择所在地区") == "请选择所在地区")
    #expect(SafeText.line("a\u{2028}b\u{FEFF}") == "a b")
  }
}
