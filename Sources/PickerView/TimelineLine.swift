import PickerCore
import TerminalKit

/// The timeline folded into one line: `● 广东省 › ● 深圳市 › ○ 请选择区/县`.
///
/// The active step is always seen whole where it fits; steps at the far ends go first, and an ellipsis stands
/// for them.
struct TimelineLine {
  struct Segment: Equatable {
    let step: Int
    let column: Int
    let text: String
  }

  /// A step that would show less is left out: a dot, a blank, and a character.
  private static let leastWidth = 4

  private(set) var segments: [Segment] = []
  /// Where the separators between segments stand, and an ellipsis at the front, if any.
  private(set) var separators: [Int] = []
  private(set) var ellipsis: Int?

  /// - Parameter columns: The cells that the line may fill.
  init(_ state: State, presentation: Presentation, columns: Range<Int>) {
    let texts = state.steps.indices.map { TimelineLine.text(of: $0, in: state, presentation: presentation) }
    let widths = texts.map(TextWidth.of)
    let ellipsisWidth = TextWidth.of(presentation.glyphs.ellipsis)
    var first = 0
    func width(from first: Int, through last: Int) -> Int {
      widths[first...last].reduce(0, +) + 3 * (last - first) + (first > 0 ? ellipsisWidth + 3 : 0)
    }
    while first < state.activeStep, width(from: first, through: state.activeStep) > columns.count {
      first += 1
    }
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

  /// The dot and the name of a step, or what is still to be chosen.
  static func text(of step: Int, in state: State, presentation: Presentation) -> String {
    guard let chosen = state.steps[step].chosen else {
      return presentation.glyphs.pending + " " + presentation.texts.prompt(for: state.steps[step].list)
    }
    return presentation.glyphs.done + " " + SafeText.line(chosen.name)
  }

  /// The step that a click on `column` means.
  func step(at column: Int) -> Int? {
    segments.last { $0.column <= column && column < $0.column + TextWidth.of($0.text) }?.step
  }
}
