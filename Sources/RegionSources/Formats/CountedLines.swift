/// Names with one number or several in front of each, as `wc`, `du`, `ls -s` and `uniq -c` print them.
///
///       77 AlignedColumns.swift        4.0K  LICENSE
///      179 CSV.swift                    12K  Package.swift
///      256 total
///
/// Numbers in front of names are often their codes. These are not: they are put in a column from the right, have units,
/// repeat, or have their sum below them; and they do not just count the lines.
enum CountedLines {
  private static let mostNumbers = 4

  /// The table of such lines; nil where they are others.
  static func table(_ text: SourceText, _ all: [PrintedLine]) -> Table? {
    func isQuantity(_ line: PrintedLine, _ word: Int) -> Bool {
      PrintedWord.isQuantity(text.source[line.words[word].bytes])
    }
    var lines = all[...]
    // `total 44`, in any language.
    if lines.count > 2, let first = lines.first, first.words.count == 2, !isQuantity(first, 0),
      isQuantity(first, 1)
    {
      lines.removeFirst()
    }
    guard lines.count > 1 else { return nil }
    let counts = lines.map { line in line.words.indices.prefix { isQuantity(line, $0) }.count }
    guard let numbers = zip(lines, counts).map({ min($1, $0.words.count - 1) }).min(), numbers > 0,
      numbers <= mostNumbers, counts.contains(numbers)
    else { return nil }
    guard !lines.contains(where: { hasTab($0.rest(from: numbers), text) }) else { return nil }
    if numbers == 1, areLevels(lines, text) {
      var table = Table(text, width: 2)
      table.header = ["level", "name"]
      for line in lines { table.append([line.slice(0..<1), line.rest(from: 1)], at: UInt32(line.start)) }
      return table
    }
    let hasSum = hasSum(lines, numbers, text)
    guard hasSum || areQuantities(lines, text) else { return nil }
    if hasSum { lines.removeLast() }
    var table = Table(text, width: numbers + 1)
    table.header = (numbers == 3 ? ["lines", "words", "bytes"] : headings(numbers)) + ["name"]
    for line in lines {
      table.append(
        (0..<numbers).map { line.slice($0..<($0 + 1)) } + [line.rest(from: numbers)], at: UInt32(line.start))
    }
    table.told = ToldColumns(name: numbers, mayBePaths: true)
    return table
  }

  /// Whether the numbers in front are the levels of the names: `0 Architecture`, `1 Building`, `2 Alley`, `2 Village`.
  ///
  /// A count is never 0. Levels that begin with 1 must be many, since few counts may rise so by chance; numbers of entries
  /// begin anew in each section, and none stands twice in a row.
  private static func areLevels(_ lines: ArraySlice<PrintedLine>, _ text: SourceText) -> Bool {
    let values = lines.compactMap { line -> Int? in
      guard line.words[0].cells.lowerBound == 0, line.words[0].bytes.count < 3 else { return nil }
      return Int(String(decoding: text.source[line.words[0].bytes], as: UTF8.self))
    }
    guard values.count == lines.count, LevelNumbers.areLevels(values), let deepest = values.max() else {
      return false
    }
    let steps = zip(values, values.dropFirst())
    let areMany = values.count >= fewestLevels && deepest > 2
    return (values[0] == 0 ? deepest > 1 : areMany) && steps.contains { $0 == $1 }
      && steps.contains { $0 > $1 }
  }

  private static let fewestLevels = 12

  private static func hasTab(_ cell: Slice, _ text: SourceText) -> Bool {
    text.bytes(cell) { $0.contains(0x09) }
  }

  private static func headings(_ numbers: Int) -> [String] {
    numbers == 1 ? ["count"] : (1...numbers).map { "count \($0)" }
  }

  /// Whether the numbers in front are put in a column from the right, have units, or repeat, and are not those of the lines.
  private static func areQuantities(_ lines: ArraySlice<PrintedLine>, _ text: SourceText) -> Bool {
    let firsts = lines.map { $0.words[0] }
    let texts = firsts.map { String(decoding: text.source[$0.bytes], as: UTF8.self) }
    let values = texts.compactMap(Int.init)
    if values.count == texts.count, zip(values, values.dropFirst()).allSatisfy({ $0 &+ 1 == $1 }) {
      return false
    }
    // What is counted has no zeros in front: `000 General`, `001 Knowledge`.
    if texts.contains(where: isFilled) { return false }
    let isFromRight =
      Set(firsts.map(\.cells.upperBound)).count == 1 && firsts.contains { $0.cells.lowerBound > 0 }
    let areApart =
      Set(lines.map { $0.words[1].cells.lowerBound }).count == 1
      && lines.contains { $0.words[1].cells.lowerBound > $0.words[0].cells.upperBound + 1 }
    let haveUnits = texts.contains { $0.last.map { !$0.isNumber } ?? false }
    // Codes that stand twice are a flaw; they are long, and all as long.
    let areCodes = texts[0].utf8.count > 3 && Set(texts.map(\.utf8.count)).count == 1
    // Numbers that tell equal names apart, or stand in front of a sign or an indented line, are a part of the names: `1 Main Street`
    // and `2 Main Street`, `2023 > Q1`.
    let names = lines.map { text.string($0.rest(from: 1)) }
    let areOfNames =
      Set(names).count < names.count || Set(firsts.map(\.cells.lowerBound)).count > 1
      || names.contains { ">›»/|".contains($0.first ?? " ") } || begin(names, texts)
    let areRepeated =
      lines.count > 2 && !areCodes && !areOfNames && Set(texts).count * 3 <= texts.count * 2
    return isFromRight || haveUnits && areApart || areRepeated
  }

  /// Whether names are paths, and those behind one number begin with the same step, which is of several words, or stands there
  /// alone: `1 Main St/Apt 1`, `12 Monkeys` above `12 Monkeys/Cast`. Modes and sizes of files stand before single words.
  private static func begin(_ names: [String], _ numbers: [String]) -> Bool {
    let signs = "/>›»|"
    guard names.contains(where: { $0.contains(where: signs.contains) }) else { return false }
    func step(_ name: String) -> String {
      name.prefix { !signs.contains($0) }.split(separator: " ").joined(separator: " ")
    }
    let alone = Set(names.filter { !$0.contains(where: signs.contains) }.map(step))
    var steps: [String: String] = [:]
    return zip(names, numbers).allSatisfy { name, number in
      let step = step(name)
      return (step.contains(" ") || alone.contains(step))
        && steps.updateValue(step, forKey: number).map { $0 == step } ?? true
    }
  }

  /// Whether a whole number has a zero in front: `007`.
  private static func isFilled(_ word: String) -> Bool {
    word.utf8.count > 1 && word.utf8.first == 0x30 && PrintedWord.isNumber(word.utf8)
  }

  /// Whether the last line has the sums of the numbers above it.
  private static func hasSum(_ lines: ArraySlice<PrintedLine>, _ numbers: Int, _ text: SourceText) -> Bool {
    guard lines.count > 2, let last = lines.last, last.words.count == numbers + 1,
      TableFooter.isMeant(text.string(last.rest(from: numbers)), ["0"])
    else { return false }
    func number(_ line: PrintedLine, _ word: Int) -> Int? {
      Int(String(decoding: text.source[line.words[word].bytes], as: UTF8.self))
    }
    return (0..<numbers).allSatisfy { word in
      if number(last, word) == nil { return true }
      let others = lines.dropLast().map { number($0, word) }
      return others.allSatisfy { $0 != nil }
        && others.reduce(0) { $0 &+ ($1 ?? 0) } == number(last, word)
    }
  }
}
