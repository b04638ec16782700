/// Rows of one table that name those above by their names, where nothing else tells them apart:
///
///     CREATE TABLE units ("Unit" TEXT, "Parent unit" TEXT, "Email" TEXT);
extension TableShape {
  /// The same table without the column of parents, where reading all rows as a file of the same columns tells the tree; nil
  /// where lists by that column do.
  ///
  /// - Complexity: O(rows) of a small table.
  func readByTexts(_ fields: FieldChoice, _ connection: Connection) -> TableShape? {
    guard isOneTable, fields == FieldChoice(), let own = tables.first, let parent = own.parent,
      !own.isLinked, own.names == nil, own.outer.isEmpty, own.columns.contains(parent),
      own.isSmall(connection),
      let named = KeySample(own, TableShape.quoted(parent), in: own, connection), named.count > 0
    else { return nil }
    let areNames = named.found > 0 && own.isCodeName(besides: parent)
    guard named.found == 0 || areNames else { return nil }
    var shape = self
    shape.tables[0].parent = nil
    guard let whole = LevelTable(shape, fields, connection), whole.hasNamedParents else { return nil }
    return shape
  }
}

extension TableShape.Table {
  /// Whether the column of the codes has names by its heading, which that of the parents repeats, and nothing better is known
  /// for a name.
  fileprivate func isCodeName(besides parent: String) -> Bool {
    let (own, upper) = (FieldNames.normalized(code), FieldNames.normalized(parent))
    func rank(_ word: String) -> Int { FieldNames.of(.name).rank(word) ?? .max }
    guard code != "rowid", !FieldNames.isCode(own), !PropertyWords.areIn(code),
      title == code || rank(FieldNames.normalized(title)) >= FieldNames.lastResort
    else { return false }
    return upper.has(own) || title == code || rank(own) < FieldNames.lastResort
      || TableColumns.personWords.contains(own)
  }
}
