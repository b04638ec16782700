import Glibc
import TerminalSupport
import Testing

/// Completions and keys in real shells, typed as by a person.
final class ShellTests {
  /// The shells' home folder, deleted after the test.
  private let home: String

  init() {
    var template = Array("/tmp/areapick-shell-XXXXXX".utf8CString)
    home = mkdtemp(&template).map { String(cString: $0) } ?? "/proc"
  }

  deinit { _ = system("rm -rf '\(home)'") }

  /// A shell without personal settings, and the line to add to its start file.
  struct Shell: CustomTestStringConvertible, Sendable {
    let name: String
    let arguments: [String]
    let line: String
    var testDescription: String { name }

    static let all = [
      Shell(name: "bash", arguments: ["--norc", "--noprofile", "-i"], line: "eval \"$(areapick --bash)\""),
      Shell(name: "zsh", arguments: ["-f", "-i"], line: "eval \"$(areapick --zsh)\""),
      // Its own prompt tells the folder and the branch, and is as long as these are.
      Shell(
        name: "fish", arguments: ["--no-config", "-i", "-C", "function fish_prompt; echo '> '; end"],
        line: "areapick --fish | source"),
    ]
  }

  @Test(arguments: Shell.all) func placesAreCompletedByPinyin(_ shell: Shell) throws {
    let terminal = try prepared(shell)
    terminal.send("areapick --selected guangd\t")
    // fish only offers candidates that resemble the typed word.
    try terminal.waitFor(text: "--selected " + (shell.name == "fish" ? "guangdongsheng" : "广东省/"))
  }

  @Test(arguments: Shell.all) func placesAreCompletedStepByStep(_ shell: Shell) throws {
    let terminal = try prepared(shell)
    terminal.send("areapick --root 广东省/深\t")
    try terminal.waitFor(text: "--root 广东省/深圳市/")
    terminal.send("南山\t")
    try terminal.waitFor(text: "--root 广东省/深圳市/南山区/")
  }

  @Test(arguments: Shell.all, ["'", "\""])
  func placesAreCompletedInQuotes(_ shell: Shell, quote: String) throws {
    let terminal = try prepared(shell)
    terminal.send("areapick --root \(quote)广东省/深\t")
    try terminal.waitFor(text: "--root \(quote)广东省/深圳市/")
    terminal.send("\u{15}areapick --selected \(quote)广东省/shenz\t")
    try terminal.wait(for: "the city") { screen in
      ["广东省/深圳市", "广东省/shenzhenshi"].contains { screen.rows.joined().contains("--selected \(quote)" + $0) }
    }
  }

  @Test(arguments: Shell.all, ["--data=", "--data ", "--data '", "--data=\""])
  func filesAreCompleted(_ shell: Shell, before: String) throws {
    _ = system("mkdir '\(home)/data'; : > '\(home)/data/my categories.csv'")
    let terminal = try prepared(shell)
    terminal.send("areapick \(before)\(home)/data/m\t")
    try terminal.wait(for: "the file") { screen in
      let text = screen.rows.joined()
      return text.contains("/data/my categories.csv") || text.contains("/data/my\\ categories.csv")
    }
  }

  @Test(arguments: Shell.all) func commandsOptionsAndValuesAreCompleted(_ shell: Shell) throws {
    let terminal = try prepared(shell)
    terminal.send("areapick lo\t")
    try terminal.waitFor(text: "areapick lookup ")
    terminal.send("--str\t")
    try terminal.waitFor(text: "areapick lookup --strict ")
    terminal.send("\u{15}areapick --face=whe\t")
    try terminal.waitFor(text: "areapick --face=wheels ")
  }

  /// The shells know no file behind an `@`.
  @Test(arguments: Shell.all) func theFileOfAColumnIsCompleted(_ shell: Shell) throws {
    _ = system("mkdir '\(home)/lists'; : > '\(home)/lists/colours.txt'; : > '\(home)/lists/.hidden'")
    let terminal = try prepared(shell)
    terminal.send("areapick columns @\(home)/li\t")
    try terminal.wait(for: "the folder") { $0.rows.joined().contains("/lists/") }
    terminal.send("\t")
    try terminal.wait(for: "the file") { $0.rows.joined().contains("lists/colours.txt") }
  }

  /// A colon ends a word for bash.
  @Test(arguments: Shell.all) func theCommandsOfKeysAreCompleted(_ shell: Shell) throws {
    let terminal = try prepared(shell)
    terminal.send("areapick --bind ctrl-j:next-r\t")
    try terminal.waitFor(text: "areapick --bind ctrl-j:next-row")
    terminal.send("\u{15}areapick --bind f2:hel\t")
    try terminal.waitFor(text: "areapick --bind f2:help")
    terminal.send("\u{15}areapick --bind f2:help,page-u\t")
    try terminal.waitFor(text: "areapick --bind f2:help,page-up:")
    terminal.send("next-r\t")
    try terminal.waitFor(text: "areapick --bind f2:help,page-up:next-row")
  }

  @Test(arguments: Shell.all) func aKeyPutsAPlaceAtTheCursor(_ shell: Shell) throws {
    let steps = [("选择省份/地区", "gd\r"), ("选择城市", "sz\r")]
    try expectInserted("广东省/深圳市", by: "a", prepared(shell), steps)
  }

  @Test(arguments: Shell.all) func aKeyPutsADateAtTheCursor(_ shell: Shell) throws {
    let steps = [("Choose a date", "20261121"), ("21 Sat", "\r")]
    try expectInserted("2026-11-21", by: "d", prepared(shell, options: Self.english), steps)
  }

  @Test(arguments: Shell.all) func aCancelledPickLeavesTheLineAsItWas(_ shell: Shell) throws {
    try expectLineKept(by: "a", prepared(shell), "选择省份/地区")
  }

  @Test(arguments: Shell.all) func aCancelledDateLeavesTheLineAsItWas(_ shell: Shell) throws {
    try expectLineKept(by: "d", prepared(shell, options: Self.english), "Choose a date")
  }

  private static let english = "--no-animation --lang en"

  /// Picks at a gap in the line by ^X and a letter: each step is a text to wait for, and the keys to send then.
  private func expectInserted(
    _ result: String, by letter: String, _ terminal: Terminal, _ steps: [(text: String, keys: String)]
  ) throws {
    terminal.send("echo begin  end")
    for _ in 0..<4 { terminal.key(.left) }
    terminal.send("\u{18}" + letter)
    for step in steps {
      try terminal.waitFor(text: step.text)
      terminal.send(step.keys)
    }
    try terminal.waitFor(text: "echo begin \(result) end")
    terminal.send("\r")
    try waitForRow("begin \(result) end", terminal)
  }

  /// Cancels the sheet that ^X and a letter open, and goes on with the line.
  private func expectLineKept(by letter: String, _ terminal: Terminal, _ sheet: String) throws {
    terminal.send("echo one\u{18}" + letter)
    try terminal.waitFor(text: sheet)
    terminal.key(.escape)
    try terminal.wait(for: "the shell's screen") { !$0.modes.isAlternateScreen }
    terminal.send("two\r")
    try waitForRow("onetwo", terminal)
  }

  /// A shell that finds the program and has run its line.
  private func prepared(_ shell: Shell, options: String = "--no-animation --depth 2") throws -> Terminal {
    let bin = Areapick.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let environment = [
      "PATH": "\(bin):/usr/local/bin:/usr/bin:/bin", "PS1": "ready> ", "HOME": home,
      "AREAPICK_CTRL_X_OPTS": options,
    ]
    let program = Program(
      "/usr/bin/" + shell.name, arguments: shell.arguments,
      environment: Program.plainEnvironment.merging(environment) { $1 })
    let terminal = try Terminal(program)
    terminal.send(shell.line + "\recho read''y\r")
    try waitForRow("ready", terminal)
    return terminal
  }

  /// Waits for a line of a command's output.
  private func waitForRow(_ row: String, _ terminal: Terminal) throws {
    try terminal.wait(for: "the line “\(row)”") { $0.rows.contains(row) }
  }
}
