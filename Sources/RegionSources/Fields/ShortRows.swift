/// Levels of a table in which some rows end early, and no row stands for the places above the others:
///
///     Food,Fruit,Apple        Ebene 1;Ebene 2;Ebene 3
///     Food,Fruit,Pear         Food;Fruit;Apple
///     Toys,,                  Toys;;
struct ShortRows {
  /// The columns, the highest level first.
  private(set) var columns: [Int] = []

  /// How many rows are examined.
  private static let mostRows = 1_000

  /// Nil where the columns are others.
  ///
  /// - Complexity: O(rows × columns) in a sample of the rows, and nothing where no cell is empty.
  init?(_ table: Table, _ contents: [ColumnContent], code: Int?) {
    let rows = min(table.count, ShortRows.mostRows)
    guard rows > 2, !table.isOfObjects, contents.contains(where: { $0.filled < $0.total }) else { return nil }
    var texts = Array(contents.indices)
    // The rows' own code stands in front or at the end.
    if let code, contents[code].isCodes, contents[code].isUnique, code == 0 || code == texts.count - 1 {
      texts.removeAll { $0 == code }
    }
    guard texts.count > 1, texts.allSatisfy({ contents[$0].filled > 0 && !contents[$0].isNumbers }),
      contents[texts[0]].filled == contents[texts[0]].total,
      contents[texts[0]].distinct * 3 <= contents[texts[0]].filled * 2,
      ShortRows.areNamed(texts, table.header)
    else { return nil }
    func isFilled(_ row: Int, _ column: Int) -> Bool {
      !table.text.trimmed(table.cell(row, column)).isEmpty
    }
    guard (0..<rows).allSatisfy({ row in texts.drop { isFilled(row, $0) }.allSatisfy { !isFilled(row, $0) } })
    else { return nil }
    let ways = Set((0..<rows).map { row in texts.map { table.string(row, $0) }.joined(separator: "\u{0}") })
    guard ways.count * 10 >= rows * 9 else { return nil }
    columns = texts
  }

  /// Whether headings are those of levels, all of them; without any, three columns are enough.
  private static func areNamed(_ columns: [Int], _ header: [String]) -> Bool {
    guard !header.isEmpty else { return columns.count > 2 }
    let headings = columns.map { header[$0] }
    return NumberedHeadings.areLevels(headings)
      || headings.allSatisfy { heading in
        LevelWords.columns([heading]).contains { $0.isKnown && $0.plain != nil }
      }
  }
}

/// Headings that are one word with the numbers of levels behind it: `Ebene 1;Ebene 2;Ebene 3`.
enum NumberedHeadings {
  /// Whether all headings are, from 0 or 1 on and without a gap.
  static func areLevels(_ headings: [String]) -> Bool {
    guard headings.count > 1 else { return false }
    var (word, first): (String?, Int?) = (nil, nil)
    for (index, heading) in headings.enumerated() {
      let name = FieldNames.normalized(heading)
      let digits = name.utf8.reversed().prefix { $0 >= 0x30 && $0 <= 0x39 }.count
      guard digits > 0, digits < 3, digits < name.utf8.count, let number = Int(name.suffix(digits)) else {
        return false
      }
      let own = String(name.dropLast(digits))
      guard word ?? own == own, number == (first ?? number) + index, (first ?? number) < 2 else {
        return false
      }
      (word, first) = (own, first ?? number)
    }
    return true
  }
}
