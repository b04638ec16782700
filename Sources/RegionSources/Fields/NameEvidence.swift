/// Which column's texts look like what rows are called, where those of the column found hardly do.
///
/// A name is there in nearly every row, has letters, is short, and rows mostly have different ones. What a row is about may
/// be missing or long, and a unit of measure or a status is the same in many:
///
///     id,description,subject,parent        part,uom,txt,parent
///     1,It stops when started.,Crash,      A100,pc,Bike,
///     2,,Reproduce,1                       A110,pc,Frame,A100
struct NameEvidence {
  let table: Table
  let contents: [ColumnContent]
  let words: [String]
  /// The columns that are something else: codes and parents.
  let taken: [Int]
  /// The code whose values may tell where rows lie; nil where they do not.
  private let nested: Int?
  /// Whether a column tells where rows lie.
  let hasParents: Bool

  /// How many rows show what texts look like.
  static let sample = 200

  /// - Parameters:
  ///   - words: The headings in the form of `FieldNames.normalized`.
  ///   - columns: The roles that are known.
  ///   - others: Further columns that are something else.
  init(
    _ table: Table, _ contents: [ColumnContent], _ words: [String], _ columns: TableColumns,
    taken others: [Int] = []
  ) {
    (self.table, self.contents, self.words) = (table, contents, words)
    let roles = [columns.code, columns.parent, columns.level, columns.disabled, columns.leaf]
    taken = (roles + [columns.hasChildren]).compactMap(\.self) + others
    hasParents = columns.parent != nil || columns.level != nil
    nested = hasParents ? nil : columns.code
  }

  /// The column that has the names, where another one was found for it; nil where that may have them.
  ///
  /// - Complexity: O(1) where a word for names stands above a column that is filled, else O(columns) in a sample of the rows.
  func better(than name: Int) -> Int? {
    let content = contents[name]
    if let part = ownPart(of: name) ?? ownWord(besides: name) { return part }
    guard content.total > 1, content.filled > 0, let needed = need(name) else { return nil }
    let found = contents.indices.filter { column in
      column != name && !taken.contains(column) && mayName(column)
        && contents[column].filled > content.filled * (hasGaps(name) ? 1 : 0)
        && contents[column].distinct * 10 >= contents[column].filled * needed
        && (needed < 8 || contents[column].distinct > content.distinct)
    }
    let best = found.min { order($0) < order($1) }
    // What is only longer than others must be longer than the one that is taken for it.
    guard let best, isWrong(name) || length(best) * 3 <= length(name) else { return nil }
    return best
  }

  /// How many tenths of the rows must have another text in a column that is to have the names; nil where the column found may
  /// have them.
  private func need(_ name: Int) -> Int? {
    let content = contents[name]
    // A level's word stands above a level.
    guard
      hasParents || !LevelWords.columns([table.header[name]]).contains(where: { $0.isKnown }) || isKind(name)
    else { return nil }
    if !isSaid(name), content.filled > 2 {
      if content.distinct * 2 <= content.filled, isTree { return 8 }
      if tellsLength(name) { return 6 }
    }
    if hasGaps(name) || !isSaid(name) && (areCodes(name) || isLong(name) || isDescription(name)) { return 6 }
    return nil
  }

  /// Whether a level's word stands above no level: where codes tell the tree, few words for many rows say what these are, and
  /// codes of which each row has its own are none.
  private func isKind(_ column: Int) -> Bool {
    isOwnCode(column) || contents[column].distinct * 3 <= contents[column].filled * 2 && isTree
  }

  /// Whether a column has codes with digits; capitals alone are what some people write names in.
  private func areCodes(_ column: Int) -> Bool {
    contents[column].isCodes && (contents[column].hasDigits || contents[column].meanLength < 4)
      || CodeForm.areIn(column, table, contents[column])
  }

  /// Whether each row has a code of its own in a column.
  private func isOwnCode(_ column: Int) -> Bool {
    contents[column].isUnique && contents[column].filled == contents[column].total
      && CodeForm.areIn(column, table, contents[column])
  }

  /// Whether a column says what codes of each length are called: `Division` beside `01`, `Group` beside `01.1`.
  private func tellsLength(_ name: Int) -> Bool {
    guard let nested, contents[name].distinct > 1, contents[name].distinct < contents[name].filled,
      contents[name].distinct <= NameEvidence.mostLengths
    else { return false }
    var (words, lengths): ([UInt32: String], [String: UInt32]) = ([:], [:])
    return (0..<min(table.count, NameEvidence.sample)).allSatisfy { row in
      let (word, length) = (table.string(row, name), table.text.trimmed(table.cell(row, nested)).count)
      if words[length] == nil, lengths[word] == nil { (words[length], lengths[word]) = (word, length) }
      return words[length] == word && lengths[word] == length
    }
  }

  private static let mostLengths = 12

  /// Whether something else than the names tells where rows lie.
  private var isTree: Bool { hasParents || nested.map { NestedCode.nests($0, table) } ?? false }

  /// Whether a column of names has something that names do not have, whatever stands in the other columns.
  private func isWrong(_ name: Int) -> Bool {
    let content = contents[name]
    return hasGaps(name) || areCodes(name) || isLong(name) || content.distinct * 2 <= content.filled
      || tellsLength(name)
  }

  /// Whether a word says that a column is the rows' name.
  private func isSaid(_ column: Int) -> Bool {
    FieldNames.of(.name).rank(words[column]).map { $0 < FieldNames.lastResort } ?? false
  }

  private func isDescription(_ column: Int) -> Bool { DescriptionWords.contain(words[column]) }

  /// Whether many rows have nothing in a column: half of them where a word says that it is their name.
  ///
  /// Where nothing else tells the tree, empty cells may have been merged with those above.
  private func hasGaps(_ column: Int) -> Bool {
    let content = contents[column]
    let isOpen =
      isSaid(column) ? content.filled * 2 < content.total : content.filled * 10 < content.total * 9
    return isOpen && (isDescription(column) || isTree)
  }

  /// Whether most texts of a column are sentences.
  private func isLong(_ column: Int) -> Bool {
    sentences(column) * 2 > min(contents[column].filled, NameEvidence.sample)
  }

  /// The first words for names, then those texts of which most differ, then the first column.
  func order(_ column: Int) -> (Int, Int, Int) {
    let rank = FieldNames.of(.name).rank(words[column]) ?? .max
    return (
      isDescription(column) ? .max - 1 : rank, contents[column].total - contents[column].distinct, column
    )
  }

  /// Whether nearly all rows have a short text with letters in a column, as names are.
  func mayName(_ column: Int) -> Bool {
    let content = contents[column]
    guard content.filled * 20 >= content.total * 19, !content.isMostlyNumbers, !areCodes(column),
      !content.isPaths,
      !PropertyWords.begin(table.header[column]) || isDescription(column),
      FieldNames.of(.code).rank(words[column]) == nil, FieldNames.of(.parent).rank(words[column]) == nil
    else { return false }
    let rows = min(table.count, NameEvidence.sample)
    let names = (0..<rows).count { row in
      table.text.bytes(table.text.trimmed(table.cell(row, column))) { bytes in
        bytes.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x80 }
          && [.name, .code].contains(TextForm(bytes)) && !NameEvidence.isSentence(bytes)
      }
    }
    return names * 10 >= rows * 8 && !RowNames(table: table, contents: contents).areMeasures(column)
  }

  private func sentences(_ column: Int) -> Int {
    (0..<min(table.count, NameEvidence.sample)).count { row in
      table.text.bytes(table.text.trimmed(table.cell(row, column)), NameEvidence.isSentence)
    }
  }

  /// The mean length of the texts of a column, in bytes.
  private func length(_ column: Int) -> Double { contents[column].meanLength }

  /// Whether a text is one that people read, and no name: it is long, has several lines, or ends as sentences do.
  static func isSentence(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if bytes.count > longest || bytes.contains(0x0A) { return true }
    let words = bytes.count { $0 == 0x20 }
    let isClosed = bytes.last == UInt8(ascii: ".") || bytes.suffix(3).elementsEqual([0xE3, 0x80, 0x82])
    return isClosed && (words > 2 || bytes.last != UInt8(ascii: ".") && bytes.count > 24)
  }

  /// In bytes.
  private static let longest = 120
}
