import RegionModel
import TerminalKit

/// The meaning of a cell for a click on it.
public enum Target: Equatable, Sendable {
  /// A part of the sheet where a click does nothing; cells outside the sheet have no target.
  case sheet
  case cancel
  /// The button that takes the band.
  case done
  /// The help, which a click closes.
  case help
  /// A row of the list or of the results, counted from 0.
  case row(Int)
  /// The sign of a row that can be marked.
  case mark(Int)
  case step(Int)
  case letter(Letter)
  /// A column of wheels, outside its rows.
  case column(Int)
  case columnRow(Int, row: Int)
  /// The calendar's grid, and a day in it by its number.
  case grid
  case day(Int)
  /// A sign that turns the calendar by so many months.
  case months(Int)
  /// A hint, which stands for its key.
  case key(Key)
}

/// The targets of a frame, recorded while it is drawn, so that a click needs no second layout.
public struct Targets: Equatable, Sendable {
  struct Spot: Equatable, Sendable {
    let rows: Range<Int>
    let columns: Range<Int>
    let target: Target
  }

  private(set) var spots: [Spot] = []

  /// Adds a target over those recorded before; one without cells is not recorded.
  mutating func add(_ target: Target, columns: Range<Int>, rows: Range<Int>) {
    if columns.isEmpty || rows.isEmpty { return }
    if spots.isEmpty { spots.reserveCapacity(64) }
    spots.append(Spot(rows: rows, columns: columns, target: target))
  }

  /// The topmost target of a cell; nil outside the sheet.
  ///
  /// - Complexity: O(targets).
  public func target(column: Int, row: Int) -> Target? {
    spots.last { $0.rows.contains(row) && $0.columns.contains(column) }?.target
  }
}

/// A drawn state: the cells, and the click targets.
public struct Rendering: Equatable, Sendable {
  public var frame: Frame
  public var targets = Targets()
}
