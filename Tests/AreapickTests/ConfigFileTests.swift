import Glibc
import TestSupport
import Testing

@testable import areapick

/// The file of options `areapick/config`.
@Suite final class ConfigFileTests {
  /// A folder for `XDG_CONFIG_HOME` and `HOME`, deleted after the test.
  private let folder: String

  init() {
    var template = Array("/tmp/areapick-config-XXXXXX".utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) } ?? "/proc"
  }

  deinit { _ = system("chmod -R u+rwx '\(folder)'; rm -rf '\(folder)'") }

  /// Writes the file below `XDG_CONFIG_HOME`, and answers with the environment that names it.
  private func configured(_ text: String) -> [String: String] {
    let path = folder + "/areapick"
    mkdir(path, 0o700)
    let file = fopen(path + "/config", "w")
    fputs(text, file)
    fclose(file)
    return ["XDG_CONFIG_HOME": folder]
  }

  @Test func wordsStandOnManyLines() throws {
    let environment = configured("# 我的\n--theme dark  # at night\n--title \\\n 'a b'\n\n--depth\n3\n")
    let chosen = try settings(environment: environment)
    #expect(chosen?.theme == .dark)
    #expect(chosen?.title == "a b")
    #expect(chosen?.depth == 3)
  }

  @Test func anOptionOfAnotherCommandIsNoMistake() throws {
    let environment = configured("--week-start sunday --step 15\n--depth 2")
    #expect(try settings(environment: environment)?.depth == 2)
    let date = OptionWords(["--theme", "dark"], options: DateCommand.options)
    #expect(try Settings.withDefaults(date) { environment[$0] }.weekStart == 7)
    let monday = OptionWords(["--week-start", "monday"], options: DateCommand.options)
    #expect(try Settings.withDefaults(monday) { environment[$0] }.weekStart == 1)
  }

  /// The calendar is a face of days: it holds there, and places open in their own.
  @Test func aValueOfAnotherCommandIsNoMistake() throws {
    let environment = configured("--face calendar --title mine --output text --depth 2")
    let places = try settings(environment: environment)
    #expect(places?.face == .timeline)
    #expect(places?.title == "mine")
    #expect(places?.result.format == nil)
    #expect(places?.depth == 2)
    let date = OptionWords([], options: DateCommand.options)
    let defaults = try DefaultOptions.sources(for: date) { environment[$0] }
    #expect(ValueRun.face(of: defaults, among: [.wheels, .calendar]) == .calendar)
    #expect(ValueRun.face(of: defaults, among: [.wheels]) == nil)
    #expect(try Settings.withDefaults(date, defaults).title == "mine")
  }

  /// Who mistypes a theme for dates is sent to the help of dates.
  @Test func aWrongValueNamesTheHelpOfItsCommand() throws {
    let words = OptionWords(["--theme", "drak"], options: DateCommand.options, program: "areapick date")
    let error = #expect(throws: CommandError.self) { try Settings.withDefaults(words, []) }
    #expect(error?.description.hasSuffix("did you mean 'dark'? (areapick date --help)") == true)
  }

  @Test func whatNoCommandKnowsIsAMistakeInItsLine() throws {
    let environment = configured("--week-start sunday\n--week-ende sunday")
    let error = #expect(throws: CommandError.self) { try settings(environment: environment) }
    #expect(error?.description.contains("config: line 2: unknown option '--week-ende'") == true)
    let wrong = configured("--depth 2\n--week-start someday")
    let other = #expect(throws: CommandError.self) { try settings(environment: wrong) }
    #expect(other?.description.contains("config: line 2: the value 'someday' is invalid") == true)
  }

  @Test func theEnvironmentAndTheCommandLineWinOverIt() throws {
    var environment = configured("--theme dark --depth 2 --title config --no-mouse")
    let file = TemporaryFile("--depth 3 --title file --no-animation")
    environment["AREAPICK_DEFAULT_OPTS_FILE"] = file.path
    environment["AREAPICK_DEFAULT_OPTS"] = "--title variable"
    let chosen = try withExtendedLifetime(file) { try settings("--mouse", environment: environment) }
    #expect(chosen?.theme == .dark)
    #expect(chosen?.depth == 3)
    #expect(chosen?.title == "variable")
    #expect(chosen?.usesMouse == true)
    #expect(chosen?.isAnimated == false)
  }

  @Test func itLiesBelowTheHomeFolderWhereNobodySaysOtherwise() throws {
    mkdir(folder + "/.config", 0o700)
    let environment = configured("--depth 2")
    rename(folder + "/areapick", folder + "/.config/areapick")
    #expect(try settings(environment: environment)?.depth == nil)
    for unset in [nil, "", "relative"] {
      var home = ["HOME": folder]
      home["XDG_CONFIG_HOME"] = unset
      #expect(try settings(environment: home)?.depth == 2)
    }
    #expect(try settings(environment: ["HOME": "relative"])?.depth == nil)
  }

  @Test func itIsLeftOutWhereThatIsAsked() throws {
    var environment = configured("--depth 2")
    environment["AREAPICK_DEFAULT_OPTS"] = "--title x"
    #expect(try settings("--no-config", environment: environment)?.depth == nil)
    #expect(try settings("--no-config", environment: environment)?.title == "x")
    #expect(try settings("--no-defaults", environment: environment) == Settings())
    #expect(try settings("--no-config", "--config", environment: environment)?.depth == 2)
  }

  @Test func noFileIsNoMistake() throws {
    #expect(try settings(environment: ["XDG_CONFIG_HOME": folder]) == Settings())
    #expect(try settings(environment: ["XDG_CONFIG_HOME": "/dev/null"]) == Settings())
    #expect(try settings(environment: configured("")) == Settings())
  }

  /// The first word that is wrong, wherever the mistake shows.
  @Test(arguments: [
    ("--depth 2\n\n--bogus\n", 3, "unknown option '--bogus' (areapick --help)"),
    (
      "--theme dark\n# x\n--depth\n0", 3,
      "the value '0' is invalid for --depth: a number from 1 to 10000 is wanted"
    ),
    ("--ascii\n--title 'x\n\n", 2, "a ' is not closed"),
    ("--ascii\n\n--version", 3, "--version is no default"),
    ("--no-config", 1, "--no-config is no default"), ("\n--no-defaults", 2, "--no-defaults is no default"),
    ("--ascii\n--depth", 2, "missing value for --depth"),
    ("\nlist", 2, "'list' is no default; options begin with --, as in --face tabs"),
  ])
  func aMistakeIsNamedWithFileAndLine(text: String, line: Int, complaint expected: String) {
    let environment = configured(text)
    #expect(
      complaint("--ascii", environment: environment)
        == "2: \(folder)/areapick/config: line \(line): \(expected)")
    #expect(complaint("--no-config", environment: environment) == nil)
  }

  @Test func whatIsNoFileIsSaid() {
    mkdir(folder + "/areapick", 0o700)
    mkdir(folder + "/areapick/config", 0o700)
    let environment = ["XDG_CONFIG_HOME": folder]
    #expect(complaint(environment: environment) == "2: \(folder)/areapick/config: Is a directory")
  }

  @Test func messagesAreInItsLanguage() {
    let environment = configured("--lang en")
    #expect(Invocation.language(["--bogus"]) { environment[$0] } == .english)
    #expect(Invocation.language(["date", "--bogus"]) { environment[$0] } == .english)
    #expect(Invocation.language(["date", "--no-config"]) { environment[$0] } == .chinese)
    #expect(Invocation.language(["list", "x"]) { environment[$0] } == .chinese)
  }
}
