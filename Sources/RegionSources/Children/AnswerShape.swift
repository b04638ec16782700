/// Answers without a heading that are no plain lines: rows of a table, outlines, an element of XML without content.
enum AnswerShape {
  /// The format of rows with commas or semicolons that have a code at one end, of an outline, or of a list with dashes; nil
  /// for all others.
  ///
  /// Names may hold commas, `Washington, DC`. So each row has as many cells, no blank stands behind a comma, and all rows
  /// begin with a code, or end with one; the first may be a heading.
  static func format(of bytes: [UInt8]) -> TreeFormat? {
    guard let first = firstLine(of: bytes), !"{[<".utf8.contains(first.first { $0 != 0x20 } ?? 0),
      mayBeOne(bytes, first)
    else { return nil }
    let lines = lines(of: bytes)
    if lines.allSatisfy({ $0.starts(with: "- ".utf8) && $0.count > 2 && !$0.contains(UInt8(ascii: ":")) }) {
      return .yaml
    }
    if lines.contains(where: { $0.contains(0x09) }) {
      return first.contains(0x09) || lines.contains { !isTabbed($0) } ? nil : .lines
    }
    if areRows(lines, UInt8(ascii: ";")) { return .semicolon }
    if areRows(lines, UInt8(ascii: ",")) { return .csv }
    let isOutline = first.first != 0x20 && lines.contains { $0.starts(with: "  ".utf8) }
    return isOutline ? .lines : nil
  }

  /// Whether an answer has a sign of one of these forms: most have none, and their lines are not looked at one by one.
  private static func mayBeOne(_ bytes: [UInt8], _ first: ArraySlice<UInt8>) -> Bool {
    if first.starts(with: "- ".utf8) { return true }
    if first.contains(0x09) { return false }
    return first.contains(UInt8(ascii: ";")) || first.contains(UInt8(ascii: ",")) || bytes.contains(0x09)
      || bytes.withUnsafeBytes { Bytes.hold("\n  ", in: $0) || Bytes.hold("\r  ", in: $0) }
  }

  /// The first line that is not blank, without a byte-order mark.
  private static func firstLine(of bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
      if line.contains(where: { $0 > 0x20 }) { return line }
      rest = rest.dropFirst(line.count + 1)
    }
    return nil
  }

  /// What psql calls rows in the languages that it speaks.
  private static let wordsForRows = Set(
    """
    row rows Zeile Zeilen fila filas ligne lignes riga righe linha linhas rad rader wiersz wiersze wierszy řádka řádky řádek
    строка строки строк рядок рядки рядків satır 行 행 개 行记录 行記錄 სტრიქონი σειρά σειρές
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// What an answer says, in a form that the formats read.
  static func data(in bytes: [UInt8], _ options: ReadingOptions) -> [UInt8] {
    withoutProgram(withTabs(withoutCount(bytes)), options)
  }

  /// An answer with tabs in the place of the signs `\t`, where each line has them, as `psql -F '\t'` prints them.
  ///
  /// - Complexity: O(1) where the first line has none, else O(*n*).
  private static func withTabs(_ bytes: [UInt8]) -> [UInt8] {
    let (backslash, letter) = (UInt8(ascii: "\\"), UInt8(ascii: "t"))
    func holdsSigns(_ line: ArraySlice<UInt8>) -> Bool {
      zip(line, line.dropFirst()).contains { $0 == backslash && $1 == letter }
    }
    guard let first = firstLine(of: bytes), holdsSigns(first), !bytes.contains(0x09) else { return bytes }
    let lines = lines(of: bytes)
    guard Set(lines.compactMap(codeBeforeSigns)).count == lines.count else { return bytes }
    var (result, at): ([UInt8], Int) = ([], 0)
    while at < bytes.count {
      let isSign = bytes[at] == backslash && at + 1 < bytes.count && bytes[at + 1] == letter
      result.append(isSign ? 0x09 : bytes[at])
      at += isSign ? 2 : 1
    }
    return result
  }

  /// The code in front of the first signs `\t` of a line, where a name stands behind them; nil for a way to a file, `C:\temp`,
  /// and for a word with a backslash, `\theta`.
  private static func codeBeforeSigns(_ line: ArraySlice<UInt8>) -> String? {
    guard let sign = line.firstIndex(of: UInt8(ascii: "\\")), sign + 2 < line.endIndex,
      line[sign + 1] == UInt8(ascii: "t")
    else { return nil }
    let isName = line[sign + 2] < 0x61 || line[sign + 2] > 0x7A
    let code = Array(line[..<sign])
    let isCode = code.withUnsafeBytes(CodeShape.isCode) && !code.contains(UInt8(ascii: ":"))
    return isName && isCode ? String(decoding: code, as: UTF8.self) : nil
  }

  /// The data in an answer that is a script, as JSON; any other answer as it is.
  ///
  /// - Complexity: O(1) where the first line begins no script, else O(*n*).
  static func withoutProgram(_ bytes: [UInt8], _ options: ReadingOptions) -> [UInt8] {
    guard options.format == nil, let line = firstLine(of: bytes),
      let start = line.firstIndex(where: { $0 > 0x20 }),
      let end = bytes.lastIndex(where: { $0 > 0x20 })
    else { return bytes }
    let first = bytes[start]
    let data = bytes.withUnsafeBytes { all -> [UInt8]? in
      let bytes = UnsafeRawBufferPointer(rebasing: all[start...])
      let isOpen = "{[".utf8.contains(first)
      let mayBeOne = "]});>".utf8.contains(all[end]) && !bytes.contains(0x09)
      guard isOpen || mayBeOne && beginsProgram(line, isAlone: end < line.endIndex) else { return nil }
      return ConstantChoice.best(ScriptData.conversion(of: bytes), in: bytes)?.json
    }
    return data ?? bytes
  }

  /// Whether a line begins a script that holds data: `module.exports = [`, `const x = {`, `return array(`, `NAME = [`.
  ///
  /// Of several lines, `Set = {1, 2}` is a name: a script has its texts in quotes.
  ///
  /// - Parameter isAlone: Whether there is no other line.
  private static func beginsProgram(_ line: ArraySlice<UInt8>, isAlone: Bool) -> Bool {
    let text = String(decoding: line.prefix(longestHead), as: UTF8.self).drop { $0 == " " }
    if programs.contains(where: text.hasPrefix) { return true }
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(word.count).filter { $0 != " " }
    guard !word.isEmpty, word.first?.isNumber == false else { return false }
    let heads = ["=[", "={", "=("]
    guard heads.contains(where: rest.hasPrefix) else { return false }
    return isAlone || heads.contains(rest) || rest.contains { "\"'".contains($0) }
  }

  /// In bytes.
  private static let longestHead = 200
  /// What scripts begin with that hold data.
  private static let programs = [
    "module.exports", "exports.", "export ", "const ", "let ", "var ", "return [", "return {",
    "return array(",
    "<?php", "window.", "define(", "//", "/*", "\"use strict\"", "'use strict'", "$",
  ]

  /// An answer without the number of its rows below it, as psql prints it in its language: `(12 rows)`.
  ///
  /// - Complexity: O(1) where the last line has no brackets, else O(*n*).
  static func withoutCount(_ bytes: [UInt8]) -> [UInt8] {
    guard let last = bytes.lastIndex(where: { $0 > 0x20 }), bytes[last] == UInt8(ascii: ")") else {
      return bytes
    }
    let start = bytes[..<last].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let words = bytes[start..<last].split(separator: 0x20)
    guard start > 0, words.count == 2, words[0].first == UInt8(ascii: "("), words[0].count < 12,
      let count = Int(String(decoding: words[0].dropFirst(), as: UTF8.self)),
      wordsForRows.contains(String(decoding: words[1], as: UTF8.self))
    else { return bytes }
    // Above the rows may stand a heading.
    let lines = lines(of: Array(bytes[..<start])).count
    return lines == count || lines == count + 1 ? Array(bytes[..<start]) : bytes
  }

  /// Whether bytes are a table that psql printed, without rows: a heading, a line of dashes, and `(0 rows)` in its language.
  static func isEmptyTable(_ bytes: [UInt8]) -> Bool {
    guard bytes.count < longestElement else { return false }
    let lines = lines(of: bytes)
    return (2...3).contains(lines.count) && lines[1].contains(UInt8(ascii: "-"))
      && lines[1].allSatisfy { "-+ ".utf8.contains($0) }
      && lines.dropFirst(2).allSatisfy { $0.starts(with: "(0 ".utf8) }
  }

  /// Whether bytes are an element of XML that holds nothing: `<Cities/>`, `<r></r>`.
  static func isEmptyElement(_ bytes: [UInt8]) -> Bool {
    guard bytes.count < longestElement, bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else {
      return false
    }
    var text = String(decoding: bytes, as: UTF8.self)[...]
    text = text.drop { $0.isWhitespace }
    if text.hasPrefix("<?xml"), let end = text.firstIndex(of: ">") {
      text = text[text.index(after: end)...].drop { $0.isWhitespace }
    }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    let name = text.dropFirst().prefix { $0 != "/" && $0 != ">" && !$0.isWhitespace }
    guard text.first == "<", !name.isEmpty, !name.contains("!") else { return false }
    let rest = text.dropFirst(1 + name.count).filter { !$0.isWhitespace }
    return rest == "/>" || rest == "></\(name)>"
  }

  /// In bytes: longer than what says that there is nothing.
  private static let longestElement = 1_000

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.split { $0 == 0x0A || $0 == 0x0D }.filter { $0.contains { $0 > 0x20 } }
  }

  /// Whether a line has tabs in front of its text alone.
  private static func isTabbed(_ line: ArraySlice<UInt8>) -> Bool {
    !line.drop { $0 == 0x09 }.contains(0x09)
  }

  private static func areRows(_ lines: [ArraySlice<UInt8>], _ separator: UInt8) -> Bool {
    guard lines.first?.contains(separator) ?? false else { return false }
    let rows = lines.map { cells(of: $0, separator) }
    guard let width = rows.first?.count, width > 1, rows.allSatisfy({ $0.count == width }),
      separator == UInt8(ascii: ";")
        || !rows.contains(where: { $0.dropFirst().contains { $0.first == 0x20 } })
    else { return false }
    let hasHeading = rows.count > 1 && !rows[0].contains { $0.contains(where: isDigit) }
    let body = rows.dropFirst(hasHeading ? 1 : 0)
    return [0, width - 1].contains { column in
      body.allSatisfy { row in
        row[column].contains(where: isDigit) && row[column].withUnsafeBytes { CodeShape.isCode($0) }
          && row.indices.contains { $0 != column && row[$0].contains(where: isLetter) }
      }
    }
  }

  /// Whether a byte is a letter's, of any script.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// The cells of a row, of which those in quotes may hold the separator.
  private static func cells(of line: ArraySlice<UInt8>, _ separator: UInt8) -> [[UInt8]] {
    var (cells, cell, isQuoted) = ([[UInt8]](), [UInt8](), false)
    for byte in line {
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == separator, !isQuoted {
        cells.append(cell)
        cell = []
      } else {
        cell.append(byte)
      }
    }
    return cells + [cell]
  }
}
