/// Lines in which the place of the name is known by the words around it: mounted file systems, branches and references
/// beside their hashes, packages, changed files.
enum KnownLines {
  private struct Form: Sendable {
    let header: [String]
    let name: Int
    /// Whether the names may be paths.
    var havePaths = false
    /// The cells of a line in the order of the headings; nil where it is another line.
    let cells: @Sendable (PrintedLine, SourceText) -> [Slice]?
  }

  /// The table of lines that all have one form; nil where they have none.
  static func table(_ text: SourceText, _ all: [PrintedLine]) -> Table? {
    for form in forms {
      // `Listing...`
      let lines = all.count > 1 && isRemark(all[0], text) ? all[1...] : all[...]
      guard lines.count > 0, let first = form.cells(lines[lines.startIndex], text) else { continue }
      var table = Table(text, width: first.count)
      let rest = form.havePaths ? lines.dropLast(lines.reversed().prefix { isSum($0, text) }.count) : lines
      for line in rest {
        guard let cells = form.cells(line, text), !cells[form.name].isEmpty else { break }
        table.append(cells, at: UInt32(line.start))
      }
      guard table.count == rest.count else { continue }
      table.header = form.header
      table.told = ToldColumns(name: form.name, mayBePaths: form.havePaths && !table.hasEmpty(0))
      return table
    }
    return nil
  }

  /// Whether a line has one of the forms.
  static func isForm(_ line: PrintedLine, _ text: SourceText) -> Bool {
    forms.contains { form in form.cells(line, text).map { !$0[form.name].isEmpty } ?? false }
  }

  /// `Total Objects: 2`, `   Total Size: 20.4 KiB`
  private static func isSum(_ line: PrintedLine, _ text: SourceText) -> Bool {
    line.words.count > 2 && isWord(line, 0, "Total", text) && text.source[line.words[1].bytes].last == 0x3A
  }

  private static func isRemark(_ line: PrintedLine, _ text: SourceText) -> Bool {
    line.words.count == 1 && text.bytes(line.rest(from: 0)) { $0.suffix(3).elementsEqual("...".utf8) }
  }

  private static let forms = [
    Form(header: ["source", "type", "options", "target"], name: 3, cells: mounted),
    Form(header: ["source", "type", "options", "dump", "pass", "target"], name: 5, cells: tabulated),
    Form(header: ["commit", "subject", "name"], name: 2, cells: hashedName),
    Form(header: ["commit", "name"], name: 1, cells: reference),
    Form(header: ["suite", "version", "architecture", "state", "name"], name: 4, cells: package),
    Form(header: ["status", "name"], name: 1, cells: changed),
    Form(header: ["url", "use", "name"], name: 2, cells: remote),
    Form(header: ["address", "aliases", "name"], name: 2, cells: host),
    Form(header: ["port", "aliases", "name"], name: 2, cells: service),
    Form(header: ["schedule", "command"], name: 1, cells: job),
    Form(header: ["modified", "size", "name"], name: 2, havePaths: true, cells: stored),
  ]

  /// `tmpfs on /run type tmpfs (rw,nosuid)`
  private static func mounted(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    let words = line.words.indices
    guard let type = words.last(where: { isWord(line, $0, "type", text) }), type + 2 < words.count,
      let on = words.first(where: { isWord(line, $0, "on", text) }), on > 0, on + 1 < type
    else { return nil }
    return [
      line.slice(0..<on), line.slice((type + 1)..<(type + 2)), line.rest(from: type + 2),
      line.slice((on + 1)..<type),
    ]
  }

  /// `/dev/sda1 / ext4 rw,relatime 0 1`, as `/proc/mounts` and `/etc/fstab` have it.
  private static func tabulated(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    guard line.words.count == 6, let target = text.source[line.words[1].bytes].first,
      target == UInt8(ascii: "/") || isWord(line, 1, "none", text) || isWord(line, 1, "swap", text),
      (4...5).allSatisfy({
        line.words[$0].bytes.count == 1 && PrintedWord.isNumber(text.source[line.words[$0].bytes])
      })
    else { return nil }
    return [0, 2, 3, 4, 5, 1].map { line.slice($0..<($0 + 1)) }
  }

  /// `* main 2de373a3 A message`, `/srv/app 2de373a3 [main]`
  private static func hashedName(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    let isMarked = ["*", "+"].contains { isWord(line, 0, $0, text) }
    let name = isMarked ? 1 : 0
    guard line.words.count > name + 1, isHash(line, name + 1, text), !isHash(line, name, text) else {
      return nil
    }
    return [line.slice((name + 1)..<(name + 2)), line.rest(from: name + 2), line.slice(name..<(name + 1))]
  }

  /// `2de373a3… refs/heads/main`, with a word for what it is or without.
  private static func reference(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    let last = line.words.count - 1
    let isKind = ["commit", "tag", "tree", "blob"].contains { isWord(line, 1, $0, text) }
    guard last > 0, isHash(line, 0, text), line.words[0].bytes.count >= 32 else { return nil }
    if last == 2, isKind { return [line.slice(0..<1), line.rest(from: 2)] }
    // Two blanks stand behind the sum of a file, whose name may have some.
    let isSum = line.words[1].bytes.lowerBound - line.words[0].bytes.upperBound == 2
    return last == 1 || isSum ? [line.slice(0..<1), line.rest(from: 1)] : nil
  }

  /// `bash/stable,now 5.2.15 amd64 [installed]`
  private static func package(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    guard line.words.count > 2,
      let slash = text.source[line.words[0].bytes].firstIndex(of: UInt8(ascii: "/")),
      let version = text.source[line.words[1].bytes].first, version >= 0x30, version <= 0x39
    else { return nil }
    let (start, end) = (line.words[0].bytes.lowerBound, line.words[0].bytes.upperBound)
    let state = line.rest(from: 3)
    guard slash > start, state.isEmpty || text.bytes(state, { $0.first == UInt8(ascii: "[") }) else {
      return nil
    }
    return [
      Slice(start: UInt32(slash + 1), count: UInt32(end - slash - 1)), line.slice(1..<2), line.slice(2..<3),
      state, Slice(start: UInt32(start), count: UInt32(slash - start)),
    ]
  }

  /// ` M src/a.c`, `?? new`: two signs for what was changed, as `git status -s` writes them.
  private static func changed(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    let bytes = text.source[line.start..<line.end]
    guard bytes.count > 3, bytes[line.start + 2] == 0x20, bytes[line.start + 3] != 0x20,
      bytes.prefix(2).allSatisfy({ " MADRCTU?!".utf8.contains($0) }),
      bytes.prefix(2).contains(where: { $0 != 0x20 }),
      bytes.prefix(2).allSatisfy({ $0 < 0x41 }) || bytes.prefix(2).contains(0x20)
        || bytes.prefix(2).allSatisfy({ "MADRCTU".utf8.contains($0) })
    else { return nil }
    return [
      text.trimmed(Slice(start: UInt32(line.start), count: 2)),
      Slice(start: UInt32(line.start + 3), count: UInt32(line.end - line.start - 3)),
    ]
  }

  /// `origin  git@example.com:app.git (fetch)`
  private static func remote(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    guard line.words.count == 3, ["(fetch)", "(push)"].contains(where: { isWord(line, 2, $0, text) }) else {
      return nil
    }
    return [1, 2, 0].map { line.slice($0..<($0 + 1)) }
  }

  /// `192.168.1.10 nas nas.local`, as `/etc/hosts` has it.
  private static func host(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    guard (2...6).contains(line.words.count), isAddress(text.source[line.words[0].bytes]),
      line.words.dropFirst().allSatisfy({ !isAddress(text.source[$0.bytes]) })
    else { return nil }
    return [line.slice(0..<1), line.rest(from: 2), line.slice(1..<2)]
  }

  /// Whether bytes are an address of the Internet, of either kind.
  private static func isAddress(_ word: some Collection<UInt8>) -> Bool {
    let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if parts.count == 4 { return parts.allSatisfy { PrintedWord.isNumber($0) && $0.count < 4 } }
    return word.count { $0 == 0x3A } > 1
      && word.allSatisfy { $0 >= 0x30 && $0 <= 0x3A || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66 }
  }

  /// `domain 53/udp`, as `/etc/services` has it.
  private static func service(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    guard line.words.count > 1 else { return nil }
    let parts = text.source[line.words[1].bytes].split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, PrintedWord.isNumber(parts[0]),
      ["tcp", "udp", "sctp", "dccp", "ddp"].contains(where: { parts[1].elementsEqual($0.utf8) })
    else { return nil }
    let comment =
      line.words.firstIndex { text.source[$0.bytes].first == UInt8(ascii: "#") } ?? line.words.count
    return [line.slice(1..<2), line.slice(2..<max(comment, 2)), line.slice(0..<1)]
  }

  /// `0 5 * * 1 tar -zcf …`, `@reboot start`: what is done when, as `crontab -l` prints it.
  private static func job(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    let isNamed = nicknames.contains(text.string(line.slice(0..<1)))
    let count = isNamed ? 1 : 5
    guard line.words.count > count else { return nil }
    let times = line.words.prefix(count).map { text.source[$0.bytes] }
    let areTimes = times.allSatisfy { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || "*,/-".utf8.contains($0) } }
    guard isNamed || areTimes && times.contains(where: { $0.contains(UInt8(ascii: "*")) }) else { return nil }
    return [line.slice(0..<count), line.rest(from: count)]
  }

  private static let nicknames: Set<String> = [
    "@reboot", "@yearly", "@annually", "@monthly", "@weekly", "@daily", "@midnight", "@hourly",
  ]

  /// `2023-05-14 10:22:31 1024 index.html`, `PRE images/`, as `aws s3 ls` prints them.
  private static func stored(_ line: PrintedLine, _ text: SourceText) -> [Slice]? {
    if isWord(line, 0, "PRE", text), line.words.count > 1 { return [.none, .none, line.rest(from: 1)] }
    guard line.words.count > 2, PrintedWord.isDate(text.source[line.words[0].bytes]),
      PrintedWord.isTime(text.source[line.words[1].bytes])
    else { return nil }
    if line.words.count == 3 { return [line.slice(0..<2), .none, line.rest(from: 2)] }
    guard PrintedWord.isQuantity(text.source[line.words[2].bytes]) else { return nil }
    // `10.2 KiB`, `0 Bytes`
    let hasUnit =
      line.words.count > 4 && ["Bytes", "KiB", "MiB", "GiB", "TiB"].contains { isWord(line, 3, $0, text) }
    let name = hasUnit ? 4 : 3
    return [line.slice(0..<2), line.slice(2..<name), line.rest(from: name)]
  }

  private static func isWord(_ line: PrintedLine, _ word: Int, _ other: String, _ text: SourceText) -> Bool {
    line.words.indices.contains(word) && text.source[line.words[word].bytes].elementsEqual(other.utf8)
  }

  /// Whether a word is a hash in hexadecimal digits, with a digit among them.
  private static func isHash(_ line: PrintedLine, _ word: Int, _ text: SourceText) -> Bool {
    let bytes = text.source[line.words[word].bytes]
    return (7...64).contains(bytes.count)
      && bytes.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x66 }
  }
}

extension Table {
  /// Whether some row has nothing in a column: folders have no time.
  fileprivate func hasEmpty(_ column: Int) -> Bool { (0..<count).contains { cell($0, column).isEmpty } }
}
