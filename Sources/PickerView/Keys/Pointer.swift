import PickerCore
import TerminalKit

/// The meaning of the mouse: a click looks up what was drawn under it.
extension Rendering {
  /// The action of a mouse event; nil if it means nothing there.
  ///
  /// - Parameters:
  ///   - state: The state that was drawn.
  ///   - keymap: Decodes a click on a hint, which stands for a key.
  ///   - rowsPerNotch: How far a notch turns a long column; it turns others by one row.
  public func action(
    for event: MouseEvent, in state: State, keymap: Keymap, at now: Milliseconds, rowsPerNotch: Int = 1
  ) -> Action? {
    switch event.kind {
    case .wheelUp: turn(by: -1, at: event, in: state, rowsPerNotch)
    case .wheelDown: turn(by: 1, at: event, in: state, rowsPerNotch)
    case .other: nil
    case .leftPress: press(at: event, in: state, keymap: keymap, at: now)
    }
  }

  /// A column of more rows is long: longer than one of minutes.
  private static let longColumn = 60

  private func turn(by rows: Int, at event: MouseEvent, in state: State, _ rowsPerNotch: Int) -> Action {
    switch targets.target(column: event.column, row: event.row) {
    case .column(let column)?, .columnRow(let column, _)?:
      .columnMoved(column, by: isLong(column, in: state) ? rows * rowsPerNotch : rows)
    case .grid?, .day?, .months?: .monthMoved(by: rows)
    default: .cursorMoved(by: rows)
    }
  }

  private func isLong(_ column: Int, in state: State) -> Bool {
    guard let columns = state.columns?.columns, columns.indices.contains(column) else { return false }
    return columns[column].count > Rendering.longColumn
  }

  private func press(at event: MouseEvent, in state: State, keymap: Keymap, at now: Milliseconds) -> Action? {
    guard (0..<frame.rows).contains(event.row), (0..<frame.columns).contains(event.column) else { return nil }
    switch targets.target(column: event.column, row: event.row) {
    case nil: return .cancelled
    case .sheet?, .column?, .grid?: return nil
    case .cancel?: return .cancelled
    case .done?: return .rowActivated
    case .help?: return .dismissed
    case .row(let row)?: return .rowPicked(row)
    case .mark(let row)?: return .markPicked(row)
    case .step(let step)?: return .stepFocused(step)
    case .letter(let letter)?: return .letterPicked(letter)
    case .columnRow(let column, let row)?: return .columnRowPicked(column, row: row)
    case .day(let number)?: return .dayPicked(number)
    case .months(let count)?: return .monthMoved(by: count)
    case .key(let key)?: return keymap.action(for: key, in: state, at: now)
    }
  }
}
