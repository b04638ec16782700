import Glibc
import TerminalSupport
import Testing

/// ^Z, SIGTSTP and `fg`: the shell gets its terminal back, and the sheet returns.
struct SuspensionTests {
  /// Tests that suspend rely on it: the foreground is stopped while the shell has not yet continued it.
  @Test func aStoppedForegroundIsToldFromOneThatRuns() throws {
    let terminal = try Terminal(Areapick.program("--no-suspend"))
    try terminal.wait(for: "a screen") { $0.modes.isBracketedPaste }
    #expect(!terminal.isForegroundStopped)
    try terminal.signalForeground(SIGSTOP)
    try terminal.waitUntil("the stop") { terminal.isForegroundStopped }
    try terminal.signalForeground(SIGCONT)
    try terminal.waitUntil("it to go on") { !terminal.isForegroundStopped }
  }

  /// A shell with job control that runs `command`, waits for a line after its stop, and continues it.
  private func shell(_ command: String, then next: String = "fg") -> Program {
    Areapick.shell("set -m; \(command); echo stopped $?; read line; \(next); echo end $?")
  }

  private static let picker = "areapick --no-animation --root 浙江"

  @Test(arguments: [true, false], [picker, picker + " </etc/passwd", "echo | " + picker])
  func theShellHasASaneTerminalMeanwhile(_ isByKey: Bool, _ command: String) throws {
    let terminal = try Terminal(shell(command))
    try terminal.waitFor(text: "/11")
    try terminal.waitForMouse()
    if isByKey { terminal.key(.control("Z")) } else { try terminal.signalForeground(SIGTSTP) }
    let screen = try terminal.waitFor(text: "stopped 148")  // 128 and SIGTSTP.
    #expect(screen.modes == .initial)
    #expect(terminal.attributes == terminal.attributesAtStart)
    terminal.send("\r")
    try terminal.waitFor(text: "● 浙江省")
    try terminal.waitForMouse()
    terminal.key(.escape)
    try terminal.waitFor(text: "end 130")
    try terminal.waitForExit()
    #expect(terminal.isAsFound)
  }

  /// The size changes before or during the stop; the screen must equal that of a fresh start.
  @Test(arguments: [(33, 110), (9, 41), (24, 80), (1, 1)], [true, false])
  func itComesBackAtTheNewSize(_ size: (rows: Int, columns: Int), _ isSizedBefore: Bool) throws {
    let (rows, columns) = size
    let terminal = try Terminal(shell("areapick --no-animation --selected 440305"))
    try terminal.waitForMouse()
    if isSizedBefore {
      try terminal.resize(rows: rows, columns: columns)
      try terminal.waitForMouse()
    }
    terminal.key(.control("Z"))
    try terminal.waitUntil("the shell's word") {
      String(decoding: terminal.received, as: UTF8.self).contains("stopped")
    }
    if !isSizedBefore { try terminal.resize(rows: rows, columns: columns) }
    terminal.send("\r")
    let fresh = try Terminal(Areapick.program("--selected", "440305"), rows: rows, columns: columns)
    let expected = try fresh.waitForMouse()
    try terminal.wait(for: "the screen of a fresh start\n\(expected.text)") {
      $0.rows == expected.rows && $0.cursor == expected.cursor && $0.modes == expected.modes
    }
  }

  @Test func theSettingsThatTheShellMadeAreLeft() throws {
    let terminal = try Terminal(shell(Self.picker, then: "stty -echo; fg; echo"))
    try terminal.waitForMouse()
    terminal.key(.control("Z"))
    try terminal.waitFor(text: "stopped")
    terminal.send("\r")
    try terminal.waitForMouse()
    terminal.key(.escape)
    try terminal.waitFor(text: "end")
    try terminal.waitForExit()
    #expect(terminal.attributes?.echoes == false)
  }

  @Test func aSignalWhileItIsStoppedWritesNothing() throws {
    let terminal = try Terminal(shell(Self.picker, then: "kill -TERM %1; fg; true"))
    try terminal.waitForMouse()
    terminal.key(.control("Z"))
    try terminal.waitFor(text: "stopped")
    let mark = terminal.received.count
    terminal.send("\r")
    try terminal.waitFor(text: "end")
    #expect(!terminal.received(since: mark).contains(0x1B))
    #expect(terminal.isAsFound)
  }

  /// SIGSTOP leaves the terminal as it is; the program takes it again later.
  @Test func itGoesOnAfterAStopWithoutWarning() throws {
    let terminal = try Terminal(shell(Self.picker, then: "stty sane; fg"))
    try terminal.waitForMouse()
    try terminal.signalForeground(SIGSTOP)
    try terminal.waitFor(text: "stopped")
    terminal.send("\n")  // The settings are still the sheet's.
    try terminal.waitForText(absent: "stopped")
    terminal.key(.escape)
    try terminal.waitFor(text: "end 130")
    try terminal.waitForExit()
    #expect(terminal.screen.modes == .initial)
  }

  @Test func startedInTheBackgroundItWaitsThere() throws {
    let terminal = try Terminal(shell(Self.picker + " & wait", then: "fg >/dev/null"))
    try terminal.waitFor(text: "stopped")
    #expect(!terminal.received.contains(0x1B))
    terminal.send("\r")
    try terminal.waitForMouse()
    terminal.key(.escape)
    try terminal.waitFor(text: "end 130")
    try terminal.waitForExit()
    #expect(terminal.isAsFound)
  }

  @Test func whereStoppingWasIgnoredItGoesOn() throws {
    let terminal = try Terminal(shell("trap '' TSTP; " + Self.picker))
    try terminal.waitForMouse()
    terminal.key(.control("Z"))
    terminal.key(.down)
    try terminal.waitFor(text: "▌    湖州市")
    terminal.key(.escape)
    try terminal.waitFor(text: "stopped 130")
  }

  @Test func whoDoesNotWantItIsNotStopped() throws {
    let terminal = try Terminal(shell(Self.picker + " --no-suspend"))
    try terminal.waitForMouse()
    terminal.key(.control("Z"))
    try terminal.signalForeground(SIGTSTP)
    terminal.key(.down)
    try terminal.waitFor(text: "▌    湖州市")
    terminal.key(.escape)
    try terminal.waitFor(text: "stopped 130")
  }
}
