/// Codes of an even number of digits, some of which lost the zero in front of them where they became numbers.
struct LostZeros {
  /// The number of digits with that zero.
  let length: Int
  let numbers: [Int]

  /// Nil where a column has other codes, or none without its zero.
  ///
  /// - Complexity: O(rows).
  init?(_ table: Table, _ column: Int) {
    var (numbers, longest, shortest): ([Int], Int, Int) = ([], 0, .max)
    for row in 0..<table.count {
      let text = table.text.string(table.text.trimmed(table.cell(row, column)))
      guard text.utf8.count < 16, text.utf8.first != 0x30,
        text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(text)
      else { return nil }
      (longest, shortest) = (max(longest, text.utf8.count), min(shortest, text.utf8.count))
      numbers.append(number)
    }
    guard longest % 2 == 0, longest == shortest + 1 else { return nil }
    (self.length, self.numbers) = (longest, numbers)
  }
}
