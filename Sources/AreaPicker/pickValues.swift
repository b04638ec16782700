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
///   - title: The sheet's title; nil for the usual one.
///   - language: The locale's, unless said otherwise.
/// - Returns: The day; nil where the person cancelled or the terminal is gone.
/// - Throws: Where the terminal cannot be used, and where nothing lies between the bounds.
public func pickDate(
  _ bounds: ClosedRange<Day> = Day.first...Day.last, selected: Day? = nil, face: Face = .wheels,
  title: String? = nil, language: Language? = nil
) throws -> Day? {
  let now = Clock.moment
  let dates = try MomentPick(
    fields: [.year, .month, .day],
    bounds: Moment(bounds.lowerBound, .first)...Moment(bounds.upperBound, .last), now: now,
    start: selected.map { Moment($0) } ?? now)
  let request = try PickRequest(.moment(dates), face, .date, title, language)
  guard case .outcome(.moment(let moment)) = try pick(request) else { return nil }
  return moment.day
}

/// Lets a person choose one item of each column on the terminal.
///
/// - Parameters:
///   - columns: The items of each column.
///   - titles: What the columns are called, from the first on.
///   - selected: A default a column, from the first on; columns without one open on their first item.
///   - title: The sheet's title; nil for the usual one.
///   - language: The locale's, unless said otherwise.
/// - Returns: The index of the item in each column; nil where the person cancelled or the terminal is gone.
/// - Throws: Where the terminal cannot be used, and what is wrong with a column or a default.
public func pickColumns(
  _ columns: [[String]], titles: [String] = [], selected: [Columns.Default] = [], title: String? = nil,
  language: Language? = nil
) throws -> [Int]? {
  let items = try ItemPick(
    columns.map { try ItemTable($0) }, titles: titles, selected: selected, reader: BuiltInReader())
  let request = try PickRequest(.items(items), .wheels, .items, title, language)
  guard case .outcome(.chosen(let rows)) = try pick(request) else { return nil }
  return rows
}

extension PickRequest {
  /// Values need no places: the tree of such a pick is empty.
  fileprivate init(
    _ values: ValuePick, _ face: Face, _ subject: Subject, _ title: String?, _ language: Language?
  ) throws {
    self.init(tree: try RegionTree(compiled: TreeBuilder([]).build()))
    self.values = values
    present(face: face, subject: subject, title: title, language)
  }
}
