import RegionModel

/// Whole names of people whose first names and family names are fields of their own: `"firstName": "Ada", "lastName": "Byron"`.
enum PersonNames {
  private static let first: Set<String> = [
    "firstname", "givenname", "forename", "vorname", "prenom", "prénom", "fname", "primernombre", "nombres",
    "nombre", "primeironome", "nome", "imie", "imię", "voornaam", "fornamn", "fornavn", "etunimi", "jmeno",
    "jméno",
    "keresztnev", "keresztnév", "prenume", "имя",
  ]
  private static let family: Set<String> = [
    "lastname", "surname", "familyname", "nachname", "nom", "lname", "apellido", "apellidos",
    "primerapellido",
    "sobrenome", "cognome", "nazwisko", "achternaam", "efternamn", "etternavn", "efternavn", "sukunimi",
    "prijmeni",
    "příjmení", "vezeteknev", "vezetéknév", "фамилия",
  ]
  /// Words for a first name that are those for any name in their languages.
  static let namesOfFirst: Set<String> = ["nombre", "nome", "имя"]
  /// With one of these a person has a whole name already.
  private static let whole: Set<String> = [
    "name", "fullname", "displayname", "label", "text", "employeename",
  ]

  /// Where the first and the family names stand; nil where a heading lacks one of them, or has whole names.
  static func columns(_ headings: [String]) -> (first: Int, family: Int)? {
    let words = headings.map(FieldNames.normalized)
    if let own = words.firstIndex(of: "name"), !words.contains(where: first.contains),
      let other = words.firstIndex(where: ["lastname", "surname", "familyname", "lname"].contains),
      !words.contains(where: { $0 != "name" && whole.contains($0) })
    {
      return (own, other)
    }
    return words.contains(where: whole.contains) ? nil : parts(words)
  }

  /// Whether names may be the first ones of people whose family names stand beside them: hardly one ends or begins with its
  /// own family name, and these are no numbers.
  static func areApart(_ names: [(first: String, family: String)]) -> Bool {
    let filled = names.filter { !$0.first.isEmpty && !$0.family.isEmpty }.map {
      (first: folded($0.first), family: folded($0.family))
    }
    let whole = filled.count { $0.first.hasSuffix($0.family) || $0.first.hasPrefix($0.family) }
    return !filled.isEmpty && whole * 10 < filled.count
      && filled.allSatisfy { $0.family.contains(where: \.isLetter) }
  }

  /// A name in small letters without accents.
  private static func folded(_ name: String) -> String {
    Array(name.utf8).withUnsafeBytes { String(decoding: Array(FoldedBytes($0)), as: UTF8.self) }
  }

  /// How many rows are looked at for that.
  static let sample = 100

  /// Where the first and the family names stand among headings in the form of `FieldNames.normalized`.
  static func parts(_ words: [String]) -> (first: Int, family: Int)? {
    guard let one = words.firstIndex(where: first.contains),
      let other = words.firstIndex(where: family.contains)
    else { return nil }
    return (one, other)
  }

  /// Whether a heading is a word for one of them alone: `Vorname`, `Surname`.
  static func isPart(_ heading: String) -> Bool {
    let word = FieldNames.normalized(heading)
    return first.contains(word) || family.contains(word)
  }

  /// The parts of a name as people say them.
  static func joined(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

  /// What a name is called whose parts are fields of their own: `first+last`.
  static func title(_ parts: [String]) -> String { parts.joined(separator: "+") }
}

extension Table {
  /// Adds a column of whole names where people's first and family names have columns, and returns what these are called.
  ///
  /// - Complexity: O(1), and O(*n*) where they have.
  mutating func joinPersonNames() -> [String]? {
    guard !header.isEmpty, told == nil, let (first, family) = PersonNames.columns(header) else { return nil }
    let rows = 0..<min(count, PersonNames.sample)
    let word = FieldNames.normalized(header[first])
    if FieldNames.of(.name).rank(word) == 0 || PersonNames.namesOfFirst.contains(word) {
      let names = rows.map { (first: string($0, first), family: string($0, family)) }
      // Others may be called by their first names: `manager`.
      let firsts = Set(names.map(\.first).filter { !$0.isEmpty })
      let areNamed = (0..<width).contains { column in
        column != first && rows.contains { firsts.contains(string($0, column)) }
      }
      return !areNamed && PersonNames.areApart(names) ? join([first, family], in: first) : nil
    }
    return join([first, family], as: "name")
  }

  /// Puts the joined texts of columns in the place of those of one of them.
  private mutating func join(_ columns: [Int], in column: Int) -> [String] {
    for row in 0..<count {
      let name = PersonNames.joined(columns.map { text.string(text.trimmed(cell(row, $0))) })
      setCell(row, column, text.make(name))
    }
    return columns.map { header[$0] }
  }

  /// Adds a column of the names that a person put together, and returns what their columns are called; nil where these are
  /// columns of levels: rows that name no parent.
  mutating func joinNames(_ choice: FieldChoice) -> [String]? {
    guard !header.isEmpty, choice.name.count > 1, !choice.parent.isEmpty else { return nil }
    let columns = choice.name.compactMap { name in
      header.firstIndex { FieldNames.normalized($0) == FieldNames.normalized(name) }
    }
    guard columns.count == choice.name.count else { return nil }
    return join(columns, as: PersonNames.title(choice.name))
  }

  private mutating func join(_ columns: [Int], as heading: String) -> [String] {
    let names = (0..<count).map { row in
      text.make(PersonNames.joined(columns.map { text.string(text.trimmed(cell(row, $0))) }))
    }
    var joined = adding(heading, names)
    (joined.isOfObjects, joined.passedOver) = (isOfObjects, passedOver)
    (joined.trimmedCells, joined.brokenCells, joined.tornRows) = (trimmedCells, brokenCells, tornRows)
    let headings = columns.map { header[$0] }
    self = joined
    return headings
  }
}

extension Document {
  /// The document with a `name` in front of each object that has a first and a family name; itself where none has.
  ///
  /// - Complexity: O(keys), and O(*n*) where such fields are there.
  func withPersonNames() -> Document {
    guard keys.count < 1_000,
      let (first, family) = PersonNames.columns(keys.slices.map { $0.count < 30 ? text.string($0) : "" })
    else { return self }
    if text.isEqual(keys.slices[first], "name"), !arePersons(UInt32(first), UInt32(family)) { return self }
    return joining([UInt32(first), UInt32(family)], as: "name") { $0.count == 2 }
  }

  /// Whether the objects with both texts have a first name under the one and a family name under the other.
  private func arePersons(_ first: UInt32, _ family: UInt32) -> Bool {
    var names: [(first: String, family: String)] = []
    for index in values.indices where values[index].kind == .object && names.count < PersonNames.sample {
      let own = children(of: index).filter { !values[$0].isContainer }
      guard let one = own.first(where: { values[$0].key == first }),
        let other = own.first(where: { values[$0].key == family })
      else { continue }
      names.append((text.string(values[one].slice), text.string(values[other].slice)))
    }
    // Others may be called by their first names: `manager`.
    let firsts = Set(names.map(\.first))
    let areNamed = values.indices.contains { index in
      values[index].kind == .string && values[index].key != first
        && firsts.contains(text.string(values[index].slice))
    }
    return !areNamed && PersonNames.areApart(names)
  }

  /// The document with the names that a person put together, and the key of these; nil where no object has them all, and
  /// where those that have stand in a list and hold no others: they are the names of levels.
  func withJoinedNames(_ names: [String]) -> (document: Document, key: String)? {
    guard names.count > 1 else { return nil }
    let parts = names.compactMap { keys.number(ofName: $0, in: text) }
    guard parts.count == names.count else { return nil }
    var (together, apart, areNested, words) = (0, 0, false, Set<UInt32>())
    for index in values.indices where values[index].kind == .object {
      let found = children(of: index).count { parts.contains(values[$0].key) && !values[$0].isContainer }
      guard found > 0 else { continue }
      if found == parts.count { together += 1 } else { apart += 1 }
      guard found == parts.count else { continue }
      if isUnderWord(index) { words.insert(values[index].key) }
      areNested = areNested || children(of: index).contains(where: hasObject)
    }
    // Under one word lie the fields of each row: `properties`.
    guard areNested || words.count == 1 && together == 1 || words.count > 1, together >= apart else {
      return nil
    }
    let key = PersonNames.title(names)
    return (joining(parts, as: key) { !$0.isEmpty }, key)
  }

  /// Whether an object stands under a key that is no code with digits, as those of rows are.
  private func isUnderWord(_ object: Int) -> Bool {
    guard values[object].key != Value.noKey else { return false }
    return text.bytes(keys.slices[Int(values[object].key)]) { key in
      !(CodeShape.isCode(key) && key.contains { $0 >= 0x30 && $0 <= 0x39 })
    }
  }

  /// The document with a text in front of each object that joins some of its texts.
  ///
  /// - Parameter isWhole: Whether the texts that an object has are enough.
  private func joining(_ parts: [UInt32], as word: String, where isWhole: ([String]) -> Bool) -> Document {
    var (result, word) = (self, word)
    result.values = ValueList()
    let name = word.withUTF8 { result.keys.number(of: UnsafeRawBufferPointer($0), in: &result.text) }
    var open: [(place: Int, end: Int)] = []
    func close(before index: Int) {
      while let last = open.last, last.end <= index {
        var value = result.values[last.place]
        value.end = UInt32(result.values.count)
        result.values[last.place] = value
        open.removeLast()
      }
    }
    for index in values.indices {
      close(before: index)
      var value = values[index]
      if value.isContainer { open.append((result.values.count, Int(value.end))) }
      value.end = UInt32(result.values.count + 1)
      result.values.append(value)
      guard value.kind == .object else { continue }
      let texts = texts(of: index, parts)
      guard isWhole(texts) else { continue }
      let made = result.text.make(PersonNames.joined(texts))
      var own = Value(.string, made, key: name)
      own.end = UInt32(result.values.count + 1)
      result.note(made, standsAt: Int(place(of: index)))
      result.values.append(own)
    }
    close(before: values.count)
    return result
  }

  /// The texts that an object has under some keys, in the order of these.
  private func texts(of object: Int, _ keys: [UInt32]) -> [String] {
    keys.compactMap { key in
      children(of: object).first { values[$0].key == key && [.string, .number].contains(values[$0].kind) }
        .map { text.string(values[$0].slice) }
    }
  }
}
