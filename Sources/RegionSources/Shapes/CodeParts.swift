/// Rows whose code is in several columns, of which those below the row's own level are zeros:
///
///     "01";"000";"000";"Altai"
///     "01";"601";"000";"Aleisk"
extension TableInterpreter {
  /// The tree of such rows; nil where the columns are others.
  mutating func codeParts() -> Interpretation? {
    guard table.header.isEmpty, options.fields == FieldChoice(), table.count > 2, contents.count > 2,
      let last = lastPart(), let name = contents.indices.first(where: { $0 > last && isWords($0) })
    else { return nil }
    let rows = (0..<table.count).map { row in (0...last).map { table.string(row, $0) } }
    var numbers: [String: Int] = [:]
    for (row, parts) in rows.enumerated() { numbers[parts.joined()] = row }
    guard numbers.count == table.count else { return nil }
    var records = self.rows(name, nil)
    var (deeper, found) = (0, 0)
    for (row, parts) in rows.enumerated() {
      records.codes[row] = make(parts.joined())
      guard let own = parts.lastIndex(where: { !CodePart.isNone($0) }), own > 0 else { continue }
      deeper += 1
      guard let parent = parent(of: parts, own, numbers) else { continue }
      records.parents[row] = Int32(parent)
      found += 1
    }
    guard found > 0, found * 10 >= deeper * 9 else { return nil }
    var result = finished(records, "rows whose codes are in several columns", parent: nil)
    result.understanding.name = [title(name)]
    result.understanding.code = (0...last).map(title)
    return result
  }

  /// The nearest row above: with zeros from its own part on.
  private func parent(of parts: [String], _ own: Int, _ numbers: [String: Int]) -> Int? {
    var parts = parts
    for part in stride(from: own, to: 0, by: -1) {
      parts[part] = CodePart.none(of: parts[part].utf8.count)
      if let row = numbers[parts.joined()] { return row }
    }
    return nil
  }

  /// The last of the columns in front that hold numbers of one length, and of which some rows have none.
  private func lastPart() -> Int? {
    var last = 0
    for column in contents.indices.dropLast() {
      let texts = (0..<table.count).lazy.map { self.table.string($0, column) }
      guard contents[column].filled == contents[column].total, let width = texts.first?.utf8.count, width > 1,
        texts.allSatisfy({ $0.utf8.count == width && CodePart.isNumber($0) }),
        column == 0 || texts.contains(where: CodePart.isNone)
      else { break }
      last = column
    }
    // Hours and minutes are two digits each.
    guard last > 0, (0...last).contains(where: { table.string(0, $0).utf8.count > 2 }) else { return nil }
    return last
  }

  private func isWords(_ column: Int) -> Bool {
    contents[column].filled == contents[column].total && !contents[column].isCodes
  }
}

/// A part of a code.
private enum CodePart {
  static func isNumber(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
  static func isNone(_ text: String) -> Bool { text.utf8.allSatisfy { $0 == 0x30 } }
  static func none(of count: Int) -> String { String(repeating: "0", count: count) }
}
