import PickerCore

/// What a key can be bound to, by its name for `--bind`.
public struct KeyCommand: Equatable, Sendable {
  public let name: String
  let command: Binding.Command
  private let meaning: Wording

  private init(_ name: String, _ command: Binding.Command, _ chinese: String, _ english: String) {
    self.name = name
    self.command = command
    meaning = Wording(chinese, english)
  }

  private init(_ name: String, _ action: Action, _ chinese: String, _ english: String) {
    self.init(name, .send(action), chinese, english)
  }

  public func meaning(in language: Language) -> String { meaning(language) }

  public static func named(_ name: String) -> KeyCommand? { all.first { $0.name == name } }

  /// Nil for what only some keys can mean: letters, digits, the mouse.
  static func of(_ command: Binding.Command) -> KeyCommand? { all.first { $0.command == command } }

  /// Every command of every mode, and the one that does nothing. Names of commands that edit are those of readline.
  public static let all: [KeyCommand] = moving + choosing + marking + dates + editing + sheet

  private static let moving = [
    KeyCommand("previous-row", .cursorMoved(by: -1), "上一行", "previous row"),
    KeyCommand("next-row", .cursorMoved(by: 1), "下一行", "next row"),
    KeyCommand("page-up", .cursorPaged(by: -1), "上一页", "a page up"),
    KeyCommand("page-down", .cursorPaged(by: 1), "下一页", "a page down"),
    KeyCommand("first-row", .firstRowAsked, "第一行", "first row"),
    KeyCommand("last-row", .lastRowAsked, "最后一行", "last row"),
  ]

  private static let choosing = [
    KeyCommand("choose", .rowActivated, "选择，或取中间一行", "choose the row, or what the band shows"),
    KeyCommand("take", .cursorAccepted, "就选这里，不再往下", "take this place as it is"),
    KeyCommand("enter", .rowEntered, "进入下一级", "go into the place"),
    KeyCommand("back", .stepLeft, "返回上一级，或左边一列", "back one step, or the column to the left"),
    KeyCommand("forward", .stepEntered, "右边一列", "the column to the right"),
    KeyCommand("next-step", .stepCycled(by: 1), "下一步，或下一列", "next step, or next column"),
    KeyCommand("previous-step", .stepCycled(by: -1), "上一步，或上一列", "previous step, or previous column"),
    KeyCommand("search", .searchAsked, "搜索，或写日期", "search, or write a date"),
  ]

  /// With `--multi` alone.
  private static let marking = [
    KeyCommand("mark", .markToggled(by: 1), "标记或取消标记，到下一行", "mark or unmark, and go to the next row"),
    KeyCommand("mark-up", .markToggled(by: -1), "标记或取消标记，到上一行", "mark or unmark, and go to the previous row"),
    KeyCommand("mark-all", .allMarked, "标记整个列表", "mark the whole list"),
    KeyCommand("unmark-all", .marksCleared, "取消所有标记", "take all marks away"),
  ]

  private static let dates = [
    KeyCommand("previous-day", .dayMoved(by: -1), "前一天", "the day before"),
    KeyCommand("next-day", .dayMoved(by: 1), "后一天", "the day after"),
    KeyCommand("previous-week", .dayMoved(by: -7), "前一周", "the week before"),
    KeyCommand("next-week", .dayMoved(by: 7), "后一周", "the week after"),
    KeyCommand("previous-month", .monthMoved(by: -1), "上个月", "the month before"),
    KeyCommand("next-month", .monthMoved(by: 1), "下个月", "the month after"),
    KeyCommand("previous-year", .monthMoved(by: -12), "上一年", "the year before"),
    KeyCommand("next-year", .monthMoved(by: 12), "下一年", "the year after"),
    KeyCommand("previous-decade", .monthMoved(by: -120), "十年前", "ten years before"),
    KeyCommand("next-decade", .monthMoved(by: 120), "十年后", "ten years after"),
    KeyCommand("first-day", .monthEdgeAsked(isLast: false), "这个月第一天", "first day of the month"),
    KeyCommand("last-day", .monthEdgeAsked(isLast: true), "这个月最后一天", "last day of the month"),
    KeyCommand("today", .nowAsked, "今天、现在", "today, now"),
    KeyCommand("next-part", .partEnded, "数字输完了，到下一列", "the number is whole: next column"),
  ]

  private static let editing = [
    KeyCommand("backward-char", .searchEdited(.caretMoved(by: -1)), "光标左移", "caret left"),
    KeyCommand("forward-char", .searchEdited(.caretMoved(by: 1)), "光标右移", "caret right"),
    KeyCommand("beginning-of-line", .searchEdited(.caretMovedToStart), "光标到开头", "caret to the start"),
    KeyCommand("end-of-line", .searchEdited(.caretMovedToEnd), "光标到末尾", "caret to the end"),
    KeyCommand(
      "backward-delete-char", .searchEdited(.characterDeleted), "删除前一个字", "delete the character before"),
    KeyCommand(
      "delete-char", .searchEdited(.nextCharacterDeleted), "删除后一个字", "delete the next character"),
    KeyCommand("backward-kill-word", .searchEdited(.wordDeleted), "删除前一个词", "delete the word before"),
    KeyCommand("unix-line-discard", .searchEdited(.startDeleted), "删除光标前的文字", "delete to the start"),
    KeyCommand("kill-line", .searchEdited(.endDeleted), "删除光标后的文字", "delete to the end"),
  ]

  private static let sheet = [
    KeyCommand(
      "dismiss", .dismissed, "关闭帮助，清空或离开搜索，否则取消", "close the help, clear or leave the search, else cancel"),
    KeyCommand("cancel", .cancelled, "取消", "cancel"),
    KeyCommand("help", .helpAsked, "按键说明", "these keys"),
    KeyCommand("redraw", .redrawAsked, "重画屏幕", "redraw the screen"),
    KeyCommand("suspend", .suspensionAsked, "挂起（fg 恢复）", "suspend (fg resumes)"),
    KeyCommand("ignore", .nothing, "不做什么", "nothing"),
  ]
}
