/// What stands below a table and is none of its rows.
enum TableFooter {
  /// Whether the cells of a row are a source, a note or a sum.
  ///
  /// - Parameter others: The texts behind the first.
  static func isMeant(_ first: String, _ others: some Collection<String>) -> Bool {
    let word = first.lowercased()
    if others.isEmpty, let mark = word.unicodeScalars.first {
      if "*©※".unicodeScalars.contains(mark) { return true }
      if let colon = word.firstIndex(where: { $0 == ":" || $0 == "：" }) {
        let start = word[..<colon].split(separator: " ").first.map(String.init) ?? ""
        return remarks.contains(start) || remarks.contains(String(word[..<colon]))
      }
      if counts.contains(where: word.hasPrefix), word.contains(where: \.isNumber) { return true }
    }
    return !others.isEmpty && sums.contains(word.hasSuffix(":") ? String(word.dropLast()) : word)
      && others.allSatisfy { text in text.utf8.allSatisfy { $0 < 0x40 && $0 != 0x2F } }
  }

  /// What stands in front of the number of rows: `共4条`, `Total 12`.
  private static let counts = ["共", "合计", "总计", "合計", "總計", "total ", "totals ", "gesamt "]

  private static let remarks: Set<String> = [
    "source", "sources", "note", "notes", "remark", "remarks", "updated", "exported", "generated", "created",
    "copyright", "licence", "license", "quelle", "quellen", "anmerkung", "anmerkungen", "stand", "fuente",
    "fuentes",
    "nota", "notas", "fonte", "fonti", "bron", "źródło", "kaynak", "источник", "примечание", "注", "备注", "说明",
    "来源",
    "资料来源", "数据来源", "資料來源", "出典", "備考", "注記", "자료", "출처", "주",
  ]

  private static let sums: Set<String> = [
    "total", "totals", "grand total", "sum", "all", "gesamt", "summe", "insgesamt", "gesamtsumme", "totale",
    "totaal",
    "ensemble", "suma", "razem", "итого", "всего", "合计", "总计", "合計", "總計", "計", "总和", "합계", "toplam",
  ]
}
