import PickerCore
import TerminalKit

extension FaceDescription {
  /// The calendar: a month as a grid of weeks, and a line below it to type a day in.
  static let calendar = FaceDescription(
    content: .columns, layout: calendarRules, listLimit: listLimit,
    keymap: Keymap(
      content: calendarKeys + calendarMoving + [pointer] + Keymap.ending(Keymap.helpKeys), search: [],
      entry: calendarEntry),
    hasDoneButton: true
  ) { drawing in
    guard let columns = drawing.state.columns, columns.moments != nil else { return nil }
    drawing.drawDivider(row: drawing.body.separator)
    drawing.drawCalendar(columns)
    return nil
  }

  private static let calendarEntry =
    calendarMoving.compactMap { binding in
      guard case .send(.monthMoved(let months)) = binding.command, abs(months) >= 12 else { return binding }
      // The signs of years and of tens of years are text there.
      var keys = binding
      keys.triggers.removeAll { if case .key(.character) = $0 { true } else { false } }
      keys.hint = nil
      return keys.triggers.isEmpty ? nil : keys
    }
    + Keymap.writing + Keymap.endingEntry

  /// A row of weekday names, six weeks, and a divider.
  private static let listLimit = 8

  /// The month's name comes first. The other parts come only if all weeks stay visible.
  private static let calendarRules = [
    LayoutRule(.heading, keeping: 2),
    LayoutRule(.title, keeping: 7),
    LayoutRule(.wholeName, keeping: 7),
    LayoutRule(.hints, keeping: 7),
    LayoutRule(.border, keeping: 7, minimumWidth: CalendarGrid.leastWidth + 2),
    LayoutRule(.separator, keeping: 7),
  ]

  private static let calendarKeys =
    [
      Binding(
        .key(.left), does: .send(.dayMoved(by: -1)),
        says: Wording("前一天、后一天", "the day before, the day after"),
        brief: Wording("前后一天", "by days"),
        hint: HintEntry(rank: 3, place: 0, Wording("日", "day"), with: .right)),
      Binding(.key(.right), does: .send(.dayMoved(by: 1)), says: nil),
      Binding(
        [.digits, .key(.character("+")), .key(.character("-")), .letters, .composed], does: .text,
        says: Wording("写日期：2026-11-21、11-21、21、+3d、下周五", "write it: 2026-11-21, 11-21, 21, +3d, fri"),
        brief: Wording("写日期", "write"), hint: HintEntry(rank: 4, place: 4, Wording("直接输入", "type"))),
      Binding(
        .key(.backspace), does: .send(.searchEdited(.characterDeleted)),
        says: Wording("改日期", "change the date")),
      Binding(
        .key(.character("/")), does: .send(.searchAsked), says: Wording("写日期，任何字母", "write it, any letter"),
        brief: Wording("写日期", "write")),
      Binding(
        .key(.character("t")), does: .send(.nowAsked), says: Wording("回到今天", "today"),
        hint: HintEntry(rank: 7, place: -1, Wording("今天", "today"))),
      Binding(
        .key(.enter), does: .send(.rowActivated), says: Wording("完成：取选中的一天", "done: take the day"),
        brief: Wording("完成", "done"), hint: HintEntry(rank: 1, place: 5, Wording("完成", "done"))),
    ]

  private static let calendarMoving = [
    Binding(
      .key(.up), .key(.control("p")), does: .send(.dayMoved(by: -7)),
      says: Wording("前一周、后一周", "the week before, the week after"), brief: Wording("前后一周", "by weeks"),
      hint: HintEntry(rank: 5, place: 1, Wording("周", "week"), with: .down)),
    Binding(.key(.down), .key(.control("n")), does: .send(.dayMoved(by: 7)), says: nil),
    Binding(
      .key(.pageUp), does: .send(.monthMoved(by: -1)),
      says: Wording("上个月、下个月", "the month before, the month after"),
      brief: Wording("前后一月", "by months"),
      hint: HintEntry(rank: 6, place: 2, Wording("月", "month"), with: .pageDown)
    ),
    Binding(.key(.pageDown), does: .send(.monthMoved(by: 1)), says: nil),
    Binding(
      .key(.character("<")), .key(.shiftPageUp), does: .send(.monthMoved(by: -12)),
      says: Wording("上一年、下一年", "the year before, the year after"), brief: Wording("前后一年", "by years"),
      hint: HintEntry(rank: 8, place: 3, Wording("年", "year"), with: .character(">"))),
    Binding(
      .key(.character(">")), .key(.shiftPageDown), does: .send(.monthMoved(by: 12)), says: nil),
    Binding(
      .key(.character("{")), does: .send(.monthMoved(by: -120)),
      says: Wording("十年前、十年后", "ten years before, ten years after"), brief: Wording("前后十年", "by ten years")),
    Binding(.key(.character("}")), does: .send(.monthMoved(by: 120)), says: nil),
    Binding(
      .key(.home), does: .send(.monthEdgeAsked(isLast: false)),
      says: Wording("这个月第一天、最后一天", "first day of the month, last day"), brief: Wording("月初、月末", "first, last")
    ),
    Binding(.key(.end), does: .send(.monthEdgeAsked(isLast: true)), says: nil),
  ]

  private static let pointer = Keymap.pointer(
    Wording(
      "点一天，滚轮换月，在月份上换年，点外面取消",
      "click a day; wheel by months, on the month's name by years; beside it cancels"))
}
