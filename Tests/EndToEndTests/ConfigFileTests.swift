import Glibc
import TerminalSupport
import Testing

/// The file of options with the release binary.
final class ConfigFileTests {
  private let folder: String

  init() {
    var template = Array("/tmp/areapick-config-XXXXXX".utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) } ?? "/proc"
  }

  deinit { _ = system("rm -rf '\(folder)'") }

  private func program(_ config: String, _ arguments: String...) -> Program {
    let path = folder + "/areapick"
    mkdir(path, 0o700)
    let file = fopen(path + "/config", "w")
    fputs(config, file)
    fclose(file)
    var program = Areapick.program(environment: ["XDG_CONFIG_HOME": folder])
    program.arguments = arguments
    return program
  }

  @Test func aColourAKeyAndADefaultAreChanged() throws {
    let config = """
      # 我的选项
      --no-animation --title '收货 地址'
      --color accent:red   # red, as the terminal has it
      --bind f2:last-row
      --depth 1

      """
    let terminal = try Terminal(program(config))
    let screen = try terminal.waitFor(text: "收货 地址")
    #expect(screen.cell(2, 73)?.text == "取")
    #expect(screen.cell(2, 73)?.style.foreground == .index(1))
    terminal.key(.function(2))
    try terminal.waitFor(text: "34/34")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "浙江省\n")
  }

  @Test func theCommandLineWinsAndCanLeaveItOut() throws {
    let terminal = try Terminal(program("--lang en --depth 1", "--lang", "zh", "--no-animation"))
    try terminal.waitFor(text: "选择省份/地区")
    terminal.key(.enter)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "安徽省\n")
    let without = try Terminal(program("--lang en --bogus", "--no-config", "--no-animation"))
    try without.waitFor(text: "选择省份/地区")
    without.key(.escape)
    #expect(try without.waitForExit() == .exited(130))
  }

  @Test func pickersOfValuesHeedIt() throws {
    let terminal = try Terminal(
      program("--lang en --title ours --header other --depth 2", "date", "--no-animation"))
    let screen = try terminal.waitFor(text: "ours")
    #expect(!screen.contains("other"))
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test(arguments: ["", "date", "keys"]) func aMistakeIsNamedWithFileAndLine(_ command: String) throws {
    var program = program("--ascii\n\n--theme drak\n")
    program.arguments = command.isEmpty ? [] : [command]
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(
      terminal.standardErrorText
        == "areapick: \(folder)/areapick/config：第 3 行：--theme 的值“drak”不对：可以是 "
        + "auto, light, dark, high-contrast，是不是“dark”？（见 areapick --help）\n")
    #expect(terminal.received == [] && terminal.standardOutput == [])
  }

  @Test(arguments: ["", "time", "keys"]) func aWordThatIsNoOptionIsNamedInEveryCommand(_ command: String)
    throws
  {
    var program = program("--lang en\n--bogus\u{1B}[2J\n")
    program.arguments = command.isEmpty ? [] : [command]
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(
      terminal.standardErrorText
        == "areapick: \(folder)/areapick/config: line 2: unknown option '--bogus[2J' (areapick --help)\n")
  }

  private static let strace = "/usr/bin/strace"

  @Test(.enabled(if: access(strace, X_OK) == 0, "strace is not there"))
  func itIsOneOpenMoreForAPickWithoutIt() throws {
    let trace = folder + "/trace"
    var program = program("")
    program.environment["XDG_CONFIG_HOME"] = folder + "/nothing"
    program.arguments = ["-f", "-e", "trace=%file", "-o", trace, Areapick.path, "--no-animation"]
    program.path = ConfigFileTests.strace
    let terminal = try Terminal(program)
    try terminal.waitForMouse()
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    let lines = try text(of: trace).split(separator: "\n").filter { $0.contains("/nothing/") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("/areapick/config\", O_RDONLY") == true)
    #expect(lines.first?.hasSuffix("ENOENT (No such file or directory)") == true)
  }

  private func text(of path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
