/// Levels that are a code and its name beside it, side by side: where each code begins with the one of the
/// level above it, `R01,Region 1,R0101,Town 1`, whatever stands above them; or where all codes have one heading,
/// `Código,Estado,Código,Municipio`, or headings that begin or end alike, `cat_no,category,item_no,item`.
enum NestedPairs {
  /// The levels, the highest first; empty where the cells show none.
  ///
  /// - Complexity: O(rows × columns) in a sample of the rows.
  static func levels(_ table: Table, _ contents: [ColumnContent]) -> [LevelColumn] {
    guard table.width > 3, table.count > 2 else { return [] }
    for start in 0...1 {
      for isCodeFirst in [true, false] {
        let pairs = stride(from: start, to: table.width - 1, by: 2).map { first in
          isCodeFirst ? (code: first, name: first + 1) : (code: first + 1, name: first)
        }
        let isTold =
          !table.header.isEmpty
          && (areUnderOneHeading(pairs.map(\.code), table)
            || start == 0 && pairs.count * 2 == table.width
              && areCalledAlike(pairs.map(\.code), table, contents))
        let levels = pairs.prefix {
          isPair($0, below: isTold && $0.code > start + 1 ? pairs[0].code : nil, table, contents)
        }
        let nested =
          zip(levels, levels.dropFirst()).prefix {
            isTold || nests($0.0.code, $0.1.code, table)
          }.count + 1
        guard levels.count > 1, nested > 1, isRepeated(levels[0].code, contents) else { continue }
        // Under headings of any words each row is a place of its own, or more lies below.
        let last = contents[levels[levels.startIndex + nested - 1].code]
        guard table.header.isEmpty || areOne(levels[0], table) else { continue }
        guard table.header.isEmpty || isTold || last.distinct * 10 >= last.total * 9 else { continue }
        guard !isTold || nested == pairs.count else { continue }
        return levels.prefix(nested).map {
          let title = table.header.isEmpty ? "" : table.header[$0.name]
          return LevelColumn(
            stem: table.header.isEmpty ? "\($0.name)" : FieldNames.normalized(title), title: title,
            name: $0.name,
            code: $0.code, isKnown: true)
        }
      }
    }
    return []
  }

  private static func areUnderOneHeading(_ codes: [Int], _ table: Table) -> Bool {
    let headings = Set(codes.map { FieldNames.normalized(table.header[$0]) })
    return codes.count > 1 && headings.count == 1
      && headings.allSatisfy { FieldNames.of(.code).rank($0) != nil }
  }

  /// Whether headings begin or end alike, and are no words for quantities: `AGS_Land` and `AGS_Kreis`, `cat_no` and `item_no`.
  private static func areCalledAlike(
    _ codes: [Int], _ table: Table, _ contents: [ColumnContent]
  ) -> Bool {
    guard codes.allSatisfy({ contents[$0].hasDigits || CodeWords.areIn(table.header[$0]) }) else {
      return false
    }
    let headings = codes.map { table.header[$0].lowercased() }
    guard let first = headings.first, codes.count > 1,
      !codes.contains(where: { QuantityWords.areIn(table.header, $0) })
    else { return false }
    func common(_ one: some Sequence<Character>, _ other: some Sequence<Character>) -> Int {
      zip(one, other).prefix { $0 == $1 }.count
    }
    return headings.dropFirst().allSatisfy { heading in
      heading != first
        && (common(heading, first) > 1 || common(heading.reversed(), first.reversed()) > 1)
    }
  }

  /// Whether each name of a pair has one code, as each code has one name.
  private static func areOne(_ pair: (code: Int, name: Int), _ table: Table) -> Bool {
    var codes: [String: String] = [:]
    return rows(table).allSatisfy { row in
      let code = text(table, row, pair.code)
      return codes.updateValue(code, forKey: text(table, row, pair.name)) ?? code == code
    }
  }

  /// Whether the first column of a pair is filled with codes, and the second with names that these tell.
  private static func isPair(
    _ pair: (code: Int, name: Int), below upper: Int?, _ table: Table, _ contents: [ColumnContent]
  ) -> Bool {
    guard contents[pair.code].filled == contents[pair.code].total, !contents[pair.name].isNumbers,
      contents[pair.name].filled == contents[pair.name].total
    else { return false }
    var names: [String: String] = [:]
    return rows(table).allSatisfy { row in
      let (own, name) = (text(table, row, pair.code), text(table, row, pair.name))
      // The codes may count anew in each place above.
      let code = (upper.map { text(table, row, $0) + "\u{0}" } ?? "") + own
      return isCode(own) && own != name && names.updateValue(name, forKey: code) ?? name == name
    }
  }

  private static func isCode(_ text: String) -> Bool {
    text.utf8.count <= 24
      && text.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || "-._".contains($0)) }
  }

  /// Whether each code of a column begins with the one of another, and is longer.
  private static func nests(_ upper: Int, _ lower: Int, _ table: Table) -> Bool {
    rows(table).allSatisfy { row in
      let (above, own) = (text(table, row, upper), text(table, row, lower))
      return own.utf8.count > above.utf8.count && own.hasPrefix(above)
    }
  }

  private static func isRepeated(_ column: Int, _ contents: [ColumnContent]) -> Bool {
    contents[column].distinct > 1 && contents[column].distinct < contents[column].filled
  }

  private static func rows(_ table: Table) -> Range<Int> { 0..<min(table.count, ColumnContent.sample) }

  private static func text(_ table: Table, _ row: Int, _ column: Int) -> String {
    table.text.string(table.text.trimmed(table.cell(row, column)))
  }
}
