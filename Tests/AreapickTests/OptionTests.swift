import PickerCore
import PickerView
import Testing

@testable import areapick

/// A person says on the command line what the pick is to be.
@Suite struct OptionTests {
  @Test func noWordsMeanTheUsualPick() throws {
    #expect(try settings() == Settings())
    #expect(Settings().cancelStatus == 130)
  }

  @Test func everyOptionReachesTheSettings() throws {
    let chosen = try settings(
      "--selected", "广东省/深圳市", "--root", "广东省", "--depth", "3", "--any-level", "--no-auto-advance",
      "--output", "json", "--separator", "-", "--print0", "--fill-levels", "--title", "收货地址", "--theme",
      "dark",
      "--color", "256", "--ascii", "--no-mouse", "--no-animation", "--height", "60%", "--lang", "en",
      "--timeout", "2.5", "--tty", "/dev/tty9", "--cancel-status", "7", "--atlas", "x.atlas")
    var expected = Settings()
    expected.selected = "广东省/深圳市"
    expected.root = "广东省"
    expected.depth = 3
    expected.takesAnyLevel = true
    expected.advancesAlone = false
    expected.result.format = .json
    expected.result.separator = "-"
    expected.result.endsWithNull = true
    expected.result.fillsLevels = true
    expected.title = "收货地址"
    expected.theme = .dark
    expected.color = .indexed
    expected.isASCII = true
    expected.usesMouse = false
    expected.isAnimated = false
    expected.height = .percent(60)
    expected.language = .english
    expected.timeout = 2500
    expected.tty = "/dev/tty9"
    expected.cancelStatus = 7
    expected.atlas = "x.atlas"
    #expect(chosen == expected)
  }

  @Test(arguments: PickCommand.valuedOptions) func aValuedOptionCanBeTakenBack(option: String) throws {
    let values = [
      "output": "code", "depth": "2", "theme": "dark", "height": "9", "lang": "en", "timeout": "1",
    ]
    let value = values[option] ?? ["color": "8", "cancel-status": "1"][option] ?? "x"
    #expect(try settings("--\(option)", value) != Settings())
    let negated = option == "color" ? "--color=auto" : "--no-\(option)"
    #expect(try settings("--\(option)", value, negated) == Settings())
    #expect(try settings("--\(option)=\(value)", negated) == Settings())
    #expect(try settings(negated) == Settings())
  }

  @Test(arguments: ["any-level", "print0", "fill-levels", "ascii", "mouse", "animation", "auto-advance"])
  func theLaterOfAFlagAndItsOppositeHolds(flag: String) throws {
    #expect(try settings("--\(flag)", "--no-\(flag)") == settings("--no-\(flag)"))
    #expect(try settings("--no-\(flag)", "--\(flag)") == settings("--\(flag)"))
    #expect(try settings("--\(flag)") != settings("--no-\(flag)"))
  }

  @Test func theLaterOfTwoValuesHolds() throws {
    #expect(try settings("--root", "广东", "--no-root", "--root", "广西")?.root == "广西")
    #expect(try settings("--depth", "2", "--depth", "3")?.depth == 3)
  }

  @Test func formatAndOutputSayTheSameThing() throws {
    #expect(try settings("--format", "{name}", "--output", "code")?.result.template == nil)
    #expect(try settings("--output", "code", "--format", "{name}")?.result.format == nil)
    #expect(try settings("--output", "code", "--no-format") == Settings())
  }

  @Test func noColorIsColorNever() throws {
    #expect(try settings("--no-color")?.color == .never)
    #expect(try settings("--color", "always", "--no-color")?.color == .never)
    #expect(try settings("--no-color", "--color", "always")?.color == .always)
  }

  @Test func aValueMayLookLikeAnOption() throws {
    #expect(try settings("--separator", "--")?.result.separator == "--")
    #expect(try settings("--title", "--no-title")?.title == "--no-title")
    #expect(try settings("--selected", "-")?.selected == "-")
  }

  @Test func noTimeIsNoTimeout() throws {
    #expect(try settings("--timeout", "0")?.timeout == nil)
    #expect(try settings("--timeout", "0.0001")?.timeout == 1)
    #expect(try settings("--timeout", ".5")?.timeout == 500)
  }

  private static let sizes = "a number of rows, or a share from 1% to 100% is wanted"
  private static let seconds = "a number of seconds is wanted, like 30 or 2.5"

  private static let unknownField =
    "there is no field {x}; there are {path} {code} {name} {province} {city} {county} {township} {level} "
    + "{pinyin} {letter}"

  @Test(arguments: [
    ("--depth=0", "--depth <n>", "a number from 1 on is wanted"),
    ("--depth=-1", "--depth <n>", "a number from 1 on is wanted"),
    ("--cancel-status=256", "--cancel-status <n>", "a number from 0 to 255 is wanted"),
    ("--height=0", "--height <rows>", sizes),
    ("--height=101%", "--height <rows>", sizes),
    ("--timeout=1e3", "--timeout <seconds>", seconds),
    ("--timeout=nan", "--timeout <seconds>", seconds),
    ("--separator=\\q", "--separator <text>", "the escape \\q is none of \\n \\t \\r \\0 \\\\"),
    ("--format={x}", "--format <template>", unknownField),
  ])
  func aWrongValueIsNamedWithWhatARightOneWouldBe(word: String, option: String, wanted: String) {
    let value = word.drop { $0 != "=" }.dropFirst()
    #expect(complaint(word) == "2: the value '\(value)' is invalid for '\(option)': \(wanted)")
  }

  @Test(arguments: [
    ("--theme=blue", "--theme <theme>'. Please provide one of 'auto', 'light' or 'dark'."),
    (
      "--output=csv",
      "--output <form>'. Please provide one of the following: path, code, codes, name, names, json, shell"
    ),
  ])
  func aWrongChoiceIsAnsweredWithTheRightOnes(word: String, expected: String) {
    let value = word.drop { $0 != "=" }.dropFirst()
    #expect(complaint(word) == "2: the value '\(value)' is invalid for '" + expected)
  }

  @Test func wordsThatAreNoOptionsAreNamed() {
    #expect(complaint("--foo")?.hasPrefix("2: unknown option '--foo'") == true)
    #expect(complaint("--no-root=x")?.hasPrefix("2: unknown option '--no-root'") == true)
    #expect(complaint("--title") == "2: missing value for '--title <text>'")
    #expect(complaint("广东省") == "2: unexpected argument '广东省'")
  }

  @Test func helpAndVersionAreAnswers() throws {
    guard case .help(let text) = try Invocation(["--help"], environment: { _ in nil }) else {
      Issue.record("--help gives no help")
      return
    }
    for option in PickCommand.valuedOptions { #expect(text.contains("--\(option)")) }
    #expect(try Invocation(["--version"], environment: { _ in nil }) == .version(atlas: nil))
    let other = try Invocation(["--version", "--atlas", "x"], environment: { _ in nil })
    #expect(other == .version(atlas: "x"))
  }

  @Test func theLocaleSaysTheLanguageWhereNobodyElseDoes() {
    func language(_ environment: [String: String]) -> Language { Language(environment: { environment[$0] }) }
    #expect(language([:]) == .chinese)
    #expect(language(["LANG": "C.UTF-8"]) == .chinese)
    #expect(language(["LANG": "zh_CN.UTF-8"]) == .chinese)
    #expect(language(["LANG": "en_US.UTF-8"]) == .english)
    #expect(language(["LANG": "de_DE@euro"]) == .english)
    #expect(language(["LANG": "en_US.UTF-8", "LC_ALL": "zh_TW.UTF-8"]) == .chinese)
    #expect(language(["LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": ""]) == .english)
  }

  @Test func noColorInTheEnvironmentIsHeededUnlessColorIsAskedFor() {
    let environment: Environment = { $0 == "NO_COLOR" ? "1" : nil }
    #expect(ColorChoice.auto.colors(environment) == .none)
    #expect(ColorChoice.auto.colors { _ in "" } == .asTerminal)
    #expect(ColorChoice.always.colors(environment) == .asTerminal)
    #expect(ColorChoice.truecolor.colors(environment) == .direct)
  }
}
