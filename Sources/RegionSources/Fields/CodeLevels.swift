/// Levels of which a table has the codes alone, as France's communes stand beside those of their regions and departments:
///
///     reg,dep,com,libelle
///     84,01,01001,L'Abergement-Clémenciat
///
/// The codes are the names of the upper levels then.
struct CodeLevels {
  /// The highest first, the rows' own last; empty where the columns are others.
  private(set) var levels: [LevelColumn] = []

  private let table: Table
  private let rows: [Int]

  /// What offices write for the words of levels.
  static let shortWords: Set<String> = ["reg", "dep", "dept", "com", "prov", "mun", "cant"]

  /// - Parameters:
  ///   - rows: Those that are no other row's children.
  ///   - name: The column of the rows' names.
  ///   - code: That of their codes; nil where none is known.
  init(_ table: Table, _ contents: [ColumnContent], rows: some Sequence<Int>, name: Int, code: Int?) {
    self.table = table
    self.rows = Array(rows.prefix(ColumnContent.sample))
    let columns = LevelWords.columns(table.header).compactMap { column -> LevelColumn? in
      guard column.isKnown || CodeLevels.shortWords.contains(column.stem),
        let own = column.code ?? column.plain,
        column.name == nil, own != name, contents[own].isCodes, contents[own].hasDigits
      else { return nil }
      return LevelColumn(stem: column.stem, title: table.header[own], name: own, code: own, isKnown: true)
    }
    if columns.count < 2, code.map({ !contents[$0].isUnique }) ?? true {
      levels = counted(contents, name: name)
      return
    }
    guard columns.count > 1, self.rows.count > 2,
      let own = code ?? columns.first(where: { contents[$0.code ?? 0].isUnique })?.code,
      distinct(own).map({ $0 * 20 >= self.rows.count * 19 }) ?? false
    else { return }
    let groups = columns.filter { column in
      column.code.map { $0 != own && (distinct($0) ?? .max) < self.rows.count } ?? false
    }
    let uppers = LevelOrder(table).sorted(groups)
    guard let lowest = uppers.last?.code, isPrefix(lowest, of: own),
      zip(uppers, uppers.dropFirst()).allSatisfy({ determines($1.code ?? 0, $0.code ?? 0) })
    else { return }
    levels = uppers
    levels.append(LevelColumn(stem: "name", title: table.header[name], name: name, code: own, isKnown: true))
  }

  /// Numbers of fixed lengths in the first columns, of which the last count what lies in those in front, as Spain's offices
  /// have them: `CODAUTO, CPRO, CMUN, DC, NOMBRE`. Empty where the columns are others.
  private func counted(_ contents: [ColumnContent], name: Int) -> [LevelColumn] {
    let codes = Array(contents.indices.prefix { $0 != name && isFixed($0, contents[$0]) })
    guard codes.count > 1, codes.count < contents.count, rows.count > 9, let own = codes.last,
      !contents[own].isUnique, codes.allSatisfy({ contents[$0].distinct * 2 <= rows.count }),
      codes.contains(where: { contents[$0].hasPadding }), contents[own].hasPadding,
      zip(codes, codes.dropFirst().dropLast()).allSatisfy({ determines($1, $0) }),
      Set(rows.map { row in codes.map { table.string(row, $0) } }).count == rows.count
    else { return [] }
    let uppers = codes.dropLast().map { column in
      LevelColumn(stem: "", title: table.header[column], name: column, code: column, isKnown: true)
    }
    return uppers + [
      LevelColumn(stem: "name", title: table.header[name], name: name, code: own, isKnown: true)
    ]
  }

  /// Whether all cells of a column are numbers of the same two digits or more.
  private func isFixed(_ column: Int, _ content: ColumnContent) -> Bool {
    guard content.filled == content.total, content.isNumbers, content.isCodes, content.distinct > 1 else {
      return false
    }
    let length = rows.first.map { table.string($0, column).utf8.count } ?? 0
    return length > 1 && rows.allSatisfy { table.string($0, column).utf8.count == length }
  }

  /// How many different codes a column has; nil where a row has none.
  private func distinct(_ column: Int) -> Int? {
    let codes = Set(rows.map { table.string($0, column) })
    return codes.contains("") ? nil : codes.count
  }

  /// Whether the code of every row begins with that of its group.
  private func isPrefix(_ upper: Int, of lower: Int) -> Bool {
    // Offices mistype some codes of thousands.
    rows.count { row in
      let (above, below) = (table.string(row, upper).utf8, table.string(row, lower).utf8)
      return above.count < below.count && below.starts(with: above)
    } * 100 >= rows.count * 99
  }

  /// Whether each code of one column stands beside one of the other alone.
  private func determines(_ lower: Int, _ upper: Int) -> Bool {
    var beside: [String: String] = [:]
    return rows.allSatisfy { row in
      let above = table.string(row, upper)
      let known = beside.updateValue(above, forKey: table.string(row, lower))
      return known.map { $0 == above } ?? true
    }
  }
}
