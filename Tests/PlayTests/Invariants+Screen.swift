import CalendarModel
import PickerCore
import TerminalKit

@testable import PickerView

/// Rules for what is drawn of a state, and for what each cell means for a click.
extension Invariants {
  func broken(by rendering: Rendering, of state: State) -> [String] {
    var broken: [String] = []
    func want(_ isTrue: Bool, _ rule: String) { if !isTrue { broken.append("screen: \(rule)") } }
    let frame = rendering.frame
    want(frame.columns == state.size.columns && frame.rows == state.size.rows, "it is as large as the screen")
    let cut = (0..<frame.rows).first { !isWhole(frame.row($0)) }
    want(cut == nil, "a wide character is cut in row \(cut ?? 0)")
    if let cursor = frame.cursor {
      want(frame[column: cursor.column, row: cursor.row] != nil, "the cursor is on it: \(cursor)")
      want(state.motion == .still, "the cursor is hidden while the sheet moves")
    }
    for spot in rendering.targets.spots {
      want(!spot.columns.isEmpty && !spot.rows.isEmpty, "no target without cells: \(spot.target)")
      let isInside =
        spot.columns.lowerBound >= 0 && spot.columns.upperBound <= frame.columns && spot.rows.lowerBound >= 0
        && (spot.rows.upperBound <= frame.rows || state.motion != .still)
      want(isInside, "targets lie on it: \(spot)")
      want(isThere(spot.target, in: state), "a target is something that is there: \(spot.target)")
    }
    return broken + self.broken(byBandOf: rendering, state)
  }

  /// Whether every wide character has both its cells.
  private func isWhole(_ row: ArraySlice<Cell>) -> Bool {
    var isSecondDue = false
    for cell in row {
      if (cell.width == 0) != isSecondDue { return false }
      isSecondDue = cell.width == 2
    }
    return !isSecondDue
  }

  private func isThere(_ target: Target, in state: State) -> Bool {
    switch target {
    case .sheet, .cancel, .key: true
    case .done: state.columns != nil
    case .help: state.helpTop != nil
    case .row(let row), .mark(let row):
      (0..<(state.search?.resultCount ?? state.places?.list.count ?? 0)).contains(row)
    case .step(let step): state.places?.canFocus(step) ?? state.columns?.canFocus(step) == true
    case .letter(let letter): state.places?.step.letters.contains(letter) == true
    case .column(let column): state.columns?.columns.indices.contains(column) == true
    case .grid, .months: state.columns?.moments != nil
    case .day(let number): Day(number: number) != nil && state.columns?.moments != nil
    case .columnRow(let column, let row):
      state.columns.map {
        $0.columns.indices.contains(column) && (0..<$0.columns[column].count).contains(row)
      }
        ?? false
    }
  }
}
