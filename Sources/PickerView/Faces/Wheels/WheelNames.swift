import PickerCore
import TerminalKit

/// The names of a column that are on the screen, made harmless once for a frame.
struct WheelNames {
  struct Name {
    /// In the column, counted from its first.
    let position: Int
    /// From the band, in rows of the column.
    let distance: Int
    /// The row of the screen.
    let row: Int
    let text: String
    let width: Int
  }

  let names: [Name]
  /// In cells, of the widest name.
  let width: Int

  /// - Parameter name: What a row of the column is called.
  init(_ column: Column, _ rows: WheelRows, name: (Int) -> String) {
    var widest = 0
    names = rows.rows.compactMap { row, distance in
      let position = column.cursor + distance
      guard (0..<column.count).contains(position), !column.isLocked || distance == 0 else { return nil }
      let text = SafeText.line(name(position))
      let width = TextWidth.of(text)
      widest = max(widest, width)
      return Name(position: position, distance: distance, row: row, text: text, width: width)
    }
    width = widest
  }

  /// The name in the band; nil while there are no rows.
  var band: Name? { names.first { $0.distance == 0 } }
}
