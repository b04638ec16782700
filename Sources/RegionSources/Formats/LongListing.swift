/// Files as `ls -l` lists them, one a line, with rights in front and the name behind the time of change; `find -ls`,
/// `tar tvf`, `zipinfo` and others do the same.
///
///     total 88
///     drwxr-xr-x  2 root root 4096 Nov 23 08:21 etc
///     lrwxrwxrwx  1 root root   10 Nov 23 08:23 now -> src
enum LongListing {
  private static let header = ["mode", "links", "owner", "group", "size", "modified", "target", "name"]
  /// How many lines may stand above the files and below them.
  private static let mostOthers = 2

  /// The table of such lines; nil where they are others.
  static func table(_ text: SourceText, _ lines: [PrintedLine]) -> Table? {
    let rows = lines.map { row($0, text) }
    guard let first = rows.firstIndex(where: { $0 != nil }), let last = rows.lastIndex(where: { $0 != nil }),
      first <= mostOthers, rows.count - last - 1 <= mostOthers, rows[first...last].allSatisfy({ $0 != nil }),
      lines[..<first].allSatisfy({ $0.words.count < 12 })
    else { return nil }
    var table = Table(text, width: header.count)
    table.header = header
    for (line, row) in zip(lines, rows) {
      if let row { table.append(row, at: UInt32(line.start)) }
    }
    table.told = ToldColumns(name: header.count - 1, mayBePaths: true)
    return table
  }

  /// The name in a line; nil where it lists no file.
  static func name(_ line: PrintedLine, _ text: SourceText) -> Slice? { row(line, text)?.last }

  /// The cells of a line in the order of the headings; nil where it lists no file.
  private static func row(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    let words = line.words.prefix(16).map { UnsafeRawBufferPointer(rebasing: text.source[$0.bytes]) }
    guard let mode = words.prefix(3).firstIndex(where: isMode),
      words[..<mode].allSatisfy(PrintedWord.isQuantity),
      let dates = dates(words, from: mode + 1), dates.upperBound < line.words.count
    else { return nil }
    let (name, target) = cutTarget(line.rest(from: dates.upperBound), text)
    let middle = Array((mode + 1)..<dates.lowerBound)
    var cells = [Slice](repeating: .none, count: header.count)
    cells[0] = line.slice(mode..<(mode + 1))
    if let size = middle.last { cells[4] = line.slice(size..<(size + 1)) }
    if middle.count == 4 {
      for (column, word) in zip(1...3, middle) { cells[column] = line.slice(word..<(word + 1)) }
    } else if middle.count > 1 {
      cells[2] = line.slice(middle[0]..<(middle[0] + 1))
    }
    (cells[5], cells[6], cells[7]) = (line.slice(dates), target, name)
    return cells
  }

  /// Whether bytes are the kind and the rights of a file: `drwxr-xr-x`, `-rw-r--r--+`.
  private static func isMode(_ word: UnsafeRawBufferPointer) -> Bool {
    guard word.count == 10 || word.count == 11, "-dlbcpsDh?".utf8.contains(word[0]) else { return false }
    return word[1..<10].allSatisfy { "rwxsStTlL-?".utf8.contains($0) }
      && (word.count == 10 || "+.@".utf8.contains(word[10]))
  }

  /// The words of the time of change: a date and a time, or a month and a day, in any order, with a time or a year.
  private static func dates(_ words: [UnsafeRawBufferPointer], from first: Int) -> Range<Int>? {
    dates(words, from: first, isLast: PrintedWord.isTime) ?? dates(words, from: first, isLast: isYear)
  }

  private static func dates(
    _ words: [UnsafeRawBufferPointer], from first: Int, isLast: (UnsafeRawBufferPointer) -> Bool
  ) -> Range<Int>? {
    guard first < words.count else { return nil }
    for index in first..<words.count {
      if PrintedWord.isDate(words[index]) {
        var end = index + 1
        if end < words.count, PrintedWord.isTime(words[end]) { end += 1 }
        if end < words.count, isZone(words[end]) { end += 1 }
        return index..<end
      }
      guard index >= first + 2, isLast(words[index]) else { continue }
      let (one, other) = (words[index - 2], words[index - 1])
      if isDay(other) && !PrintedWord.isNumber(one) || isDay(one) && !PrintedWord.isNumber(other) {
        return (index - 2)..<(index + 1)
      }
    }
    return nil
  }

  private static func isYear(_ word: UnsafeRawBufferPointer) -> Bool {
    word.count == 4 && PrintedWord.isNumber(word) && (word[0] == 0x31 || word[0] == 0x32)
  }

  /// Whether bytes are the difference of a time zone: `+0100`.
  private static func isZone(_ word: UnsafeRawBufferPointer) -> Bool {
    word.count == 5 && (word[0] == 0x2B || word[0] == 0x2D) && PrintedWord.isNumber(word.dropFirst())
  }

  /// Whether bytes are the day of a month: `23`, `23.`, `23日`.
  private static func isDay(_ word: UnsafeRawBufferPointer) -> Bool {
    let digits = word.prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard let day = Int(String(decoding: digits, as: UTF8.self)), (1...31).contains(day) else { return false }
    let rest = word.dropFirst(digits.count)
    return rest.isEmpty || rest.elementsEqual(".".utf8) || rest.elementsEqual("日".utf8)
  }

  /// A name and the target of a link behind it.
  private static func cutTarget(_ name: Slice, _ text: SourceText) -> (name: Slice, target: Slice) {
    let arrow = text.bytes(name) { bytes in
      bytes.indices.dropFirst().first { bytes[$0] == 0x20 && bytes[$0...].starts(with: " -> ".utf8) }
    }
    guard let arrow else { return (name, .none) }
    let end = UInt32(arrow + 4)
    return (
      Slice(start: name.start, count: UInt32(arrow)), Slice(start: name.start + end, count: name.count - end)
    )
  }
}
