/// Processes as `ps` prints them: numbers stand at the right of their columns, and the last column takes the rest of a line.
///
///     USER       PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND
///     root     20898  0.0  0.0  51880 19460 ?        SLl  01:12   6:34 /sbin/init --user
enum ProcessList {
  /// What the last column is called.
  private static let commands: Set<String> = ["COMMAND", "CMD", "COMM", "ARGS", "UCMD", "UCOMM"]

  /// Whether words are the heading of such a list.
  static func isHeading(_ words: [String]) -> Bool {
    words.count > 1 && words.contains("PID") && words.last.map(commands.contains) ?? false
  }

  /// The words of a heading; nil where a line is another.
  private static func heading(_ line: [UInt8]) -> [String]? {
    guard line.allSatisfy({ $0 >= 0x20 && $0 < 0x61 }) else { return nil }
    let words = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    return isHeading(words) ? words : nil
  }

  /// Whether the lines are such a list: each has a word for each column, and a number for the process.
  static func isThere(_ lines: [[UInt8]]) -> Bool {
    guard lines.count > 1, let words = heading(lines[0]), let number = words.firstIndex(of: "PID") else {
      return false
    }
    return lines.dropFirst().allSatisfy { line in
      let cells = line.split(separator: 0x20)
      return cells.count >= words.count && cells[number].allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
  }

  /// - Parameter lines: The first lines of the text, of which the first is the heading.
  static func table(_ text: SourceText, _ lines: [[UInt8]]) -> Table {
    var table = Table(text, width: lines[0].split(separator: 0x20).count)
    forEachLine(text.source) { start, end in
      let line = text.source[start..<end]
      var (cells, at): ([Slice], Int) = ([], start)
      while cells.count < table.width, let first = line[at...].firstIndex(where: { $0 != 0x20 }) {
        let isLast = cells.count + 1 == table.width
        at = isLast ? end : line[first...].firstIndex(of: 0x20) ?? end
        cells.append(text.trimmed(Slice(start: UInt32(first), count: UInt32(at - first))))
      }
      if !cells.isEmpty { table.append(cells, at: UInt32(start)) }
    }
    table.takeHeader()
    return table
  }
}
