/// What a table is called, and the columns of others that are called after it: `countries` and `country_id`.
enum TableName {
  /// The name of a file without its folder and its ending, or of a list, in the form of `FieldNames.normalized`.
  static func normalized(_ name: String) -> String {
    let file = name.split(separator: "/").last ?? ""
    return FieldNames.normalized(String(file.prefix { $0 != "." }))
  }

  /// How a heading names a table.
  enum Meaning {
    /// The name of one row, with a word for a code or without: `country_id`, `countryCode`, `country`.
    case whole
    /// Some of its letters: `dept_id` for `departments`.
    case short
  }

  /// How a heading is called after a table; nil if it is not.
  ///
  /// - Parameter table: The table's name, normalized.
  static func meaning(of heading: String, _ table: String) -> Meaning? {
    let stem = stem(of: heading)
    guard stem.count > 1 else { return nil }
    // `tbl_states`, `geo-states_2024`: what stands around the word is where the file comes from.
    let file = String(table.reversed().drop(while: \.isNumber).reversed())
    if endings.contains(where: { table == stem + $0 || stem.count > 3 && file.hasSuffix(stem + $0) })
      || isPlural(file, of: stem) || isGermanPlural(file, of: stem) || isDeclined(file, stem)
      || (stem != FieldNames.normalized(heading) && stem.count > 3 || stem.count > 4)
        && codedEndings.contains { file == stem + $0 || stem.count > 4 && file.hasSuffix(stem + $0) }
    {
      return .whole
    }
    // `IDDEPA` for `departamentos`, in which nothing shows where a word begins.
    if stem.hasPrefix("id"), stem.count > 5, table.count > stem.count, table.hasPrefix(stem.dropFirst(2)) {
      return .short
    }
    let isShort = stem.count < table.count && stem.first == table.first && isInside(stem, table)
    return isShort && (stem.count > 2 || stem.count < FieldNames.normalized(heading).count) ? .short : nil
  }

  /// Whether a heading is the first letter of a table and a word for a code: `CID` of `cantones`.
  static func isInitial(_ heading: String, of table: String) -> Bool {
    let stem = stem(of: heading)
    return stem.count == 1 && stem.first == table.first && stem != FieldNames.normalized(heading)
  }

  /// Whether a heading is called after a table by the whole name of one row, and not after a part of it.
  static func isExact(_ heading: String, _ table: String) -> Bool {
    let stem = stem(of: heading)
    return stem.count > 1
      && (endings.contains { table == stem + $0 } || isPlural(table, of: stem, isWhole: true))
  }

  /// A heading without the word for a code at its end, or in front of it; empty where it is nothing but that.
  static func stem(of heading: String) -> String {
    let name = FieldNames.normalized(heading)
    if CodeWords.isNumber(name) { return "" }
    if let word = words.first(where: name.hasSuffix) { return String(name.dropLast(word.count)) }
    guard let word = beginnings.first(where: name.hasPrefix), isWord(word.count, heading) else { return name }
    return String(name.dropFirst(word.count))
  }

  /// Whether another word begins behind the first letters of a heading: `kode_kota`, `codigoRegion`.
  private static func isWord(_ count: Int, _ heading: String) -> Bool {
    guard let next = heading.dropFirst(count).first else { return true }
    return "_- .".contains(next) || next.isUppercase && heading.contains(where: \.isLowercase)
  }

  private static let words = [
    "uuid", "guid", "id", "code", "key", "ref", "fk", "codigo", "código", "no", "代码", "编码", "编号", "代碼", "編碼",
    "編號", "代號", "コード", "番号", "코드", "번호", "abbr", "nr", "nummer", "number", "kod", "kodu",
  ]
  private static let beginnings = [
    "codigo", "código", "codice", "kode", "code", "cod", "код", "номер", "идентификатор", "ид", "kod", "kód",
    "číslo",
    "numer", "id",
  ]
  /// What stands behind the name of one row in that of the table.
  private static let endings = ["", "s", "es", "ler", "lar", "list", "table", "表"]

  /// What several are called by in other languages, where a word for a code says that the heading names one, or the word is not
  /// short: Norwegian `fylke_id` of `fylker`, Polish `powiat` of `powiaty`, Hungarian `megye_id` of `megyek`.
  private static let codedEndings = [
    "y", "i", "e", "r", "er", "ar", "or", "en", "n", "ne", "k", "ok", "ek", "ak", "uri", "at", "et", "t", "d",
    "id",
  ]

  private static func isPlural(_ table: String, of stem: String, isWhole: Bool = false) -> Bool {
    // Portuguese `secoes` of `secao`, Italian `regioni` of `regione`, German `gemeinden` of `gemeinde`.
    let plurals = [
      ("ao", "oes"), ("ão", "ões"), ("ia", "e"), ("e", "i"), ("o", "i"), ("a", "e"), ("e", "en"), ("s", "se"),
      ("k", "ke"), ("ung", "ungen"), ("eit", "eiten"), ("haft", "haften"), ("ion", "ionen"), ("o", "a"),
      ("ia", "ie"),
      ("ina", "iny"),
    ]
    for (one, several) in plurals where stem.count > 3 && stem.hasSuffix(one) {
      let word = stem.dropLast(one.count) + several
      if table == word || !isWhole && stem.count > 4 && table.hasSuffix(word) { return true }
    }
    return stem.count > 2 && stem.hasSuffix("y")
      && (table == stem.dropLast() + "ies"
        || !isWhole && stem.count > 3 && table.hasSuffix(stem.dropLast() + "ies"))
  }

  /// German `Länder` of `Land`, `staedte` of `stadt`.
  private static func isGermanPlural(_ table: String, of stem: String) -> Bool {
    guard stem.count > 2 else { return false }
    func plain(_ word: String) -> String {
      var text = HeadingWords.folded(word)
      for (two, one) in [("ae", "a"), ("oe", "o"), ("ue", "u")] {
        text = text.split(separator: two, omittingEmptySubsequences: false).joined(separator: one)
      }
      return text
    }
    let (several, one) = (plain(table), plain(stem))
    guard table != several else { return false }
    return ["", "e", "er", "en", "n"].contains { ending in
      several == one + ending || one.count > 3 && several.hasSuffix(one + ending)
    }
  }

  /// Whether two words in Cyrillic letters differ in their endings alone: `категории` and `категория`, `региона` and `регионы`.
  private static func isDeclined(_ table: String, _ stem: String) -> Bool {
    guard stem.unicodeScalars.allSatisfy({ (0x400...0x4FF).contains($0.value) }) else { return false }
    let common = zip(table, stem).prefix { $0 == $1 }.count
    return common > 2 && table.count - common < 3 && stem.count - common < 3
  }

  /// Whether all letters of a short name stand in a longer one, in their order.
  private static func isInside(_ short: String, _ name: String) -> Bool {
    var rest = name[...]
    for letter in short {
      guard let at = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: at)...]
    }
    return true
  }
}
