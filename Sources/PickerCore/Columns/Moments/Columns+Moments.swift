import CalendarModel
import RegionModel

/// Columns of a day or a time.
extension Columns {
  /// The choice of a day or a time; nil for other columns.
  public internal(set) var moments: Moments? {
    get { if case .moments(let moments) = form { moments } else { nil } }
    set { if let newValue { form = .moments(newValue) } }
  }

  /// The headings of item columns; empty for other columns.
  public var titles: [String] { if case .independent(let titles) = form { titles } else { [] } }

  var isLinked: Bool { if case .linked = form { true } else { false } }

  static func columns(of moments: Moments) -> [Column] {
    moments.pick.fields.map { field in
      let rows = moments.rows(of: field)
      let number = Moments.number(field, of: moments.choice)
      return Column(.numbers(field, rows), cursor: rows.row(of: number) ?? 0)
    }
  }

  /// Changes the choice and rebuilds the columns that show it.
  mutating func changeMoments(_ change: (inout Moments) -> Void) {
    guard var moments else { return }
    change(&moments)
    self.moments = moments
    columns = Columns.columns(of: moments)
  }

  /// The first effects of the picker: a request for the time at midnight, when today changes.
  var openingEffects: [Effect] { moments.map { [.tellTime(after: $0.now.millisecondsToMidnight)] } ?? [] }

  /// Takes the clock's time, and asks for it again at the next midnight.
  mutating func tell(_ now: Moment) -> [Effect] {
    guard moments != nil else { return [] }
    moments?.now = now
    return [.tellTime(after: now.millisecondsToMidnight)]
  }

  mutating func reduceMoments(_ action: Action, in sheet: inout Sheet) -> [Effect] {
    switch action {
    case .digitTyped(let digit, let now): return type(digit, at: now, in: &sheet)
    case .partEnded: endPart(in: &sheet)
    case .dayMoved(let days): changeMoments { $0.move(byDays: days) }
    case .monthMoved(let months): changeMoments { $0.move(byMonths: months) }
    case .monthEdgeAsked(let isLast): changeMoments { $0.moveToEdge(ofMonth: isLast) }
    case .dayPicked(let number): Day(number: number).map { pick($0, in: &sheet) }
    case .nowAsked: changeMoments { $0.moveToNow() }
    default: break
    }
    return []
  }

  /// Chooses a day; a notice says so where it cannot be taken.
  private mutating func pick(_ day: Day, in sheet: inout Sheet) {
    guard var wanted = moments else { return }
    if wanted.isOpen(day) { return changeMoments { $0.choose(day) } }
    wanted.choice.day = day
    sheet.notice = .outOfReach(wanted.text)
  }

  /// Types a digit into the active column, and focuses the next column once the number is complete.
  private mutating func type(_ digit: Int, at now: Milliseconds, in sheet: inout Sheet) -> [Effect] {
    guard case .numbers(let field, _) = column.rows, (0...9).contains(digit) else { return [] }
    var answer = DigitAnswer.waiting
    changeMoments { answer = $0.type(digit, for: field, at: now) }
    switch answer {
    case .waiting: return [.tick(after: TypeAhead.patience + 1)]
    case .whole: focus(active + 1)
    case .nowhere(let digits): sheet.notice = .noSuchNumber(digits)
    }
    return []
  }

  /// Focuses the next column, unless the last digit did so already, or the number is none of the column's.
  private mutating func endPart(in sheet: inout Sheet) {
    guard let moments else { return }
    if let complaint {
      self.moments?.digits = ""
      sheet.notice = complaint
      return
    }
    if !moments.hasGoneOn { focus(active + 1) }
    self.moments?.forgetDigits()
  }

  /// What to say of digits that the choice does not have; nil if there are none.
  private var complaint: Notice? {
    guard let moments, case .numbers(let field, _) = column.rows else { return nil }
    return moments.complaint(for: field)
  }

  /// Says once that the digits typed last are not in the choice, so that nobody takes another day unseen.
  ///
  /// - Returns: Whether there was something to say.
  mutating func complain(in sheet: inout Sheet) -> Bool {
    guard let complaint else { return false }
    sheet.notice = complaint
    moments?.forgetDigits()
    return true
  }

  mutating func forgetDigits(before action: Action) {
    switch action {
    case .digitTyped, .partEnded, .rowActivated: break
    default: if moments != nil { moments?.forgetDigits() }
    }
  }

  /// The next row whose English name begins with a letter: for months, and for AM and PM.
  static func row(
    beginningWith letter: Letter, of field: MomentPick.Field, _ numbers: NumberRows, after cursor: Int
  ) -> Int? {
    let rows = Array(numbers.indices.dropFirst(cursor + 1)) + Array(numbers.indices.prefix(cursor + 1))
    return rows.first { Columns.name(of: numbers[$0], field).first.flatMap(Letter.init) == letter }
  }

  private static func name(of number: Int, _ field: MomentPick.Field) -> String {
    switch field {
    case .month: CalendarNames.english.month(number)
    case .half: CalendarNames.english.half(isAfternoon: number == 1)
    default: ""
    }
  }
}
