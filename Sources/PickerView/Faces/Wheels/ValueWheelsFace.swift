import PickerCore
import TerminalKit

/// Wheels without a tree: columns of items, and columns of days and times.
extension FaceDescription {
  static let itemWheels = valueWheels(
    Keymap(
      content: itemKeys + Keymap.moving + Keymap.columnTabs + [Keymap.columnPointer]
        + Keymap.ending(Keymap.helpKeys),
      search: [], entry: itemEntry))

  static let momentWheels = momentWheels(present: Wording("今天", "today"))
  /// Without a day: `t` goes to the time of now.
  static let timeWheels = momentWheels(present: Wording("现在", "now"))

  private static func momentWheels(present: Wording) -> FaceDescription {
    valueWheels(
      Keymap(
        content: momentKeys(present: present) + Keymap.moving + Keymap.columnTabs + [Keymap.columnPointer]
          + Keymap.ending(Keymap.helpKeys),
        search: [], entry: momentEntry))
  }

  private static func valueWheels(_ keymap: Keymap) -> FaceDescription {
    FaceDescription(
      content: .columns, layout: wheelRules, listLimit: wheelRows, keymap: keymap, hasDoneButton: true
    ) { drawing in
      guard let columns = drawing.state.columns else { return nil }
      drawing.drawDivider(row: drawing.body.separator)
      let whole = drawing.drawWheels(columns)
      if let row = drawing.body.searchLine { drawing.drawEntry(columns, row: row) }
      return whole
    }
  }

  private static let itemKeys =
    [
      Binding(
        .letters, does: .letter, says: Wording("跳到以这些字母开头的项", "jump to an item that begins so"),
        brief: Wording("跳转", "jump"), hint: HintEntry(rank: 6, place: 1, Wording("跳转", "jump"), needs: .rows)),
      Binding(.text, does: .send(.partEnded), says: nil),
      Binding(
        .digits, does: .digit,
        says: Wording("跳到这样开头的项，没有就到第几列", "jump to such an item, or else to that column"),
        brief: Wording("跳转", "jump")),
      Binding(
        .key(.character("/")), .composed, does: .send(.searchAsked),
        says: Wording("在这一列里查找（汉字直接输入即可）", "find in the column; Han text begins it by itself"),
        brief: Wording("查找", "find"), hint: HintEntry(rank: 4, place: 2, Wording("查找", "find"), needs: .rows)),
      Keymap.takingBand,
    ] + columnKeys

  private static func momentKeys(present: Wording) -> [Binding] {
    [
      Binding(
        .digits, does: .digit, says: Wording("输入数字，满了就到下一列", "fill the column, then the next one"),
        brief: Wording("输入", "type"), hint: HintEntry(rank: 4, place: 1, Wording("直接输入", "type"))),
      Binding(
        [
          .key(.character("-")), .key(.character(":")), .key(.character(".")), .key(.character(" ")),
          .key(.character(",")),
        ], does: .send(.partEnded), says: Wording("数字输完了，到下一列", "the number is whole: next column"),
        brief: Wording("下一列", "next")),
      Binding(
        .key(.character("/")), .key(.character("+")), .composed, does: .send(.searchAsked),
        says: Wording("整个写：+3d、11-21、下周五、9:30", "write it: +3d, 11-21, fri, 9:30"),
        brief: Wording("写", "write"),
        hint: HintEntry(rank: 8, place: 5, Wording("整个写", "write"))),
      Binding(
        .key(.character("t")), does: .send(.nowAsked), says: Wording("回到今天、现在", "today, now"),
        brief: present, hint: HintEntry(rank: 6, place: 2, present)),
      Binding(
        .letters, does: .letter,
        says: Wording("跳到英文月份，A、P 为上午、下午；别的字母写日期", "jump to a month, AM or PM; others write"),
        brief: Wording("跳转", "jump")),
      Keymap.takingBand,
    ] + columnKeys
  }

  private static let columnKeys = Keymap.columnArrows(
    says: Wording("左边一列、右边一列；Backspace 先删刚输入的字", "column left, right; Backspace erases first"))

  private static let itemEntry =
    [
      Binding(
        .key(.up), .key(.control("p")), does: .send(.cursorMoved(by: -1)),
        says: Wording("上一个、下一个", "previous one, next one"), brief: Wording("前后找", "next"),
        hint: HintEntry(rank: 5, place: 0, Wording("前后找", "next"), with: .down)),
      Binding(.key(.down), .key(.control("n")), does: .send(.cursorMoved(by: 1)), says: nil),
    ] + Keymap.writing + Keymap.endingEntry

  private static let momentEntry = Keymap.moving + Keymap.writing + Keymap.endingEntry
}

/// The keys of the entry line of columns without a tree.
extension Keymap {
  static let writing = [
    Binding(.text, does: .text, says: Wording("输入", "type")),
    Binding(
      .key(.enter), does: .send(.rowActivated), says: Wording("完成", "done"),
      hint: HintEntry(rank: 1, place: 4, Wording("完成", "done"))),
    Binding(
      .key(.backspace), does: .send(.searchEdited(.characterDeleted)), says: Wording("删除前一个字", "delete")),
    Binding(
      .key(.delete), .key(.control("d")), does: .send(.searchEdited(.nextCharacterDeleted)),
      says: Wording("删除后一个字", "delete the next character")),
    Binding(
      .key(.control("a")), does: .send(.searchEdited(.caretMovedToStart)),
      says: Wording("光标到开头", "caret to the start")),
    Binding(
      .key(.control("e")), does: .send(.searchEdited(.caretMovedToEnd)),
      says: Wording("光标到末尾", "caret to the end")),
    Binding(
      .key(.left), does: .send(.searchEdited(.caretMoved(by: -1))), says: Wording("光标左移", "caret left")),
    Binding(
      .key(.right), does: .send(.searchEdited(.caretMoved(by: 1))), says: Wording("光标右移", "caret right")),
    Binding(
      .key(.control("w")), does: .send(.searchEdited(.wordDeleted)),
      says: Wording("删除前一个词", "delete the word before")),
    Binding(
      .key(.control("u")), does: .send(.searchEdited(.startDeleted)),
      says: Wording("删除光标前的文字", "delete to the start")),
    Binding(
      .key(.control("k")), does: .send(.searchEdited(.endDeleted)),
      says: Wording("删除光标后的文字", "delete to the end")),
  ]

  static let endingEntry = ending([.key(.function(1))]).map { binding in
    guard binding.command == .send(.dismissed) else { return binding }
    return Binding(
      .key(.escape), does: .send(.dismissed), says: Wording("不要了，回到原处", "back to where it was"),
      brief: Wording("返回", "back"), hint: HintEntry(rank: 0, place: 6, Wording("返回", "back")))
  }
}
