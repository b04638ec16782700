/// The labels that a script of Stata gives to the codes of its variables:
///
///     label define isco 1 "Managers"
///     label define isco 11 "Chief executives", add
///
/// Several sets of labels are a level above their codes.
struct StataLabels {
  enum Found {
    /// One set, whose codes may lie in each other.
    case table(Table)
    /// Several sets, each above its codes.
    case sets(Interpretation)
    /// Labels among commands that do more.
    case program
  }

  private var text: SourceText
  private var rows: [(set: Int, code: Slice, name: Slice, place: Int)] = []
  private var sets: [[UInt8]] = []
  private var setNames: [Slice] = []
  private var others = 0

  /// What a text is; nil where none of its first lines defines labels.
  ///
  /// - Parameter lines: The first lines, neither blank nor comments.
  static func found(_ text: SourceText, _ lines: [[UInt8]]) -> Found? {
    guard lines.contains(where: { line in line.withUnsafeBytes { definition($0) != nil } }) else {
      return nil
    }
    var labels = StataLabels(text: text)
    var (start, end) = (0, 0)
    let source = text.source
    while start < source.count {
      end = source[start...].firstIndex(of: 0x0A) ?? source.count
      labels.read(start..<end)
      start = end + 1
    }
    guard labels.rows.count > 1, labels.others * 2 <= labels.rows.count else { return .program }
    return Set(labels.rows.map(\.set)).count > 1 ? .sets(labels.interpretation()) : .table(labels.table())
  }

  private init(text: SourceText) { self.text = text }

  /// Where the name of a set begins behind the words that define labels; nil in other lines.
  private static func definition(_ line: UnsafeRawBufferPointer) -> Int? {
    var at = behindWord(line, 0, prefixes) ?? 0
    guard let next = behindWord(line, at, ["label", "lab", "la"]) else { return nil }
    at = next
    return behindWord(line, at, ["define", "defin", "defi", "def", "de"])
  }

  private static let prefixes = ["capture", "cap", "quietly", "qui"]

  /// Behind one of some words and the blanks after it; nil where none stands at a place.
  private static func behindWord(_ line: UnsafeRawBufferPointer, _ start: Int, _ words: [String]) -> Int? {
    var at = start
    while at < line.count, ScriptData.isBlank(line[at]) { at += 1 }
    var end = at
    while end < line.count, ScriptData.isWord(line[end]) { end += 1 }
    guard end < line.count, ScriptData.isBlank(line[end]),
      words.contains(where: { line[at..<end].elementsEqual($0.utf8) })
    else { return nil }
    while end < line.count, ScriptData.isBlank(line[end]) { end += 1 }
    return end
  }

  private mutating func read(_ range: Range<Int>) {
    let line = UnsafeRawBufferPointer(rebasing: text.source[range])
    guard let first = line.first(where: { !ScriptData.isBlank($0) }), !"*/\"0123456789".utf8.contains(first)
    else {
      // A definition may go on over lines: `/// ` ends all but the last.
      if !sets.isEmpty { takePairs(line, range.lowerBound, 0) }
      return
    }
    guard let start = StataLabels.definition(line) else {
      let begin = StataLabels.behindWord(line, 0, StataLabels.prefixes) ?? 0
      if StataLabels.behindWord(line, begin, ["label", "lab", "la"]) == nil { others += 1 }
      return
    }
    var end = start
    while end < line.count, !ScriptData.isBlank(line[end]) { end += 1 }
    let name = Array(line[start..<end])
    if sets.last != name {
      sets.append(name)
      setNames.append(Slice(start: UInt32(range.lowerBound + start), count: UInt32(end - start)))
    }
    takePairs(line, range.lowerBound, end)
  }

  /// Takes codes with a text in quotes behind each, up to the first sign of something else.
  private mutating func takePairs(_ line: UnsafeRawBufferPointer, _ offset: Int, _ start: Int) {
    var at = start
    while true {
      while at < line.count, ScriptData.isBlank(line[at]) { at += 1 }
      let code = at
      while at < line.count, line[at] >= 0x30 && line[at] <= 0x39 || line[at] == UInt8(ascii: "-") { at += 1 }
      let codeEnd = at
      while at < line.count, ScriptData.isBlank(line[at]) { at += 1 }
      guard codeEnd > code, at < line.count, line[at] == UInt8(ascii: "\""),
        let close = line[(at + 1)...].firstIndex(of: UInt8(ascii: "\""))
      else { return }
      if close > at + 1 {
        rows.append(
          (
            sets.count - 1, Slice(start: UInt32(offset + code), count: UInt32(codeEnd - code)),
            Slice(start: UInt32(offset + at + 1), count: UInt32(close - at - 1)), offset + code
          ))
      }
      at = close + 1
    }
  }

  private func table() -> Table {
    var table = Table(text, width: 2)
    table.header = ["code", "name"]
    for row in rows { table.append([row.code, row.name], at: UInt32(row.place)) }
    return table
  }

  private func interpretation() -> Interpretation {
    var records = Records()
    var parents = [Int](repeating: -1, count: sets.count)
    for row in rows {
      if parents[row.set] < 0 {
        let name = setNames[row.set]
        parents[row.set] = records.append(name: name, code: .none, parent: -1, place: name.start)
      }
      _ = records.append(name: row.name, code: row.code, parent: parents[row.set], place: UInt32(row.place))
    }
    return Interpretation(
      records: records, understanding: Understanding(format: .lines, shape: "codes with their labels"))
  }
}
