import Glibc
import TerminalSupport
import TestSupport
import Testing

/// `TERM` and the locale: a usable screen, plain questions, or a clear refusal.
struct EnvironmentTests {
  enum Answer: Equatable {
    case sheet, questions
    case refusal(String)
  }

  private static let unset = "没有设置 TERM：多数终端可用 TERM=xterm-256color，任何终端都可用 --accessible"
  private static func unknown(_ type: String) -> String {
    "这里不认识 TERM=\(type)：多数终端可用 TERM=xterm-256color，任何终端都可用 --accessible"
  }

  private static let types: [(type: String?, answer: Answer)] = [
    ("xterm-256color", .sheet), ("xterm-direct", .sheet), ("tmux-256color", .sheet), ("screen", .sheet),
    ("linux", .sheet), ("vt100", .sheet), ("rxvt", .sheet), ("dumb", .questions),
    ("", .refusal(unset)),
    (nil, .refusal(unset)),
    ("nonesuch", .refusal(unknown("nonesuch"))),
    ("../x/xterm", .refusal(unknown("../x/xterm"))),
    ("unknown", .refusal(unknown("unknown"))),
    ("glasstty", .refusal("TERM=glasstty 不能移动光标：请用 --accessible 作纯文字问答")),
  ]

  /// The values of `LC_ALL`; nil for none.
  private static let locales: [String?] = [
    nil, "", "C", "POSIX", "C.UTF-8", "xx_YY.UTF-8", "zh_CN.GBK", "zh_CN.GB18030", "nonsense", "/etc/passwd",
  ]

  /// The answer in the table; a terminal whose terminfo package is missing is unknown.
  private func expected(_ type: String?) -> Answer? {
    let answer = EnvironmentTests.types.first { $0.type == type }?.answer
    guard let type, let first = type.first, type != "dumb", !type.contains("/") else { return answer }
    let isDescribed = ["/lib", "/usr/share", "/etc"].contains { folder in
      access("\(folder)/terminfo/\(first)/\(type)", R_OK) == 0
    }
    return isDescribed ? answer : .refusal(EnvironmentTests.unknown(type))
  }

  private func program(_ type: String?, _ locale: String?) -> Program {
    var program = Areapick.program("--root", "440305", "--lang", "zh")
    program.environment["TERM"] = type
    program.environment["LC_ALL"] = locale
    return program
  }

  @Test(arguments: types.map(\.type), locales)
  func everyKindOfTerminalIsAnswered(_ type: String?, _ locale: String?) throws {
    let answer = expected(type)
    let terminal = try Terminal(program(type, locale))
    switch answer {
    case .sheet:
      try terminal.wait(for: "the sheet") { $0.contains("粤海街道") && $0.contains("/9") && $0.contains("取消") }
      terminal.key(.escape)
      #expect(try terminal.waitForExit() == .exited(130))
    case .questions:
      try terminal.wait(for: "the question") {
        $0.contains(". 粤海街道") && $0.rows[$0.cursor.row].hasPrefix("请输入编号")
      }
      terminal.send("q\r")
      #expect(try terminal.waitForExit() == .exited(130))
      #expect(!terminal.received.contains(0x1B))
    case .refusal(let message):
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.standardErrorText == "areapick: \(message)\n")
      #expect(terminal.received == [])
    case nil: Issue.record("a type that the table does not know")
    }
    #expect(terminal.isAsFound)
    #expect(terminal.standardOutput == [])
  }

  /// Plain questions depend neither on the terminal nor on the locale.
  @Test(arguments: types.map(\.type), [nil, "C", "zh_CN.GBK", "xx_YY.UTF-8"])
  func plainQuestionsAreAskedOnEveryTerminal(_ type: String?, _ locale: String?) throws {
    var program = program(type, locale)
    program.arguments.append("--accessible")
    let terminal = try Terminal(program)
    try terminal.wait(for: "the question") { $0.rows[$0.cursor.row].hasPrefix("请输入编号") }
    terminal.send("/粤海\r1\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省/深圳市/南山区/粤海街道\n")
  }

  /// A locale of another character set that is really there: compiled for the test, where the system can.
  /// `setsid`, and `su -c`, which does the same, begin a session without a terminal of its own.
  @Test(arguments: ["setsid -w areapick", "setsid -w areapick </dev/null", "setsid -w areapick 2>/dev/null"])
  func withoutATerminalOfItsOwnTheOneOnAStreamIsUsed(_ command: String) throws {
    let terminal = try Terminal(Areapick.shell("\(command) --no-animation --root 440305; echo \"status $?\""))
    try terminal.wait(for: "the sheet") { $0.contains("粤海街道") && $0.contains("1/9") }
    terminal.send("yh")
    try terminal.wait(for: "the street") { $0.rows[$0.cursor.row].contains("粤海街道") }
    terminal.key(.enter)
    try terminal.waitFor(text: "广东省/深圳市/南山区/粤海街道")
    try terminal.waitFor(text: "status 0")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: [
    "xterm-kitty", "xterm-ghostty", "foot-extra", "wezterm", "alacritty", "contour-latest", "rio",
  ])
  func xtermsThatTerminfoMayNotKnowShowTheSheet(_ type: String) throws {
    let terminal = try Terminal(program(type, nil))
    try terminal.wait(for: "the sheet") { $0.contains("粤海街道") && $0.contains("1/9") }
    terminal.key(.down)
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
    #expect(terminal.isAsFound)
  }

  @Test(arguments: ["zh_CN.GBK", "zh_CN.GB18030", "en_US.ISO-8859-1"])
  func aLocaleOfAnotherCharacterSetStillShowsHanText(_ locale: String) throws {
    let folder = "/tmp/areapick-locales-\(locale)"
    let (language, charset) = (locale.prefix { $0 != "." }, locale.drop { $0 != "." }.dropFirst())
    let compile =
      "mkdir -p \(folder) && localedef -c -i \(language) -f \(charset) \(folder)/\(locale) >/dev/null 2>&1; "
      + "test -f \(folder)/\(locale)/LC_CTYPE && LOCPATH=\(folder) LC_ALL=\(locale) locale charmap"
    let maker = try Terminal(Program("/bin/sh", "-c", compile))
    maker.patience = .seconds(60)
    // localedef or its sources may be missing.
    guard try maker.waitForExit() == .exited(0) else { return }
    #expect(maker.screen.rows[0] == charset)
    for type in ["xterm-256color", "dumb"] {
      var program = program(type, locale)
      program.environment["LOCPATH"] = folder
      let terminal = try Terminal(program)
      try terminal.wait(for: "Han text") {
        $0.contains("粤海街道") && ($0.contains("/9") || $0.contains("请输入编号"))
      }
      #expect(String(validating: terminal.received, as: UTF8.self) != nil)
    }
    try Terminal(Program("/bin/rm", "-r", folder)).waitForExit()
  }

  /// Shells may export the size of an earlier window; the terminal's own size counts.
  @Test(arguments: [("5", "10"), ("1", "1"), ("99999999", "99999999"), ("-1", "x"), ("\u{1B}[2J", "")])
  func aSizeInTheEnvironmentCountsForNothing(_ rows: String, _ columns: String) throws {
    let expected = try Terminal(Areapick.program())
    let terminal = try Terminal(Areapick.program(environment: ["LINES": rows, "COLUMNS": columns]))
    #expect(try terminal.waitForMouse() == expected.waitForMouse())
    for terminal in [terminal, expected] {
      terminal.send("gd\r")
      try terminal.waitFor(text: "潮州市")
    }
    #expect(terminal.screen == expected.screen)
  }
}
