/// The levels of a table whose rows stand sorted by place: the rows of each text of the first column stand together, within
/// these those of each text of the next, and the last column tells the rows of a place apart.
///
///     Matière,Niveau,Chapitre      Show,Season,Episode
///     Algèbre,Débutant,Groupes     Dark,Pilot season,Secrets
///     Algèbre,Avancé,Corps         Dark,Finale,Paradise
///
/// Names may repeat from place to place, as `Avancé` does below each subject. What a row has besides, such as a currency, is
/// told by the places in front of it, or mixes over all of them.
struct SortedRows {
  let levels: [LevelColumn]
  /// Whether the headings are words for levels.
  let isTold: Bool

  /// Nil where the rows are not sorted so, or this says no more than the levels known.
  ///
  /// - Parameters:
  ///   - known: The levels found so far; all of them must be among the columns found here.
  ///   - name: The column of the rows' names, where a word says so.
  ///   - code: The column of their codes.
  /// - Complexity: O(rows × columns²) in the sample of the relations.
  init?(_ relations: ColumnRelations, known: [LevelColumn], name: Int?, code: Int?) {
    let (table, contents) = (relations.table, relations.contents)
    guard relations.rows.count == table.count, table.count > 2 else { return nil }
    guard let chain = SortedRows.chain(relations, code) else { return nil }
    let names = known.compactMap(\.name)
    let isLonger = chain.count > names.count && names.allSatisfy(chain.contains)
    // Where all rows have one text of a level in common, its number of texts says nothing of where it stands.
    let isOther =
      chain.count == names.count && names.first.map { relations.counts[$0] == 1 && $0 != chain[0] } ?? false
    guard isLonger || isOther && Set(names) == Set(chain), name.map({ $0 == chain.last }) ?? true else {
      return nil
    }
    // Few rows are sorted by chance. Then nothing but levels and codes may stand beside them, or the words must say so.
    let others = contents.indices.filter { column in
      !chain.contains(column) && column != code && contents[column].filled > 0
        && !contents[column].isNumbers && !(contents[column].isCodes && contents[column].isUnique)
    }
    let words = table.header.isEmpty ? [] : chain.map { table.header[$0] }
    let isTold = HeadingNouns.areHeadings(words, next: []) || LevelWords.areLevels(words)
    guard others.isEmpty || isTold || SortedRows.bits(chain, relations) >= SortedRows.fewestBits else {
      return nil
    }
    let found = chain.map { column in
      known.first { $0.name == column }
        ?? LevelColumn(
          stem: table.header.isEmpty ? "\(column)" : table.header[column],
          title: table.header.isEmpty ? "" : table.header[column], name: column, isKnown: isTold)
    }
    // A name in another language is no place of its own.
    guard LanguageColumns(relations, found).levels.count == found.count else { return nil }
    (levels, self.isTold) = (found, isTold)
  }

  /// Whether codes tell no other tree: none lies in another, or one lies in that of a row which another text groups. Account
  /// 1000 may stand above 1010 below the same heading; department 1000 of one house is none above 1010 of another.
  func denies(_ code: Int, _ relations: ColumnRelations) -> Bool {
    guard let first = levels.first?.name else { return true }
    let table = relations.table
    let codes = (0..<table.count).map { table.text.trimmed(table.cell($0, code)) }
    let nesting = CodeNesting(codes, table.text)
    guard nesting.count > 0, nesting.isPlausible else { return true }
    // Signs, letters and lengths tell more than zeros at the end of short numbers.
    let length = codes.first?.count ?? 0
    let areShort = codes.allSatisfy { code in
      code.count == length && table.text.bytes(code) { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    }
    guard areShort, length < 6 else { return false }
    return codes.indices.contains { row in
      let parent = Int(nesting.parents[row])
      return parent >= 0 && table.string(parent, first) != table.string(row, first)
    }
  }

  /// Of more rows only a part is examined, whose order tells nothing of the others.
  static let mostRows = 3_000

  /// How unlikely the order of the rows must be by chance: one in so many powers of two.
  private static let fewestBits = 12

  private static func bits(_ chain: [Int], _ relations: ColumnRelations) -> Int {
    chain.dropLast().reduce(0) { $0 + relations.bitsOfRuns($1) }
  }

  /// The columns from the highest level to the lowest, as they stand in the table.
  private static func chain(_ relations: ColumnRelations, _ code: Int?) -> [Int]? {
    let (table, contents) = (relations.table, relations.contents)
    let rowNames = RowNames(table: table, contents: contents)
    func isText(_ column: Int) -> Bool {
      // The first year of a course may be called `1L`.
      let isCalled =
        !table.header.isEmpty && HeadingNouns.contain(table.header[column]) && !contents[column].isNumbers
        && !contents[column].isUnique
      let isWord = relations.isName(column) && !contents[column].isCodes && !rowNames.areMeasures(column)
      return (isWord || isCalled) && !contents[column].isPaths && !table.areDates(column)
        && (table.header.isEmpty || !DescriptionWords.contain(FieldNames.normalized(table.header[column])))
    }
    let texts = contents.indices.filter { $0 != code && contents[$0].filled > 0 && isText($0) }
    guard let first = texts.first(where: { relations.counts[$0] > 1 }),
      relations.repeats(first) || table.count < 7,
      relations.counts[first] < table.count, contents[first].filled == contents[first].total,
      relations.stands(first)
    else { return nil }
    var chain = [first]
    var ways = relations.counts[first]
    for column in texts where column > first {
      guard ways < table.count else { break }
      // The table goes upwards, or in no order.
      if chain.contains(where: { isAbove(column, $0, table) }) { return nil }
      let next = Set(relations.places(chain + [column])).count
      if next == ways {
        if let last = chain.last, saysAgain(column, last, relations) { continue }
        if isLevel(column, relations) {
          chain.append(column)
        } else if relations.counts[column] > 1, !isProperty(column, relations) {
          // What lies above the first column stands behind it.
          return nil
        }
        continue
      }
      guard contents[column].filled == contents[column].total, !isProperty(column, relations),
        next == table.count || relations.standsTogether(chain + [column])
      else { return nil }
      chain.append(column)
      ways = next
    }
    // A column of numbers between two levels is a level as well.
    let isBroken = contents.indices.contains { column in
      column > first && column < (chain.last ?? 0) && !chain.contains(column) && contents[column].isNumbers
        && relations.repeats(column)
    }
    return chain.count > 1 && ways == table.count && !isBroken ? chain : nil
  }

  /// Whether the word for one column stands always above that for another.
  private static func isAbove(_ upper: Int, _ lower: Int, _ table: Table) -> Bool {
    guard !table.header.isEmpty, let one = LevelWords.columns([table.header[upper]]).first?.stem,
      let two = LevelWords.columns([table.header[lower]]).first?.stem
    else { return false }
    return LevelRank.isAbove(one, two)
  }

  /// Whether a column has the text of another in each row, perhaps in capitals.
  private static func saysAgain(_ column: Int, _ other: Int, _ relations: ColumnRelations) -> Bool {
    relations.rows.allSatisfy { row in
      relations.table.string(row, column).lowercased() == relations.table.string(row, other).lowercased()
    }
  }

  /// Whether a column of which each place above has one text is a level by its word: in a few rows each country has one city.
  private static func isLevel(_ column: Int, _ relations: ColumnRelations) -> Bool {
    guard !relations.table.header.isEmpty, !isProperty(column, relations) else { return false }
    let heading = relations.table.header[column]
    return LevelWords.columns([heading]).contains(where: \.isKnown) || HeadingNouns.contain(heading)
  }

  /// Whether a column is what a row has; a first column of kinds groups the rows, whatever it is called.
  private static func isProperty(_ column: Int, _ relations: ColumnRelations) -> Bool {
    let header = relations.table.header
    guard !header.isEmpty else { return false }
    let word = FieldNames.normalized(header[column])
    // An address has a number.
    let isLevelToo =
      LevelWords.isKnown(word) || levelsToo.contains(word) && !relations.contents[column].hasDigits
    // A kind, as any other word in front of what is said, is none of what tells the rows apart.
    let isSaid =
      relations.isUnique(column) ? PropertyWords.areIn(header[column]) : PropertyWords.begin(header[column])
    return relations.isAttribute(column) || isSaid && !isLevelToo
      || PostalWords.areIn(header[column])
  }

  /// Words for what a place has that are also words for levels.
  private static let levelsToo: Set<String> = [
    "unit", "street", "manager", "rue", "calle", "type", "subtype", "dirección",
  ]
}
