/// Rows of a database with a line for each of their cells, as `psql -x` and MySQL's `\\G` print them:
///
///     -[ RECORD 1 ]-        *************** 1. row ***************
///     id   | 1                id: 1
///     name | Ann Lee        name: Ann Lee
enum RecordBlocks {
  /// The table of such blocks; nil where the lines are others.
  static func table(_ text: SourceText, _ lines: [PrintedLine]) -> Table? {
    guard let first = lines.first, isHead(first, text) else { return nil }
    var (header, rows): ([String], [[Slice]]) = ([], [])
    for line in lines {
      if isHead(line, text) {
        rows.append([])
        continue
      }
      guard let (name, value) = cell(line, text), !rows.isEmpty else {
        // What goes on in a further line is passed over, and so is the number of rows.
        continue
      }
      if rows.count == 1 { header.append(name) }
      rows[rows.count - 1].append(value)
    }
    guard !header.isEmpty, rows.allSatisfy({ $0.count == header.count }) else { return nil }
    var table = Table(text, width: header.count)
    table.header = header
    for row in rows { table.append(row, at: row.first { !$0.isEmpty }?.start ?? UInt32(first.start)) }
    return table
  }

  private static func isHead(_ line: PrintedLine, _ text: SourceText) -> Bool {
    text.bytes(line.rest(from: 0)) { bytes in
      bytes.starts(with: "-[ RECORD ".utf8)
        || bytes.starts(with: "*****".utf8) && line.words.count == 4
          && text.source[line.words[2].bytes].elementsEqual("row".utf8)
    }
  }

  /// The heading and the text of a line; nil where it has none.
  private static func cell(_ line: PrintedLine, _ text: SourceText) -> (String, Slice)? {
    let whole = line.rest(from: 0)
    let end = text.bytes(whole) { bytes in
      bytes.indices.first { at in
        bytes[at] == UInt8(ascii: "|")
          || bytes[at] == UInt8(ascii: ":") && (at + 1 == bytes.count || bytes[at + 1] == 0x20)
      }
    }
    guard let end, end > 0 else { return nil }
    let name = text.trimmed(Slice(start: whole.start, count: UInt32(end)))
    let value = Slice(start: whole.start + UInt32(end) + 1, count: whole.count - UInt32(end) - 1)
    return (text.string(name), text.trimmed(value))
  }
}
