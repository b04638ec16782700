/// The columns of people's first and family names, which a table has instead of whole ones.
struct PersonColumns: Sendable {
  let first: String
  let family: String

  /// Nil where the name's column is no part of a name, and where somebody named it.
  init?(_ table: Schema.Table, title: String, _ fields: FieldChoice) {
    let columns = table.columns.map(\.name)
    guard fields.name.isEmpty, let (first, family) = PersonNames.columns(columns),
      // What is called a name may be a whole one.
      FieldNames.normalized(columns[first]) != "name", [columns[first], columns[family]].contains(title)
    else { return nil }
    (self.first, self.family) = (columns[first], columns[family])
  }

  /// The SQL expression for both with a blank between.
  var joined: String {
    "trim(coalesce(\(TableShape.quoted(first)), '') || ' ' || coalesce(\(TableShape.quoted(family)), ''))"
  }
}
