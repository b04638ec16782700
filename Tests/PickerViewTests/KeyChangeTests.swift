import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// A person's own keys: what they do, what help and hints say of them.
struct KeyChangeTests {
  private let state = State.opened(SmallTrees.china, size: Size(columns: 80, rows: 24)).state

  private var searching: State {
    var state = state
    _ = reduce(&state, .searchAsked)
    return state
  }

  private func presentation(_ changes: String..., expect: [Key] = []) -> Presentation {
    Presentation(customization: customization(changes, expect: expect))
  }

  private func customization(_ changes: [String], expect: [Key] = []) -> Customization {
    var own = Customization()
    own.keyChanges = changes.map { KeyChange($0)! }
    own.expectedKeys = expect
    return own
  }

  private func action(_ key: Key, _ changes: String..., in state: State? = nil) -> Action? {
    let keymap = Keymap.places.changed(by: changes.map { KeyChange($0)! }, expecting: [])
    return keymap.action(for: key, in: state ?? self.state, at: 7)
  }

  @Test(arguments: Key.names) func aNameIsThatOfItsKey(_ name: String) throws {
    let key = try #require(Key(name: name))
    #expect(Key(name: key.name) == key)
    #expect(Key(name: name.uppercased()) != nil)
  }

  @Test(
    arguments: [
      ("j", .character("j")), ("J", .character("J")), ("深", .character("深")), ("ctrl-j", .control("j")),
      ("Ctrl-J", .control("j")), ("ctrl-m", .enter), ("ctrl-i", .tab), ("ctrl-[", .escape),
      ("ctrl-space", .control(" ")), ("ctrl-]", .control("]")), ("alt-m", .alt("m")), ("alt-M", .alt("M")),
      ("alt-,", nil), ("alt-comma", .alt(",")), ("f1", .function(1)), ("F12", .function(12)), ("f13", nil),
      ("f0", nil), ("space", .character(" ")), ("comma", .character(",")), (",", nil), (" ", nil), ("", nil),
      ("pgup", .pageUp), ("del", .delete), ("ctrl-1", nil), ("ctrl-", nil), ("alt-深", nil),
      ("\u{202E}", nil), ("\u{1B}", nil), ("mouse", nil), ("letters", nil),
    ] as [(String, Key?)])
  func keysAreReadByTheirNames(_ name: String, _ key: Key?) {
    #expect(Key(name: name) == key)
  }

  @Test func aChangeIsAText() {
    #expect(KeyChange("ctrl-j:next-row")?.text == "ctrl-j:next-row")
    #expect(KeyChange("colon:help")?.text == "colon:help")
    for text in ["", "j", "j:", ":help", "j:help:x", "ctrl-j:nothing", "xx:help"] {
      #expect(KeyChange(text) == nil)
    }
  }

  /// Whatever a keymap of any face does can be bound, and has a name.
  @Test func everyCommandHasAName() {
    let unnamed: [Binding.Command] = [.letter, .step, .digit, .text, .pointer]
    for face in Face.allCases {
      for subject in Subject.allCases {
        for mode in Keymap.Mode.allCases {
          for binding in face.description(of: subject).keymap.bindings(in: mode) {
            #expect(KeyCommand.of(binding.command) != nil || unnamed.contains(binding.command))
          }
        }
      }
    }
    #expect(Set(KeyCommand.all.map(\.name)).count == KeyCommand.all.count)
  }

  @Test func aKeyDoesWhatItIsBoundTo() {
    #expect(action(.control("j"), "ctrl-j:next-row") == .cursorMoved(by: 1))
    #expect(action(.control("j"), "ctrl-j:next-row", in: searching) == .cursorMoved(by: 1))
    #expect(action(.down, "ctrl-j:next-row") == .cursorMoved(by: 1))
    #expect(action(.function(2), "f2:help") == .helpAsked)
    #expect(action(.alt("m"), "alt-m:last-row") == .lastRowAsked)
    #expect(action(.character("j"), "j:next-row") == .cursorMoved(by: 1))
    #expect(action(.character("k"), "j:next-row") == .letterTyped(Letter("K")!, at: 7))
    #expect(action(.character("1"), "1:last-row") == .lastRowAsked)
    #expect(action(.enter, "enter:last-row") == .lastRowAsked)
  }

  /// ^H and ^J are Backspace and Enter where nobody says otherwise.
  @Test func whatManyTerminalsSendForAnotherKeyIsThatOne() {
    #expect(action(.control("j")) == .rowActivated)
    #expect(action(.control("h")) == .stepLeft)
    #expect(action(.control("h"), in: searching) == .searchEdited(.characterDeleted))
    #expect(action(.enter, "ctrl-j:next-row") == .rowActivated)
    #expect(action(.control("j"), "ctrl-j:ignore") == nil)
    #expect(action(.shiftPageUp) == .cursorPaged(by: -1))
  }

  @Test func inASearchCharactersTypeAllTheSame() {
    #expect(action(.character("j"), "j:next-row", in: searching) == .searchEdited(.typed("j")))
    #expect(action(.control("a"), "ctrl-a:first-row", in: searching) == .firstRowAsked)
    #expect(action(.control("a"), "ctrl-a:back", in: searching) == .searchEdited(.caretMovedToStart))
  }

  @Test func aKeyCanBeTakenAway() {
    #expect(action(.control("l"), "ctrl-l:ignore") == nil)
    #expect(action(.character("g"), "g:ignore") == nil)
    #expect(action(.character("G"), "g:ignore") == .letterTyped(Letter("G")!, at: 7))
    #expect(action(.control("l"), "ctrl-l:ignore", "ctrl-l:help") == .helpAsked)
    #expect(action(.control("l"), "ctrl-l:help", "ctrl-l:ignore") == nil)
  }

  @Test func laterChangesWin() {
    #expect(action(.function(2), "f2:help", "f2:cancel") == .cancelled)
  }

  /// A file of options serves all commands: the calendar's keys are no mistake in a list.
  @Test func whatAModeDoesNotHaveIsLeftAsItIs() {
    #expect(action(.function(2), "f2:next-month") == nil)
    #expect(action(.up, "up:next-month") == .cursorMoved(by: -1))
  }

  @Test func hintsNameTheBoundKeys() {
    func hint(_ meaning: String, _ changes: String...) -> String? {
      let keymap = Keymap.places.changed(by: changes.map { KeyChange($0)! }, expecting: [])
      return keymap.hints(in: .content, .chinese, .unicode).first { $0.meaning == meaning }?.keys
    }
    #expect(hint("帮助") == "?")
    #expect(hint("帮助", "f2:help") == "F2")
    #expect(hint("移动") == "↑↓")
    #expect(hint("移动", "ctrl-k:previous-row", "ctrl-j:next-row") == "^K/^J")
    #expect(hint("移动", "ctrl-j:next-row") == "↑/^J")
    #expect(hint("移动", "down:ignore", "ctrl-n:ignore") == "↑")
    #expect(hint("帮助", "?:ignore") == "F1")
    #expect(hint("帮助", "?:ignore", "f1:ignore") == nil)
    #expect(hint("取消", "alt-q:dismiss") == "Alt-q")
  }

  @Test func aClickOnAHintIsTheBoundKey() {
    let presentation = presentation("f2:help", "ctrl-k:previous-row", "ctrl-j:next-row")
    let rendering = render(state, presentation: presentation)
    let hints = rendering.targets.spots.compactMap { spot in
      if case .key(let key) = spot.target { key } else { Key?.none }
    }
    #expect(hints.contains(.function(2)))
    #expect(hints.contains(.control("j")) && hints.contains(.control("k")))
    for key in hints { #expect(presentation.keymap.action(for: key, in: state, at: 7) != nil) }
  }

  @Test func helpNamesTheBoundKeys() {
    let changed = presentation("f2:help", "ctrl-j:next-row", "ctrl-l:ignore")
    let help = changed.keymap.help(Options(), in: .content, presentation: changed)
    #expect(help.contains { $0 == ("F2 ? F1", "按键说明") })
    #expect(help.contains { $0 == ("↑ ^J ^P ↓ ^N", "上一行、下一行") })
    #expect(!help.contains { $0.meaning == "重画屏幕" })
    var options = Options()
    changed.configure(&options)
    #expect(options.helpLineCount == help.count)
  }

  @Test func theFooterOfTheHelpNamesTheBoundKeys() {
    func footer(_ changes: String...) -> String {
      let presentation = Presentation(customization: customization(changes))
      var options = Options()
      presentation.configure(&options)
      var helped = State.opened(SmallTrees.china, options: options, size: Size(columns: 60, rows: 8)).state
      _ = reduce(&helped, .helpAsked)
      let frame = render(helped, presentation: presentation).frame
      return ScreenPlanes(frame).description
    }
    #expect(footer().contains("↑↓ 移动  Esc q 关闭"))
    #expect(footer("f10:dismiss", "ctrl-j:next-row").contains("↑/^J 移动  F10 q 关闭"))
  }

  @Test(arguments: [
    (["f10:cancel"], true), (["esc:help", "ctrl-c:help"], true),
    (["esc:help", "ctrl-c:ignore", "ctrl-g:first-row"], false),
    (["esc:help", "ctrl-c:help", "ctrl-g:help"], false),
    (["esc:ignore", "ctrl-c:ignore", "ctrl-g:ignore"], false),
    (["esc:help", "ctrl-c:help", "ctrl-g:help", "f10:cancel"], true),
    (["esc:help", "ctrl-c:help", "ctrl-g:help", "x:cancel"], false),  // A search types it.
  ])
  func aWayOutIsLeft(_ changes: [String], _ isLeft: Bool) {
    #expect(Keymap.canBeLeft(with: changes.map { KeyChange($0)! }, expecting: []) == isLeft)
  }

  @Test func expectedKeysChooseAndAreKnown() {
    let keymap = Keymap.places.changed(by: [], expecting: [.control("e"), .character("e"), .escape])
    #expect(keymap.action(for: .control("e"), in: state, at: 7) == .rowActivated)
    #expect(keymap.action(for: .character("e"), in: state, at: 7) == .rowActivated)
    #expect(keymap.action(for: .character("e"), in: searching, at: 7) == .searchEdited(.typed("e")))
    #expect(keymap.action(for: .control("e"), in: searching, at: 7) == .rowActivated)
    #expect(keymap.expects(.control("e"), in: searching) && keymap.expects(.escape, in: state))
    #expect(!keymap.expects(.character("e"), in: searching) && !keymap.expects(.enter, in: state))
    #expect(!Keymap.places.expects(.enter, in: state))
    #expect(!Keymap.canBeLeft(with: [], expecting: [.escape, .control("c"), .control("g")]))
    var options = Options()
    options.takesAnyLevel = true
    let anyLevel = State.opened(SmallTrees.china, options: options, size: Size(columns: 80, rows: 24)).state
    #expect(keymap.action(for: .control("e"), in: anyLevel, at: 7) == .cursorAccepted)
    let help = keymap.help(Options(), in: .content, presentation: Presentation())
    #expect(help.last! == ("^E e Esc", "选择，并打印所按的键"))
  }

  @Test func theModesHaveAllCommandsAndTheirKeys() {
    let modes = KeyMode.all(changes: [KeyChange("ctrl-j:next-row")!, KeyChange("?:ignore")!], in: .english)
    #expect(modes.map(\.title).first == "List (--face timeline, tabs)")
    let list = modes[0].lines
    #expect(list.contains(.init(keys: "ctrl-j down ctrl-n", command: "next-row", meaning: "next row")))
    #expect(list.contains(.init(keys: "f1", command: "help", meaning: "these keys")))
    #expect(
      list.contains(
        .init(keys: "letters", command: nil, meaning: "jump by initials or pinyin (gd, guangdong)")))
    let named = Set(modes.flatMap(\.lines).compactMap(\.command))
    #expect(named == Set(KeyCommand.all.map(\.name)).subtracting(["ignore"]))
  }
}
