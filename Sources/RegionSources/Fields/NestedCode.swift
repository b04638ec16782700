/// Columns whose values lie in each other, as the numbers of accounts do.
enum NestedCode {
  /// The classification beside a number that only counts the rows, or says nothing of where they lie: `1;1;ASSETS`,
  /// `2;1.1;CURRENT ASSETS`. Nil where the code found has letters or lies in others, or nothing else does.
  static func column(
    _ table: Table, _ contents: [ColumnContent], insteadOf code: Int, but name: Int?
  ) -> Int? {
    guard contents[code].isNumbers, contents[code].isUnique, !table.header.isEmpty, table.count > 3,
      contents.indices.contains(where: { $0 != code && $0 != name && haveSigns($0, table, contents) }),
      !nests(code, table)
    else { return nil }
    return column(table, contents, but: name).flatMap { haveSigns($0, table, contents) ? $0 : nil }
  }

  /// Whether codes have points or other signs, but for those of the highest level.
  static func haveSigns(_ column: Int, _ table: Table, _ contents: [ColumnContent]) -> Bool {
    guard contents[column].isUnique, contents[column].isCodes,
      contents[column].filled == contents[column].total
    else { return false }
    let rows = 0..<min(table.count, 200)
    return rows.count { row in
      table.text.bytes(table.text.trimmed(table.cell(row, column))) { bytes in
        bytes.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }
      }
    } * 2 > rows.count
  }

  /// A code where no column is called one: it ascends from row to row, and its values lie in each other.
  static func column(_ table: Table, _ contents: [ColumnContent], but name: Int?) -> Int? {
    guard table.count > 2 else { return nil }
    return contents.indices.first { column in
      let content = contents[column]
      return column != name && !PostalWords.areIn(table.header[column])
        && !QuantityWords.areIn(table.header, column) && content.isUnique && content.isCodes
        && content.hasDigits && content.filled == content.total && !content.isNumbersInOrder
        && ascends(column, table) && nests(column, table)
    }
  }

  static func nests(_ code: Int, _ table: Table) -> Bool {
    let codes = (0..<table.count).map { table.text.trimmed(table.cell($0, code)) }
    if !table.header.isEmpty, PostalCodes.areMeant([table.header[code]], codes, table.text) { return false }
    if areOfMessages(codes, code, table.header) { return false }
    let nesting = CodeNesting(codes, table.text)
    return nesting.count > 0 && nesting.isPlausible
  }

  /// Whether codes have three digits, and their heading or another one says that they stand for messages: 404 does not lie in
  /// 400.
  static func areOfMessages(_ codes: [Slice], _ code: Int?, _ header: [String]) -> Bool {
    guard codes.allSatisfy({ $0.count == 3 }) else { return false }
    return header.enumerated().contains { column, heading in
      let word = FieldNames.normalized(heading)
      return messages.contains { word.has($0) } || column == code && states.contains { word.has($0) }
    }
  }

  private static let messages = [
    "message", "meldung", "bedeutung", "meaning", "mensaje", "сообщени", "komunikat", "含义", "メッセージ",
  ]
  private static let states = [
    "error", "status", "fehler", "fault", "http", "erreur", "errore", "ошибк", "błąd", "hata", "错误", "状态",
  ]

  private static func ascends(_ column: Int, _ table: Table) -> Bool {
    (1..<table.count).allSatisfy { row in
      let (one, next) = (table.cell(row - 1, column), table.cell(row, column))
      return table.text.bytes(table.text.trimmed(one)) { one in
        table.text.bytes(table.text.trimmed(next)) { one.lexicographicallyPrecedes($0) }
      }
    } || partsAscend(column, table)
  }

  /// Whether codes with signs ascend part by part, as those of items do: 1.2.2 goes before 1.10, and `G01B3/02` before
  /// `G01B11/00`.
  private static func partsAscend(_ column: Int, _ table: Table) -> Bool {
    let codes = (0..<table.count).map { parts(of: table.string($0, column)) }
    return codes.contains { $0.hasSigns }
      && zip(codes, codes.dropFirst()).allSatisfy { $0.parts.lexicographicallyPrecedes($1.parts) }
  }

  /// The letters and the numbers of a code, which are between its letters and signs.
  private static func parts(of code: String) -> (parts: [Int], hasSigns: Bool) {
    var (parts, number, hasSigns): ([Int], Int?, Bool) = ([], nil, false)
    for byte in code.utf8 {
      if byte >= 0x30, byte <= 0x39 {
        number = min((number ?? 0) * 10 + Int(byte - 0x30), 1 << 40)
        continue
      }
      if let last = number { parts.append(last) }
      number = nil
      let isSign = [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-")].contains(byte)
      if isSign { hasSigns = true } else { parts.append(Int(byte) - 256) }
    }
    return (parts + [number].compactMap(\.self), hasSigns)
  }
}
