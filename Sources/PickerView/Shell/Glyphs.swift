/// The signs that the sheet is drawn with: Unicode's, or ASCII alone.
///
/// Every sign fills one cell.
public struct Glyphs: Equatable, Sendable {
  var backdrop: Unicode.Scalar
  var topLeft: Unicode.Scalar
  var topRight: Unicode.Scalar
  var horizontal: Unicode.Scalar
  var vertical: Unicode.Scalar
  /// The ends of a divider, where it meets the border.
  var leftJoin: Unicode.Scalar
  var rightJoin: Unicode.Scalar
  var done: String
  var pending: String
  var join: String
  var onward: String
  var cursor: String
  var check: String
  var ellipsis: String
  /// Arrow keys, as hints and help name them: up, down, left, right.
  var arrows: [String]

  public static let unicode = Glyphs(
    backdrop: "░", topLeft: "╭", topRight: "╮", horizontal: "─", vertical: "│", leftJoin: "├", rightJoin: "┤",
    done: "●", pending: "○",
    join: "│", onward: "›", cursor: "▸", check: "✓", ellipsis: "…", arrows: ["↑", "↓", "←", "→"])

  public static let ascii = Glyphs(
    backdrop: " ", topLeft: "+", topRight: "+", horizontal: "-", vertical: "|", leftJoin: "+", rightJoin: "+",
    done: "*", pending: "o",
    join: "|", onward: ">", cursor: ">", check: "*", ellipsis: "..", arrows: ["Up", "Down", "Left", "Right"])
}
