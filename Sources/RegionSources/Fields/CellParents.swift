/// A column that holds codes of other rows, which its cells alone tell: `HEQUI` beside `EQUNR`.
///
/// Each filled cell is a code of the table, some rows have none, and the rows lead to those without. Numbers from 1 on lie
/// among others by chance, as a count, a rank or the number of something else does; texts and long numbers hardly do.
struct CellParents {
  let table: Table
  let contents: [ColumnContent]
  let words: [String]

  /// The most rows whose cells are compared with all codes, and the most columns.
  private static let (mostRows, mostColumns) = (50_000, 64)

  /// Nil where the table says nothing by its cells, or is too large to ask.
  ///
  /// - Parameter words: The headings in the form of `FieldNames.normalized`.
  init?(_ table: Table, _ contents: [ColumnContent], _ words: [String]) {
    guard table.count > 2, table.count <= CellParents.mostRows, table.width <= CellParents.mostColumns else {
      return nil
    }
    (self.table, self.contents, self.words) = (table, contents, words)
  }

  /// The column of parents, and that of the codes in it; nil where no cells tell it.
  ///
  /// - Parameter code: The column of the rows' codes, where it is known.
  /// - Complexity: O(rows) for each pair of columns whose cells are alike.
  func found(code: Int?) -> (column: Int, code: Int)? {
    let keys = contents.indices.filter { column in
      contents[column].isUnique && contents[column].filled == contents[column].total
        && (contents[column].isCodes || contents[column].areNearlyCodes)
    }
    for key in keys.filter({ $0 == code }) + keys.filter({ $0 != code }) {
      guard let codes = Codes(table, key) else { continue }
      let column = contents.indices.first { column in
        column != key && mayHold(column, key) && areParents(column, key, codes)
      }
      if let column { return (column, key) }
    }
    return nil
  }

  /// Whether a column may hold codes of another, by a look at its first cells.
  private func mayHold(_ column: Int, _ key: Int) -> Bool {
    let content = contents[column]
    return content.filled > 1 && content.filled < content.total
      && content.isNumbers == contents[key].isNumbers
      && (content.isCodes || contents[key].areNearlyCodes) && !CellParents.isOther(words[column])
  }

  /// The rows by their codes.
  struct Codes {
    let rows: [String: Int]
    let areCommon: Bool

    init?(_ table: Table, _ key: Int) {
      let texts = (0..<table.count).map { CellParents.text(table, $0, key) }
      rows = Dictionary(texts.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
      guard rows.count == texts.count else { return nil }
      areCommon = CellParents.areCommon(texts)
    }
  }

  /// Whether codes may stand in another column by chance: they are numbers that begin near 1.
  static func areCommon(_ codes: [String]) -> Bool {
    let numbers = codes.compactMap { Int($0) }
    return numbers.count * 2 > codes.count && (numbers.min() ?? 0) < max(1_000, codes.count * 10)
  }

  static func text(_ table: Table, _ row: Int, _ column: Int) -> String {
    table.text.string(table.text.trimmed(table.cell(row, column)))
  }

  /// Whether the cells of a column lead from row to row to those without one, and are hardly texts of these by chance.
  func areParents(_ column: Int, _ key: Int, _ codes: Codes) -> Bool {
    guard !codes.areCommon, let parents = parents(column, codes), isForest(parents) else { return false }
    let named = Set(parents).subtracting([-1])
    let below = parents.count { $0 >= 0 }
    guard below > 1, below * 3 >= table.count, below < table.count,
      !CodeNesting.tellsMore(of: key, table, than: parents)
    else { return false }
    return CellParents.areLikely(
      named.map { CellParents.text(table, $0, key) }, of: below, isKin: CellParents.isKin(words, column, key))
  }

  /// Whether the cells of a column lead from some row to others, and at last to those without one.
  func leadUp(_ column: Int, _ codes: Codes) -> Bool {
    guard let parents = parents(column, codes) else { return false }
    return parents.contains { $0 >= 0 } && isForest(parents)
  }

  /// The row that each cell of a column names, -1 for those that name none or their own; nil where a cell is no row's.
  private func parents(_ column: Int, _ codes: Codes) -> [Int]? {
    var parents = [Int](repeating: -1, count: table.count)
    for row in 0..<table.count {
      let cell = CellParents.text(table, row, column)
      if let parent = codes.rows[cell] {
        if parent != row { parents[row] = parent }
      } else if !ParentRows.mayMeanNone(cell) {
        return nil
      }
    }
    return parents
  }

  /// Whether codes that are named by some rows are hardly those of a kind, or of a row that each follows or replaces.
  ///
  /// - Parameters:
  ///   - codes: Each once.
  ///   - isKin: Whether the headings tell that they are codes of the table.
  static func areLikely(_ codes: [String], of rows: Int, isKin: Bool) -> Bool {
    // What follows or replaces another row does so for one alone, and kinds have short codes.
    isKin || codes.count < rows && codes.count > 1 && codes.contains { $0.unicodeScalars.count > 1 }
  }

  /// Whether each row leads to one without a parent.
  private func isForest(_ parents: [Int]) -> Bool {
    var isDone = [Bool](repeating: false, count: parents.count)
    for start in parents.indices {
      var (row, way) = (start, [Int]())
      while row >= 0, !isDone[row] {
        guard way.count <= parents.count else { return false }
        way.append(row)
        row = parents[row]
        // A circle comes back to where it began.
        if row == start { return false }
      }
      for row in way { isDone[row] = true }
    }
    return true
  }

  // MARK: Headings

  /// Whether the first row alone names what no row is: below it each cell of a column is a code of another one, or missing.
  ///
  /// - Parameter cells: The texts of the first row.
  static func haveHeadings(_ cells: [String], _ table: Table) -> Bool {
    let rows = min(table.count, headed)
    if haveToldHeadings(cells, table) { return true }
    guard rows > 3, (3...mostColumns).contains(cells.count), Set(cells).count == cells.count,
      cells.allSatisfy({ !$0.isEmpty && !$0.utf8.contains { $0 >= 0x30 && $0 <= 0x39 } })
    else { return false }
    let texts = cells.indices.map { column in (1..<rows).map { text(table, $0, column) } }
    let open = cells.indices.filter { column in
      let filled = texts[column].count { !ParentRows.meansNone($0) }
      return filled > 1 && filled < rows - 1
    }
    guard !open.isEmpty else { return false }
    return cells.indices.contains { key in
      let codes = Set(texts[key])
      return codes.count == rows - 1 && !codes.contains("") && !codes.contains { $0.contains(" ") }
        && open.contains { column in
          column != key && !codes.contains(cells[column])
            && texts[column].allSatisfy { ParentRows.meansNone($0) || codes.contains($0) }
        }
    }
  }

  /// Whether a cell of the first row says that those below it name what stands above, and each of these names another row:
  /// `Unidade,Unidade superior`.
  private static func haveToldHeadings(_ cells: [String], _ table: Table) -> Bool {
    let rows = min(table.count, headed)
    guard rows > 2, (2...mostColumns).contains(cells.count), Set(cells).count == cells.count else {
      return false
    }
    let words = cells.map(FieldNames.normalized)
    func tells(_ column: Int, _ key: Int) -> Bool {
      UpperWords.areIn(words[column])
        || words[key].utf8.count > 3 && words[column] != words[key] && words[column].hasSuffix(words[key])
    }
    let texts = cells.indices.map { column in (1..<rows).map { text(table, $0, column) } }
    return cells.indices.contains { key in
      let told = cells.indices.filter { $0 != key && tells($0, key) }
      guard !told.isEmpty else { return false }
      let names = Set(texts[key])
      return names.count == rows - 1 && !names.contains("") && !names.contains(cells[key])
        && told.contains { column in
          !names.contains(cells[column]) && texts[column].contains(where: names.contains)
            && texts[column].allSatisfy { ParentRows.mayMeanNone($0) || names.contains($0) }
        }
    }
  }

  /// The rows that show whether the first one is a heading.
  private static let headed = 300

  /// Whether two headings have a word, or the beginning of one, that hardly another heading has: `TPLMA`, `TPLNR`.
  static func isKin(_ words: [String], _ column: Int, _ key: Int) -> Bool {
    guard let common = common(stem(words[key]), stem(words[column])) else { return false }
    let rest = words.indices.filter { $0 != column && $0 != key && words[$0].has(common) }
    return rest.count * 2 <= max(words.count - 2, 0)
  }

  /// A heading without the words for codes at its end.
  private static func stem(_ word: String) -> [Unicode.Scalar] {
    for ending in endings where word.hasSuffix(ending) && word.utf8.count > ending.utf8.count + 2 {
      return Array(word.dropLast(ending.count).unicodeScalars)
    }
    return Array(word.unicodeScalars)
  }

  private static let endings = [
    "code", "kodu", "kod", "cod", "nummer", "number", "num", "id", "nr", "no", "key", "代码", "编码", "编号", "コード",
    "番号", "코드",
  ]

  /// The longest run of letters that two words have, of at least three, or of two that are no Latin ones.
  private static func common(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> String? {
    var longest: ArraySlice<Unicode.Scalar> = []
    for start in one.indices {
      for begin in other.indices {
        var count = 0
        while start + count < one.count, begin + count < other.count,
          one[start + count] == other[begin + count]
        {
          count += 1
        }
        if count > longest.count { longest = one[start..<(start + count)] }
      }
    }
    let least = longest.contains { $0.value > 0x2E80 } ? 2 : 3
    guard longest.count >= least else { return nil }
    var text = ""
    text.unicodeScalars.append(contentsOf: longest)
    return text
  }

  /// Whether a heading says that another row follows, replaces or equals this one, and is not above it.
  static func isOther(_ word: String) -> Bool {
    let folded = HeadingWords.folded(word)
    return others.contains { folded.has($0) }
  }

  private static let others = [
    "next", "prev", "succ", "predec", "follow", "replac", "supersed", "alias", "synonym", "similar",
    "related",
    "deput", "backup", "partner", "buddy", "stellvertr", "vertretung", "adjoint", "suplente", "заместител",
    "代理", "搭档",
    "merge", "duplicat", "same", "link", "twin", "equiv", "alternat", "origin", "copy", "target", "redirect",
    "nachfolg", "vorgang", "ersetz", "siehe", "suivant", "preced", "remplac", "reempla", "siguiente",
    "sucesor",
    "substitu", "замен", "следующ", "предыдущ", "替代", "替换", "前置", "后续", "同义", "关联", "次の", "前の", "旧",
  ]
}
