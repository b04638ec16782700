import CalendarModel
import TerminalKit

@testable import PickerCore
@testable import PickerView

/// Columns without a tree: items, days and times.
extension Invariants {
  func broken(byValues columns: Columns, of state: State) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append(rule) } }
    want(columns.columns.indices.contains(columns.active), "an active column")
    want(state.search == nil, "nothing is searched where there is no tree")
    for (index, column) in columns.columns.enumerated() {
      want((0..<column.count).contains(column.cursor), "column \(index) stands on a row")
    }
    if let line = columns.entry {
      want((0...line.text.count).contains(line.caret), "the caret is in the line")
    }
    want((columns.entry == nil) == (columns.beforeEntry == nil), "a line knows where it began")
    if case .chosen(let rows) = state.outcome {
      want(rows == columns.rows, "the rows of the band are chosen")
    }
    guard let moments = columns.moments else { return broken }
    if case .moment(let moment) = state.outcome {
      want(moment == moments.choice, "the choice is what is taken")
    }
    return broken + self.broken(by: moments, in: columns)
  }

  private func broken(by moments: Moments, in columns: Columns) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append("\(moments.text): \(rule)") } }
    let (pick, choice) = (moments.pick, moments.choice)
    want(moments.isOpen(choice.day), "the day can be taken")
    want(!pick.rules.contains { $0.matches(choice.day) }, "no rule closes the day")
    if pick.hasTime {
      want(pick.bounds.contains(choice), "the choice is within the bounds")
      want(choice.time.minute % pick.minuteStep == 0, "the minutes are on the step")
      want(choice.time.second == 0 || pick.fields.contains(.second), "no seconds where there is no column")
    } else {
      let days = pick.bounds.lowerBound.day...pick.bounds.upperBound.day
      want(days.contains(choice.day), "the day is within the bounds")
    }
    want(
      Day(year: choice.day.year, month: choice.day.month, day: choice.day.day) == choice.day,
      "the day is there")
    for (field, column) in zip(pick.fields, columns.columns) {
      guard case .numbers(field, let numbers) = column.rows else {
        broken.append("a column is another's")
        continue
      }
      want(
        numbers[column.cursor] == Moments.number(field, of: choice), "the band of \(field) shows the choice")
      want(zip(numbers, numbers.dropFirst()).allSatisfy(<), "the rows of \(field) are in order")
    }
    return broken
  }

  /// Whether what the band or the grid shows is what Enter takes.
  func broken(byBandOf rendering: Rendering, _ state: State) -> [String] {
    guard pick.values != nil, state.helpTop == nil, state.motion == .still, let columns = state.columns else {
      return []
    }
    if pick.presentation.description.layout == FaceDescription.calendar.layout {
      return broken(byGridOf: rendering, state, columns)
    }
    let texts = pick.presentation.texts
    var broken: [String] = []
    for spot in rendering.targets.spots {
      guard case .columnRow(let index, let row) = spot.target, columns.columns[index].cursor == row else {
        continue
      }
      let name = SafeText.line(texts.name(ofRow: row, in: columns.columns[index], of: columns))
      let shown = text(of: rendering.frame, spot).drop { " ▸>‹<›".contains($0) }
      let beginning = shown.prefix { !"….›>".contains($0) }.split(separator: " ").first ?? ""
      if !name.contains(beginning) { broken.append("screen: the band shows \(shown) for \(name)") }
    }
    return broken
  }

  private func broken(byGridOf rendering: Rendering, _ state: State, _ columns: Columns) -> [String] {
    guard let choice = columns.moments?.choice.day, columns.entry == nil, state.size.columns >= 20 else {
      return []
    }
    guard let cursor = rendering.frame.cursor else { return ["screen: the calendar has no cursor"] }
    let target = rendering.targets.target(column: cursor.column, row: cursor.row)
    return target == .day(choice.number)
      ? [] : ["screen: the cursor is not on the day that is chosen: \(String(describing: target))"]
  }

  private func text(of frame: Frame, _ spot: Targets.Spot) -> Substring {
    var text = String.UnicodeScalarView()
    for column in spot.columns {
      guard let cell = frame[column: column, row: spot.rows.lowerBound] else { continue }
      text.append(contentsOf: frame.scalars(of: cell))
    }
    return String(text)[...]
  }
}
