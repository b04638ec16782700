import RegionModel

/// The rows of a list from the first one without a name on, until it is known what lies in those.
///
/// A row without a name and with nothing below it is a line between others, and is left out where others have names. The
/// only root may have no name: its children are the roots then, as in the bookmarks of a browser.
struct HeldRows {
  private struct Row {
    let texts: [[UInt8]]
    let isNameless: Bool
  }

  private let table: TableShape.Table
  private let connection: Connection
  private var rows: [Row] = []
  private var isAnyNamed = false

  /// How many codes a query asks for; more are found by their names alone.
  private static let mostAsked = 500

  init(_ table: TableShape.Table, _ connection: Connection) {
    self.table = table
    self.connection = connection
  }

  /// Takes a row, unless all rows up to it have names.
  mutating func hold(
    _ code: UnsafeRawBufferPointer, _ name: UnsafeRawBufferPointer, _ fields: [UnsafeRawBufferPointer]
  ) -> Bool {
    let isNameless = Blank.trimmed(name).isEmpty
    if !isNameless { isAnyNamed = true }
    guard isNameless || !rows.isEmpty else { return false }
    rows.append(Row(texts: ([code, name] + fields).map { Array($0) }, isNameless: isNameless))
    return true
  }

  /// Gives the rows on that stay in the list.
  func release(
    _ add: (UnsafeRawBufferPointer, UnsafeRawBufferPointer, [UnsafeRawBufferPointer]) throws(ListSourceError)
      -> Void
  ) throws(ListSourceError) {
    let filled = isAnyNamed && !rows.isEmpty ? try filledPlaces() : nil
    for row in rows where !row.isNameless || filled?.contains(row.texts[0]) ?? true {
      var bytes = row.texts.flatMap(\.self)
      let result: Result<Void, ListSourceError> = bytes.withUnsafeMutableBytes { bytes in
        var parts: [UnsafeRawBufferPointer] = []
        var start = 0
        for text in row.texts {
          parts.append(UnsafeRawBufferPointer(rebasing: bytes[start..<start + text.count]))
          start += text.count
        }
        return Result { () throws(ListSourceError) in try add(parts[0], parts[1], Array(parts.dropFirst(2))) }
      }
      try result.get()
    }
  }

  /// The only row of a list, where it has no name.
  func onlyRoot(in list: RegionTree) -> Place? {
    guard list.count == 1, rows.count == 1, !isAnyNamed else { return nil }
    return list.roots.first.map { Place($0) }
  }

  /// The codes of the rows without names that something lies in.
  private func filledPlaces() throws(ListSourceError) -> Set<[UInt8]> {
    let codes = rows.lazy.filter(\.isNameless).map { String(decoding: $0.texts[0], as: UTF8.self) }
    let asked = codes.count <= HeldRows.mostAsked ? Array(codes) : []
    let which =
      asked.isEmpty
      ? table.isUnnamed
      : "upper." + table.holds(table.code, asked.indices.map { "?\($0 + 1)" })
    var filled: Set<[UInt8]> = []
    let sql = """
      SELECT \(table.quotedCode) FROM \(table.quotedName) upper WHERE \(which) AND \(table.isFilled(connection))
      """
    try connection.rows(sql, asked) { row throws(ListSourceError) in
      filled.insert(Array(row.bytes(0)))
      return true
    }
    return filled
  }
}

extension TableShape {
  /// Whether rows of the table itself may have no name.
  var mayLackNames: Bool { isOneTable && tables[0].names == nil }
}

extension TableShape.Table {
  /// The condition for a row without a name, in SQL.
  var isUnnamed: String { "trim(coalesce(\(writtenName), '')) = ''" }

  /// The condition for a row of `upper` that another row lies in, in SQL.
  func isFilled(_ connection: Connection) -> String {
    let (code, parent) = (quotedCode, TableShape.quoted(parent ?? code))
    let isIndexed = connection.isIndexed("SELECT 1 FROM \(quotedName) WHERE \(parent) = 1")
    return isIndexed
      ? "EXISTS (SELECT 1 FROM \(quotedName) lower WHERE lower.\(parent) = upper.\(code) AND lower.\(code) <> upper.\(code))"
      : "upper.\(code) IN (SELECT \(parent) FROM \(quotedName) WHERE \(parent) IS NOT \(code))"
  }
}
