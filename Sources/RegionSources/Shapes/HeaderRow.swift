/// Whether the first row of a table is its header.
enum HeaderRow {
  /// An answer whose format nobody named and nothing told has a heading only if its words leave no doubt.
  static func isHeader(_ table: Table, _ options: ReadingOptions) -> Bool {
    guard options.isAnswer else { return isHeader(table, options.fields) }
    guard table.count > 0 else { return false }
    let isTable = [.csv, .tsv, .semicolon, .columns].contains(options.format)
    let cells = (0..<table.width).map { table.text.string(table.text.trimmed(table.cell(0, $0))) }
    return isTable && isHeader(table, options.fields) || AnswerHeading.isHeading(cells, options.fields)
  }

  /// Whether the first row stands behind a `#` and has words in small letters, which a row that was taken out has not.
  static func isMarked(_ table: Table) -> Bool {
    guard table.isHeaded, table.count > 1 else { return false }
    let cells = (0..<table.width).map { table.text.string(table.text.trimmed(table.cell(0, $0))) }
    let filled = cells.filter { !$0.isEmpty }
    return filled.allSatisfy { !$0.contains(where: \.isNumber) } && cells[0].contains(where: \.isLowercase)
      && filled.count { $0.contains(where: \.isLowercase) } * 2 >= filled.count
  }

  /// Whether two cells of the first row are words that hardly anything but a heading has.
  static func hasSeveralWords(_ table: Table) -> Bool {
    guard table.count > 0 else { return false }
    return (0..<table.width).count { column in
      isKnown(FieldNames.normalized(table.text.string(table.text.trimmed(table.cell(0, column)))))
    } > 1
  }

  static func isHeader(_ table: Table, _ choice: FieldChoice) -> Bool {
    guard table.count > 0, table.width > 0 else { return false }
    let cells = (0..<table.width).map { table.text.string(table.text.trimmed(table.cell(0, $0))) }
    // A column's number is no heading, although a cell of the first row may be the same.
    let chosen = (choice.name + choice.code + choice.parent + choice.children).filter { name in
      ColumnNumber.of(name).map { !(1...table.width).contains($0) } ?? true
    }
    if chosen.contains(where: cells.contains) || OwnHeading.isHeading(cells) { return true }
    if PairedColumns.areHeadings(cells) || areColumnNumbers(cells, table) { return true }
    if areOfProgram(cells, table) { return true }
    if opensCodes(cells, table) || isBesideNumbers(cells, table) { return false }
    let normalized = cells.map(FieldNames.normalized)
    // A row may be called as a column is: `2,name,1` below `id,name,parent_id`.
    let areRoles =
      [FieldRole.name, .code].allSatisfy { role in
        normalized.contains { FieldNames.of(role).rank($0).map { $0 < FieldNames.ending } ?? false }
      } && normalized.contains { FieldNames.of(.parent).rank($0) != nil }
    if repeats(cells, table), !areRoles, !(cells.count > 3 && hasLevelWords(cells)) { return false }
    if normalized.contains(where: isKnown) || TableInterpreter.hasDirectoryHeading(cells) { return true }
    let stems = LevelWords.columns(cells)
    if stems.contains(where: { $0.isKnown && !$0.stem.isEmpty }) || EdgeHeading.ends(cells) != nil {
      return true
    }
    if normalized.count(where: pairWords.contains) > 1 { return true }
    // In a list of words `book,libro` is a row.
    let next = table.count > 1 ? (0..<table.width).map { table.string(1, $0) } : []
    if HeadingNouns.areHeadings(cells, next: next) { return true }
    if cells.count > 2, NumberedHeadings.areLevels(cells) || LevelWords.areLevels(cells) { return true }
    // A code and a name each for several levels, whatever these are called: `WD22CD, WD22NM, LAD22CD, LAD22NM`.
    if stems.count(where: { $0.code != nil && $0.name != nil }) > 1 { return true }
    if areYears(cells, table) || isAboveSmallLetters(cells, table) { return true }
    return table.count > 1
      && (hasOtherKind(cells, table) || standsAlone(cells, table) || CellParents.haveHeadings(cells, table))
  }

  /// Whether the cells of the first row are words as programs write them, with capitals or `_` inside of some, and those of hardly
  /// any other row are: `Skill,SkillCategory,SkillType`.
  private static func areOfProgram(_ cells: [String], _ table: Table) -> Bool {
    func isWord(_ cell: String) -> Bool {
      cell.first?.isASCII ?? false && cell.first?.isLetter ?? false
        && cell.utf8.allSatisfy {
          $0 < 0x80 && ($0 == 0x5F || Unicode.Scalar($0).properties.isAlphabetic || $0 >= 0x30 && $0 <= 0x39)
        }
    }
    func isJoined(_ cell: String) -> Bool {
      isWord(cell)
        && (cell.dropFirst().dropLast().contains("_")
          || zip(cell, cell.dropFirst()).contains { $0.isLowercase && $1.isUppercase })
    }
    if cells.count == 2, table.count > 3, cells.allSatisfy({ isWord($0) && $0.first?.isLowercase ?? false }),
      cells.contains(where: { isJoined($0) && $0.prefix(while: \.isLowercase).count > 1 })
    {
      return (1..<min(table.count, 50)).allSatisfy { row in
        let first = table.string(row, 0)
        return !(first.first?.isLowercase ?? true) && first.lowercased() != cells[0].lowercased()
      }
    }
    guard cells.count > 2, table.count > 2,
      cells.count(where: isWord) >= cells.count - (cells.count > 4 ? 1 : 0),
      Set(cells).count == cells.count,
      cells.count(where: isJoined) * 2 >= cells.count
    else { return false }
    let rows = 1..<min(table.count, 50)
    let joined = rows.count { row in
      (0..<table.width).contains { isJoined(table.text.string(table.text.trimmed(table.cell(row, $0)))) }
    }
    return joined * 10 <= rows.count
  }

  /// Whether each cell of the first row begins with a capital, and all cells of another column than the first with a small
  /// letter: `Animal,Sound` above `Dog,woof`.
  private static func isAboveSmallLetters(_ cells: [String], _ table: Table) -> Bool {
    guard cells.count > 1, table.count > 3, Set(cells).count == cells.count,
      cells.allSatisfy({ $0.first?.isUppercase ?? false && $0.allSatisfy { $0.isLetter || $0 == " " } })
    else { return false }
    let rows = 1..<min(table.count, 50)
    return (1..<cells.count).contains { column in
      rows.allSatisfy { table.string($0, column).first?.isLowercase ?? false }
    } && rows.allSatisfy { table.string($0, 0) != cells[0] }
  }

  /// Whether the first row counts the columns, as programs do that have no headings, and the others have texts below.
  private static func areColumnNumbers(_ cells: [String], _ table: Table) -> Bool {
    guard cells.count > 2, table.count > 2, let first = Int(cells[0]), first == 0 || first == 1 else {
      return false
    }
    return cells.indices.allSatisfy { Int(cells[$0]) == first + $0 }
      && cells.indices.contains { column in
        (1..<min(table.count, 200)).allSatisfy { row in table.string(row, column).contains(where: \.isLetter)
        }
      }
  }

  /// Whether the first row begins with a number of as many digits as all below it, and no year: `440900,茂名` stands above
  /// `440100,广州`, although 名 is the word for a name. Or the rows below count on from it: `0;Module`, `1;Kabel`.
  private static func isBesideNumbers(_ cells: [String], _ table: Table) -> Bool {
    guard table.count > 2, let number = cells.first, isNumber(number.utf8), !Table.isYear(number) else {
      return false
    }
    if let first = Int(number), first < 2, cells.count > 1, Int(cells[1]) == nil {
      let isCounted = (1..<min(table.count, 200)).allSatisfy { Int(table.string($0, 0)) == first + $0 }
      if isCounted { return true }
    }
    guard number.utf8.count > 2 else { return false }
    return (1..<min(table.count, 200)).allSatisfy { row in
      table.text.bytes(table.text.trimmed(table.cell(row, 0))) {
        $0.count == number.utf8.count && isNumber($0)
      }
    }
  }

  private static func isNumber(_ digits: some Collection<UInt8>) -> Bool {
    digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  /// Whether the first row begins with a code that the next one begins with too, as rows of a classification do: `1,iso` above
  /// `1.3,org`, and `G` above `G01`.
  private static func opensCodes(_ cells: [String], _ table: Table) -> Bool {
    guard table.count > 1, let code = cells.first, !code.isEmpty else { return false }
    let next = table.text.string(table.text.trimmed(table.cell(1, 0)))
    // The first section and the first division of industries.
    if code == "A", next == "01" { return true }
    let isCode = { (text: String) in Array(text.utf8).withUnsafeBytes(CodeShape.isCode) }
    let hasDigits = { (text: String) in text.utf8.contains { $0 >= 0x30 && $0 <= 0x39 } }
    return next.utf8.count > code.utf8.count && next.utf8.starts(with: code.utf8)
      && isCode(code) && isCode(next) && hasDigits(next)
      && (hasDigits(code) || !isKnown(FieldNames.normalized(code)))
  }

  /// Whether a word stands in front of years in order, above numbers that are none: `Position;2023;2024`, `Item,2023 EUR,
  /// 2024 EUR,Change`.
  private static func areYears(_ cells: [String], _ table: Table) -> Bool {
    let years = cells.indices.filter { year(cells[$0]) != nil }
    guard years.count > 1, years[0] > 0, table.count > 2,
      cells.allSatisfy({ cell in year(cell) != nil || !cell.contains { $0.isNumber } }),
      zip(years, years.dropFirst()).allSatisfy({ abs((year(cells[$0]) ?? 0) - (year(cells[$1]) ?? 0)) == 1 })
    else { return false }
    return (1..<min(table.count, 200)).contains { row in
      let cell = table.string(row, years[0])
      return !Table.isYear(cell) && cell.contains(where: \.isNumber)
    }
  }

  /// The year that a heading begins with.
  private static func year(_ cell: String) -> Int? {
    let word = cell.prefix { $0 != " " }
    return Table.isYear(String(word)) ? Int(word) : nil
  }

  /// Whether the first row alone is in no group: each other text of a column stands in several rows.
  private static func standsAlone(_ cells: [String], _ table: Table) -> Bool {
    guard table.count > 4, cells.count > 1, cells.allSatisfy({ !$0.isEmpty }), Set(cells).count == cells.count
    else { return false }
    // In the first column groups stand together; in another they may be few by chance.
    return groupsOthers(0, cells, table)
      || areTwoGroups(cells, table)
      || table.count > fewRows
        && cells.indices.dropFirst().contains {
          groupsOthers($0, cells, table) && !isNumbered($0, cells, table)
        }
  }

  /// Whether two columns group the other rows, each in its own way: a brand and a status; the city of a country says no more
  /// than that.
  private static func areTwoGroups(_ cells: [String], _ table: Table) -> Bool {
    let groups = cells.indices.filter { groupsOthers($0, cells, table) && !isNumbered($0, cells, table) }
    guard groups.count > 1 else { return false }
    var rest = table
    rest.removeFirst()
    let paths = RowPaths(rest)
    return groups.dropFirst().contains { other in
      paths.distinct([groups[0], other]) > max(paths.distinct([groups[0]]), paths.distinct([other]))
    }
  }

  private static let fewRows = 12

  /// Whether a column has each of its texts in several rows, but for that of the first row.
  private static func groupsOthers(_ column: Int, _ cells: [String], _ table: Table) -> Bool {
    var counts: [String: Int] = [:]
    let rows = min(table.count, 500)
    for row in 1..<rows { counts[table.string(row, column), default: 0] += 1 }
    // The last group may be cut off by the sample; others stand anywhere where the rows are in another order.
    let alone = counts.values.count { $0 == 1 }
    return counts.count > 1 && counts[cells[column]] == nil && counts[""] == nil
      && alone <= (table.count > 500 ? 1 : 0) && counts.count * 2 < table.count
  }

  /// Whether a cell of the first row and one below are numbers, which may be amounts.
  private static func isNumbered(_ column: Int, _ cells: [String], _ table: Table) -> Bool {
    func hasDigit(_ text: String) -> Bool { text.utf8.contains { $0 >= 0x30 && $0 <= 0x39 } }
    return hasDigit(cells[column]) || hasDigit(table.string(1, column))
  }

  /// What stands above two columns of words or sentences; one alone may be a word of the rows.
  private static let pairWords: Set<String> = [
    "word", "translation", "question", "answer", "term", "definition", "meaning", "explanation", "synonym",
    "example", "front", "back", "english", "german", "french", "spanish", "italian", "chinese", "japanese",
    "wort", "übersetzung", "frage", "antwort", "begriff", "erklärung", "pregunta", "respuesta", "mot",
    "traduction", "单词", "释义", "问题", "答案", "解释", "例句", "中文", "英文",
  ]

  /// Whether a word is hardly anything but a heading.
  private static func isKnown(_ name: String) -> Bool {
    let roles: [FieldRole] = [.name, .code, .parent, .children, .level, .disabled, .leaf]
    return roles.contains { role in
      guard let rank = FieldNames.of(role).rank(name) else { return false }
      let isWhole = FieldNames.of(role).endings.contains(name)
      return name.utf8.count > 1
        && (rank < FieldNames.ending + 10 || rank >= FieldNames.lastResort || isWhole)
    } || ["path", "路径", "taxonomy"].contains(name)
  }

  /// Whether three cells have words for levels with one for a name or a code, or four such words, as no row of data has.
  private static func hasLevelWords(_ cells: [String]) -> Bool {
    let levels = LevelWords.columns(cells).filter(\.isKnown)
    let known = levels.filter { $0.name != nil || $0.code != nil }
    return Set(cells).count == cells.count && (known.count > 1 || levels.count > 3)
      || cells.count { isKnown(FieldNames.normalized($0)) && $0.utf8.count > 4 } > 2
  }

  /// Whether a cell of the first row occurs again in its column, which shows that it is a value.
  private static func repeats(_ cells: [String], _ table: Table) -> Bool {
    for row in 1..<max(min(table.count, 500), 1) {
      // The whole heading may stand again, on each page.
      if cells.count > 1, cells.indices.allSatisfy({ table.string(row, $0) == cells[$0] }) { continue }
      for column in cells.indices where !cells[column].isEmpty && table.string(row, column) == cells[column] {
        return true
      }
    }
    return false
  }

  /// Whether a column has only numbers below a word, or only codes with digits: `A01.236.249` below `tree`.
  private static func hasOtherKind(_ cells: [String], _ table: Table) -> Bool {
    cells.indices.contains { column in
      guard !cells[column].isEmpty, !cells[column].utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else {
        return false
      }
      let isWord = cells[column].utf8.contains { $0 >= 0x61 && $0 <= 0x7A }
      var (numbers, codes, letters) = (0, 0, 0)
      for row in 1..<min(table.count, 200) {
        let cell = table.string(row, column)
        if cell.isEmpty || isSigns(cell) { continue }
        if isAmount(cell) {
          numbers += 1
        } else if isWord, isCodeWithDigits(cell), !cell.hasPrefix(cells[column]) {
          codes += 1
        } else if isWord, cell.utf8.count < 4, Array(cell.utf8).withUnsafeBytes(CodeShape.isCode) {
          letters += 1
        } else {
          return false
        }
      }
      // Letters alone are codes where most others have digits.
      guard letters <= codes else { return false }
      return codes > 0 ? codes + numbers + letters > 4 : numbers > 0
    }
  }

  /// Whether a cell holds nothing but stars, as offices write for what they do not tell.
  private static func isSigns(_ cell: String) -> Bool { cell.utf8.allSatisfy { $0 == UInt8(ascii: "*") } }

  /// Whether a cell is a number, perhaps with commas between its thousands or a currency: `5,028,092`, `±1,204`, `10 €`.
  private static func isAmount(_ cell: String) -> Bool {
    let number = cell.hasPrefix("±") ? cell.dropFirst() : cell[...]
    if Array(cell.utf8).withUnsafeBytes(ColumnContent.isAmount) { return true }
    return number.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E || $0 == 0x2D || $0 == 0x2C }
      && number.utf8.contains { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D }
  }

  private static func isCodeWithDigits(_ cell: String) -> Bool {
    cell.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
      && !cell.utf8.contains { $0 >= 0x61 && $0 <= 0x7A }
      && Array(cell.utf8).withUnsafeBytes(CodeShape.isCode)
  }
}
