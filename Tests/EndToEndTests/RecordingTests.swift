import Glibc
import TerminalSupport
import Testing

/// A recorded pick replays what the person saw.
struct RecordingTests {
  /// A folder for one test, deleted with the object.
  private final class Folder {
    let path: String

    init() {
      var template = Array("/tmp/areapick-recording-XXXXXX".utf8CString)
      path = mkdtemp(&template).map { String(cString: $0) } ?? "/nowhere"
    }

    deinit { _ = system("rm -rf '\(path)'") }
  }

  private let folder = Folder()
  private var file: String { folder.path + "/pick.jsonl" }

  private func replay(_ arguments: String...) throws -> [String] {
    var program = Areapick.withoutTerminal()
    program.arguments = ["replay"] + arguments
    let terminal = try Terminal(program)
    guard case .exited(let status) = try terminal.waitForExit() else { return ["it died"] }
    #expect(terminal.received == [])
    return [terminal.standardOutputText, terminal.standardErrorText, "\(status)"]
  }

  /// The rows of a printed frame, without trailing blanks.
  private func rows(_ text: String) -> [String] {
    text.split(separator: "\n").dropFirst().prefix { $0 != "styles" }.map { line in
      var row = line.dropFirst().dropLast()
      while row.last == " " { row.removeLast() }
      return String(row)
    }
  }

  @Test func aReplayShowsTheLastScreen() throws {
    let terminal = try Terminal(Areapick.program("--record", file, "--theme", "light"))
    try terminal.waitFor(text: "/34")
    terminal.send("gd\r")
    try terminal.waitFor(text: "● 广东省")
    try terminal.resize(rows: 16, columns: 50)
    try terminal.waitFor(text: "/21")
    terminal.send("/深圳")
    let screen = try terminal.waitFor(text: "▌    深圳市")
    terminal.key(.control("c"))
    #expect(try terminal.waitForExit() == .exited(130))
    let replayed = try replay(file)
    #expect(rows(replayed[0]) == screen.rows)
    #expect(replayed[0].hasSuffix("cancelled\n"))
    #expect(replayed[1...] == ["", "0"])
  }

  @Test(arguments: [("tabs", "广东省    请选择", "深圳市"), ("wheels", "▸ 广东省", "▸ 深圳市")])
  func eachFaceIsReplayedAsItWas(_ face: String, _ chosen: String, _ found: String) throws {
    let terminal = try Terminal(Areapick.program("--face", face, "--record", file))
    try terminal.waitForMouse()
    terminal.send("gd\r".prefix(face == "wheels" ? 2 : 3).description)
    try terminal.waitFor(text: chosen)
    try terminal.resize(rows: 16, columns: 50)
    terminal.send("/深圳")
    try terminal.waitFor(text: "/  深圳")
    terminal.key(.enter)
    let screen = try terminal.wait(for: "the place that was found") {
      $0.contains(found) && !$0.contains("/  深圳")
    }
    terminal.key(.control("c"))
    #expect(try terminal.waitForExit() == .exited(130))
    let replayed = try replay(file)
    #expect(rows(replayed[0]) == screen.rows)
    #expect(replayed[0].hasSuffix("cancelled\n"))
  }

  /// Plain questions are the same pick; the replay shows it as a sheet.
  @Test func plainQuestionsAreRecordedToo() throws {
    let terminal = try Terminal(Areapick.program("--accessible", "--root", "香港", "--record", file))
    try terminal.wait(for: "a question") { $0.cursor.column > 0 }
    terminal.send("湾仔\r")
    try terminal.wait(for: "the question after the search") { $0.contains("1. 湾仔区") && $0.cursor.column > 0 }
    terminal.send("1\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "香港特别行政区/湾仔区\n")
    #expect(try replay(file)[0].hasSuffix("picked 香港特别行政区/湾仔区\n"))
  }

  /// Typed text is private.
  @Test func nobodyElseMayReadARecording() throws {
    _ = system("touch '\(file)'; chmod 644 '\(file)'")
    let terminal = try Terminal(Areapick.program("--record", file))
    try terminal.waitFor(text: "/34")
    var status = stat()
    #expect(stat(file, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func whatHappenedIsThereAfterAKill() throws {
    let terminal = try Terminal(Areapick.program("--record", file))
    try terminal.waitFor(text: "/34")
    terminal.send("gd\r")
    let screen = try terminal.waitFor(text: "/21")
    try terminal.signal(SIGKILL)
    #expect(try terminal.waitForExit() == .signalled(SIGKILL))
    #expect(rows(try replay(file)[0]) == screen.rows)
  }

  @Test func aFileThatHoldsSomethingIsNotOverwrittenUnlessThatIsAskedFor() throws {
    #expect(system("printf mine >'\(file)'") == 0)
    let refused = try Terminal(Areapick.program("--record", file))
    #expect(try refused.waitForExit() == .exited(2))
    #expect(refused.standardErrorText == "areapick: --record \(file)：文件已有内容；要覆盖就加 --force\n")
    #expect(refused.received == [])
    #expect(system("[ \"$(cat '\(file)')\" = mine ]") == 0)
    let allowed = try Terminal(Areapick.program("--record", file, "--force"))
    try allowed.waitFor(text: "1/34")
    allowed.key(.escape)
    #expect(try allowed.waitForExit() == .exited(130))
    #expect(system("grep -q '^{.areapick.:' '\(file)'") == 0)
  }

  @Test func aFileThatCannotBeWrittenIsSaidBeforeTheScreenOpens() throws {
    let paths = [
      ("/nowhere/x", "没有这个文件或目录"), ("/tmp", "这是目录"),
      ("/dev/tty", "不是普通文件"),
      ("/dev/full", "不是普通文件"),
    ]
    for (path, reason) in paths {
      let terminal = try Terminal(Areapick.program("--record", path))
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.standardErrorText == "areapick: --record \(path)：\(reason)\n")
      #expect(terminal.received == [])
    }
  }

  @Test func aPickThatDoesNotOpenLeavesTheLastRecording() throws {
    let pick = try Terminal(Areapick.program("--record", file))
    try pick.waitFor(text: "/34")
    pick.key(.escape)
    try pick.waitForExit()
    let replayed = try replay(file)
    #expect(replayed[0].hasSuffix("cancelled\n"))
    var program = Areapick.program("--record", file)
    program.environment["TERM"] = "nonesuch"
    #expect(try Terminal(program).waitForExit() == .exited(2))
    #expect(try replay(file) == replayed)
  }

  /// A full disk does not stop the pick.
  @Test func aRecordingThatCannotGoOnIsSaidAfterThePick() throws {
    var program = Areapick.shell("exec areapick --no-animation --record '\(file)'")
    program.standardOutput = .pipe
    program.standardError = .pipe
    let terminal = try Terminal(program)
    try terminal.waitFor(text: "/34")
    // Only now: a screen needs room too, and a program with less of it does not start.
    try terminal.limitFiles(to: 100_000)
    terminal.send(String(repeating: "\u{E}\u{10}", count: 2000) + "/粤海街道\r")  // Some 40 bytes each.
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    let complaint = "文件太大；记录不完整"
    #expect(terminal.standardErrorText == "areapick: --record \(file)：\(complaint)\n")
  }

  @Test func aResultThatDoesNotFitIntoItsFileIsSaid() throws {
    var program = Areapick.shell("ulimit -f 1; areapick list --recursive >'\(file)'; echo $?")
    program.standardOutput = .pipe
    program.standardError = .pipe
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardErrorText == "areapick: 标准输出：文件太大\n")
    #expect(terminal.standardOutputText == "2\n")
  }

  /// The terminal obeys the picture's own colour sequences and does not print them.
  @Test func aTerminalShowsAPictureInItsColours() throws {
    let pick = try Terminal(Areapick.program("--record", file, "--theme", "light"))
    try pick.waitFor(text: "/34")
    pick.send("gd\r")
    let screen = try pick.waitFor(text: "/21")
    pick.key(.control("c"))
    #expect(try pick.waitForExit() == .exited(130))
    // One row more than the picture, since its last line ends with a newline.
    let terminal = try Terminal(Program(Areapick.path, "replay", "--as", "ansi", file), rows: 25)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(Array(terminal.screen.rows.prefix(24)) == screen.rows)
    #expect(!terminal.screen.contains("[0;38"))
    #expect(String(decoding: terminal.received, as: UTF8.self).contains("\u{1B}[0;38;2;"))
  }

  @Test func aRecordingFromAClosedStandardInputIsSaid() throws {
    var program = Areapick.withoutTerminal("replay", "-")
    program.standardInput = .closed
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.standardErrorText == "areapick: 标准输入已关闭\n")
    #expect(terminal.standardOutputText == "")
  }

  @Test func aDamagedRecordingIsNamedByItsLine() throws {
    _ = system("echo '{}' > '\(file)'")
    let complaint = "第 1 行：这不是 areapick 的记录"
    #expect(try replay(file) == ["", "areapick: replay：\(file)：\(complaint)\n", "2"])
    let missing = "areapick: replay：/nowhere：没有这个文件或目录\n"
    #expect(try replay("/nowhere") == ["", missing, "2"])
  }
}
