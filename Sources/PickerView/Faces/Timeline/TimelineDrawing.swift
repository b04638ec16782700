import PickerCore
import TerminalKit

extension SheetDrawing {
  mutating func drawTimeline(_ places: Places) {
    if body.steps.count == 1, places.shownStepCount > 1 {
      drawFoldedTimeline(places, row: body.steps.lowerBound)
    } else {
      for (step, row) in zip(places.steps.indices, stepRows) { drawStep(step, of: places, row: row) }
      for row in stepRows.dropFirst() where body.stepSpacing > 1 {
        write(glyphs.join, column: stepColumn, row: row - 1, .join)
      }
    }
    drawDivider(row: body.separator)
  }

  /// The rows of the steps; with spacing, a row lies between any two.
  private var stepRows: StrideTo<Int> {
    stride(from: body.steps.lowerBound, to: body.steps.upperBound, by: body.stepSpacing)
  }

  private var stepColumn: Int { shell.inner.lowerBound + min(2, max(shell.inner.count - 12, 0)) }

  private mutating func drawStep(_ step: Int, of places: Places, row: Int) {
    let text = stepText(step, of: places)
    let end = shell.inner.upperBound - 3
    let fitting = TextWidth.truncated(text, to: end - stepColumn - 1, ellipsis: glyphs.ellipsis)
    write(fitting, column: stepColumn, row: row, role(ofStep: step, in: places))
    if places.canFocus(step) { addTarget(.step(step), columns: shell.columns, row: row) }
    if canBeReopened(step, in: places) { write(glyphs.onward, column: end, row: row, .stepPending) }
  }

  /// Whether the row bears the sign that it leads somewhere: the active step does not, nor one that is only shown.
  private func canBeReopened(_ step: Int, in places: Places) -> Bool {
    step != places.activeStep && places.canFocus(step) && places.steps[step].chosen != nil
  }

  private mutating func drawFoldedTimeline(_ places: Places, row: Int) {
    let columns = margin
    let texts = places.steps.indices.map { stepText($0, of: places) }
    let line = TimelineLine(texts, active: places.activeStep, ellipsis: glyphs.ellipsis, columns: columns)
    if let column = line.ellipsis { write(glyphs.ellipsis, column: column, row: row, .stepPending) }
    for segment in line.segments {
      let room = columns.upperBound - segment.column
      let text = TextWidth.truncated(segment.text, to: room, ellipsis: glyphs.ellipsis)
      let end = write(text, column: segment.column, row: row, role(ofStep: segment.step, in: places))
      if places.canFocus(segment.step) {
        addTarget(.step(segment.step), columns: segment.column..<end, row: row)
      }
    }
    for column in line.separators { write(glyphs.onward, column: column, row: row, .stepPending) }
  }

  /// The dot and the name of a step, or what is still to be chosen.
  private func stepText(_ step: Int, of places: Places) -> String {
    let step = places.steps[step]
    guard let chosen = step.chosen else { return glyphs.pending + " " + texts.prompt(for: step.list) }
    return glyphs.done + " " + SafeText.line(chosen.name)
  }
}

extension SheetDrawing {
  /// The columns that lines of words fill: two cells from either edge where there is room.
  var margin: Range<Int> {
    let inner = shell.inner
    return inner.count > 24 ? inner.lowerBound + 2..<inner.upperBound - 2 : inner
  }

  func role(ofStep step: Int, in places: Places) -> Role {
    if step == places.activeStep { return .stepActive }
    return places.steps[step].chosen == nil ? .stepPending : .stepDone
  }
}
