/// A text of one line that lists names, or codes with names: `red, green, blue, white, black, grey`, or
/// `1:Azua,2:Bahoruco,3:Barahona,4:Duarte`.
enum SingleRow {
  /// Fewer cells may be what one row has.
  private static let fewest = 6
  private static let fewestPairs = 4
  private static let mostBytes = 1 << 16

  /// The names as a list; nil for other texts, and for a line of headings.
  ///
  /// - Complexity: O(bytes) where the text is one line of at most 64 KiB, else O(1) behind the first line.
  static func interpretation(_ text: SourceText, file: String) -> Interpretation? {
    // A table of one line has a heading and no rows.
    guard ![".csv", ".tsv"].contains(where: file.lowercased().hasSuffix) else { return nil }
    let all = text.trimmed(Slice(start: 0, count: UInt32(min(text.source.count, mostBytes + 1))))
    guard all.count <= mostBytes, !text.bytes(all, { $0.contains { [0x0A, 0x0D, 0x22, 0x09].contains($0) } })
    else { return nil }
    let semicolons = parts(of: all, by: UInt8(ascii: ";"), text)
    let commas = parts(of: all, by: UInt8(ascii: ","), text)
    guard semicolons.count == 1 || commas.count == 1 else { return nil }
    return list(semicolons.count > 1 ? semicolons : commas, text)
  }

  private static func list(_ cells: [Slice], _ text: SourceText) -> Interpretation? {
    let pairs = cells.map { cell in (cell: cell, parts: parts(of: cell, by: UInt8(ascii: ":"), text)) }
    var records = Records()
    if cells.count >= fewestPairs,
      pairs.allSatisfy({ pair in
        pair.parts.count == 2 && text.bytes(pair.parts[0], CodeShape.isCode)
          && text.bytes(pair.parts[1], isName)
      })
    {
      for pair in pairs {
        records.append(name: pair.parts[1], code: pair.parts[0], parent: -1, place: pair.cell.start)
      }
    } else {
      guard cells.count >= fewest, cells.allSatisfy({ text.bytes($0, isName) && !isClause($0, text) }),
        !cells.contains(where: { isHeading($0, text) })
      else { return nil }
      for cell in cells { records.append(name: cell, parent: -1, place: cell.start) }
    }
    guard !records.names.contains(where: \.isEmpty), Set(records.names.map(text.string)).count == cells.count
    else { return nil }
    return Interpretation(
      records: records, understanding: Understanding(format: .lines, shape: "a list in one line"))
  }

  private static func parts(of slice: Slice, by sign: UInt8, _ text: SourceText) -> [Slice] {
    text.bytes(slice) { bytes in
      bytes.split(separator: sign, omittingEmptySubsequences: false).map { part in
        text.trimmed(
          Slice(start: slice.start + UInt32(part.startIndex), count: UInt32(part.endIndex - part.startIndex)))
      }
    }
  }

  /// Whether a cell is letters with blanks, hyphens and the like between them: no time, no path and no sentence.
  private static func isName(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.contains { $0 > 0x40 }
      && bytes.allSatisfy { byte in
        byte >= 0x80 || byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A
          || " -'&".utf8.contains(byte)
      }
  }

  /// Whether a cell is a part of a sentence: `and left`, `I came`.
  private static func isClause(_ cell: Slice, _ text: SourceText) -> Bool {
    let words = text.string(cell).lowercased().split(separator: " ")
    return words.count > 3
      || words.count > 1 && ["and", "or", "but", "i", "you", "we", "the", "that", "for"].contains(words[0])
  }

  /// Whether a cell is what columns are called: those of a table that has no rows yet.
  private static func isHeading(_ cell: Slice, _ text: SourceText) -> Bool {
    let title = text.string(cell)
    let word = FieldNames.normalized(title)
    return [FieldRole.name, .code, .parent].contains { FieldNames.of($0).rank(word) != nil }
      || LevelWords.isKnown(word) || PropertyWords.areIn(title) || PropertyWords.begin(title)
      || PostalWords.areIn(title) || words.contains { word.has($0) }
  }

  /// Words in headings of people, orders and prices.
  private static let words = [
    "name", "date", "time", "price", "mail", "phone", "mobile", "salary", "employee", "manager", "customer",
    "order", "stock",
    "created", "updated", "amount", "total", "status", "telefon", "geburt", "datum", "open", "close",
    "volume", "password",
  ]
}
