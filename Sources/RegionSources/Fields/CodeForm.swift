/// Texts that identify and that nobody reads, whatever signs they have: `KBS-B-0800-V5.1`, `0101 - 0106`, `113///`.
enum CodeForm {
  /// Whether most texts of a column are such, and most have digits.
  ///
  /// - Complexity: O(1) in the rows: the first `sample` are looked at.
  static func areIn(_ column: Int, _ table: Table, _ content: ColumnContent) -> Bool {
    guard content.hasDigits, content.filled > 0, content.meanLength <= longest else { return false }
    let rows = min(table.count, sample)
    var (filled, codes, digits) = (0, 0, 0)
    for row in 0..<rows {
      table.text.bytes(table.text.trimmed(table.cell(row, column))) { bytes in
        guard !bytes.isEmpty else { return }
        filled += 1
        if isCode(bytes) { codes += 1 }
        if bytes.contains(where: isDigit) { digits += 1 }
      }
    }
    return codes * 20 >= filled * 17 && digits * 10 >= filled * 8
  }

  /// Whether the first column of a table has a code of its own in each row, of which some have signs: `IERG4004/FTEC4004`.
  static func areInFront(of table: Table, _ contents: [ColumnContent]) -> Bool {
    guard let first = contents.first, first.isUnique, first.filled == first.total, first.total > 2,
      (first.signs.max() ?? 0) * 2 < first.filled
    else { return false }
    return areIn(0, table, first)
  }

  /// Whether a text has no small letters, and blanks only where it has no letters at all; a date is none.
  private static func isCode(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard !TextForm.isDate(bytes) else { return false }
    var (hasCapital, hasBlank) = (false, false)
    for byte in bytes {
      if byte >= 0x80 || byte >= 0x61 && byte <= 0x7A { return false }
      hasCapital = hasCapital || byte >= 0x41 && byte <= 0x5A
      hasBlank = hasBlank || byte == 0x20
    }
    return !hasCapital || !hasBlank
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// In rows.
  private static let sample = 200
  /// In bytes.
  private static let longest: Double = 24
}
