import CalendarModel
import RegionModel

/// Keys of other kinds behind what was typed into the columns of a day or a time.
///
/// Esc drops it, Backspace takes its last character away, and nothing of it goes unnoticed.
extension Columns {
  /// Handles an action behind typed text; nil if the action does what it always does.
  mutating func reduceTyped(_ action: Action, in sheet: inout Sheet) -> [Effect]? {
    guard entry == nil, let moments, let run = moments.run else { return nil }
    switch action {
    case .digitTyped, .signTyped, .partEnded, .letterTyped, .rowActivated, .helpAsked, .suspensionAsked,
      .cancelled, .timedOut:
      return nil
    case .searchEdited(.characterDeleted): return eraseLast(of: run, in: &sheet)
    case .searchEdited: return nil
    case .searchAsked where !moments.untaken.isEmpty: openEntry(behind: run.text, in: &sheet)
    case .dismissed where !run.isKey: dropTyped()
    case .stepEntered where moments.hasJustGoneOn, .stepCycled(by: 1) where moments.hasJustGoneOn:
      self.moments?.forgetDigits()
    case .stepEntered, .stepLeft, .stepCycled, .stepFocused: return leaveNumber(in: &sheet)
    default: return say(complaint, in: &sheet)
    }
    return []
  }

  /// Stays at a year that has too few digits yet; any other number is left.
  private mutating func leaveNumber(in sheet: inout Sheet) -> [Effect]? {
    guard case .unfinishedYear? = complaint else { return say(complaint, in: &sheet) }
    _ = complain(in: &sheet)
    return []
  }

  /// Forgets the digits before another key acts, and says so if the choice does not have them.
  private mutating func say(_ notice: Notice?, in sheet: inout Sheet) -> [Effect]? {
    sheet.notice = notice
    moments?.forgetDigits()
    return nil
  }

  /// Puts the columns back to where they stood before the first character.
  mutating func dropTyped() {
    guard let run = moments?.run else { return }
    changeMoments { $0.choice = run.before }
    active = run.start
    moments?.forgetDigits()
  }

  /// Types everything but the last character again.
  private mutating func eraseLast(of run: TypedRun, in sheet: inout Sheet) -> [Effect]? {
    guard !run.isKey, let now = moments?.lastTyped else { return nil }
    dropTyped()
    sheet.typeAhead = TypeAhead()
    return run.text.dropLast().reduce(into: []) { $0 = retype($1, at: now, in: &sheet) }
  }

  private mutating func retype(
    _ character: Character, at now: Milliseconds, in sheet: inout Sheet
  ) -> [Effect] {
    if let digit = character.wholeNumberValue { return type(digit, at: now, in: &sheet) }
    if let letter = Letter(character), case .numbers(let field, _) = column.rows {
      return type(letter, at: now, for: field, in: &sheet)
    }
    return takeHalf(String(character)) ? [] : type(sign: String(character), in: &sheet)
  }
}
