import PickerCore
import RegionModel
import TerminalKit

/// The rows before the first list that lead to places further down.
extension SheetDrawing {
  /// Draws a shortcut: its kind's sign on the first of the kind, the name, and behind it the places above.
  mutating func drawShortcut(_ position: Int, of step: Step, row: Int, isCurrent: Bool) {
    guard let shortcut = step.list.shortcut(at: position) else { return }
    let isFirst = position == step.top || step.list.shortcut(at: position - 1)?.kind != shortcut.kind
    if isFirst, let column = grid.letter {
      write(glyphs.sign(of: shortcut.kind), column: column, row: row, isCurrent ? .cursorLetter : .dot)
    }
    let end = grid.nameEnd
    let name = TextWidth.truncated(
      SafeText.line(shortcut.region.name), to: end - grid.name, ellipsis: glyphs.ellipsis)
    let column = write(name, column: grid.name, row: row, isCurrent ? .cursorName : .name, limit: end) + 2
    let whole = SafeText.line(shortcut.region.path.dropLast().map(\.name).joined(separator: "/"))
    let above = TextWidth.truncated(whole, to: max(end - column, 0), ellipsis: glyphs.ellipsis)
    guard above == whole || TextWidth.of(above) >= SheetDrawing.leastPath else { return }
    write(above, column: column, row: row, isCurrent ? .cursorPath : .path, limit: end)
  }

  /// A path that would show less is left out: a Han character and an ellipsis.
  private static let leastPath = 4
}

extension Glyphs {
  fileprivate func sign(of kind: Rows.Shortcut.Kind) -> String {
    switch kind {
    case .recent: recent
    case .hot: hot
    }
  }
}
