/// What stands around the names of lines: numbers of pages, remarks, sentences in front.
extension LinesFormat {
  /// Takes dots and the number of the page off the ends of lines: `1.1 Scope ........ 4`.
  mutating func cutLeaders() {
    let cuts = lines.map { line in text.bytes(line, LinesFormat.leader) }
    guard options.separator == nil, lines.count > 2, cuts.count(where: { $0 != nil }) * 5 >= lines.count * 4
    else {
      return
    }
    for (index, cut) in cuts.enumerated() {
      if let cut { lines[index] = text.trimmed(Slice(start: lines[index].start, count: UInt32(cut))) }
    }
  }

  /// Where dots in front of a number at the end of a line begin; nil where there are fewer than four.
  private static func leader(_ line: UnsafeRawBufferPointer) -> Int? {
    var end = line.count
    while end > 0, (0x30...0x39).contains(line[end - 1]) { end -= 1 }
    // Pages in front of the first chapter: `xiii`.
    if end == line.count { while end > 0, "ivxlc".utf8.contains(line[end - 1]) { end -= 1 } }
    guard end < line.count else { return nil }
    while end > 0, line[end - 1] == 0x20 { end -= 1 }
    var (start, dots) = (end, 0)
    while start > 0, line[start - 1] == UInt8(ascii: ".") || line[start - 1] == 0x20 {
      if line[start - 1] == UInt8(ascii: ".") { dots += 1 }
      start -= 1
    }
    return dots > 3 && start > 0 ? start : nil
  }

  /// Drops a sentence in front of a list in which all other lines have a bullet.
  mutating func dropIntroduction() {
    guard options.separator == nil, lines.count > 3, !isTree, indents.first == 0,
      !text.bytes(lines[0], { "-*+".utf8.contains($0[0]) }),
      lines.dropFirst().allSatisfy({
        text.bytes($0) { $0.count > 2 && "-*+".utf8.contains($0[0]) && $0[1] == 0x20 }
      }),
      text.string(lines[0]).split(separator: " ").count > 2,
      text.bytes(lines[0], { ".:".utf8.contains($0[$0.count - 1]) }),
      indents[1] == 0
    else { return }
    lines.removeFirst()
    indents.removeFirst()
  }

  /// Takes what is said behind `#` off the ends of lines, where it begins in one column of all: `rake db:create   # Creates it`.
  mutating func cutRemarks() {
    guard options.separator == nil, lines.count > 1, !isTree else { return }
    let cuts = lines.map { line in
      text.bytes(line) { bytes in
        bytes.indices.dropFirst(2).dropLast(1).first {
          bytes[$0] == UInt8(ascii: "#") && bytes[$0 - 1] == 0x20 && bytes[$0 + 1] == 0x20
        }
      }
    }
    let columns = zip(cuts, indents).map { cut, indent in cut.map { $0 + indent } }
    guard let column = columns[0], columns.allSatisfy({ $0 == column }),
      zip(lines, cuts).contains(where: { line, cut in text.bytes(line) { $0[(cut ?? 1) - 2] == 0x20 } })
    else { return }
    for (index, cut) in cuts.enumerated() {
      lines[index] = text.trimmed(Slice(start: lines[index].start, count: UInt32(cut ?? 0)))
    }
  }

  /// Drops the line for the root of all paths, which `dpkg -L` prints as `/.`.
  mutating func dropRoot() {
    guard options.separator == nil, lines.count > 1, text.bytes(lines[0], { $0.elementsEqual("/.".utf8) }),
      lines.allSatisfy({ text.bytes($0) { $0.first == UInt8(ascii: "/") } })
    else { return }
    lines.removeFirst()
    indents.removeFirst()
  }

  /// Whether a line with a tab in front says that the text is no YAML, and no line has a key with a value: lists of TaskPaper.
  var isIndentedByTabs: Bool {
    let areTabs = lines.contains { line in
      let start = Int(line.start)
      return start > 0 && text.source[start - 1] == 0x09
    }
    return areTabs && lines.allSatisfy { line in !text.string(line).has(": ") }
  }
}
