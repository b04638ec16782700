import TerminalSupport
import Testing

/// Commands without a screen: results on standard output, messages on standard error.
struct CommandTests {
  /// The program's output, its messages and its status.
  private func run(_ program: Program) throws -> [String] {
    let terminal = try Terminal(program)
    guard case .exited(let status) = try terminal.waitForExit() else { return ["it died"] }
    #expect(terminal.received == [])
    return [terminal.standardOutputText, terminal.standardErrorText, "\(status)"]
  }

  @Test func aSearchPrintsWhatItFinds() throws {
    let found = try run(Areapick.withoutTerminal("search", "粤海街道"))
    #expect(found == ["440305007\t广东省/深圳市/南山区/粤海街道\n", "", "0"])
    let code = try run(Areapick.withoutTerminal("search", "--output", "code", "--limit=1", "粤海街道"))
    #expect(code == ["440305007\n", "", "0"])
  }

  @Test func aSearchThatFindsNothingSaysNothing() throws {
    #expect(try run(Areapick.withoutTerminal("search", "没有这个地方")) == ["", "", "1"])
  }

  @Test func aSearchForNothingIsAMistake() throws {
    let blank = try run(Areapick.withoutTerminal("search", " "))
    #expect(blank == ["", "areapick: search：没有要搜索的文字\n", "2"])
  }

  /// Other filters also end by SIGPIPE (128 + 13), silently.
  @Test(arguments: [
    "search 街道", "search --limit 1 <queries", "list --recursive", "list --depth 3", "lookup <codes",
    "resolve <addresses",
  ])
  func aReaderThatHasHadEnoughEndsTheCommandSilently(_ command: String) throws {
    let input = command.split(separator: "<").dropFirst().first
    let source = input.map { $0 == "codes" ? "yes 440305 | " : "yes 北京市 | " } ?? ""
    let words = command.prefix { $0 != "<" }
    var program = Areapick.shell("\(source){ areapick \(words); echo $? >&2; } | head -n 1")
    program.standardOutput = .pipe
    program.standardError = .pipe
    let result = try run(program)
    #expect(result[0].split(separator: "\n").count == 1)
    #expect(result[1] == "141\n")
  }

  /// With SIGPIPE ignored, other programs also report the error.
  @Test func whoIgnoresTheSignalIsToldOfTheReader() throws {
    var program = Areapick.shell("trap '' PIPE; { areapick list --recursive; echo $? >&2; } | head -n 1")
    program.standardOutput = .pipe
    program.standardError = .pipe
    #expect(try run(program)[1] == "areapick: 标准输出：没有人在读\n2\n")
  }

  /// Each code is answered as soon as its line arrives, and few are in memory at a time.
  @Test func codesOnStandardInputAreAnsweredAsTheyCome() throws {
    var program = Areapick.shell(
      "mkfifo in.$$ out.$$; areapick lookup --output name <in.$$ >out.$$ & exec 3>in.$$ 4<out.$$; rm in.$$ out.$$; "
        + "for c in 440305 x 4403; do echo $c >&3; [ $c = x ] || { read -r line <&4; echo \"$c $line\"; }; done; "
        + "exec 3>&-; wait $!; echo $?")
    program.standardOutput = .pipe
    program.standardError = .pipe
    let result = try run(program)
    #expect(result[0] == "440305 南山区\n4403 深圳市\n2\n")
    #expect(result[1] == "areapick: lookup：“x”不是代码：要 2、4、6、9 或 12 位数字\n")
  }

  @Test func queriesOnStandardInputAreAnsweredAsTheyCome() throws {
    var program = Areapick.shell(
      "mkfifo in.$$ out.$$; areapick search --limit 1 --format '{query}: {name}' <in.$$ >out.$$ & "
        + "exec 3>in.$$ 4<out.$$; rm in.$$ out.$$; for q in 粤海街道 无此地 ' 深圳 南山 ' ''; do echo \"$q\" >&3; "
        + "case $q in 无*|'') ;; *) read -r line <&4; echo \"$line\";; esac; done; exec 3>&-; wait $!; echo $?"
    )
    program.standardOutput = .pipe
    program.standardError = .pipe
    let result = try run(program)
    #expect(result[0] == "粤海街道: 粤海街道\n深圳 南山: 南山区\n1\n")
    #expect(result[1] == "areapick: search：没有找到“无此地”\n")
  }

  /// All answers together are some 300 MB, and few of them are in memory at a time.
  @Test func manyLongAnswersNeedLittleMemory() throws {
    var program = Areapick.shell(
      "ulimit -v 200000; yes 街道 | head -n 60 | areapick search --format \"$(printf %0500d 0)\" | uniq -c | wc -l; "
        + "yes 街道 | head -n 2 | areapick search --format x | uniq -c | tr -s ' '")
    program.standardOutput = .pipe
    program.standardError = .pipe
    let result = try run(program)
    #expect(result[0].hasPrefix("1\n ") && result[0].hasSuffix(" x\n"))
    #expect(result[1] == "" && result[2] == "0")
  }

  @Test func aSearchKeepsToALevel() throws {
    let county = try run(Areapick.withoutTerminal("search", "南山", "--level", "county", "--output", "path"))
    #expect(county[0].split(separator: "\n").contains("广东省/深圳市/南山区"))
    #expect(!county[0].contains("街道") && county[2] == "0")
    let wrong = try run(Areapick.withoutTerminal("search", "南山", "--level", "conty"))
    #expect(wrong[1].hasPrefix("areapick: --level 的值“conty”不对：可以是 province, city, county, township, "))
    #expect(wrong[1].hasSuffix("，是不是“county”？（见 areapick --help）\n") && wrong[2] == "2")
  }

  @Test func aListKeepsToADepthAndALimit() throws {
    let provinces = try run(Areapick.withoutTerminal("list", "--depth", "1", "--output", "name"))
    #expect(provinces[0].split(separator: "\n").count == 34)
    let cities = try run(Areapick.withoutTerminal("list", "广东省", "--depth", "2", "--output", "name"))
    #expect(cities[0].split(separator: "\n").count == 21)
    let some = try run(
      Areapick.withoutTerminal("list", "--depth", "2", "--limit", "2", "--output", "path"))
    #expect(some[0] == "安徽省\n安徽省/安庆市\n")
    let above = try run(Areapick.withoutTerminal("list", "广东省", "--depth", "1"))
    #expect(above == ["", "areapick: --depth 1 不在广东省以下，那已经是第 1 级\n", "2"])
  }

  @Test(arguments: [
    "list", "search", "lookup", "resolve", "inspect", "compile", "export", "replay", "keys", "recent",
    "columns", "date", "time", "datetime",
  ])
  func everyCommandHasHelpInBothLanguages(_ command: String) throws {
    let chinese = try run(Areapick.withoutTerminal("help", command))
    #expect(chinese[0].contains("\n用法：areapick \(command) ") && chinese[2] == "0")
    #expect(try run(Areapick.withoutTerminal(command, "--help")) == chinese)
    var program = Areapick.withoutTerminal("help", command)
    program.environment["LC_ALL"] = "en_US.UTF-8"
    let english = try run(program)
    #expect(english[0].contains("\nUsage: areapick \(command) ") && english[2] == "0")
  }

  @Test func millionsOfCodesNeedLittleMemory() throws {
    var program = Areapick.shell(
      "ulimit -v 200000; yes 440305 | head -n 1000000 | areapick lookup --output code | uniq -c | tr -s ' '")
    program.standardOutput = .pipe
    program.standardError = .pipe
    #expect(try run(program) == ["1000000 440305\n", "", "0"])
  }

  @Test func codesAreLookedUp() throws {
    let result = try run(Areapick.withoutTerminal("lookup", "440305007", "110103", "440305007001", "44"))
    #expect(
      result == [
        "440305007\t广东省/深圳市/南山区/粤海街道\n110101\t北京市/东城区\n440305007\t广东省/深圳市/南山区/粤海街道\n440000\t广东省\n",
        "areapick: lookup：110103 崇文区：2010 年停用，现为 110101 北京市/东城区\n"
          + "areapick: lookup：440305007001，村级代码：属于 440305007 广东省/深圳市/南山区/粤海街道\n",
        "0",
      ])
  }

  @Test func strictlyACodeOutOfForceIsNone() throws {
    let result = try run(
      Areapick.withoutTerminal("lookup", "--strict", "110103", "110101", "--output", "name"))
    #expect(result[0] == "东城区\n")
    #expect(result[1] == "areapick: lookup：110103 崇文区：2010 年停用，现为 110101 北京市/东城区\n")
    #expect(result[2] == "1")
  }

  @Test func whatIsWrongWithCodesIsSaid() throws {
    let result = try run(Areapick.withoutTerminal("lookup", "999999", "44", "--output", "name"))
    #expect(result == ["广东省\n", "areapick: lookup：没有代码 999999\n", "1"])
    let letters = try run(Areapick.withoutTerminal("lookup", "44x"))
    #expect(letters[1] == "areapick: lookup：“44x”不是代码：要 2、4、6、9 或 12 位数字\n")
    #expect(letters[2] == "2")
  }

  @Test func codesComeFromStandardInput() throws {
    var program = Areapick.withoutTerminal("lookup", "--output", "path")
    program.standardInput = .pipe
    let terminal = try Terminal(program)
    terminal.input("44\r\n\n  440300\t\n440305")
    terminal.endInput()
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "广东省\n广东省/深圳市\n广东省/深圳市/南山区\n")
    #expect(terminal.standardErrorText == "")
  }

  @Test func noCodesAreNoMistakeUnlessAPersonWouldHaveToTypeThem() throws {
    #expect(try run(Areapick.withoutTerminal("lookup")) == ["", "", "0"])
    var program = Areapick.withoutTerminal("lookup")
    program.standardInput = .terminal
    let message = "areapick: lookup：没有写代码，标准输入又是终端\n"
    #expect(try run(program) == ["", message, "2"])
    program.standardInput = .file("/")
    #expect(try run(program) == ["", "areapick: 标准输入：这是目录\n", "2"])
  }

  @Test(arguments: ["search", "lookup"]) func aFullDiskIsSaid(command: String) throws {
    var program = Areapick.withoutTerminal(command, "440305007")
    if command == "search" { program.arguments = ["search", "粤海街道"] }
    program.standardOutput = .file("/dev/full")
    #expect(try run(program) == ["", "areapick: 标准输出：磁盘已满\n", "2"])
    program.standardOutput = .closed
    #expect(try run(program) == ["", "areapick: 标准输出已关闭\n", "2"])
  }

  @Test(arguments: ["list", "search", "lookup"]) func eachCommandHasItsHelp(command: String) throws {
    let help = try run(Areapick.withoutTerminal(command, "--help"))
    #expect(help[0].contains("用法：areapick \(command) "))
    #expect(help[1...] == ["", "0"])
  }
}
