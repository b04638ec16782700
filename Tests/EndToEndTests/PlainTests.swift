import Glibc
import TerminalSupport
import Testing

/// A pick by plain questions, for screen readers and for terminals that cannot move a cursor.
struct PlainTests {
  private func plain(_ arguments: String..., environment: [String: String] = [:]) throws -> Terminal {
    var program = Areapick.program(environment: environment)
    program.arguments = ["--accessible"] + arguments
    return try Terminal(program)
  }

  /// Sends each answer after its question has appeared.
  private func answer(_ terminal: Terminal, _ answers: (question: String, line: String)...) throws {
    for (question, line) in answers {
      try terminal.wait(for: "the question after “\(question)”") {
        $0.contains(question) && Self.isAsking($0)
      }
      terminal.send(line + "\r")
    }
  }

  /// Whether the caret is after the prompt, with nothing typed yet.
  private static func isAsking(_ screen: Screen) -> Bool {
    let line = screen.rows[screen.cursor.row]
    return (line.hasPrefix("请输入编号") || line.hasPrefix("Number"))
      && (line.hasSuffix("：") || line.hasSuffix(":"))
  }

  /// Checks for lines of text only: no escape sequences, no control characters except line ends.
  private func expectPlainText(_ terminal: Terminal) {
    let scalars = String(decoding: terminal.received, as: UTF8.self).unicodeScalars
    let controls = scalars.filter { $0.properties.generalCategory == .control && !["\r", "\n"].contains($0) }
    #expect(controls.map(\.value) == [])
    #expect(!scalars.contains("\u{FFFD}"))
  }

  @Test func aWholePickByNumbersAndLetters() throws {
    let terminal = try plain()
    try answer(
      terminal, ("选择省份/地区，共 34 项，第 1 到 15 项：", "gd"), ("6. 广东省", "6"), ("已选：广东省", "sz"), ("15. 深圳市", "15"),
      ("7. 南山区", "7"), ("粤海街道", "yh"))
    let screen = try terminal.wait(for: "the street") { $0.contains("YH 开头的：") && Self.isAsking($0) }
    let row = try #require(screen.rows.last { $0.hasSuffix(". 粤海街道") })
    terminal.send("\(row.prefix { $0 != "." })\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    #expect(terminal.standardErrorText == "")
    #expect(terminal.screen.contains("选定：广东省/深圳市/南山区/粤海街道"))
    #expect(terminal.isAsFound)
    expectPlainText(terminal)
  }

  /// All faces ask the same questions.
  @Test func everyFaceAsksTheSameQuestions() throws {
    var received: Set<[UInt8]> = []
    for face in ["timeline", "tabs", "wheels"] {
      let terminal = try plain("--face", face, "--root", "香港")
      try terminal.wait(for: "the question") { Self.isAsking($0) }
      terminal.send("wz\r")
      try terminal.wait(for: "the places") { $0.contains("WZ 开头的：") && Self.isAsking($0) }
      terminal.send("14\r")
      #expect(try terminal.waitForExit() == .exited(0), "\(face)")
      #expect(terminal.standardOutputText == "香港特别行政区/湾仔区\n")
      received.insert(Array(terminal.received))
    }
    #expect(received.count == 1)
  }

  /// Output held back by a stopped terminal appears once it continues.
  @Test func aStoppedTerminalLosesNoAnswer() throws {
    let terminal = try plain()
    try terminal.wait(for: "the first question") { Self.isAsking($0) }
    terminal.hold(true)
    terminal.send("g\r")
    try terminal.waitUntilBlocked()
    try terminal.resize(rows: 30, columns: 90)
    try terminal.waitUntilBlocked()
    terminal.hold(false)
    try terminal.waitFor(text: "6. 广东省")
  }

  @Test func backAndAnotherChoice() throws {
    let terminal = try plain("--lang", "en", "--output", "code", "--depth", "2")
    try answer(
      terminal, ("Province or region, 34 places, 1 to 15:", "6"), ("City, 21 places", "0"),
      ("6. 广东省, Guangdong, chosen", "3"), ("Chosen so far: 北京市", "dcq"), ("beginning with DCQ:", "3"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "110101\n")
  }

  @Test func aWrongNumberIsSaid() throws {
    let terminal = try plain("--root", "香港")
    try answer(terminal, ("共 18 项", "19"), ("没有编号 19，编号从 1 到 18", "x"), ("X 开头的：", "q"))
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func aSearchFindsInAllLevels() throws {
    let terminal = try plain()
    try answer(terminal, ("共 34 项", "/粤海"), ("1. 粤海街道，在广东省/深圳市/南山区", "1"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
    expectPlainText(terminal)
  }

  @Test func nothingOutsideTheRootIsFound() throws {
    let terminal = try plain("--root", "浙江", "-q", "粤海街道")
    try answer(terminal, ("没有找到“粤海街道”", "0"), ("选择城市，共 11 项：", "q"))
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func optionsMeanWhatTheyMeanForTheSheet() throws {
    let terminal = try plain("--title", "收货地址", "--selected", "广东/深圳", "--any-level")
    let screen = try terminal.wait(for: "the question") { Self.isAsking($0) }
    #expect(screen.rows[0...3] == ["收货地址", "输入编号、首字母或名称，按回车；输入问号看说明", "已选：广东省/深圳市", "选择区/县，共 9 项："])
    terminal.send(".\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市\n")
  }

  @Test func aSelectionThatIsNotFoundIsSaid() throws {
    let terminal = try plain("--selected", "广东/没有市")
    try answer(terminal, ("没有找到“没有市”", "q"))
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func aDumbTerminalIsAskedPlainQuestions() throws {
    let terminal = try Terminal(Areapick.program("--root", "澳门", environment: ["TERM": "dumb"]))
    try answer(terminal, ("大堂区", "dt"), ("DT 开头的：", "1"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText.hasPrefix("澳门特别行政区/"))
    expectPlainText(terminal)
  }

  @Test func theEnvironmentAsksForPlainQuestions() throws {
    let terminal = try Terminal(Areapick.program(environment: ["ACCESSIBLE": "1", "LC_ALL": "en_US.UTF-8"]))
    try answer(terminal, ("Province or region", "q"))
    #expect(try terminal.waitForExit() == .exited(130))
    let sheet = try Terminal(Areapick.program("--no-accessible", environment: ["ACCESSIBLE": "1"]))
    try sheet.waitFor(text: "/34")
    #expect(sheet.screen.isAlternate)
  }

  @Test func aDumbTerminalThatIsToShowTheSheetIsRefused() throws {
    let terminal = try Terminal(Areapick.program("--no-accessible", environment: ["TERM": "dumb"]))
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(
      terminal.standardErrorText
        == "areapick: TERM=dumb 不能移动光标：请用 --accessible 作纯文字问答\n")
    #expect(terminal.received == [])
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [("q\r", 130), ("\u{4}", 130)]) func itCanBeCancelled(_ keys: String, _ status: Int32)
    throws
  {
    let terminal = try plain("--root", "香港")
    try terminal.wait(for: "the question") { Self.isAsking($0) }
    terminal.send(keys)
    #expect(try terminal.waitForExit() == .exited(status))
    #expect(terminal.standardOutputText == "")
    #expect(terminal.screen.rows[terminal.screen.cursor.row - 1] == "已取消")
    #expect(terminal.isAsFound)
  }

  @Test func aScriptMayWantAnotherStatus() throws {
    let terminal = try plain("--cancel-status", "7")
    try answer(terminal, ("共 34 项", "q"))
    #expect(try terminal.waitForExit() == .exited(7))
  }

  /// The kernel turns ^C into a signal, which ends the program and the script around it.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT]) func signalsEndIt(_ signal: Int32) throws {
    let terminal = try plain()
    try terminal.wait(for: "the question") { Self.isAsking($0) }
    if signal == SIGINT { terminal.send("\u{3}") } else { try terminal.signal(signal) }
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(terminal.standardOutputText == "")
    #expect(terminal.screen.cursor.column == 0)
    #expect(terminal.isAsFound)
  }

  @Test func timeRunsOut() throws {
    let terminal = try plain("--timeout", "0.3")
    #expect(try terminal.waitForExit() == .exited(124))
    #expect(terminal.standardOutputText == "")
    #expect(terminal.screen.contains("时间到了"))
    #expect(terminal.isAsFound)
  }

  /// ^S holds output until ^Q, but not beyond the timeout.
  @Test func timeRunsOutWhileTheTerminalIsStopped() throws {
    let terminal = try plain("--timeout", "1")
    try terminal.wait(for: "the question") { Self.isAsking($0) }
    terminal.send("\u{13}")
    #expect(try terminal.waitForExit() == .exited(124))
  }

  @Test func aTerminalThatIsGoneEndsIt() throws {
    let terminal = try plain()
    try terminal.wait(for: "the question") { Self.isAsking($0) }
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .signalled(SIGHUP))
  }

  /// With SIGHUP ignored, as by `nohup`, the lost terminal still ends the program.
  @Test func aTerminalThatIsGoneEndsItUnderNohup() throws {
    var program = Areapick.shell("trap '' HUP; areapick --accessible; echo $? >&2")
    program.standardError = .pipe
    let terminal = try Terminal(program)
    try terminal.wait(for: "the question") { Self.isAsking($0) }
    terminal.hangUp()
    try terminal.waitForExit()
    #expect(terminal.standardErrorText.contains("129"))
  }

  @Test func aTerminalLeftWithoutLinesIsUsedAndLeftSo() throws {
    let script =
      "stty raw -echo; areapick --accessible --root 香港; echo status $?; stty -a | tr ' ' '\\n' | grep icanon"
    let terminal = try Terminal(Areapick.shell(script))
    try answer(terminal, ("共 18 项", "q"))
    try terminal.waitFor(text: "status 130")
    try terminal.waitFor(text: "-icanon")
  }

  @Test func linesTypedAheadActInTheirOrderAndTheRestIsLeft() throws {
    let script =
      "areapick --accessible --root 香港 --output name; areapick --accessible --root 澳门 --output name"
    var program = Areapick.shell(script)
    program.standardOutput = .pipe
    let terminal = try Terminal(program)
    terminal.send("w\r/沙田\r1\rq\r")
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.standardOutputText == "沙田区\n")
  }

  @Test func afterAStopTheQuestionIsAskedAgain() throws {
    let terminal = try Terminal(
      Areapick.shell("set -m; areapick --accessible --root 香港; echo stopped; fg; echo end $?"))
    try terminal.wait(for: "the question") { Self.isAsking($0) }
    terminal.key(.control("Z"))
    try terminal.waitFor(text: "stopped")
    try terminal.wait(for: "the question again") { screen in
      screen.rows.count { $0.hasPrefix("请输入编号") } == 2 && Self.isAsking(screen)
    }
    terminal.send("q\r")
    try terminal.waitFor(text: "end 130")
  }

  @Test func anotherTerminalCanBeNamed() throws {
    let other = try Terminal(Program("/bin/sh", "-c", "tty; exec sleep 100"))
    let path = try other.waitFor(text: "/dev/").rows[0]
    var program = Areapick.program("--accessible", "--tty", path, "--root", "香港")
    program.hasControllingTerminal = false
    let terminal = try Terminal(program)
    try answer(other, ("共 18 项", "q"))
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.received == [])
  }

  @Test func whatIsNoTerminalIsRefused() throws {
    for (path, message) in [
      ("/dev/null", "areapick: /dev/null 不是终端\n"),
      ("/nowhere", "areapick: 打不开终端 /nowhere：没有这个文件或目录；可用 --tty 指定别的终端\n"),
    ] {
      let terminal = try plain("--tty", path)
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.standardErrorText == message)
      #expect(terminal.received == [])
    }
  }

  @Test func theScreenIsNotNeededSoNoTypeOfTerminalIs() throws {
    for type in ["", "nonesuch"] {
      let terminal = try plain("--root", "香港", environment: ["TERM": type])
      try answer(terminal, ("共 18 项", "w"), ("W 开头的：", "q"))
      #expect(try terminal.waitForExit() == .exited(130))
    }
  }
}
