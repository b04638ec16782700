import PickerView
import TerminalKit
import TestSupport
import Testing

@testable import areapick

/// The manual describes everything that the program has.
@Suite struct ManualTests {
  @Test(arguments: Language.allCases) func itHasEveryOptionOfEveryCommand(_ language: Language) {
    let page = Manual.text(in: language)
    let tables = [OptionTable.pick] + Subcommand.allCases.map { $0.command.options }
    for entry in tables.flatMap(\.sections).flatMap(\.options) {
      #expect(page.contains("\\fB" + Roff.escaped(entry.label(in: language)) + "\\fR"), "\(entry.name)")
    }
  }

  @Test(arguments: Language.allCases) func itHasEveryCommandAndEveryKey(_ language: Language) {
    let page = Manual.text(in: language)
    for subcommand in Subcommand.allCases { #expect(page.contains("areapick \(subcommand.rawValue)")) }
    for face in Face.allCases {
      for line in face.keyList(in: language) { #expect(page.contains("\\fB\(Roff.escaped(line.keys))\\fR")) }
    }
    #expect(page.contains(language == .chinese ? "\n跳到第几列\n" : "\ngo to that column\n"))
  }

  /// A longer line would be broken by a terminal of 80 columns, in the middle of a word.
  @Test(arguments: Language.allCases) func noLineOfHelpIsWiderThanATerminal(_ language: Language) {
    let texts = [HelpText.pick(in: language)] + Subcommand.allCases.map { HelpText.of($0, in: language) }
    for line in texts.joined(separator: "\n").split(separator: "\n") {
      #expect(TextWidth.of(String(line)) <= 80, "\(line)")
    }
  }

  /// Variables are read as `environment("NAME")` or `getenv("NAME")`, or their names stand alone as `"LC_TIME"`, so the
  /// test can find them.
  @Test func itHasEveryVariableThatTheSourceReads() throws {
    let calls =
      "grep -rhoE '((environment|getenv)\\(\"[A-Z0-9_]+\"|\"(LC|XDG)_[A-Z_]+\")' \(ManualTests.root)/Sources"
    let names =
      printed("\(calls) | cut -d'\"' -f2 | sort -u").split(separator: "\n").map(String.init) + [
        "AREAPICK_CTRL_X_OPTS"
      ]
    let labels = Manual.variables.map(\.label).joined(separator: ", ")
    for name in names { #expect(labels.contains(name), "\(name)") }
    #expect(names.count > 3)
  }

  @Test func itNamesTheStatuses() {
    #expect(Manual.statuses.map(\.label) == ["0", "1", "2", "124", "130", "128+n"])
  }

  @Test func linesThatRoffWouldObeyAreText() {
    var page = Roff(title: "T", section: 1, date: "2026-01-01", source: "s", manual: "m", isHan: false)
    page.section("S")
    page.paragraph(".so /etc/passwd\n'tis a \\ backslash")
    #expect(
      page.text == """
        .TH T 1 "2026-01-01" "s" "m"
        .SH "S"
        \\&.so /etc/passwd
        \\(aqtis a \\e backslash

        """)
  }

  @Test func linesOfHanTextAreBrokenWhereNoSignBeginsALine() {
    var page = Roff(title: "T", section: 1, date: "2026-01-01", source: "s", manual: "m", isHan: true)
    page.section("S")
    page.paragraph(String(repeating: "字", count: 32) + "，" + String(repeating: "字", count: 3))
    let lines = page.text.split(separator: "\n").dropFirst(2)
    #expect(Array(lines) == [String(repeating: "字", count: 32) + "，", ".br", "字字字"].map { Substring($0) })
  }

  @Test(arguments: Language.allCases) func mandocFindsNothingToWarnOf(_ language: Language) throws {
    let page = TemporaryFile(Array(Manual.text(in: language).utf8))
    #expect(printed("mandoc -T lint -W warning \(page.path) 2>&1; echo $?") == "0\n")
  }

  @Test(arguments: Manual.examples.filter { !$0.needsScreen }.map(\.command))
  func theExamplesWork(_ command: String) {
    let folder = ProgramTests.binary.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    let answer = printed(
      "export PATH=\(folder):$PATH LC_ALL=C.UTF-8; \(command) 2>/dev/null; printf '[%s]' $?")
    #expect(answer.hasSuffix("\n[0]") && answer.count > 10, "\(answer)")
  }

  private static let root =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
}
