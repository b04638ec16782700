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
      if pages.contains(where: word.hasPrefix), word.last?.isNumber == true { return true }
    }
    return !others.isEmpty && sums.contains(word.hasSuffix(":") ? String(word.dropLast()) : word)
      && others.allSatisfy { text in text.utf8.allSatisfy { $0 < 0x40 && $0 != 0x2F } }
  }

  /// What stands in front of the number of rows: `共4条`, `Total 12`.
  private static let counts = ["共", "合计", "总计", "合計", "總計", "total ", "totals ", "gesamt "]

  private static let pages = ["page ", "seite ", "página ", "pagina ", "strona ", "страница "]

  /// Whether a text says that its row is the sum of the rows above it: `Subtotal Hardware`, `小计`, and `Total Bretagne` where
  /// Bretagne is a place.
  ///
  /// - Parameters:
  ///   - isShort: Whether the row lacks a text. In full rows `Total` may say what they count.
  ///   - isName: Whether a text stands in a cell of the table.
  static func isSum(_ text: String, isShort: Bool, _ isName: (String) -> Bool) -> Bool {
    let word = text.lowercased()
    // A class of what no other holds: `All Other Grain Farming`.
    if word.hasPrefix("all other ") { return false }
    if partial.contains(where: { word == $0 || word.hasPrefix($0 + " ") || word.hasSuffix(" " + $0) }) {
      return true
    }
    if sums.contains(word) { return isShort }
    if let end = word.firstIndex(of: " "), let start = word.lastIndex(of: " ") {
      let (first, last) = (word[..<end], word[word.index(after: start)...])
      if sums.contains(String(first)), isName(String(text.dropFirst(first.count + 1))) { return true }
      if sums.contains(String(last)), isName(String(text.dropLast(last.count + 1))) { return true }
      return longSums.contains { sum in
        word.hasPrefix(sum + " ") && isName(String(text.dropFirst(sum.count + 1)))
          || word.hasSuffix(" " + sum) && isName(String(text.dropLast(sum.count + 1)))
      }
    }
    // Han stands without blanks: `华东小计`.
    return hanSums.contains { word.hasSuffix($0) && word != $0 && isName(String(text.dropLast($0.count))) }
  }

  /// Whether a text is a word for a sum, and nothing else.
  static func isSumAlone(_ text: String) -> Bool { sums.contains(text.lowercased()) }

  private static let longSums = sums.filter { $0.contains(" ") }
  private static let hanSums = ["小计", "小計", "合计", "合計", "总计", "總計", "소계", "합계"]

  private static let partial = [
    "subtotal", "sub-total", "sub total", "sous-total", "zwischensumme", "subtotale", "subtotaal", "delsumma",
    "小计", "小計",
    "소계", "итог", "промежуточный итог",
  ]

  private static let remarks: Set<String> = [
    "source", "sources", "note", "notes", "remark", "remarks", "updated", "exported", "generated", "created",
    "copyright", "licence", "license", "quelle", "quellen", "anmerkung", "anmerkungen", "stand", "fuente",
    "fuentes",
    "nota", "notas", "fonte", "fonti", "bron", "źródło", "kaynak", "источник", "примечание", "注", "备注", "说明",
    "来源",
    "资料来源", "数据来源", "資料來源", "出典", "備考", "注記", "자료", "출처", "주",
  ]

  private static let sums: Set<String> = [
    "total", "totals", "grand total", "total général", "total general", "gran total", "totale generale",
    "общий итог", "sum", "all", "gesamt", "summe", "insgesamt", "gesamtsumme", "totale",
    "totaal",
    "ensemble", "suma", "razem", "итого", "всего", "разом", "усього", "celkem",
    "celkom", "spolu", "łącznie", "ogółem", "összesen", "yhteensä", "totalt", "ialt", "i alt", "ukupno",
    "укупно", "общо",
    "skupaj", "kopā", "kokku", "viso", "tổng", "tổng cộng", "รวม", "jumlah", "σύνολο", "المجموع", "مجموع",
    "الإجمالي",
    "جمع", "कुल", "सम्पूर्ण", "합계", "genel toplam", "totaal generaal", "合计", "总计", "合計", "總計", "計", "总和", "toplam",
  ]
}
