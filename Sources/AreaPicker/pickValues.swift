import CalendarModel
import CursesTerminal
import PickerCore
import PickerView
import RegionModel

/// Has a person choose a day on the terminal.
///
/// - Parameters:
///   - bounds: The first and the last day that can be chosen.
///   - selected: Where the sheet opens; today, unless said otherwise.
///   - face: `.wheels` or `.calendar`.
/// - Returns: The day; nil where the person cancelled.
/// - Throws: Where the terminal cannot be used, and where nothing lies between the bounds.
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

/// Has a person choose an item of each column on the terminal.
///
/// - Parameter selected: A default a column, from the first on; columns without one open on their first item.
/// - Returns: The place of the item in each column; nil where the person cancelled.
/// - Throws: Where the terminal cannot be used, and what is wrong with a column or a default.
public func pickColumns(
  _ columns: [[String]], titles: [String] = [], selected: [Columns.Default] = [], title: String? = nil,
  language: Language = .chinese
) throws -> [Int]? {
  let items = try ItemPick(columns.map { try ItemTable($0) }, titles: titles, selected: selected)
  let presentation = Presentation(face: .wheels, subject: .items, title: title, language: language)
  guard case .outcome(.chosen(let rows)) = try pick(.items(items), presentation) else { return nil }
  return rows
}

/// Values need no places: the tree of such a pick is empty.
private func pick(_ values: ValuePick, _ presentation: Presentation) throws -> PickEnding {
  var request = PickRequest(tree: try RegionTree(compiled: TreeBuilder([]).build()))
  request.values = values
  request.presentation = presentation
  return try pick(request)
}
