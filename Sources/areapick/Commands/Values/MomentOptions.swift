import AreaPicker
import CalendarModel
import PickerCore

/// Reads the options of days and times, relative to the clock.
struct MomentOptions {
  let words: OptionWords
  let now: Moment
  private let fields: [MomentPick.Field]
  private let reader: DateWords
  /// The local moment some seconds after the epoch.
  private let local: (Int) -> Moment?

  init(
    _ words: OptionWords, now: Moment, fields: [MomentPick.Field],
    local: @escaping (Int) -> Moment? = Clock.moment
  ) {
    self.local = local
    self.words = words
    self.now = now
    self.fields = fields
    // Where no seconds are picked, nobody means those of now: `--min now` takes the minute that it is.
    let seconds = fields.contains(.second) ? now.time.seconds : now.time.seconds / 60 * 60
    reader = MomentPick.words(fields, now: Moment(now.day, TimeOfDay(clamping: seconds)))
  }

  /// The days that cannot be chosen; the option may be repeated.
  func rules() throws(CommandError) -> [DayRule] {
    var rules: [DayRule] = []
    for text in words.values(of: [.disable]) {
      do throws(DayRule.ParseError) { rules.append(try DayRule(text)) } catch {
        throw OptionValue.wrong(.disable, text, error.description)
      }
    }
    return rules
  }

  /// The steps in minutes that divide an hour.
  static let steps = (1...60).filter { 60 % $0 == 0 }

  /// - Throws: `CommandError` for a step that does not divide 60; it lists those that do.
  func step() throws(CommandError) -> Int {
    guard let text = words.value(of: .step) else { return 1 }
    guard let step = OptionValue.number(text, in: 1...60), 60 % step == 0 else {
      let known = MomentOptions.steps.map(String.init).joined(separator: ", ")
      throw OptionValue.wrong(.step, text, "minutes that divide 60 are wanted: \(known)")
    }
    return step
  }

  /// What an option's value stands for; nil if the option is not given.
  private func value(_ option: OptionName, _ kind: Kind) throws(CommandError) -> Value? {
    guard let text = words.value(of: option) else { return nil }
    do throws(DateWords.ParseError) { return try value(text, kind, of: option) } catch {
      throw OptionValue.wrong(option, text, MomentOptions.reason(error, wanted: kind.wanted))
    }
  }

  private static func reason(_ error: DateWords.ParseError, wanted: String) -> String {
    switch error {
    case .unknown: "\(wanted) is wanted"
    case .notThere: "there is no such day or time"
    case .ambiguous: "the day or the month may be first; write it like 2026-11-21 or 21.11.2026"
    case .shortYear(let digits): "a year has four digits, not \(digits)"
    case .midnight: "this night belongs to two days; write it like '2026-11-21 00:00'"
    case .endOfDay: "24:00 is 00:00 of the next day; write 00:00"
    }
  }

  /// How the value of an option is read.
  enum Kind {
    case day, time, both

    /// What a message names.
    var wanted: String {
      switch self {
      case .day: "a day like 2026-11-21, today, +3d or fri"
      case .time: "a time like 09:30, 9pm or now"
      case .both: "a day and a time like '2026-11-21 09:30', today or now"
      }
    }
  }

  /// The first and the last moment of a value.
  private struct Value {
    let moments: ClosedRange<Moment>
    /// Whether it has a time beside the day that is wanted.
    var leavesOutTime = false
  }

  private func value(
    _ text: String, _ kind: Kind, of option: OptionName
  ) throws(DateWords.ParseError) -> Value {
    do throws(DateWords.ParseError) { return try said(text, kind, option) } catch {
      guard let seconds = Timestamp.seconds(text) else { throw error }
      guard let moment = local(seconds) else { throw .notThere }
      switch kind {
      case .day:
        return Value(
          moments: MomentOptions.whole(moment.day...moment.day), leavesOutTime: !text.hasPrefix("@"))
      case .time: return today(at: moment.time)
      case .both: return Value(moments: moment...moment)
      }
    }
  }

  private func said(
    _ text: String, _ kind: Kind, _ option: OptionName
  ) throws(DateWords.ParseError) -> Value {
    switch kind {
    case .day:
      let reading = try reader.dayReading(text)
      let days = reading.days ?? now.day...now.day
      return Value(moments: MomentOptions.whole(days), leavesOutTime: reading.time != nil)
    case .time: return today(at: try time(text, of: option))
    case .both: return Value(moments: try reader.moments(text))
    }
  }

  /// A time; as the latest one `24:00` is the end of the day.
  private func time(_ text: String, of option: OptionName) throws(DateWords.ParseError) -> TimeOfDay {
    do throws(DateWords.ParseError) { return try reader.timeValue(text) } catch {
      if error == .endOfDay, option == .max { return .last }
      throw error
    }
  }

  private static func whole(_ days: ClosedRange<Day>) -> ClosedRange<Moment> {
    Moment(days.lowerBound, .first)...Moment(days.upperBound, .last)
  }

  private func today(at time: TimeOfDay) -> Value {
    Value(moments: Moment(now.day, time)...Moment(now.day, time))
  }

  /// The pick that the options describe.
  ///
  /// - Returns: The pick, and what to say where it cannot open at the default.
  /// - Throws: `CommandError` if a value cannot be read, or nothing can be chosen.
  func pick(_ kind: Kind, weekStart: Int = 1) throws(CommandError) -> (pick: MomentPick, notice: Notice?) {
    let bounds = try self.bounds(kind)
    let rules = try self.rules()
    try check(rules)
    let value = try value(.selected, kind)
    let selected = value.map { meant($0.moments) }
    let step = try self.step()
    if let selected { try checkSelected(selected, bounds) }
    let start = selected.map { max($0.lowerBound, bounds.lowerBound) } ?? fitted(now)
    let days = selected.map { start.day...max(start.day, $0.upperBound.day) }
    do throws(MomentPick.PickError) {
      let pick = try MomentPick(
        fields: fields, bounds: bounds, rules: rules, minuteStep: step, weekStart: weekStart, now: now,
        start: start, among: days)
      let rest = value?.leavesOutTime == true ? Notice.withoutTime(words.value(of: .selected) ?? "") : nil
      return (pick, days.flatMap { notice(start, $0, in: pick) } ?? rest)
    } catch {
      throw CommandError(
        error == .nothingOpen
          ? "--disable leaves no day that can be chosen"
          : "between --min and --max there is nothing to choose")
    }
  }

  private func bounds(_ kind: Kind) throws(CommandError) -> ClosedRange<Moment> {
    var all = Moment.first ... .last
    if kind == .time { all = Moment(now.day, .first)...Moment(now.day, .last) }
    if let days = MomentPick.allDays(fields) {
      all = Moment(days.lowerBound, .first)...Moment(days.upperBound, .last)
    }
    let first = try value(.min, kind).map { fitted($0.moments.lowerBound) }
    let last = try value(.max, kind).map { fitted($0.moments.upperBound) }
    guard (first ?? all.lowerBound) <= (last ?? all.upperBound) else {
      let (low, high) = (words.value(of: .min) ?? "", words.value(of: .max) ?? "")
      let reason = kind == .time ? "a span over midnight is not possible" : "nothing lies between them"
      throw CommandError("--min \(low.shortened) is later than --max \(high.shortened): \(reason)")
    }
    return (first ?? all.lowerBound)...(last ?? all.upperBound)
  }

  /// All moments that a value stands for: those of the months or weeks that its days lie in, where such are picked.
  private func meant(_ value: ClosedRange<Moment>) -> ClosedRange<Moment> {
    let (first, last) = (fitted(value.lowerBound), fitted(value.upperBound))
    guard MomentPick.hasPeriods(fields) else { return first...max(first, last) }
    let from = MomentPick.period(of: first.day, fields).lowerBound
    let to = MomentPick.period(of: max(first, last).day, fields).upperBound
    return Moment(from, .first)...Moment(to, .last)
  }

  /// What to say of a default on a closed day, or between two steps: the pick opens at the nearest choice.
  ///
  /// The present is rounded to a step in silence.
  private func notice(_ wanted: Moment, _ days: ClosedRange<Day>, in pick: MomentPick) -> Notice? {
    let precision = fields.contains(.second) ? 1 : 60
    let isTime =
      !pick.hasTime || wanted.time.seconds / precision == now.time.seconds / precision
      || wanted.time.seconds / precision == pick.start.time.seconds / precision
    if isTime, !pick.hasDate || days.contains(pick.start.day) { return nil }
    return .outOfReach(Moments.text(of: wanted, pick))
  }

  /// Throws if the default is outside the bounds.
  private func checkSelected(
    _ wanted: ClosedRange<Moment>, _ bounds: ClosedRange<Moment>
  ) throws(CommandError) {
    let text = (words.value(of: .selected) ?? "").shortened
    if wanted.upperBound < bounds.lowerBound {
      throw CommandError(
        "--selected \(text) is earlier than --min \((words.value(of: .min) ?? "").shortened)")
    }
    if wanted.lowerBound > bounds.upperBound {
      throw CommandError("--selected \(text) is later than --max \((words.value(of: .max) ?? "").shortened)")
    }
  }

  private func fitted(_ moment: Moment) -> Moment {
    Moment(MomentPick.fitted(moment.day, fields), moment.time)
  }

  /// Throws for a rule of what a pick without years, or without months, does not know.
  private func check(_ rules: [DayRule]) throws(CommandError) {
    guard MomentPick.isYearless(fields) else { return }
    if let rule = rules.first(where: \.namesWeekdays) {
      throw OptionValue.wrong(.disable, rule.text, "without a year there is no day of the week")
    }
    if !fields.contains(.month), let rule = rules.first(where: \.namesMonths) {
      throw OptionValue.wrong(.disable, rule.text, "a day alone has no month")
    }
  }
}

/// The first day of the week in the locale's country, from Unicode's CLDR (supplemental week data).
enum WeekStart {
  private static let sunday = """
    AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT \
    PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
    """
  private static let saturday = "AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"

  /// 周一, 星期一, 礼拜一; Sunday is also 周天.
  static func names(of day: Int) -> [String] {
    let ends = [CalendarNames.chinese.shortWeekday(day)] + (day == 7 ? ["天"] : [])
    return ends.flatMap { end in ["周", "星期", "礼拜"].map { $0 + end } }
  }

  static func ofLocale(_ environment: Environment) -> Int {
    let locale = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard let bar = name.firstIndex(of: "_") else { return 1 }
    let country = name[name.index(after: bar)...]
    if sunday.split(separator: " ").contains(country) { return 7 }
    return saturday.split(separator: " ").contains(country) ? 6 : 1
  }
}
