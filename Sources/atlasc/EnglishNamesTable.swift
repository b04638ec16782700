import RegionModel

/// `english-names.tsv`: `code name why`: what a place is called in English where that is not its pinyin; why for people.
///
/// The search does not read it. So that what people see can also be searched for, `aliases.tsv` has each name as a foreign one,
/// with marks or without.
struct EnglishNamesTable {
  static let columns = ["code", "name", "why"]

  /// The names by code.
  private(set) var names: [String: String] = [:]
  let flaws: [TableError]

  /// - Parameters:
  ///   - living: The codes in force.
  ///   - aliases: The names that the search knows; nil if there is no such table.
  init(file: String, bytes: [UInt8], living: Set<String>, aliases: [AliasesTable.Row]?) {
    let foreign = aliases.map { Dictionary(grouping: $0.filter { $0.kind == .foreign }, by: \.code) }
    var table = Table(file: file, bytes: bytes, columns: EnglishNamesTable.columns)
    for row in table.rows {
      let (code, name) = (row.cells[0], row.cells[1])
      if row.cells[2].isEmpty { table.report(row.line, "there is no reason") }
      if let flaw = TextRules.flaw(in: name.utf8) { table.report(row.line, "the name holds \(flaw)") }
      guard living.contains(code) else {
        table.report(row.line, "the code \(code) is not in force")
        continue
      }
      guard name.unicodeScalars.first.map({ $0.value < 0x250 && $0.properties.isUppercase }) == true else {
        table.report(row.line, "the name \"\(name)\" does not begin with a Latin capital")
        continue
      }
      if let foreign, foreign[code]?.contains(where: { EnglishNamesTable.isSame($0.alias, name) }) != true {
        table.report(row.line, "no foreign name of \(code) in the other names is spelled \(name)")
      }
      if names.updateValue(name, forKey: code) != nil {
        table.report(row.line, "the code \(code) stands here a second time")
      }
    }
    flaws = table.flaws
  }

  /// Whether two names are spelled alike, whatever their marks and signs.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    Array(a.utf8).withUnsafeBytes { a in
      Array(b.utf8).withUnsafeBytes { b in FoldedBytes(a).elementsEqual(FoldedBytes(b)) }
    }
  }
}
