/// Levels whose headings tell them alone: a name and a code, or a link, under one word each, as in
/// `BNF Chapter, BNF Chapter Code, BNF Section, BNF Section Code` or `Level 0 URI, Level 0 term, Level 1 URI, …`.
enum PairedColumns {
  private static let names: Set<String> = [
    "name", "term", "title", "label", "description", "desc", "text", "nombre", "nome", "nom", "nama", "naam",
    "namn",
    "bezeichnung",
  ]
  private static let codes: Set<String> = [
    "code", "id", "no", "number", "cd", "nummer", "nr", "kuerzel", "kürzel", "kode", "kod", "codigo", "sigla",
    "código", "cod", "cód", "n°", "nº", "kód", "код", "clave", "codice",
  ]
  private static let links: Set<String> = ["uri", "url", "link"]

  /// The columns of one level.
  private struct Group {
    var stem: String
    var name: Int?
    var code: Int?
    var link: Int?
  }

  /// The levels, the highest first; empty where the headings tell none, or where the cells of one do not lie in those of the
  /// one above it.
  ///
  /// - Complexity: O(columns), and O(rows) where the headings tell several levels.
  static func levels(_ table: Table, _ contents: [ColumnContent]) -> [LevelColumn] {
    var groups = groups(table.header)
    let isNested = nest(inOrderOfCodes(groups), table)
    if isNested { groups = inOrderOfCodes(groups) }
    guard groups.count > 1, isNested || isWhole(groups, table, contents) else { return [] }
    if !isChain(groups, table, contents) {
      // The rows' own columns may stand first.
      groups.reverse()
      guard isChain(groups, table, contents) else { return [] }
    }
    return groups.map { group in
      LevelColumn(
        stem: FieldNames.normalized(group.stem), title: group.stem, name: group.name, code: group.code,
        isKnown: true)
    }
  }

  /// Whether cells are the headings of several levels.
  static func areHeadings(_ cells: [String]) -> Bool { groups(cells).count > 1 }

  /// The groups with a name and a code or a link, in their order.
  private static func groups(_ header: [String]) -> [Group] {
    guard header.count > 3 else { return [] }
    var groups: [Group] = []
    var numbers: [String: Int] = [:]
    func group(_ stem: String) -> Int {
      if let known = numbers[stem.lowercased()] { return known }
      numbers[stem.lowercased()] = groups.count
      groups.append(Group(stem: stem))
      return groups.count - 1
    }
    let stems = shortStems(header)
    let labels = labels(header)
    for (column, heading) in header.enumerated() {
      var words = self.words(heading)
      if let stem = labels[column] {
        words = [header.first { $0.lowercased() == stem } ?? stem, "name"]
      } else if labels.values.contains(heading.lowercased()) {
        words = [heading, "code"]
      }
      if words.count == 1, let pair = shortPair(heading), stems.contains(pair.stem) {
        words = [pair.stem, pair.role]
      }
      guard let last = words.last?.lowercased() else { continue }
      // `ID Región`, `Nr Kreis`, `N° département`.
      if words.count > 1, let first = words.first?.lowercased(), codes.contains(first), !names.contains(last)
      {
        let own = group(words.dropFirst().joined(separator: " "))
        groups[own].code = groups[own].code ?? column
        continue
      }
      let isRole = words.count > 1 && (names.contains(last) || codes.contains(last) || links.contains(last))
      if isRole { words.removeLast() }
      if words.count > 1, words.last?.lowercased() == "preferred" { words.removeLast() }
      // In front of a point stands what all columns of a place have in common: `gemeinde.BFS_NUMMER`.
      if isRole, let point = heading.firstIndex(of: ".") { words = [String(heading[..<point])] }
      let own = group(words.joined(separator: " "))
      if isRole, codes.contains(last) {
        groups[own].code = groups[own].code ?? column
      } else if isRole, links.contains(last) {
        groups[own].link = groups[own].link ?? column
      } else if groups[own].name == nil {
        groups[own].name = column
        if !isRole { groups[own].stem = heading }
      }
    }
    return groups.filter { $0.name != nil && ($0.code != nil || $0.link != nil) }
  }

  /// The headings with `LIB` or `NOM` in front of another one, as French offices write them, where several are: `DEP, LIBDEP, COM,
  /// LIBCOM`. By column, what stands behind.
  private static func labels(_ header: [String]) -> [Int: String] {
    let all = Set(header.map { $0.lowercased() })
    var labels: [Int: String] = [:]
    for (column, heading) in header.enumerated() {
      for word in ["lib_", "lib", "nom_", "nom"] where heading.lowercased().hasPrefix(word) {
        let rest = String(heading.lowercased().dropFirst(word.count))
        if rest.count > 1, all.contains(rest) {
          labels[column] = rest
          break
        }
      }
    }
    return labels.count > 1 ? labels : [:]
  }

  /// The letters in front of both `name` and `code` where several levels have such headings: `pcode,pname,acode,aname`.
  private static func shortStems(_ header: [String]) -> Set<String> {
    var roles: [String: Set<String>] = [:]
    for pair in header.compactMap(shortPair) { roles[pair.stem, default: []].insert(pair.role) }
    let stems = roles.filter { $0.value.count == 2 }.keys
    return stems.count > 1 ? Set(stems) : []
  }

  /// Whether a column is one of such a pair: `pcode` beside `pname` is no parent's.
  static func isOfPair(_ column: Int, _ header: [String]) -> Bool {
    let stems = shortStems(header)
    return header.indices.contains(column)
      && shortPair(header[column]).map { stems.contains($0.stem) } ?? false
  }

  private static func inOrderOfCodes(_ groups: [Group]) -> [Group] {
    groups.sorted { ($0.code ?? 0) < ($1.code ?? 0) }
  }

  /// A heading of one to three letters and a word for a name or a code, with no sign between.
  private static func shortPair(_ heading: String) -> (stem: String, role: String)? {
    let heading = heading.lowercased()
    guard let role = ["name", "code"].first(where: heading.hasSuffix) else { return nil }
    let stem = heading.dropLast(role.count)
    guard (1...3).contains(stem.count), stem.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    return (String(stem), role)
  }

  /// Whether three levels or more have codes that begin as those of the level above them, without zeros at its end, so that
  /// other columns tell nothing of the levels: `37`, `3701`, `37010100`, `37010101`.
  private static func nest(_ groups: [Group], _ table: Table) -> Bool {
    let codes = groups.compactMap(\.code)
    guard groups.count > 2, codes.count == groups.count else { return false }
    let rows = 0..<min(table.count, ColumnContent.sample)
    return zip(codes, codes.dropFirst()).allSatisfy { upper, lower in
      rows.allSatisfy { row in
        let (above, own) = (table.string(row, upper), table.string(row, lower))
        let stem = String(above.reversed().drop { $0 == "0" }.reversed())
        return !stem.isEmpty && own != above && own.count >= above.count && own.hasPrefix(stem)
      }
    }
  }

  /// Whether other columns only say something of the rows, or repeat what a level has: a country in front of its cities is a
  /// level as well, and so is a place behind its regions.
  private static func isWhole(_ groups: [Group], _ table: Table, _ contents: [ColumnContent]) -> Bool {
    let taken = groups.flatMap { [$0.name, $0.code, $0.link].compactMap(\.self) }
    let rows = 0..<min(table.count, ColumnContent.sample)
    return contents.indices.allSatisfy { column in
      if taken.contains(column) || contents[column].filled == 0 || contents[column].isNumbers { return true }
      if PropertyWords.areIn(words(table.header[column]).last ?? "") { return true }
      return taken.contains { known in
        rows.allSatisfy { table.text.areEqual(table.cell($0, column), table.cell($0, known)) }
      }
    }
  }

  /// The words of a heading; a capital behind a small letter begins one.
  private static func words(_ heading: String) -> [String] {
    var words: [String] = [""]
    var isSmall = false
    for letter in heading {
      if " _-.".contains(letter) {
        words.append("")
      } else {
        if letter.isUppercase, isSmall { words.append("") }
        words[words.count - 1].append(letter)
      }
      isSmall = letter.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }

  /// Whether each row ends in a place of its own, each level has as many places as the one above it at least, and each place of it lies in one of these.
  private static func isChain(_ groups: [Group], _ table: Table, _ contents: [ColumnContent]) -> Bool {
    let keys = groups.compactMap { $0.code ?? $0.name }
    let texts = groups.flatMap { [$0.name, $0.code].compactMap(\.self) }
    guard table.count > 1, texts.allSatisfy({ contents[$0].filled > 0 }) else { return false }
    let (paths, rows) = (RowPaths(table), 0..<min(table.count, ColumnContent.sample))
    // Where rows share their places, their own names stand in another column.
    guard paths.distinct(keys) * 10 >= paths.rows * 9 else { return false }
    func cell(_ row: Int, _ column: Int) -> String {
      table.text.string(table.text.trimmed(table.cell(row, column)))
    }
    return zip(keys, keys.dropFirst()).allSatisfy { upper, lower in
      var (above, wrong): ([String: String], Int) = ([:], 0)
      // Cells that were merged are filled in their first row alone.
      let areMerged = contents[upper].filled < contents[lower].filled && !cell(0, upper).isEmpty
      var group = ""
      for row in rows {
        let (own, written) = (cell(row, lower), cell(row, upper))
        if !areMerged || !written.isEmpty { group = written }
        guard !own.isEmpty else { continue }
        if above[own, default: group] != group || group.isEmpty { wrong += 1 }
        above[own] = group
      }
      // Some rows end early.
      let isRising = contents[upper].distinct <= contents[lower].distinct
      return (isRising || contents[lower].filled < contents[lower].total) && wrong * 20 <= rows.count
    }
  }
}
