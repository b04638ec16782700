import PickerCore
import TerminalKit

extension SheetDrawing {
  mutating func drawTimeline(_ places: Places) {
    if body.steps.count == 1, places.shownStepCount > 1 {
      drawFoldedTimeline(places, row: body.steps.lowerBound)
    } else {
      for (step, row) in zip(places.steps.indices, stepRows) { drawStep(step, of: places, row: row) }
      for row in stepRows.dropFirst() where body.stepSpacing > 1 {
        write(glyphs.join, column: margin.lowerBound, row: row - 1, .join)
      }
    }
    drawDivider(row: body.separator)
  }

  /// The rows of the steps; with spacing, a row lies between any two.
  private var stepRows: StrideTo<Int> {
    stride(from: body.steps.lowerBound, to: body.steps.upperBound, by: body.stepSpacing)
  }

  private mutating func drawStep(_ step: Int, of places: Places, row: Int) {
    let end = margin.upperBound - 1
    let text = stepText(step, of: places)
    let fitting = TextWidth.truncated(text, to: end - margin.lowerBound - 1, ellipsis: glyphs.ellipsis)
    write(fitting, column: margin.lowerBound, row: row, role(ofStep: step, in: places))
    drawDot(of: step, in: places, column: margin.lowerBound, row: row)
    if places.canFocus(step) { addTarget(.step(step), columns: shell.columns, row: row) }
    if canBeReopened(step, in: places) { write(glyphs.onward, column: end, row: row, .stepPending) }
  }

  /// Draws the dot again in the colour of signs, if the step is chosen or open.
  private mutating func drawDot(of step: Int, in places: Places, column: Int, row: Int) {
    let isChosen = places.steps[step].chosen != nil
    guard isChosen || step == places.activeStep else { return }
    write(isChosen ? glyphs.done : glyphs.pending, column: column, row: row, .dot)
  }

  /// Whether a chosen step shows the sign that it can be reopened; not the active step, nor one that cannot be changed.
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
      drawDot(of: segment.step, in: places, column: segment.column, row: row)
      if places.canFocus(segment.step) {
        addTarget(.step(segment.step), columns: segment.column..<end, row: row)
      }
    }
    for column in line.separators { write(glyphs.onward, column: column, row: row, .stepPending) }
  }

  /// The dot and the name of a step, or a request to choose.
  private func stepText(_ step: Int, of places: Places) -> String {
    let step = places.steps[step]
    guard let chosen = step.chosen else { return glyphs.pending + " " + texts.choose }
    return glyphs.done + " " + SafeText.line(chosen.name)
  }
}

extension SheetDrawing {
  func role(ofStep step: Int, in places: Places) -> Role {
    if step == places.activeStep { return .stepActive }
    return places.steps[step].chosen == nil ? .stepPending : .stepDone
  }
}
