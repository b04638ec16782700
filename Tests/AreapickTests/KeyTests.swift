import PickerView
import TerminalKit
import Testing

@testable import areapick

/// `--bind` and `--expect`.
@Suite struct KeyTests {
  @Test func changesAddUp() throws {
    let defaults = ["AREAPICK_DEFAULT_OPTS": "--bind ctrl-j:next-row,ctrl-k:previous-row"]
    let chosen = try settings("--bind", "f2:help", "--bind=ctrl-j:page-down", environment: defaults)
    #expect(
      chosen?.customization.keyChanges.map(\.text) == [
        "ctrl-j:next-row", "ctrl-k:previous-row", "f2:help", "ctrl-j:page-down",
      ])
    #expect(try settings("--no-bind", environment: defaults)?.customization == Customization())
    #expect(
      try settings("--bind", "", "--bind", "j:next-row", environment: defaults)?.customization.keyChanges
        .count == 1)
  }

  @Test func expectedKeysAddUp() throws {
    let chosen = try settings("--expect", "f2,ctrl-e", "--expect", "alt-m")
    #expect(chosen?.customization.expectedKeys == [.function(2), .control("e"), .alt("m")])
    #expect(try settings("--expect", "f2", "--no-expect")?.customization == Customization())
  }

  private static let form = "a key, a colon and a command are wanted, like ctrl-j:next-row"

  @Test(arguments: [
    ("ctl-j:next-row", "ctl-j:next-row", "there is no key 'ctl-j'; did you mean 'ctrl-j'? (areapick keys)"),
    (
      "f2:help,ctrl-j:nxt-row", "ctrl-j:nxt-row",
      "there is no command 'nxt-row'; did you mean 'next-row'? (areapick keys)"
    ),
    ("j", "j", form), ("j:help,", "", form), (",:help", "", form),
    ("zz:help", "zz:help", "there is no key 'zz' (areapick keys)"),
    ("j:x", "j:x", "there is no command 'x' (areapick keys)"),
  ])
  func theWrongWordIsNamed(_ value: String, _ word: String, _ wanted: String) {
    #expect(complaint("--bind", value) == "2: the value '\(word)' is invalid for --bind: \(wanted)")
  }

  @Test func aWrongKeyToExpectIsNamed() {
    let wanted = "there is no key 'entr'; did you mean 'enter'? (areapick keys)"
    #expect(complaint("--expect", "f2,entr") == "2: the value 'entr' is invalid for --expect: \(wanted)")
  }

  @Test(arguments: [
    ["--bind", "esc:ignore,ctrl-c:ignore,ctrl-g:ignore"], ["--expect", "esc,ctrl-c,ctrl-g"],
    ["--bind", "esc:help", "--expect", "ctrl-c,ctrl-g"],
  ])
  func aWayToCancelMustBeLeft(_ words: [String]) {
    #expect(throws: CommandError("--bind and --expect leave no key that cancels")) {
      try Invocation(words, environment: { _ in nil })
    }
  }

  @Test(arguments: [
    ("", KeyLine.Form.plain, ""), ("ctrl-e", .plain, "ctrl-e"), ("", .json, "\"\""),
    ("alt-\"", .json, #""alt-\"""#), ("alt-'", .shell, #"AREA_KEY='alt-'\'''"#), ("", .shell, "AREA_KEY=''"),
  ])
  func theLineBeforeAResultIsWrittenAsTheResultIs(_ key: String, _ form: KeyLine.Form, _ line: String) {
    #expect(KeyLine.text(key, form) == line)
  }
}
