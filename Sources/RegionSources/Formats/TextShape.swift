import Glibc

/// The shape of a plain text, from its first lines: a table with a separator, or lines.
struct TextShape {
  let format: TreeFormat
  /// The separator of a table's cells.
  var separator = UInt8(ascii: ",")
  /// Whether `"` quotes cells.
  var isQuoted = true
  /// Whether each line as a whole stands in quotes, which belong to no cell: `"1101;Iquique;1"`.
  private(set) var isWrapped = false
  /// How many lines stand above the table that are none of its rows: what it is called.
  private(set) var titles = 0
  /// How many cells the widest row has, where the first one may have fewer; 0 where it is as wide as all.
  private(set) var cells = 0

  /// How much of the beginning is read, in bytes.
  private static let sample = 1 << 18
  private static let mostLines = 400

  /// - Parameters:
  ///   - format: The format that a person named; nil to detect it.
  ///   - isAnswer: Whether the text is a command's answer, in which all lines are rows.
  ///   - known: Its first lines, where somebody has them.
  ///   - fields: The columns that a person named.
  init(
    _ bytes: UnsafeRawBufferPointer, format wanted: TreeFormat?, separator: String?, isAnswer: Bool = false,
    lines known: [[UInt8]]? = nil, fields: FieldChoice = FieldChoice()
  ) {
    if bytes.starts(with: LinesFormat.pathsMark.utf8) {
      self.init(format: .lines)
      return
    }
    let lines = known ?? TextShape.lines(bytes)
    let own = separator.flatMap { $0.utf8.count == 1 ? $0.utf8.first : nil }
    switch wanted {
    case .csv:
      let told = own ?? SeparatorLine(bytes)?.separator ?? TextShape.separator(of: lines)
      if told == nil, !isAnswer, let ragged = RaggedTable(lines) {
        self.init(ragged, lines)
      } else {
        self.init(format: .csv, separator: told ?? UInt8(ascii: ","))
      }
    case .semicolon:
      let isWrapped = lines.count > 1 && lines.allSatisfy(TextShape.isQuoted)
      self.init(format: .semicolon, separator: UInt8(ascii: ";"), isQuoted: !isWrapped)
      self.isWrapped = isWrapped
    case .tsv:
      self.init(format: .tsv, separator: 0x09, isQuoted: TextShape.quotes(lines, 0x09))
    case .columns, .lines: self.init(format: wanted ?? .lines)
    default:
      self.init(
        lines, own, SeparatorLine(bytes)?.separator, hasSeparator: separator != nil, isAnswer: isAnswer,
        fields)
    }
  }

  private init(format: TreeFormat, separator: UInt8 = UInt8(ascii: ","), isQuoted: Bool = true) {
    (self.format, self.separator, self.isQuoted) = (format, separator, isQuoted)
  }

  private init(_ ragged: RaggedTable, _ lines: [[UInt8]]) {
    self.init(
      format: TextShape.format(ragged.separator), separator: ragged.separator,
      isQuoted: TextShape.quotes(lines, ragged.separator))
    (titles, cells) = (ragged.titles, ragged.cells)
  }

  private init(
    _ lines: [[UInt8]], _ own: UInt8?, _ told: UInt8?, hasSeparator: Bool, isAnswer: Bool,
    _ fields: FieldChoice
  ) {
    if hasSeparator {
      // Only commas, semicolons, tabs and bars separate cells; any other sign separates the names of paths.
      guard let own, TextShape.separators.contains(own), TextShape.width(lines, own) != nil,
        isAnswer || !TextShape.arePaths(lines, own, fields)
      else {
        // Paths may stand in a column of a table, which its headings tell.
        if !isAnswer, !lines.isEmpty, let cells = TextShape.separator(of: lines), own != cells,
          TextShape.isHeading(lines[0], cells, fields)
        {
          self.init(
            format: TextShape.format(cells), separator: cells, isQuoted: TextShape.quotes(lines, cells))
        } else {
          self.init(format: .lines)
        }
        return
      }
      self.init(format: TextShape.format(own), separator: own, isQuoted: TextShape.quotes(lines, own))
      return
    }
    if let told {
      self.init(format: TextShape.format(told), separator: told, isQuoted: TextShape.quotes(lines, told))
      return
    }
    // The dumps of databases have a bar between tabs: NCBI's `nodes.dmp`.
    if !lines.isEmpty, lines.allSatisfy({ $0.suffix(2) == [0x09, 0x7C] }) {
      self.init(format: .csv, separator: 0x7C, isQuoted: false)
      return
    }
    if lines.count > 1, lines.allSatisfy(TextShape.isQuoted) {
      let separator = TextShape.separator(ofWrapped: lines)
      self.init(
        format: separator.map(TextShape.format) ?? .csv, separator: separator ?? UInt8(ascii: ","),
        isQuoted: separator == nil)
      isWrapped = separator != nil
      return
    }
    if !isAnswer, TextShape.areOneColumn(lines) {
      self.init(format: .csv, separator: UInt8(ascii: ","))
      return
    }
    if DrawnTable.isDrawn(lines) || ProcessList.isThere(lines) {
      self.init(format: .columns)
      return
    }
    guard !TextShape.isOutline(lines) || TextShape.isIndentedTable(lines), !TextShape.areCodesInFront(lines),
      let separator = TextShape.separator(of: lines), isAnswer || !TextShape.areProse(lines, separator),
      !PathsWithCommas.areThere(lines, separator), isAnswer || !TextShape.areWaysWithCommas(lines, separator)
    else {
      if !isAnswer, let ragged = RaggedTable(lines) {
        self.init(ragged, lines)
        return
      }
      let areColumns =
        AlignedColumns.areAligned(lines) && !TextShape.areCodesInFront(lines) || FixedColumns.areThere(lines)
      self.init(format: areColumns ? .columns : .lines)
      return
    }
    self.init(
      format: TextShape.format(separator), separator: separator, isQuoted: TextShape.quotes(lines, separator))
  }

  /// Whether lines that a person's sign separates are paths, and no rows: no heading stands above them, no cell is empty in front
  /// of others, and no number or code in a part; or a code stands in front of another sign, as `11 - ` does.
  private static func arePaths(_ lines: [[UInt8]], _ own: UInt8, _ fields: FieldChoice) -> Bool {
    guard fields == FieldChoice(), !isHeading(lines[0], own), !lines.contains(where: { $0.contains(0x22) })
    else { return false }
    let rows = lines.map { $0.split(separator: own, omittingEmptySubsequences: false) }
    let areWords = rows[0].contains {
      LevelWords.isKnown(FieldNames.normalized(String(decoding: $0, as: UTF8.self)))
    }
    guard !areWords,
      !rows.contains(where: { row in row.dropLast().contains { cell in cell.allSatisfy { $0 == 0x20 } } })
    else { return false }
    let areCoded = rows.allSatisfy { row in
      let sign = own == 0x09 ? nil : row[0].firstIndex(of: 0x09) ?? dash(in: row[0])
      return sign.map { row[0][..<$0].withUnsafeBytes(CodeShape.isCode) } ?? false
    }
    let haveCodes = rows.allSatisfy { $0[0].withUnsafeBytes(CodeShape.isCode) }
    return areCoded || !haveCodes && !lines.contains { line in line.contains { $0 >= 0x30 && $0 <= 0x39 } }
  }

  /// Whether lines are a table of one column, of which those stand in quotes that have a comma, and no other has one: `"Animals >
  /// Cats, big"`.
  private static func areOneColumn(_ lines: [[UInt8]]) -> Bool {
    let comma = UInt8(ascii: ",")
    return lines.count > 1 && lines.contains { isQuoted($0) && $0.contains(comma) }
      && lines.allSatisfy { isQuoted($0) || !$0.contains(comma) && !$0.contains(0x22) && !$0.contains(0x09) }
  }

  /// Whether each line is a way with ` > ` between its names, and commas stand in its last name alone, as in prose: `Animals >
  /// Cats, Dogs`.
  private static func areWaysWithCommas(_ lines: [[UInt8]], _ sign: UInt8) -> Bool {
    sign == UInt8(ascii: ",") && lines.count > 1
      && lines.allSatisfy { line in
        let last = line.indices.dropFirst().dropLast().last {
          line[$0] == UInt8(ascii: ">") && line[$0 - 1] == 0x20 && line[$0 + 1] == 0x20
        }
        guard let last, !line.contains(0x22), let comma = line.firstIndex(of: sign), comma > last else {
          return false
        }
        let name = line[last...]
        return !name.contains { $0 >= 0x30 && $0 <= 0x39 }
          && zip(name, name.dropFirst() + [0]).allSatisfy { $0 != sign || $1 == 0x20 }
      }
  }

  /// Where ` - ` stands in a text.
  private static func dash(in text: ArraySlice<UInt8>) -> Int? {
    text.indices.dropLast(2).first {
      text[$0] == 0x20 && text[$0 + 1] == UInt8(ascii: "-") && text[$0 + 2] == 0x20
    }
  }

  /// Whether a line is one cell in quotes.
  private static func isQuoted(_ line: [UInt8]) -> Bool {
    let quote = UInt8(ascii: "\"")
    return line.count > 2 && line.first == quote && line.last == quote && line.count { $0 == quote } == 2
  }

  /// The separator inside of lines that stand in quotes as a whole; nil where they are names. Names have commas as well.
  private static func separator(ofWrapped lines: [[UInt8]]) -> UInt8? {
    let inside = lines.map { Array($0.dropFirst().dropLast()) }
    guard let found = separator(of: inside), let wanted = width(inside, found),
      found == UInt8(ascii: ",") ? isHeading(inside[0], found) : wanted > 2 || isHeading(inside[0], found)
    else { return nil }
    return found
  }

  private static let separators: [UInt8] = [0x09, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "|")]

  private static func format(_ separator: UInt8) -> TreeFormat {
    switch separator {
    case 0x09: .tsv
    case UInt8(ascii: ";"): .semicolon
    default: .csv
    }
  }

  /// The first lines, without blank lines and comments, and without one that only tells the separator.
  static func lines(_ bytes: UnsafeRawBufferPointer) -> [[UInt8]] {
    var head = bytes.prefix(sample)
    if let told = SeparatorLine(bytes) {
      head = head.dropFirst(told.end)
    } else if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      head = head.dropFirst(3)
    }
    var lines = head.split(maxSplits: mostLines, whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map(Array.init)
    // The last line may be cut off by the sample.
    if lines.count > 1, bytes.count > sample || lines.count > mostLines { lines.removeLast() }
    lines = lines.filter { $0.first != UInt8(ascii: "#") && !$0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    joinQuoted(&lines)
    return lines
  }

  /// Makes one line of quoted cells that go on over lines: those of a heading, and others where all have as many cells then.
  private static func joinQuoted(_ lines: inout [[UInt8]]) {
    guard hasOpenQuote(lines) else { return }
    var (joined, rest) = ([[UInt8]](), lines[...])
    while let first = rest.popFirst() {
      var whole = first
      if isOpen(first) {
        let more = rest.prefix(mostJoined)
        guard let end = more.firstIndex(where: { count(ofQuotesIn: $0) % 2 == 1 }) else { break }
        for line in rest[...end] { whole += [0x20] + line }
        rest = rest[(end + 1)...]
        // The heading alone is certain to be one.
        if joined.isEmpty { lines.replaceSubrange(0..<(lines.count - rest.count), with: [whole]) }
      }
      joined.append(whole)
    }
    guard rest.isEmpty || joined.count > 1, let wanted = joined.first else { return }
    let isTable = separators.contains { sign in
      let cells = count(of: sign, in: wanted)
      return cells > 0 && joined.allSatisfy { count(of: sign, in: $0) == cells }
    }
    if isTable { lines = joined }
  }

  /// Whether a quote that opens a cell is not closed in a line.
  private static func isOpen(_ line: [UInt8]) -> Bool {
    guard count(ofQuotesIn: line) % 2 == 1 else { return false }
    return line.indices.contains { at in
      line[at] == 0x22 && (at == 0 || separators.contains(line[at - 1]))
    }
  }

  private static func count(ofQuotesIn line: [UInt8]) -> Int { line.count { $0 == 0x22 } }

  private static let mostJoined = 40

  /// Whether the lines are an outline: some are indented, and the first is not.
  private static func isOutline(_ lines: [[UInt8]]) -> Bool {
    guard let first = lines.first?.first, first != 0x09, first != 0x20 else { return false }
    // Rows whose first cell is empty begin with a tab, too.
    let tabs = count(of: 0x09, in: lines[0])
    if tabs > 0, lines.allSatisfy({ count(of: 0x09, in: $0) == tabs }) { return false }
    let indented = lines.count { $0.first == 0x20 || $0.first == 0x09 }
    return indented * 4 >= lines.count || Guides.areThere(lines)
  }

  /// Whether lines that begin with blanks are those of a table all the same: each has as many commas or semicolons, and
  /// where it is one, none has it as a sentence has it.
  private static func isIndentedTable(_ lines: [[UInt8]]) -> Bool {
    guard lines.count > 2 else { return false }
    return [UInt8(ascii: ","), UInt8(ascii: ";")].contains { sign in
      let wanted = count(of: sign, in: lines[0])
      return wanted > 0
        && lines.allSatisfy { line in
          count(of: sign, in: line) == wanted && line.first != 0x09
            && (wanted > 1 || isHeading(lines[0], sign)
              || !zip(line, line.dropFirst()).contains { $0 == sign && $1 == 0x20 })
        }
    }
  }

  /// Whether a line has the headings of a table, which no list of names begins with.
  private static func isHeading(
    _ line: [UInt8], _ sign: UInt8, _ fields: FieldChoice = FieldChoice()
  ) -> Bool {
    let cells = line.split(separator: sign, omittingEmptySubsequences: false)
    return AnswerHeading.isHeading(cells.map { String(decoding: $0, as: UTF8.self) }, fields)
  }

  /// Whether each line is a code, blanks and a name, as lists of fixed width are: a comma belongs to the name then.
  static func areCodesInFront(_ lines: [[UInt8]]) -> Bool {
    guard lines.count > 1 else { return false }
    var (wide, letters) = (0, LetterCodes())
    for line in lines {
      guard let blank = line.firstIndex(of: 0x20), blank > 0, blank + 1 < line.count else { return false }
      let isCode = line[..<blank].withUnsafeBytes { bytes in
        letters.add(bytes)
        return CodeShape.isCode(bytes) && letters.areMeant
      }
      guard isCode else { return false }
      if line[blank + 1] == 0x20 { wide += 1 }
    }
    return wide * 2 >= lines.count && letters.areMeant(ofLines: lines.count)
  }

  /// The separator that nearly all lines contain as often as the first; of several, the most frequent.
  static func separator(of lines: [[UInt8]]) -> UInt8? {
    let widths = separators.compactMap { sign in width(lines, sign).map { (sign: sign, width: $0) } }
      .filter { $0.sign != 0x09 || lines[0][0] != 0x09 || areApart(lines) }
    return widths.max { $0.width < $1.width }?.sign
  }

  /// The number of cells per line; nil if the lines differ too much.
  private static func width(_ lines: [[UInt8]], _ sign: UInt8) -> Int? {
    guard let first = lines.first else { return nil }
    let wanted = count(of: sign, in: first)
    guard wanted > 0 else { return nil }
    // A quoted cell may span several lines, and a short row may lack its last cells.
    // Behind the last filled cell of a row many programs write no tabs.
    if sign == 0x09, wanted > 1, lines.allSatisfy({ (1...wanted).contains(count(of: sign, in: $0)) }) {
      return wanted + 1
    }
    let fitting = lines.count { count(of: sign, in: $0) == wanted }
    let isMost =
      fitting * 10 >= lines.count * 8
      || fitting * 2 > lines.count && (hasOpenQuote(lines) || wanted > 1 && isHeading(first, sign))
    return isMost ? wanted + 1 : nil
  }

  /// Whether a comma or semicolon stands in lines as in sentences and in names: with a blank behind it, in sentences that
  /// end with a point, or between a last name and a first name, `Ruiz, Carla`.
  private static func areProse(_ lines: [[UInt8]], _ sign: UInt8) -> Bool {
    guard sign == UInt8(ascii: ",") || sign == UInt8(ascii: ";"), lines.count > 2, !isHeading(lines[0], sign)
    else { return false }
    var (firsts, ended): (Set<ArraySlice<UInt8>>, Int) = ([], 0)
    for line in lines {
      guard !line.contains(0x22), !line.contains(where: { $0 >= 0x30 && $0 <= 0x39 }),
        zip(line, line.dropFirst() + [0]).allSatisfy({ $0 != sign || $1 == 0x20 })
      else { return false }
      if let first = line.split(separator: sign).first { firsts.insert(first) }
      if let last = line.last, ".!?".utf8.contains(last) { ended += 1 }
    }
    let isPair = lines.allSatisfy { count(of: sign, in: $0) == 1 }
    return ended == lines.count || isPair && firsts.count == lines.count
  }

  /// Whether a tab stands between two texts of some line. Tabs in front of texts alone are those of an outline.
  static func areApart(_ lines: [[UInt8]]) -> Bool {
    lines.contains { line in
      let texts = line.drop { $0 == 0x09 || $0 == 0x20 }
      guard let tab = texts.firstIndex(of: 0x09) else { return false }
      return texts[tab...].contains { $0 != 0x09 && $0 != 0x20 }
    }
  }

  private static func hasOpenQuote(_ lines: [[UInt8]]) -> Bool {
    lines.contains { count(ofQuotesIn: $0) % 2 == 1 }
  }

  static func count(of sign: UInt8, in line: [UInt8]) -> Int {
    var isQuoted = false
    var count = 0
    for byte in line {
      if byte == 0x22 { isQuoted.toggle() }
      if byte == sign, !isQuoted { count += 1 }
    }
    return count
  }

  /// Behind the quote that closes a cell; nil where none does.
  private static func quoteEnd(_ line: [UInt8], _ start: Int, _ separator: UInt8) -> Int? {
    var at = start
    while at < line.count {
      guard line[at] == 0x22 else {
        at += 1
        continue
      }
      if at + 1 == line.count || line[at + 1] == separator { return at + 1 }
      guard line[at + 1] == 0x22 else { return nil }
      at += 2
    }
    return nil
  }

  /// Whether every cell that begins with `"` ends with one.
  private static func quotes(_ lines: [[UInt8]], _ separator: UInt8) -> Bool {
    guard separator == 0x09 else { return true }
    for line in lines {
      var at = line.startIndex
      while at < line.endIndex {
        if line[at] == 0x22 {
          // A quoted cell may hold tabs; its last quote stands in front of one.
          guard let end = quoteEnd(line, at + 1, separator) else { return false }
          at = end
        }
        at = line[at...].firstIndex(of: separator).map { $0 + 1 } ?? line.endIndex
      }
    }
    return true
  }
}
