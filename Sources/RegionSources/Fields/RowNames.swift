/// Columns of texts that are all different: each row has a name there, whatever its heading is.
///
///     meeting,room,start      floor,room,occupant
///     Stand-up,101,09:00      1,101,Ann
struct RowNames {
  let table: Table
  let contents: [ColumnContent]

  /// The column of names where all behind it is numbers of places or times: a floor, a room, a start.
  func beforeNumbers() -> Int? {
    guard table.header.count > 2, table.count > 2, areNames(0), !isCounted(0) else { return nil }
    var hasLevel = false
    for column in 1..<table.header.count {
      let isLevel = isCounted(column) && contents[column].isNumbers
      guard contents[column].isNumbers || contents[column].filled > 0 && areMeasures(column) else {
        return nil
      }
      hasLevel = hasLevel || isLevel
    }
    return hasLevel ? 0 : nil
  }

  /// The first column of names in front of another column.
  func before(_ column: Int) -> Int? { (0..<column).first { areNames($0) && !isCounted($0) } }

  /// The first column of names behind another column.
  func behind(_ column: Int) -> Int? {
    ((column + 1)..<max(table.header.count, column + 1)).first(where: areNames)
  }

  private func isCounted(_ column: Int) -> Bool {
    CountedWords.areIn(FieldNames.normalized(table.header[column]))
  }

  /// Whether each row has another text in a column, and no number, code or measure.
  func areNames(_ column: Int) -> Bool {
    let content = contents[column]
    return content.isUnique && content.filled == content.total && !content.isNumbers
      && FieldNames.of(.code).rank(FieldNames.normalized(table.header[column])) == nil && !areMeasures(column)
  }

  /// Whether most cells are times, dates, prices, quantities or addresses of the net.
  func areMeasures(_ column: Int) -> Bool {
    let rows = min(table.count, RowNames.mostRows)
    return (0..<rows).count { RowNames.isMeasure(table.string($0, column)) } * 2 > rows
  }

  private static let mostRows = 200

  /// Whether a text is a number, perhaps with a sign or a unit: `09:00`, `9 am`, `$20`, `EUR 20.00`, `2024-01-31`.
  private static func isMeasure(_ text: String) -> Bool {
    if text.contains("@") || text.has("://") { return true }
    let letters = text.filter(\.isLetter)
    guard text.contains(where: \.isNumber) else { return false }
    if letters.isEmpty { return true }
    let beginsWithNumber =
      text.first.map { $0.isNumber || "+-~".contains($0) || $0.isCurrencySymbol } ?? false
    if beginsWithNumber { return letters.utf8.count <= 3 }
    return currencies.contains(letters)
  }

  private static let currencies: Set<String> = ["EUR", "USD", "GBP", "CHF", "CNY", "RMB", "JPY", "INR"]
}
