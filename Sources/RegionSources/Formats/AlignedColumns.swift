/// Tables as programs print them for people: a heading in capitals, and cells aligned below its words.
///
///     NAME          SHORTNAMES   APIVERSION   NAMESPACED
///     bindings                   v1           true
enum AlignedColumns {
  /// Whether the lines are such a table: a heading in capitals, and rows with a blank before each of its columns.
  static func areAligned(_ lines: [[UInt8]]) -> Bool {
    guard let heading = lines.first, lines.count > 1 else { return false }
    let starts = starts(of: heading)
    guard starts.count > 1, heading.allSatisfy({ $0 < 0x61 }), starts.allSatisfy({ heading[$0] >= 0x41 })
    else {
      return false
    }
    let rows = lines.dropFirst()
    let aligned = rows.count { row in
      starts.dropFirst().allSatisfy { $0 >= row.count || row[$0 - 1] == 0x20 }
    }
    return aligned * 10 >= rows.count * 9
  }

  /// The positions where the words of a heading begin.
  private static func starts(of heading: [UInt8]) -> [Int] {
    heading.indices.filter { index in
      heading[index] != 0x20 && (index == 0 || heading[index - 1] == 0x20)
    }
  }

  static func table(_ text: SourceText) -> Table {
    var table = Table(text, width: 0)
    var starts: [Int] = []
    forEachLine(text.source) { start, end in
      let line = UnsafeRawBufferPointer(rebasing: text.source[start..<end])
      guard line.contains(where: { $0 != 0x20 }) else { return }
      if starts.isEmpty {
        starts = self.starts(of: Array(line))
        table = Table(text, width: starts.count)
      }
      let row = starts.indices.map { column -> Slice in
        let lower = min(starts[column], line.count)
        let upper = column + 1 < starts.count ? min(starts[column + 1], line.count) : line.count
        return text.trimmed(Slice(start: UInt32(start + lower), count: UInt32(upper - lower)))
      }
      table.append(row, at: UInt32(start))
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
