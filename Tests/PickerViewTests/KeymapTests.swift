import PickerCore
import RegionModel
import TerminalKit
import TestSupport
import Testing

@testable import PickerView

/// The meaning of keys; no key has two.
struct KeymapTests {
  private let state = State.opened(SmallTrees.china, size: Size(columns: 80, rows: 24)).state

  private var searching: State {
    var state = state
    _ = reduce(&state, .searchAsked)
    return state
  }

  /// A table of keys: of a face for a subject, for one place or for several.
  struct Table: Sendable, CustomTestStringConvertible {
    let face: Face
    let subject: Subject
    let mode: Keymap.Mode
    let markLimit: Int?
    var testDescription: String { "\(face) \(subject) \(mode)" + (markLimit == nil ? "" : " several") }

    var bindings: [Binding] {
      var options = Options()
      (options.takesAnyLevel, options.markLimit) = (true, markLimit)
      return face.description(of: subject).keymap.bindings(in: mode).filter { $0.isOffered(in: options) }
    }
  }

  static let tables: [Table] = Face.allCases.flatMap { face in
    Subject.allCases.flatMap { subject in
      Keymap.Mode.allCases.flatMap { mode in
        [nil, 3].map { Table(face: face, subject: subject, mode: mode, markLimit: $0) }
      }
    }
  }

  @Test(arguments: tables)
  func noKeyIsBoundTwice(_ table: Table) {
    let triggers = table.bindings.flatMap(\.triggers)
    #expect(Set(triggers).count == triggers.count)
  }

  @Test(arguments: tables)
  func noCommandHasTwoLines(_ table: Table) {
    let bindings = table.bindings
    for (index, binding) in bindings.enumerated() {
      #expect(!bindings[..<index].contains { $0.command == binding.command })
    }
  }

  @Test(arguments: tables)
  func noTwoHintsHaveOneRankOrOnePlace(_ table: Table) {
    let hints = table.bindings.compactMap(\.hint)
    #expect(Set(hints.map(\.rank)).count == hints.count)
    #expect(Set(hints.map(\.place)).count == hints.count)
    #expect(hints.isEmpty || hints.contains { $0.rank == 0 && ["取消", "返回"].contains($0.meaning.chinese) })
  }

  @Test(arguments: [
    (Key.up, Action.cursorMoved(by: -1)), (.control("p"), .cursorMoved(by: -1)), (.down, .cursorMoved(by: 1)),
    (.control("n"), .cursorMoved(by: 1)), (.pageUp, .cursorPaged(by: -1)), (.pageDown, .cursorPaged(by: 1)),
    (.home, .firstRowAsked), (.end, .lastRowAsked), (.enter, .rowActivated), (.right, .rowActivated),
    (.left, .stepLeft), (.backspace, .stepLeft), (.tab, .stepCycled(by: 1)), (.backTab, .stepCycled(by: -1)),
    (.character("1"), .stepFocused(0)), (.character("9"), .searchEdited(.typed("9"))),
    (.character("0"), .searchEdited(.typed("0"))), (.character("？"), .helpAsked),
    (.character("／"), .searchAsked),
    (.character("、"), .searchAsked), (.character("ｇ"), .letterTyped(Letter("G")!, at: 7)),
    (.character("１"), .stepFocused(0)), (.character("?"), .helpAsked),
    (.control("l"), .redrawAsked), (.control("z"), .suspensionAsked), (.escape, .dismissed),
    (.control("c"), .cancelled), (.control("g"), .cancelled),
    (.character("g"), .letterTyped(Letter("G")!, at: 7)),
    (.character("Z"), .letterTyped(Letter("Z")!, at: 7)),
    (.character("/"), .searchAsked), (.character("深"), .searchEdited(.typed("深"))),
    (.character("𠮷"), .searchEdited(.typed("𠮷"))), (.function(1), .helpAsked),
  ])
  func keysMeanActions(_ key: Key, _ action: Action) {
    #expect(Keymap.places.action(for: key, in: state, at: 7) == action)
  }

  @Test(arguments: [
    Key.character("!"), .character("！"), .character("\u{200B}"), .delete, .insert, .control("x"),
  ])
  func otherKeysMeanNothing(_ key: Key) {
    #expect(Keymap.places.action(for: key, in: state, at: 0) == nil)
  }

  @Test(arguments: [
    (Key.character("g"), LineEdit.typed("g")), (.character("."), .typed(".")), (.character("?"), .typed("?")),
    (.character("/"), .typed("/")), (.character("1"), .typed("1")), (.character(" "), .typed(" ")),
    (.character("深"), .typed("深")), (.left, .caretMoved(by: -1)), (.right, .caretMoved(by: 1)),
    (.control("a"), .caretMovedToStart), (.control("e"), .caretMovedToEnd), (.backspace, .characterDeleted),
    (.delete, .nextCharacterDeleted), (.control("d"), .nextCharacterDeleted), (.control("w"), .wordDeleted),
    (.control("u"), .startDeleted), (.control("k"), .endDeleted),
  ])
  func inASearchKeysType(_ key: Key, _ edit: LineEdit) {
    #expect(Keymap.places.action(for: key, in: searching, at: 7) == .searchEdited(edit))
  }

  @Test(arguments: [
    (Key.up, Action.cursorMoved(by: -1)), (.control("n"), .cursorMoved(by: 1)),
    (.pageDown, .cursorPaged(by: 1)),
    (.home, .firstRowAsked), (.end, .lastRowAsked), (.enter, .rowActivated), (.escape, .dismissed),
    (.control("c"), .cancelled), (.control("g"), .cancelled), (.control("l"), .redrawAsked),
    (.control("z"), .suspensionAsked), (.function(1), .helpAsked),
  ])
  func inASearchTheseKeysDoWhatTheyDoElsewhere(_ key: Key, _ action: Action) {
    #expect(Keymap.places.action(for: key, in: searching, at: 7) == action)
  }

  @Test(arguments: [Key.tab, .backTab, .insert, .control("o"), .control("x"), .character("\u{202E}")])
  func inASearchTheseKeysMeanNothing(_ key: Key) {
    #expect(Keymap.places.action(for: key, in: searching, at: 7) == nil)
  }

  @Test func theHelpOverASearchIsReadWithTheListsKeys() {
    var helped = searching
    _ = reduce(&helped, .helpAsked)
    #expect(Keymap.places.action(for: .character("?"), in: helped, at: 7) == .helpAsked)
  }

  @Test func aPasteIsLookedForOnOneLineWithoutControls() {
    #expect(Keymap.action(forPaste: "深圳\n南山\u{1B}\u{202E}\t区") == .searchEdited(.typed("深圳 南山 区")))
    #expect(Keymap.action(forPaste: "\n \u{7F}") == nil)
    #expect(Keymap.action(forPaste: "banana\r\n") == .searchEdited(.typed("banana")))
  }

  @Test func aPlaceIsTakenWholeOnlyWhereThatIsAsked() {
    #expect(Keymap.places.action(for: .character("."), in: state, at: 0) == nil)
    var options = Options()
    options.takesAnyLevel = true
    let anyLevel = State.opened(SmallTrees.china, options: options, size: Size(columns: 80, rows: 24)).state
    #expect(Keymap.places.action(for: .character("."), in: anyLevel, at: 0) == .cursorAccepted)
    #expect(Keymap.places.action(for: .control("o"), in: anyLevel, at: 0) == .cursorAccepted)
    #expect(Keymap.places.action(for: .character("。"), in: anyLevel, at: 0) == .cursorAccepted)
    var searching = anyLevel
    _ = reduce(&searching, .searchAsked)
    #expect(Keymap.places.action(for: .control("o"), in: searching, at: 0) == .cursorAccepted)
    #expect(Keymap.places.action(for: .character("."), in: searching, at: 0) == .searchEdited(.typed(".")))
  }

  @Test func helpNamesEveryKeyThatIsThere() {
    let help = Keymap.places.help(Options(), in: .content, presentation: Presentation())
    #expect(help.count == 13)
    #expect(help[0] == ("字母", "跳到首字母或全拼（gd、guangdong）"))
    #expect(help[1] == ("/ 汉字", "搜索（汉字直接输入即可）"))
    #expect(help[2] == ("Enter →", "选择"))
    #expect(help[4] == ("↑ ↓ ^P ^N", "上一行、下一行"))
    #expect(help[8] == ("鼠标", "点选，滚轮移动，点外面取消"))
    #expect(help.allSatisfy { !$0.keys.isEmpty && !$0.meaning.isEmpty })
    var options = Options()
    options.takesAnyLevel = true
    #expect(
      Keymap.places.help(options, in: .content, presentation: Presentation()).contains { $0.keys == ". ^O" })
    #expect(
      Keymap.places.help(options, in: .search, presentation: Presentation()).contains { $0.keys == "^O" })
  }

  @Test func helpOfASearchNamesItsKeys() {
    let help = Keymap.places.help(Options(), in: .search, presentation: Presentation())
    #expect(help.contains { $0.keys == "F1" })
    #expect(help.contains { $0 == ("字符", "输入名称、拼音、首字母或代码") })
    #expect(!help.contains { $0.keys.contains("Tab") })
  }

  @Test func theHelpsAreAsLongAsIsSaid() {
    for takesAnyLevel in [false, true] {
      var options = Options()
      options.takesAnyLevel = takesAnyLevel
      Presentation().configure(&options)
      #expect(
        options.helpLineCount == Keymap.places.help(options, in: .content, presentation: Presentation()).count
      )
      #expect(
        options.searchHelpLineCount
          == Keymap.places.help(options, in: .search, presentation: Presentation()).count)
    }
  }

  @Test func helpSpeaksBothLanguages() {
    let english = Keymap.places.help(
      Options(), in: .content, presentation: Presentation(language: .english, glyphs: .ascii))
    #expect(english[4] == ("Up Down ^P ^N", "previous row, next row"))
  }

  @Test func onANarrowScreenHelpNamesOneKeyOrBothArrows() {
    let brief = Keymap.places.help(Options(), in: .content, presentation: Presentation(), isBrief: true)
    #expect(brief[0] == ("字母", "跳转"))
    #expect(brief[4] == ("↑ ↓", "移动"))
    #expect(brief[5] == ("PgUp", "翻页"))
  }

  @Test func qClosesTheHelpAndNothingElse() {
    for (face, searches) in [(Face.timeline, false), (.tabs, true), (.wheels, false)] {
      let keymap = face.description(of: .places).keymap
      var helped = searches ? searching : state
      _ = reduce(&helped, .helpAsked)
      for key in [Key.character("q"), .character("Q"), .character("ｑ"), .escape] {
        #expect(keymap.action(for: key, in: helped, at: 7) == .dismissed)
      }
      #expect(keymap.action(for: .character("q"), in: state, at: 7) == .letterTyped(Letter("Q")!, at: 7))
    }
  }
}
