/// Rows of cells: from CSV, from the lines of another program, or from flat objects.
struct Table {
  var text: SourceText
  /// The names of the columns, trimmed; empty if there are none.
  var header: [String] = []
  /// All cells, row by row.
  var cells: [Slice] = []
  private(set) var width: Int
  /// The offset of each row in the source.
  var places: [UInt32] = []
  /// The number of rows with more cells than the table is wide.
  private(set) var wideRows = 0
  /// Cells that stood between blanks, where the reader of the cells took those away.
  var trimmedCells = 0
  /// Cells that went on over lines.
  var brokenCells = 0
  /// The offsets of the rows with a quote that nothing closes.
  var openQuotes: [Int] = []
  /// Where the rows begin that such a quote leaves out.
  var tornRows: [Int] = []
  /// Whether the first row stood behind a `#`, as headings do and rows do not.
  var isHeaded = false
  /// What its columns are, where its form tells it.
  var told: ToldColumns?
  /// What stands below it and is none of it, where its reader took that away.
  var passedOver: [String] = []
  /// Whether the rows are objects: an empty cell is a field that an object lacks.
  var isOfObjects = false

  init(_ text: SourceText, width: Int) {
    self.text = text
    self.width = width
  }

  var count: Int { places.count }

  func cell(_ row: Int, _ column: Int) -> Slice { cells[row * width + column] }

  func string(_ row: Int, _ column: Int) -> String { text.string(cell(row, column)) }

  mutating func setCell(_ row: Int, _ column: Int, _ cell: Slice) { cells[row * width + column] = cell }

  /// The column with a heading, as it is written or in another case and with other signs, or else of a number from 1 on.
  func column(_ heading: String) -> Int? {
    header.firstIndex(of: heading)
      ?? header.firstIndex { FieldNames.normalized($0) == FieldNames.normalized(heading) }
      ?? ColumnNumber.of(heading).flatMap { $0 >= 1 && $0 <= width ? $0 - 1 : nil }
  }

  /// The texts of a row, trimmed; none if there is no such row.
  func rowTexts(_ row: Int, _ text: SourceText) -> [String] {
    row < count ? (0..<width).map { text.string(text.trimmed(cell(row, $0))) } : []
  }

  /// The last row with as many cells as the table is wide; -1 for none.
  private var lastFull = -1
  /// How many such rows there are.
  private var fullRows = 0

  /// Adds a row; missing cells are empty, and extra ones are dropped.
  mutating func append(_ row: [Slice], at place: UInt32) {
    places.append(place)
    if row.count == width {
      cells.append(contentsOf: row)
      (lastFull, fullRows) = (places.count - 1, fullRows + 1)
      return
    }
    cells.append(contentsOf: row.prefix(width))
    if row.count < width { cells.append(contentsOf: repeatElement(.none, count: width - row.count)) }
    if row.count > width { wideRows += 1 }
  }

  /// The table with headings that lack what all of them begin with: `rl_city, rl_district` are `city, district`.
  func withPlainHeadings() -> Table {
    guard header.count > 2, let first = header.first, let sign = first.firstIndex(of: "_") else {
      return self
    }
    let prefix = first[...sign]
    let letters = prefix.dropLast()
    guard (1...6).contains(letters.utf8.count), letters.allSatisfy({ $0.isASCII && $0.isLetter }),
      header.allSatisfy({ $0.hasPrefix(prefix) && $0.utf8.count > prefix.utf8.count })
    else { return self }
    var plain = self
    plain.header = header.map { String($0.dropFirst(prefix.count)) }
    return plain
  }

  /// Makes room for rows.
  mutating func reserve(_ count: Int) {
    places.reserveCapacity(count)
    cells.reserveCapacity(count * width)
  }

  /// How many blanks stand in front of a cell's text, whether in quotes or not.
  func indent(ofRow row: Int, _ column: Int) -> Int {
    let cell = cell(row, column)
    let inside = Int(text.trimmed(cell).start) - Int(cell.start)
    guard text.isInSource(cell.start), !cell.isEmpty else { return max(inside, 0) }
    var (start, blanks) = (Int(cell.start), max(inside, 0))
    if start > 0, text.source[start - 1] == UInt8(ascii: "\"") { start -= 1 }
    while start > 0, text.source[start - 1] == 0x20 { (start, blanks) = (start - 1, blanks + 1) }
    return blanks
  }

  /// Leaves out rows that stand above the header: what the table is called, in one cell, or what groups of columns are.
  mutating func dropTitles(_ choice: FieldChoice) {
    guard width > 1, count > 2 else { return }
    var titles = 0
    let areWays = (0..<min(count, 60)).count(where: opensWay) > 2
    while titles < min(count - 1, 6), filled(titles) < 2, !(areWays && opensWay(titles)) { titles += 1 }
    if areWays, opensWay(titles) {
      if titles == 1, string(0, 0).contains("_") { removeFirst() }
      return
    }
    if titles > 0, filled(titles) < 2 { return }
    var rest = self
    for _ in 0..<titles { rest.removeFirst() }
    rest.dropGroups(choice)
    if rest.count < count, HeaderRow.isHeader(rest, choice) { self = rest }
  }

  /// Whether a row is one name alone, and the next goes on from it: `council`, then `council;mayor`. It is no title, and a word
  /// of a program above it is the heading of both.
  private func opensWay(_ row: Int) -> Bool {
    guard row + 1 < count, filled(row) == 1, filled(row + 1) > 1, !string(row, 0).isEmpty else {
      return false
    }
    return string(row, 0) == string(row + 1, 0)
  }

  /// Leaves out a row that says what several columns are, above the one that says what each is.
  private mutating func dropGroups(_ choice: FieldChoice) {
    guard width > 2, count > 3, filled(0) < filled(1), filled(1) * 3 > width * 2,
      !HeaderRow.isHeader(self, choice)
    else { return }
    let isOpen = text.trimmed(cell(0, 0)).isEmpty
    var rest = self
    rest.removeFirst()
    if isOpen || HeaderRow.hasSeveralWords(rest), HeaderRow.isHeader(rest, choice) { self = rest }
  }

  /// How many cells of a row are filled.
  private func filled(_ row: Int) -> Int {
    (0..<width).count { !text.trimmed(cell(row, $0)).isEmpty }
  }

  /// Leaves out the rows below the table that are none of it, and answers with their texts: a source, a note, a sum.
  mutating func dropFooters() -> [String] {
    guard width > 1, count > 3 else { return [] }
    let isEven = lastFull >= 0 && fullRows * 10 >= (lastFull + 1) * 9
    // Where all columns are levels, a text alone in the first one is a place.
    let areLevels =
      !header.isEmpty
      && (NumberedHeadings.areLevels(header)
        || header.allSatisfy { LevelWords.isKnown(FieldNames.normalized($0)) })
    var footers: [String] = []
    while footers.count < min(5, count - 2) {
      let row = count - 1
      let texts = (0..<width).map { string(row, $0) }.filter { !$0.isEmpty }
      guard let first = texts.first else { break }
      let isPlace = areLevels && !string(row, 0).isEmpty && first.split(separator: " ").count < 5
      let isShort = texts.count == 1 && isEven && row > lastFull && count <= lastFull + 6 && !isPlace
      guard isShort || TableFooter.isMeant(first, texts.dropFirst()) || isSumWithoutName(row) else { break }
      footers.insert(first, at: 0)
      cells.removeLast(width)
      places.removeLast()
    }
    return footers
  }

  /// Whether the last row has a word for a sum in the first column, above which numbers stand, and nothing in the second, which
  /// is filled above: `Total,,376` below `2.0,Data,24`.
  private func isSumWithoutName(_ row: Int) -> Bool {
    guard row > 2, width > 2, TableFooter.isSumAlone(string(row, 0)), text.trimmed(cell(row, 1)).isEmpty
    else {
      return false
    }
    return (max(row - 20, 1)..<row).allSatisfy { other in
      !text.trimmed(cell(other, 1)).isEmpty
        && text.bytes(text.trimmed(cell(other, 0))) { $0.contains { $0 >= 0x30 && $0 <= 0x39 } }
    }
  }

  /// Takes the first row as the names of the columns.
  mutating func takeHeader() {
    guard count > 0 else { return }
    header = (0..<width).map { text.string(text.trimmed(cell(0, $0))) }
    isHeaded = false
    removeFirst()
  }
}

/// The contents of a column, from a sample of the rows.
struct ColumnContent {
  private(set) var filled = 0
  private(set) var codes = 0
  private(set) var numbers = 0
  private(set) var distinct = 0
  /// The shortest and the longest cell, in bytes.
  private var lengths = Int.max...Int.max
  /// The length of all filled cells, in bytes.
  private var length = 0
  private var hasBlanks = false
  /// Whether some number begins with a zero, as codes do and sizes do not.
  private(set) var hasPadding = false
  /// Whether some cell has a digit.
  private(set) var hasDigits = false
  /// The number of cells with each separator of paths.
  private(set) var signs: [Int] = Array(repeating: 0, count: PathSigns.all.count)
  private(set) var total = 0
  /// Whether the cells are the numbers of the rows: each is one more than the one before.
  private(set) var isNumbersInOrder = false
  /// The number of cells that begin as paths of files do: `/`, `./`.
  private var paths = 0

  /// How many rows are examined.
  static let sample = 3_000

  init(_ table: Table, _ column: Int) {
    var seen: Set<String> = []
    total = min(table.count, ColumnContent.sample)
    for row in 0..<total {
      let cell = table.text.trimmed(table.cell(row, column))
      guard !cell.isEmpty else { continue }
      filled += 1
      length += Int(cell.count)
      table.text.bytes(cell) { bytes in
        if CodeShape.isCode(bytes) && !TextForm.isDate(bytes) || CodeShape.arePairs(bytes) { codes += 1 }
        if ColumnContent.isNumber(bytes) { numbers += 1 }
        lengths =
          filled == 1
          ? bytes.count...bytes.count
          : min(lengths.lowerBound, bytes.count)...max(lengths.upperBound, bytes.count)
        hasBlanks = hasBlanks || bytes.contains(0x20)
        if bytes[0] == 0x2F || bytes[0] == 0x2E && bytes.count > 1 && bytes[1] == 0x2F { paths += 1 }
        hasDigits = hasDigits || bytes.contains { $0 >= 0x30 && $0 <= 0x39 }
        hasPadding = hasPadding || bytes.count > 1 && bytes[0] == 0x30 && bytes[1] >= 0x30 && bytes[1] <= 0x39
        for (index, sign) in PathSigns.all.enumerated() where sign.stands(in: bytes) { signs[index] += 1 }
      }
      if seen.count < ColumnContent.sample { seen.insert(table.text.string(cell)) }
    }
    distinct = seen.count
    isNumbersInOrder = isNumbers && isUnique && ColumnContent.countsRows(table, column, total)
  }

  private static func countsRows(_ table: Table, _ column: Int, _ total: Int) -> Bool {
    let numbers = (0..<min(total, 100)).map { Int(table.string($0, column)) }
    return numbers.count > 1
      && zip(numbers, numbers.dropFirst()).allSatisfy { one, next in
        one.map { $0 &+ 1 } == next && next != nil
      }
  }

  /// Whether most cells are paths of files.
  var isPaths: Bool { paths * 2 > filled }
  var isCodes: Bool { filled > 0 && codes == filled }
  /// Whether hardly a cell is something else than a code, or most are and all are as long: `AAA`, `VQ@`, `inu`.
  var areNearlyCodes: Bool {
    isUnique && !hasBlanks && lengths.upperBound <= ColumnContent.longestCode
      && (codes * 20 >= filled * 19 || lengths.lowerBound == lengths.upperBound && codes * 4 >= filled * 3)
  }
  private static let longestCode = 24
  /// Whether most cells are something else than codes.
  var areTexts: Bool { filled > 0 && codes * 2 < filled }
  /// The mean length of the filled cells, in bytes.
  var meanLength: Double { filled > 0 ? Double(length) / Double(filled) : 0 }
  /// Whether the cells are shorter than those of another column, all in all.
  func areShorter(than other: ColumnContent) -> Bool { length * other.filled < other.length * filled }
  /// Whether all cells are numbers; signs alone, such as the `.` of a folder, are names.
  var isNumbers: Bool { filled > 0 && numbers == filled && hasDigits }
  /// Whether hardly a cell is something else.
  var isMostlyNumbers: Bool { filled > 0 && numbers * 10 >= filled * 8 && hasDigits }
  var isUnique: Bool { filled > 0 && distinct == filled }

  private static func isNumber(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B || $0 == 0x2C }
      || isAmount(bytes)
  }

  /// Whether a text is a number beside the sign of a currency or of hundredths: `$4,250.00`, `1 200,50 €`, `-3.1 %`.
  static func isAmount(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count > 1, bytes.count < 32, bytes[0] < 0x41 || bytes[0] >= 0x80 else { return false }
    var rest = bytes[...]
    if bytes[0] == UInt8(ascii: "-") { rest.removeFirst() }
    guard let sign = signs.first(where: { rest.starts(with: $0) || rest.suffix($0.count).elementsEqual($0) })
    else {
      return false
    }
    if rest.starts(with: sign) { rest.removeFirst(sign.count) } else { rest.removeLast(sign.count) }
    return rest.contains { $0 >= 0x30 && $0 <= 0x39 }
      && rest.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || ".,-+ '".utf8.contains($0) }
  }

  private static let signs = ["$", "€", "£", "¥", "₹", "₽", "₩", "￥", "%", "元"].map { Array($0.utf8) }
}

/// The separators of paths.
struct PathSigns {
  let text: String
  private let bytes: [UInt8]

  private init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// In the order in which they are tried.
  static let all = [
    " > ", ">", "/", " / ", "›", "»", " :: ", "::", "\\", "|", " → ", "→", " => ", "=>", ":", ".",
  ].map(PathSigns.init)

  func stands(in text: UnsafeRawBufferPointer) -> Bool {
    guard text.count > bytes.count, let first = bytes.first else { return false }
    for start in 0...(text.count - bytes.count) where text[start] == first {
      if text[start..<(start + bytes.count)].elementsEqual(bytes) { return true }
    }
    return false
  }
}

extension Table {
  /// Removes the first row.
  mutating func removeFirst() {
    guard count > 0 else { return }
    cells.removeFirst(width)
    places.removeFirst()
  }

  /// The table with the rows of another one behind its own, and with the columns of both.
  func joined(_ other: Table) -> Table {
    let header = header + other.header.filter { !self.header.contains($0) }
    var joined = Table(text, width: header.count)
    joined.header = header
    joined.told = told
    for table in [self, other] {
      let columns = header.map(table.header.firstIndex(of:))
      for row in 0..<table.count {
        joined.append(columns.map { $0.map { table.cell(row, $0) } ?? .none }, at: table.places[row])
      }
    }
    return joined
  }

  /// The table without one of its columns.
  func withoutColumn(_ column: Int) -> Table {
    var table = Table(text, width: width - 1)
    table.header = header.enumerated().filter { $0.offset != column }.map(\.element)
    table.cells = cells.enumerated().filter { $0.offset % width != column }.map(\.element)
    table.places = places
    return table
  }
}
