import PickerCore
import TerminalKit

extension SheetDrawing {
  mutating func drawTimeline() {
    switch layout.timeline {
    case .none: break
    case .folded(let row): drawFoldedTimeline(row)
    case .rows(let first, let spacing, let count):
      for step in 0..<count { drawStep(step, row: first + step * spacing) }
      guard spacing > 1 else { break }
      for step in 1..<count {
        write(presentation.glyphs.join, column: stepColumn, row: first + step * spacing - 1, .join)
      }
    }
    if let row = layout.separator {
      fill(layout.inner, row: row, with: presentation.glyphs.horizontal, .border)
    }
  }

  private var stepColumn: Int { layout.inner.lowerBound + min(2, max(layout.inner.count - 12, 0)) }

  private func role(ofStep step: Int) -> Role {
    if step == state.activeStep { return .stepActive }
    return state.steps[step].chosen == nil ? .stepPending : .stepDone
  }

  /// Whether the row bears the sign that it leads somewhere: the active step does not, nor one that is only shown.
  private func canBeReopened(_ step: Int) -> Bool {
    step != state.activeStep && state.canFocus(step) && state.steps[step].chosen != nil
  }

  private mutating func drawStep(_ step: Int, row: Int) {
    let text = TimelineLine.text(of: step, in: state, presentation: presentation)
    let end = layout.inner.upperBound - 3
    let fitting = TextWidth.truncated(text, to: end - stepColumn - 1, ellipsis: presentation.glyphs.ellipsis)
    write(fitting, column: stepColumn, row: row, role(ofStep: step))
    if canBeReopened(step) { write(presentation.glyphs.onward, column: end, row: row, .stepPending) }
  }

  private mutating func drawFoldedTimeline(_ row: Int) {
    let columns = foldedTimelineColumns(layout)
    let line = TimelineLine(state, presentation: presentation, columns: columns)
    if let column = line.ellipsis {
      write(presentation.glyphs.ellipsis, column: column, row: row, .stepPending)
    }
    for segment in line.segments {
      let room = columns.upperBound - segment.column
      let text = TextWidth.truncated(segment.text, to: room, ellipsis: presentation.glyphs.ellipsis)
      write(text, column: segment.column, row: row, role(ofStep: segment.step))
    }
    for column in line.separators {
      write(presentation.glyphs.onward, column: column, row: row, .stepPending)
    }
  }
}

/// The cells of the folded timeline.
func foldedTimelineColumns(_ layout: SheetLayout) -> Range<Int> {
  let inner = layout.inner
  return inner.count > 24 ? inner.lowerBound + 2..<inner.upperBound - 2 : inner
}
