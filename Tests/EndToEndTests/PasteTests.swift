import Glibc
import TerminalSupport
import Testing

/// Pasted text goes into the search only, never into the list or the shell.
struct PasteTests {
  private static let begin = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  /// Runs `body` in a shell that shows a picker, and returns whether the pasted command ran.
  private func isRun(
    _ shell: String, _ command: String, _ body: (_ terminal: Terminal, _ touch: String) throws -> Void
  ) throws -> Bool {
    let path = "/tmp/areapick-paste-\(getpid())-\(UInt32.random(in: .min ... .max))"
    defer { unlink(path) }
    var program = Areapick.shell("")
    program.path = shell
    program.arguments = shell.hasSuffix("bash") ? ["--norc", "-i"] : ["-i"]
    let terminal = try Terminal(program)
    terminal.send("PS1='ready: '\r")
    try terminal.wait(for: "the shell") { $0.rows[$0.cursor.row].hasSuffix("ready:") }
    terminal.send(command + "\r")
    try terminal.waitForMouse()
    try body(terminal, "touch " + path)
    try terminal.wait(for: "the shell") { !$0.isAlternate && $0.rows[$0.cursor.row].hasSuffix("ready:") }
    terminal.send("expr 40 + 2\r")
    try terminal.wait(for: "the shell") { screen in screen.rows.contains("42") }
    return access(path, F_OK) == 0
  }

  /// tmux pastes control characters unchanged.
  @Test(arguments: ["/bin/sh", "/bin/bash"])
  func aControlCharacterInAPasteIsNoKey(_ shell: String) throws {
    let isRun = try isRun(shell, "areapick --no-animation") { terminal, touch in
      terminal.send(Self.begin + "x \u{3}\n\(touch)\n\r\u{1A}\u{1B}\(touch)\r" + Self.end)
      try terminal.waitFor(text: "没有找到“x ")
      terminal.key(.control("C"))
    }
    #expect(!isRun)
  }

  /// A key ends the pick just before a long paste.
  @Test(arguments: ["/bin/sh", "/bin/bash"], ["\u{3}", "\r"])
  func thePasteAfterTheLastKeyDoesNotRunInTheShell(_ shell: String, _ key: String) throws {
    let isRun = try isRun(shell, "areapick --no-animation --root 澳门") { terminal, touch in
      terminal.send(key + Self.begin + String(repeating: touch + "\r", count: 300) + Self.end)
    }
    #expect(!isRun)
  }

  /// Keys typed for the shell stay, as with other programs.
  @Test func keysAfterTheLastOneAreTheShells() throws {
    let script = "areapick --no-animation --root 澳门; echo chosen; read line; echo \"[$line]\""
    let terminal = try Terminal(Areapick.shell(script))
    try terminal.waitForMouse()
    try terminal.sendOneByOne(bytes: "\r".utf8)
    terminal.send("typed ahead\n")
    try terminal.waitFor(text: "[typed ahead]")
  }

  @Test func aPasteWhoseEndIsMissingIsTakenAndKeysAreKeysAgain() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitForMouse()
    terminal.send(Self.begin + "山\r粤海")
    try terminal.waitFor(text: "/  山 粤海")
    terminal.key(.backspace)
    try terminal.waitForText(absent: "/  山 粤海")
    #expect(terminal.screen.contains("/  山 粤"))
    terminal.key(.control("C"))
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.isAsFound)
  }

  @Test func aHugePasteIsBounded() throws {
    let terminal = try Terminal(Areapick.program())
    try terminal.waitForMouse()
    let before = try peakMemory(of: terminal.processIdentifier)
    terminal.send(Self.begin + String(repeating: "粤海 gd\n", count: 200_000) + Self.end + "\u{15}南山")
    try terminal.waitFor(text: "/  南山")
    #expect(try peakMemory(of: terminal.processIdentifier) - before < 8192)
  }

  /// The peak memory of a process in KiB.
  private func peakMemory(of process: pid_t) throws -> Int {
    let file = try #require(fopen("/proc/\(process)/status", "r"))
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        .split { $0 == " " || $0 == "\t" }
      if words.first == "VmHWM:" { return Int(words[1]) ?? 0 }
    }
    return 0
  }
}
