/// Words in front of a person's name: `Mr`, `Frau`, `Dr.`
enum FormsOfAddress {
  private static let words: Set<String> = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "madam", "rev", "herr", "frau", "m", "mme", "mlle",
    "sr",
    "sra", "srta", "dott", "sig", "先生", "女士", "小姐",
  ]

  /// Whether all texts of a column are such words.
  ///
  /// - Complexity: O(1) in the rows: up to 200 are looked at.
  static func areIn(_ column: Int, of table: Table) -> Bool {
    (0..<min(table.count, 200)).allSatisfy { row in
      let word = table.string(row, column).lowercased().filter { $0 != "." && $0 != " " }
      return word.isEmpty || words.contains(word)
    }
  }
}
