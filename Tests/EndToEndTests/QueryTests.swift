import TerminalSupport
import Testing

/// A query on the command line decides the pick if it can, and opens the sheet otherwise.
struct QueryTests {
  @Test(arguments: ["-1q粤海街道", "--select-1 --query 粤海街道", "-10 -q 粤海街道"])
  func theOnlyMatchIsPrintedWithoutATerminal(_ words: String) throws {
    var program = Areapick.withoutTerminal()
    program.arguments = words.split(separator: " ").map(String.init)
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    #expect(terminal.standardErrorText == "")
  }

  @Test func theOnlyMatchIsPrintedWithoutAScreen() throws {
    let terminal = try Terminal(Areapick.program("-1", "-q", "罗湖区", "--depth", "3", "--output", "code"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "440303\n")
    #expect(terminal.received == [])
    #expect(terminal.isAsFound)
  }

  @Test func noMatchIsStatusOneWithoutATerminal() throws {
    let terminal = try Terminal(Areapick.withoutTerminal("-0", "-q", "没有这个地方"))
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(terminal.standardOutputText == "")
    #expect(terminal.standardErrorText == "")
  }

  @Test func whereNothingIsDecidedATerminalIsNeeded() throws {
    for words in [["-1", "-q", "街道"], ["-0", "-q", "街道"], ["-1", "-q", "没有这个地方"], ["-10"]] {
      var program = Areapick.withoutTerminal()
      program.arguments = words
      let terminal = try Terminal(program)
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.standardOutputText == "")
      #expect(terminal.standardErrorText.split(separator: "\n").count == 1)
    }
  }

  @Test func theSheetOpensBelowAnOnlyMatchThatIsNotComplete() throws {
    let terminal = try Terminal(Areapick.program("-1", "-q", "罗湖区"))
    try terminal.waitFor(text: "● 罗湖区")
    try terminal.waitFor(text: "选择街道/镇")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.isAsFound)
  }
}
