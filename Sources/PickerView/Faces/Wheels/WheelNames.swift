import PickerCore
import TerminalKit

/// The visible names of a column, made safe for the screen once per frame.
struct WheelNames {
  struct Name {
    /// The row in the column, counted from 0.
    let position: Int
    /// The distance from the band, in rows of the column.
    let distance: Int
    /// The row on the screen.
    let row: Int
    let text: String
    let width: Int
  }

  let names: [Name]
  /// The width of the widest name, in cells.
  let width: Int

  /// - Parameter name: Gives the name of a row of the column.
  init(_ column: Column, _ rows: WheelRows, name: (Int) -> String) {
    let count = column.count
    // The names of numbers come from the program's own texts.
    let areOwn = if case .numbers = column.rows { true } else { false }
    var names: [Name] = []
    var widest = 0
    names.reserveCapacity(rows.rows.count)
    for (row, distance) in rows.rows where !column.isLocked || distance == 0 {
      let position = column.cursor + distance
      guard (0..<count).contains(position) else { continue }
      let text = areOwn ? name(position) : SafeText.line(name(position))
      let width = TextWidth.of(text)
      widest = max(widest, width)
      names.append(Name(position: position, distance: distance, row: row, text: text, width: width))
    }
    self.names = names
    width = widest
  }

  /// The name in the band; nil while there are no rows.
  var band: Name? { names.first { $0.distance == 0 } }
}
