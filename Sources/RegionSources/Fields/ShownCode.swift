/// Which column has the codes that people see, where rows refer to each other by the name of their record: `code` beside `id`.
struct ShownCode {
  private let table: Table
  private let contents: [ColumnContent]
  private let key: Int

  /// The column beside that of the records' names; nil where the key is called otherwise, and where no other column tells
  /// nearly all rows apart.
  ///
  /// - Parameters:
  ///   - key: The column of the records' names.
  ///   - taken: Columns that hold something else.
  ///   - parent: The column of the parents; codes may stand twice below different ones.
  /// - Complexity: O(rows) where a column may be it.
  static func column(
    besides key: Int, but taken: [Int?], below parent: Int? = nil, _ table: Table, _ contents: [ColumnContent]
  ) -> Int? {
    guard !table.header.isEmpty, recordWords.contains(FieldNames.normalized(table.header[key])) else {
      return nil
    }
    let shown = ShownCode(table: table, contents: contents, key: key)
    let columns = contents.indices.filter { column in
      let content = contents[column]
      return column != key && !taken.contains(column) && content.total >= fewestRows
        && content.codes * 20 >= content.filled * 19 && content.filled * 20 >= content.total * 19
        && content.distinct * 100 >= content.filled * 99
    }
    return columns.first { shown.isCalledCode($0) && shown.tellsApart($0, parent) }
      ?? columns.first { shown.isInKeys($0) && shown.tellsApart($0, parent) }
  }

  /// The column whose text stands in the records' names: `ibge_code` 1100015 beside `id` city_1100015; nil where none does.
  static func columnInKeys(
    _ key: Int, but taken: [Int?], _ table: Table, _ contents: [ColumnContent]
  ) -> Int? {
    guard let column = column(besides: key, but: taken, table, contents) else { return nil }
    return ShownCode(table: table, contents: contents, key: key).isInKeys(column) ? column : nil
  }

  /// Whether hardly a code stands twice below one parent, or as the name of a record that has none; none does where no column
  /// names parents.
  private func tellsApart(_ column: Int, _ parent: Int?) -> Bool {
    let codes = (0..<table.count).map { row in
      let code = table.text.trimmed(table.cell(row, column))
      return code.isEmpty ? table.text.trimmed(table.cell(row, key)) : code
    }
    var known = CodesBelowParents(codes, table.text)
    let twice = codes.indices.count { row in
      known.first(row) { before in
        parent.map { table.text.areEqual(table.cell(row, $0), table.cell(before, $0)) } ?? true
      } != nil
    }
    return twice == 0 || parent != nil && twice * 100 <= table.count
  }

  private func isCalledCode(_ column: Int) -> Bool {
    ["code", "kode", "adcode", "areacode"].contains(FieldNames.normalized(table.header[column]))
  }

  /// Whether the records' names are made of the column's texts: each has the same in front of them, and behind.
  private func isInKeys(_ column: Int) -> Bool {
    guard !QuantityWords.areIn(table.header, column), !contents[column].isNumbersInOrder else { return false }
    let rows = (0..<min(table.count, ColumnContent.sample)).filter { !table.string($0, column).isEmpty }
    return rows.prefix(ShownCode.patterns).contains { row in
      guard let (front, end) = rest(row, column) else { return false }
      let fitting = rows.count { table.string($0, key) == front + table.string($0, column) + end }
      return fitting * 20 >= rows.count * 19
    }
  }

  /// What stands in front of a row's text in its record's name, and behind; nil where the name has it not, or no letter more.
  private func rest(_ row: Int, _ column: Int) -> (front: String, end: String)? {
    let (name, text) = (table.string(row, key), table.string(row, column))
    guard let range = name.firstRange(of: text) else { return nil }
    let (front, end) = (String(name[..<range.lowerBound]), String(name[range.upperBound...]))
    func isWord(_ character: Character?) -> Bool {
      character.map { $0.isLetter || $0.isNumber } ?? false
    }
    guard !isWord(front.last), !isWord(end.first) else { return nil }
    return (front + end).contains(where: \.isLetter) ? (front, end) : nil
  }

  /// Fewer rows are told apart by any column.
  private static let fewestRows = 3
  /// How many rows tell what stands around the codes.
  private static let patterns = 3
  /// What the names of records are called, in the form of `FieldNames.normalized`.
  private static let recordWords: Set<String> = ["id", "pk", "uuid", "guid", "oid", "rowid"]
}

extension TableInterpreter {
  /// Takes the code that the records' names are made of, where no row names another by these.
  mutating func takeShownCode() {
    guard options.fields == FieldChoice(), columns.parent == nil, let key = columns.code,
      let shown = ShownCode.columnInKeys(key, but: [columns.name], table, contents)
    else { return }
    columns.name(columns.name ?? key, code: shown)
  }

  /// The same tree with the codes that people see, or that a person named, where the rows name their parents by something
  /// else.
  func showingCodes(_ result: Interpretation) -> Interpretation {
    let told = options.fields.code.count == 1 ? options.fields.code.first.flatMap(table.column) : nil
    guard told != nil || options.fields.code.isEmpty, let key = columns.code, key != told,
      result.understanding.code == [title(key)],
      let shown = told
        ?? ShownCode.column(
          besides: key, but: [columns.name, columns.parent], below: columns.parent, table, contents),
      let field = result.records.fieldNames.firstIndex(of: title(shown))
    else { return result }
    var result = result
    let kept = result.records.swapCodes(withField: UInt16(field), isTold: told != nil, table.text)
    if kept > 0 {
      result.understanding.notes.append(
        kept == 1
          ? "1 place shows its \(title(key)), since another beside it has its code"
          : "\(kept) places show their \(title(key)), since others beside them have their codes")
    }
    result.records.fieldNames[field] = title(key)
    result.understanding.code = [title(shown)]
    result.understanding.others = result.records.fieldNames
    return result
  }
}

extension Records {
  /// Takes a further field for the code, and the code for that field, in the records that have it.
  ///
  /// - Parameter isTold: Whether a person named the field. Then what lacks it has no code, and a code that stands twice below
  ///   one parent is a flaw; else such a record keeps its own.
  /// - Returns: How many records keep theirs since another has the field's text.
  /// - Complexity: O(fields).
  mutating func swapCodes(withField name: UInt16, isTold: Bool, _ text: SourceText) -> Int {
    let texts = (0..<count).map { record in
      fieldRange(of: record).first { fields[$0].name == name }.map { fields[$0].text } ?? .none
    }
    var (known, kept) = (CodesBelowParents(texts, text), 0)
    for record in 0..<count {
      guard let index = fieldRange(of: record).first(where: { fields[$0].name == name }),
        !texts[record].isEmpty
      else {
        if isTold { codes[record] = .none }
        continue
      }
      if !isTold, known.first(record, where: { parents[$0] == parents[record] }) != nil {
        kept += 1
        continue
      }
      let code = codes[record]
      codes[record] = texts[record]
      setField(index, to: code)
    }
    return kept
  }
}
