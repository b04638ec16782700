import Glibc
import TerminalSupport
import Testing

/// English names in the sheet and in results, with the release binary.
struct EnglishNameTests {
  private func run(_ program: Program) throws -> String {
    let terminal = try Terminal(program)
    #expect(try terminal.waitForExit() == .exited(0))
    return terminal.standardOutputText
  }

  @Test func theEnglishSheetShowsThemBesideTheHanNames() throws {
    let terminal = try Terminal(Areapick.program("--lang", "en", "--selected", "150000"), rows: 50)
    try terminal.waitFor(text: "呼和浩特市  Hohhot")
    let cities = terminal.screen.text
    #expect(cities.contains("包头市  Baotou "))
    #expect(!cities.contains("Paotow"))
    terminal.send("1")
    try terminal.waitFor(text: "香港特别行政区  Hong Kong")
    let provinces = terminal.screen.text
    for row in ["西藏自治区  Tibet", "陕西省  Shaanxi", "山西省  Shanxi ", "北京市  Beijing "] {
      #expect(provinces.contains(row), "\(row)")
    }
    terminal.send("xj")
    terminal.key(.right)
    try terminal.waitFor(text: "乌鲁木齐市  Ürümqi")
    terminal.key(.escape)
    #expect(try terminal.waitForExit() == .exited(130))
  }

  @Test func theChineseSheetShowsNone() throws {
    let terminal = try Terminal(Areapick.program("--names", "en"), rows: 50)
    let screen = try terminal.waitFor(text: "香港特别行政区")
    #expect(!screen.text.contains("Hong Kong"))
    terminal.key(.escape)
    _ = try terminal.waitForExit()
  }

  @Test func searchResultsAndWheelsShowThem() throws {
    let search = try Terminal(Areapick.program("--lang", "en", "--query", "沙田"))
    try search.waitFor(text: "沙田区  Sha Tin")
    search.key(.control("c"))
    _ = try search.waitForExit()
    let wheels = try Terminal(Areapick.program("--lang", "en", "--face", "wheels", "--selected", "650100"))
    let screen = try wheels.waitFor(text: "乌鲁木齐市  Ürümqi")
    #expect(screen.text.contains("新疆维吾尔自治区"))
    wheels.key(.control("c"))
    _ = try wheels.waitForExit()
  }

  @Test func aPickIsPrintedWithThem() throws {
    let terminal = try Terminal(
      Areapick.program("--depth", "3", "--selected", "440305", "--names", "en"))
    try terminal.waitForMouse()
    terminal.send("\r")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.standardOutputText == "Guangdong/Shenzhen/Nanshan\n")
  }

  @Test(arguments: [
    (
      ["list", "820000", "--names", "en", "--limit", "2"],
      "820104\tMacao/Cathedral\n820105\tMacao/St Lawrence\n"
    ),
    (["search", "Peking", "--limit", "1", "--format", "{name} {name:en} {alias}"], "北京市 Beijing Peking\n"),
    (["lookup", "110103", "--names", "en"], "110101\tBeijing/Dongcheng\n"),
    (
      ["lookup", "542521", "--names", "en", "--output", "names", "--separator", " > "],
      "Tibet > Ngari > Burang\n"
    ),
    (["lookup", "654002", "654021", "--format", "{name:en}"], "Yining Shi\nYining Xian\n"),
    (["--query", "拉萨市", "-1", "--any-level", "--names", "en"], "Tibet/Lhasa\n"),
  ])
  func commandsPrintThem(_ words: [String], expected: String) throws {
    var program = Areapick.withoutTerminal()
    program.arguments = words
    #expect(try run(program) == expected)
  }

  @Test func addressesAreResolvedToThem() throws {
    var program = Areapick.shell(
      "echo 内蒙古呼和浩特市新城区北垣街1号 | areapick resolve --names en --format '{path}|{rest}'")
    program.standardOutput = .pipe
    #expect(try run(program) == "Inner Mongolia/Hohhot/Xincheng|北垣街1号\n")
  }

  @Test func aTreeOfOnesOwnHasThemInAField() throws {
    var program = Areapick.shell(
      """
      echo '[{"name":"日本","name_en":"Japan","children":[{"name":"东京","name_en":"Tokyo"},{"name":"横滨"}]}]' |
        areapick list --recursive --data - --names en --output path
      """)
    program.standardOutput = .pipe
    #expect(try run(program) == "Japan\nJapan/Tokyo\nJapan/Hengbin\n")
  }
}
