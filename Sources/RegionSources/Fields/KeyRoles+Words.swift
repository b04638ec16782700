/// Words for keys that say what a node has, or how a program reads it, and never what it is called.
extension KeyRoles {
  /// Keys that only end like words for names, and say how programs read or draw an object.
  static let ofPrograms: [StaticString] = [
    "@context", "@odata.context", "__typename", "className", "iconName",
  ]

  /// Words for lists of texts that are a node's own, not what lies below it.
  private static let properties: Set<String> = Set(
    """
    tags tag aliases alias synonyms keywords searchterms searchwords geo gps position geolocation bounds boundingbox
    labels mountpoints domains tld topleveldomain callingcodes languages
    currencies timezones borders latlng location coordinates center centroid bbox images image photos pictures icons
    inclusions exclusions inclusionterms exclusionterms args codes roles permissions postcodes zipcodes postalcodes ips altspellings capital continents path paths flags
    problems warnings phones emails mails links urls authors features notes comments levels types formats parents ancestors
    parentids ancestorids hints examples samples usages patterns regexes triggers phrases quotes tips remarks extensions
    mimetypes filenames suffixes prefixes abbreviations acronyms allergens 别名 标签 经纬度 坐标 邮编
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Whether a word in the form of the lists is one of them.
  static func isPropertyWord(_ word: String) -> Bool { properties.contains(word) }

  /// Whether each key is such a word.
  static func properties(of document: Document) -> [Bool] {
    // Where there are many keys, words for fields stand among the first, and the others are data.
    return document.keys.slices.enumerated().map { number, slice in
      guard number < manyKeys, slice.count < 30 else { return false }
      let word = FieldNames.normalized(document.text.string(slice))
      return properties.contains(word) || ofNames.contains(where: word.hasSuffix)
    }
  }

  /// Whether a key is one word in small letters.
  func isWord(_ key: Int, _ document: Document) -> Bool {
    document.text.bytes(document.keys.slices[key], TextForm.init) == .word
  }

  /// Whether two lists stand under a key, one of which has several names.
  ///
  /// - Complexity: O(*n*) in the values.
  static func holdsSeveral(_ document: Document, _ key: Int) -> Bool {
    let lists = document.values.indices.lazy.filter {
      Int(document.values[$0].key) == key && document.values[$0].kind == .array
    }.prefix(3)
    return lists.count == 2 && lists.contains { document.count(of: $0) > 1 }
  }

  /// Keys of objects with one member each that stand side by side in a list, as names do: `[{"Term 1": […]}, {"Term 2": […]}]`.
  ///
  /// - Complexity: O(*n*) in the values.
  static func namesInLists(_ document: Document) -> Set<Int> {
    var found: Set<Int> = []
    for list in document.values.indices where document.values[list].kind == .array && document.hasObject(list)
    {
      var keys: Set<Int> = []
      let areSingle = document.children(of: list).allSatisfy { object in
        let member = object + 1
        guard document.values[object].kind == .object, member < Int(document.values[object].end),
          document.values[member].end == document.values[object].end
        else { return false }
        keys.insert(Int(document.values[member].key))
        return true
      }
      if areSingle, keys.count > 1 { found.formUnion(keys) }
    }
    return found
  }

  /// Words that may be those of a level as well.
  private static let ambiguous: Set<String> = ["types", "roles", "features", "formats", "permissions"]

  /// Keys with such a word whose lists are no property: each stands alone in its object, and no two hold the same name, as
  /// what many things have in common would be.
  static func levels(of document: Document, _ survey: KeySurvey) -> [Int] {
    document.keys.slices.indices.prefix(manyKeys).filter { key in
      guard survey.isAlone[key], survey.nameArrays[key] > 1, document.keys.slices[key].count < 12,
        ambiguous.contains(FieldNames.normalized(document.text.string(document.keys.slices[key])))
      else { return false }
      var names: Set<String> = []
      for list in document.values.indices
      where Int(document.values[list].key) == key && document.values[list].kind == .array {
        for name in document.children(of: list) {
          guard names.insert(document.text.string(document.values[name].slice)).inserted else { return false }
        }
      }
      return names.count > 3
    }
  }

  /// Ends of words for lists of other ways to write one name, `name_slugs`, and of what is allowed: `country_whitelist`.
  private static let ofNames = [
    "slugs", "aliases", "synonyms", "spellings", "altnames", "alternatenames", "alternativenames",
    "othernames", "whitelist", "blacklist", "allowlist", "denylist",
  ]

  /// Words for lists of objects that say something of a node, and are never what lies below it.
  private static let remarks: Set<String> = Set(
    """
    alternatenames altnames translations sources references attachments contacts images photos pictures icons urls reviews ratings
    event events response responses header headers query queries labels tags badges
    currencies languages ancestors breadcrumbs timezones regionalblocs
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Whether a word, in the form of `FieldNames.normalized`, is one for lists of texts that a node has.
  static func isProperty(_ word: String) -> Bool { properties.contains(word) }

  /// Whether a word, in the form of `FieldNames.normalized`, is one for lists of remarks.
  static func isRemark(_ word: String) -> Bool { remarks.contains(word) }

  private static let places: Set<String> = Set(
    """
    cities towns townships villages communes municipalities districts subdistricts counties departments wards
    provinces states regions prefectures
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Whether a key is a word for places of one kind.
  static func isPlaces(_ document: Document, _ key: Int) -> Bool {
    places.contains(FieldNames.normalized(document.text.string(document.keys.slices[key])))
  }

  /// Whether lists under a key are the codes for letters of places that also say where on the earth they are: fields of a
  /// place, and no level below it.
  static func arePostcodesOfPlaces(_ document: Document, _ key: Int) -> Bool {
    let word = document.text.string(document.keys.slices[key])
    guard
      PostalWords.areIn(word) || ["zipcode", "zipcodes", "postcodes"].contains(FieldNames.normalized(word))
    else { return false }
    let lists = document.values.indices.lazy.filter {
      document.values[$0].kind == .array && Int(document.values[$0].key) == key
    }
    return lists.prefix(fewLists).contains { list in
      // The members around a list are its neighbours where these are no containers.
      let beside = [list - 2, list - 1, Int(document.values[list].end), Int(document.values[list].end) + 1]
      return beside.contains { member in
        document.values.indices.contains(member) && !document.values[member].isContainer
          && document.values[member].key != Value.noKey
          && CodeWords.areCoordinates(
            document.text.string(document.keys.slices[Int(document.values[member].key)]))
      }
    }
  }

  private static let fewLists = 3

  /// Whether the texts of a key are words with numbers behind them, as people call what has no name yet: `emp0`, `emp11`.
  func areCounted(_ key: UInt32, _ document: Document) -> Bool {
    let texts = document.values.indices.lazy.filter { document.values[$0].key == key }
    return texts.prefix(KeyRoles.firstObjects).allSatisfy { index in
      document.text.bytes(document.values[index].slice) { bytes in
        let letters = bytes.prefix { (0x61...0x7A).contains($0) }
        let digits = bytes[letters.endIndex...]
        return letters.count > 2 && !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
      }
    }
  }

  /// Whether a key is a word for lists of remarks.
  static func isRemark(_ document: Document, _ key: Int) -> Bool {
    isRemark(FieldNames.normalized(document.text.string(document.keys.slices[key])))
  }
}
