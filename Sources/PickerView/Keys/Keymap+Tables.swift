import PickerCore
import TerminalKit

/// The keys of a list of steps.
extension Keymap {
  static let places = Keymap(content: moving + list + ending(helpKeys), search: searching)

  /// The keys that move in rows, wherever there are rows.
  static let moving = [
    Binding(
      .key(.up), .key(.control("p")), does: .send(.cursorMoved(by: -1)), says: Wording("上一行", "previous row"),
      hint: HintEntry(rank: 5, place: 0, Wording("移动", "move"), with: .down)),
    Binding(
      .key(.down), .key(.control("n")), does: .send(.cursorMoved(by: 1)), says: Wording("下一行", "next row")),
    Binding(.key(.pageUp), does: .send(.cursorPaged(by: -1)), says: Wording("上一页", "page up")),
    Binding(.key(.pageDown), does: .send(.cursorPaged(by: 1)), says: Wording("下一页", "page down")),
    Binding(.key(.home), does: .send(.firstRowAsked), says: Wording("第一行", "first row")),
    Binding(.key(.end), does: .send(.lastRowAsked), says: Wording("最后一行", "last row")),
  ]

  /// Letters jump, and a search is opened.
  static let finding = [
    Binding(
      .letters, does: .letter,
      says: Wording("跳到首字母或全拼（gd、guangdong）", "jump by initials or pinyin (gd, guangdong)"),
      brief: Wording("跳转", "jump"), hint: HintEntry(rank: 6, place: 1, Wording("跳转", "jump"))),
    Binding(
      .key(.character("/")), .composed, does: .send(.searchAsked),
      says: Wording("搜索（汉字直接输入即可）", "search; Han text begins one by itself"), brief: Wording("搜索", "search"),
      hint: HintEntry(rank: 4, place: 2, Wording("搜索", "search"))),
  ]

  static let accepting = Binding(
    .key(.character(".")), .key(.control("o")), does: .send(.cursorAccepted),
    says: Wording("就选这里，不再往下", "take this place as it is"), brief: Wording("就选这里", "take it"),
    hint: HintEntry(rank: 3, place: 5, Wording("就选这里", "take it")), needs: .anyLevel)

  private static let list =
    finding + [
      Binding(
        .key(.enter), .key(.right), does: .send(.rowActivated), says: Wording("选择", "choose"),
        hint: HintEntry(rank: 1, place: 4, Wording("选择", "choose"))),
      accepting,
      Binding(
        .key(.left), .key(.backspace), does: .send(.stepLeft), says: Wording("返回上一级", "back one step"),
        hint: HintEntry(rank: 7, place: 3, Wording("返回上级", "back"))),
      Binding(.key(.tab), does: .send(.stepCycled(by: 1)), says: Wording("下一步", "next step")),
      Binding(.key(.backTab), does: .send(.stepCycled(by: -1)), says: Wording("上一步", "previous step")),
      Binding(.digits, does: .step, says: Wording("跳到第几步", "go to that step")),
    ]

  static let helpKeys: [Trigger] = [.key(.character("?")), .key(.function1)]

  /// The keys that every table ends with.
  ///
  /// - Parameter help: Those that open the help; a search types most of them.
  static func ending(_ help: [Trigger]) -> [Binding] {
    [
      Binding(
        help, does: .send(.helpAsked), says: Wording("按键说明", "these keys"),
        hint: HintEntry(rank: 2, place: 7, Wording("帮助", "help"))),
      Binding(.key(.control("l")), does: .send(.redrawAsked), says: Wording("重画屏幕", "redraw the screen")),
      Binding(
        .key(.control("z")), does: .send(.suspensionAsked),
        says: Wording("挂起（fg 恢复）", "suspend (fg resumes)"),
        needs: .suspension),
      Binding(
        .key(.escape), does: .send(.dismissed), says: Wording("取消", "cancel"), brief: Wording("取消", "cancel"),
        hint: HintEntry(rank: 0, place: 6, Wording("取消", "cancel"))),
      Binding(
        .key(.control("c")), .key(.control("g")), does: .send(.cancelled), says: Wording("取消", "cancel")),
    ]
  }
}

/// The keys of a search.
extension Keymap {
  static let searching = moving + typing + searchEnding

  private static let typing = [
    Binding(
      .text, does: .text, says: Wording("输入名称、拼音、首字母或代码", "names, pinyin, initials, codes"),
      brief: Wording("输入", "type")),
    Binding(
      .key(.enter), does: .send(.rowActivated), says: Wording("选择", "choose"),
      hint: HintEntry(rank: 1, place: 4, Wording("选择", "choose"))),
    Binding(
      .key(.control("o")), does: .send(.cursorAccepted),
      says: Wording("就选这里，不再往下", "take this place as it is"),
      brief: Wording("就选这里", "take it"), hint: HintEntry(rank: 3, place: 5, Wording("就选这里", "take it")),
      needs: .anyLevel),
    edit(.key(.left), .caretMoved(by: -1), Wording("光标左移", "caret left")),
    edit(.key(.right), .caretMoved(by: 1), Wording("光标右移", "caret right")),
    edit(.key(.control("a")), .caretMovedToStart, Wording("光标到开头", "caret to the start")),
    edit(.key(.control("e")), .caretMovedToEnd, Wording("光标到末尾", "caret to the end")),
    edit(.key(.backspace), .characterDeleted, Wording("删除前一个字", "delete the character before")),
    Binding(
      .key(.delete), .key(.control("d")), does: .send(.searchEdited(.nextCharacterDeleted)),
      says: Wording("删除后一个字", "delete the character behind")),
    edit(.key(.control("w")), .wordDeleted, Wording("删除前一个词", "delete the word before")),
    edit(.key(.control("u")), .startDeleted, Wording("删除光标前的文字", "delete to the start")),
    edit(.key(.control("k")), .endDeleted, Wording("删除光标后的文字", "delete to the end")),
  ]

  private static func edit(_ trigger: Trigger, _ edit: LineEdit, _ meaning: Wording) -> Binding {
    Binding(trigger, does: .send(.searchEdited(edit)), says: meaning)
  }

  private static let searchEnding = ending([.key(.function1)]).map { binding in
    guard binding.command == .send(.dismissed) else { return binding }
    return Binding(
      .key(.escape), does: .send(.dismissed),
      says: Wording("清空文字，再按返回列表", "clear the text; again: back to the list"), brief: Wording("返回", "back"),
      hint: HintEntry(rank: 0, place: 6, Wording("返回", "back")))
  }
}
