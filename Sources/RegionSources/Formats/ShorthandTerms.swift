/// The concepts of a code system in FHIR Shorthand; those below another stand behind its code, or farther in:
///
///     CodeSystem: ISCO08
///     * #1 "Managers" "They plan, direct, coordinate."
///       * #11 "Chief executives"
enum ShorthandTerms {
  /// The concepts as rows; nil where the text defines no code system.
  ///
  /// - Parameter lines: The first lines, neither blank nor comments.
  static func table(_ text: SourceText, _ lines: [[UInt8]]) -> Table? {
    guard lines.contains(where: { $0.starts(with: "CodeSystem:".utf8) }) else { return nil }
    var reader = Reader(text: text)
    var start = 0
    while start < text.source.count {
      let end = text.source[start...].firstIndex(of: 0x0A) ?? text.source.count
      reader.read(start..<end)
      start = end + 1
    }
    return reader.rows.isEmpty ? nil : reader.table()
  }

  private struct Reader {
    let text: SourceText
    var rows: [[Slice]] = []
    private var way: [(indent: Int, code: Slice)] = []
    private var isCodeSystem = false

    init(text: SourceText) { self.text = text }

    mutating func read(_ range: Range<Int>) {
      let line = UnsafeRawBufferPointer(rebasing: text.source[range])
      guard let mark = line.firstIndex(where: { $0 != 0x20 }) else { return }
      guard line[mark] == UInt8(ascii: "*") else {
        // Another definition begins.
        if mark == 0, line[0] >= 0x41, line[0] <= 0x5A, let colon = line.firstIndex(of: UInt8(ascii: ":")),
          ["CodeSystem", "ValueSet", "Instance", "Profile", "Extension", "Invariant", "RuleSet"]
            .contains(where: { line[..<colon].elementsEqual($0.utf8) })
        {
          isCodeSystem = line.starts(with: "CodeSystem:".utf8)
        }
        return
      }
      var at = mark + 1
      let codes = codes(line, &at, range.lowerBound)
      guard isCodeSystem, let own = codes.last else { return }
      while let last = way.last, last.indent >= mark { way.removeLast() }
      let parent = codes.count > 1 ? codes[codes.count - 2] : way.last?.code ?? .none
      way.append((mark, own))
      let name = quoted(line, &at, range.lowerBound)
      let definition = quoted(line, &at, range.lowerBound)
      rows.append([own, name ?? own, definition ?? .none, parent])
    }

    /// The codes behind a mark: `#1 #11`, `#"a b"`.
    private func codes(_ line: UnsafeRawBufferPointer, _ at: inout Int, _ offset: Int) -> [Slice] {
      var codes: [Slice] = []
      while true {
        while at < line.count, line[at] == 0x20 { at += 1 }
        guard at + 1 < line.count, line[at] == UInt8(ascii: "#") else { return codes }
        at += 1
        if line[at] == UInt8(ascii: "\"") {
          guard let code = quoted(line, &at, offset) else { return codes }
          codes.append(code)
        } else {
          let start = at
          while at < line.count, !ScriptData.isBlank(line[at]) { at += 1 }
          codes.append(Slice(start: UInt32(offset + start), count: UInt32(at - start)))
        }
      }
    }

    /// The text in quotes at a place; nil where none stands there.
    private func quoted(_ line: UnsafeRawBufferPointer, _ at: inout Int, _ offset: Int) -> Slice? {
      while at < line.count, line[at] == 0x20 { at += 1 }
      guard at < line.count, line[at] == UInt8(ascii: "\"") else { return nil }
      let start = at + 1
      var end = start
      while end < line.count, line[end] != UInt8(ascii: "\"") {
        end += line[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard end < line.count else { return nil }
      at = end + 1
      return end > start ? Slice(start: UInt32(offset + start), count: UInt32(end - start)) : nil
    }

    func table() -> Table {
      let hasParents = rows.contains { !$0[3].isEmpty }
      var table = Table(text, width: hasParents ? 4 : 3)
      table.header = ["code", "name", "definition"] + (hasParents ? ["parent"] : [])
      for row in rows { table.append(hasParents ? row : Array(row.dropLast()), at: row[0].start) }
      return table
    }
  }
}
