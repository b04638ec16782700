import PickerCore

/// The rows of a layout, and what must hold of every layout.
enum LayoutRows {
  /// Each row that a part takes, from the top, with the part's letter; `SheetLayoutTests` explains them.
  static func letters(_ layout: SheetLayout) -> [(row: Int, letter: Character)] {
    var letters: [(row: Int, letter: Character)] = []
    func add(_ row: Int?, _ letter: Character) { if let row { letters.append((row, letter)) } }
    add(layout.hasBorder ? layout.rows.lowerBound : nil, "^")
    add(layout.title, "T")
    letters += timeline(layout)
    add(layout.separator, "-")
    add(layout.heading, "H")
    add(layout.searchLine, "/")
    for row in layout.list { add(row, "L") }
    add(layout.wholeName, "N")
    add(layout.hints, "?")
    return letters
  }

  private static func timeline(_ layout: SheetLayout) -> [(row: Int, letter: Character)] {
    switch layout.timeline {
    case .none: return []
    case .folded(let row): return [(row, "f")]
    case .rows(let first, let spacing, let count):
      return (0..<(count - 1) * spacing + 1).map { (first + $0, $0 % spacing == 0 ? "s" : "|") }
    }
  }

  /// What is wrong with a layout; empty where nothing is.
  static func flaws(_ layout: SheetLayout, size: Size, steps: Int) -> [String] {
    var flaws: [String] = []
    func want(_ isTrue: Bool, _ flaw: String) { if !isTrue { flaws.append(flaw) } }
    want(letters(layout).map(\.row) == Array(layout.rows), "parts overlap, leave gaps or leave the sheet")
    want(layout.rows.upperBound == size.rows, "the sheet does not end at the bottom")
    let isLineAlone = layout.searchLine != nil && layout.rows.count == 1
    want(layout.rows.lowerBound >= 0 && (!layout.list.isEmpty || isLineAlone), "no row for the list")
    want(!layout.columns.isEmpty && layout.columns.count <= 100, "a width of \(layout.columns.count)")
    want(layout.columns.lowerBound >= 0 && layout.columns.upperBound <= size.columns, "columns outside")
    let margins = (layout.columns.lowerBound, size.columns - layout.columns.upperBound)
    want(margins.1 - margins.0 == 0 || margins.1 - margins.0 == 1, "not centred")
    want(!layout.inner.isEmpty && layout.columns.contains(layout.inner.lowerBound), "nothing inside")
    want(layout.indexColumn.map(layout.inner.contains) ?? true, "the index outside the sheet")
    if case .rows(_, _, let count) = layout.timeline { want(count == steps, "\(count) of \(steps) steps") }
    if steps == 0 { want(layout.timeline == .none, "a timeline without steps") }
    return flaws
  }
}
