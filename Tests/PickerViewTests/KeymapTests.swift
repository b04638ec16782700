import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// What keys mean, and that no key means two things.
struct KeymapTests {
  private let state = State.opened(SmallTrees.china, size: Size(columns: 80, rows: 24)).state

  @Test func noKeyIsBoundTwice() {
    let triggers = Keymap.bindings.flatMap(\.triggers)
    #expect(Set(triggers).count == triggers.count)
  }

  @Test func everyCommandHasAKey() {
    #expect(Set(Keymap.bindings.map(\.command)) == Set(Keymap.Command.allCases))
  }

  @Test(arguments: [
    (Key.up, Action.cursorMoved(by: -1)), (.control("p"), .cursorMoved(by: -1)), (.down, .cursorMoved(by: 1)),
    (.control("n"), .cursorMoved(by: 1)), (.pageUp, .cursorPaged(by: -1)), (.pageDown, .cursorPaged(by: 1)),
    (.home, .firstRowAsked), (.end, .lastRowAsked), (.enter, .rowActivated), (.right, .rowActivated),
    (.left, .stepLeft), (.backspace, .stepLeft), (.tab, .stepTurned(by: 1)), (.backTab, .stepTurned(by: -1)),
    (.character("1"), .stepFocused(0)), (.character("9"), .stepFocused(8)), (.character("?"), .helpAsked),
    (.control("l"), .redrawAsked), (.control("z"), .suspensionAsked), (.escape, .dismissed),
    (.control("c"), .cancelled), (.control("g"), .cancelled),
    (.character("g"), .letterTyped(Letter("G")!, at: 7)),
    (.character("Z"), .letterTyped(Letter("Z")!, at: 7)),
  ])
  func keysMeanActions(_ key: Key, _ action: Action) {
    #expect(Keymap.action(for: key, in: state, at: 7) == action)
  }

  @Test(arguments: [Key.character("0"), .character("!"), .character("深"), .delete, .insert, .control("x")])
  func otherKeysMeanNothing(_ key: Key) {
    #expect(Keymap.action(for: key, in: state, at: 0) == nil)
  }

  @Test func aPlaceIsTakenWholeOnlyWhereThatIsAsked() {
    #expect(Keymap.action(for: .character("."), in: state, at: 0) == nil)
    var options = Options()
    options.takesAnyLevel = true
    let anyLevel = State.opened(SmallTrees.china, options: options, size: Size(columns: 80, rows: 24)).state
    #expect(Keymap.action(for: .character("."), in: anyLevel, at: 0) == .wholeTaken)
  }

  @Test func helpNamesEveryKeyThatIsThere() {
    let help = Keymap.help(Options(), look: Look())
    #expect(help.count == 17)
    #expect(help[0] == ("↑ ^P", "上一行"))
    #expect(help.allSatisfy { !$0.keys.isEmpty && !$0.meaning.isEmpty })
    var options = Options()
    options.takesAnyLevel = true
    #expect(Keymap.help(options, look: Look()).contains { $0.keys == "." })
  }

  @Test func helpSpeaksBothLanguages() {
    let english = Keymap.help(Options(), look: Look(language: .english, signs: .ascii))
    #expect(english[0] == ("Up ^P", "previous row"))
  }
}
