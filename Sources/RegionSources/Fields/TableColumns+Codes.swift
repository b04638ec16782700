/// Which column has the codes of the rows.
extension TableColumns {
  /// Takes another code that tells all rows apart instead of the number that a database gave them, `_id` of MongoDB.
  mutating func dropObjectNumber(_ names: [String], _ table: Table, _ contents: [ColumnContent]) {
    guard let code, parent == nil, table.header[code] == "_id" || table.header[code] == "_id.$oid",
      table.count > 1, (0..<min(table.count, 200)).allSatisfy({ isObjectNumber(table.string($0, code)) })
    else { return }
    let other = names.indices.first { column in
      column != code && contents[column].isUnique && contents[column].isCodes
        && contents[column].filled == contents[column].total
        && FieldNames.of(.code).rank(names[column]) != nil
    }
    if let other { self.code = other }
  }

  private func isObjectNumber(_ text: String) -> Bool {
    text.utf8.count == 24 && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x66 }
  }

  /// The codes of rows that name their parents, where another column has the parents' codes: `Account Number` beside
  /// `Parent Account Number`.
  func pairedCode(_ names: [String], _ contents: [ColumnContent]) -> Int? {
    names.indices.first { column in
      column != name && column != parent && contents[column].isUnique && contents[column].isCodes
        && contents[column].filled == contents[column].total && names.contains("parent" + names[column])
    }
  }

  /// Of several columns that can be the code, one that tells all rows apart is it: `NUTS_ID` beside `CNTR_CODE`.
  ///
  /// What parents are named by is a code, whatever it looks like: `1D8352A7-…` beside `status_code`.
  mutating func preferUniqueCode(_ names: [String], _ table: Table, _ contents: [ColumnContent]) {
    guard let code, !contents[code].isUnique else { return }
    let others = names.indices.filter { index in
      index != parent && contents[index].isUnique && FieldNames.of(.code).rank(names[index]) != nil
        && (contents[index].isCodes || parent.map { holdsParents(index, of: $0, table) } ?? false)
    }
    if others.isEmpty {
      preferTellingCode(names, contents)
      if self.code == code, isOfGroup(names[code], contents[code]) { self.code = nil }
      return
    }
    self.code =
      others.min { FieldNames.of(.code).rank(names[$0]) ?? 0 < FieldNames.of(.code).rank(names[$1]) ?? 0 }
  }

  /// Whether a column holds what the first rows name as their parents.
  private func holdsParents(_ column: Int, of parent: Int, _ table: Table) -> Bool {
    var wanted = Set((0..<min(table.count, 200)).map { table.string($0, parent) })
    wanted = wanted.filter { !ParentRows.meansNone($0) }
    guard !wanted.isEmpty else { return false }
    for row in 0..<table.count where !wanted.isEmpty { wanted.remove(table.string(row, column)) }
    return wanted.isEmpty
  }

  /// Another column whose cells tell the rows apart, and are what parents are named by, where the code is not:
  /// `account_number` beside `rowid`. Nil where the code fits, or nothing does.
  ///
  /// - Complexity: O(`ColumnContent.sample`) where the code holds the parents of the first rows and the table is large; O(rows)
  ///   where it holds all, else O(rows × columns).
  static func key(
    ofParents parent: Int, _ code: Int, but name: Int?, _ table: Table, _ contents: [ColumnContent]
  ) -> Int? {
    func cells(_ column: Int) -> Set<String> {
      Set((0..<table.count).map { table.text.string(table.text.trimmed(table.cell($0, column))) })
    }
    let others = contents.indices.filter { column in
      column != parent && column != code && column != name && contents[column].isUnique
        && contents[column].filled == contents[column].total
    }
    guard contents[code].isUnique, !others.isEmpty, !holdsFirst(parent, in: code, table) else { return nil }
    let wanted = cells(parent).filter { !ParentRows.meansNone($0) }
    guard !wanted.isEmpty, !wanted.isSubset(of: cells(code)) else { return nil }
    return others.first { wanted.isSubset(of: cells($0)) }
  }

  /// Whether a table is too large to look at all of it, and a column holds what its first rows name as their parents.
  static func holdsFirst(_ parent: Int, in code: Int, _ table: Table) -> Bool {
    guard table.count > ColumnContent.sample else { return false }
    var wanted = Set((0..<200).map { table.string($0, parent) }).filter { !ParentRows.meansNone($0) }
    for row in 0..<table.count where !wanted.isEmpty { wanted.remove(table.string(row, code)) }
    return wanted.isEmpty
  }

  /// Whether a column that only sounds like a code has each of its cells in many rows: it is that of a group.
  func isOfGroup(_ name: String, _ content: ColumnContent) -> Bool {
    let rank = FieldNames.of(.code).rank(name) ?? 0
    return parent == nil && rank >= FieldNames.ending && content.filled > 3
      && content.distinct * 2 <= content.filled
  }

  /// Drops a code of what the rows have, which some of them share although their names differ: `Calling code`.
  mutating func dropPropertyCode(_ table: Table, _ contents: [ColumnContent]) {
    guard let code, let name, parent == nil, contents[name].isUnique, !contents[code].isUnique,
      PropertyWords.begin(table.header[code])
    else { return }
    // Hardly any two places share a code of the post.
    let isOwn = contents[code].distinct * 5 >= contents[code].filled * 4
    if PostalWords.areIn(table.header[code]), isOwn { return }
    self.code = nil
  }

  /// Of several codes of which none tells all rows apart, one that nearly does is the rows': that of a village beside those
  /// of its district and its province.
  mutating func preferTellingCode(_ names: [String], _ contents: [ColumnContent]) {
    guard let code, contents[code].distinct * 4 < contents[code].filled else { return }
    let telling = names.indices.filter { index in
      index != parent && contents[index].isCodes
        && contents[index].distinct * 20 >= contents[index].total * 19
        && FieldNames.of(.code).rank(names[index]) != nil
    }
    self.code = telling.max { contents[$0].distinct < contents[$1].distinct } ?? code
  }

  /// The column in which most rows have another row's code, which is an address or has letters, where the one that is called
  /// a parent's is empty: schema.org's `subTypeOf` beside `isPartOf`.
  ///
  /// - Complexity: O(rows × columns).
  static func columnOfParents(
    besides taken: [Int], _ code: Int, _ table: Table, _ contents: [ColumnContent]
  ) -> Int? {
    guard contents[code].isUnique, contents[code].filled == contents[code].total, !contents[code].isNumbers
    else { return nil }
    let codes = Set((0..<table.count).map { table.string($0, code) })
    return contents.indices.first { column in
      let content = contents[column]
      guard !taken.contains(column), content.filled * 2 > content.total, content.filled < content.total,
        content.distinct > 1
      else { return false }
      return (0..<table.count).allSatisfy { row in
        let above = table.string(row, column)
        return above.isEmpty || codes.contains(above) && above != table.string(row, code)
      }
    }
  }

  /// Drops the number that maps give each of their rows, which is called as a father's in other tables: `fid`, or the row's
  /// code once more.
  mutating func dropNumberOfRow(_ names: [String], _ table: Table, _ contents: [ColumnContent]) {
    guard let number = parent, names[number] == "fid", contents[number].total > 1,
      contents[number].isUnique, contents[number].filled == contents[number].total
    else { return }
    func cells(_ column: Int) -> Set<String> {
      Set((0..<contents[column].total).map { table.string($0, column) })
    }
    let isCopy = contents.indices.contains {
      $0 != number && contents[$0].isUnique && areOne($0, number, table)
    }
    if !isCopy, let code, !cells(code).isDisjoint(with: cells(number)) { return }
    parent = best(names.enumerated().map { $0.offset == number ? "" : $0.element }, .parent)
    code = best(names.enumerated().map { $0.offset == parent ? "" : $0.element }, .code)
  }

  /// Whether two columns have the same text in every row: Eurostat's `NUTS_ID` and `FID`.
  private func areOne(_ one: Int, _ other: Int, _ table: Table) -> Bool {
    (0..<table.count).allSatisfy {
      table.text.areEqual(table.text.trimmed(table.cell($0, one)), table.text.trimmed(table.cell($0, other)))
    }
  }

  /// The numbers of what the names call, by their headings: `general_ledger_number` beside `general_ledger_name`.
  private func numberOfName(_ table: Table, _ contents: [ColumnContent]) -> Int? {
    guard !table.header.isEmpty, let name else { return nil }
    let headings = table.header.map(FieldNames.normalized)
    guard headings[name].hasSuffix("name"), headings[name].utf8.count > 6 else { return nil }
    let stem = headings[name].dropLast(4)
    return contents.indices.first { column in
      contents[column].isUnique && contents[column].isCodes
        && contents[column].filled == contents[column].total
        && ["number", "num", "no", "nr", "nbr", "key"].contains { headings[column] == stem + $0 }
    }
  }

  /// A code where no column is called one: numbers of which some begin with a zero, and which tell rows apart.
  mutating func completeCode(_ table: Table, _ contents: [ColumnContent]) {
    guard code == nil, parent == nil else { return }
    if let number = numberOfName(table, contents) {
      code = number
      return
    }
    code = contents.indices.first {
      $0 != name && contents[$0].isUnique && contents[$0].isCodes && contents[$0].hasPadding
        && !QuantityWords.areIn(table.header, $0)
        && !DialingWords.arePhones(table.header.isEmpty ? "" : table.header[$0])
    }
  }
}

extension TableColumns {
  /// Drops a code that is the same in all rows, and parents that are: programs write 0 into columns that they do not use.
  mutating func dropConstantCode(_ table: Table, _ contents: [ColumnContent]) {
    func isConstant(_ column: Int) -> Bool {
      contents[column].distinct == 1 && contents[column].total > 2
        && (1..<table.count).allSatisfy { table.text.areEqual(table.cell(0, column), table.cell($0, column)) }
    }
    guard let code, isConstant(code) else { return }
    self.code = nil
    if let parent, isConstant(parent) { self.parent = nil }
  }
}
