/// The number that the database gives a row as it puts it in.
struct SQLRowNumber {
  let table: Int
  let number: Int
}

/// Rows without keys, whose parents are the numbers that the database will give them:
///
///     INSERT INTO categories (name, code, parent) VALUES ('Drinks', 'D', NULL), ('Juices', 'J', 1);
///     INSERT INTO menus (name, parent_id) VALUES ('Query', @parent);   -- from LAST_INSERT_ID()
extension SQLTable {
  /// Which column has the numbers of other rows, and which the codes that tell rows better.
  struct Numbering {
    let parent: Int
    /// Nil where the numbers alone tell a row.
    let code: Int?
    /// Whether the numbers that stand in the text are of rows that stand elsewhere: those in it come from variables.
    let hasOuter: Bool
  }

  /// How rows name others by their numbers, where nobody defined the table; nil where they do not.
  ///
  /// - Complexity: O(*n*) in the rows, where a column may be that of parents.
  func numbering(_ rows: Table, _ text: SourceText) -> Numbering? {
    guard columns.allSatisfy(\.type.isEmpty), primaryKey.isEmpty, let parent = parentColumn,
      let fits = fits(parent, rows, text)
    else { return nil }
    let parents = Set(filled(parent, rows, text).filter { !ParentRows.meansNone($0) })
    // `role_id` of employees is the number of a role.
    let own = columns.indices.filter { column in
      let heading = columns[column].name
      return column != parent && rank(.code, column) != nil
        && !(FieldNames.normalized(heading).hasSuffix("id") && !TableName.stem(of: heading).isEmpty
          && TableName.meaning(of: heading, FieldNames.normalized(name)) == nil)
    }
    let codes = own.map { column in
      Codes(
        column: column, rank: rank(.code, column) ?? .max, cells: filled(column, rows, text), of: rows.count)
    }
    // Parents may be values of a column of codes.
    guard !codes.contains(where: { $0.mayBeKeys && $0.cells.contains(where: parents.contains) }) else {
      return nil
    }
    let code = codes.filter { $0.isUnique && $0.rank < FieldNames.lastResort }
      .filter { FieldNames.normalized(columns[$0.column].name) != "value" }
      .min { $0.rank < $1.rank }?.column
    let hasKey = codes.contains { columns[$0.column].name.lowercased() == "id" && !$0.cells.isEmpty }
    return code == nil && hasKey
      ? nil : Numbering(parent: parent, code: code, hasOuter: fits == .counted)
  }

  /// A column with a word for codes.
  private struct Codes {
    let column: Int
    let rank: Int
    /// The cells that are not empty.
    let cells: [String]
    /// Whether each row has a code of its own.
    let isUnique: Bool
    /// Whether rows may be named by these.
    var mayBeKeys: Bool { rank < FieldNames.ending || isUnique }

    init(column: Int, rank: Int, cells: [String], of count: Int) {
      (self.column, self.rank, self.cells) = (column, rank, cells)
      isUnique = cells.count == count && Set(cells).count == count
    }
  }

  private func filled(_ column: Int, _ rows: Table, _ text: SourceText) -> [String] {
    (0..<rows.count).map { text.string(rows.cell($0, column)) }.filter { !$0.isEmpty }
  }

  /// The only column that may have the numbers: one with numbers from variables, else one with a word for parents.
  private var parentColumn: Int? {
    guard countedCells.isEmpty else { return countedCells.count == 1 ? countedCells.keys.first : nil }
    let called = columns.indices.filter { (rank(.parent, $0) ?? .max) < FieldNames.lastResort }
    // `main_department_id` of the table `department`.
    let word = FieldNames.normalized(name)
    let stems = word.hasSuffix("s") ? [word, String(word.dropLast())] : [word]
    let parents =
      called.isEmpty
      ? columns.indices.filter { column in
        let heading = FieldNames.normalized(columns[column].name)
        return stems.contains { heading.hasSuffix($0 + "id") && heading.count > $0.count + 2 }
      } : called
    // `manager_id`, where nothing else may be it.
    let others = parents.isEmpty ? columns.indices.filter { rank(.parent, $0) != nil } : parents
    return others.count == 1 ? others[0] : nil
  }

  private enum Fit {
    /// All numbers are those of rows, and nearly all of rows before.
    case all
    /// Those that variables gave are, and others are not.
    case counted
  }

  private func fits(_ parent: Int, _ rows: Table, _ text: SourceText) -> Fit? {
    let counted = countedCells[parent] ?? []
    var (earlier, later) = (0, 0)
    for row in 0..<rows.count {
      let cell = text.string(rows.cell(row, parent))
      if ParentRows.meansNone(cell) { continue }
      guard let number = Int(cell), (1...rows.count).contains(number) else {
        return counted.isEmpty ? nil : .counted
      }
      if number <= row { earlier += 1 } else { later += 1 }
    }
    // A few rows may lie in one behind them, or in themselves.
    guard later * 10 <= earlier else { return counted.isEmpty ? nil : .counted }
    return earlier > 0 ? .all : nil
  }

  /// How well a column's name is a word for a role, without what the names of all columns begin with: `cat_padre`.
  private func rank(_ role: FieldRole, _ column: Int) -> Int? {
    let words = FieldNames.of(role)
    let name = columns[column].name
    if let rank = words.rank(FieldNames.normalized(name)), rank < FieldNames.lastResort { return rank }
    let other = stem.flatMap { words.rank(FieldNames.normalized(String(name.dropFirst($0.count)))) }
    return other ?? words.rank(FieldNames.normalized(name))
  }

  /// What stands in front of the names of all columns: `cat_`.
  private var stem: Substring? {
    guard columns.count > 2, let end = columns[0].name.firstIndex(of: "_") else { return nil }
    let stem = columns[0].name[...end]
    return columns.allSatisfy { $0.name.hasPrefix(stem) && $0.name.count > stem.count } ? stem : nil
  }
}
