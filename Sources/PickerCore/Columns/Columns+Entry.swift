import CalendarModel

/// The entry line of columns without a tree: it finds text in a column of items, or takes a day or a time.
///
/// The columns follow the line as it is typed, as far as it can be read; Esc puts them back where they stood.
extension Columns {
  /// A saved position of all columns.
  struct Standing: Equatable, Sendable {
    let rows: [Int]
    let choice: Moment?
  }

  /// Handles an action of the entry line; nil if the columns should handle it.
  mutating func reduceEntry(_ action: Action, in sheet: inout Sheet) -> [Effect]? {
    if let effects = reduceTyped(action, in: &sheet) { return effects }
    switch action {
    case .searchAsked: openEntry("")
    case .searchEdited(let edit): self.edit(edit, in: &sheet)
    default: return entry == nil ? nil : reduceOpenEntry(action, in: &sheet)
    }
    return []
  }

  private mutating func reduceOpenEntry(_ action: Action, in sheet: inout Sheet) -> [Effect]? {
    switch action {
    case .dismissed: leaveEntry()
    case .cursorMoved(let rows) where moments == nil: find(by: rows, in: &sheet)
    case .rowActivated: return takeEntry(in: &sheet)
    case .helpAsked, .cancelled, .timedOut, .suspensionAsked: return nil
    default:
      leaveText(in: &sheet)
      return nil
    }
    return []
  }

  /// Closes the line before another key acts, and says so if its text was not taken.
  private mutating func leaveText(in sheet: inout Sheet) {
    if let line = entry, !line.isBlank, var wanted = moments { sheet.notice = wanted.move(to: line.text) }
    closeEntry()
  }

  /// Opens the line and remembers where the columns stand, so that Esc can go back.
  private mutating func openEntry(_ text: String) {
    guard entry == nil else { return }
    moments?.forgetDigits()
    beforeEntry = Standing(rows: rows, choice: moments?.choice)
    let shown = moments?.choice.day
    moments?.readOn = shown
    entry = SearchLine(text)
  }

  /// Opens the line with what was typed into the columns, which go back to where they stood before it.
  mutating func openEntry(behind text: String, in sheet: inout Sheet) {
    sheet.typeAhead = TypeAhead()
    dropTyped()
    openEntry(text)
    if let entry { follow(entry, in: &sheet) }
  }

  private mutating func closeEntry() {
    entry = nil
    beforeEntry = nil
    moments?.readAt = nil
    moments?.readOn = nil
  }

  private mutating func leaveEntry() {
    if let before = beforeEntry { go(to: before) }
    closeEntry()
  }

  private mutating func go(to standing: Standing) {
    if let choice = standing.choice {
      changeMoments { $0.choice = choice }
    } else {
      for (index, row) in standing.rows.enumerated() { columns[index].cursor = row }
    }
  }

  private mutating func edit(_ edit: LineEdit, in sheet: inout Sheet) {
    let word = sheet.typeAhead.word
    if entry == nil, edit == .characterDeleted, !word.isEmpty { return eraseItem(in: &sheet) }
    sheet.typeAhead = TypeAhead()
    if entry == nil, case .typed(let text) = edit, takeHalf(text) { return }
    let isTyping = if case .typed = edit { true } else { false }
    if entry == nil, let typed = textBefore(edit, word) {
      dropTyped()
      openEntry(typed)
    } else if entry == nil {
      openEntry(isTyping ? "" : moments?.text ?? "")
    }
    guard var line = entry else { return }
    let before = line.text
    line.apply(edit)
    entry = line
    if line.text != before { follow(line, in: &sheet) }
  }

  /// What was typed into the columns before a character that they cannot take; nil if that does not belong to it, and
  /// before pasted text.
  private func textBefore(_ edit: LineEdit, _ word: String) -> String? {
    guard case .typed(let text) = edit, text.count == 1 else { return nil }
    guard let run = moments?.run else { return word.isEmpty ? nil : word }
    return run.isKey && !run.begins(with: Character(text.lowercased())) ? nil : run.text
  }

  /// Moves the columns to what the line says; an unreadable line leaves them where they stood.
  private mutating func follow(_ line: SearchLine, in sheet: inout Sheet) {
    if let before = beforeEntry { go(to: before) }
    if line.isBlank { return }
    if moments != nil {
      changeMoments {
        $0.readAt = $0.now
        _ = $0.move(to: line.text)
      }
    } else if case .items(let items) = column.rows {
      let start = beforeEntry?.rows[active] ?? 0
      if let row = items.row(after: start - 1, holding: line.text) {
        columns[active].cursor = row
      } else {
        sheet.notice = .noSuchText(line.text)
      }
    }
  }

  /// Goes to the next item, or the one before, that holds the line's text.
  private mutating func find(by rows: Int, in sheet: inout Sheet) {
    guard let line = entry, !line.isBlank, case .items(let items) = column.rows, rows != 0 else { return }
    let row =
      rows > 0
      ? items.row(after: column.cursor, holding: line.text)
      : items.row(before: column.cursor, holding: line.text)
    if let row { columns[active].cursor = row } else { sheet.notice = .noSuchText(line.text) }
  }

  /// Handles Enter: takes the written day, or the found item, and closes the line.
  ///
  /// A day ends the pick; an item ends it only if there is one column. If the text cannot be taken, a notice says so
  /// and the line stays open; an item that is still to come is taken when it comes.
  mutating func takeEntry(in sheet: inout Sheet) -> [Effect] {
    guard let line = entry else { return [] }
    if moments != nil, !line.isBlank {
      var problem: Notice?
      changeMoments { problem = $0.move(to: line.text) }
      if let problem {
        sheet.notice = problem
        return []
      }
    } else if case .items(let items) = column.rows, !line.isBlank {
      guard items.row(after: column.cursor - 1, holding: line.text) == column.cursor else {
        sheet.notice = .noSuchText(line.text)
        acceptsOnAnswer = column.isReading
        return []
      }
    }
    closeEntry()
    return moments != nil || columns.count == 1 ? end(in: &sheet) : []
  }
}

extension Moments {
  /// The choice as it is written by default: ISO 8601.
  public var text: String { Moments.text(of: choice, pick) }

  /// A moment as it is printed by default.
  public static func text(of choice: Moment, _ pick: MomentPick) -> String {
    let time = pick.fields.contains(.second) ? choice.time.description : choice.time.hourAndMinute
    guard pick.hasDate else { return time }
    let date = text(of: choice.day, pick.fields.filter { !$0.isOfTime })
    return pick.hasTime ? date + "T" + time : date
  }

  /// A day as far as the fields name it: `2026`, `2026-11`, `11-21`, `2026-Q4`, `2026-W47`, or the whole date.
  private static func text(of day: Day, _ fields: [MomentPick.Field]) -> String {
    let date = day.description
    switch fields {
    case [.year]: return String(date.prefix(4))
    case [.year, .month]: return String(date.prefix(7))
    case [.month, .day]: return String(date.suffix(5))
    case [.month]: return String(date.suffix(5).prefix(2))
    case [.day]: return String(date.suffix(2))
    case [.year, .quarter]: return date.prefix(4) + "-Q\(day.quarter)"
    case [.weekYear, .week]:
      let week = day.isoWeek
      return DateTemplate.padded(week.year, 4) + "-W" + DateTemplate.padded(week.week, 2)
    default: return date
    }
  }
}
