extension Screen: CustomStringConvertible {
  /// The screen as shown in a failed test: the rows in a frame, `▸` at the cursor's row, and a line on cursor
  /// and modes.
  public var description: String {
    let edge = String(repeating: "─", count: columnCount)
    let body = (0..<rowCount).map { row in
      "\(row == cursor.row ? "▸" : "│")\(lines[row])│"
    }
    return (["┌\(edge)┐"] + body + ["└\(edge)┘", facts]).joined(separator: "\n")
  }

  private var facts: String {
    var facts = ["\(columnCount)×\(rowCount)", "cursor at row \(cursor.row) column \(cursor.column)"]
    facts.append(isCursorVisible ? "visible" : "hidden")
    if isAlternate { facts.append("alternate screen") }
    if modes.mouse != .off { facts.append("mouse \(modes.mouse)\(modes.isMouseSGR ? " SGR" : "")") }
    if modes.isBracketedPaste { facts.append("bracketed paste") }
    if modes.isCursorKeysApplication { facts.append("application cursor keys") }
    if let title { facts.append("title “\(title)”") }
    return facts.joined(separator: ", ")
  }
}
