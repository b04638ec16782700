/// Whole names of people whose first names and family names are fields of their own: `"firstName": "Ada", "lastName": "Byron"`.
enum PersonNames {
  private static let first: Set<String> = [
    "firstname", "givenname", "forename", "vorname", "prenom", "prénom",
  ]
  private static let family: Set<String> = ["lastname", "surname", "familyname", "nachname", "nom"]
  /// With one of these a person has a whole name already.
  private static let whole: Set<String> = [
    "name", "fullname", "displayname", "label", "text", "employeename",
  ]

  /// Where the first and the family names stand; nil where a heading lacks one of them, or has whole names.
  static func columns(_ headings: [String]) -> (first: Int, family: Int)? {
    let words = headings.map(FieldNames.normalized)
    return words.contains(where: whole.contains) ? nil : parts(words)
  }

  /// Where the first and the family names stand among headings in the form of `FieldNames.normalized`.
  static func parts(_ words: [String]) -> (first: Int, family: Int)? {
    guard let one = words.firstIndex(where: first.contains),
      let other = words.firstIndex(where: family.contains)
    else { return nil }
    return (one, other)
  }

  /// A first and a family name as people say them.
  static func joined(_ first: String, _ family: String) -> String {
    [first, family].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Table {
  /// Adds a column of whole names where people's first and family names have columns, and returns what these are called.
  ///
  /// - Complexity: O(1), and O(*n*) where they have.
  mutating func joinPersonNames() -> [String]? {
    guard !header.isEmpty, told == nil, let (first, family) = PersonNames.columns(header) else { return nil }
    let names = (0..<count).map { row in
      text.make(PersonNames.joined(trimmed(row, first), trimmed(row, family)))
    }
    var joined = adding("name", names)
    (joined.isOfObjects, joined.passedOver) = (isOfObjects, passedOver)
    (joined.trimmedCells, joined.brokenCells) = (trimmedCells, brokenCells)
    self = joined
    return [header[first], header[family]]
  }

  private func trimmed(_ row: Int, _ column: Int) -> String { text.string(text.trimmed(cell(row, column))) }
}

extension Document {
  /// The document with a `name` in front of each object that has a first and a family name; itself where none has.
  ///
  /// - Complexity: O(keys), and O(*n*) where such fields are there.
  func withPersonNames() -> Document {
    guard keys.count < 1_000,
      let (first, family) = PersonNames.columns(keys.slices.map { $0.count < 30 ? text.string($0) : "" })
    else { return self }
    var result = self
    result.values = ValueList()
    var word = "name"
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
      let made = person(index, UInt32(first), UInt32(family), &result.text)
      guard let made else { continue }
      var own = Value(.string, made, key: name)
      own.end = UInt32(result.values.count + 1)
      result.note(made, standsAt: Int(place(of: index)))
      result.values.append(own)
    }
    close(before: values.count)
    return result
  }

  private func person(_ object: Int, _ first: UInt32, _ family: UInt32, _ pool: inout SourceText) -> Slice? {
    func string(_ key: UInt32) -> String? {
      children(of: object).first { values[$0].key == key && values[$0].kind == .string }.map {
        text.string(values[$0].slice)
      }
    }
    guard let one = string(first), let other = string(family) else { return nil }
    return pool.make(PersonNames.joined(one, other))
  }
}
