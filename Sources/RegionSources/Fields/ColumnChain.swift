/// The levels of a table whose headings do not tell them: columns that group others, with their codes.
///
/// A column is above another where each value of the other stands beside only one of its values. A name goes with the
/// code that changes where it does. `10,กรุงเทพ,1001,พระนคร,100101,…` has three levels.
struct ColumnChain {
  private(set) var levels: [LevelColumn] = []

  private let table: Table
  private let contents: [ColumnContent]
  /// The rows that are examined.
  private let rows: [Int]
  /// A number for each distinct text of a column, by column and examined row; -1 for an empty cell.
  private let numbers: [[Int]]
  private let counts: [Int]

  /// The most columns of a table that is examined.
  private static let mostColumns = 40
  /// Examined rows stand in blocks, so that places near each other show where a column repeats.
  private static let blocks = 60
  private static let block = 50

  /// Nil if no columns group the rows.
  init?(_ table: Table, _ contents: [ColumnContent]) {
    guard table.width > 2, table.width <= ColumnChain.mostColumns, table.count > 2 else { return nil }
    self.table = table
    self.contents = contents
    rows = ColumnChain.rows(table.count)
    var (numbers, counts): ([[Int]], [Int]) = ([], [])
    for column in 0..<table.width {
      var known: [String: Int] = [:]
      numbers.append(
        rows.map { row in
          let text = table.text.string(table.text.trimmed(table.cell(row, column)))
          guard !text.isEmpty else { return -1 }
          let number = known[text] ?? known.count
          known[text] = number
          return number
        })
      counts.append(known.count)
    }
    (self.numbers, self.counts) = (numbers, counts)
    guard let levels = found() else { return nil }
    self.levels = levels
  }

  private static func rows(_ count: Int) -> [Int] {
    guard count > blocks * block else { return Array(0..<count) }
    return (0..<blocks).flatMap { number -> Range<Int> in
      let start = number * (count - block) / (blocks - 1)
      return start..<(start + block)
    }
  }

  private struct Group {
    let name: Int
    let code: Int?
    /// What tells its values apart.
    var key: Int { code ?? name }
  }

  private func found() -> [LevelColumn]? {
    let hasHeader = !table.header.isEmpty
    var groups = pairs().sorted { counts[$0.key] < counts[$1.key] }
    guard let lowest = groups.last else { return nil }
    groups.removeAll { !determines(lowest.key, $0.key) }
    if !hasHeader { groups += names(above: lowest, groups) }
    groups.sort { counts[$0.key] < counts[$1.key] }
    for (upper, lower) in zip(groups, groups.dropFirst()) where !determines(lower.key, upper.key) {
      return nil
    }
    guard let last = last(below: groups) else { return nil }
    let isPrefixed = last.code.map { isPrefix(lowest.key, of: $0) } ?? false
    guard groups.count > 1 || !hasHeader || isPrefixed else { return nil }
    return (groups + [last]).map { group in
      let title = hasHeader ? table.header[group.name] : ""
      return LevelColumn(stem: title, title: title, name: group.name, code: group.code, isKnown: false)
    }
  }

  // MARK: Columns

  /// Whether a column is filled nearly everywhere, and by far not with as many texts as there are rows.
  private func repeats(_ column: Int) -> Bool {
    let filled = numbers[column].count { $0 >= 0 }
    return filled * 10 >= rows.count * 9 && counts[column] > 1 && counts[column] * 3 <= filled * 2
  }

  /// Whether each text of one column stands beside one of the other alone.
  private func determines(_ lower: Int, _ upper: Int) -> Bool {
    var beside = [Int](repeating: -1, count: counts[lower])
    for row in rows.indices where numbers[lower][row] >= 0 && numbers[upper][row] >= 0 {
      let number = numbers[lower][row]
      if beside[number] >= 0, beside[number] != numbers[upper][row] { return false }
      beside[number] = numbers[upper][row]
    }
    return true
  }

  /// The codes that repeat, each with the name that changes where it does.
  private func pairs() -> [Group] {
    let codes = contents.indices.filter { contents[$0].isCodes && contents[$0].hasDigits && repeats($0) }
    return codes.compactMap { code -> Group? in
      let names = contents.indices.filter { name in
        name != code && isName(name) && repeats(name) && determines(code, name)
          && counts[name] * 10 >= counts[code] * 7
      }
      let written = names.first { !isReading($0) } ?? names.first
      return written.map { Group(name: $0, code: code) }
    }.reduce(into: []) { groups, group in
      if !groups.contains(where: { $0.name == group.name }) { groups.append(group) }
    }
  }

  /// Names without codes that group the lowest pair: a prefecture whose number is part of the city's.
  private func names(above lowest: Group, _ groups: [Group]) -> [Group] {
    var found: [Group] = []
    for name in contents.indices where isName(name) && !isReading(name) && repeats(name) {
      let isNew = (groups + found).allSatisfy { other in
        other.name != name && !(determines(other.key, name) && determines(name, other.key))
      }
      if isNew, determines(lowest.key, name), counts[name] < counts[lowest.key] {
        found.append(Group(name: name, code: nil))
      }
    }
    return found
  }

  /// The names of the rows themselves: those with the most different texts, and a code that no two rows share.
  private func last(below groups: [Group]) -> Group? {
    let taken = Set(groups.flatMap { [$0.name, $0.code].compactMap(\.self) })
    let names = contents.indices.filter { isName($0) && !taken.contains($0) && !isReading($0) }
    guard let lowest = groups.last, let name = names.max(by: { counts[$0] < counts[$1] }),
      let first = names.first(where: { counts[$0] == counts[name] }), !determines(lowest.key, first)
    else { return nil }
    let codes = contents.indices.filter {
      contents[$0].isCodes && contents[$0].isUnique && !taken.contains($0)
    }
    let code = codes.first { isPrefix(lowest.key, of: $0) } ?? codes.first
    return Group(name: first, code: code.flatMap { isUnique($0) ? $0 : nil })
  }

  private func isUnique(_ column: Int) -> Bool {
    let cells = (0..<table.count).map { table.text.trimmed(table.cell($0, column)) }
    var isUnique = true
    var known = SliceTable(capacity: cells.count)
    known.insertAll(cells, table.text) { _, _ in isUnique = false }
    return isUnique
  }

  /// Whether a column holds words: texts, or letters that stand for places.
  private func isName(_ column: Int) -> Bool {
    contents[column].filled > 0 && !contents[column].isNumbers
      && (!contents[column].isCodes || !contents[column].hasDigits)
  }

  /// Whether a column tells how Japanese names are read.
  private func isReading(_ column: Int) -> Bool {
    rows.prefix(100).allSatisfy { row in
      table.text.bytes(table.text.trimmed(table.cell(row, column))) { bytes in
        bytes.isEmpty || bytes.starts(with: [0xE3, 0x82]) || bytes.starts(with: [0xE3, 0x83])
          || bytes.starts(with: [0xEF, 0xBD]) || bytes.starts(with: [0xEF, 0xBE])
      }
    }
  }

  /// Whether the code of every row begins with that of its group.
  private func isPrefix(_ upper: Int, of lower: Int) -> Bool {
    rows.allSatisfy { row in
      table.string(row, lower).utf8.starts(with: table.string(row, upper).utf8)
    }
  }
}
