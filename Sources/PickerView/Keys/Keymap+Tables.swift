import PickerCore
import TerminalKit

/// The keys of a list of steps, in the order of the help: most important first.
extension Keymap {
  static let places = Keymap(
    content: finding + marking + list + moving + steps + ending(helpKeys), search: searching)

  /// Letters jump to a row; `/` or a Han character opens a search.
  static let finding = [
    Binding(
      .letters, does: .letter,
      says: .jumping,
      brief: Wording("跳转", "jump"),
      hint: HintEntry(rank: 6, place: 1, Wording("跳转", "jump"), needs: .rows)),
    Binding(
      .key(.character("/")), .composed, does: .send(.searchAsked),
      says: .searching, brief: Wording("搜索", "search"),
      hint: HintEntry(rank: 4, place: 2, Wording("搜索", "search"))),
  ]

  static let accepting = Binding(
    .key(.character(".")), .key(.control("o")), does: .send(.cursorAccepted),
    says: Wording("就选这里，不再往下", "take this place as it is"), brief: Wording("就选这里", "take it"),
    hint: HintEntry(rank: 3, place: 5, Wording("就选这里", "take it"), needs: .place), needs: .anyLevel)

  private static let list = [
    finishing,
    Binding(
      .key(.right), does: .send(.rowEntered), says: Wording("进入下一级", "go into the place"),
      brief: Wording("进入", "go in"), needs: .several),
    Binding(
      .key(.enter), .key(.right), does: .send(.rowActivated), says: Wording("选择", "choose"),
      hint: HintEntry(rank: 1, place: 4, Wording("选择", "choose"), needs: .row), needs: .single),
    accepting,
    Binding(
      .key(.left), .key(.backspace), does: .send(.stepLeft), says: Wording("返回上一级", "back one step"),
      brief: Wording("返回上级", "back"),
      hint: HintEntry(rank: 7, place: 3, Wording("返回上级", "back"), needs: .way)),
  ]

  /// The keys that move between rows.
  static let moving = [
    Binding(
      .key(.up), .key(.control("p")), does: .send(.cursorMoved(by: -1)),
      says: Wording("上一行、下一行", "previous row, next row"), brief: Wording("移动", "move"),
      hint: HintEntry(rank: 5, place: 0, Wording("移动", "move"), with: .down, needs: .rows)),
    Binding(.key(.down), .key(.control("n")), does: .send(.cursorMoved(by: 1)), says: nil),
    Binding(
      .key(.pageUp), does: .send(.cursorPaged(by: -1)),
      says: Wording("翻页，到第一行、最后一行", "a page up or down, first row, last row"),
      brief: Wording("翻页", "page")),
    Binding(.key(.pageDown), does: .send(.cursorPaged(by: 1)), says: nil),
    Binding(.key(.home), does: .send(.firstRowAsked), says: nil),
    Binding(.key(.end), does: .send(.lastRowAsked), says: nil),
  ]

  private static let steps = [
    Binding(
      .key(.tab), does: .send(.stepCycled(by: 1)), says: Wording("下一步、上一步", "next step, previous step"),
      brief: Wording("换步", "step")),
    Binding(.key(.backTab), does: .send(.stepCycled(by: -1)), says: nil),
    Binding(
      .digits, does: .step, says: Wording("跳到第几步", "go to that step"), brief: Wording("第几步", "to step")),
    pointer(Wording("点选，滚轮移动，点外面取消", "click to choose, turn the wheel; beside it cancels")),
  ]

  static func pointer(_ meaning: Wording) -> Binding {
    Binding(.pointer, does: .pointer, says: meaning, brief: Wording("点选", "click"))
  }

  static let helpKeys: [Trigger] = [.key(.character("?")), .key(.function(1))]

  /// The keys at the end of every table.
  ///
  /// - Parameter help: The keys that open the help; fewer in a search, where most keys are typed.
  static func ending(_ help: [Trigger]) -> [Binding] {
    [
      Binding(
        .key(.escape), does: .send(.dismissed), says: Wording("取消", "cancel"),
        hint: HintEntry(rank: 0, place: 6, Wording("取消", "cancel"))),
      Binding(.key(.control("c")), .key(.control("g")), does: .send(.cancelled), says: nil),
      Binding(
        help, does: .send(.helpAsked), says: Wording("按键说明", "these keys"), brief: Wording("帮助", "help"),
        hint: HintEntry(rank: 2, place: 7, Wording("帮助", "help"))),
      Binding(
        .key(.control("l")), does: .send(.redrawAsked), says: Wording("重画屏幕", "redraw the screen"),
        brief: Wording("重画", "redraw")),
      Binding(
        .key(.control("z")), does: .send(.suspensionAsked),
        says: Wording("挂起（fg 恢复）", "suspend (fg resumes)"), brief: Wording("挂起", "suspend"),
        needs: .suspension),
    ]
  }

  /// The keys that have another meaning while the help is open.
  static let reading = [
    Binding(.key(.character("q")), .key(.character("Q")), does: .send(.dismissed), says: nil)
  ]
}

/// The keys of a search.
extension Keymap {
  static let searching = typing + moving + editing + searchEnding

  private static let typing =
    searchMarking + [
      Binding(
        .text, does: .text, says: .typing,
        brief: Wording("输入", "type")),
      finishing,
      Binding(
        .key(.enter), does: .send(.rowActivated), says: Wording("选择", "choose"),
        hint: HintEntry(rank: 1, place: 4, Wording("选择", "choose"), needs: .row), needs: .single),
      Binding(
        .key(.control("o")), does: .send(.cursorAccepted),
        says: Wording("就选这里，不再往下", "take this place as it is"),
        brief: Wording("就选这里", "take it"),
        hint: HintEntry(rank: 3, place: 5, Wording("就选这里", "take it"), needs: .row), needs: .anyLevel),
    ]

  private static let editing = [
    edit(.key(.left), .caretMoved(by: -1), Wording("光标左移、右移", "caret left, right"), Wording("光标", "caret")),
    edit(.key(.right), .caretMoved(by: 1)),
    edit(
      .key(.control("a")), .caretMovedToStart, Wording("光标到开头、末尾", "caret to the start, to the end"),
      Wording("开头末尾", "ends")),
    edit(.key(.control("e")), .caretMovedToEnd),
    edit(
      .key(.backspace), .characterDeleted,
      Wording("删除前一个字、后一个字", "delete the character before, the next one"),
      Wording("删除", "delete")),
    Binding(
      .key(.delete), .key(.control("d")), does: .send(.searchEdited(.nextCharacterDeleted)), says: nil),
    edit(
      .key(.control("w")), .wordDeleted,
      Wording("删除前一个词、光标前、光标后", "delete the word before, to the start, to the end"), Wording("删词", "word")),
    edit(.key(.control("u")), .startDeleted),
    edit(.key(.control("k")), .endDeleted),
    pointer(Wording("点选，滚轮移动，点上面的一步返回", "click to choose, turn the wheel, click a step to leave")),
  ]

  private static func edit(
    _ trigger: Trigger, _ edit: LineEdit, _ meaning: Wording? = nil, _ brief: Wording? = nil
  ) -> Binding {
    Binding(trigger, does: .send(.searchEdited(edit)), says: meaning, brief: brief)
  }

  private static let searchEnding = ending([.key(.function(1))]).map { binding in
    switch binding.command {
    case .send(.dismissed):
      Binding(
        .key(.escape), does: .send(.dismissed),
        says: Wording("清空文字，再按返回列表", "clear the text; again: back to the list"), brief: Wording("返回", "back"),
        hint: HintEntry(rank: 0, place: 6, Wording("返回", "back")))
    case .send(.cancelled):
      Binding(binding.triggers, does: .send(.cancelled), says: Wording("取消", "cancel"))
    default: binding
    }
  }
}
