/// A table of Markdown below a heading, whose rows are items as those of a list are:
///
///     | No | Dish | Price |
///     |----|------|-------|
///     | 1  | Soup | 4.00  |
struct HeadedTable {
  /// The column of the names, which is known behind the headings.
  private var column: Int?
  private var isRuled = false

  /// Takes a line of a table: the name in a row, or nil inside for the headings and the line below them; nil for another line.
  mutating func take(_ line: Slice, _ text: SourceText) -> Slice?? {
    guard text.bytes(line, { $0.count > 2 && $0.first == HeadedTable.bar && $0.last == HeadedTable.bar })
    else {
      return nil
    }
    let cells = HeadedTable.cells(line, text)
    guard let column else {
      self.column =
        cells.firstIndex { cell in
          let word = FieldNames.normalized(text.string(cell))
          return word.contains(where: \.isLetter) && !CodeWords.isNumber(word)
            && !HeadedTable.others.contains(word)
            && FieldNames.of(.code).rank(word) == nil
        } ?? 0
      return .some(nil)
    }
    guard isRuled else {
      isRuled = cells.allSatisfy { cell in
        text.bytes(cell) { $0.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") } }
      }
      return isRuled ? .some(nil) : nil
    }
    guard column < cells.count, !cells[column].isEmpty else { return .some(nil) }
    let name = cells[column]
    let isBold = text.bytes(name) { ListMarks.withoutBold($0).count < $0.count }
    return isBold ? Slice(start: name.start + 2, count: name.count - 4) : ListMarks.plain(name, text)
  }

  private static let bar = UInt8(ascii: "|")

  /// Headings of what is said of rows, and names none.
  private static let others: Set<String> = [
    "rank", "date", "day", "year", "time", "done", "status", "icon", "image", "logo", "level", "count",
    "order", "position",
  ]

  private static func cells(_ line: Slice, _ text: SourceText) -> [Slice] {
    let ends = text.bytes(line) { bytes in
      bytes.indices.filter { bytes[$0] == bar && ($0 == 0 || bytes[$0 - 1] != UInt8(ascii: "\\")) }
    }
    return zip(ends, ends.dropFirst()).map { start, end in
      text.trimmed(Slice(start: line.start + UInt32(start + 1), count: UInt32(end - start - 1)))
    }
  }
}
