import PickerCore
import TerminalKit

/// Wheels without a tree: columns of items, and days and times.
extension FaceDescription {
  static let itemWheels = valueWheels(
    Keymap(content: Keymap.moving + itemKeys + Keymap.ending(Keymap.helpKeys), search: [], entry: itemEntry))

  static let momentWheels = valueWheels(
    Keymap(
      content: Keymap.moving + momentKeys + Keymap.ending(Keymap.helpKeys), search: [], entry: momentEntry))

  private static func valueWheels(_ keymap: Keymap) -> FaceDescription {
    var description = FaceDescription { drawing in
      guard let columns = drawing.state.columns else { return nil }
      drawing.drawDivider(row: drawing.body.separator, joins: true)
      let whole = drawing.drawWheels(columns)
      if let row = drawing.body.searchLine { drawing.drawEntry(columns, row: row) }
      return whole
    }
    description.content = .columns
    description.layout = wheels.layout
    description.listLimit = wheels.listLimit
    description.keymap = keymap
    description.hasDoneButton = true
    return description
  }

  private static let itemKeys =
    [
      Binding(
        .letters, does: .letter, says: Wording("跳到以这些字母开头的项", "jump to an item that begins so"),
        brief: Wording("跳转", "jump"), hint: HintEntry(rank: 6, place: 1, Wording("跳转", "jump"))),
      Binding(
        .key(.character("/")), .composed, does: .send(.searchAsked),
        says: Wording("在这一列里查找（汉字直接输入即可）", "find in the column; Han text begins it by itself"),
        brief: Wording("查找", "find"), hint: HintEntry(rank: 4, place: 2, Wording("查找", "find"))),
    ] + columnKeys + [
      Binding(.digits, does: .step, says: Wording("跳到第几列", "go to that column"))
    ]

  private static let momentKeys =
    [
      Binding(
        .digits, does: .digit, says: Wording("输入数字，满了就到下一列", "fill the column, then the next one"),
        brief: Wording("输入", "type"), hint: HintEntry(rank: 4, place: 1, Wording("直接输入", "type"))),
      Binding(
        [
          .key(.character("-")), .key(.character(":")), .key(.character(".")), .key(.character(" ")),
          .key(.character(",")),
        ], does: .send(.partEnded), says: Wording("数字输完了", "the number is whole")),
      Binding(
        .key(.character("t")), does: .send(.nowAsked), says: Wording("回到今天、现在", "today, now"),
        brief: Wording("今天", "today"), hint: HintEntry(rank: 6, place: 2, Wording("今天", "today"))),
      Binding(
        .letters, does: .letter, says: Wording("跳到英文月份的首字母、A/P", "jump to a month, AM or PM"),
        brief: Wording("跳转", "jump")),
      Binding(
        .key(.character("/")), .composed, does: .send(.searchAsked),
        says: Wording("写日期或时间：+3d、11-21、下周五", "write it: +3d, 11-21, fri, 9:30"),
        brief: Wording("写", "write"),
        hint: HintEntry(rank: 8, place: 5, Wording("写日期", "write"))),
    ] + columnKeys

  private static let columnKeys = [
    Binding(
      .key(.enter), does: .send(.rowActivated), says: Wording("完成：取中间一行", "done: take what the band shows"),
      brief: Wording("完成", "done"), hint: HintEntry(rank: 1, place: 4, Wording("完成", "done"))),
    Binding(
      .key(.left), .key(.backspace), does: .send(.stepLeft), says: Wording("左边一列", "column to the left"),
      hint: HintEntry(rank: 7, place: 3, Wording("换列", "column"), with: .right)),
    Binding(.key(.right), does: .send(.stepEntered), says: Wording("右边一列", "column to the right")),
    Binding(.key(.tab), does: .send(.stepCycled(by: 1)), says: Wording("下一列", "next column")),
    Binding(.key(.backTab), does: .send(.stepCycled(by: -1)), says: Wording("上一列", "previous column")),
  ]

  private static let itemEntry =
    [
      Binding(
        .key(.down), .key(.control("n")), does: .send(.cursorMoved(by: 1)), says: Wording("下一个", "next one"),
        hint: HintEntry(rank: 5, place: 0, Wording("前后找", "next"), with: .up)),
      Binding(
        .key(.up), .key(.control("p")), does: .send(.cursorMoved(by: -1)),
        says: Wording("上一个", "previous one")),
    ] + Keymap.writing + Keymap.endingEntry

  private static let momentEntry = Keymap.moving + Keymap.writing + Keymap.endingEntry
}

/// The keys of a line that columns are written with.
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
      says: Wording("删除后一个字", "delete the character behind")),
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

  static let endingEntry = ending([.key(.function1)]).map { binding in
    guard binding.command == .send(.dismissed) else { return binding }
    return Binding(
      .key(.escape), does: .send(.dismissed), says: Wording("不要了，回到原处", "back to where it was"),
      brief: Wording("返回", "back"), hint: HintEntry(rank: 0, place: 6, Wording("返回", "back")))
  }
}
