/// The signs that the sheet is drawn with: Unicode's, only those that no terminal draws two cells wide, or ASCII's.
///
/// Signs fill one cell each, except the ellipsis, the arrows, the quotation marks, and the signs of marks in ASCII.
public enum Glyphs: Equatable, Sendable {
  case unicode
  /// Signs that Unicode does not call ambiguous: terminals that draw ambiguous signs two cells wide draw these in one.
  case narrow
  case ascii

  private func choose<Sign>(
    _ unicode: @autoclosure () -> Sign, _ narrow: @autoclosure () -> Sign, _ ascii: @autoclosure () -> Sign
  ) -> Sign {
    switch self {
    case .unicode: unicode()
    case .narrow: narrow()
    case .ascii: ascii()
    }
  }

  var topLeft: Unicode.Scalar { choose("╭", "╶", "+") }
  var topRight: Unicode.Scalar { choose("╮", "╴", "+") }
  var horizontal: Unicode.Scalar { choose("─", "╌", "-") }
  var vertical: Unicode.Scalar { choose("│", "╎", "|") }
  /// The ends of a divider, where it meets the border.
  var leftJoin: Unicode.Scalar { choose("├", "╎", "+") }
  var rightJoin: Unicode.Scalar { choose("┤", "╎", "+") }
  /// The bar under an open tab.
  var bar: Unicode.Scalar { choose("━", "╍", "=") }
  var done: String { choose("●", "▪", "*") }
  var pending: String { choose("○", "▫", "o") }
  var join: String { choose("│", "╎", "|") }
  var onward: String { choose("›", "›", ">") }
  var backward: String { choose("‹", "‹", "<") }
  /// The sign at the edge of the current row.
  var cursor: String { choose("▌", "▐", ">") }
  /// The sign before a name that stands out in its row.
  var pointer: String { choose("▸", "▸", ">") }
  var check: String { choose("✓", "✓", "*") }
  /// The signs of places that can be marked: of one that is not, of one with marks below it, of one that is. All three
  /// fill as many cells.
  var marks: [String] { choose(["☐", "⊟", "☑"], ["☐", "⊟", "☑"], ["[ ]", "[-]", "[x]"]) }
  /// Before places that were picked before, and before those that are asked for often.
  var recent: String { choose("★", "✭", "*") }
  var hot: String { choose("◆", "❖", "+") }
  /// The signs for hidden rows above and below.
  var above: String { choose("▲", "▴", "^") }
  var below: String { choose("▼", "▾", "v") }
  var ellipsis: String { choose("…", "..", "..") }
  /// The arrow keys as hints and help name them: up, down, left, right.
  var arrows: [String] {
    choose(["↑", "↓", "←", "→"], ["⇡", "⇣", "⇠", "⇢"], ["Up", "Down", "Left", "Right"])
  }
  /// The quotation marks around a person's words in a Chinese sentence.
  var quotes: [String] { choose(["“", "”"], ["「", "」"], ["\"", "\""]) }
}
