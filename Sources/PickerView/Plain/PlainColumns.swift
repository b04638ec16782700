import CalendarModel
import PickerCore
import TerminalKit

/// Columns without a tree as plain questions: one for each column, with its bounds and its current row.
///
/// Enter keeps the current row. A whole date typed into any question answers them all.
struct PlainColumns {
  let columns: Columns
  let texts: Texts

  init(_ columns: Columns, _ texts: Texts) {
    self.columns = columns
    self.texts = texts
  }

  private var column: Column { columns.column }
  private var isLast: Bool { columns.active == columns.columns.count - 1 }
  private var isNumbers: Bool {
    if case .numbers(let field, _) = column.rows { field != .half } else { false }
  }

  /// Whether years are asked for, which have four digits: 87 is not taken for the year 87.
  private var isYears: Bool {
    if case .numbers(let field, _) = column.rows { field == .year || field == .weekYear } else { false }
  }

  /// The rows that are named at once: the page of the column's current row.
  private var page: Range<Int> {
    let start = column.cursor / PlainPage.length * PlainPage.length
    return start..<min(start + PlainPage.length, column.count)
  }

  private func name(_ row: Int) -> String {
    let name = SafeText.line(texts.name(ofRow: row, in: column, of: columns))
    return TextWidth.truncated(name, to: 200, ellipsis: texts.glyphs.ellipsis)
  }

  private var heading: String {
    let heading = texts.heading(ofColumn: columns.active, in: columns)
    let isAlone = columns.columns.count == 1
    return heading.isEmpty ? texts.plainColumn(isAlone ? nil : columns.active + 1) : heading
  }
}

/// Questions.
extension PlainColumns {
  var question: [String] {
    if isNumbers {
      return [texts.plainRange(heading, numbers)]
    }
    let rows = page.map { "\($0 + 1). " + name($0) + ($0 == column.cursor ? texts.plainChosen : "") }
    let part = page.count < column.count ? [texts.plainPages] : []
    return [texts.plainCount(heading, column.count, page)] + rows + part
  }

  /// The numbers that can be typed, each run of them by its first and last name: the hours of a half day are 12, and 1
  /// to 11.
  private var numbers: [(first: String, last: String)] {
    guard case .numbers(let field, let numbers) = column.rows, let moments = columns.moments,
      let turn = numbers.indices.dropFirst().first(where: {
        moments.shown(numbers[$0], in: field) < moments.shown(numbers[$0 - 1], in: field)
      })
    else { return [(name(0), name(column.count - 1))] }
    return [(name(0), name(turn - 1)), (name(turn), name(column.count - 1))]
  }

  var prompt: String {
    texts.plainKeep(name(column.cursor), isNumber: isNumbers, canGoBack: columns.active > 0)
  }

  func ending(_ outcome: Outcome) -> String {
    switch outcome {
    case .moment: texts.plainEnding(outcome, path: columns.moments.map(texts.choice) ?? "")
    case .chosen: texts.plainEnding(outcome, path: band)
    default: texts.plainEnding(outcome, path: "")
    }
  }

  private var band: String {
    columns.columns.map { SafeText.line($0.text(ofRow: $0.cursor)) }.joined(separator: " ")
  }
}

/// Answers.
extension PlainColumns {
  /// What a line means; the text of a refused answer is dropped first, as nobody sees it.
  func reply(to line: String) -> PlainFace.Reply {
    guard columns.entry != nil, case .actions(let actions) = meaning(of: line) else {
      return meaning(of: line)
    }
    return .actions([.dismissed] + actions)
  }

  private func meaning(of line: String) -> PlainFace.Reply {
    let text = PlainCommand.halfWidth(line).trimmed
    switch text {
    case "": return .actions([next])
    case "?": return .saying(texts.plainColumnsHelp(columns.moments != nil))
    case "q": return .actions([.cancelled])
    case "-" where columns.moments != nil: return back
    case "0" where !hasRow(0) && (columns.active > 0 || row(named: text) == nil): return back
    case "+", "-": return turn(text == "+" ? 1 : -1)
    default: return answer(text)
    }
  }

  private var next: Action { isLast ? .rowActivated : .stepEntered }

  private var back: PlainFace.Reply {
    columns.active > 0 ? .actions([.stepLeft]) : .saying([texts.plainFirstColumn])
  }

  private func turn(_ direction: Int) -> PlainFace.Reply {
    let pages = (column.count + PlainPage.length - 1) / PlainPage.length
    let page = (column.cursor / PlainPage.length + direction + pages) % pages
    return .actions([.columnRowPicked(columns.active, row: page * PlainPage.length)])
  }

  private func answer(_ text: String) -> PlainFace.Reply {
    // With a sign it is no number of a row: +3 is three days from now.
    if text.isDigits, let number = Int(text), text.utf8.count <= 4 || columns.moments == nil {
      if isYears, text.utf8.count < 4 { return .saying([texts.notice(.unfinishedYear(text))] + question) }
      guard let row = row(of: number) ?? row(named: text) else { return .saying(noSuch(text)) }
      return take(row)
    }
    if let row = row(named: text) { return take(row) }
    // A minus sign goes back here: with a number alone behind it, nobody knows what is meant.
    if text.hasPrefix("-"), text.dropFirst().isDigits { return .saying([texts.notice(.notRead(text))]) }
    if columns.moments != nil { return .actions([.searchEdited(.typed(text)), .rowActivated]) }
    return find(text)
  }

  private func noSuch(_ text: String) -> [String] {
    isNumbers
      ? [texts.notice(.noSuchNumber(text))] + question
      : [texts.plainNoSuchNumber(Int(text) ?? .max, of: column.count)]
  }

  private func take(_ row: Int) -> PlainFace.Reply {
    .actions([.columnRowPicked(columns.active, row: row), next])
  }

  /// The row for a typed number: the row's place in a list, or the number itself in a part of a date.
  private func row(of number: Int) -> Int? {
    guard isNumbers, case .numbers(let field, let numbers) = column.rows, let moments = columns.moments else {
      return (1...column.count).contains(number) ? number - 1 : nil
    }
    return numbers.firstIndex { moments.shown($0, in: field) == number }
  }

  private func hasRow(_ number: Int) -> Bool { row(of: number) != nil }

  /// The row of an item that equals the text, or the only row of a short column whose name begins with it.
  private func row(named text: String) -> Int? {
    if case .items(let items) = column.rows { return items.row(of: text) }
    guard !isNumbers || Int(text) == nil else { return nil }
    let wanted = text.lowercased()
    let rows = (0..<column.count).filter { name($0).lowercased().hasPrefix(wanted) }
    return column.count <= 100 && rows.count == 1 ? rows[0] : nil
  }

  /// Goes to the next item that contains a text, and names the page around it.
  private func find(_ text: String) -> PlainFace.Reply {
    guard case .items(let items) = column.rows, items.row(after: column.cursor - 1, holding: text) != nil
    else {
      return .saying([texts.notice(.noSuchText(text))])
    }
    return .actions([.searchEdited(.startDeleted), .searchEdited(.typed(text)), .cursorPaged(by: 0)])
  }
}
