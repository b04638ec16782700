/// The levels of a table by its texts alone, whatever their headings say: each place of a column lies in one of the next.
///
///     Commune,Cercle,Région      Atoll,Island,Ward
///     Doumba,Kati,Koulikoro      Haa Alifu,Baarah,North
///
/// The lowest level is the first or the last column of texts. Its names may repeat from place to place, as those of quarters
/// and villages do; together with the places around it, each tells a row.
struct TextChain {
  let levels: [LevelColumn]

  /// Nil where the columns make no such chain, where it may be by chance, or where it says no more than the levels known.
  ///
  /// - Parameters:
  ///   - known: The levels that the headings told.
  ///   - isNamed: Whether a heading says which column has the rows' names.
  /// - Complexity: O(rows × columns) in the sample of the relations.
  init?(_ relations: ColumnRelations, _ known: [LevelColumn], isNamed: Bool) {
    let columns = TextChain.texts(relations)
    let names = known.compactMap(\.name)
    guard columns.count > 2, columns.count <= TextChain.mostLevels, !isNamed || names.count > 1,
      names.allSatisfy(columns.contains)
    else { return nil }
    let least = names.count > 1 ? TextChain.bitsBetween : TextChain.bits
    let chains = [columns.last, columns.first].compactMap { lowest in
      lowest.flatMap { TextChain.chain(columns, lowest: $0, least, relations) }
    }
    let found = chains.first { chain in
      let inOrder = columns.filter(chain.contains)
      return chain == inOrder || chain == inOrder.reversed()
    }
    guard let chain = found, chain.count > 2, chain != names, names.allSatisfy(chain.contains) else {
      return nil
    }
    let header = relations.table.header
    levels = chain.map { column in
      let title = header.isEmpty ? "" : header[column]
      return known.first { $0.name == column }
        ?? LevelColumn(stem: title, title: title, name: column, isKnown: false)
    }
  }

  /// How unlikely a chain must be by chance: one in so many powers of two.
  private static let bits = 12
  /// The same where the headings told some of its levels.
  private static let bitsBetween = 6
  private static let mostLevels = 12

  /// The columns of words that may be places.
  private static func texts(_ relations: ColumnRelations) -> [Int] {
    let rowNames = RowNames(table: relations.table, contents: relations.contents)
    return relations.contents.indices.filter { column in
      let content = relations.contents[column]
      return content.filled * 10 >= content.total * 9 && relations.counts[column] > 1
        && relations.isName(column)
        && !content.isCodes && !content.isPaths && !relations.isProperty(column)
        && !rowNames.areMeasures(column)
    }
  }

  /// The columns but for those of a few words each that say of which kind a place is: the places of the column that tells
  /// most are of several kinds.
  private static func withoutKinds(_ columns: [Int], _ relations: ColumnRelations) -> [Int] {
    guard let last = columns.max(by: { relations.counts[$0] < relations.counts[$1] }) else { return columns }
    return columns.filter { column in
      column == last || relations.tells(last, column) || relations.counts[column] > mostKinds
        || relations.counts[column] * 2 > relations.counts[last]
    }
  }

  private static let mostKinds = 8

  /// The columns from the highest to the lowest.
  private static func chain(_ columns: [Int], lowest: Int, _ bits: Int, _ relations: ColumnRelations)
    -> [Int]?
  {
    let upper = withoutKinds(columns.filter { $0 != lowest }, relations)
      .sorted { relations.counts[$0] < relations.counts[$1] }
    guard let last = upper.last, relations.repeats(last), upper.allSatisfy({ relations.counts[$0] > 1 })
    else {
      return nil
    }
    for (above, below) in zip(upper, upper.dropFirst()) {
      guard relations.counts[above] < relations.counts[below], relations.tells(below, above),
        confirmations(of: below, above, relations) >= bits
      else { return nil }
    }
    // A name that tells its place alone is one a row; others are told by what they lie in.
    let places = Set(relations.places(upper + [lowest])).count
    guard places * 10 >= relations.rows.count * 9, relations.counts[lowest] > 1,
      places > relations.counts[last]
    else { return nil }
    return upper + [lowest]
  }

  /// How often a text stood again beside the same of another column, in powers of two of the chance that it did.
  private static func confirmations(of below: Int, _ above: Int, _ relations: ColumnRelations) -> Int {
    let again = relations.rows.count - relations.counts[below]
    let choices = relations.counts[above]
    return again * (Int.bitWidth - 1 - choices.leadingZeroBitCount)
  }
}
