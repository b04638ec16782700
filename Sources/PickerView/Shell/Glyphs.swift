/// The signs that the sheet is drawn with: Unicode's, only those that no terminal draws two cells wide, or ASCII's.
///
/// Signs fill one cell each, except the ellipsis, the arrows, the quotation marks, and the signs of marks in ASCII.
public struct Glyphs: Equatable, Sendable {
  var topLeft: Unicode.Scalar
  var topRight: Unicode.Scalar
  var horizontal: Unicode.Scalar
  var vertical: Unicode.Scalar
  /// The ends of a divider, where it meets the border.
  var leftJoin: Unicode.Scalar
  var rightJoin: Unicode.Scalar
  /// The bar under an open tab.
  var bar: Unicode.Scalar
  var done: String
  var pending: String
  var join: String
  var onward: String
  var backward: String
  /// The sign at the edge of the current row.
  var cursor: String
  /// The sign before a name that stands out in its row.
  var pointer: String
  var check: String
  /// The signs of places that can be marked: of one that is not, of one with marks below it, of one that is. All three
  /// fill as many cells.
  var marks: [String]
  /// Before places that were picked before, and before those that are asked for often.
  var recent: String
  var hot: String
  /// The signs for hidden rows above and below.
  var above: String
  var below: String
  var ellipsis: String
  /// The arrow keys as hints and help name them: up, down, left, right.
  var arrows: [String]
  /// The quotation marks around a person's words in a Chinese sentence.
  var quotes: [String]

  public static let unicode = Glyphs(
    topLeft: "╭", topRight: "╮", horizontal: "─", vertical: "│", leftJoin: "├", rightJoin: "┤", bar: "━",
    done: "●", pending: "○", join: "│", onward: "›", backward: "‹", cursor: "▌", pointer: "▸", check: "✓",
    marks: ["☐", "⊟", "☑"], recent: "★", hot: "◆", above: "▲", below: "▼", ellipsis: "…",
    arrows: ["↑", "↓", "←", "→"],
    quotes: ["“", "”"])

  /// Signs that Unicode does not call ambiguous: terminals that draw ambiguous signs two cells wide draw these in one.
  public static let narrow = Glyphs(
    topLeft: "╶", topRight: "╴", horizontal: "╌", vertical: "╎", leftJoin: "╎", rightJoin: "╎", bar: "╍",
    done: "▪", pending: "▫", join: "╎", onward: "›", backward: "‹", cursor: "▐", pointer: "▸", check: "✓",
    marks: ["☐", "⊟", "☑"], recent: "✭", hot: "❖", above: "▴", below: "▾", ellipsis: "..",
    arrows: ["⇡", "⇣", "⇠", "⇢"],
    quotes: ["「", "」"])

  public static let ascii = Glyphs(
    topLeft: "+", topRight: "+", horizontal: "-", vertical: "|", leftJoin: "+", rightJoin: "+", bar: "=",
    done: "*", pending: "o", join: "|", onward: ">", backward: "<", cursor: ">", pointer: ">", check: "*",
    marks: ["[ ]", "[-]", "[x]"], recent: "*", hot: "+", above: "^", below: "v", ellipsis: "..",
    arrows: ["Up", "Down", "Left", "Right"], quotes: ["\"", "\""])
}
