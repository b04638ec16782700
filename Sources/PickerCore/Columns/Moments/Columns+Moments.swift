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
    case .digitTyped(let digit, let now):
      return moments == nil ? typeDigit(digit, at: now, in: &sheet) : type(digit, at: now, in: &sheet)
    case .signTyped(let sign):
      return moments == nil ? typeItem(sign, in: &sheet) : type(sign: sign, in: &sheet)
    case .partEnded: return moments == nil ? [] : type(sign: " ", in: &sheet)
    case .dayMoved(let days): changeMoments { $0.move(byDays: days) }
    case .monthMoved(let months): changeMoments { $0.move(byMonths: months) }
    case .monthEdgeAsked(let isLast): changeMoments { $0.moveToEdge(ofMonth: isLast) }
    case .dayPicked(let number): Day(number: number).map { pick($0, in: &sheet) }
    case .nowAsked: goToNow(in: &sheet)
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

  /// Goes to today, and remembers where from: a letter behind the `t` makes it the beginning of a word.
  private mutating func goToNow(in sheet: inout Sheet) {
    guard let before = moments?.choice else { return }
    var problem: Notice?
    changeMoments { problem = $0.moveToNow() }
    sheet.notice = problem
    let run = TypedRun(text: "t", start: active, before: before, key: .now)
    moments?.run = run
  }

  /// What to say of digits that the choice does not have; nil if there are none.
  var complaint: Notice? {
    guard let moments, case .numbers(let field, _) = column.rows else { return nil }
    return moments.complaint(for: field)
  }

  /// Says that the digits typed last are not in the choice, so that nobody takes another day unseen.
  ///
  /// - Returns: Whether there was something to say.
  mutating func complain(in sheet: inout Sheet) -> Bool {
    guard let complaint else { return false }
    sheet.notice = complaint
    moments?.isRefused = true
    return true
  }
}
