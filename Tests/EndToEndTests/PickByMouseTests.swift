import TerminalSupport
import Testing

/// A pick with the mouse only.
struct PickByMouseTests {
  private func click(_ text: String, in terminal: Terminal) throws {
    try terminal.waitForMouse()
    let screen = try terminal.waitFor(text: text)
    let position = try #require(screen.position(of: text))
    try terminal.click(row: position.row, column: position.column)
  }

  @Test func aStreetIsPickedByClicks() throws {
    let terminal = try Terminal(Areapick.program())
    try click("广东省", in: terminal)
    try click("广州市", in: terminal)
    try click("天河区", in: terminal)
    try terminal.waitFor(text: "选择街道/镇")
    try click("车陂街道", in: terminal)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/广州市/天河区/车陂街道\n")
    #expect(terminal.isAsFound)
  }

  @Test func aLetterAtTheEdgeJumpsAndTheWheelMoves() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitForMouse()
    let screen = try terminal.waitFor(text: "/34")
    let row = try #require(screen.rows.firstIndex { $0.hasSuffix("G  │") })
    try terminal.click(row: row, column: 76)
    try terminal.waitFor(text: "▌ G  广东省")
    try terminal.wheel(.down, row: 12, column: 20)
    try terminal.waitFor(text: "▌    甘肃省")
    try terminal.wheel(.up, row: 12, column: 20)
    try terminal.waitFor(text: "▌ G  广东省")
  }

  @Test func aStepIsReopenedByAClick() throws {
    let terminal = try Terminal(Areapick.program("--selected", "440305"))
    try click("● 深圳市", in: terminal)
    try terminal.waitFor(text: "深圳市 ✓")
  }

  @Test func theWordAndTheBackdropCancel() throws {
    let word = try Terminal(Areapick.program())
    try click("取消", in: word)
    #expect(try word.waitForExit() == .exited(130))
    let backdrop = try Terminal(Areapick.program(), rows: 40, columns: 120)
    try backdrop.waitForMouse()
    try backdrop.click(row: 3, column: 3)
    #expect(try backdrop.waitForExit() == .exited(130))
    #expect(backdrop.standardOutputText == "")
    #expect(backdrop.isAsFound)
  }

  @Test func withoutAMouseClicksAreTheTerminals() throws {
    let terminal = try Terminal(Areapick.program("--no-mouse"))
    let screen = try terminal.waitFor(text: "/34")
    #expect(screen.modes.mouse == .off)
  }
}
