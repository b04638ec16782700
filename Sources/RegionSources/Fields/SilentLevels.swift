/// The levels of a table by its texts and by what its headings share, in a language of which no word is known.
///
///     Helység;Kódja;Státusz;Vármegye neve;Járás kódja;Járás neve      №;Аймаг;Сум;Баг
///     Aba;17376;város;Fejér;073;Székesfehérvári                       1;Архангай;Батцэнгэл;1-р баг
///
/// The rows of each place of a level stand together, and a place of the next one lies in one alone; what a row has besides,
/// such as a status, mixes over all of them. In a short table this may be chance, so other signs count too: a level has a code
/// under a heading like its own, headings of names have a word in common, or nothing but levels stands in the table.
struct SilentLevels {
  private(set) var levels: [LevelColumn] = []

  private let relations: ColumnRelations
  private let texts: [Int]
  private var contents: [ColumnContent] { relations.contents }
  private var header: [String] { relations.table.header }

  /// How unlikely the signs must be by chance: one in so many powers of two.
  private static let fewestBits = 12
  private static let mostLevels = 12
  private static let mostLeaves = 4

  /// Nil where the columns are no levels, or it is not certain.
  ///
  /// - Parameters:
  ///   - name: The column of the rows' names, and whether its heading says so: such rows may be a list.
  ///   - code: The column of their codes.
  /// - Complexity: O(rows × columns²) in the sample of the relations.
  init?(_ relations: ColumnRelations, name: Int?, isNamed: Bool, code: Int?) {
    guard !relations.table.header.isEmpty, !relations.table.isOfObjects, relations.rows.count > 3,
      code.map({ !NestedCode.nests($0, relations.table) }) ?? true
    else { return nil }
    self.relations = relations
    texts = SilentLevels.texts(relations)
    guard texts.count > 1, texts.count <= SilentLevels.mostLevels else { return nil }
    let leaves = texts.sorted { one, other in
      (one == name ? 0 : 1, -relations.counts[one], one) < (
        other == name ? 0 : 1, -relations.counts[other], other
      )
    }
    for leaf in leaves.prefix(SilentLevels.mostLeaves) {
      let chain = chain(above: leaf)
      guard !chain.isEmpty, tellApart(chain + [leaf]) else { continue }
      let codes = (chain + [leaf]).map { pairedCode($0, chain + [leaf]) }
      let hasCodes = codes.dropLast().contains { $0 != nil }
      let levels = chain + [leaf]
      // Years and floors between them are levels as well, which the order of the rows tells.
      let isBroken = contents.indices.contains { column in
        column > (levels.min() ?? 0) && column < (levels.max() ?? 0) && contents[column].isNumbers
          && relations.repeats(column) && !codes.contains(column)
      }
      guard !isBroken, !isNamed || hasCodes || standInFront(chain, leaf, codes, code),
        // One column of groups is what the rows of a list have.
        chain.count > 1 || hasCodes || !texts.contains(where: relations.isUnique),
        bits(chain, leaf, codes, code) >= SilentLevels.fewestBits
      else { return nil }
      self.levels = zip(levels, codes).map { column, code in
        LevelColumn(stem: header[column], title: header[column], name: column, code: code, isKnown: false)
      }
      if let code, codes.last == .some(nil), relations.isUnique(code), contents[code].isCodes {
        self.levels[levels.count - 1].code = code
      }
      return
    }
    return nil
  }

  // MARK: Columns

  /// The columns of words that may be places.
  private static func texts(_ relations: ColumnRelations) -> [Int] {
    let rowNames = RowNames(table: relations.table, contents: relations.contents)
    return relations.contents.indices.filter { column in
      let content = relations.contents[column]
      return content.filled * 3 >= content.total * 2 && relations.counts[column] > 1
        && relations.isName(column)
        && !content.isPaths && !relations.isProperty(column) && !relations.isReading(column)
        && !QuantityWords.areIn(relations.table.header, column) && !rowNames.areMeasures(column)
    }
  }

  /// The columns that group the rows and each other, the highest first.
  private func chain(above leaf: Int) -> [Int] {
    let groups = texts.filter {
      $0 != leaf && relations.counts[$0] < relations.rows.count && relations.stands($0)
    }
    var chain: [Int] = []
    for column in groups.sorted(by: { (relations.counts[$0], $0) > (relations.counts[$1], $1) }) {
      guard let lower = chain.first else {
        chain = [column]
        continue
      }
      if relations.tells(lower, column), !relations.tells(column, lower) { chain.insert(column, at: 0) }
    }
    return chain
  }

  private func tellApart(_ columns: [Int]) -> Bool {
    let places = relations.places(columns)
    return Set(places).count * 20 >= relations.rows.count * 19 && !places.contains(-1)
  }

  /// The code beside a column, which changes where it does and has a heading like its own.
  private func pairedCode(_ column: Int, _ taken: [Int]) -> Int? {
    [column - 1, column + 1].first { code in
      contents.indices.contains(code) && !taken.contains(code) && contents[code].isCodes
        && relations.areOne(code, column) && SilentLevels.areAlike(header[code], header[column])
    }
  }

  /// Whether a word of one heading begins as a word of another: `SAV_KODAS` and `SAVIVALDYBE`, `Járás kódja` and `Járás neve`.
  static func areAlike(_ one: String, _ other: String) -> Bool {
    let (one, other) = (words(one), words(other))
    return one.contains { first in
      other.contains { second in
        let shared = zip(first, second).prefix { $0 == $1 }.count
        return first.utf8.count == first.count ? shared > 2 : shared > 1
      }
    }
  }

  private static func words(_ heading: String) -> [String] {
    heading.split { !$0.isLetter && !$0.isNumber }.map { HeadingWords.folded($0.lowercased()) }
  }

  // MARK: Signs

  /// How unlikely it is that a table has all this by chance, in powers of two.
  private func bits(_ chain: [Int], _ leaf: Int, _ codes: [Int?], _ code: Int?) -> Int {
    var bits = relations.bitsOfRuns(chain[chain.count - 1])
    for (upper, lower) in zip(chain, chain.dropFirst()) { bits += relations.bitsOfPairs(lower, upper) }
    let pairs = codes.count { $0 != nil }
    bits += pairs * 6
    bits += chain.count { column in LevelWords.columns([header[column]]).contains { $0.isKnown } } * 4
    if shareWord(chain + [leaf]) { bits += 6 }
    let taken = Set(chain + [leaf] + codes.compactMap(\.self))
    if standAlone(taken, code) { bits += 4 }
    if !texts.contains(where: relations.isUnique) { bits += 8 }
    return bits
  }

  /// Whether nothing but levels and codes stands in the table.
  private func standAlone(_ taken: Set<Int>, _ code: Int?) -> Bool {
    contents.indices.allSatisfy { taken.contains($0) || $0 == code || contents[$0].isNumbersInOrder }
  }

  /// Whether several levels stand in front of the rows' names, the highest first, and nothing else does anywhere.
  private func standInFront(_ chain: [Int], _ leaf: Int, _ codes: [Int?], _ code: Int?) -> Bool {
    let levels = chain + [leaf]
    return chain.count > 1 && levels == levels.sorted()
      && standAlone(Set(levels + codes.compactMap(\.self)), code)
  }

  /// Whether headings of levels have a word in common that no other heading of texts has.
  private func shareWord(_ columns: [Int]) -> Bool {
    let others = Set(texts.filter { !columns.contains($0) }.flatMap { SilentLevels.words(header[$0]) })
    var counts: [String: Int] = [:]
    for column in columns {
      for word in Set(SilentLevels.words(header[column])) where !others.contains(word) {
        counts[word, default: 0] += 1
      }
    }
    return counts.values.contains { $0 > 1 }
  }
}
