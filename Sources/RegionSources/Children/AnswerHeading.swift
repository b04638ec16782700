/// Whether the first line of a command's answer names columns, so that the answer is a table.
///
/// Plain lines may hold commas, and codes and names may be any words. So a line is a heading only if it has words that
/// hardly stand for anything else: one for a code and one for a name, or one of a few that no place is called.
enum AnswerHeading {
  /// The format of an answer that begins with a heading, or is drawn as a table; nil for all others.
  static func format(of bytes: [UInt8], _ options: ReadingOptions) -> TreeFormat? {
    guard let line = firstLine(bytes), !"{[<".utf8.contains(line.first { $0 != 0x20 } ?? 0),
      isDrawn(line) || isWordAlone(line, bytes) || hasHeading(line, options)
    else { return nil }
    if isWordAlone(line, bytes) { return .csv }
    let shape = bytes.withUnsafeBytes {
      TextShape($0, format: nil, separator: options.separator, isAnswer: true)
    }
    return [.csv, .tsv, .semicolon, .columns].contains(shape.format) ? shape.format : nil
  }

  /// Whether cells are the names of columns.
  ///
  /// - Parameter isTab: Whether tabs separate them, as they separate a code and a name.
  static func isHeading(_ cells: [String], _ choice: FieldChoice, isTab: Bool = false) -> Bool {
    guard cells.count > 1, !cells.contains(where: isNumber) else { return false }
    if (choice.name + choice.code + choice.parent).contains(where: cells.map(trimmed).contains) {
      return true
    }
    let names = cells.map(FieldNames.normalized)
    let isLoose = cells.dropFirst().contains { $0.first == " " }
    func columns(_ role: FieldRole) -> [Int] {
      names.indices.filter { isLoose ? isWord(names[$0], role) : isKnown(names[$0], role) }
    }
    let (codes, titles) = (columns(.code), columns(.name))
    if codes.contains(where: { code in titles.contains { $0 != code } }) { return true }
    if !codes.isEmpty, names.contains("path") { return true }
    return !isTab && !isLoose && names.contains(where: plainest.contains)
  }

  /// Words that are a heading even where no other is known.
  private static let plainest: Set<String> = [
    "name", "label", "title", "id", "code", "名称", "地名", "代码", "编码", "编号",
  ]

  private static func hasHeading(_ line: ArraySlice<UInt8>, _ options: ReadingOptions) -> Bool {
    let signs = [0x09, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "|")]
    let counts = signs.map { sign in (sign: sign, count: line.count { $0 == sign }) }
    guard let most = counts.max(by: { $0.count < $1.count }), most.count > 0 else { return false }
    let cells = line.split(separator: most.sign, omittingEmptySubsequences: false).map { cell in
      String(decoding: cell, as: UTF8.self).filter { $0 != "\"" && $0 != "\r" }
    }
    return isHeading(cells, options.fields, isTab: most.sign == 0x09)
  }

  /// Whether the first line is the heading of a column of names, without others: `name`. The columns of a table, `name`,
  /// `title`, are small words of programs, and names are not all of these.
  private static func isWordAlone(_ line: ArraySlice<UInt8>, _ bytes: [UInt8]) -> Bool {
    let word = line.filter { $0 != UInt8(ascii: "\"") && $0 != 0x0D }
    guard ["name", "label", "title", "名称", "地名"].contains(where: { word.elementsEqual($0.utf8) }) else {
      return false
    }
    let rest = bytes[line.endIndex...].filter { $0 > 0x20 }
    return rest.isEmpty || rest.contains { !($0 >= 0x61 && $0 <= 0x7A) && $0 != UInt8(ascii: "_") }
  }

  /// Whether a line is the upper edge of a table with lines around it.
  private static func isDrawn(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "+-".utf8) || line.starts(with: "┌─".utf8)
  }

  /// The first line that is not blank, without a byte-order mark.
  private static func firstLine(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let start = text.drop { $0 == 0x0A || $0 == 0x0D }
    return start.isEmpty ? nil : start.prefix { $0 != 0x0A }
  }

  private static func isNumber(_ cell: String) -> Bool {
    !cell.isEmpty && cell.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x20 }
  }

  private static func trimmed(_ cell: String) -> String {
    String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Whether a word is one for a role, and not only ends as one: `id`, not `suriname`.
  private static func isWord(_ name: String, _ role: FieldRole) -> Bool {
    let names = FieldNames.of(role)
    return name.utf8.count > 1 && (names.exact + names.endings + names.last).contains(name)
  }

  private static func isKnown(_ name: String, _ role: FieldRole) -> Bool {
    name.utf8.count > 1 && FieldNames.of(role).rank(name) != nil
  }
}
