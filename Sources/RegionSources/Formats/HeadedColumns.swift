/// Tables as programs print them for people, with a heading of any letters and cells on either side of their columns:
///
///     Filesystem      Size  Used Avail Use% Mounted on
///     /dev/vda1        98G   21G   73G  23% /
///     tmpfs           3.2G     0  3.2G   0% /run/user/1000
///
/// Between two columns all lines are blank. A heading of two words stands above one column where only that has cells.
struct HeadedColumns {
  private let lines: ArraySlice<PrintedLine>
  private let text: SourceText
  var columns: [Column] = []

  struct Column {
    var cells: Range<Int>
    /// The words of the heading that stand here.
    var heading: Range<Int>
    /// Whether some row has a cell here.
    var isFilled: Bool
  }

  /// How many lines may stand above the heading, and below the blank line that ends the table.
  private static let mostTitles = 8
  private static let mostFooters = 8
  /// How many rows tell the columns.
  private static let sample = 1_000

  /// The table of such lines; nil where they are others.
  ///
  /// Further tables may stand below it behind blank lines, each with a heading of its own: `kubectl get all`.
  static func table(_ text: SourceText, _ printed: PrintedLines) -> Table? {
    let printed = printed.withoutRules(text)
    let lines = printed.lines
    for start in lines.indices.prefix(mostTitles) where start + 1 < lines.count {
      guard !text.bytes(lines[start].rest(from: 0), { $0.contains(0x09) }),
        let first = columns(printed, from: start, text), first.isTable(isFirst: start == 0)
      else { continue }
      var found = [first]
      while let next = columns(printed, from: found[found.count - 1].lines.endIndex, text),
        next.isTable(isFirst: true), next.areCapitals, first.areCapitals
      {
        found.append(next)
      }
      let rest = lines[found[found.count - 1].lines.endIndex...]
      guard rest.count <= mostFooters else { continue }
      var table = found.dropFirst().map { $0.table() }.reduce(first.table()) { $0.joined($1) }
      table.passedOver = rest.map { text.string($0.rest(from: 0)) }
      return table
    }
    return nil
  }

  /// The columns of the lines down to the next blank one.
  private static func columns(_ printed: PrintedLines, from start: Int, _ text: SourceText) -> HeadedColumns?
  {
    guard start + 1 < printed.lines.count else { return nil }
    // A blank line may stand below the heading, and another ends the table.
    let end =
      printed.lines.indices.dropFirst(start + 2).first { printed.isBehindBlank[$0] } ?? printed.lines.count
    return HeadedColumns(printed.lines[start..<end], text)
  }

  /// Nil where no columns stand apart.
  private init?(_ lines: ArraySlice<PrintedLine>, _ text: SourceText) {
    (self.lines, self.text) = (lines, text)
    guard let heading = lines.first, heading.words.count > 1 else { return nil }
    let rows = lines.dropFirst().prefix(HeadedColumns.sample)
    let width =
      lines.prefix(HeadedColumns.sample + 1).lazy.compactMap(\.words.last?.cells.upperBound).max() ?? 0
    guard width < 4_096 else { return nil }
    var (isHeaded, isFilled) = (
      [Bool](repeating: false, count: width), [Bool](repeating: false, count: width)
    )
    for word in heading.words { for cell in word.cells { isHeaded[cell] = true } }
    for row in rows { for word in row.words { for cell in word.cells { isFilled[cell] = true } } }
    var start: Int?
    for cell in 0...width {
      let isBlank = cell == width || !isHeaded[cell] && !isFilled[cell]
      if isBlank, let begun = start {
        add(begun..<cell, isFilled[begun..<cell].contains(true))
        start = nil
      } else if !isBlank, start == nil {
        start = cell
      }
    }
    splitTouching(rows)
    joinHeadings()
    guard columns.count > 1 else { return nil }
  }

  var heading: PrintedLine { lines[lines.startIndex] }

  /// Adds a column; what has no heading belongs to the one on its left.
  private mutating func add(_ cells: Range<Int>, _ isFilled: Bool) {
    let words = heading.words.indices.filter { cells.contains(heading.words[$0].cells.lowerBound) }
    let next = columns.last?.heading.upperBound ?? 0
    if words.isEmpty, !columns.isEmpty, !columns[columns.count - 1].heading.isEmpty {
      columns[columns.count - 1].cells = columns[columns.count - 1].cells.lowerBound..<cells.upperBound
      columns[columns.count - 1].isFilled = true
      return
    }
    columns.append(Column(cells: cells, heading: next..<(next + words.count), isFilled: isFilled))
  }

  /// Joins headings without cells with those beside them that stand one blank away: `Mounted on`, `Peer Address:Port`.
  private mutating func joinHeadings() {
    var index = 0
    while index < columns.count {
      guard !columns[index].isFilled, !columns[index].heading.isEmpty else {
        index += 1
        continue
      }
      let (left, right) = (gap(index - 1), gap(index))
      if left == 1, right != 1 || index + 1 == columns.count {
        join(index - 1)
      } else if right == 1 {
        join(index)
      } else {
        index += 1
      }
    }
  }

  /// How many blanks stand between the headings of a column and of the next; nil where one has none.
  private func gap(_ index: Int) -> Int? {
    guard index >= 0, index + 1 < columns.count, !columns[index].heading.isEmpty,
      !columns[index + 1].heading.isEmpty
    else { return nil }
    return heading.words[columns[index + 1].heading.lowerBound].cells.lowerBound
      - heading.words[columns[index].heading.upperBound - 1].cells.upperBound
  }

  private mutating func join(_ index: Int) {
    let next = columns.remove(at: index + 1)
    columns[index].cells = columns[index].cells.lowerBound..<next.cells.upperBound
    columns[index].heading = columns[index].heading.lowerBound..<next.heading.upperBound
    columns[index].isFilled = columns[index].isFilled || next.isFilled
  }

  // MARK: The table

  /// Whether the lines are a table, and no texts whose words stand below each other by chance.
  ///
  /// Above a column of numbers stands a word; or the heading is in capitals; or it is words that tables are headed with.
  private func isTable(isFirst: Bool) -> Bool {
    let headed = columns.filter { !$0.heading.isEmpty }
    guard headed.count > 1, areApart, columns.drop(while: \.heading.isEmpty).count == headed.count,
      columns.count - headed.count < 2, headed.count * 2 >= heading.words.count
    else { return false }
    let words = headed.map { text.string(heading.slice($0.heading)) }
    guard words.allSatisfy({ word in word.contains(where: \.isLetter) || word == "#" }),
      !words.contains(where: {
        $0.hasSuffix(":") || $0.hasSuffix(".") || $0.contains(",") || $0.contains("=")
      })
    else { return false }
    // `1K-blocks`
    let withDigits = words.count { $0.contains(where: \.isNumber) }
    guard withDigits == 0 || withDigits == 1 && words.count > 3 else { return false }
    if areCapitals, words.count > (isFirst ? 1 : 2) { return true }
    let numbers = columns.indices.count { !columns[$0].heading.isEmpty && isOfNumbers($0) }
    if isFirst, words.count == 2, areCodeAndName(words) { return true }
    let known = words.count { PrintedNames.isHeading($0) }
    if isFirst, words.count > 2, numbers > 0 || areTitles(words) { return true }
    return known > 1 && known * 2 >= words.count
  }

  /// Whether the whole heading is in capitals.
  private var areCapitals: Bool {
    let words = text.string(heading.rest(from: 0))
    return words == words.uppercased() && words != words.lowercased()
  }

  /// Whether one heading is a word for a code and the other one for a name, in either order: `Code   Description`.
  private func areCodeAndName(_ words: [String]) -> Bool {
    let names = words.map(FieldNames.normalized)
    func has(_ word: String, _ role: FieldRole) -> Bool { FieldNames.of(role).rank(word) != nil }
    return has(names[0], .code) && has(names[1], .name) && !has(names[1], .code)
      || has(names[1], .code) && has(names[0], .name) && !has(names[0], .code)
  }

  /// Whether all headings begin with a capital, and the cells of two columns with none.
  private func areTitles(_ words: [String]) -> Bool {
    guard words.allSatisfy({ $0.first?.isUppercase ?? false }) else { return false }
    let rows = lines.dropFirst().prefix(HeadedColumns.sample).map { line in
      self.words(of: line).map { text.string(line.slice($0)) }
    }
    return columns.indices.count { column in
      let cells = rows.map { $0[column] }.filter { !$0.isEmpty }
      return !cells.isEmpty && cells.allSatisfy { !($0.first?.isUppercase ?? false) }
    } > 1
  }

  /// Whether two blanks stand between columns somewhere: words of texts have one.
  private var areApart: Bool {
    let gaps = lines.prefix(50).contains { line in
      zip(line.words, line.words.dropFirst()).contains { $1.cells.lowerBound - $0.cells.upperBound > 1 }
    }
    return gaps || columns.count > 3
  }

  /// Whether each cell of a column begins as a number, or is a sign for none.
  private func isOfNumbers(_ column: Int) -> Bool {
    var numbers = 0
    for line in lines.dropFirst().prefix(HeadedColumns.sample) {
      let cell = line.slice(words(of: line)[column])
      guard !cell.isEmpty else { continue }
      let first = text.bytes(cell) { $0[0] }
      if first >= 0x30, first <= 0x39 {
        numbers += 1
      } else if first != 0x2D || cell.count > 1 {
        return false
      }
    }
    return numbers > 0
  }

  /// The words of a line that stand in each column: each in that which it lies in most.
  private func words(of line: PrintedLine) -> [Range<Int>] {
    var (ranges, word): ([Range<Int>], Int) = ([], 0)
    for (index, column) in columns.enumerated() {
      let start = word
      let limit = index + 1 < columns.count ? columns[index + 1].cells : nil
      while word < line.words.count {
        let cells = line.words[word].cells
        if let limit,
          overlap(cells, limit) > overlap(cells, column.cells) || cells.lowerBound >= limit.lowerBound
        {
          break
        }
        word += 1
      }
      ranges.append(start..<word)
    }
    return ranges
  }

  private func overlap(_ one: Range<Int>, _ other: Range<Int>) -> Int { one.clamped(to: other).count }

  private func withoutColon(_ name: Slice) -> Slice {
    let colon = [":", "：", " :"].first { colon in
      text.bytes(name) {
        $0.count > colon.utf8.count && $0.suffix(colon.utf8.count).elementsEqual(colon.utf8)
      }
    }
    return Slice(start: name.start, count: name.count - UInt32(colon?.utf8.count ?? 0))
  }

  private func table() -> Table {
    var table = Table(text, width: columns.count)
    table.header = columns.map { text.string(heading.slice($0.heading)) }
    // Names may stand in front under no heading, as in `free`, with a colon behind them; signs stand there as well.
    let rows = lines.dropFirst().map { line in words(of: line).map(line.slice) }
    let hasNames = columns[0].heading.isEmpty && rows.allSatisfy { !$0[0].isEmpty }
    if hasNames { table.header[0] = "name" }
    for (line, row) in zip(lines.dropFirst(), rows) {
      table.append([hasNames ? withoutColon(row[0]) : row[0]] + row.dropFirst(), at: UInt32(line.start))
    }
    // A code and a name tell their roles and their tree themselves.
    if table.width != 2 || !areCodeAndName(table.header) { PrintedNames.tell(&table) }
    return table
  }
}
