import PickerCore
import RegionModel
import TerminalKit

/// Draws a state as a frame with its click targets.
///
/// The same state and presentation always give the same frame. The terminal's cursor stands on the name of the current
/// row, so that screen readers and input methods follow it; it is hidden while the sheet moves.
///
/// - Complexity: O(cells) + O(letters × log *n*) in the rows of the list; apart from that, the lengths of the list and
///   of the results do not matter.
public func render(_ state: State, presentation: Presentation = Presentation()) -> Rendering {
  var drawing = SheetDrawing(state, presentation: presentation)
  drawing.draw()
  return drawing.rendering
}

/// A frame in the making: it draws the shell, and the face draws the body.
struct SheetDrawing {
  var rendering: Rendering
  let state: State
  let presentation: Presentation
  let face: FaceDescription
  let layout: SheetLayout
  let grid: Grid
  /// How many rows the sheet still is below its final place.
  let rowOffset: Int
  /// The text that does not fit the row under the cursor; nil if all fits.
  private(set) var wholeText: String?
  /// The results that are drawn, from the first on the screen.
  var shownResults: [ResultRow] = []
  /// Whether the body says that a list failed to load; the hints ask the state no more than that.
  var saysFailure = false

  var shell: Shell { layout.shell }
  var body: Body { layout.body }
  var glyphs: Glyphs { presentation.glyphs }
  var texts: Texts { presentation.texts }
  var margin: Range<Int> { grid.margin }

  init(_ state: State, presentation: Presentation) {
    self.state = state
    self.presentation = presentation
    face = presentation.description
    layout = state.layout
    let marks = state.options.markLimit == nil ? 0 : TextWidth.of(presentation.glyphs.marks[0])
    grid = Grid(layout.shell, markSign: marks)
    let frame = Frame(
      columns: state.size.columns, rows: state.size.rows, style: Role.backdrop.style)
    rendering = Rendering(frame: frame)
    let hidden = (1 - state.motion.visibleShare) * Double(layout.shell.rows.count)
    rowOffset = Int(hidden.rounded())
  }

  mutating func draw() {
    drawSheet()
    drawTitle()
    if state.helpTop != nil {
      drawHelp()
    } else {
      drawHeader()
      drawBody()
      drawWholeName()
    }
    drawHints()
  }

  private mutating func drawBody() {
    wholeText = face.draw(&self)
    guard let search = state.search else { return }
    drawSearch(search)
    wholeText = resultToShowWhole
  }
}

/// The basic drawing operations.
extension SheetDrawing {
  /// Writes text at a place in the sheet, shifted while the sheet rises or sinks.
  @discardableResult
  mutating func write(_ text: String, column: Int, row: Int, _ role: Role, limit: Int? = nil) -> Int {
    rendering.frame.write(
      text, column: column, row: row + rowOffset, style: role.style, limit: limit ?? shell.inner.upperBound)
  }

  mutating func fill(_ columns: Range<Int>, row: Int, with scalar: Unicode.Scalar = " ", _ role: Role) {
    rendering.frame.fill(columns, row: row + rowOffset, with: scalar, style: role.style)
  }

  private mutating func fill(
    _ columns: Range<Int>, rows: Range<Int>, with scalar: Unicode.Scalar = " ", _ role: Role
  ) {
    let rows = rows.lowerBound + rowOffset..<rows.upperBound + rowOffset
    rendering.frame.fill(columns, rows: rows, with: scalar, style: role.style)
  }

  /// Records the meaning of a click on cells of a row.
  mutating func addTarget(_ target: Target, columns: Range<Int>, row: Int) {
    rendering.targets.add(target, columns: columns, rows: row + rowOffset..<row + rowOffset + 1)
  }

  /// Places the terminal's cursor; it is hidden while the sheet moves.
  mutating func setCursor(column: Int, row: Int) {
    guard state.motion == .still, row < rendering.frame.rows else { return }
    rendering.frame.cursor = .init(column: column, row: row)
  }
}

/// The sheet's edge and its title.
extension SheetDrawing {
  private mutating func drawSheet() {
    rendering.targets.add(
      .sheet, columns: shell.columns, rows: shell.rows.lowerBound + rowOffset..<shell.rows.upperBound)
    fill(shell.columns, rows: shell.rows, .sheet)
    guard shell.hasBorder else { return }
    let left = shell.columns.lowerBound
    let right = shell.columns.upperBound - 1
    for column in [left, right] {
      fill(column..<column + 1, rows: shell.rows, with: glyphs.vertical, .border)
    }
    let top = shell.rows.lowerBound
    fill(left..<left + 1, row: top, with: presentation.topLeft, .border)
    fill(shell.inner, row: top, with: glyphs.horizontal, .border)
    fill(right..<right + 1, row: top, with: presentation.topRight, .border)
  }

  /// Draws a line across the body that joins the border at both ends.
  mutating func drawDivider(row: Int?) {
    guard let row else { return }
    fill(shell.inner, row: row, with: glyphs.horizontal, .border)
    guard shell.hasBorder else { return }
    let (left, right) = (shell.columns.lowerBound, shell.columns.upperBound - 1)
    fill(left..<left + 1, row: row, with: glyphs.leftJoin, .border)
    fill(right..<right + 1, row: row, with: glyphs.rightJoin, .border)
  }

  private mutating func drawTitle() {
    guard let row = shell.title else { return }
    let buttons = TitleButtons(shell, texts, hasDone: face.hasDoneButton && state.helpTop == nil)
    let room = buttons.room.clamped(to: margin)
    let title = state.helpTop == nil ? presentation.shownTitle : texts.helpTitle
    let fitting = TextWidth.truncated(title, to: room.count, ellipsis: glyphs.ellipsis)
    let width = TextWidth.of(fitting)
    let centred = shell.inner.lowerBound + (shell.inner.count - width) / 2
    let column = max(min(centred, room.upperBound - width), room.lowerBound)
    write(fitting, column: column, row: row, .title, limit: room.upperBound)
    for button in buttons.all {
      write(button.text, column: button.columns.lowerBound, row: row, .cancel)
      let isHelp = state.helpTop != nil
      addTarget(isHelp ? .help : button.target, columns: button.columns, row: row)
    }
  }
}

extension SheetDrawing {
  /// Draws a person's own line below the title.
  private mutating func drawHeader() {
    guard let row = shell.header, let header = presentation.header else { return }
    let text = TextWidth.truncated(header, to: margin.count, ellipsis: glyphs.ellipsis)
    write(text, column: margin.lowerBound, row: row, .hint)
  }

  /// Writes the prompt of a search or an entry line: a person's own, or the usual one.
  ///
  /// - Parameter columns: The columns of the whole line; a person's own prompt takes half of them at most.
  /// - Returns: The column after it.
  mutating func writePrompt(_ usual: String, in columns: Range<Int>, row: Int, _ role: Role) -> Int {
    let prompt = presentation.prompt.map {
      TextWidth.truncated($0, to: columns.count / 2, ellipsis: glyphs.ellipsis)
    }
    return write(prompt ?? usual, column: columns.lowerBound, row: row, role)
  }
}

/// The buttons in the title's row: 取消 at the right; or 完成 at the right and 取消 at the left.
struct TitleButtons {
  struct Button {
    let text: String
    let columns: Range<Int>
    let target: Target
  }

  /// Empty if the row is too narrow for buttons.
  let all: [Button]
  /// The columns between the buttons, for the title.
  let room: Range<Int>

  init(_ shell: Shell, _ texts: Texts, hasDone: Bool) {
    let inner = shell.inner
    let right = hasDone ? texts.done : texts.cancel
    let (left, width) = (TextWidth.of(texts.cancel), TextWidth.of(right))
    guard inner.count >= width + 14 + (hasDone ? left + 2 : 0) else {
      all = []
      room = inner
      return
    }
    let end = inner.upperBound - 2
    let main = Button(text: right, columns: end - width..<end, target: hasDone ? .done : .cancel)
    let start = inner.lowerBound + 2
    let cancel = Button(text: texts.cancel, columns: start..<start + left, target: .cancel)
    all = hasDone ? [cancel, main] : [main]
    room = (hasDone ? cancel.columns.upperBound + 1 : inner.lowerBound)..<main.columns.lowerBound - 1
  }
}
