import CalendarModel
import PickerView

/// The option table's entries for days and times.
enum MomentEntries {
  static let day = Wording("日期", "day")
  static let time = Wording("时间", "time")
  static let both = Wording("时刻", "moment")

  static func bounds(_ value: Wording) -> [OptionTable.Entry] {
    [
      OptionTable.Entry(
        name: .selected, value: value, use: Wording("打开时停在这里，默认现在", "Open at this one, else at the present."),
        emptyMeansUnset: true),
      OptionTable.Entry(
        name: .min, value: value, use: Wording("最早的", "The earliest that can be chosen."),
        emptyMeansUnset: true),
      OptionTable.Entry(
        name: .max, value: value, use: Wording("最晚的", "The latest that can be chosen."), emptyMeansUnset: true
      ),
    ]
  }

  static let disable = OptionTable.Entry(
    name: .disable, value: Wording("规则", "rule"),
    use: Wording(
      "不能选的日子，写法同 cron：'* * 6,0' 为周末；\n依次是日、月、星期，可写多次",
      "Days that cannot be chosen, as cron has them:\n'* * 6,0' are weekends; day, month, day of the week.\nMay be given several times."
    ),
    emptyMeansUnset: true)

  static let weekStart = OptionTable.Entry(
    name: .weekStart, value: Wording("星期", "weekday"),
    use: Wording("月历每行从星期几开始：monday、sunday …", "What the calendar's rows begin with: monday, sunday, …"),
    choices: weekdays)

  /// The words for `--week-start`, from Monday on.
  static let weekdays = (1...7).map { CalendarNames.english.weekday($0).lowercased() }

  static let clock = [
    OptionTable.Entry(name: .seconds, value: nil, use: Wording("也选秒", "Pick seconds, too.")),
    OptionTable.Entry(
      name: .step, value: Wording("分钟", "minutes"),
      use: Wording("分钟的间隔，须整除 60", "Between two rows of minutes; it must divide 60."),
      choices: MomentOptions.steps.map(String.init)),
    OptionTable.Entry(
      name: .twelveHour, value: nil,
      use: Wording("12 小时制，另有上午、下午一列", "Twelve hours, with a column for AM and PM.")),
  ]

  static let faces = OptionTable.Entry(
    name: .face, value: Wording("样式", "face"),
    use: Wording("wheels（默认）、calendar", "wheels (default), calendar."),
    choices: Face.ofDays.map(\.rawValue))

  /// The forms of `--output`: all but `index`, which is for columns.
  static let forms = ValueStyle.Format.allCases.filter { $0 != .index }

  static func result(_ separator: Wording) -> OptionTable.Section {
    OptionTable.valueResult(
      Wording("text（默认，ISO 8601）、json、shell", "text (default, ISO 8601), json, shell."),
      choices: forms.map(\.rawValue), separator: separator,
      [
        OptionTable.Entry(
          name: .format, value: OptionTable.template,
          use: Wording(
            "自定形式，如 %d.%m.%Y：%Y %m %d %H %M %S %F %R %T\n%j %u %a %A %b %B %p %I %y %e %%",
            "A form of your own, like %d.%m.%Y: %Y %m %d %H %M %S\n%F %R %T %j %u %a %A %b %B %p %I %y %e %%."
          ),
          emptyMeansUnset: true)
      ])
  }

  static let timeDetails = Wording(
    """
    时间可以写 09:30、0930、9:30pm、9、noon、now、+1h、-30min、下午3点、三点半、
    夜里2点、半小时后、half past 9。
    现在按本地时区（TZ）。
    """,
    """
    A time may be written 09:30, 0930, 9:30pm, 9, noon, now, +1h, -30min, 下午3点,
    half past 9, in 2 hours. Now is the local zone's (TZ).
    """)

  static let details = Wording(
    """
    日期可以写 2026-11-21、21.11.2026、11-21、21、'Nov 21'、today、tomorrow、+3d、
    -1m、+1y、fri、今天、明天、下周五、下个月1号、月底、第47周、四季度；
    时间可以写 09:30、9pm、now、+1h。
    5/6/2026 分不清月和日，不收。今天和现在按本地时区（TZ）。
    """,
    """
    A day may be written 2026-11-21, 21.11.2026, 11-21, 21, 'Nov 21', today,
    tomorrow, +3d, -1m, +1y, fri, eom, w47, q4, 今天, 明天, 下周五; a time 09:30,
    9pm, now, +1h.
    5/6/2026 is refused, since the day or the month may be first. Today and now
    are the local zone's (TZ).
    """)
}
