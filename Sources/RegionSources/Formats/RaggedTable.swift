/// A table whose lines have different numbers of cells: a title stands above its heading, or each row ends with its last
/// filled cell.
///
///     Population by state        1\tAnimals                    version,codename,release,end
///                                3237\tAnimals\tLive Animals    1,Ash,2001-08-16
///     code,name,population       2\tAnimals\tPet Supplies       2,Birch
struct RaggedTable {
  let separator: UInt8
  /// How many cells the widest row has.
  let cells: Int
  /// How many lines stand above the heading.
  let titles: Int

  private static let mostTitles = 8
  private static let mostFooters = 4

  /// Trees are drawn with bars, so that these do not count.
  private static let separators: [UInt8] = [0x09, UInt8(ascii: ";"), UInt8(ascii: ",")]

  /// Nil where lines are no such table.
  init?(_ lines: [[UInt8]]) {
    guard lines.count > 3 else { return nil }
    if let (separator, cells) = RaggedTable.shortHeading(lines) ?? QuotedRows.shape(lines) {
      (self.separator, self.cells, titles) = (separator, cells, 0)
      return
    }
    if let (separator, cells) = RaggedTable.cutWays(lines) {
      (self.separator, self.cells, titles) = (separator, cells, 0)
      return
    }
    for separator in RaggedTable.separators {
      if separator == 0x09, !TextShape.areApart(lines) { continue }
      let counts = lines.map { TextShape.count(of: separator, in: $0) }
      guard let most = counts.max(), most > 0 else { continue }
      if RaggedTable.areWays(lines, counts, separator) || RaggedTable.areSharedWays(lines, counts, separator)
      {
        (self.separator, cells, titles) = (separator, most + 1, 0)
        return
      }
      if let titles = RaggedTable.titles(lines, counts, separator) {
        (self.separator, cells, self.titles) = (separator, counts[titles] + 1, titles)
        return
      }
    }
    if let cells = RaggedTable.looseCommas(lines) {
      (separator, self.cells, titles) = (UInt8(ascii: ","), cells, 0)
      return
    }
    if let (separator, cells) = RaggedTable.longHeading(lines) {
      (self.separator, self.cells, titles) = (separator, cells, 0)
      return
    }
    guard let titles = RaggedTable.titlesAboveBars(lines) else { return nil }
    separator = UInt8(ascii: "|")
    (cells, self.titles) = (TextShape.count(of: separator, in: lines[titles]) + 1, titles)
  }

  /// Rows of a column a level of which some end early: each shorter one is the beginning of another, `Africa,Kenya` of
  /// `Africa,Kenya,Nairobi`, and no blank stands behind a comma.
  private static func cutWays(_ lines: [[UInt8]]) -> (separator: UInt8, cells: Int)? {
    for separator in separators where separator != 0x09 {
      let counts = lines.map { TextShape.count(of: separator, in: $0) }
      guard let most = counts.max(), most > 1, Set(lines).count == lines.count,
        !lines.contains(where: {
          count(of: separator, in: $0, isProse: true) != TextShape.count(of: separator, in: $0)
        })
      else { continue }
      let shorter = lines.indices.filter { counts[$0] < most }
      guard !shorter.isEmpty, shorter.count < lines.count, lines.count <= mostCut,
        shorter.allSatisfy({ row in lines.contains { $0.starts(with: lines[row] + [separator]) } })
      else { continue }
      return (separator, most + 1)
    }
    return nil
  }

  /// Each shorter row is looked for among all.
  private static let mostCut = 500

  /// How many lines without bars stand above a table whose lines all have as many of them, three at least; nil where
  /// lines are others.
  private static func titlesAboveBars(_ lines: [[UInt8]]) -> Int? {
    let counts = lines.map { TextShape.count(of: UInt8(ascii: "|"), in: $0) }
    guard let titles = counts.firstIndex(where: { $0 > 0 }), titles > 0, titles <= mostTitles,
      lines.count - titles > 2, counts[titles] > 2, counts[titles...].allSatisfy({ $0 == counts[titles] })
    else { return nil }
    return titles
  }

  /// A table whose heading has a cell less than all rows, or words for half of them at least, or whose rows have a comment at
  /// their end or none.
  private static func shortHeading(_ lines: [[UInt8]]) -> (separator: UInt8, cells: Int)? {
    for separator in separators + [UInt8(ascii: "|")] {
      let counts = lines.map { TextShape.count(of: separator, in: $0) }
      guard let first = counts.first, first > 0, let most = counts.max(), most > 1 else { continue }
      let isShort = first == most - 1 || first < most && first * 2 >= most && isHeading(lines, separator)
      if isShort, counts.dropFirst().allSatisfy({ $0 == most }) { return (separator, most + 1) }
      if separator == 0x09, let least = counts.min(), least > 1, most - least == 1,
        lines.allSatisfy({ line in
          line.first != 0x09 && !zip(line, line.dropFirst()).contains { $0 == 0x09 && $1 == 0x09 }
        })
      {
        return (separator, most + 1)
      }
    }
    return nil
  }

  /// A table with commas in names that nobody quoted, a blank behind each: `2,Steel (bars, rods),1`. All lines have as many
  /// cells without them.
  private static func looseCommas(_ lines: [[UInt8]]) -> Int? {
    let comma = UInt8(ascii: ",")
    let counts = lines.map { count(of: comma, in: $0, isProse: true) }
    guard counts[0] > 0, counts[0] == TextShape.count(of: comma, in: lines[0]),
      counts.allSatisfy({ $0 == counts[0] }), isHeading(lines, comma)
    else { return nil }
    return counts[0] + 1
  }

  /// A table whose heading has all cells, and whose rows leave out their empty last ones.
  private static func longHeading(_ lines: [[UInt8]]) -> (separator: UInt8, cells: Int)? {
    for separator in separators + [UInt8(ascii: "|")] {
      let counts = lines.map { TextShape.count(of: separator, in: $0) }
      guard let first = counts.first, first > 1, first == counts.max(),
        counts.count(where: { $0 > 0 }) * 10 >= counts.count * 9 && isHeading(lines, separator)
          || counts.count(where: { $0 > 0 }) * 2 > counts.count && areLevels(lines[0], separator)
      else { continue }
      return (separator, first + 1)
    }
    return nil
  }

  /// Whether the words of a line are those of levels, all of them: `Level1,Level2,Level3`, `Country,State,City`.
  private static func areLevels(_ line: [UInt8], _ separator: UInt8) -> Bool {
    let words = line.split(separator: separator, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return Set(words).count == words.count
      && (NumberedHeadings.areLevels(words)
        || words.allSatisfy { LevelWords.isKnown(FieldNames.normalized($0)) })
  }

  /// Whether rows of different widths are ways from the top, each written once: half of them at least begin with the place
  /// that the row above begins with, and no comma stands as in prose.
  private static func areSharedWays(_ lines: [[UInt8]], _ counts: [Int], _ separator: UInt8) -> Bool {
    guard separator != 0x09, lines.count > 5, Set(counts).count > 1, counts.max() ?? 0 > 1,
      counts.count(where: { $0 > 0 }) * 10 >= counts.count * 9, Set(lines).count == lines.count,
      !lines.contains(where: {
        TextShape.count(of: separator, in: $0) != count(of: separator, in: $0, isProse: true)
      })
    else { return false }
    let tops = lines.map { $0.prefix { $0 != separator } }
    // Synonyms and forms of a word share their first one, and no way goes on from another.
    let goOn = zip(lines, lines.dropFirst()).count {
      $1.starts(with: $0 + [separator]) || $0.starts(with: $1 + [separator])
    }
    return zip(tops, tops.dropFirst()).count { $0 == $1 } * 2 >= lines.count && goOn > 1
      && !lines.contains { line in line.first == separator || line.contains { $0 >= 0x30 && $0 <= 0x39 } }
  }

  /// Whether the first line has words for columns, each once and none behind a blank as in prose: words that only headings
  /// have, or those above a column of numbers or dates.
  private static func isHeading(_ lines: [[UInt8]], _ separator: UInt8) -> Bool {
    let rows = lines.map { $0.split(separator: separator, omittingEmptySubsequences: false) }
    let words = rows[0].map { String(decoding: $0, as: UTF8.self) }
    guard Set(words).count == words.count, !words.contains(where: { $0.isEmpty || $0.hasPrefix(" ") }) else {
      return false
    }
    if AnswerHeading.isHeading(words, FieldChoice(), isTab: separator == 0x09) { return true }
    return words.indices.contains { column in
      let cells = rows.dropFirst().compactMap { column < $0.count ? $0[column].first : nil }
      return words[column].first?.isLetter == true && cells.count * 2 >= rows.count
        && cells.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
  }

  /// Whether nearly each row with several cells has the row above it in the table: without its last cell, and without the
  /// code that each may have in front.
  private static func areWays(_ lines: [[UInt8]], _ counts: [Int], _ separator: UInt8) -> Bool {
    guard Set(counts).count > 1 else { return false }
    let rows = lines.map { $0.split(separator: separator, omittingEmptySubsequences: false) }
    let codes = rows.map { row in
      row.count > 1 && row[0].withUnsafeBytes { CodeShape.isCode($0) }
        && row[0].contains { $0 >= 0x30 && $0 <= 0x39 }
        ? row[0] : []
    }
    let haveCodes = codes.allSatisfy { !$0.isEmpty } && Set(codes).count == codes.count
    let ways = haveCodes ? rows.map { $0.dropFirst() } : rows.map { $0[...] }
    let all = Set(ways)
    let deeper = ways.filter { $0.count > 1 }
    return deeper.count * 3 >= ways.count && all.count * 10 >= ways.count * 9
      && deeper.count { all.contains($0.dropLast()) } * 10 >= deeper.count * 9
  }

  /// How many lines stand above a table of which nearly all lines have as many cells; nil where there is none, or nothing
  /// above it.
  private static func titles(_ lines: [[UInt8]], _ counts: [Int], _ separator: UInt8) -> Int? {
    let isComma = separator == UInt8(ascii: ",")
    for titles in 1...min(mostTitles, lines.count - 3) {
      let wanted = counts[titles]
      guard wanted > (isComma ? 1 : 0), separator != 0x09 || TextShape.areApart([lines[titles]]) else {
        continue
      }
      var body = counts[titles...]
      while let last = body.last, last < wanted, counts.count - body.endIndex < mostFooters {
        body.removeLast()
      }
      guard body.count > 2, body.count(where: { $0 == wanted }) * 10 >= body.count * 8,
        !isComma
          || lines[body.indices].contains(where: { count(of: separator, in: $0, isProse: true) == wanted })
      else { continue }
      // A heading that lacks a column is a heading all the same.
      let areTitles = lines[..<titles].allSatisfy { line in
        let end = (line.lastIndex { $0 != separator && $0 != 0x20 } ?? -1) + 1
        return count(of: separator, in: Array(line[..<end]), isProse: separator != 0x09) <= (wanted - 1) / 2
      }
      return areTitles ? titles : nil
    }
    return nil
  }

  /// How often a sign separates cells; in prose a blank stands behind a comma or a semicolon.
  private static func count(of sign: UInt8, in line: [UInt8], isProse: Bool) -> Int {
    let count = TextShape.count(of: sign, in: line)
    return isProse ? count - zip(line, line.dropFirst()).count { $0 == sign && $1 == 0x20 } : count
  }
}
