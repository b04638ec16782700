import PickerCore

/// Describes the rows of a layout, and checks the rules for all layouts.
public enum LayoutRows {
  /// The row and the letter of each part, from the top; `SheetLayoutTests` explains the letters.
  public static func letters(_ layout: SheetLayout, steps: Int) -> [(row: Int, letter: Character)] {
    var letters: [(row: Int, letter: Character)] = []
    func add(_ row: Int?, _ letter: Character) { if let row { letters.append((row, letter)) } }
    add(layout.shell.hasBorder ? layout.shell.rows.lowerBound : nil, "^")
    add(layout.shell.title, "T")
    add(layout.shell.header, "E")
    letters += timeline(layout, steps: steps)
    add(layout.body.separator, "-")
    add(layout.body.heading, "H")
    add(layout.body.searchLine, "/")
    for row in layout.body.list { add(row, "L") }
    add(layout.body.failure, "!")
    add(layout.body.wholeName, "N")
    add(layout.shell.hints, "?")
    return letters
  }

  private static func timeline(_ layout: SheetLayout, steps: Int) -> [(row: Int, letter: Character)] {
    let (rows, spacing) = (layout.body.steps, layout.body.stepSpacing)
    if rows.count == 1, steps > 1 { return [(rows.lowerBound, "f")] }
    return rows.map { ($0, ($0 - rows.lowerBound) % spacing == 0 ? "s" : "|") }
  }

  /// The broken rules of a layout; empty if there are none.
  ///
  /// - Parameter isFolded: Whether all steps share one row, even before the first choice.
  public static func flaws(
    _ layout: SheetLayout, size: Size, steps: Int, isFolded: Bool = false,
    widest: Int = SheetLayout.maximumWidth
  ) -> [String] {
    var flaws: [String] = []
    func want(_ isTrue: Bool, _ flaw: String) { if !isTrue { flaws.append(flaw) } }
    want(
      letters(layout, steps: steps).map(\.row) == Array(layout.shell.rows),
      "parts overlap, leave gaps or leave the sheet")
    want(layout.shell.rows.upperBound == size.rows, "the sheet does not end at the bottom")
    let isLineAlone = layout.body.searchLine != nil && layout.shell.rows.count == 1
    want(
      layout.shell.rows.lowerBound >= 0 && (!layout.body.list.isEmpty || isLineAlone), "no row for the list")
    want(
      !layout.shell.columns.isEmpty && layout.shell.columns.count <= widest,
      "a width of \(layout.shell.columns.count)")
    want(
      layout.shell.columns.lowerBound >= 0 && layout.shell.columns.upperBound <= size.columns,
      "columns outside")
    let margins = (layout.shell.columns.lowerBound, size.columns - layout.shell.columns.upperBound)
    want(margins.1 - margins.0 == 0 || margins.1 - margins.0 == 1, "not centred")
    want(
      !layout.shell.inner.isEmpty && layout.shell.columns.contains(layout.shell.inner.lowerBound),
      "nothing inside")
    let stepCount = (layout.body.steps.count + layout.body.stepSpacing - 1) / layout.body.stepSpacing
    want(stepCount == steps || layout.body.steps.count <= 1, "\(stepCount) of \(steps) steps")
    if steps == 0, !isFolded { want(layout.body.steps.isEmpty, "rows for steps that are not there") }
    return flaws
  }
}
