import CalendarModel

/// The effect of a typed digit.
enum DigitAnswer: Equatable {
  /// More digits may follow.
  case waiting
  /// The number is complete; the next column comes.
  case whole
  /// No row has the number that was typed.
  case nowhere(String)
}

/// Typing numbers into a column.
extension Moments {
  /// Adds a digit to those typed for a field.
  ///
  /// The column moves as soon as the number is one of its rows. A year waits for all four digits, so that typing 1987
  /// does not pass through the year 19. A number that no row has leaves the choice as it was before the number.
  ///
  /// - Parameter isParted: Whether a separator stands before the number: all its digits then belong to the column.
  mutating func type(
    _ digit: Int, for field: MomentPick.Field, at now: Milliseconds, isParted: Bool = false
  ) -> DigitAnswer {
    if !takesMore(at: now) { digits = "" }
    if digits.isEmpty { run?.beforeNumber = choice }
    lastTyped = now
    hasGoneOn = false
    let typed = digits + String(digit)
    // 23 is no hour of a clock of twelve hours, but it is one number: not 2 o'clock and 3 minutes.
    let (largest, width) = field.largest
    let row = Int(typed).flatMap { number(shownAs: $0, in: field) }
    let isYear = width == 4
    let mayGrow = typed.utf8.count < width && (isYear || isParted || (Int(typed) ?? 0) * 10 <= largest)
    untaken = row == nil || isYear && mayGrow ? typed : ""
    if let row, untaken.isEmpty { set(field, to: row) }
    if mayGrow {
      digits = typed
      return .waiting
    }
    digits = ""
    hasGoneOn = row != nil
    if row == nil, let before = run?.beforeNumber { choice = before }
    return row == nil ? .nowhere(typed) : .whole
  }

  /// How long the next digit of a number may take, in milliseconds: slow hands need longer than letters have, and a
  /// person who has seen the number may want another.
  static let patience: Milliseconds = 3000

  /// Whether the digits wait as long as it takes: those of a year that are none yet, unless they begin as no year does
  /// that people pick: who types 87, and after a pause 1987, begins anew.
  private var waitsForYear: Bool { !untaken.isEmpty && digits == untaken && "012".contains(digits.prefix(1)) }

  /// Whether a digit typed now goes on with the number before it.
  func takesMore(at now: Milliseconds) -> Bool {
    waitsForYear || now - lastTyped <= (digits.isEmpty ? TypeAhead.patience : Moments.patience)
  }

  /// Drops digits that have waited too long; returns the milliseconds until then, nil if nothing waits.
  mutating func tick(at now: Milliseconds) -> Milliseconds? {
    let time = now - lastTyped
    if time > TypeAhead.patience { hasJustGoneOn = false }
    if !takesMore(at: now) { digits = "" }
    if hasJustGoneOn { return TypeAhead.patience - time + 1 }
    return digits.isEmpty || waitsForYear ? nil : Moments.patience - time + 1
  }

  mutating func forgetDigits() {
    digits = ""
    untaken = ""
    run = nil
    hasGoneOn = false
    hasJustGoneOn = false
    isRefused = false
  }

  /// What to say of digits that the choice does not have; nil if there are none.
  func complaint(for field: MomentPick.Field) -> Notice? {
    guard !untaken.isEmpty else { return nil }
    let width = field.largest.digits
    return width == 4 && untaken.utf8.count < width ? .unfinishedYear(untaken) : .noSuchNumber(untaken)
  }

  /// The row's number that is shown as `number`; nil if no row is.
  private func number(shownAs number: Int, in field: MomentPick.Field) -> Int? {
    let rows = rows(of: field)
    if field == .hour { return rows.first { shown($0, in: field) == number } }
    return rows.row(of: number).map { rows[$0] }
  }

  /// The number shown for a row of a field: on a clock of twelve hours, 0 is shown as 12.
  public func shown(_ number: Int, in field: MomentPick.Field) -> Int {
    field == .hour && pick.fields.contains(.half) ? (number + 11) % 12 + 1 : number
  }
}
