import Glibc

/// Which columns of a table tell which others, in a sample of its rows.
///
/// A column tells another where each of its texts stands beside one text of the other alone: a city tells its county.
struct ColumnRelations {
  let table: Table
  let contents: [ColumnContent]
  /// The rows that are examined.
  let rows: [Int]
  /// The number of distinct texts in each column.
  let counts: [Int]
  /// A number for each distinct text of a column, by column and examined row; -1 for an empty cell.
  private let numbers: [[Int]]
  /// The columns that say yes or no alone, or what another column has: `dept_color` beside `dept`.
  private var attributes: Set<Int> = []

  /// The most columns of a table that is examined.
  private static let mostColumns = 40
  /// Examined rows stand in blocks, so that places near each other show where a column repeats.
  private static let blocks = 60
  private static let block = 50

  /// Nil for tables too small, or too wide, to tell anything.
  ///
  /// - Parameter fewest: The fewest columns that can tell it.
  /// - Complexity: O(rows × columns) in a sample of 3,000 rows.
  init?(_ table: Table, _ contents: [ColumnContent], fewest: Int = 3) {
    guard table.width >= fewest, table.width <= ColumnRelations.mostColumns, table.count > 2 else {
      return nil
    }
    self.table = table
    self.contents = contents
    rows = ColumnRelations.rows(table.count)
    var (numbers, counts): ([[Int]], [Int]) = ([], [])
    for column in 0..<table.width {
      var known: [String: Int] = [:]
      numbers.append(
        rows.map { row in
          let text = table.text.string(table.text.trimmed(table.cell(row, column)))
          guard !text.isEmpty else { return -1 }
          let number = known[text] ?? known.count
          known[text] = number
          return number
        })
      counts.append(known.count)
    }
    (self.numbers, self.counts) = (numbers, counts)
    attributes = AttributeHeadings.columns(self)
    for column in 0..<table.width where counts[column] > 0 && table.areDates(column) {
      attributes.insert(column)
    }
  }

  private static func rows(_ count: Int) -> [Int] {
    guard count > blocks * block else { return Array(0..<count) }
    return (0..<blocks).flatMap { number -> Range<Int> in
      let start = number * (count - block) / (blocks - 1)
      return start..<(start + block)
    }
  }

  /// Whether a column is filled nearly everywhere, and by far not with as many texts as there are rows.
  func repeats(_ column: Int) -> Bool {
    let filled = numbers[column].count { $0 >= 0 }
    return filled * 10 >= rows.count * 9 && counts[column] > 1 && counts[column] * 3 <= filled * 2
  }

  /// Whether each examined row has a text of its own in a column.
  func isUnique(_ column: Int) -> Bool { counts[column] == rows.count }

  /// Whether each text of one column stands beside one of the other alone.
  func tells(_ lower: Int, _ upper: Int) -> Bool { misses(numbers[lower], numbers[upper]) == 0 }

  /// Whether two columns tell each other: a place and its code.
  func areOne(_ one: Int, _ other: Int) -> Bool { tells(one, other) && tells(other, one) }

  /// The places of the rows down to a level: a number for each distinct way down the columns; -1 where the last is empty.
  func places(_ columns: [Int]) -> [Int] {
    var places = [Int](repeating: 0, count: rows.count)
    for column in columns { places = pairs(places, numbers[column]) }
    return places
  }

  /// A number for each distinct pair; -1 where the second is missing.
  private func pairs(_ one: [Int], _ other: [Int]) -> [Int] {
    var known: [SIMD2<Int>: Int] = [:]
    return zip(one, other).map { one, other in
      guard other >= 0 else { return -1 }
      let pair = SIMD2(one, other)
      let number = known[pair] ?? known.count
      known[pair] = number
      return number
    }
  }

  /// Whether a column, together with the places above, tells the places of a level; one of twenty may be mistyped.
  func isKey(_ column: Int, below above: [Int], of places: [Int]) -> Bool {
    let keys = pairs(above, numbers[column])
    return misses(keys, places) * 20 <= Set(keys).count && keys.contains { $0 >= 0 }
  }

  /// Whether a column and the places above it are the places of a level: each tells the other, and hardly one is without.
  func isCode(_ column: Int, below above: [Int], of places: [Int]) -> Bool {
    let keys = pairs(above, numbers[column])
    let filled = keys.count { $0 >= 0 }
    return filled * 10 >= rows.count * 9 && misses(keys, places) == 0 && misses(places, keys) == 0
  }

  /// How many of the first numbers stand beside several of the others.
  private func misses(_ lower: [Int], _ upper: [Int]) -> Int {
    var beside = [Int](repeating: -1, count: (lower.max() ?? -1) + 1)
    var misses = 0
    for (own, above) in zip(lower, upper) where own >= 0 && above >= 0 {
      if beside[own] == -1 {
        beside[own] = above
      } else if beside[own] >= 0, beside[own] != above {
        misses += 1
        beside[own] = -2
      }
    }
    return misses
  }

  /// Whether the rows of nearly each text of a column stand together.
  func stands(_ column: Int) -> Bool {
    var (runs, last) = (0, -1)
    for number in numbers[column] where number >= 0 && number != last { (runs, last) = (runs + 1, number) }
    return runs * 20 <= counts[column] * 21
  }

  /// Whether the rows of each place down some columns stand together.
  func standsTogether(_ columns: [Int]) -> Bool {
    var (known, last): (Set<Int>, Int?) = ([], nil)
    for place in places(columns) where place != last {
      guard known.insert(place).inserted else { return false }
      last = place
    }
    return true
  }

  /// Whether a column tells several rows of one place apart, and by far not all of them.
  func divides(_ column: Int, _ above: [Int]) -> Bool {
    let (upper, lower) = (Set(places(above)).count, Set(places(above + [column])).count)
    return lower > upper && lower * 3 <= rows.count * 2
  }

  /// How unlikely it is that the rows of each text stand together, in powers of two.
  func bitsOfRuns(_ column: Int) -> Int {
    let filled = numbers[column].filter { $0 >= 0 }
    var groups = [Int](repeating: 0, count: counts[column])
    for number in filled { groups[number] += 1 }
    func logarithm(ofFactorial number: Int) -> Double { lgamma(Double(number) + 1) * M_LOG2E }
    let ways = groups.reduce(logarithm(ofFactorial: filled.count)) { $0 - logarithm(ofFactorial: $1) }
    return min(Int(ways - logarithm(ofFactorial: counts[column])), 40)
  }

  /// How unlikely it is that a text stood each time again beside the same of another column, in powers of two.
  func bitsOfPairs(_ lower: Int, _ upper: Int) -> Int {
    let again = numbers[lower].count { $0 >= 0 } - counts[lower]
    return min(again * (Int.bitWidth - 1 - counts[upper].leadingZeroBitCount), 40)
  }

  /// Whether a column holds words: texts, or letters that stand for places. Without a heading single letters are signs.
  func isName(_ column: Int) -> Bool {
    contents[column].filled > 0 && !contents[column].isNumbers
      && (!contents[column].isCodes || !contents[column].hasDigits)
      && !(table.header.isEmpty && rows.prefix(100).allSatisfy { table.cell($0, column).count <= 1 })
  }

  /// Whether a column tells how Japanese names are read.
  func isReading(_ column: Int) -> Bool {
    rows.prefix(100).allSatisfy { row in
      table.text.bytes(table.text.trimmed(table.cell(row, column))) { bytes in
        bytes.isEmpty || bytes.starts(with: [0xE3, 0x82]) || bytes.starts(with: [0xE3, 0x83])
          || bytes.starts(with: [0xEF, 0xBD]) || bytes.starts(with: [0xEF, 0xBE])
      }
    }
  }

  /// Whether the code of every row begins with that of its group.
  func isPrefix(_ upper: Int, of lower: Int) -> Bool {
    rows.allSatisfy { row in
      table.string(row, lower).utf8.starts(with: table.string(row, upper).utf8)
    }
  }

  /// Whether the code of every row ends with a part of it that another column has.
  func isSuffix(_ part: Int, of whole: Int) -> Bool {
    rows.allSatisfy { row in
      table.string(row, whole).utf8.reversed().starts(with: table.string(row, part).utf8.reversed())
    }
  }

  /// Whether a column says yes or no alone, or what another column has.
  func isAttribute(_ column: Int) -> Bool { attributes.contains(column) }

  /// Whether a column is what a place has: a currency, a status, yes or no, the colour of the column beside it.
  func isProperty(_ column: Int) -> Bool {
    if attributes.contains(column) { return true }
    return !table.header.isEmpty
      && (PropertyWords.begin(table.header[column]) || PostalWords.areIn(table.header[column]))
  }
}

extension Table {
  /// Whether the first rows that fill a column all have a date in it.
  func areDates(_ column: Int) -> Bool {
    (0..<min(count, 100)).allSatisfy { row in
      let cell = text.trimmed(cell(row, column))
      return cell.isEmpty || text.bytes(cell, TextForm.isDate)
    }
  }
}
