import PickerCore
import TerminalKit

extension FaceDescription {
  /// The calendar: a month as a grid of weeks, and below it the line that a day is written in.
  static let calendar = {
    var description = FaceDescription { drawing in
      guard let columns = drawing.state.columns, columns.moments != nil else { return nil }
      drawing.drawDivider(row: drawing.body.separator, joins: true)
      drawing.drawCalendar(columns)
      return nil
    }
    description.content = .columns
    description.layout = calendarRules
    description.listLimit = listLimit
    description.keymap = Keymap(
      content: calendarKeys + Keymap.ending(Keymap.helpKeys), search: [],
      entry: calendarMoving + Keymap.writing + Keymap.endingEntry)
    description.hasDoneButton = true
    return description
  }()

  /// The days of the week, six weeks, and a divider.
  private static let listLimit = 8

  /// The month's name comes first, then the title with its buttons and the line, while all weeks are seen.
  private static let calendarRules = [
    LayoutRule(.heading, keeping: 2),
    LayoutRule(.title, keeping: 7),
    LayoutRule(.wholeName, keeping: 7),
    LayoutRule(.hints, keeping: 7),
    LayoutRule(.border, keeping: 7, minimumWidth: 12),
    LayoutRule(.separator, keeping: 7),
  ]

  private static let calendarKeys =
    [
      Binding(
        .key(.left), does: .send(.dayMoved(by: -1)), says: Wording("前一天", "the day before"),
        hint: HintEntry(rank: 3, place: 0, Wording("日", "day"), with: .right)),
      Binding(.key(.right), does: .send(.dayMoved(by: 1)), says: Wording("后一天", "the day behind")),
    ] + calendarMoving + [
      Binding(
        [.digits, .key(.character("+")), .key(.character("-")), .letters, .composed], does: .text,
        says: Wording("写日期：2026-11-21、11-21、21、+3d、下周五", "write it: 2026-11-21, 11-21, 21, +3d, fri"),
        brief: Wording("写日期", "write"), hint: HintEntry(rank: 4, place: 4, Wording("直接输入", "type"))),
      Binding(
        .key(.character("t")), does: .send(.nowAsked), says: Wording("回到今天", "today"),
        hint: HintEntry(rank: 7, place: -1, Wording("今天", "today"))),
      Binding(.key(.character("/")), does: .send(.searchAsked), says: Wording("写日期", "write a date")),
      Binding(
        .key(.backspace), does: .send(.searchEdited(.characterDeleted)),
        says: Wording("改日期", "change the date")),
      Binding(
        .key(.enter), does: .send(.rowActivated), says: Wording("完成：取选中的一天", "done: take the day"),
        brief: Wording("完成", "done"), hint: HintEntry(rank: 1, place: 5, Wording("完成", "done"))),
    ]

  private static let calendarMoving = [
    Binding(
      .key(.up), .key(.control("p")), does: .send(.dayMoved(by: -7)), says: Wording("前一周", "the week before"),
      hint: HintEntry(rank: 5, place: 1, Wording("周", "week"), with: .down)),
    Binding(
      .key(.down), .key(.control("n")), does: .send(.dayMoved(by: 7)), says: Wording("后一周", "the week behind")
    ),
    Binding(
      .key(.pageUp), does: .send(.monthMoved(by: -1)), says: Wording("上个月", "the month before"),
      hint: HintEntry(rank: 6, place: 2, Wording("月", "month"), with: .pageDown)),
    Binding(.key(.pageDown), does: .send(.monthMoved(by: 1)), says: Wording("下个月", "the month behind")),
    Binding(
      .key(.character("<")), .key(.shiftPageUp), does: .send(.monthMoved(by: -12)),
      says: Wording("上一年", "the year before"),
      hint: HintEntry(rank: 8, place: 3, Wording("年", "year"), with: .character(">"))),
    Binding(
      .key(.character(">")), .key(.shiftPageDown), does: .send(.monthMoved(by: 12)),
      says: Wording("下一年", "the year behind")),
    Binding(
      .key(.home), does: .send(.monthEdgeAsked(isLast: false)),
      says: Wording("这个月第一天", "first day of the month")),
    Binding(
      .key(.end), does: .send(.monthEdgeAsked(isLast: true)),
      says: Wording("这个月最后一天", "last day of the month")),
  ]
}
