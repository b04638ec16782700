/// Rows with a cell that lists what lies in them, under a word for a level of places below theirs: `county, subCounties` above
/// `Baringo, "Baringo Central, Baringo North"`. Amounts, and words that several rows share, are said of the rows.
extension TableInterpreter {
  /// Puts the names that such cells list below their rows, where all rows are of one level.
  mutating func takeListedCells(_ records: inout Records) -> Bool {
    guard !table.header.isEmpty, options.fields == FieldChoice(), !options.isAnswer,
      records.count == table.count,
      records.parents.allSatisfy({ $0 < 0 }), let (column, sign) = listedColumn()
    else { return false }
    for row in 0..<table.count {
      let cell = cell(row, column)
      var start = 0
      let ends = table.text.bytes(cell) { bytes in bytes.indices.filter { bytes[$0] == sign } + [bytes.count]
      }
      for end in ends {
        let name = table.text.trimmed(Slice(start: cell.start + UInt32(start), count: UInt32(end - start)))
        if !name.isEmpty { records.append(name: name, parent: row, place: table.places[row]) }
        start = end + 1
      }
    }
    return true
  }

  /// The only column that lists names, and the sign between these.
  private func listedColumn() -> (column: Int, sign: UInt8)? {
    var found: (column: Int, sign: UInt8)?
    let own = columns.name.map { FieldNames.normalized(table.header[$0]) } ?? ""
    guard LevelWords.isKnown(own), LevelRank.isOfPlaces(own) else { return nil }
    for column in contents.indices where column != columns.name && column != columns.code {
      let heading = FieldNames.normalized(table.header[column])
      let word = LevelWords.singular(heading)
      guard LevelWords.isPlural(heading),
        LevelRank.isOfPlaces(word.hasPrefix("sub") ? String(word.dropFirst(3)) : word),
        !LevelRank.isAbove(word, own), contents[column].filled * 2 > contents[column].total,
        let sign = [UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: ",")].first(where: {
          separates($0, column)
        })
      else { continue }
      guard found == nil else { return nil }
      found = (column, sign)
    }
    return found
  }

  /// Whether a sign stands in most of the cells, and no long text between two of it.
  private func separates(_ sign: UInt8, _ column: Int) -> Bool {
    let rows = 0..<min(table.count, ColumnContent.sample)
    var (filled, separated) = (0, 0)
    var known: Set<String> = []
    for row in rows {
      let cell = cell(row, column)
      guard !cell.isEmpty else { continue }
      filled += 1
      let parts = table.text.string(cell).split(separator: Character(Unicode.Scalar(sign)))
      let areNames = parts.allSatisfy { part in
        part.utf8.count < TableInterpreter.longestListed && part.contains(where: \.isLetter)
          && !part.contains { "()[]:".contains($0) || $0.isNumber }
      }
      guard areNames, parts.allSatisfy({ known.insert(String($0.drop { $0 == " " })).inserted }) else {
        return false
      }
      if parts.count > 1 { separated += 1 }
    }
    return filled > 1 && separated * 2 > filled
  }

  /// In bytes; what is longer is a sentence.
  private static let longestListed = 60
}
