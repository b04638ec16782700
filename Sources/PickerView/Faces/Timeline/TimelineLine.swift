import TerminalKit

/// Steps in one line: `● 广东省 › ● 深圳市 › ○ 请选择`.
///
/// The active step is shown whole if it fits. Steps at the start give way to an ellipsis first; steps at the end are
/// cut or dropped.
struct TimelineLine {
  struct Segment: Equatable {
    let step: Int
    let column: Int
    let text: String
  }

  /// A segment that would show fewer cells is left out: a dot, a blank, and a character.
  private static let leastWidth = 4

  private(set) var segments: [Segment] = []
  /// The columns of the separators between segments, and of the ellipsis at the front, if any.
  private(set) var separators: [Int] = []
  private(set) var ellipsis: Int?

  /// - Parameters:
  ///   - texts: The text of each step.
  ///   - columns: The cells that the line may fill.
  init(_ texts: [String], active: Int, ellipsis sign: String, columns: Range<Int>) {
    let widths = texts.map(TextWidth.of)
    let ellipsisWidth = TextWidth.of(sign)
    var first = 0
    func width(from first: Int, through last: Int) -> Int {
      widths[first...last].reduce(0, +) + 3 * (last - first) + (first > 0 ? ellipsisWidth + 3 : 0)
    }
    while first < active, width(from: first, through: active) > columns.count { first += 1 }
    var column = columns.lowerBound
    if first > 0 {
      ellipsis = column
      separators.append(column + ellipsisWidth + 1)
      column += ellipsisWidth + 3
    }
    for step in first..<texts.count {
      if step > first {
        guard column + 3 + TimelineLine.leastWidth <= columns.upperBound else { break }
        separators.append(column + 1)
        column += 3
      }
      segments.append(Segment(step: step, column: column, text: texts[step]))
      column += widths[step]
    }
  }
}
