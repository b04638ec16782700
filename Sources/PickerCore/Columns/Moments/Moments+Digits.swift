import CalendarModel

/// What a digit comes to.
enum DigitAnswer: Equatable {
  /// More digits may follow.
  case waiting
  /// The number is whole, and the next column is to come.
  case whole
  /// No row has the number that was typed.
  case nowhere(String)
}

/// Digits fill a column.
extension Moments {
  /// Adds a digit to those typed for a field. The column goes to the number as soon as it is one of its rows; a year
  /// only when all four digits are there, so that nobody passes through the year 19 on the way to 1987.
  mutating func type(_ digit: Int, for field: MomentPick.Field, at now: Milliseconds) -> DigitAnswer {
    if now - lastDigit > TypeAhead.patience { digits = "" }
    lastDigit = now
    hasGoneOn = false
    let typed = digits + String(digit)
    let (most, width) = field.largest
    let largest = field == .hour && pick.fields.contains(.half) ? 12 : most
    let row = rows(of: field).first { shown($0, in: field) == Int(typed) }
    let isYear = width == 4
    let mayGrow = typed.utf8.count < width && (isYear || (Int(typed) ?? 0) * 10 <= largest || typed == "0")
    if let row, !isYear || !mayGrow { set(field, to: row) }
    if mayGrow {
      digits = typed
      return .waiting
    }
    digits = ""
    hasGoneOn = row != nil
    return row == nil ? .nowhere(typed) : .whole
  }

  /// Forgets digits that nothing was added to in time: how long to wait until then, nil where there are none.
  mutating func tick(at now: Milliseconds) -> Milliseconds? {
    guard !digits.isEmpty else { return nil }
    let left = lastDigit + TypeAhead.patience - now
    if left < 0 { digits = "" }
    return left < 0 ? nil : left + 1
  }

  mutating func forgetDigits() {
    digits = ""
    hasGoneOn = false
  }

  /// The number that a row of a field is shown with: of twelve hours the first is 12.
  public func shown(_ number: Int, in field: MomentPick.Field) -> Int {
    field == .hour && pick.fields.contains(.half) ? (number + 11) % 12 + 1 : number
  }
}
