/// Headings that stand above two columns each, a code and a name: `Sector,,Industry Group,,` above `10,Energy,1010,Energy,`.
extension Table {
  /// Gives each such column a heading of its own, `Sector code` and `Sector name`.
  ///
  /// - Complexity: O(columns), and O(rows) where every second heading is empty.
  mutating func takeSpannedHeadings() {
    guard width > 3, width.isMultiple(of: 2), !isOfObjects, header.count == width,
      header.indices.allSatisfy({ header[$0].isEmpty == !$0.isMultiple(of: 2) })
    else { return }
    let pairs = stride(from: 0, to: width, by: 2)
    guard pairs.allSatisfy({ areCodeAndName($0) }) else { return }
    for column in pairs {
      header[column + 1] = header[column] + " name"
      header[column] += " code"
    }
  }

  /// Whether a column has codes with digits, and the one behind it a text beside each.
  private func areCodeAndName(_ column: Int) -> Bool {
    let (codes, names) = (ColumnContent(self, column), ColumnContent(self, column + 1))
    return codes.isCodes && codes.hasDigits && codes.filled == names.filled && !names.isNumbers
  }
}
