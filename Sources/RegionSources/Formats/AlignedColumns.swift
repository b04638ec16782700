/// Tables as programs print them for people: a heading in capitals, and cells aligned below its words.
///
///     NAME          SHORTNAMES   APIVERSION   NAMESPACED
///     bindings                   v1           true
enum AlignedColumns {
  /// Whether the lines are such a table: a heading in capitals, and rows with a blank before each of its columns.
  static func areAligned(_ lines: [[UInt8]]) -> Bool { columns(lines) != nil }

  /// The positions where the columns begin, in characters; nil where the lines are no such table.
  ///
  /// Words of a heading are columns of their own, or one with a blank in its name: `CONTAINER ID`.
  private static func columns(_ lines: [[UInt8]]) -> [Int]? {
    guard let heading = lines.first, lines.count > 1, heading.allSatisfy({ $0 < 0x61 }) else { return nil }
    // What follows a character's first byte takes no column.
    let rows = lines.dropFirst().map { row in row.filter { $0 & 0xC0 != 0x80 } }
    return [1, 2].lazy.map { starts(of: heading, gap: $0) }.first { starts in
      guard starts.count > 1, starts.allSatisfy({ heading[$0] >= 0x41 }) else { return false }
      let aligned = rows.count { row in
        starts.dropFirst().allSatisfy { $0 >= row.count || row[$0 - 1] == 0x20 }
      }
      return aligned * 10 >= rows.count * 9
    }
  }

  /// The positions in a heading behind so many blanks.
  private static func starts(of heading: [UInt8], gap: Int) -> [Int] {
    heading.indices.filter { index in
      heading[index] != 0x20
        && (index == 0 || index >= gap && heading[(index - gap)..<index].allSatisfy { $0 == 0x20 })
    }
  }

  /// The cells of a line below the positions where columns begin.
  static func cells(_ line: UnsafeRawBufferPointer, _ offset: Int, _ starts: [Int]) -> [Slice] {
    var (character, next) = (0, 0)
    var bounds: [Int] = []
    for (index, byte) in line.enumerated() where byte & 0xC0 != 0x80 {
      if next < starts.count, character == starts[next] {
        bounds.append(index)
        next += 1
      }
      character += 1
    }
    while bounds.count <= starts.count { bounds.append(line.count) }
    return zip(bounds, bounds.dropFirst()).map {
      Slice(start: UInt32(offset + $0), count: UInt32($1 - $0))
    }
  }

  /// - Parameter lines: The first lines of the text, from which the columns are told.
  static func table(_ text: SourceText, _ lines: [[UInt8]]) -> Table {
    let words = lines.first.map { self.starts(of: $0, gap: 1) } ?? []
    let starts = columns(lines) ?? (words.isEmpty ? [0] : words)
    var table = Table(text, width: starts.count)
    forEachLine(text.source) { start, end in
      let line = UnsafeRawBufferPointer(rebasing: text.source[start..<end])
      guard line.contains(where: { $0 != 0x20 }) else { return }
      table.append(cells(line, start, starts).map(text.trimmed), at: UInt32(start))
    }
    table.takeHeader()
    return table
  }
}

/// Calls `body` with the start and the end of every line, without its line end.
///
/// A line ends with a newline, a carriage return, or both; a leading byte-order mark is skipped.
func forEachLine(_ source: UnsafeRawBufferPointer, _ body: (_ start: Int, _ end: Int) -> Void) {
  var start = source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  while start < source.count {
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    body(start, end)
    start = end + 1
    if start < source.count, source[end] == 0x0D, source[start] == 0x0A { start += 1 }
  }
}
