import PickerCore
import TerminalKit

extension SheetDrawing {
  /// Draws the row of tabs, and the bar in the divider below it.
  mutating func drawTabs(_ places: Places) {
    drawDivider(row: body.separator)
    guard let row = body.steps.first else { return }
    let texts = places.steps.indices.map { tabText($0, of: places) }
    let tabs = TabRow(texts, open: places.activeStep, ellipsis: glyphs.ellipsis, columns: margin)
    for tab in tabs.tabs {
      write(tab.text, column: tab.columns.lowerBound, row: row, role(ofStep: tab.step, in: places))
      if places.canFocus(tab.step) { addTarget(.step(tab.step), columns: tab.columns, row: row) }
    }
    for column in tabs.ellipses { write(glyphs.ellipsis, column: column, row: row, .stepPending) }
    if let row = body.separator { drawBar(tabs, places, row: row) }
  }

  /// The text of a tab. If there is no row for the bar, a sign marks the open tab.
  private func tabText(_ index: Int, of places: Places) -> String {
    let name = places.steps[index].chosen.map { SafeText.line($0.name) } ?? texts.choose
    return index == places.activeStep && body.separator == nil ? glyphs.pointer + name : name
  }

  /// Draws the bar under the open tab; during a slide it is on its way from the tab that was open before.
  private mutating func drawBar(_ tabs: TabRow, _ places: Places, row: Int) {
    let open = tabs.columns(ofStep: places.activeStep)
    var bar = open
    if let slide = places.slide {
      let (start, share) = (tabs.columns(ofStep: slide.from), slide.span?.share ?? 0)
      func between(_ from: Int, _ to: Int) -> Int { from + Int((Double(to - from) * share).rounded()) }
      let lower = between(start.lowerBound, open.lowerBound)
      bar = lower..<max(between(start.upperBound, open.upperBound), lower)
    }
    fill(bar, row: row, with: glyphs.bar, .bar)
  }
}
