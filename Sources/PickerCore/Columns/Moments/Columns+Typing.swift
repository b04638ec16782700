import CalendarModel
import RegionModel

/// Typing into columns of a day or a time.
///
/// Digits fill the columns from the left, separators end a number, letters jump to a month or to a half of the day.
/// What does not fit in so is written on the entry line, with everything that was typed before it.
extension Columns {
  /// Whether a key typed now belongs to what was typed before, so that letters with a meaning of their own are text.
  public func isTyping(at now: Milliseconds) -> Bool {
    guard entry == nil, let moments, let run = moments.run, !run.isKey else { return false }
    return !moments.untaken.isEmpty || run.endsInSign || now - moments.lastTyped <= TypeAhead.patience
  }

  /// Types a digit into the active column, and focuses the next column once the number is complete.
  mutating func type(_ digit: Int, at now: Milliseconds, in sheet: inout Sheet) -> [Effect] {
    guard moments != nil, (0...9).contains(digit) else { return [] }
    sheet.typeAhead = TypeAhead()
    resume(at: now)
    guard let moments, var run = moments.run else { return [] }
    self.moments?.hasJustGoneOn = false
    if !moments.untaken.isEmpty, moments.digits.isEmpty {
      refuse(digits: moments.untaken + String(digit), at: now, in: &sheet)
      return []
    }
    let isHalf = isColumn(.half)
    if run.endsInLetter, !isHalf { endPart() }
    if self.moments?.run?.isFull ?? false {
      if run.isNumber, run.start == active {
        changeMoments { $0.choice = run.before }
        refuse(digits: run.text + String(digit), at: now, in: &sheet)
      } else {
        openEntry(behind: run.text + String(digit), in: &sheet)
      }
      return []
    }
    leaveHalf()
    if moments.digits.isEmpty { run.isParted = run.endsInSign || run.endsInLetter && !isHalf }
    run.text.append(String(digit))
    self.moments?.run = run
    return fill(digit, at: now, isParted: run.isParted, in: &sheet)
  }

  /// Gives a digit to the active column.
  private mutating func fill(
    _ digit: Int, at now: Milliseconds, isParted: Bool, in sheet: inout Sheet
  ) -> [Effect] {
    guard case .numbers(let field, _) = column.rows else { return [] }
    var answer = DigitAnswer.waiting
    changeMoments { answer = $0.type(digit, for: field, at: now, isParted: isParted) }
    switch answer {
    case .waiting: break
    case .whole:
      let before = active
      goOn()
      let hasGone = active != before
      moments?.hasJustGoneOn = hasGone
    case .nowhere(let digits):
      sheet.notice = .noSuchNumber(digits)
      return []
    }
    return [.tick(after: TypeAhead.patience + 1)]
  }

  /// Takes no digit of a number that is too long or too big, until another key or a pause.
  private mutating func refuse(digits: String, at now: Milliseconds, in sheet: inout Sheet) {
    sheet.notice = .noSuchNumber(digits)
    moments?.untaken = digits
    moments?.digits = ""
    moments?.lastTyped = now
    if let last = digits.last { moments?.run?.text.append(last) }
  }

  /// Types a separator, or a sign that belongs to a written date.
  mutating func type(sign: String, in sheet: inout Sheet) -> [Effect] {
    sheet.typeAhead = TypeAhead()
    moments?.hasJustGoneOn = false
    guard let run = moments?.run, !run.isKey else {
      moments?.run = nil
      if sign == "-" {
        openEntry(behind: sign, in: &sheet)
      } else {
        focus(active + 1)
      }
      return []
    }
    if moments?.untaken.isEmpty == false {
      openEntry(behind: run.text + sign, in: &sheet)
    } else {
      if !(run.endsInSign && sign == " ") { endPart() }
      moments?.run?.text.append(sign)
    }
    return []
  }

  /// Types a letter into a column of numbers: it jumps to a name, or is written.
  mutating func type(
    _ letter: Letter, at now: Milliseconds, for field: MomentPick.Field, in sheet: inout Sheet
  ) -> [Effect] {
    let character = Character(letter.description.lowercased())
    if field == .half,
      let row = jump(letter, at: now, field, in: &sheet) ?? jump(letter, at: now, field, in: &sheet)
    {
      noteHalf(String(sheet.typeAhead.letters.map(\.character)).lowercased(), last: character)
      moments?.lastTyped = now
      return turn(active, to: row)
    }
    if let run = moments?.run, run.begins(with: character) {
      openEntry(behind: run.text + String(character), in: &sheet)
      return []
    }
    let isWord = moments?.run?.endsInLetter ?? false
    let isBehind = isTyping(at: now) && !isWord
    if !isBehind, let row = jump(letter, at: now, field, in: &sheet) {
      note(letter: character, at: now, isLater: isWord && sheet.typeAhead.letters.count > 1)
      return turn(active, to: row)
    }
    let before = isTyping(at: now) ? moments?.run?.text ?? "" : ""
    if before.isEmpty { moments?.forgetDigits() }
    openEntry(behind: before + String(character), in: &sheet)
    return []
  }

  /// Keeps a letter that moved a column of months, since it may be the beginning of a written date.
  ///
  /// - Parameter isLater: Whether it goes on with a word.
  private mutating func note(letter: Character, at now: Milliseconds, isLater: Bool) {
    guard let before = moments?.choice else { return }
    if !isLater { moments?.forgetDigits() }
    let run = TypedRun(start: active, before: before)
    if moments?.run == nil { moments?.run = run }
    moments?.run?.text.append(letter)
    moments?.lastTyped = now
  }

  /// The row of the next name that begins with the letters typed shortly after each other; nil if none does.
  private func jump(
    _ letter: Letter, at now: Milliseconds, _ field: MomentPick.Field, in sheet: inout Sheet
  ) -> Int? {
    guard case .numbers(_, let numbers) = column.rows, field == .month || field == .half else { return nil }
    let before = sheet.typeAhead.letters
    let isNear = now - sheet.typeAhead.lastTyped <= TypeAhead.patience
    let isSoon = isNear && !before.isEmpty && before != [letter]
    let word = isSoon ? before + [letter] : [letter]
    let text = word.map(\.description).joined().lowercased()
    let first = isSoon ? column.cursor : column.cursor + 1
    let rows = Array(numbers.indices.dropFirst(first)) + Array(numbers.indices.prefix(first))
    let row = rows.first { Columns.name(of: numbers[$0], field).lowercased().hasPrefix(text) }
    sheet.typeAhead.lastTyped = now
    sheet.typeAhead.letters = row == nil ? [] : word
    return row
  }

  private static func name(of number: Int, _ field: MomentPick.Field) -> String {
    switch field {
    case .month: CalendarNames.english.month(number)
    case .half: CalendarNames.english.half(isAfternoon: number == 1)
    default: ""
    }
  }
}

/// From column to column.
extension Columns {
  /// Goes on with what was typed, or begins anew after a pause, and after a number that Enter was refused for.
  private mutating func resume(at now: Milliseconds) {
    guard let moments else { return }
    let goesOn = moments.takesMore(at: now)
    if let run = moments.run, !run.isKey, !moments.isRefused, goesOn || run.endsInSign { return }
    self.moments?.forgetDigits()
    var run = TypedRun(start: active, before: moments.choice)
    if let half = moments.run, half.key == .half {
      run = TypedRun(text: half.halfInFull, start: half.start, before: half.before)
    }
    self.moments?.run = run
  }

  /// Ends the number or the word in the active column, unless the last digit did so already.
  private mutating func endPart() {
    if moments?.hasGoneOn == false { goOn() }
    moments?.digits = ""
    moments?.hasGoneOn = false
  }

  /// Focuses the next column; the last number is followed by none, or by the half of the day.
  private mutating func goOn() {
    let next = active + 1
    var isLast = true
    if case .numbers(let field, _)? = columns.indices.contains(next) ? columns[next].rows : nil {
      isLast = field == .half && next == columns.count - 1
    }
    if isLast { moments?.run?.isFull = true }
    focus(next)
  }

  func isColumn(_ field: MomentPick.Field) -> Bool {
    if case .numbers(field, _) = column.rows { true } else { false }
  }
}
