import CalendarModel
import CursesTerminal
import PickerCore
import PickerView
import RegionModel

/// Lets a person choose a day on the terminal.
///
/// - Parameters:
///   - bounds: The first and the last day that can be chosen.
///   - selected: The day that the sheet opens on; by default today.
///   - face: `.wheels` or `.calendar`.
/// - Returns: The day; nil if the person cancelled.
/// - Throws: An error if the terminal cannot be used, or if there is no day to choose.
public func pickDate(
  _ bounds: ClosedRange<Day> = Day.first...Day.last, selected: Day? = nil, face: Face = .wheels,
  title: String? = nil, language: Language = .chinese
) throws -> Day? {
  let now = Clock.moment
  let dates = try MomentPick(
    fields: [.year, .month, .day],
    bounds: Moment(bounds.lowerBound, .first)...Moment(bounds.upperBound, .last), now: now,
    start: selected.map { Moment($0) } ?? now)
  let presentation = Presentation(face: face, subject: .date, title: title, language: language)
  guard case .outcome(.moment(let moment)) = try pick(.moment(dates), presentation) else { return nil }
  return moment.day
}

/// Lets a person choose one item of each column on the terminal.
///
/// - Parameter selected: The default of each column, from the first on; columns without one open on their first item.
/// - Returns: The index of the chosen item in each column; nil if the person cancelled.
/// - Throws: An error if the terminal cannot be used, or if a column or a default is wrong.
public func pickColumns(
  _ columns: [[String]], titles: [String] = [], selected: [Columns.Default] = [], title: String? = nil,
  language: Language = .chinese
) throws -> [Int]? {
  let items = try ItemPick(columns.map { try ItemTable($0) }, titles: titles, selected: selected)
  let presentation = Presentation(face: .wheels, subject: .items, title: title, language: language)
  guard case .outcome(.chosen(let rows)) = try pick(.items(items), presentation) else { return nil }
  return rows
}

/// A pick of values needs no places, so its tree is empty.
private func pick(_ values: ValuePick, _ presentation: Presentation) throws -> PickEnding {
  var request = PickRequest(tree: try RegionTree(compiled: TreeBuilder([]).build()))
  request.values = values
  request.presentation = presentation
  return try pick(request)
}
