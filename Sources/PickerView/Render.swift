import PickerCore
import RegionModel
import TerminalKit

/// Draws a state.
///
/// The same state and presentation give the same frame, always. The cursor stands on the current row's sign, so that
/// screen readers and input methods follow it; it is hidden while the sheet moves.
///
/// - Complexity: O(cells) + O(letters × log *n*) in the rows of the list; the length of the list plays no other
///   part, nor does the number of results.
public func render(_ state: State, presentation: Presentation = Presentation()) -> Frame {
  var drawing = SheetDrawing(state, presentation: presentation)
  drawing.draw()
  return drawing.frame
}

/// A frame in the making.
struct SheetDrawing {
  var frame: Frame
  let state: State
  let presentation: Presentation
  let layout: SheetLayout
  /// How many rows the sheet still lies below its place.
  let rowOffset: Int

  init(_ state: State, presentation: Presentation) {
    self.state = state
    self.presentation = presentation
    layout = state.layout
    frame = Frame(
      columns: state.size.columns, rows: state.size.rows, filledWith: presentation.glyphs.backdrop,
      style: Role.backdrop.style)
    let hidden = (1 - state.motion.visibleShare) * Double(layout.rows.count)
    rowOffset = Int(hidden.rounded())
  }

  mutating func draw() {
    drawSheet()
    drawTitle()
    if state.helpTop != nil {
      drawHelp()
    } else {
      drawTimeline()
      drawStep()
      drawWholeName()
    }
    drawHints()
  }

  /// Draws what the sheet is open for: a list to choose from, or a search.
  private mutating func drawStep() {
    if let search = state.search { return drawSearch(search) }
    drawHeading()
    drawList()
    drawIndex()
  }

  /// Writes text at a place in the sheet; the sheet may still be on its way up.
  @discardableResult
  mutating func write(_ text: String, column: Int, row: Int, _ role: Role, limit: Int? = nil) -> Int {
    frame.write(
      text, column: column, row: row + rowOffset, style: role.style, limit: limit ?? layout.inner.upperBound)
  }

  mutating func fill(_ columns: Range<Int>, row: Int, with scalar: Unicode.Scalar = " ", _ role: Role) {
    frame.fill(columns, row: row + rowOffset, with: scalar, style: role.style)
  }

  private mutating func drawSheet() {
    for row in layout.rows { fill(layout.columns, row: row, .sheet) }
    guard layout.hasBorder else { return }
    let left = layout.columns.lowerBound
    let right = layout.columns.upperBound - 1
    for row in layout.rows {
      fill(left..<left + 1, row: row, with: presentation.glyphs.vertical, .border)
      fill(right..<right + 1, row: row, with: presentation.glyphs.vertical, .border)
    }
    let top = layout.rows.lowerBound
    fill(left..<left + 1, row: top, with: presentation.glyphs.topLeft, .border)
    fill(layout.inner, row: top, with: presentation.glyphs.horizontal, .border)
    fill(right..<right + 1, row: top, with: presentation.glyphs.topRight, .border)
  }

  private mutating func drawTitle() {
    guard let row = layout.title else { return }
    let inner = layout.inner
    let cancel = CancelButton(layout, presentation: presentation)
    let limit = cancel.map { $0.columns.lowerBound - 1 } ?? inner.upperBound
    let title =
      state.helpTop == nil
      ? presentation.title ?? presentation.texts.defaultTitle : presentation.texts.helpTitle
    let fitting = TextWidth.truncated(
      title, to: limit - inner.lowerBound, ellipsis: presentation.glyphs.ellipsis)
    let centred = inner.lowerBound + (inner.count - TextWidth.of(fitting)) / 2
    let column = max(min(centred, limit - TextWidth.of(fitting)), inner.lowerBound)
    write(fitting, column: column, row: row, .title, limit: limit)
    if let cancel { write(cancel.text, column: cancel.columns.lowerBound, row: row, .cancel) }
  }
}

/// The word that cancels, at the right end of the title's row.
struct CancelButton {
  let text: String
  let columns: Range<Int>

  /// Nil where the row is too narrow for it.
  init?(_ layout: SheetLayout, presentation: Presentation) {
    text = presentation.texts.cancel
    let width = TextWidth.of(text)
    guard layout.title != nil, layout.inner.count >= width + 14 else { return nil }
    let end = layout.inner.upperBound - 2
    columns = end - width..<end
  }
}
