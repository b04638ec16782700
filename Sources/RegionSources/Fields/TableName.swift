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
      || isPlural(file, of: stem)
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
    "uuid", "guid", "id", "code", "key", "ref", "fk", "codigo", "código", "no", "代码", "编码", "编号",
  ]
  private static let beginnings = ["codigo", "codice", "kode", "code", "cod"]
  /// What stands behind the name of one row in that of the table.
  private static let endings = ["", "s", "es", "list", "table", "表"]

  private static func isPlural(_ table: String, of stem: String, isWhole: Bool = false) -> Bool {
    // Portuguese `secoes` of `secao`, Italian `regioni` of `regione`, German `gemeinden` of `gemeinde`.
    let plurals = [
      ("ao", "oes"), ("ão", "ões"), ("ia", "e"), ("e", "i"), ("o", "i"), ("a", "e"), ("e", "en"), ("s", "se"),
      ("k", "ke"),
    ]
    for (one, several) in plurals where stem.count > 3 && stem.hasSuffix(one) {
      if table == stem.dropLast(one.count) + several { return true }
    }
    return stem.count > 2 && stem.hasSuffix("y")
      && (table == stem.dropLast() + "ies"
        || !isWhole && stem.count > 3 && table.hasSuffix(stem.dropLast() + "ies"))
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
