import Glibc
import TestSupport
import Testing

@testable import areapick

/// Default options from the environment and from a file.
@Suite struct DefaultOptionTests {
  @Test func theEnvironmentIsReadLikeAShellReadsIt() throws {
    let environment = ["AREAPICK_DEFAULT_OPTS": #"--title 'a  b' --separator "\"" --root 广\ 东"#]
    let chosen = try settings(environment: environment)
    #expect(chosen?.title == "a  b")
    #expect(chosen?.result.separator == "\"")
    #expect(chosen?.root == "广 东")
  }

  @Test func laterSourcesWin() throws {
    let file = TemporaryFile("# mine\n--theme dark # at night\n--depth 2\n--title 'from the file'\n")
    let environment = [
      "AREAPICK_DEFAULT_OPTS_FILE": file.path, "AREAPICK_DEFAULT_OPTS": "--depth 3 --no-mouse",
    ]
    let chosen = try withExtendedLifetime(file) {
      try settings("--mouse", "--no-title", environment: environment)
    }
    #expect(chosen?.theme == .dark)
    #expect(chosen?.depth == 3)
    #expect(chosen?.title == nil)
    #expect(chosen?.usesMouse == true)
  }

  @Test func emptyVariablesSayNothing() throws {
    let environment = ["AREAPICK_DEFAULT_OPTS_FILE": "", "AREAPICK_DEFAULT_OPTS": "  "]
    #expect(try settings(environment: environment) == Settings())
  }

  @Test func defaultsAreForAPickAlone() throws {
    let environment: Environment = { $0 == "AREAPICK_DEFAULT_OPTS" ? "--output json" : nil }
    guard case .command(let list) = try Invocation(["list"], environment: environment) else {
      Issue.record("no command")
      return
    }
    #expect(list as? ListCommand == ListCommand())
  }

  /// `/dev/null` means no file.
  @Test func theNullDeviceIsAFileWithoutWords() throws {
    let environment = ["AREAPICK_DEFAULT_OPTS_FILE": "/dev/null", "AREAPICK_DEFAULT_OPTS": "--depth 3"]
    #expect(try settings(environment: environment) == settings("--depth", "3"))
    #expect(
      complaint(environment: ["AREAPICK_DEFAULT_OPTS_FILE": "/dev/zero"])
        == "2: AREAPICK_DEFAULT_OPTS_FILE: /dev/zero: not a regular file")
  }

  @Test func mistakesAreNamedWithTheirPlace() {
    #expect(
      complaint(environment: ["AREAPICK_DEFAULT_OPTS": "--title 'x"])
        == "2: AREAPICK_DEFAULT_OPTS: a ' is not closed")
    #expect(
      complaint("--depth", "3", environment: ["AREAPICK_DEFAULT_OPTS": "--bogus"])
        == "2: AREAPICK_DEFAULT_OPTS: unknown option '--bogus' (areapick --help)")
    #expect(
      complaint(environment: ["AREAPICK_DEFAULT_OPTS_FILE": "/nowhere"])
        == "2: AREAPICK_DEFAULT_OPTS_FILE: /nowhere: No such file or directory")
  }

  @Test(
    arguments: [
      ("--version", "--version is no default"), ("-h", "--help is no default"),
      ("--help", "--help is no default"),
      ("--", "-- is no default"), ("--ascii -- x", "-- is no default"),
      ("list", "'list' is no default; options begin with --, as in --face tabs"),
      ("广东省", "'广东省' is no default; options begin with --, as in --face tabs"),
      ("--title", "missing value for --title"),
      ("--depth x", "the value 'x' is invalid for --depth: a number from 1 to 10000 is wanted"),
    ])
  func whatIsNoDefaultIsRefused(text: String, complaint expected: String) {
    #expect(
      complaint(environment: ["AREAPICK_DEFAULT_OPTS": text]) == "2: AREAPICK_DEFAULT_OPTS: \(expected)")
    let file = TemporaryFile(text)
    withExtendedLifetime(file) {
      #expect(
        complaint("--ascii", environment: ["AREAPICK_DEFAULT_OPTS_FILE": file.path])
          == "2: AREAPICK_DEFAULT_OPTS_FILE: \(file.path): line 1: \(expected)")
    }
  }

  @Test func aDefaultThatIsOverriddenIsNotRead() throws {
    #expect(try settings("--depth", "2", environment: ["AREAPICK_DEFAULT_OPTS": "--depth x"])?.depth == 2)
  }

  @Test func theCommandLineIsToBlameForItsOwnMistakes() {
    #expect(
      complaint("--bogus", environment: ["AREAPICK_DEFAULT_OPTS": "--ascii"])
        == "2: unknown option '--bogus' (areapick --help)"
    )
  }

  @Test(arguments: ["\u{FEFF}--depth 3", "\u{FEFF}# mine\n--depth 3\n"])
  func aByteOrderMarkIsNoWord(text: String) throws {
    let file = TemporaryFile(text)
    let chosen = try withExtendedLifetime(file) {
      try settings(environment: ["AREAPICK_DEFAULT_OPTS_FILE": file.path])
    }
    #expect(chosen?.depth == 3)
  }

  @Test(arguments: [
    ("/dev/full", "not a regular file"), ("/dev/zero", "not a regular file"), ("/dev", "Is a directory"),
  ])
  func onlyARegularFileHoldsOptions(path: String, reason: String) {
    #expect(
      complaint(environment: ["AREAPICK_DEFAULT_OPTS_FILE": path])
        == "2: AREAPICK_DEFAULT_OPTS_FILE: \(path): \(reason)")
  }

  @Test func aFifoIsNotWaitedFor() {
    let file = TemporaryFile("")
    withExtendedLifetime(file) {
      let path = file.path + ".fifo"
      mkfifo(path, 0o600)
      defer { unlink(path) }
      #expect(
        complaint(environment: ["AREAPICK_DEFAULT_OPTS_FILE": path])
          == "2: AREAPICK_DEFAULT_OPTS_FILE: \(path): not a regular file")
    }
  }

  @Test func aFileOfMoreThanAMegabyteIsNoOptions() {
    let file = TemporaryFile(String(repeating: "#", count: (1 << 20) + 1))
    withExtendedLifetime(file) {
      #expect(
        complaint(environment: ["AREAPICK_DEFAULT_OPTS_FILE": file.path])
          == "2: AREAPICK_DEFAULT_OPTS_FILE: \(file.path): larger than 1 MB")
    }
  }

  @Test func helpIsToBeHadWithBrokenDefaults() {
    #expect(complaint("--help", environment: ["AREAPICK_DEFAULT_OPTS": "--bogus"]) == nil)
  }

  @Test(
    arguments: [
      ("", []), ("  \n\t ", []), ("a b", ["a", "b"]), ("''", [""]), ("a''b", ["ab"]), ("'a b'c", ["a bc"]),
      (#"a\ b"#, ["a b"]), (#""a\b\"c\\""#, [#"a\b"c\"#]), ("a\\\nb", ["ab"]), ("a#b", ["a#b"]),
      (#"'\'"#, [#"\"#]), (#""$x""#, ["$x"]), ("\"'\"", ["'"]),
    ] as [(String, [String])])
  func wordsAreSplit(text: String, expected: [String]) throws {
    #expect(try ShellWords.words(text, hasComments: false).map(\.text) == expected)
  }

  @Test func aCommentGoesToTheEndOfItsLine() throws {
    let words = try ShellWords.words("a # b 'c\n# d\ne#f '#g'", hasComments: true)
    #expect(words.map(\.text) == ["a", "e#f", "#g"])
    #expect(words.map(\.line) == [1, 3, 3])
    #expect(try ShellWords.words("a # b", hasComments: false).map(\.text) == ["a", "#", "b"])
  }

  @Test(arguments: [
    ("'a", "a ' is not closed", 1), ("b\n\"a\n\n", "a \" is not closed", 2),
    ("a\\", "a \\ stands at the end", 1), ("'\n' x 'a\nb", "a ' is not closed", 2),
  ])
  func whatIsLeftOpenIsAnError(text: String, reason: String, line: Int) {
    #expect(throws: ShellWords.SplitError(reason: reason, line: line)) {
      try ShellWords.words(text, hasComments: false)
    }
  }
}
