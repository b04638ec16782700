/// The levels of a table whose headings do not tell them: columns that group others, with their codes.
///
/// A column is above another where each value of the other stands beside only one of its values. A name goes with the
/// code that changes where it does. `10,กรุงเทพ,1001,พระนคร,100101,…` has three levels.
struct ColumnChain {
  private(set) var levels: [LevelColumn] = []

  private let relations: ColumnRelations
  private var table: Table { relations.table }
  private var contents: [ColumnContent] { relations.contents }
  private var counts: [Int] { relations.counts }

  /// Nil if no columns group the rows.
  init?(_ relations: ColumnRelations) {
    self.relations = relations
    guard let levels = found() else { return nil }
    self.levels = levels
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
    groups.removeAll { !relations.tells(lowest.key, $0.key) }
    groups += names(above: lowest, groups)
    groups.sort { counts[$0.key] < counts[$1.key] }
    for (upper, lower) in zip(groups, groups.dropFirst()) where !relations.tells(lower.key, upper.key) {
      return nil
    }
    guard let last = last(below: groups) else { return nil }
    let isPrefixed = last.code.map { relations.isPrefix(lowest.key, of: $0) } ?? false
    guard groups.count > 1 || !hasHeader || isPrefixed else { return nil }
    return (groups + [last]).map { group in
      let title = hasHeader ? table.header[group.name] : ""
      return LevelColumn(stem: title, title: title, name: group.name, code: group.code, isKnown: false)
    }
  }

  // MARK: Columns

  /// The codes that repeat, each with the name that changes where it does.
  private func pairs() -> [Group] {
    let codes = contents.indices.filter { contents[$0].isCodes && relations.repeats($0) }
    return codes.compactMap { code -> Group? in
      guard let name = name(of: code), !relations.isProperty(code), !relations.isProperty(name) else {
        return nil
      }
      return Group(name: name, code: code)
    }.reduce(into: []) { groups, group in
      if !groups.contains(where: { $0.name == group.name }) { groups.append(group) }
    }
  }

  /// The name that a code tells: a written one rather than letters, or how it is read. Letters alone are a code only where
  /// the name tells them too: `ZH` and `Zürich`.
  private func name(of code: Int) -> Int? {
    let hasDigits = contents[code].hasDigits
    let names = contents.indices.filter { name in
      name != code && relations.isName(name) && relations.repeats(name) && relations.tells(code, name)
        && counts[name] * 10 >= counts[code] * 7
        && (hasDigits || !contents[name].isCodes && relations.tells(name, code))
    }
    return names.first { !relations.isReading($0) && !contents[$0].isCodes }
      ?? names.first { !relations.isReading($0) } ?? names.first
  }

  /// Names without codes that group the lowest pair: a prefecture whose number is part of the city's.
  private func names(above lowest: Group, _ groups: [Group]) -> [Group] {
    var found: [Group] = []
    for name in contents.indices where isGroup(name) {
      let isNew = (groups + found).allSatisfy { other in
        other.name != name && !relations.areOne(other.key, name)
      }
      if isNew, relations.tells(lowest.key, name), counts[name] < counts[lowest.key], isMeant(name, lowest) {
        found.append(Group(name: name, code: nil))
      }
    }
    return found
  }

  /// Whether a column groups others by more than chance: in a few rows two words stand beside three numbers easily.
  private func isMeant(_ name: Int, _ lowest: Group) -> Bool {
    table.header.isEmpty || counts[lowest.key] * 2 <= relations.rows.count
      || LevelWords.columns([table.header[name]]).contains { $0.isKnown }
  }

  /// Whether a column may be the names of groups. Where there are headings, a property says that it is one.
  private func isGroup(_ name: Int) -> Bool {
    relations.isName(name) && !relations.isReading(name) && relations.repeats(name)
      && (table.header.isEmpty || !contents[name].isCodes && !relations.isProperty(name))
  }

  /// The names of the rows themselves: those with the most different texts, and a code that no two rows share.
  private func last(below groups: [Group]) -> Group? {
    let taken = Set(groups.flatMap { [$0.name, $0.code].compactMap(\.self) })
    let names = contents.indices.filter {
      relations.isName($0) && !taken.contains($0) && !relations.isReading($0)
    }
    guard let lowest = groups.last else { return nil }
    let codes = contents.indices.filter {
      contents[$0].isCodes && contents[$0].isUnique && !taken.contains($0)
        && (CodeWords.mayHead($0, table, contents) || relations.isPrefix(lowest.key, of: $0))
    }
    let prefixed = codes.first { relations.isPrefix(lowest.key, of: $0) }
    guard let name = names.max(by: { counts[$0] < counts[$1] }),
      let first = names.first(where: { counts[$0] == counts[name] }), !relations.tells(lowest.key, first)
    else { return prefixed.flatMap { numbered($0, below: groups, taken) } }
    let code = prefixed ?? codes.first { abs($0 - first) == 1 } ?? codes.first
    let own = code.flatMap { isUnique($0) ? $0 : nil }
    return Group(name: first, code: own ?? counted(beside: first, below: groups, taken))
  }

  /// Numbers of one length in front of the names, which are counted anew in each place above: `AL,01,001,Autauga County`.
  private func counted(beside name: Int, below groups: [Group], _ taken: Set<Int>) -> Int? {
    guard table.header.isEmpty, name > 0, !taken.contains(name - 1), contents[name - 1].isCodes,
      contents[name - 1].hasPadding, contents[name - 1].isNumbers, !contents[name - 1].isUnique
    else { return nil }
    let above = relations.places(groups.map(\.key))
    let places = relations.places(groups.map(\.key) + [name])
    return relations.isCode(name - 1, below: above, of: places) ? name - 1 : nil
  }

  /// Rows that have numbers, and no names: the wards of a district. Without numbers their code is all they have.
  private func numbered(_ code: Int, below groups: [Group], _ taken: Set<Int>) -> Group? {
    guard !table.header.isEmpty, isUnique(code) else { return nil }
    let places = relations.places(groups.map(\.key))
    let own = relations.places([code])
    let number = contents.indices.first {
      $0 != code && !taken.contains($0) && contents[$0].isNumbers && !contents[$0].isUnique
        && relations.isCode($0, below: places, of: own)
    }
    return Group(name: number ?? code, code: code)
  }

  private func isUnique(_ column: Int) -> Bool {
    let cells = (0..<table.count).map { table.text.trimmed(table.cell($0, column)) }
    var isUnique = true
    var known = SliceTable(capacity: cells.count)
    known.insertAll(cells, table.text) { _, _ in isUnique = false }
    return isUnique
  }
}
