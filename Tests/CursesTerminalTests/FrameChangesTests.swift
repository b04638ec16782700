import TerminalKit
import Testing

@testable import CursesTerminal

/// The parts of a screen to draw again.
@Suite struct FrameChangesTests {
  private typealias Run = FrameChanges.Run

  private func frame(_ text: String, style: Style = .plain) -> Frame {
    var frame = Frame(columns: 20, rows: 2)
    frame.write(text, column: 0, row: 1, style: style)
    return frame
  }

  private func changes(from before: Frame?, to now: Frame, looks: [UInt8] = []) -> [Run] {
    FrameChanges(from: before, to: now, looks: looks).runs
  }

  @Test(arguments: [
    ("abc", "abc", []),
    ("abc", "abd", [2..<3]),
    ("abcdefgh", "Abcdefgh", [0..<1]),
    ("abcdefgh", "AbcdeFgh", [0..<6]),
    ("abcdefgh", "AbcdefGh", [0..<1, 6..<7]),
    ("abcdefghijklm", "AbcdefGhijklM", [0..<1, 6..<7, 12..<13]),
    ("深圳市", "深川市", [2..<4]),
    ("深圳市", "a 圳市", [0..<2]),
    ("ab圳市", "深圳市", [0..<2]),
    ("", "深", [0..<2]),
  ])
  func onlyWhatChangedIsNamed(_ before: String, _ now: String, _ columns: [Range<Int>]) {
    #expect(changes(from: frame(before), to: frame(now)) == columns.map { Run(row: 1, columns: $0) })
  }

  @Test(arguments: [
    ("", []), ("abc", [0..<3]), ("  a  b", [2..<6]), (" 深圳市 ", [1..<7]), ("                   z", [19..<20]),
  ])
  func onAClearedScreenRowsGoFromTheirFirstToTheirLastSign(_ text: String, _ columns: [Range<Int>]) {
    let runs = FrameChanges(fromBlankTo: frame(text), looks: []).runs
    #expect(runs == columns.map { Run(row: 1, columns: $0) })
  }

  @Test func blanksThatLookPlainAreClearedAlready() {
    let now = frame("  a  ", style: Style(rawValue: 2))
    #expect(FrameChanges(fromBlankTo: now, looks: [0, 1, 0]).runs == [Run(row: 1, columns: 2..<3)])
    #expect(FrameChanges(fromBlankTo: now, looks: [0, 1, 2]).runs == [Run(row: 1, columns: 0..<5)])
  }

  @Test func withoutAFrameBeforeAllIsAChange() {
    #expect(
      changes(from: nil, to: frame("a")) == [Run(row: 0, columns: 0..<20), Run(row: 1, columns: 0..<20)])
  }

  /// A wide character is drawn whole even if only one half changes.
  @Test(arguments: [1..<2, 2..<3]) func aWideCharacterIsWholeInItsRun(_ half: Range<Int>) {
    let before = frame("x深y")
    var now = before
    now.restyle(half, row: 1, style: Style(rawValue: 3))
    #expect(changes(from: before, to: now) == [Run(row: 1, columns: 1..<3)])
  }

  @Test func stylesThatLookTheSameAreNoChange() {
    let (plain, current) = (frame("深圳"), frame("深圳", style: Style(rawValue: 2)))
    #expect(changes(from: plain, to: current, looks: [0, 1, 0]) == [])
    #expect(changes(from: plain, to: current, looks: [0, 1, 2]) == [Run(row: 1, columns: 0..<4)])
    #expect(changes(from: plain, to: current) == [Run(row: 1, columns: 0..<4)])
    let other = frame("广圳", style: Style(rawValue: 2))
    #expect(changes(from: plain, to: other, looks: [0, 1, 0]) == [Run(row: 1, columns: 0..<2)])
  }

  /// Equal clusters are no change, whatever other clusters appear.
  @Test func clustersAreComparedByWhatTheyShow() {
    let (family, kiss) = ("👨\u{200D}👩\u{200D}👧", "👩\u{200D}❤\u{FE0F}\u{200D}👩")
    let (before, now) = (frame(family + "abcdefgh"), frame(family + "Abcdefgh" + kiss))
    #expect(
      changes(from: before.numbered(like: now), to: now)
        == [Run(row: 1, columns: 2..<3), Run(row: 1, columns: 10..<12)])
    let other = frame(kiss + "abcdefgh")
    #expect(changes(from: before.numbered(like: other), to: other) == [Run(row: 1, columns: 0..<2)])
  }
}
