/// Rows with one text alone above those that lie in it: the sections of a price list or of a menu.
///
///     Art.,Name,EUR         Category,Item,Price
///     ,FASTENERS,           STARTERS,,
///     1001,Screw,4.90       ,Soup,5.00
extension TableInterpreter {
  /// The tree of such rows; nil where the rows are others.
  ///
  /// - Complexity: O(1) where the first row has several texts, else O(cells).
  func sectionRows() -> Interpretation? {
    guard [.csv, .semicolon, .tsv].contains(format), options.fields == FieldChoice(), !options.isAnswer,
      !table.header.isEmpty, table.width > 2, table.count > 3, filledColumns(0).count == 1
    else { return nil }
    let filled = (0..<table.count).map(filledColumns)
    let column = filled[0][0]
    let isSection = filled.map { $0 == [column] }
    let (sections, items) = (
      isSection.indices.filter { isSection[$0] }, isSection.indices.filter { !isSection[$0] }
    )
    guard sections.count > 1, items.count >= sections.count, isSection.last == false,
      zip(isSection, isSection.dropFirst()).allSatisfy({ !($0 && $1) }),
      contents.indices.count(where: { other in
        other != column && items.allSatisfy { filled[$0].contains(other) }
      }) > 1
    else { return nil }
    let names = Set(sections.map { table.string($0, column) })
    guard names.count == sections.count, !items.contains(where: { names.contains(table.string($0, column)) })
    else { return nil }
    let isOwn = !items.contains { filled[$0].contains(column) }
    return interpretation(ofItems: isSection, below: column, heading: isOwn ? table.header[column] : "")
  }

  private func filledColumns(_ row: Int) -> [Int] {
    (0..<table.width).filter { !table.text.trimmed(table.cell(row, $0)).isEmpty }
  }

  /// The rows that are no section, each below the last section in front of it.
  private func interpretation(ofItems isSection: [Bool], below column: Int, heading: String)
    -> Interpretation?
  {
    var rows = Table(table.text, width: table.width)
    rows.header = table.header
    var sections: [Slice] = []
    var section = Slice.none
    for row in isSection.indices {
      if isSection[row] {
        section = table.text.trimmed(table.cell(row, column))
      } else {
        rows.append((0..<table.width).map { table.cell(row, $0) }, at: table.places[row])
        sections.append(section)
      }
    }
    // What the rows are is told without the sections.
    let items = TableInterpreter(rows, options, format: format, name: name)
    guard items.columns.parent == nil, let name = items.columns.name, name != column || heading.isEmpty else {
      return nil
    }
    let own = LevelColumn(
      stem: "name", title: items.title(name), name: name, code: items.columns.code, isKnown: true)
    let levels = items.columns.levels.count > 1 ? items.columns.levels : [own]
    var whole = TableInterpreter(
      items.table.adding(heading, sections), options, format: format, name: self.name)
    guard whole.table.count == rows.count else { return nil }
    whole.columns = items.columns
    whole.columns.levels =
      [LevelColumn(stem: "section", title: heading, name: rows.width, code: nil, isKnown: true)] + levels
    whole.understood = understood
    return whole.levelRows()
  }
}
