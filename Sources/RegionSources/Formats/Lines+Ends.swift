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

  /// Drops the sentences in front of a list in which all other lines have a bullet.
  mutating func dropIntroduction() {
    func isItem(_ line: Slice) -> Bool {
      text.bytes(line) { $0.count > 2 && "-*+".utf8.contains($0[0]) && $0[1] == 0x20 }
    }
    guard options.separator == nil, lines.count > 3, !isTree, let first = lines.firstIndex(where: isItem),
      (1...LinesFormat.longestIntroduction).contains(first), lines.count - first > 2,
      indents[...first].allSatisfy({ $0 == 0 }), lines[first...].allSatisfy(isItem),
      lines[..<first].allSatisfy(isSentence)
    else { return }
    lines.removeFirst(first)
    indents.removeFirst(first)
  }

  /// In lines.
  private static let longestIntroduction = 8

  /// Whether a line has three words and a sign behind them, which may stand in emphasis: `*Feel free to ask!*`.
  private func isSentence(_ line: Slice) -> Bool {
    text.string(line).split(separator: " ").count > 2
      && text.bytes(line) { bytes in
        bytes.last { !"*_".utf8.contains($0) }.map { ".:!?".utf8.contains($0) } ?? false
      }
  }

  /// Leaves out what a drawn tree is called: `Control group /:` above `-.slice`, at which nothing is drawn.
  mutating func dropTitle() {
    guard isTree, lines.count > 2, indents[0] == 0, indents[1] == 0, indents[2] > 0,
      text.bytes(lines[0], { $0.last == UInt8(ascii: ":") })
    else { return }
    lines.removeFirst()
    indents.removeFirst()
  }

  /// Leaves out the rules between the parts of a list: `---` among lines with bullets.
  mutating func dropRules() {
    guard options.separator == nil, !isTree, lines.contains(where: isRule), lines.contains(where: hasBullet)
    else { return }
    let kept = lines.indices.filter { !isRule(lines[$0]) }
    (lines, indents) = (kept.map { lines[$0] }, kept.map { indents[$0] })
  }

  private func isRule(_ line: Slice) -> Bool {
    text.bytes(line) { bytes in
      bytes.count > 2 && ["-", "*", "_"].contains { sign in bytes.allSatisfy { $0 == sign.utf8.first } }
    }
  }

  private func hasBullet(_ line: Slice) -> Bool {
    text.bytes(line) { $0.count > 2 && "-*+".utf8.contains($0[0]) && $0[1] == 0x20 }
  }

  /// Takes what is said behind `#` off the ends of lines, where it begins in one column of all: `rake db:create   # Creates it`.
  mutating func cutRemarks() {
    guard options.separator == nil, lines.count > 1, !isTree,
      let first = text.bytes(
        lines[0], { bytes in bytes.indices.first { LinesFormat.isRemark(bytes, at: $0) } })
    else { return }
    let column = first + indents[0]
    let areRemarks = lines.indices.allSatisfy { line in
      text.bytes(lines[line]) { LinesFormat.isRemark($0, at: column - indents[line]) }
    }
    guard areRemarks else { return }
    let areApart = lines.indices.contains { line in
      text.bytes(lines[line]) { $0[max(column - indents[line] - 2, 0)] == 0x20 }
    }
    guard areApart else { return }
    for line in lines.indices {
      lines[line] = text.trimmed(Slice(start: lines[line].start, count: UInt32(column - indents[line])))
    }
  }

  /// Takes off what a person wrote behind the names of a drawn tree of files: `├── src/    # sources`, `├── a.c  <- soon`.
  ///
  /// Two blanks stand in front, or the name of a folder or a file. Where two names of one place would be the same then, the
  /// signs are theirs: `yes  --> Buy`, `yes  --> Wait`.
  mutating func cutTreeRemarks() {
    guard options.separator == nil else { return }
    let places = lines.map { text.bytes($0, LinesFormat.treeRemark) }
    guard places.contains(where: { $0 != nil }) else { return }
    var cut = lines
    for (index, place) in places.enumerated() {
      if let place { cut[index] = text.trimmed(Slice(start: lines[index].start, count: UInt32(place))) }
    }
    // A remark may go on in the next line.
    var (kept, isRemark): ([Int], Bool) = ([], false)
    for index in cut.indices {
      let isRest =
        isRemark
        && text.bytes(cut[index]) { bytes in LinesFormat.remarkSigns.contains { bytes.starts(with: $0) } }
      if isRest { continue }
      kept.append(index)
      isRemark = places[index] != nil
    }
    guard areApart(kept.map { (cut[$0], indents[$0], places[$0] != nil) }) else { return }
    remarks = kept.count { places[$0] != nil }
    (lines, indents) = (kept.map { cut[$0] }, kept.map { indents[$0] })
  }

  /// Whether no line that was cut is the same as another one of its place.
  func areApart(_ lines: [(name: Slice, indent: Int, isCut: Bool)]) -> Bool {
    var way: [(indent: Int, names: [String: Bool])] = []
    for line in lines {
      while let last = way.last, last.indent > line.indent { way.removeLast() }
      if way.last.map({ $0.indent < line.indent }) ?? true { way.append((line.indent, [:])) }
      let other = way[way.count - 1].names.updateValue(line.isCut, forKey: text.string(line.name))
      if let other, other || line.isCut { return false }
    }
    return true
  }

  /// Where a remark begins; nil where there is none.
  ///
  /// - Complexity: O(bytes).
  private static func treeRemark(_ line: UnsafeRawBufferPointer) -> Int? {
    line.indices.first { at in
      guard at > 1, line[at - 1] == 0x20, line[at] > 0x20,
        let sign = remarkSigns.first(where: { line[at...].starts(with: $0) && at + $0.count < line.count })
      else { return false }
      // `Track # 3` is a name.
      if (0x30...0x39).contains(line[at + sign.count]) { return false }
      // An arrow may lead from one name to another.
      let isArrow = sign.contains(UInt8(ascii: ">")) || sign.contains(UInt8(ascii: "<"))
      return !isArrow && line[at - 2] == 0x20 || isOfFile(line, before: at)
    }
  }

  /// Whether what stands in front of a place, and of the blanks there, is the name of a folder or a file: `src/`, `main.c`.
  ///
  /// - Complexity: O(1): names are short, and a line may have signs without end.
  private static func isOfFile(_ line: UnsafeRawBufferPointer, before place: Int) -> Bool {
    guard place <= longestFile else { return false }
    let end = (line[..<place].lastIndex { $0 != 0x20 } ?? 0) + 1
    let name = line[..<end]
    guard !name.contains(0x20) else { return false }
    guard name.last != UInt8(ascii: "/") else { return true }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = name[(dot + 1)...]
    return (1...(dot == 0 ? 20 : 8)).contains(ending.count)
      && ending.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
      && ending.contains { (0x61...0x7A).contains($0) }
  }

  /// In bytes, with the blanks behind it; file systems allow names of 255.
  private static let longestFile = 400

  private static let remarkSigns = ["# ", "// ", "<- ", "<-- ", "← ", "--> ", "⟵ "].map { Array($0.utf8) }

  /// Takes off the sign behind the folders of a drawn tree, as `tree -F` writes it.
  mutating func cutFolderSigns() {
    func hasSign(_ line: Slice) -> Bool {
      text.bytes(line) { bytes in
        bytes.count > 1 && bytes.last == UInt8(ascii: "/") && bytes[0] != UInt8(ascii: "/")
          && !bytes.contains(0x20) && !Bytes.hold("//", in: bytes)
      }
    }
    let areFolders = lines.indices.dropLast().contains { indents[$0 + 1] > indents[$0] && hasSign(lines[$0]) }
    guard options.separator == nil, areFolders else { return }
    for (index, line) in lines.enumerated() where hasSign(line) {
      lines[index] = Slice(start: line.start, count: line.count - 1)
    }
  }

  /// Whether a remark begins at a place, behind a name.
  private static func isRemark(_ line: UnsafeRawBufferPointer, at place: Int) -> Bool {
    place > 1 && place + 1 < line.count && line[place] == UInt8(ascii: "#") && line[place - 1] == 0x20
      && line[place + 1] == 0x20
  }

  /// Drops the line for the root of all paths, which `dpkg -L` prints as `/.`.
  mutating func dropRoot() {
    guard options.separator == nil, lines.count > 1, text.bytes(lines[0], { $0.elementsEqual("/.".utf8) }),
      lines.allSatisfy({ text.bytes($0) { $0.first == UInt8(ascii: "/") } })
    else { return }
    lines.removeFirst()
    indents.removeFirst()
  }

  /// Drops what counts the entries of a drawn tree in another language or by another program, behind a blank line:
  /// `1 répertoire, 2 fichiers`, `directory: 7 file: 4`.
  mutating func dropReport() {
    guard lines.count > 2, let last = lines.last, indents.last == 0, indents[indents.count - 2] > 0 else {
      return
    }
    let before = lines[lines.count - 2]
    let between =
      Int(before.start) + Int(before.count)..<max(Int(last.start), Int(before.start) + Int(before.count))
    guard between.upperBound <= text.source.count,
      text.source[between].count(where: { $0 == 0x0A }) > 1
    else { return }
    let words = text.string(last).split { " ,:".contains($0) }
    let numbers = words.indices.filter { Int(words[$0]) != nil }
    let areTurns = [[0], [0, 2], [1, 3]].contains(numbers) && words.count == numbers.count * 2
    guard areTurns else { return }
    lines.removeLast()
    indents.removeLast()
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
