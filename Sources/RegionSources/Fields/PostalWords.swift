/// Headings of codes for letters, whose digits tell the way of the post and no levels.
enum PostalWords {
  /// `zipCode` is none of them: pickers of Chinese places call the codes of these so.
  private static let words: Set<String> = [
    "postcode", "postalcode", "postleitzahl", "plz", "zip", "npa", "codepostal", "codigopostal",
    "códigopostal", "cep",
    "postnummer", "postnr", "irsz", "irányítószám", "iranyitoszam", "pincode", "zipcodes", "postcodes", "邮编",
    "邮政编码", "郵便番号", "우편번호",
  ]

  static func areIn(_ heading: String) -> Bool { words.contains(FieldNames.normalized(heading)) }
}

/// Codes of the post under a word that may mean others.
enum PostalCodes {
  /// Whether codes under a heading are the post's: those of Chinese divisions have six digits, and one of a province ends in
  /// four noughts.
  static func areMeant(_ headings: [String], _ codes: [Slice], _ text: SourceText) -> Bool {
    guard headings.contains(where: { PostalWords.areIn($0) || FieldNames.normalized($0) == "zipcode" }) else {
      return false
    }
    let texts = codes.lazy.filter { !$0.isEmpty }.map { text.string($0) }
    return !texts.allSatisfy { $0.utf8.count == 6 } || !texts.contains { $0.hasSuffix("0000") }
  }
}

/// Headings of the numbers to dial in front of those of a place: several places have one, and they tell no levels.
enum DialingWords {
  private static let words: Set<String> = [
    "phonecode", "phoneareacode", "areaphonecode", "telephonecode", "telephoneareacode", "telcode",
    "dialcode",
    "dialingcode", "diallingcode", "callingcode", "countrycallingcode", "countryphonecode", "countrydialcode",
    "phonecountrycode", "iddcode", "isdcode",
  ]

  static func areIn(_ heading: String) -> Bool { words.contains(FieldNames.normalized(heading)) }

  /// Whether a heading has a word for a telephone in it: `联系电话`, `Store phone`, `Nº de teléfono`.
  static func arePhones(_ heading: String) -> Bool {
    let name = HeadingWords.folded(FieldNames.normalized(heading))
    let words = heading.split { !$0.isLetter }.map { $0.lowercased() }
    return phones.contains { name.has($0) } || words.contains { ["tel", "fax"].contains($0) }
  }

  private static let phones = [
    "phone", "telefon", "mobile", "cellulare", "电话", "電話", "手机", "手機", "전화", "телефон", "هاتف",
  ]
}

extension KeyRoles {
  /// Drops the codes of the post and of telephones that stand in places with others below them which have none: those of a
  /// country or a province are said of it.
  ///
  /// - Complexity: O(keys), and O(*n*) where there are such keys.
  mutating func dropPostalCodes(_ document: Document) {
    guard code.count < KeyRoles.fewKeys else { return }
    let keys = Set(
      code.indices.filter { key in
        guard code[key] < KeyRoles.none else { return false }
        let word = document.text.string(document.keys.slices[key])
        return PostalWords.areIn(word) || DialingWords.areIn(word)
      }.map { UInt32($0) })
    guard !keys.isEmpty else { return }
    for object in document.values.indices where document.values[object].kind == .object {
      let members = document.children(of: object)
      for own in members where keys.contains(document.values[own].key) {
        let key = document.values[own].key
        let isAbove = members.contains { list in
          document.hasNames(list)
            || document.hasObject(list)
              && !document.children(of: list + 1).contains { document.values[$0].key == key }
        }
        if isAbove { code[Int(key)] = KeyRoles.none }
      }
    }
  }
}
