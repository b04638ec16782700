/// The words of fields that say yes or no.
enum Truth {
  /// Whether a text means yes: any but the empty one and the words for no.
  static func isTrue(_ text: String) -> Bool {
    !["", "0", "false", "no", "n", "否", "False", "FALSE", "f", "N", "null"].contains(text)
  }
}

extension Truth {
  /// Whether a column says yes or no alone: `superior` of a row may say that it is one.
  static func areIn(_ column: Int, _ table: Table, _ content: ColumnContent) -> Bool {
    guard content.filled > 0, content.distinct <= 3 else { return false }
    return (0..<min(table.count, ColumnContent.sample)).allSatisfy { row in
      ["", "true", "false", "yes", "no", "y", "n"].contains(table.string(row, column).lowercased())
    }
  }
}
