import RegionModel

/// Lines of text: paths, outlines, the output of `tree`, codes with names, or only names.
struct LinesFormat {
  /// The first line of `export --as paths`; each line after it is a code, a tab and a path.
  static let pathsMark = "# codes and paths, separated by a tab and by /"

  private(set) var text: SourceText
  let options: ReadingOptions
  private let name: String
  private let start: Int
  /// The lines that are neither blank nor comments, and the indentation of each.
  var lines: [Slice] = []
  var indents: [Int] = []
  /// Whether lines are drawn between the names.
  private(set) var isTree = false
  /// How many lines of a report belong to none of its trees.
  private var passedOver = 0
  /// How many lines have blanks around their names, which belong to no indent.
  private var trimmed = 0
  /// How many names of a drawn tree had a remark behind them.
  var remarks = 0
  /// What the list is called in a line above it, which is none of it.
  var title: String?

  /// - Parameter start: Where the lines begin, behind settings.
  init(_ text: SourceText, _ options: ReadingOptions, name: String, from start: Int = 0) {
    self.text = text
    self.options = options
    self.name = name
    self.start = start
  }

  mutating func interpretation() throws(SourceErrors) -> (Interpretation, SourceText) {
    if text.source.starts(with: LinesFormat.pathsMark.utf8) { return (exportedPaths(), text) }
    if options.separator == nil, let listing = DirectoryListing.interpretation(text) {
      return (listing, text)
    }
    if options.separator == nil, let processes = ProcessTree.interpretation(text) { return (processes, text) }
    readLines()
    dropCommonBlanks()
    dropRule()
    readHeadings()
    readDots()
    cutLeaders()
    cutRemarks()
    dropRoot()
    dropIntroduction()
    dropColonTitle()
    dropTitle()
    dropRules()
    readMarked()
    readSections()
    cutCurrentMark()
    guard !lines.isEmpty else {
      throw SourceErrors(source: name, "there is nothing but blank lines and comments")
    }
    let codes = codesInFront()
    if let document = try yaml() { return document }
    cutColumns()
    readMarks()
    if !codes.areThere { cutNumbers() }
    if indents.contains(where: { $0 > 0 }), options.separator == nil { return (outline(codes), text) }
    cutBullets()
    var table = Table(text, width: 2)
    for line in lines {
      let (code, rest) = codes.cut(line, text)
      table.append([code, withoutTabs(rest)], at: line.start)
    }
    table.text = text
    table.header = ["code", "name"]
    if let only = soleHeading(codes) {
      table.header[1] = only
      table.removeFirst()
    }
    var options = options
    if options.fields.name.count <= 1 { options.fields = FieldChoice() }
    if options.separator == nil, !codes.areThere, !options.isAnswer {
      options.separator = RareSigns.sign(of: lines.prefix(LinesFormat.mostLines).map(text.string))
    }
    var interpreter = TableInterpreter(
      codes.areThere ? table : table.withoutColumn(0), options, format: .lines, name: name)
    var result = try interpreter.interpretation()
    result.understanding.name = []
    result.understanding.code = codes.areThere ? ["in front"] : []
    result.understanding.levels = []
    noteTitle(&result.understanding)
    noteBlanks(&result.understanding)
    return (result, interpreter.table.text)
  }

  /// What the lines are where they are YAML; nil for others.
  private func yaml() throws(SourceErrors) -> (Interpretation, SourceText)? {
    guard options.format == nil, !isIndentedByTabs, YAMLLines.haveSigns(text.source),
      YAMLLines(lines.map(text.string), indents).areMeant
    else { return nil }
    let document = try YAMLFormat.document(text.source, name: name, progress: options.progress)
    if !options.isAnswer, options.fields == FieldChoice(),
      let hosts = HostGroups.interpretation(of: document)
    {
      return (hosts, document.text)
    }
    var interpreter = DocumentInterpreter(document, options, format: .yaml, name: name)
    return try interpreter.interpretation()
  }

  /// Reads exported paths: every node has a line after its parent's, and the number of names is its depth.
  private mutating func exportedPaths() -> Interpretation {
    let splitter = PathSplitter("/")
    var records = Records()
    var way: [Int] = []
    var names: [Slice] = []
    forEachLine(text.source) { start, end in
      let line = text.source[start..<end]
      // A code may begin with the sign of comments; of those only the first line has no tab.
      guard let tab = line.firstIndex(of: 0x09) else { return }
      splitter.names(Slice(start: UInt32(tab + 1), count: UInt32(end - tab - 1)), &text, into: &names)
      guard let name = names.last else { return }
      if names.count > way.count + 1 {
        records.report(records.count, UInt32(start), "nothing stands above \(text.string(name))")
      }
      way.removeSubrange(min(names.count - 1, way.count)...)
      let code = text.trimmed(Slice(start: UInt32(start), count: UInt32(tab - start)))
      way.append(records.append(name: name, code: code, parent: way.last ?? -1, place: UInt32(start)))
    }
    return Interpretation(
      records: records, understanding: Understanding(format: .lines, shape: "codes and paths"))
  }

  /// The cells between tabs, trimmed; everything after the second tab is one cell.
  private static func cells(_ text: SourceText, _ start: Int, _ end: Int) -> [Slice] {
    var cells: [Slice] = []
    var begin = start
    for index in start..<end where text.source[index] == 0x09 && cells.count < 2 {
      cells.append(Slice(start: UInt32(begin), count: UInt32(index - begin)))
      begin = index + 1
    }
    return (cells + [Slice(start: UInt32(begin), count: UInt32(end - begin))]).map(text.trimmed)
  }

  /// Reads a command's answer: each line is a code, a tab and a name, perhaps with a third column, or just a name.
  static func answer(_ text: SourceText) -> Table {
    var table = Table(text, width: 3)
    forEachLine(text.source) { start, end in
      let cells = LinesFormat.cells(text, start, end)
      guard cells.contains(where: { !$0.isEmpty }) else { return }
      table.append(cells.count == 1 ? [.none] + cells : Array(cells), at: UInt32(start))
    }
    return table
  }

  /// Leaves the drawn tree alone where columns stand beside it below a heading in capitals, as `lsblk` prints them.
  private mutating func cutColumns() {
    guard isTree, let heading = lines.first, indents.first == 0 else { return }
    let words = text.string(heading).split(separator: " ")
    guard words.count > 2, words.allSatisfy({ $0 == $0.uppercased() && $0.first?.isLetter == true }) else {
      return
    }
    lines.removeFirst()
    indents.removeFirst()
    lines = lines.map { line in
      let end = text.bytes(line) { bytes in
        bytes.indices.first { bytes[$0] == 0x20 && $0 + 1 < bytes.count && bytes[$0 + 1] == 0x20 }
      }
      return Slice(start: line.start, count: end.map(UInt32.init) ?? line.count)
    }
  }

  /// Takes the numbers in front of lines that are not indented for their levels, where they are of several kinds.
  private mutating func readMarks() {
    guard !isTree, options.separator == nil, !options.isAnswer, !indents.contains(where: { $0 > 0 }),
      let levels = OutlineMarks(lines.lazy.map(text.string)).levels
    else { return }
    indents = levels
  }

  /// Leaves out the heading above a line of dashes, and the number of rows below, where a database prints one column.
  private mutating func dropRule() {
    guard options.separator == nil, lines.count > 3,
      text.bytes(lines[1], { $0.count > 2 && $0.allSatisfy { $0 == UInt8(ascii: "-") } }),
      let last = lines.last, text.bytes(last, { $0.starts(with: "(".utf8) }),
      ["row)", "rows)"].contains(where: text.string(last).hasSuffix)
    else { return }
    let column = 2..<(lines.count - 1)
    (lines, indents) = (Array(lines[column]), column.map { _ in 0 })
  }

  /// The heading of a list with one column; nil if there is none.
  private func soleHeading(_ codes: CodesInFront) -> String? {
    guard !codes.areThere, lines.count > 1 else { return nil }
    let first = text.string(lines[0])
    let word = FieldNames.normalized(first)
    if ["name", "path", "title", "label", "名称", "地名", "路径"].contains(word) { return first }
    let rest = lines.dropFirst().map(text.string)
    if lines.count > 2, first.contains(" "), isNameOfFile(word),
      let last = first.split(separator: " ").last,
      !rest.contains(where: { $0.hasPrefix(first) || $0.lowercased().hasSuffix(last.lowercased()) })
    {
      return first
    }
    // In small letters, above names that all have capitals: `category` above `Dairy`, `Meat`.
    let isSmall = first.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 == UInt8(ascii: "_") }
    if isSmall, rest.count > 2, HeadingNouns.contain(word) || LevelWords.isKnown(word),
      rest.allSatisfy({ line in
        let own = FieldNames.normalized(line)
        return line.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x80 } ?? false
          && !LevelWords.isKnown(own) && FieldNames.of(.name).rank(own) == nil
      })
    {
      return first
    }
    // Such a word may be the name of a thing; above paths it is none that begins one.
    guard LinesFormat.pathWords.contains(word),
      let sign = PathSign.found(in: rest) ?? RareSigns.sign(of: rest),
      !first.has(sign), !rest.contains(where: { $0 == first || $0.hasPrefix(first + sign) })
    else { return nil }
    return first
  }

  /// Whether a table is called after words, for several of their kind: `Team member` in `team_members.csv`.
  private func isNameOfFile(_ word: String) -> Bool {
    guard let file = name.lowercased().split(separator: "/").last,
      file.hasSuffix(".csv") || file.hasSuffix(".tsv")
    else { return false }
    let stem = FieldNames.normalized(String(file.dropLast(4)))
    return [word + "s", word + "es", String(word.dropLast()) + "ies"].contains(stem)
  }

  /// Words above a list of paths.
  private static let pathWords: Set<String> = [
    "category", "categories", "categorypath", "fullpath", "fullname", "breadcrumb", "breadcrumbs", "taxonomy",
    "location",
    "folder", "file", "directory", "producttype", "googleproductcategory", "hierarchy", "node", "term",
    "topic", "pfad",
    "kategorie", "ruta", "categoria", "categoría", "catégorie", "chemin", "percorso", "caminho", "категория",
    "путь", "раздел",
    "分类", "类目", "类别", "目录", "カテゴリ", "パス", "카테고리", "경로",
  ]

  private mutating func readLines() {
    let source = text.source
    let guides = Guides(TextShape.lines(source))
    var drawn: [Bool] = []
    forEachLine(source) { start, end in
      guard start >= self.start else { return }
      let whole = UnsafeRawBufferPointer(rebasing: source[start..<end])
      guard let mark = guides.row(whole) else { return }
      let line = UnsafeRawBufferPointer(rebasing: whole[mark...])
      let (indent, width, isDrawn) = guides.indent(line)
      isTree = isTree || isDrawn
      let begin = start + mark + width
      let slice = text.trimmed(Slice(start: UInt32(begin), count: UInt32(end - begin)))
      if !slice.isEmpty, slice.count < end - begin { trimmed += 1 }
      guard !slice.isEmpty, width > 0 || line.first != UInt8(ascii: "#"), isDrawn || !isComment(slice) else {
        return
      }
      if isTree, LinesFormat.isReport(text.string(slice)) { return }
      lines.append(isDrawn && guides.haveTargets ? withoutTarget(slice) : slice)
      indents.append(indent)
      if guides.isReport { drawn.append(isDrawn) }
    }
    if guides.isReport { keepTrees(drawn, guides) }
    if isTree {
      dropReport()
      cutBrackets()
      cutTreeRemarks()
      cutFolderSigns()
    }
  }

  /// Whether a line begins, behind its blanks, with `#` and a blank.
  private func isComment(_ line: Slice) -> Bool {
    text.bytes(line) { $0.count > 1 && $0[0] == UInt8(ascii: "#") && ($0[1] == 0x20 || $0[1] == 0x09) }
  }

  /// Takes what `tree` writes in brackets off the names, where all have it: sizes, rights, owners.
  ///
  /// Older ones write nothing in front of the folder where they begin: `.` above `├── [4.0K]  src`.
  private mutating func cutBrackets() {
    func end(_ line: Slice) -> Int? {
      text.bytes(line) { bytes in
        guard bytes.first == UInt8(ascii: "["), let end = bytes.firstIndex(of: UInt8(ascii: "]")),
          end + 3 < bytes.count, bytes[end + 1] == 0x20, bytes[end + 2] == 0x20
        else { return nil }
        return end + 3
      }
    }
    let ends = lines.map(end)
    guard ends.count > 1, zip(ends, indents).allSatisfy({ $0 != nil || $1 == 0 }),
      zip(ends, indents).contains(where: { $0 != nil && $1 > 0 })
    else { return }
    for (index, end) in ends.enumerated() {
      guard let end else { continue }
      lines[index] = Slice(start: lines[index].start + UInt32(end), count: lines[index].count - UInt32(end))
    }
  }

  /// Keeps of a report what belongs to its trees.
  private mutating func keepTrees(_ drawn: [Bool], _ guides: Guides) {
    let kept = guides.kept(lines.map(text.string), drawn: drawn, indents: indents)
    passedOver = lines.count - kept.count
    (lines, indents) = (kept.map { lines[$0] }, kept.map { indents[$0] })
  }

  /// How many lines are examined for rare signs.
  private static let mostLines = 1_000

  /// Takes words that all have `#` in front as names.
  private mutating func readMarked() {
    guard options.separator == nil, !options.isAnswer, !isTree, indents.allSatisfy({ $0 == 0 }) else {
      return
    }
    if lines.isEmpty, let tags = HashLines.tags(in: text) { (lines, indents) = (tags, tags.map { _ in 0 }) }
  }

  /// Takes headings, whose signs say how deep they stand, as an outline: `## B` below `# A`, `** B` below `* A`.
  private mutating func readHeadings() {
    var found: [(line: Slice, depth: Int)] = []
    var isHeadings = options.separator == nil
    for sign in [UInt8(ascii: "#"), UInt8(ascii: "*")] {
      (found, isHeadings) = ([], options.separator == nil)
      forEachLine(text.source) { start, end in
        let line = UnsafeRawBufferPointer(rebasing: text.source[start..<end])
        let depth = line.prefix { $0 == sign }.count
        let name = text.trimmed(Slice(start: UInt32(start + depth), count: UInt32(end - start - depth)))
        guard depth > 0 || !name.isEmpty else { return }
        isHeadings = isHeadings && depth > 0 && line.count > depth && line[depth] == 0x20 && !name.isEmpty
        found.append((name, depth))
      }
      if isHeadings, found.contains(where: { $0.depth > 1 }) {
        (lines, indents) = (found.map(\.line), found.map { $0.depth - 1 })
        return
      }
    }
  }

  /// Takes names in brackets for those of the sections below them.
  private mutating func readSections() {
    guard options.separator == nil, !options.isAnswer, !isTree, indents.allSatisfy({ $0 == 0 }),
      let sections = SectionedLines(lines, text)
    else { return }
    (lines, indents) = (sections.lines, sections.indents)
  }

  /// Takes the bullets off the names of a list, where all have the same.
  private mutating func cutBullets() {
    guard lines.count > 1, !options.isAnswer, let first = ListMarks.bullet(lines[0], text),
      lines.allSatisfy({ ListMarks.bullet($0, text) == first })
    else { return }
    lines = lines.map { ListMarks.plain($0, text) }
  }

  /// Takes dots in front of names as the depth of these: `.. Skull` below `Skeleton`, `.... Jaw` below that.
  private mutating func readDots() {
    guard options.separator == nil, !options.isAnswer, !isTree, indents.allSatisfy({ $0 == 0 }) else {
      return
    }
    let depths = lines.map { line in
      text.bytes(line) { bytes in
        let dots = bytes.prefix { $0 == UInt8(ascii: ".") }.count
        return dots > 0 && dots + 1 < bytes.count && bytes[dots] == 0x20 ? dots : 0
      }
    }
    let step = depths.filter { $0 > 0 }.min() ?? 0
    guard step > 0, depths.first == 0, depths.count(where: { $0 > 0 }) > 1,
      depths.allSatisfy({ $0 % step == 0 }), zip(depths, depths.dropFirst()).allSatisfy({ $1 <= $0 + step })
    else { return }
    indents = depths
    lines = zip(lines, depths).map { line, dots in
      text.trimmed(Slice(start: line.start + UInt32(dots), count: line.count - UInt32(dots)))
    }
  }

  /// A name in the output of `tree` or `git branch`, without the target of a link.
  func withoutTarget(_ name: Slice) -> Slice {
    let text = text.string(name)
    guard let arrow = text.utf8.indices.first(where: { text.utf8[$0...].starts(with: " -> ".utf8) }) else {
      return name
    }
    return Slice(start: name.start, count: UInt32(text.utf8.distance(from: text.startIndex, to: arrow)))
  }

  /// Whether a line is the last line of `tree`, such as `12 directories, 34 files`.
  private static func isReport(_ line: String) -> Bool {
    let words = line.split(separator: " ")
    // With `--du`: `17K used in 1 directory, 2 files`.
    if words.count > 4, words[1] == "used", words[2] == "in" { return words[4].hasPrefix("director") }
    guard words.count == 2 || words.count == 4, Int(words[0]) != nil else { return false }
    return words[1].hasPrefix("director")
  }

  private mutating func outline(_ codes: CodesInFront) -> Interpretation {
    var records = Records()
    var way: [(indent: Int, record: Int)] = []
    let ends = codes.areThere || isTree ? nil : CodesAtEnd(lines, text)
    for (index, line) in lines.enumerated() {
      while let last = way.last, last.indent >= indents[index] { way.removeLast() }
      var (code, name) = codes.cut(line, text)
      if let end = ends?.cut(line, text) { (name, code) = end }
      name = withoutTabs(codes.areOfDevices && !code.isEmpty ? name : ListMarks.plain(name, text))
      if name.isEmpty { (code, name) = (.none, line) }
      let record = records.append(name: name, code: code, parent: way.last?.record ?? -1, place: line.start)
      way.append((indents[index], record))
    }
    var understanding = Understanding(format: .lines, shape: "an indented outline")
    if ends != nil { understanding.code = ["at the end"] }
    noteTitle(&understanding)
    noteBlanks(&understanding)
    if passedOver > 0 {
      understanding.notes.append(
        passedOver == 1
          ? "1 line around the trees was passed over"
          : "\(passedOver) lines around the trees were passed over")
    }
    if remarks > 0 {
      understanding.notes.append(
        remarks == 1 ? "the remark behind 1 name was cut" : "the remarks behind \(remarks) names were cut")
    }
    return Interpretation(records: records, understanding: understanding)
  }

  private func noteBlanks(_ understanding: inout Understanding) {
    guard trimmed > 0 else { return }
    understanding.notes.append(
      trimmed == 1 ? "blanks around 1 name were trimmed" : "blanks around \(trimmed) names were trimmed")
  }

  /// A name with a blank for the tabs inside of it.
  private mutating func withoutTabs(_ name: Slice) -> Slice {
    guard options.separator?.contains("\t") != true, text.bytes(name, { $0.contains(0x09) }) else {
      return name
    }
    return text.make(text.string(name).split(separator: "\t").joined(separator: " "))
  }
}
