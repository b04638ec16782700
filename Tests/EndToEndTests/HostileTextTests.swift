import Glibc
import RegionModel
import TerminalSupport
import TestSupport
import Testing

/// Harmful text from outside never reaches a terminal unchanged.
struct HostileTextTests {
  /// The first screen of the sheet or of plain questions, and the bytes that drew it.
  private func opened(_ arguments: [String], plain: Bool, text: String = "34") throws -> (Screen, [UInt8]) {
    var program = Areapick.program()
    program.arguments = ["--no-animation", "--lang", "en"] + (plain ? ["--accessible"] : []) + arguments
    let terminal = try Terminal(program)
    let screen = try terminal.wait(for: "a screen") { screen in
      plain ? screen.rows[screen.cursor.row].hasPrefix("Number") : screen.modes.mouse != .off
    }
    return (screen, terminal.received)
  }

  /// The screen shows only the harmless form, and equals the screen for that form.
  private func expectHarmless(_ attack: Attack, _ arguments: (String) -> [String]) throws {
    for plain in [false, true] {
      let (screen, bytes) = try opened(arguments(attack.text), plain: plain)
      let (expected, _) = try opened(arguments(attack.shown), plain: plain)
      #expect(Attack.harm(in: bytes) == nil, "\(plain ? "plain" : "sheet")")
      #expect(screen == expected, "\(screen)\n\(expected)")
      #expect(screen.title == nil)
    }
  }

  @Test(arguments: Attack.all) func inTheTitle(_ attack: Attack) throws {
    try expectHarmless(attack) { ["--title", $0] }
  }

  @Test(arguments: Attack.all) func inWhatIsSelected(_ attack: Attack) throws {
    try expectHarmless(attack) { ["--selected", "广东/深圳/" + $0] }
  }

  @Test(arguments: Attack.all) func inTheQuery(_ attack: Attack) throws {
    for plain in [false, true] {
      let (screen, bytes) = try opened(["--query", "没有" + attack.text], plain: plain)
      #expect(Attack.harm(in: bytes) == nil)
      #expect(screen.contains("没有"))
      #expect(screen.title == nil)
    }
  }

  @Test(arguments: Attack.all) func inTheEnvironment(_ attack: Attack) throws {
    let quoted = "--title '\(attack.text)'"
    let environment = [
      "AREAPICK_DEFAULT_OPTS": quoted, "NO_COLOR": attack.text, "ACCESSIBLE": "", "ESCDELAY": attack.text,
      "COLORTERM": attack.text, "LANG": attack.text, "LC_MESSAGES": attack.text,
    ]
    let terminal = try Terminal(Areapick.program(environment: environment))
    let expected = try Terminal(Areapick.program("--title", attack.shown, environment: ["NO_COLOR": "1"]))
    try expected.waitForMouse()
    try expected.waitUntilAtRest()
    let wanted = expected.screen
    try terminal.wait(for: "the screen of the harmless title") { $0 == wanted }
    #expect(Attack.harm(in: terminal.received) == nil)
  }

  @Test(arguments: Attack.all) func inWhatIsTypedToAQuestion(_ attack: Attack) throws {
    var program = Areapick.program("--accessible", "--lang", "en")
    program.standardError = .pipe
    let terminal = try Terminal(program)
    try terminal.wait(for: "the question") { $0.rows[$0.cursor.row].hasPrefix("Number") }
    let mark = terminal.received.count
    let typed = attack.text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\u{1B}" }
    terminal.send("/没有" + String(String.UnicodeScalarView(typed)) + "\r")
    try terminal.wait(for: "the answer") { $0.contains("Nothing found") || $0.contains("Search for") }
    // The kernel echoes typed text; the program's message begins on the line below.
    let said = Array(terminal.received(since: mark)).split(separator: UInt8(ascii: "\n")).dropFirst().joined()
    #expect(Attack.harm(in: Array(said)) == nil)
  }

  /// Messages also go to terminals, here to one that is only standard error.
  @Test(arguments: Attack.all) func inMessages(_ attack: Attack) throws {
    let cases: [[String]] = [
      ["--" + attack.text], ["--root", attack.text], ["--atlas", "/nowhere/" + attack.text],
      ["--theme", attack.text],
      ["--tty", "/nowhere/" + attack.text], ["--depth", attack.text], [attack.text], ["-" + attack.text],
      ["list", attack.text], ["lookup", attack.text], ["lookup", "--root", attack.text],
      ["search", "--root", attack.text, "x"], ["search", "--" + attack.text],
      ["--format", "{\(attack.text)}"],
      ["--separator", "\\" + attack.text], ["--tty", "/nowhere/\(attack.text)", "--accessible"],
    ]
    for words in cases {
      var program = Areapick.withoutTerminal()
      program.arguments = words
      program.environment["TERM"] = "xterm"
      program.standardError = .terminal
      let terminal = try Terminal(program, rows: 30, columns: 400)
      let status = try terminal.waitForExit()
      #expect(status == .exited(2) || status == .exited(1), "\(words)")
      #expect(Attack.harm(in: terminal.received) == nil, "\(words)")
      #expect(!terminal.received.contains(0x1B), "\(words)")
      #expect(terminal.screen.rows[0].hasPrefix("areapick: "), "\(words): \(terminal.screen)")
      #expect(terminal.screen.cursor == .init(row: 1, column: 0), "\(words): \(terminal.screen)")
    }
  }

  /// Messages quote words of the environment too.
  @Test(arguments: Attack.all) func inMessagesAboutTheEnvironment(_ attack: Attack) throws {
    let file = TemporaryFile("--\(attack.text)")
    for (name, value) in [
      ("AREAPICK_DEFAULT_OPTS", "--'\(attack.text)'"), ("AREAPICK_DEFAULT_OPTS", attack.text + "'"),
      ("AREAPICK_DEFAULT_OPTS_FILE", "/nowhere/\(attack.text)"), ("AREAPICK_DEFAULT_OPTS_FILE", file.path),
    ] {
      var program = Areapick.withoutTerminal()
      program.environment[name] = value
      program.standardError = .terminal
      let terminal = try Terminal(program, rows: 30, columns: 400)
      #expect(try terminal.waitForExit() == .exited(2), "\(name)")
      #expect(Attack.harm(in: terminal.received) == nil && !terminal.received.contains(0x1B), "\(name)")
      #expect(terminal.screen.rows[0].hasPrefix("areapick: \(name)"), "\(name): \(terminal.screen)")
      #expect(terminal.screen.cursor == .init(row: 1, column: 0), "\(name): \(terminal.screen)")
    }
  }

  /// The rest of an address is printed whole into a pipe, and without harmful characters on a terminal.
  @Test(arguments: Attack.all) func inResults(_ attack: Attack) throws {
    let form = "{name}\t\(attack.text.replacing("\\", with: "\\\\"))\t{rest}"
    for isPiped in [true, false] {
      var program = Areapick.withoutTerminal("resolve", "--format", form, "深圳市南山区" + attack.text)
      program.standardOutput = isPiped ? .pipe : .terminal
      let terminal = try Terminal(program, rows: 30, columns: 2_000)
      #expect(try terminal.waitForExit() == .exited(0))
      if isPiped {
        #expect(terminal.standardOutputText.hasPrefix("南山区\t\(attack.text)\t"))
      } else {
        #expect(Attack.harm(in: terminal.received) == nil && !terminal.received.contains(0x1B))
        #expect(terminal.screen.rows[0].hasPrefix("南山区"))
      }
    }
  }

  /// Messages spell out invisible characters of codes.
  @Test func inCodes() throws {
    for (bytes, shown) in [
      ("4403\\0005", "4403\\u{0}5"), ("4403\\342\\200\\2135", "4403\\u{200B}5"), ("44\\03303", "44\\u{1B}03"),
    ] {
      let terminal = try Terminal(Areapick.shell("printf '\(bytes)\\n4403\\n' | areapick lookup; echo $?"))
      try terminal.waitForExit()
      #expect(
        terminal.screen.rows[0...2] == [
          "areapick: lookup：“\(shown)”不是代码：要 2、4、6、9 或 12 位数字", "440300  广东省/深圳市",
          "2",
        ])
    }
  }

  @Test(arguments: ["lookup", "resolve"]) func aClosedStandardInputIsSaid(_ command: String) throws {
    var program = Areapick.withoutTerminal(command)
    program.standardInput = .closed
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.standardErrorText == "areapick: 标准输入已关闭\n")
    #expect(terminal.standardOutputText == "")
  }

  @Test(arguments: [" ", "\u{1}", "\u{200B}\u{FEFF}", "\u{3164}", "\u{202E}\n"])
  func aQueryOfNothingThatIsSeenIsBlank(_ query: String) throws {
    let search = try Terminal(Areapick.withoutTerminal("search", query))
    #expect(try search.waitForExit() == .exited(2))
    #expect(search.standardErrorText == "areapick: search：没有要搜索的文字\n")
    let pick = try Terminal(Areapick.withoutTerminal("--tty", "/nowhere", "-0", "-q", query))
    #expect(try pick.waitForExit() == .exited(2))
    #expect(pick.standardErrorText == "areapick: 没有设置 TERM：多数终端可用 TERM=xterm-256color，任何终端都可用 --accessible\n")
  }

  @Test(arguments: Attack.all) func inTheKindOfTerminal(_ attack: Attack) throws {
    let terminal = try Terminal(Areapick.program(environment: ["TERM": attack.text]))
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.received == [])
    #expect(
      terminal.standardErrorText
        == "areapick: 这里不认识 TERM=\(attack.shown)：多数终端可用 TERM=xterm-256color，任何终端都可用 --accessible\n")
  }

  @Test func brokenBytesAreReplaced() throws {
    let script = #"t=$(printf 'a\377\300\257\355\240\200\364\220\200\200b'); areapick --no-animation "#
    for rest in ["--title \"$t\"", "--selected \"$t\"", "--query \"$t\"", "--title \"$t\" --accessible"] {
      let terminal = try Terminal(Areapick.shell(script + rest))
      try terminal.wait(for: "the screen") {
        $0.modes.mouse != .off || $0.rows[$0.cursor.row].hasPrefix("请输入编号")
      }
      #expect(String(validating: terminal.received, as: UTF8.self) != nil)
      #expect(Attack.harm(in: terminal.received.filter { $0 != 0 }) ?? "U+fffd" == "U+fffd")
    }
    let terminal = try Terminal(Areapick.shell(script + "--root \"$t\""))
    try terminal.waitForExit()
    #expect(String(validating: terminal.received, as: UTF8.self) != nil)
  }

  /// A title of a megabyte, from the options file, is cut.
  @Test func aTitleOfAMegabyteCostsNothing() throws {
    let title = String(repeating: "长", count: 300_000)
    let file = TemporaryFile("--title \(title)")
    for plain in [[], ["--accessible"]] {
      var program = Areapick.program(environment: ["AREAPICK_DEFAULT_OPTS_FILE": file.path])
      program.arguments += plain
      let terminal = try Terminal(program)
      try terminal.wait(for: "the screen") {
        $0.modes.mouse != .off || $0.rows[$0.cursor.row].hasPrefix("请输入编号")
      }
      #expect(terminal.received.count < 10_000)
      #expect(terminal.screen.contains("安徽省"))
    }
    let selection = TemporaryFile("--root \(title)")
    let terminal = try Terminal(Areapick.program(environment: ["AREAPICK_DEFAULT_OPTS_FILE": selection.path]))
    #expect(try terminal.waitForExit() == .exited(1))
    #expect(terminal.standardErrorText.utf8.count < 1_000)
  }
}

/// Trees with harmful names.
struct HostileTreeTests {
  /// A fully checked file with such a name is refused, and nothing is written to the terminal.
  @Test(arguments: Attack.all.filter { !["marks", "emoji width"].contains($0.testDescription) })
  func aTreeThatIsCheckedWholeIsRefused(_ attack: Attack) throws {
    let file = try HostileTree.file(["甲", attack.text], isLarge: false)
    let terminal = try Terminal(Areapick.program("--atlas", file.path))
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(terminal.received == [])
    #expect(terminal.standardErrorText.hasPrefix("areapick: \(file.path)："))
    #expect(terminal.standardErrorText.contains("里有"))
  }

  /// Of a very large file only the header is checked: names are shown without harmful characters.
  @Test(arguments: [[], ["--accessible"], ["--query", "a"], ["--selected", "12"]])
  func aHugeTreeIsShownWithoutHarm(_ words: [String]) throws {
    let file = try HostileTree.file(Attack.all.map(\.text), isLarge: true)
    var program = Areapick.program("--atlas", file.path)
    program.arguments += words
    let terminal = try Terminal(program, rows: 40, columns: 80)
    let screen = try terminal.wait(for: "the screen") { screen in
      (screen.modes.mouse != .off || screen.rows[screen.cursor.row].hasPrefix("请输入编号"))
        && (words.first != "--query" || screen.contains("个结果"))
    }
    #expect(Attack.harm(in: terminal.received) == nil)
    #expect(screen.title == nil)
    if words == [] { expectOneRowEach(screen) }
    if words == ["--accessible"] {
      let row = try #require(screen.rows.firstIndex { $0.hasPrefix("1. ") })
      for offset in 0..<15 { #expect(screen.rows[row + offset].hasPrefix("\(offset + 1). ")) }
    }
  }

  /// Every name has its own row, and the sheet's edges are in place.
  private func expectOneRowEach(_ screen: Screen) {
    let names = Attack.all.map(\.shown)
    let rows = screen.rows.filter { $0.hasPrefix("│") }
    let shown = rows.dropFirst(2).prefix(names.count).map { row in
      row.dropFirst(6).drop { $0 == " " }.dropLast(5).reversed().drop { $0 == " " }.reversed()
    }
    #expect(shown.map { String($0) }.sorted() == names.sorted())
    for row in 11..<40 { #expect(screen.cell(row, 0)?.text == "│" && screen.cell(row, 79)?.text == "│") }
  }

  /// A path also contains the names above a place.
  @Test func aPlaceBelowSuchANameIsNotListed() throws {
    var builder = TreeBuilder()
    builder.order = .source
    let above = builder.append(RegionRecord(code: "11", parent: .none, name: "aXX[2Jb"))
    _ = builder.append(RegionRecord(code: "12", parent: .record(above), name: "below"))
    let file = try HostileTree.file(try builder.build(), replacing: "aXX[2Jb", with: "a\u{1B}\u{7}[2Jb")
    for words in [["11"], ["--recursive", "11"], ["--output", "name", "11"]] {
      var program = Areapick.withoutTerminal("list", "--atlas", file.path)
      program.arguments += words
      let terminal = try Terminal(program)
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.standardOutputText == "")
      #expect(terminal.standardErrorText.hasSuffix("名称里有控制字符\n"))
    }
  }

  /// What `export` writes and `inspect` reports goes to a terminal or to another program. `inspect` checks every byte
  /// first, and this file's checksum does not fit its name.
  @Test(arguments: [
    ["export"], ["export", "--as", "csv"], ["export", "--as", "paths"], ["export", "--as", "sqlite"],
    ["inspect"], ["inspect", "--output", "json"],
  ])
  func aHugeTreeWithSuchANameIsNotWritten(_ words: [String]) throws {
    let file = try HostileTree.file(["甲", "a\u{1B}[2Jb"], isLarge: true)
    var program = Areapick.withoutTerminal("list")
    program.arguments = words + (words[0] == "inspect" ? [file.path] : ["--atlas", file.path])
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(2))
    #expect(!terminal.standardOutput.contains(0x1B) && !terminal.standardError.contains(0x1B))
    if words.contains("json") {
      let flaw = "the checksum does not fit: the file is damaged"
      #expect(
        terminal.standardOutputText.contains("\"flaws\":[{\"line\":null,\"message\":\"\(flaw)\"}]"))
    } else {
      #expect(terminal.standardOutputText == "")
      let flaw = words[0] == "inspect" ? "校验和不符：文件已损坏\n" : "代码为 12 的一项，名称里有控制字符\n"
      #expect(terminal.standardErrorText.hasSuffix(flaw))
    }
  }

  /// Such a name could harm the terminal or file it is printed to, so it is not printed.
  @Test func aNameThatHoldsAControlCharacterIsNoResult() throws {
    let file = try HostileTree.file(["a\u{1B}[2Jb"], isLarge: true)
    for words in [["--accessible"], []] {
      var program = Areapick.program("--atlas", file.path, "--no-auto-advance")
      program.arguments += words
      let terminal = try Terminal(program)
      try terminal.wait(for: "the name") { $0.contains("a[2Jb") && ($0.modes.mouse != .off || words != []) }
      terminal.send(words == [] ? "\r" : "1\r")
      #expect(try terminal.waitForExit() == .exited(2))
      #expect(terminal.standardOutputText == "")
      #expect(
        terminal.standardErrorText
          == "areapick: 代码为 11 的一项，名称里有控制字符\n")
    }
  }

  /// The longest allowed name, and a flood of marks.
  @Test func aNameOfSixtyThousandBytesStaysInItsRow() throws {
    let names = [
      String(repeating: "长", count: 20_000), "a" + String(repeating: "\u{301}", count: 29_000) + "b", "乙",
    ]
    let file = try HostileTree.file(names, isLarge: false)
    for words in [[], ["--accessible"]] {
      var program = Areapick.program("--atlas", file.path)
      program.arguments += words
      let terminal = try Terminal(program)
      let screen = try terminal.wait(for: "the screen") {
        $0.contains("乙") && ($0.modes.mouse != .off || $0.rows[$0.cursor.row].hasPrefix("请输入编号"))
      }
      #expect(terminal.received.count < 10_000)
      #expect(screen.contains("长长长"))
    }
  }

  /// All allowed names pass through a shell's eval unchanged.
  @Test(
    arguments: ["/bin/sh", "/bin/bash", "/bin/zsh", "/bin/mksh"].filter { (shell: String) in
      access(shell, X_OK) == 0
    })
  func assignmentsComeThroughEval(_ shell: String) throws {
    let names = [
      "it's", "'; exit 9; '", "$(exit 9)", "`exit 9`", "a\\'b", "a\"b", " a  b ", "*?[a]", "~", "-n", "!x",
      "#x", "a;b&c|d",
      "{a,b}", "<>()", "%s\\n", "e\u{301}\u{323}", "葛\u{E0100}", "☆\u{FE0F}", "😀", "\u{FFFD}", "长\u{3000}短",
      String(repeating: "'", count: 20_000), "a" + String(repeating: "\u{301}", count: 5_000),
    ]
    let file = try HostileTree.file(names, isLarge: false)
    let script = """
      for code in $(seq 11 \(names.count + 10)); do
        eval "$(areapick lookup --atlas '\(file.path)' --output shell $code)" || exit 1
        printf '%s\\n' "$AREA_NAME"
      done
      """
    var program = Areapick.shell(script)
    program.path = shell
    program.standardOutput = .pipe
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(0), "\(terminal.screen)")
    let lines = terminal.standardOutput.split(separator: UInt8(ascii: "\n")).map(Array.init)
    #expect(lines == names.map { Array($0.utf8) })
  }
}
