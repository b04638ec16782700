import CalendarModel
import PickerCore
import TerminalKit
import TestSupport

@testable import PickerView
@testable import areapick

/// Enter at the end of a game of values: what the sheet shows before it, and what the program prints behind it.
///
/// What is seen is read from the cells of the frame alone, and compared with the numbers or texts in what is printed.
struct TakenValue {
  /// What is wrong; empty where it is the same.
  private(set) var flaws: [String] = []
  /// How many columns, or parts of a date in the calendar, were seen and compared.
  private(set) var comparedCount = 0
  private let pick: RandomPick
  private let seen: [Int: String]
  private let frame: Frame

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]

  /// - Parameters:
  ///   - rendering: The frame before Enter.
  ///   - state: The state behind Enter.
  init(_ pick: RandomPick, seenOn rendering: Rendering, _ before: State, taken state: State) throws {
    self.pick = pick
    frame = rendering.frame
    seen = TakenValue.band(rendering, before)
    guard let columns = state.columns, let outcome = state.outcome else { return }
    switch outcome {
    case .chosen(let rows): try compare(columns.columns.compactMap(\.items), rows)
    case .moment(let moment): try compare(moment)
    default: flaws.append("ended with \(outcome)")
    }
  }

  private mutating func compare(_ lists: [ItemTable], _ rows: [Int]) throws {
    let style = try TakenValue.style("--separator", "|")
    let bytes = ItemText(lists, rows, style).bytes
    let printed = String(decoding: bytes, as: UTF8.self).split(
      separator: "|", omittingEmptySubsequences: false)
    for (column, text) in seen {
      comparedCount += 1
      let whole = SafeText.line(String(printed[column]))
      let dots = pick.presentation.texts.glyphs.ellipsis
      let isCut = text.hasSuffix(dots)
      if isCut ? !whole.hasPrefix(text.dropLast(dots.count)) : whole != text {
        flaws.append("column \(column) showed \(text), and \(printed) is printed")
      }
    }
  }

  private mutating func compare(_ moment: Moment) throws {
    guard case .moment(let moments)? = pick.values else { return }
    let names = CalendarNames.english
    let bytes = MomentText(pick: moments, style: try TakenValue.style(), names: names).bytes(moment)
    let text = String(decoding: bytes, as: UTF8.self)
    let printed = text.split { !$0.isNumber }.compactMap { Int($0) }
    let fields = moments.fields.filter { $0 != .half }
    let shown =
      seen.isEmpty ? calendarNumbers(fields) : fields.map { field in wheelNumber(field, moments.fields) }
    guard printed.count == fields.count else { return flaws.append("\(fields) are printed as \(text)") }
    for (index, number) in shown.enumerated() {
      guard let number else { continue }
      comparedCount += 1
      if number != printed[index] {
        flaws.append("showed \(number) for \(fields[index]) in \(seen), and \(text) is printed")
      }
    }
  }

  /// The number of a column in the band; nil where the column is not seen, or cut.
  private func wheelNumber(_ field: MomentPick.Field, _ fields: [MomentPick.Field]) -> Int? {
    guard let column = fields.firstIndex(of: field), let text = seen[column],
      !text.hasSuffix(pick.presentation.texts.glyphs.ellipsis)
    else { return nil }
    guard let number = TakenValue.number(in: text) else { return -1 }
    guard field == .hour, let half = fields.firstIndex(of: .half) else { return number }
    return seen[half].map { number % 12 + (["下午", "PM"].contains($0) ? 12 : 0) }
  }

  /// Year, month and day of the month's name and the cell under the cursor.
  private func calendarNumbers(_ fields: [MomentPick.Field]) -> [Int?] {
    guard fields.starts(with: [.year, .month, .day]), let cursor = frame.cursor else { return [] }
    let day = TakenValue.number(in: text(cursor.column..<cursor.column + 2, row: cursor.row))
    for row in 0..<cursor.row {
      let line = text(0..<frame.columns, row: row)
      let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
      if line.contains("年"), line.contains("月"), numbers.count == 2 { return [numbers[0], numbers[1], day] }
      if let month = TakenValue.months.firstIndex(where: line.contains), numbers.count == 1 {
        return [numbers[0], month + 1, day]
      }
    }
    return []
  }

  private static func number(in text: String) -> Int? {
    if let month = months.firstIndex(of: text) { return month + 1 }
    return text.split { !$0.isNumber }.first.flatMap { Int($0) }
  }

  /// The text of each column in the band.
  private static func band(_ rendering: Rendering, _ state: State) -> [Int: String] {
    var band: [Int: String] = [:]
    for spot in rendering.targets.spots {
      guard case .columnRow(let column, let row) = spot.target, state.columns?.columns[column].cursor == row
      else {
        continue
      }
      let text = text(rendering.frame, spot.columns, row: spot.rows.lowerBound)
      let shown = text.trimmed { " ▸>‹<›│|".contains($0) }
      // In one cell there is no room for any of it.
      if shown.contains(where: { !"….".contains($0) }) { band[column] = shown }
    }
    return band
  }

  private func text(_ columns: Range<Int>, row: Int) -> String { TakenValue.text(frame, columns, row: row) }

  private static func text(_ frame: Frame, _ columns: Range<Int>, row: Int) -> String {
    var text = String.UnicodeScalarView()
    for column in columns {
      guard let cell = frame[column: column, row: row] else { continue }
      text.append(contentsOf: frame.scalars(of: cell))
    }
    return String(text)
  }

  private static func style(_ words: String...) throws -> ValueStyle {
    try ValueStyle(OptionWords(words, options: ColumnsCommand.options), forms: [], program: "")
  }
}

extension String {
  fileprivate func trimmed(_ isEdge: (Character) -> Bool) -> String {
    String(drop(while: isEdge).reversed().drop(while: isEdge).reversed())
  }
}
