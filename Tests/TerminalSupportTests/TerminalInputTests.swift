import Glibc
import TerminalSupport
import Testing

@Suite struct TerminalInputTests {
  @Test func keysAreEncodedAsXtermDoes() throws {
    let terminal = try echo()
    terminal.key(.up)
    terminal.key(.end, .shift)
    terminal.key(.delete)
    terminal.key(.function(5))
    terminal.key(.function(1), [.alt, .control])
    terminal.key(.backTab)
    try wait(terminal, for: "^[[A^[[1;2F^[[3~^[[15~^[[1;7P^[[Z")
    terminal.key(.control("g"))
    terminal.key(.backspace)
    terminal.key(.escape)
    try wait(terminal, for: "^[[A^[[1;2F^[[3~^[[15~^[[1;7P^[[Z^G^?^[")
  }

  @Test func cursorKeysFollowTheApplicationMode() throws {
    let terminal = try echo("\u{1b}[?1h")
    terminal.key(.up, count: 2)
    terminal.key(.home, .control)
    terminal.key(.pageDown)
    try wait(terminal, for: "^[OA^[OA^[[1;5H^[[6~")
  }

  @Test func clicksAndTheWheelAreReportedWhenAskedFor() throws {
    let terminal = try echo("\u{1b}[?1000;1006h")
    try terminal.click(row: 0, column: 9)
    try terminal.click(row: 1, column: 2, button: .right, .control)
    let clicks = "^[[<0;10;1M^[[<0;10;1m^[[<18;3;2M^[[<18;3;2m"
    try wait(terminal, for: clicks)
    try terminal.wheel(.down, row: 3, column: 3, count: 2)
    try wait(terminal, for: clicks + "^[[<65;4;4M^[[<65;4;4M")
    #expect(throws: TerminalError.self) { try echo().click(row: 0, column: 0) }
  }

  @Test func oldClicksAreBytes() throws {
    let terminal = try echo("\u{1b}[?1000h")
    try terminal.click(row: 0, column: 9)
    try wait(terminal, for: "^[[M *!^[[M#*!")
  }

  @Test func pastesHaveBracketsWhenAskedFor() throws {
    let plain = try echo()
    plain.paste("a\nb")
    try wait(plain, for: "a^Mb")
    let bracketed = try echo("\u{1b}[?2004h")
    bracketed.paste("广\n东")
    try wait(bracketed, for: "^[[200~M-eM-9M-?^MM-dM-8M-^\\^[[201~")
  }

  @Test func bytesOneByOneAreReadOneByOne() throws {
    let reader = try Terminal(
      shell("stty -icanon -echo; echo go; for i in 1 2 3; do dd bs=64 count=1; done 2>&1"))
    try reader.waitFor(text: "go")
    try reader.sendOneByOne(bytes: "abc".utf8)
    try reader.waitForExit()
    #expect(reader.screen.rows.filter { $0.contains("0+1 records in") }.count == 3)
  }

  @Test func theTerminalAnswersTheProgramsQuestions() throws {
    let terminal = try Terminal(
      shell("stty raw -echo; printf 'ab\\033[6n'; dd bs=1 count=6 2>/dev/null | od -c; stty sane"))
    try terminal.waitFor(text: "033   [   1   ;   3   R")
  }

  @Test func resizesAreSeenByTheProgram() throws {
    let terminal = try Terminal(
      shell("trap 'stty size' WINCH; echo ready; while :; do read x && exit 0; done"))
    try terminal.waitFor(text: "ready")
    try terminal.resize(rows: 10, columns: 40)
    try terminal.waitFor(text: "10 40")
    try terminal.resize(rows: 500, columns: 300)
    try terminal.waitFor(text: "500 300")
    #expect(terminal.screen.rowCount == 500)
    try terminal.resize(rows: 1, columns: 7)
    try terminal.resize(rows: 3, columns: 7)
    try terminal.waitFor(text: "3 7")
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func aJobOfAShellIsStoppedAndContinued() throws {
    let terminal = try Terminal(
      Program("/bin/sh", "-m", "-c", "cat; echo stopped $?; read x; fg; echo done $?"))
    try terminal.waitUntil("the job") { terminal.foregroundGroup != terminal.processIdentifier }
    terminal.send("one\r")
    try terminal.wait { $0.rows[0..<2] == ["one", "one"] }
    terminal.send("\u{1a}")
    try terminal.waitFor(text: "stopped 148")
    #expect(terminal.foregroundGroup == terminal.processIdentifier)
    terminal.send("\r")
    try terminal.waitUntil("the job") { terminal.foregroundGroup != terminal.processIdentifier }
    try terminal.signalForeground(SIGTERM)
    try terminal.waitFor(text: "done 143")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  /// Waits until the second row equals `text`.
  private func wait(_ terminal: Terminal, for text: String) throws {
    try terminal.wait(for: text) { $0.rows[1] == text }
  }

  /// A program that sets `modes` and then shows each byte it reads on the second row.
  private func echo(_ modes: String = "") throws -> Terminal {
    let terminal = try Terminal(
      Program("/bin/sh", "-c", "stty raw -echo; printf '%sready\r\n' \"$1\"; exec cat -v", "sh", modes))
    try terminal.waitFor(text: "ready")
    return terminal
  }
}
