import CalendarModel
import Fuzzing
import PickerCore
import PickerView

/// Columns, days and times to pick, drawn from a seed.
enum RandomValues {
  static func pick(random: inout SplitMix64) -> (pick: ValuePick, subject: Subject)? {
    random.onceIn(3) ? items(random: &random) : momentPick(random: &random)
  }

  private static let texts = [
    "S", "M", "约会中", "feature/login", "e\u{301}", "🇨🇳🇨🇳", "a b", String(repeating: "长", count: 80), "x,y",
    "\u{202E}abc",
  ]

  private static func items(random: inout SplitMix64) -> (ValuePick, Subject)? {
    let lists = (0..<1 + random.below(6)).map { _ in
      (0..<1 + random.below(random.onceIn(5) ? 300 : 8)).map { "\(random.oneOf(texts))\($0)" }
    }
    let tables = lists.compactMap { try? ItemTable($0) }
    let titles = random.onceIn(2) ? ["尺码"] : []
    guard let pick = try? ItemPick(tables, titles: titles, selected: [.index(random.below(tables[0].count))])
    else { return nil }
    return (.items(pick), .items)
  }

  private static let dates: [[MomentPick.Field]] = [
    [.year, .month, .day], [.year, .month, .day], [.year, .month], [.month, .day], [.year], [.month], [.day],
    [.weekYear, .week], [.year, .quarter],
  ]
  private static let clocks: [[MomentPick.Field]] = [
    [.hour, .minute], [.hour, .minute, .second], [.half, .hour, .minute], [.hour, .minute, .second, .half],
  ]
  private static let rules = ["* * 6,0", "31 * *", "* 2 *", "1-15 * *", "29 2 *", "2-31 * 1-6", "* */2 *"]

  /// What is pasted or written on the entry line: days and times, whole and in part, and what is none.
  static let words = [
    "2026-11-21", "21.11.2026", "19870605", "5/6/1987", "11-21", "31", "0", "2026", "198", "2024-02-29",
    "2026-02-29",
    "+3d", "-1m", "+9999y", "today", "fri", "weekend", "eom", "now", "9:30", "23:59:59", "930pm", "+2h",
    "noon",
    "2026-11-21T09:30", "3pm friday", "今晚12点", "下周五", "周末", "月底", "下午三点一刻", "半小时后", "q4", "w53", "0001-01-01",
    "9999-12-31 23:59", "约", "S1", "x", "--", "２０２６年",
  ]

  private static func momentPick(random: inout SplitMix64) -> (ValuePick, Subject)? {
    let kind = random.below(3)
    let fields =
      kind == 0
      ? random.oneOf(dates) : kind == 1 ? random.oneOf(clocks) : [.year, .month, .day] + random.oneOf(clocks)
    let (first, last) = bounds(fields, random: &random)
    let rules = random.onceIn(2) && kind != 1 ? [random.oneOf(rules)] : []
    let pick = try? MomentPick(
      fields: fields, bounds: first...last, rules: rules.compactMap { try? DayRule($0) },
      minuteStep: random.oneOf([1, 5, 15, 20, 60]), weekStart: 1 + random.below(7),
      now: moment(random: &random),
      start: moment(random: &random))
    return pick.map { (.moment($0), [.date, .time, .dateAndTime][kind]) }
  }

  /// Often close together, where every bound counts.
  private static func bounds(_ fields: [MomentPick.Field], random: inout SplitMix64) -> (Moment, Moment) {
    if let days = MomentPick.allDays(fields) {
      let from = Day(
        clamping: days.lowerBound.number + random.below(days.upperBound.number - days.lowerBound.number + 1))
      let to = Day(clamping: from.number + random.below(days.upperBound.number - from.number + 1))
      return random.onceIn(2)
        ? (Moment(days.lowerBound), Moment(days.upperBound, .last)) : (Moment(from), Moment(to, .last))
    }
    let first: Moment = moment(random: &random)
    if !fields.contains(where: { !$0.isOfTime }) {
      return (first, Moment(first.day, TimeOfDay(clamping: first.time.seconds + random.below(86_400))))
    }
    let length = random.oneOf([0, 3, 40, 400, 4000, 40_000])
    let last = Day(clamping: first.day.number + random.below(length + 1))
    return (first, max(first, Moment(last, TimeOfDay(clamping: random.below(86_400)))))
  }

  static func moment(random: inout SplitMix64) -> Moment {
    let base = random.oneOf([0, 693_000, 739_000, 3_652_000])
    return Moment(Day(clamping: base + random.below(4000)), TimeOfDay(clamping: random.below(86_400)))
  }
}
