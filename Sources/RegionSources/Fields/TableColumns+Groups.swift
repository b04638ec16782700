/// Columns in front of the rows' names by which the rows stand together, as people write lists of their own:
///
///     Team,Name,E-mail              Faculty,Year,Course           Line,Stop
///     Sales,Anna,anna@acme.com      Science,1,Calculus            1,Central Station
///     Sales,John,john@acme.com      Science,2,Optics              1,Hospital
///     Support,Li,li@acme.com        Arts,1,Drawing                2,Central Station
extension TableColumns {
  /// Takes them for the levels above the rows. A column behind the names is said of the rows.
  mutating func takeGroupsInFront(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard parent == nil, level == nil, !table.header.isEmpty, !table.isOfObjects,
      let leaf = levels.last?.name ?? name, leaf > 0, contents[leaf].filled == contents[leaf].total,
      !contents[leaf].isNumbers,
      PersonNames.parts(table.header.map(FieldNames.normalized)) == nil
    else { return }
    let rowNames = RowNames(table: table, contents: contents)
    var front: [Int] = []
    for column in (0..<leaf).reversed() {
      // The rows' own number may stand first, and a column that is a level already may be called as a property is.
      if levels.contains(where: { $0.name == column }) {
        front.insert(column, at: 0)
        continue
      }
      if contents[column].isUnique, column == code || contents[column].isNumbers { continue }
      guard mayGroup(column, relations, rowNames) else { break }
      front.insert(column, at: 0)
    }
    let known = levels.compactMap(\.name)
    // What every place has one of is said of it: the city of a team.
    var kept: [Int] = []
    for column in front {
      let places = Set(relations.places(kept + [column])).count
      // Each row of a season has a number of its own.
      let isOwn = contents[column].isNumbers && places == relations.rows.count && !mayBeAlone(column, table)
      let adds = places > Set(relations.places(kept)).count && !isOwn
      if adds || kept.isEmpty || known.contains(column) { kept.append(column) }
    }
    front = kept
    guard let first = front.first, known.count < front.count + 1, known.allSatisfy((front + [leaf]).contains),
      levels.allSatisfy({ $0.code == nil || $0.name == leaf }), relations.repeats(first),
      code.map({ mayBeGrouped($0, relations.counts[first], table) }) ?? true,
      front.indices.allSatisfy({ relations.standsTogether(Array(front[...$0])) }),
      zip(front, front.dropFirst()).allSatisfy({ !relations.areOne($0, $1) }),
      table.count < TableColumns.fewRows || Set(relations.places(front)).count < relations.rows.count,
      Set(relations.places(front + [leaf])).count == relations.rows.count
    else { return }
    let own = code.flatMap { contents[$0].isUnique ? $0 : nil }
    levels = front.map { column in
      LevelColumn(
        stem: table.header[column], title: table.header[column], name: column, isKnown: false)
    }
    levels.append(LevelColumn(stem: "name", title: table.header[leaf], name: leaf, code: own, isKnown: false))
    (name, code) = (leaf, own)
  }

  /// Whether a number under a heading may hold a single row: a year of study, a class.
  private func mayBeAlone(_ column: Int, _ table: Table) -> Bool {
    let word = FieldNames.normalized(table.header[column])
    return [
      "year", "jahrgang", "année", "kurs", "курс", "sınıf", "curso", "学年", "grade", "class", "klasse",
      "класс",
      "semester", "term", "floor", "etage", "haus", "house",
    ].contains(word)
  }

  /// Whether codes do not lie in each other, or the groups are those of their first digits: `Tools,100` and `Tools,101` above
  /// `Paint,200`.
  private func mayBeGrouped(_ code: Int, _ groups: Int, _ table: Table) -> Bool {
    guard NestedCode.nests(code, table) else { return true }
    let codes = (0..<table.count).map { table.text.trimmed(table.cell($0, code)) }
    let numbers = codes.map { Int(table.text.string($0)) ?? 0 }
    let areCounted = zip(numbers, numbers.dropFirst()).count { $0 + 1 == $1 } == numbers.count - groups
    return areCounted && Set(codes.map(\.count)).count == 1
      && CodeNesting(codes, table.text).parents.count(where: { $0 < 0 }) == groups
  }

  /// Whether a column may say what the rows lie in: with names, or with numbers of what is counted.
  private func mayGroup(_ column: Int, _ relations: ColumnRelations, _ rowNames: RowNames) -> Bool {
    let (table, content) = (relations.table, relations.contents[column])
    let word = FieldNames.normalized(table.header[column])
    guard content.filled == content.total, content.distinct > 1, !content.isUnique, !word.isEmpty else {
      return false
    }
    if content.isNumbers || content.isCodes && !content.areTexts {
      let areSmall = (0..<min(table.count, ColumnContent.sample)).allSatisfy { row in
        let digits = table.string(row, column).utf8
        return digits.count < 3 && digits.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      }
      if areSmall { return TableColumns.counted.contains(word) || CountedWords.areIn(word) }
      guard content.isCodes, !content.isNumbers else { return false }
    }
    return !relations.isProperty(column) && !PropertyWords.areIn(table.header[column])
      && !rowNames.areMeasures(column) && !QuantityWords.areIn(table.header, column)
      && !Truth.areIn(column, table, content) && !(content.distinct < 3 && saysYesOrNo(column, table))
      && !TableColumns.traits.contains(word)
      && !CodeWords.areIn(table.header[column])
      && (FieldNames.of(.name).rank(word) ?? .max) >= FieldNames.ending
      && HeadingWords.withoutTag(table.header[column]) == nil && !PersonNames.isPart(table.header[column])
  }

  /// Whether all cells of a column are words for yes and no of one language.
  private func saysYesOrNo(_ column: Int, _ table: Table) -> Bool {
    let cells = Set((0..<table.count).map { table.string($0, column).lowercased() })
    return [
      ["ja", "nein"], ["ja", "nee"], ["ja", "nej"], ["oui", "non"], ["sí", "no"], ["si", "no"], ["sì", "no"],
      ["sim", "não"], ["да", "нет"], ["tak", "nie"], ["ano", "ne"], ["igen", "nem"], ["evet", "hayır"],
      ["是", "否"],
      ["有", "无"], ["はい", "いいえ"], ["yes", "no"],
    ].contains { cells.isSubset(of: $0) }
  }

  /// Headings of what people are and do, by which nobody looks for them.
  private static let traits: Set<String> = Set(
    """
    anrede salutation civilité civilite tratamiento title titel prefix geschlecht sexe sexo sesso пол 性别 newsletter zusage
    attending maritalstatus familienstand konfession smoker raucher shirtsize hand payment delivery condition begleitung
    rsvp diet allergies nationality nationalität staatsangehörigkeit
    """.split { $0 == " " || $0 == "\n" }.map { FieldNames.normalized(String($0)) })

  /// Headings of what is counted, besides those of times and rooms.
  private static let counted: Set<String> = Set(
    """
    line linie ligne línea linea linha linia линия route bus tram маршрут hat 路线 号线 线路 season staffel saison temporada
    stagione sezon сезон row reihe rangée fila zone level year jahrgang année kurs курс sınıf curso table tisch haus house
    階 学年 shelf regal étagère raf półka полка box kiste drawer fach stage etappe stap step schritt round
    runde
    ronda тур lane lap matchday spieltag episode disc cd platte vol band bd tome tomo том part teil partie parte часть
    """.split { $0 == " " || $0 == "\n" }.map { FieldNames.normalized(String($0)) })

  /// Takes the species for the rows' names, and not what people call it, where it stands in front of that: `Genus, Species, Common
  /// name`.
  mutating func takeSpecies(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard let own = levels.last?.name ?? name, own > 0, !table.header.isEmpty, parent == nil,
      TableColumns.species.contains(FieldNames.normalized(table.header[own - 1])), contents[own - 1].isUnique,
      contents[own - 1].areTexts, contents[own - 1].filled == contents[own - 1].total,
      // The second word of a name alone says nothing.
      (0..<table.count).allSatisfy({ table.string($0, own - 1).contains(" ") }),
      !levels.contains(where: { $0.name == own - 1 || $0.code == own - 1 })
    else { return }
    if let last = levels.popLast() {
      levels.append(
        LevelColumn(
          stem: "name", title: table.header[own - 1], name: own - 1, code: last.code, isKnown: false))
    }
    name = own - 1
  }

  static let species: Set<String> = [
    "species", "speciesname", "scientificname", "latinname", "especie", "espèce", "espécie", "specie",
    "gatunek", "вид",
  ]

  /// Takes the first column for the rows' names where the one that a word names repeats, and nothing lies in it: `Wine, Region,
  /// Price`.
  mutating func takeFirstAsName(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard levels.isEmpty, parent == nil, level == nil, code == nil, !table.header.isEmpty, let own = name,
      own == 1,
      contents[own].distinct < contents[own].total, contents[0].isUnique, contents[0].areTexts,
      contents[0].filled == contents[0].total, !relations.isProperty(0),
      LevelWords.isKnown(FieldNames.normalized(table.header[own]))
    else { return }
    name = 0
  }

  /// Takes the column behind the lowest level for the rows' names, whatever it is called, where these differ and the places of
  /// the level do not: `Family, Branch, Language`.
  mutating func takeLeafBehind(_ relations: ColumnRelations) {
    let (table, contents) = (relations.table, relations.contents)
    guard parent == nil, level == nil, !table.header.isEmpty, !table.isOfObjects,
      let lowest = levels.last?.name ?? name, levels.dropLast().allSatisfy({ $0.code == nil }),
      lowest + 1 < contents.count,
      levels.isEmpty ? lowest == 0 : levels.map(\.name) == Array(0...lowest),
      contents[lowest].filled == contents[lowest].total, !contents[lowest].isNumbers,
      relations.counts[lowest] < relations.rows.count, relations.repeats(0)
    else { return }
    let leaf = lowest + 1
    let places = Set(relations.places(Array(0...lowest))).count
    guard code != leaf, contents[leaf].isUnique, contents[leaf].areTexts,
      contents[leaf].filled == contents[leaf].total,
      TableColumns.things.contains(FieldNames.normalized(table.header[leaf])), places < relations.rows.count
    else { return }
    let above = Array(0...lowest)
    levels = above.map { column in
      LevelColumn(stem: table.header[column], title: table.header[column], name: column, isKnown: false)
    }
    let own = code.flatMap { contents[$0].isUnique ? $0 : nil }
    levels.append(LevelColumn(stem: "name", title: table.header[leaf], name: leaf, code: own, isKnown: false))
    (name, code) = (leaf, own)
  }

  /// Words for what things have, and for things themselves.
  private static let things: Set<String> = [
    "language", "sprache", "capital", "color", "colour", "status", "kind", "type",
  ]
}
