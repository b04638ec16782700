import RegionModel
import TerminalKit

/// What a cell of the screen is, for a click on it.
public enum Target: Equatable, Sendable {
  /// The sheet where it means nothing; what lies beside the sheet has no target.
  case sheet
  case cancel
  /// The button that takes what stands in the band.
  case done
  /// The help, which a click closes.
  case help
  /// A row of the list or of the results, counted from its first.
  case row(Int)
  /// The sign of a row that can be marked.
  case mark(Int)
  case step(Int)
  case letter(Letter)
  /// A column, beside its rows.
  case column(Int)
  case columnRow(Int, row: Int)
  /// The days of a calendar, and one of them by its number.
  case grid
  case day(Int)
  /// A sign that turns the calendar by so many months.
  case months(Int)
  /// A hint, which stands for its key.
  case key(Key)
}

/// Which cells of a frame are what: recorded while they are drawn, so that nothing measures the screen twice.
public struct Targets: Equatable, Sendable {
  struct Spot: Equatable, Sendable {
    let rows: Range<Int>
    let columns: Range<Int>
    let target: Target
  }

  private(set) var spots: [Spot] = []

  /// What is drawn later lies over what was drawn before; what has no cell is not recorded.
  mutating func add(_ target: Target, columns: Range<Int>, rows: Range<Int>) {
    if columns.isEmpty || rows.isEmpty { return }
    if spots.isEmpty { spots.reserveCapacity(64) }
    spots.append(Spot(rows: rows, columns: columns, target: target))
  }

  /// The topmost target of a cell; nil beside the sheet.
  ///
  /// - Complexity: O(targets).
  public func target(column: Int, row: Int) -> Target? {
    spots.last { $0.rows.contains(row) && $0.columns.contains(column) }?.target
  }
}

/// A state as it is drawn: the cells, and what each of them is for a click.
public struct Rendering: Equatable, Sendable {
  public var frame: Frame
  public var targets = Targets()
}
