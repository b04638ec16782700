import TerminalKit

/// A frame as readable text: a plane of characters and a plane of style letters.
///
/// Each line stands in quotes, so that trailing blanks are visible. A wide character stands once in the plane of
/// characters, but has two letters in the plane of styles, one for each cell.
public struct ScreenPlanes: Equatable, CustomStringConvertible {
  public let description: String

  public init(_ frame: Frame) {
    var lines = ["screen \(frame.columns)×\(frame.rows), cursor \(ScreenPlanes.cursor(frame))"]
    lines += (0..<frame.rows).map { "\"" + ScreenPlanes.characters(of: $0, in: frame) + "\"" }
    lines.append("styles")
    lines += (0..<frame.rows).map { "\"" + ScreenPlanes.letters(frame.row($0)) + "\"" }
    description = lines.joined(separator: "\n") + "\n"
  }

  private static func cursor(_ frame: Frame) -> String {
    frame.cursor.map { "at column \($0.column), row \($0.row)" } ?? "hidden"
  }

  private static func characters(of row: Int, in frame: Frame) -> String {
    var text = String.UnicodeScalarView()
    for cell in frame.row(row) { text.append(contentsOf: frame.scalars(of: cell)) }
    return String(text)
  }

  private static func letters(_ cells: ArraySlice<Cell>) -> String {
    String(cells.map { Theme.planeLetter(of: $0.style) })
  }
}
