import PickerCore
import PickerView
import TerminalKit
import TestSupport
import Testing

@testable import areapick

/// Options on the command line.
@Suite struct OptionTests {
  @Test func noWordsMeanTheUsualPick() throws {
    #expect(try settings() == Settings())
    #expect(Settings().cancelStatus == 130)
  }

  @Test func everyOptionReachesTheSettings() throws {
    let chosen = try settings(
      "--selected", "广东省/深圳市", "--root", "广东省", "--depth", "3", "--any-level", "--no-auto-advance",
      "--output", "json", "--separator", "-", "--print0", "--fill-levels", "--title", "收货地址", "--detail",
      "code", "--theme",
      "dark",
      "--color", "256", "--ascii", "--no-mouse", "--no-animation", "--height", "60%", "--lang", "en",
      "--timeout", "2.5", "--tty", "/dev/tty9", "--no-suspend", "--cancel-status", "7", "--atlas", "x.atlas")
    var expected = Settings()
    expected.selected = "广东省/深圳市"
    expected.root = "广东省"
    expected.depth = 3
    expected.takesAnyLevel = true
    expected.skipsSingleChoice = false
    expected.result.format = .json
    expected.result.separator = "-"
    expected.result.endsWithNull = true
    expected.result.fillsLevels = true
    expected.title = "收货地址"
    expected.detail = .code
    expected.theme = .dark
    expected.color = .indexed
    expected.isASCII = true
    expected.usesMouse = false
    expected.isAnimated = false
    expected.height = .percent(60)
    expected.language = .english
    expected.timeout = 2500
    expected.tty = "/dev/tty9"
    expected.canSuspend = false
    expected.cancelStatus = 7
    expected.source.paths = ["x.atlas"]
    expected.source.lists.keepsFields = true
    #expect(chosen == expected)
  }

  @Test func howManyCanBeMarkedMayBeLeftOut() throws {
    #expect(try settings("--multi")?.markLimit == Options.noMarkLimit)
    #expect(try settings("-m")?.markLimit == Options.noMarkLimit)
    #expect(try settings("-m1", "-q", "深圳")?.markLimit == Options.noMarkLimit)
    #expect(try settings("--multi=3")?.markLimit == 3)
    #expect(try settings("--multi=3", "--multi")?.markLimit == Options.noMarkLimit)
    #expect(try settings("--multi=3", "--no-multi")?.markLimit == nil)
    for wrong in ["0", "-1", "x", "1.5"] {
      #expect(
        throws: CommandError("the value '\(wrong)' is invalid for --multi: a number from 1 on is wanted")
      ) {
        try settings("--multi=\(wrong)")
      }
    }
    // The next word is none of its value.
    #expect(throws: CommandError.self) { try settings("--multi", "3") }
  }

  @Test func howManyRecentPlacesStandFirstMayBeLeftOut() throws {
    #expect(try settings("--recent")?.recentCount == 8)
    #expect(try settings("--recent=3")?.recentCount == 3)
    #expect(try settings("--recent", "--no-recent")?.recentCount == nil)
    #expect(try settings()?.recentCount == nil)
    #expect(throws: CommandError("the value '101' is invalid for --recent: a number from 1 to 100 is wanted"))
    {
      try settings("--recent=101")
    }
  }

  @Test func placesAreListedWithCommasOrSeveralTimes() throws {
    let words = try settings(
      "--exclude", "110000,310000", "--exclude=广东省，\n 香港", "--include", ",, ", "--hot", "a")
    #expect(words?.filter.excluded == ["110000", "310000", "广东省", " 香港"])
    #expect(words?.filter.included == [])
    #expect(words?.hot == ["a"])
    #expect(try settings("--exclude", "110000", "--no-exclude")?.filter.isEmpty == true)
  }

  @Test func placesMayBeSelectedSeveralTimes() throws {
    let words = try settings("--selected", "广东省", "--selected", "440305")
    #expect(words?.selections == ["广东省", "440305"])
    #expect(words?.selected == "440305")
    #expect(try settings("--selected", "广东省", "--no-selected")?.selections == [])
  }

  private static let valued = [
    "selected", "root", "query", "depth", "include", "exclude", "hot", "output", "format", "names",
    "separator",
    "codes", "atlas", "title", "face",
    "detail",
    "theme",
    "color",
    "height",
    "lang", "timeout", "tty", "record", "cancel-status",
    "ambiwidth", "data", "fields", "format-in", "separator-in", "levels", "order",
    "children", "children-timeout", "search", "table", "bind", "expect",
    "width", "header", "prompt", "hint", "border",
  ]
  private static let flags = [
    "any-level", "print-query", "print0", "fill-levels", "ascii", "mouse", "animation", "auto-advance",
    "select-1",
    "exit-0", "suspend", "accessible", "keep-going", "force",
  ]

  /// But `--no-detail`, `--no-hint` and `--no-border`, which are values.
  @Test(arguments: valued.filter { !["detail", "hint", "border"].contains($0) })
  func aValuedOptionCanBeTakenBack(option: String) throws {
    let values = [
      "output": "code", "depth": "2", "face": "tabs", "theme": "dark", "height": "9", "lang": "en",
      "timeout": "1", "fields": "name=x", "format-in": "json", "order": "letters", "children-timeout": "5",
      "codes": "bureau", "names": "en", "ambiwidth": "2", "bind": "j:help", "expect": "f2", "width": "60",
      "hint": "none", "border": "sharp",
    ]
    let value = values[option] ?? ["color": "8", "cancel-status": "1"][option] ?? "x"
    #expect(try settings("--\(option)", value) != Settings())
    let negated = option == "color" ? "--color=auto" : "--no-\(option)"
    #expect(try settings("--\(option)", value, negated) == Settings())
    #expect(try settings("--\(option)=\(value)", negated) == Settings())
    #expect(try settings(negated) == Settings())
  }

  @Test(arguments: flags)
  func theLaterOfAFlagAndItsOppositeHolds(flag: String) throws {
    #expect(try settings("--\(flag)", "--no-\(flag)") == settings("--no-\(flag)"))
    #expect(try settings("--no-\(flag)", "--\(flag)") == settings("--\(flag)"))
    #expect(try settings("--\(flag)") != settings("--no-\(flag)"))
  }

  /// `--no-cache` keeps compiled files from being used too, so it says more than nothing.
  @Test func answersAreKeptAsLongAsIsSaid() throws {
    #expect(try settings("--cache", "2h")?.source.lists.cacheAge == 7_200)
    #expect(try settings("--cache", "1d", "--no-cache")?.source.usesCache == false)
    #expect(try settings("--cache", "1d", "--no-cache")?.source.lists.cacheAge == nil)
    #expect(try settings("--no-cache", "--cache", "90s")?.source.lists.cacheAge == 90)
    #expect(try settings("--no-cache", "--cache", "90s")?.source.usesCache == true)
  }

  @Test func anSQLQueryIsNoSearch() throws {
    let sql = "select id, name from t where p is :parent"
    #expect(try settings("--query", sql)?.source.lists.sql == sql)
    #expect(try settings("--query", sql)?.query == nil)
    #expect(try settings("--query", sql, "-q", "深圳")?.query == "深圳")
    #expect(try settings("--query", "select")?.query == "select")
  }

  /// Fields of a database cost a column each; the English name may be one.
  @Test(arguments: [
    (["--format", "{name}"], false), (["--format", "{field:x}"], true), (["--format", "{name:en}"], true),
    (["--names", "en"], true), (["--names", "own"], false), ([], false),
  ])
  func fieldsAreReadWhereTheyArePrinted(_ words: [String], expected: Bool) throws {
    #expect(try ListChoice(OptionWords(words, options: .pick)).keepsFields == expected)
  }

  @Test func theLaterOfTwoValuesHolds() throws {
    #expect(try settings("--root", "广东", "--no-root", "--root", "广西")?.root == "广西")
    #expect(try settings("--depth", "2", "--depth", "3")?.depth == 3)
  }

  @Test func formatAndOutputSayTheSameThing() throws {
    #expect(try settings("--format", "{name}", "--output", "code")?.result.template == nil)
    #expect(try settings("--output", "code", "--format", "{name}")?.result.format == nil)
  }

  @Test func anOptionIsTakenBackAlone() throws {
    #expect(try settings("--format", "{name}", "--no-output")?.result.template == Template("{name}"))
    #expect(try settings("--output", "code", "--no-format")?.result.format == .code)
    #expect(try settings("--output", "code", "--format", "")?.result.format == .code)
  }

  @Test(arguments: ["selected", "root", "query", "title", "lang", "tty", "atlas", "format"])
  func anEmptyValueIsNoValue(option: String) throws {
    #expect(try settings("--\(option)=") == Settings())
    #expect(try settings("--\(option)", "") == Settings())
    #expect(try settings("--\(option)", "en", "--\(option)=") == Settings())
  }

  @Test func anEmptySeparatorSeparatesNothing() throws {
    #expect(try settings("--separator=")?.result.separator == "")
    #expect(try settings("--separator", "", "--ascii")?.result.separator == "")
  }

  @Test func anEmptyValueIsNoNumber() {
    #expect(
      complaint("--depth=") == "2: the value '' is invalid for --depth: a number from 1 to 10000 is wanted")
    #expect(complaint("--depth", "") == complaint("--depth="))
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
    #expect(try settings("--separator", "--", "--title", "x")?.title == "x")
    #expect(try settings("--title=a=b")?.title == "a=b")
  }

  @Test(arguments: ["--version", "--help", "-h"]) func aValueMayLookLikeAQuestion(value: String) throws {
    let environment = ["AREAPICK_DEFAULT_OPTS": "--theme dark"]
    let chosen = try settings("--title", value, environment: environment)
    #expect(chosen?.title == value)
    #expect(chosen?.theme == .dark)
  }

  @Test func plainQuestionsAreAskedWhereTheyAreAskedFor() throws {
    func isPlain(_ words: [String], _ environment: [String: String]) throws -> Bool {
      let settings = try Settings(OptionWords(words, options: .pick))
      return settings.isPlain { environment[$0] }
    }
    #expect(try !isPlain([], ["TERM": "xterm"]))
    #expect(try isPlain(["--accessible"], ["TERM": "xterm"]))
    #expect(try isPlain(["--accessible"], ["ACCESSIBLE": "0"]))
    for on in ["1", "true", "yes"] { #expect(try isPlain([], ["ACCESSIBLE": on, "TERM": "xterm"])) }
    for off in ["", "0"] { #expect(try !isPlain([], ["ACCESSIBLE": off, "TERM": "xterm"])) }
    #expect(try isPlain([], ["TERM": "dumb", "ACCESSIBLE": "0"]))
    #expect(try !isPlain(["--no-accessible"], ["TERM": "dumb", "ACCESSIBLE": "1"]))
    #expect(try !isPlain([], ["TERM": "dumber"]))
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
    + "{pinyin} {letter} {alias} {query} {name:en} {before} {rest} {confidence}"

  @Test(arguments: [
    ("--depth=0", "a number from 1 to 10000 is wanted"),
    ("--depth=-1", "a number from 1 to 10000 is wanted"),
    ("--depth=10001", "a number from 1 to 10000 is wanted"),
    ("--cancel-status=0", "a number from 1 to 255 is wanted"),
    ("--cancel-status=256", "a number from 1 to 255 is wanted"),
    ("--height=0", sizes),
    ("--height=101%", sizes),
    ("--timeout=1e3", seconds),
    ("--timeout=nan", seconds),
    ("--separator=\\q", "the escape \\q is none of \\n \\t \\r \\0 \\\\"),
    ("--format={x}", unknownField),
    ("--face=round", "one of timeline, tabs, wheels is wanted"),
    ("--face=calendar", "one of timeline, tabs, wheels is wanted"),
    ("--detail=size", "one of none, pinyin, en, code, count is wanted"),
    ("--names=zh", "one of own, en is wanted"),
    ("--theme=blue", "one of auto, light, dark, high-contrast is wanted"),
    ("--lang=de", "one of zh, en is wanted"),
    ("--color=red", "one of auto, always, never, 8, 16, 256, truecolor is wanted"),
    ("--output=csv", "one of path, code, codes, name, names, index, json, shell is wanted"),
  ])
  func aWrongValueIsNamedWithWhatARightOneWouldBe(word: String, wanted: String) {
    let value = word.drop { $0 != "=" }.dropFirst()
    let option = word.prefix { $0 != "=" }
    let help = wanted.hasPrefix("one of") ? " (areapick --help)" : ""
    #expect(complaint(word) == "2: the value '\(value)' is invalid for \(option): \(wanted)\(help)")
  }

  /// Commands have options of the same name with other choices.
  @Test func aWrongChoiceNamesTheCommandWhoseHelpHasThem() {
    let help = complaint("export", "--as", "x")
    #expect(help?.contains("one of json, jsonl, csv,") == true)
    #expect(help?.hasSuffix("(areapick export --help)") == true)
  }

  @Test func aMessageQuotesNoMoreThanAPersonReads() {
    let long = String(repeating: "长", count: 5000)
    let shown = String(repeating: "长", count: 99) + "…"
    #expect(
      complaint("--depth=\(long)")
        == "2: the value '\(shown)' is invalid for --depth: a number from 1 to 10000 is wanted")
    #expect((complaint("--\(long)")?.count ?? 0) < 200)
    #expect((complaint(long)?.count ?? 0) < 200)
  }

  @Test func wordsThatAreNoOptionsAreNamed() {
    let help = " (areapick --help)"
    #expect(complaint("--bogus") == "2: unknown option '--bogus'" + help)
    #expect(complaint("-x") == "2: unknown option '-x'" + help)
    #expect(complaint("-depth") == "2: unknown option '-d' in '-depth'" + help)
    #expect(complaint("-") == "2: unknown command '-'" + help)
    #expect(complaint("") == "2: unknown command ''" + help)
    #expect(complaint("--mouse=yes") == "2: --mouse takes no value")
    #expect(complaint("--no-mouse=yes") == "2: --no-mouse takes no value")
    #expect(complaint("--no-root=x") == "2: --no-root takes no value")
    #expect(complaint("--no-help") == "2: unknown option '--no-help'" + help)
    #expect(complaint("--recursive") == "2: unknown option '--recursive'" + help)
    #expect(complaint("--=x") == "2: unknown option '--'" + help)
    #expect(complaint("--title") == "2: missing value for --title")
    #expect(complaint("--bogus", "广东省") == "2: unknown option '--bogus'" + help)
    #expect(complaint("广东省", "--bogus") == "2: unknown command '广东省'" + help)
    #expect(complaint("广东省") == "2: unknown command '广东省'" + help)
    #expect(complaint("--", "--ascii") == "2: unknown command '--ascii'" + help)
    #expect(complaint("list", "a", "b") == "2: unexpected argument 'b' (areapick list --help)")
    #expect(complaint("list", "--bogus") == "2: unknown option '--bogus' (areapick list --help)")
  }

  @Test(arguments: [
    ("--ouput", "unknown option '--ouput'; did you mean '--output'?"),
    ("--ouput=code", "unknown option '--ouput'; did you mean '--output'?"),
    ("--sel", "unknown option '--sel'; did you mean '--selected'?"),
    // As fzf, dialog and zenity call it.
    ("--filter=x", "unknown option '--filter'; did you mean '--query'?"),
    ("--default-item", "unknown option '--default-item'; did you mean '--selected'?"),
    ("--dark", "unknown option '--dark'; did you mean '--theme dark'?"),
    ("--colour", "unknown option '--colour'; did you mean '--color'?"),
    ("--no-mosue", "unknown option '--no-mosue'; did you mean '--no-mouse'?"),
    ("---mouse", "unknown option '---mouse'; did you mean '--mouse'?"),
    ("--THEME", "unknown option '--THEME'; did you mean '--theme'?"),
    ("lst", "unknown command 'lst'; did you mean 'list'?"),
    ("serach", "unknown command 'serach'; did you mean 'search'?"),
    ("look", "unknown command 'look'; did you mean 'lookup'?"),
    (
      "--theme=drak",
      "the value 'drak' is invalid for --theme: one of auto, light, dark, high-contrast is wanted; did you mean "
        + "'dark'?"
    ),
    (
      "--face=tab",
      "the value 'tab' is invalid for --face: one of timeline, tabs, wheels is wanted; did you mean 'tabs'?"
    ),
  ])
  func theNearestWordIsNamed(word: String, expected: String) {
    #expect(complaint(word) == "2: \(expected) (areapick --help)")
  }

  @Test func whatIsNearNothingIsNotGuessed() {
    #expect(NearestWord.of("x", among: ["a"]) == nil)
    #expect(NearestWord.of("zzzz", among: ["list", "search"]) == nil)
    #expect(NearestWord.of(String(repeating: "list", count: 1_000), among: ["list"]) == nil)
    #expect(NearestWord.of("lits", among: ["list", "lists"]) == "list")
  }

  @Test func othersScriptsLeaveAPersonsDefaultsOut() throws {
    let environment = [
      "AREAPICK_DEFAULT_OPTS": "--output json --bogus", "AREAPICK_DEFAULT_OPTS_FILE": "/nowhere",
    ]
    #expect(try settings("--no-defaults", environment: environment) == Settings())
    #expect(try settings("--depth", "2", "--no-defaults", environment: environment)?.depth == 2)
    let heeded = ["AREAPICK_DEFAULT_OPTS": "--output json"]
    #expect(try settings("--no-defaults", "--defaults", environment: heeded)?.result.format == .json)
    #expect(
      complaint(environment: ["AREAPICK_DEFAULT_OPTS": "--no-defaults"])
        == "2: AREAPICK_DEFAULT_OPTS: --no-defaults is no default")
  }

  @Test func englishNamesStandBehindNamesInEnglishUnlessToldOtherwise() throws {
    func detail(_ words: String...) throws -> Detail {
      let settings = try Settings(OptionWords(words, options: .pick))
      return try Pick(settings, tree: SmallTrees.china).request { _ in nil }.presentation.detail
    }
    #expect(try detail() == .none)
    #expect(try detail("--lang", "en") == .english)
    #expect(try detail("--lang", "en", "--no-detail") == .none)
    #expect(try detail("--lang", "en", "--detail", "count") == .count)
    #expect(try detail("--detail", "pinyin") == .pinyin)
  }

  @Test func theMouseHasToBeAskedForInGNUScreen() throws {
    func usesMouse(_ words: [String], _ environment: [String: String]) throws -> Bool {
      let settings = try Settings(OptionWords(words, options: .pick))
      return try Pick(settings, tree: SmallTrees.china).request { environment[$0] }.usesMouse
    }
    let screen = ["STY": "12.pts-0.host", "TERM": "screen-256color"]
    #expect(try !usesMouse([], screen))
    #expect(try usesMouse(["--mouse"], screen))
    #expect(try usesMouse([], ["STY": "12.pts-0.host", "TERM": "xterm-256color"]))
    #expect(try usesMouse([], ["TERM": "screen"]))
    #expect(try !usesMouse(["--no-mouse"], ["TERM": "xterm"]))
  }

  @Test func messagesAreInTheSheetsLanguage() {
    func language(_ words: String..., environment: [String: String] = [:]) -> Language {
      Invocation.language(words, { environment[$0] })
    }
    #expect(language() == .chinese)
    #expect(language("--lang", "en", "--bogus") == .english)
    #expect(language("--lang", "de") == .chinese)
    #expect(language("--lang", "zh", environment: ["LANG": "en_US.UTF-8"]) == .chinese)
    #expect(language("--bogus", environment: ["LANG": "de_DE.UTF-8"]) == .english)
    #expect(language("--bogus", environment: ["LANG": "C"]) == .chinese)
    let defaults = ["AREAPICK_DEFAULT_OPTS": "--lang en"]
    #expect(language("--bogus", environment: defaults) == .english)
    #expect(language("--bogus", "--lang", "zh", environment: defaults) == .chinese)
    #expect(language("--no-defaults", "--bogus", environment: defaults) == .chinese)
    #expect(language("list", "nowhere", environment: defaults) == .chinese)
    #expect(language("list", "nowhere", environment: ["LANG": "fr_FR"]) == .english)
  }

  @Test func theVersionIsAnAnswer() throws {
    func atlas(_ words: String...) throws -> [String]? {
      guard case .version(let source) = try Invocation(words, environment: { _ in nil }) else { return nil }
      return source.paths
    }
    #expect(try atlas("--version") == [])
    #expect(try atlas("--version", "--atlas", "x") == ["x"])
  }

  @Test func theHelpNamesEveryOption() throws {
    let text = HelpText.pick(in: .english)
    for option in OptionTests.valued { #expect(text.contains(" --\(option) <")) }
    for flag in OptionTests.flags { #expect(text.contains(" --[no-]\(flag)")) }
    #expect(text.contains(" -m, --multi[=<n>]"))
    #expect(text.contains("\n  --version ") && text.contains("\n  -h, --help "))
    let names = OptionTable.pick.sections.flatMap(\.options).map(\.name)
    let asked: [OptionName] = [
      .cache, .multi, .recent, .defaults, .config, .version, .help, .man, .bash, .zsh, .fish, .completion,
    ]
    #expect(names.count == OptionTests.valued.count + OptionTests.flags.count + asked.count)
    let labels = Set(text.split { " \n[=".contains($0) || $0 == "]" })
    for name in asked {
      #expect(names.contains(name))
      #expect(labels.contains("--\(name.rawValue)") || text.contains("--[no-]\(name.rawValue) "), "\(name)")
    }
  }

  @Test func theHelpSpeaksThePersonsLanguage() throws {
    #expect(try help("--help") == HelpText.pick(in: .chinese))
    #expect(try help("-h", environment: ["LANG": "en_US.UTF-8"]) == HelpText.pick(in: .english))
    #expect(try help("--help", "--lang", "en") == HelpText.pick(in: .english))
    #expect(try help("list", "-h") == HelpText.of(.list, in: .chinese))
    #expect(try help("list", "-h", "--lang", "en") == HelpText.of(.list, in: .english))
    #expect(try help("help", "list") == HelpText.of(.list, in: .chinese))
    #expect(try help("help", "list", "--lang", "en") == HelpText.of(.list, in: .english))
    #expect(try help("help", "--lang=en", "--bogus") == HelpText.pick(in: .english))
    #expect(try help("help", environment: ["LANG": "en_US.UTF-8"]) == HelpText.pick(in: .english))
    #expect(complaint("help", "lst") == "2: unknown command 'lst'; did you mean 'list'? (areapick --help)")
    #expect(HelpText.of(.list, in: .chinese).contains("\n  --[no-]recursive        连同以下各级，上级在前\n"))
  }

  @Test func theHelpNamesEverySubcommand() {
    for command in Subcommand.allCases {
      #expect(HelpText.pick(in: .english).contains("\n  \(command.rawValue) "))
      #expect(HelpText.of(command, in: .english).contains("\nUsage: areapick \(command.rawValue) "))
    }
  }

  @Test func theHelpIsToBeHadBesideMistakes() throws {
    #expect(try help("--bogus", "--title", "--help", "-h") != nil)
    #expect(try help("list", "a", "b", "--help", "--root") != nil)
  }

  @Test func noLineOfTheHelpIsWiderThanAScreen() {
    for language in Language.allCases {
      for text in [HelpText.pick(in: language)] + Subcommand.allCases.map({ HelpText.of($0, in: language) }) {
        for line in text.split(separator: "\n") { #expect(TextWidth.of(String(line)) < 85, "\(line)") }
      }
    }
  }

  @Test func theLocaleSaysTheLanguageWhereNobodyElseDoes() {
    func language(_ environment: [String: String]) -> Language { Language(environment: { environment[$0] }) }
    #expect(language([:]) == .chinese)
    #expect(language(["LC_ALL": "C", "LANG": "en_US.UTF-8"]) == .chinese)
    #expect(language(["LC_MESSAGES": "POSIX"]) == .chinese)
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
