/// What the cells tell of levels that the headings told: codes that belong to other places are dropped, codes that no
/// heading names are found, and so are levels between two others that have a code and a name.
///
///     Län,Länskod,Kommun,Kommunkod        Land,LandNr,Bezirk,Kennziffer,Gemeinde
struct LevelEvidence {
  var levels: [LevelColumn]

  let relations: ColumnRelations
  var contents: [ColumnContent] { relations.contents }
  var taken: Set<Int> { Set(levels.flatMap { [$0.name, $0.code].compactMap(\.self) }) }

  /// - Parameter levels: Two or more, the highest first.
  init(_ relations: ColumnRelations, _ levels: [LevelColumn]) {
    (self.relations, self.levels) = (relations, levels)
    guard levels.allSatisfy({ $0.name != nil }) else { return }
    addAbbreviated()
    moveRowCode()
    let isCoded = levels.contains { $0.code != nil && $0.code != $0.name }
    for index in levels.indices { mendCode(of: index) }
    if isCoded { addPairs() }
    addCodedSteps()
  }

  /// The places of the rows down to a level, by their names; the whole table is one place above the first.
  private func places(above index: Int) -> [Int] { relations.places(levels[..<index].compactMap(\.name)) }

  // MARK: Codes

  /// Gives the lowest level a code that each row has of its own, and that stands in front under a heading like the highest
  /// level's: `Category ID, Category, Subcategory`.
  private mutating func moveRowCode() {
    let last = levels.count - 1
    for index in levels.indices.dropLast() {
      guard let code = levels[index].code, code != levels[index].name, relations.isUnique(code),
        let name = levels[index].name, relations.repeats(name) || !relations.tells(name, code)
      else { continue }
      levels[index].code = nil
      if levels[last].code == nil { levels[last].code = code }
    }
  }

  /// Drops a code that does not tell the places of its level, and takes one that does.
  private mutating func mendCode(of index: Int) {
    let (above, places) = (places(above: index), places(above: index + 1))
    let isLast = index == levels.count - 1
    if let code = levels[index].code, code != levels[index].name {
      if !relations.isKey(code, below: above, of: places) {
        levels[index].code = nil
      } else {
        let whole = isLast ? wholeCode(with: code, places) : wholeCode(with: code, at: index, places)
        if let whole { levels[index].code = whole }
        return
      }
    }
    guard levels[index].code == nil, let name = levels[index].name else { return }
    let free = contents.indices.filter { !taken.contains($0) && isCode($0, of: name) }
    let fitting = free.filter { relations.isCode($0, below: above, of: places) }
    // A code that tells the place alone is better than one that counts it in the place above.
    levels[index].code =
      fitting.first { isAbbreviation($0, of: name) }
      ?? fitting.first { relations.isCode($0, below: relations.places([]), of: places) } ?? fitting.first
  }

  /// The rows' own code where the one found is but the last part of it, and those above are whole: `0101001` beside `001`.
  private func wholeCode(with part: Int, _ places: [Int]) -> Int? {
    let upper = levels.count - 2
    guard !relations.isUnique(part), let above = levels[upper].code,
      relations.isCode(above, below: relations.places([]), of: self.places(above: upper + 1))
    else { return nil }
    return contents.indices.first { whole in
      !taken.contains(whole) && contents[whole].isCodes && relations.isUnique(whole)
        && relations.isSuffix(part, of: whole)
        && relations.isCode(whole, below: relations.places([]), of: places)
    }
  }

  /// The code of a level between others where the one found is but the last part of it, and the whole begins with the code of
  /// a level above: `1100015` beside `00015` below `11`.
  private func wholeCode(with part: Int, at index: Int, _ places: [Int]) -> Int? {
    let uppers = levels[..<index].compactMap(\.code)
    return contents.indices.first { whole in
      !taken.contains(whole) && contents[whole].isCodes && relations.isSuffix(part, of: whole)
        && uppers.contains { relations.isPrefix($0, of: whole) }
        && relations.isCode(whole, below: relations.places([]), of: places)
    }
  }

  /// Whether a column may be the code of a name: it holds codes, and its heading says so.
  private func isCode(_ column: Int, of name: Int) -> Bool {
    let header = relations.table.header
    return contents[column].isCodes && !contents[column].isNumbersInOrder
      && !relations.isProperty(column) && !QuantityWords.areIn(header, column)
      && CodeWords.areIn(header[column])
  }

  // MARK: Levels between others

  /// Adds what has a code and a name, lies in the places of one level and holds those of the next.
  private mutating func addPairs() {
    var codes = contents.indices.filter {
      !taken.contains($0) && contents[$0].isCodes && contents[$0].hasDigits && relations.repeats($0)
        && !relations.isProperty($0) && CodeWords.areIn(relations.table.header[$0])
    }
    codes.sort { relations.counts[$0] < relations.counts[$1] }
    for code in codes where !taken.contains(code) {
      guard let name = name(of: code), let index = place(of: code) else { continue }
      let title = relations.table.header[name]
      levels.insert(
        LevelColumn(stem: title, title: title, name: name, code: code, isKnown: false), at: index)
    }
  }

  /// A name that changes where the code does.
  private func name(of code: Int) -> Int? {
    // `BNF Product, BNF Product Code`: whatever the names look like.
    let header = relations.table.header.map(FieldNames.normalized)
    let own = contents.indices.first { name in
      !taken.contains(name) && header[code] == header[name] + "code" && relations.repeats(name)
        && relations.tells(code, name)
    }
    return own ?? telling(code)
  }

  private func telling(_ code: Int) -> Int? {
    contents.indices.first { name in
      !taken.contains(name) && relations.isName(name) && !contents[name].isCodes && relations.repeats(name)
        && !relations.isProperty(name) && !relations.isReading(name) && relations.tells(code, name)
        && relations.counts[name] * 10 >= relations.counts[code] * 9
    }
  }

  /// The level that a code stands above; nil where it does not group its places, or is one of another level.
  private func place(of code: Int) -> Int? {
    let keys = levels.map { $0.code ?? $0.name ?? 0 }
    guard let index = keys.indices.first(where: { relations.counts[keys[$0]] > relations.counts[code] }),
      relations.counts[code] * 5 <= relations.counts[keys[index]] * 4, relations.tells(keys[index], code)
    else { return nil }
    guard index > 0 else { return index }
    let upper = keys[index - 1]
    return relations.counts[upper] * 6 <= relations.counts[code] * 5 && relations.tells(code, upper)
      ? index : nil
  }
}

/// Parts of headings that say that a column holds codes, in the languages of offices.
enum CodeWords {
  /// - Parameter heading: As it is written.
  static func areIn(_ heading: String) -> Bool {
    let name = HeadingWords.folded(FieldNames.normalized(heading))
    return parts.contains { name.has($0) } || ends.contains { name.hasSuffix($0) } || isVietnamese(heading)
      || isNumber(name)
  }

  /// Whether a heading, in the form of `FieldNames.normalized`, is a word for a number and nothing else.
  static func isNumber(_ heading: String) -> Bool { numbers.contains(heading) }

  private static let numbers: Set<String> = [
    "번호", "номер", "رقم", "الرقم", "מספר", "číslo", "cislo", "numer", "αριθμός", "αριθμόσ", "αριθμοσ", "số",
    "nro",
    "شماره", "番号", "number", "nummer", "numero", "número", "numéro", "numara", "szám", "număr", "номір", "№",
  ]

  /// Whether a heading begins with the Vietnamese word for a code: `Mã PX`.
  private static func isVietnamese(_ heading: String) -> Bool {
    heading.split(separator: " ").first.map { ["mã", "ma"].contains($0.lowercased()) } ?? false
  }

  /// Whether a column may be the rows' code: its heading says so, or its numbers begin with zeros or have letters.
  static func mayHead(_ column: Int, _ table: Table, _ contents: [ColumnContent]) -> Bool {
    if !table.header.isEmpty, areCoordinates(table.header[column]) { return false }
    guard !table.header.isEmpty, contents[column].isNumbers, !contents[column].hasPadding else { return true }
    return areIn(table.header[column])
      || FieldNames.of(.code).rank(FieldNames.normalized(table.header[column])) != nil
  }

  /// Whether a heading says where on the earth something is: `lat`, `coords.lon`.
  static func areCoordinates(_ heading: String) -> Bool {
    let own = heading.split(separator: ".").last.map(String.init) ?? heading
    return ["lat", "lng", "lon", "long", "latitude", "longitude"].contains(FieldNames.normalized(own))
  }

  private static let parts = [
    "code", "kod", "cod", "kood", "nummer", "number", "schlussel", "kennz", "clave", "cve", "sifra",
    "код", "κωδικ", "代码", "编码", "编号", "代號", "代碼", "コード", "코드", "รหัส", "कोड", "کد", "کود", "رمز", "kennung",
  ]
  private static let ends = [
    "id", "nr", "no", "num", "cd", "pc", "fips", "fp", "key", "geo", "iso", "iso2", "iso3", "番号", "번호",
  ]
}
