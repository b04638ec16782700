import TerminalSupport
import TestSupport
import Testing

/// Columns whose items come while they are shown.
struct StreamedColumnTests {
  private func terminal(_ words: String...) throws -> Terminal {
    var program = Areapick.program()
    program.arguments = ["columns", "--no-animation", "-"] + words
    program.standardInput = .pipe
    return try Terminal(program, rows: 24, columns: 80)
  }

  private func printed(by terminal: Terminal) throws -> String {
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardErrorText == "")
    #expect(terminal.isAsFound)
    return terminal.standardOutputText
  }

  @Test func theFirstItemsAreShownBeforeTheLastHaveCome() throws {
    let terminal = try terminal()
    terminal.input("one\ntwo\n")
    try terminal.waitFor(text: "▸ one")
    terminal.key(.end)
    try terminal.waitFor(text: "▸ two")
    terminal.input("three\nfo")
    try terminal.waitFor(text: "three")
    #expect(!(try terminal.waitFor(text: "▸ two").contains("fo\n")))
    terminal.input("ur\n")
    try terminal.waitFor(text: "four")
    terminal.key(.end)
    try terminal.waitFor(text: "▸ four")
    terminal.key(.enter)
    #expect(try printed(by: terminal) == "four\n")
  }

  @Test func whatIsPickedEarlyIsPrintedThoughMoreWouldCome() throws {
    let terminal = try terminal("--output", "index")
    terminal.input("one\ntwo\n")
    try terminal.waitFor(text: "▸ one")
    terminal.key(.down)
    terminal.key(.enter)
    #expect(try printed(by: terminal) == "1\n")
  }

  @Test func whatIsSoughtIsFoundWhenItComes() throws {
    let terminal = try terminal()
    terminal.input("one\ntwo\n")
    try terminal.waitFor(text: "▸ one")
    terminal.send("/zeb")
    try terminal.waitFor(text: "没有“zeb”")
    terminal.input("three\nzebra\n")
    try terminal.waitFor(text: "▸ zebra")
    terminal.key(.enter)
    #expect(try printed(by: terminal) == "zebra\n")
  }

  /// Whoever types fast has pressed Enter before the item is there.
  @Test func enterTakesWhatIsSoughtWhenItComes() throws {
    let terminal = try terminal()
    terminal.input("one\ntwo\n")
    try terminal.waitFor(text: "▸ one")
    terminal.send("/zeb\r")
    try terminal.waitFor(text: "没有“zeb”")
    terminal.input("three\nzebra\n")
    #expect(try printed(by: terminal) == "zebra\n")
  }

  /// The sheet does not open before the default is there; that it never comes is known at the end.
  @Test func theDefaultIsWaitedFor() throws {
    let first = try terminal("--selected", "three")
    first.input("one\ntwo\nthree\nfour\n")
    try first.waitFor(text: "▸ three")
    first.key(.enter)
    #expect(try printed(by: first) == "three\n")

    let none = try terminal("--selected", "five", "--lang", "en")
    none.input("one\ntwo\n")
    none.endInput()
    #expect(try none.waitForExit() == .exited(2))
    #expect(
      none.standardErrorText == "areapick: --selected: column 1 has no item 'five'; it has 2 items\n")
  }

  @Test func aLateLineWithAnEscapeEndsThePick() throws {
    let terminal = try terminal("--lang", "en")
    terminal.input("one\ntwo\n")
    try terminal.waitFor(text: "▸ one")
    terminal.input("three\n\nfour\u{1B}[31m\nfive\n")
    terminal.endInput()
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.standardOutputText == "")
    #expect(
      terminal.standardErrorText
        == "areapick: column 1, standard input, line 5: the control character U+001B cannot be shown; it has 5 items\n"
    )
    #expect(terminal.isAsFound)
  }

  @Test func inputWithoutAnEndIsStillPickedFrom() throws {
    var program = Areapick.shell("yes | areapick columns - --no-animation --timeout 20")
    program.standardOutput = .pipe
    let terminal = try Terminal(program, rows: 24, columns: 80)
    try terminal.waitFor(text: "▸ y")
    terminal.key(.down)
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "y\n")
  }

  @Test func aRecordingHasAllItemsInItsFirstLine() throws {
    let recording = TemporaryFile("")
    let terminal = try terminal("--record", recording.path)
    terminal.input("one\n")
    terminal.input("two\n")
    terminal.endInput()
    try terminal.waitFor(text: "▸ one")
    terminal.key(.end)
    terminal.key(.enter)
    #expect(try printed(by: terminal) == "two\n")
    var program = Areapick.program()
    program.arguments = ["replay", recording.path]
    let replay = try Terminal(program)
    #expect(try replay.waitForExit() == .exited(0))
    #expect(replay.standardOutputText.contains("▸ two"))
    #expect(replay.standardOutputText.contains("chosen 1"))
  }
}
