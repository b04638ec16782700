/// Rows whose names say the whole way, word by word, and whose codes begin as those above do:
///
///     4100000000  경기도
///     4111000000  경기도 수원시
///     4111100000  경기도 수원시 장안구
///     4111112900  경기도 수원시 장안구 파장동
///
/// The codes alone do not tell that a ward lies in its city, as the two are as long.
extension TableInterpreter {
  /// The tree of such rows, each with the last word of its name; nil where names or codes are others.
  ///
  /// - Complexity: O(first rows) where these have other names, else O(*n*).
  mutating func fullNames(_ name: Int) -> Interpretation? {
    guard options.fields == FieldChoice(), let code = columns.code, contents[code].isNumbers,
      contents[code].isUnique, table.count > 3, areWhole(name, 0..<min(table.count, 200))
    else { return nil }
    let names = (0..<table.count).map { table.text.string(cell($0, name)) }
    let codes = (0..<table.count).map { Array(table.string($0, code).utf8) }
    var rows: [Substring: [Int]] = [:]
    for (row, name) in names.enumerated() { rows[name[...], default: []].append(row) }
    var (records, deep, found) = (self.rows(name, code), 0, 0)
    for (row, name) in names.enumerated() where name.contains(" ") {
      deep += 1
      guard let (parent, above) = above(row, name, codes, rows) else { continue }
      found += 1
      let whole = table.text.trimmed(records.names[row])
      let cut = UInt32(above.utf8.count + 1)
      records.parents[row] = Int32(parent)
      records.names[row] = table.text.trimmed(Slice(start: whole.start + cut, count: whole.count - cut))
    }
    guard found * 20 >= deep * 19 else { return nil }
    return finished(records, "rows whose names say the way", parent: nil)
  }

  /// The row that the first words of a name are, whose code the own one begins with; nil where there is none.
  private func above(_ row: Int, _ name: String, _ codes: [[UInt8]], _ rows: [Substring: [Int]])
    -> (row: Int, name: Substring)?
  {
    var (above, steps) = (name[...], 0)
    while steps < TableInterpreter.mostWords, let blank = above.lastIndex(of: " ") {
      (above, steps) = (above[..<blank], steps + 1)
      // A place that was renamed may have several rows.
      let parent = rows[above]?.prefix(8).first { other in
        let start = codes[other].reversed().drop { $0 == UInt8(ascii: "0") }.reversed()
        return other != row && !start.isEmpty && codes[row].starts(with: start)
      }
      if let parent { return (parent, above) }
    }
    return nil
  }

  /// How many words are taken off a name; more are a sentence.
  private static let mostWords = 12

  /// Whether nearly each name of several words is that of another row and one word, and these are most.
  private func areWhole(_ name: Int, _ rows: Range<Int>) -> Bool {
    let names = rows.map { table.text.string(cell($0, name)) }
    let known = Set(names.map { $0[...] })
    let deep = names.filter { $0.contains(" ") }
    let found = deep.count { name in name.lastIndex(of: " ").map { known.contains(name[..<$0]) } ?? false }
    return deep.count * 2 > names.count && found * 10 >= deep.count * 9
      && deep.contains { $0.count { $0 == " " } > 1 }
  }
}
