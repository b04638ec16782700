/// Users and groups with their fields between colons, as `/etc/passwd` and `getent` have them.
///
///     daemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin
enum ColonTable {
  /// The table of such lines; nil where they are others.
  static func table(_ text: SourceText, _ lines: [PrintedLine]) -> Table? {
    var table: Table?
    for line in lines {
      guard let cells = cells(line, text), cells.count == table?.width ?? cells.count else { return nil }
      if table == nil { table = Table(text, width: cells.count) }
      table?.append(cells, at: UInt32(line.start))
    }
    guard var table, table.count > 1, let header = headers[table.width] else { return nil }
    table.header = header
    table.told = ToldColumns(name: 0)
    return table
  }

  private static let headers = [
    7: ["name", "password", "uid", "gid", "comment", "home", "shell"],
    4: ["name", "password", "gid", "members"],
  ]

  /// The cells of a line whose third is a number, and whose last is a shell or names.
  private static func cells(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    let parts = text.source[line.start..<line.end].split(separator: 0x3A, omittingEmptySubsequences: false)
    guard parts.count == 7 || parts.count == 4, !parts[0].isEmpty, !parts[0].contains(0x20),
      PrintedWord.isNumber(parts[2]),
      ["x", "*", "!", ""].contains(where: { parts[1].elementsEqual($0.utf8) }),
      parts.count == 4 || PrintedWord.isNumber(parts[3]) && parts[5].first == UInt8(ascii: "/")
    else { return nil }
    return parts.map { Slice(start: UInt32($0.startIndex), count: UInt32($0.count)) }
  }
}
