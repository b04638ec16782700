import RegionModel

/// Reads a tree from the bytes of a file or of an answer.
///
/// The format is detected unless the options name it; `name` is only for messages. The tree does not refer to the
/// bytes.
///
/// - Throws: `SourceErrors` with lines; if nothing was understood, with what was found and which option helps.
/// - Complexity: O(bytes).
public func readTree(
  _ bytes: UnsafeRawBufferPointer, name: String, options: ReadingOptions = ReadingOptions()
) throws(SourceErrors) -> ReadTree {
  try TreeReading(options, SourceFiles(bytes, name: name)).read()
}

struct TreeReading {
  let options: ReadingOptions
  let files: SourceFiles
  /// Whether the codes that the data have are to be none, since they tell nothing apart.
  private let dropsCodes: Bool
  /// Frees the files' memory as soon as it is not needed.
  let release: () -> Void
  /// The trees of several files, each by itself.
  let wholes = WholeTrees()

  init(_ options: ReadingOptions, _ files: SourceFiles, release: @escaping () -> Void = {}) {
    dropsCodes = options.fields.code == [FieldChoice.none]
    var options = options
    if dropsCodes { options.fields.code = [] }
    self.options = options
    self.files = files
    self.release = release
  }

  func read() throws(SourceErrors) -> ReadTree {
    guard files.bytes.count > 0 else { throw SourceErrors(source: files.name, "the file is empty") }
    guard files.bytes.count <= SourceText.largest / 2 else {
      throw SourceErrors(source: files.name, "larger than 2 GB")
    }
    try EndlessName.check(files.bytes, name: files.name)
    let format = options.format ?? files.all.first?.format ?? TreeFormat.recognized(files.bytes)
    if format == .atlas, files.all.count == 1 { return try compiled() }
    let dump = try dump(format)
    if case .tree(let tree) = dump { return tree }
    var (gathered, understanding) = try gathered(format, dump)
    var maker = TreeMaker(options, files)
    maker.refusesLineEnds = [.json, .jsonl].contains(understanding.format)
    if understanding.levels.isEmpty, options.levels.isEmpty, !options.isAnswer {
      understanding.levels = LevelTexts(gathered.records, gathered.text).names()
    }
    // What the data itself says begins below the steps that stand above it.
    let own =
      understanding.levels.isEmpty ? [] : Array(repeating: "", count: options.depth) + understanding.levels
    // A person who names the first steps alone leaves the others their own names.
    let levels = options.levels + own.dropFirst(options.levels.count)
    understanding.levels = Array(levels.dropFirst(options.depth))
    let block: [UInt8]
    do throws(SourceErrors) { block = try maker.block(gathered, levels: levels) } catch {
      var flaws = error
      understanding.isProgram = files.all.first?.isProgram ?? false
      flaws.understanding = understanding
      flaws.areParentsNowhere = gathered.records.areParentsNowhere
      throw flaws
    }
    note(maker, gathered, &understanding)
    understanding.isProgram = files.all.first?.isProgram ?? false
    do throws(AtlasError) {
      let tree = try RegionTree(built: block)
      return ReadTree(tree: tree, understanding: understanding, block: block).sayingPages()
    } catch {
      throw SourceErrors(source: files.name, error.description)
    }
  }

  /// What the tables of SQL are; nil for another format.
  ///
  /// - Throws: `SourceErrors` where tables are named of what has none.
  private func dump(_ format: TreeFormat) throws(SourceErrors) -> SQLTree.Found? {
    let isSQL =
      options.format == .sql
      || format == .sql && files.all.allSatisfy { TreeFormat.recognized(files.bytes(of: $0)) == .sql }
    if isSQL { return try SQLTree(files, options).found() }
    guard options.tables.isEmpty else {
      throw SourceErrors(source: files.name, SourceErrors.tablesOfNone)
    }
    return nil
  }

  private func gathered(
    _ format: TreeFormat, _ dump: SQLTree.Found?
  ) throws(SourceErrors) -> (Gathered, Understanding) {
    var interpretation: Interpretation
    let text: SourceText
    if case .rows(let rows, let own) = dump {
      (interpretation, text) = (rows, own)
    } else {
      (interpretation, text) = try files.all.count > 1 ? joined() : self.interpretation(format)
    }
    if dropsCodes {
      interpretation.records.codes = Array(repeating: .none, count: interpretation.records.count)
      interpretation.understanding.code = []
    }
    if !options.isAnswer {
      interpretation.understanding.skipped += interpretation.records.leaveOutNameless(text)
    }
    if let opened = options.opened {
      interpretation.records.open(opened, text)
    } else if !options.isAnswer {
      let cut = interpretation.records.cutRepeatedWays(text)
      if cut > 0 {
        interpretation.understanding.notes.append(
          cut == 1
            ? "1 name was cut by its parent's, which stood in it"
            : "\(cut) names were cut by their parents', which stood in them")
      }
    }
    return (Gathered(interpretation.records, text, release: release), interpretation.understanding)
  }

  /// Adds notes and remarks on the data.
  private func note(_ maker: TreeMaker, _ gathered: Gathered, _ understanding: inout Understanding) {
    if maker.trimmedCount > 0 {
      understanding.notes.append(
        maker.trimmedCount == 1
          ? "blanks around 1 name were trimmed"
          : "blanks around \(maker.trimmedCount) names were trimmed")
    }
    if maker.hiddenCount > 0 {
      understanding.notes.append(
        maker.hiddenCount == 1
          ? "invisible signs were left out of 1 name"
          : "invisible signs were left out of \(maker.hiddenCount) names")
    }
    if maker.brokenCount > 0 {
      understanding.notes.append(
        maker.brokenCount == 1
          ? "line ends inside 1 name were made blanks"
          : "line ends inside \(maker.brokenCount) names were made blanks")
    }
    func list(_ constants: [String]) -> String {
      let more = constants.count > TreeReading.mostConstants ? ["…"] : []
      return (constants.prefix(TreeReading.mostConstants) + more).joined(separator: ", ")
    }
    let (unread, several) = (files.all.flatMap(\.unread), files.all.flatMap(\.several))
    if !unread.isEmpty {
      let way = files.all.contains(where: \.isChosen) ? "; --table NAME reads one of them" : ""
      let note = "constants that were not read: \(list(unread))\(way)"
      understanding.notes.append(note)
      if options.tables.isEmpty { understanding.leftAside.append(note) }
    }
    if !several.isEmpty {
      understanding.notes.append(
        "several constants are read as one: \(list(several)); --table NAME reads one of them")
    }
    understanding.skipped += maker.skipped + gathered.records.lost
    guard options.findsNamesakes else { return }
    let namesakes = Namesakes(gathered.records, gathered.text)
    let doubled = gathered.records.doubledCodes
    understanding.remarkCount = namesakes.count + doubled.count
    understanding.remarks = namesakes.first.map { files.flaw(at: $0.place, $0.message) }
    understanding.remarks += doubled.prefix(SourceErrors.limit - namesakes.first.count).map {
      files.flaw(at: $0.place, "the code \($0.code) stands twice below one parent")
    }
  }

  /// The most constants of a script that a note names.
  static let mostConstants = 8

  private func compiled() throws(SourceErrors) -> ReadTree {
    do throws(AtlasError) {
      let tree = try RegionTree(compiled: Array(files.bytes), check: .whole)
      return ReadTree(tree: tree, understanding: Understanding(format: .atlas, shape: "compiled"))
    } catch {
      throw SourceErrors(source: files.name, error.description)
    }
  }

  private func interpretation(_ format: TreeFormat) throws(SourceErrors) -> (Interpretation, SourceText) {
    switch format {
    case .json, .jsonl: return try json(format)
    case .yaml:
      return try structured(
        YAMLFormat.document(files.bytes, name: files.name, progress: options.progress), format)
    case .plist: return try structured(PropertyListFormat.document(files.bytes, name: files.name), format)
    case .xml:
      if options.format == nil, let headings = headingsOfFile(SourceText(files.bytes)) {
        return (headings, SourceText(files.bytes))
      }
      if options.format == nil, !options.isAnswer,
        let page = try WebPage.interpretation(SourceText(files.bytes), name: files.name)
      {
        return page
      }
      if ConceptGraph.mayRead(options),
        let concepts = try ConceptGraph.interpretation(ofXML: files.bytes, name: files.name, options)
      {
        return concepts
      }
      return try structured(XMLFormat.document(files.bytes, name: files.name), format)
    case .binaryPlist:
      return try structured(BinaryPropertyList.document(files.bytes, name: files.name), format)
    default: return try plain(format)
    }
  }

  private func json(_ format: TreeFormat) throws(SourceErrors) -> (Interpretation, SourceText) {
    let document: Document
    do throws(SourceErrors) {
      document = try JSONFormat.document(files.bytes, name: files.name, progress: options.progress)
    } catch {
      guard options.keepsGoing, let lines = JSONFormat.wholeLines(files.bytes) else { throw error }
      var (result, text) = try structured(lines.document, .jsonl)
      result.understanding.skipped += lines.leftOut
      return (result, text)
    }
    return try structured(document, format)
  }

  private func structured(
    _ document: Document, _ format: TreeFormat
  ) throws(SourceErrors) -> (Interpretation, SourceText) {
    if format == .yaml, !options.isAnswer, options.fields == FieldChoice(),
      let hosts = HostGroups.interpretation(of: document)
    {
      return (hosts, document.text)
    }
    if format == .json, let concepts = ConceptGraph.interpretation(of: document, format, options) {
      return concepts
    }
    var interpreter = DocumentInterpreter(document, options, format: format, name: files.name)
    return try interpreter.interpretation()
  }

  private func plain(_ format: TreeFormat) throws(SourceErrors) -> (Interpretation, SourceText) {
    try OtherFormats.check(files.bytes, name: files.name)
    try EncodingCheck.check(files.bytes, name: files.name)
    let text = SourceText(files.bytes)
    let isOpen = options.format == nil && !options.isAnswer
    if options.format == .mesh || SubjectHeadings.areMeant(files.bytes) {
      return (try SubjectHeadings.interpretation(text, name: files.name), text)
    }
    if options.format == .turtle || format == .turtle || isOpen && TurtleReader.isMeant(files.bytes) {
      return try TurtleReader.interpretation(text, name: files.name, options)
    }
    if options.format == .obo || isOpen && OntologyTerms.areMeant(files.bytes) {
      return (try OntologyTerms.interpretation(text, name: files.name), text)
    }
    // In YAML, comments may stand behind the second `---` as well: only a name tells Markdown then.
    let settings = isOpen && files.all.count == 1 ? TextHeadings.settings(text, file: files.name) : 0
    let lines = TextShape.lines(UnsafeRawBufferPointer(rebasing: files.bytes[settings...]))
    if isOpen, options.separator == nil, !isMarkdown(text), let told = try told(text, lines) { return told }
    if isOpen, options.separator == nil, TaxonomyBlocks.areMeant(files.bytes) {
      return try TaxonomyBlocks.interpretation(text, name: files.name)
    }
    if options.format == .ldif || isOpen && DirectoryExchange.isMeant(files.bytes) {
      var interpreter = TableInterpreter(
        DirectoryExchange.table(text), options, format: .ldif, name: files.name)
      return (try interpreter.interpretation(), interpreter.table.text)
    }
    if isOpen, options.separator == nil, let emoji = EmojiList.interpretation(text) { return (emoji, text) }
    if isOpen, options.separator == nil,
      let headings = TextHeadings.interpretation(text) ?? headingsOfFile(text)
        ?? UnderlinedHeadings.interpretation(text)
    {
      return (headings, text)
    }
    if isOpen, options.separator == nil, let table = TrackedFiles.table(text) {
      var interpreter = TableInterpreter(table, options, format: .lines, name: files.name)
      return (try interpreter.interpretation(), interpreter.table.text)
    }
    if isOpen, options.separator == nil, let table = DistinguishedNames.table(text, lines) {
      var interpreter = TableInterpreter(table, options, format: .lines, name: files.name)
      return (try interpreter.interpretation(), interpreter.table.text)
    }
    if isOpen, options.separator == nil,
      let told = AttributeOutline.interpretation(text, lines) ?? ModuleGraph.interpretation(text, lines)
    {
      return (told, text)
    }
    if isOpen, options.separator == nil, settings == 0,
      YAMLLines.areMarked(lines) || YAMLLines.haveLongLists(files.bytes, lines)
    {
      return try structured(
        YAMLFormat.document(files.bytes, name: files.name, progress: options.progress), .yaml)
    }
    if isOpen, options.separator == nil, options.fields == FieldChoice(), options.levels.isEmpty,
      let row = SingleRow.interpretation(text, file: files.name)
    {
      return (row, text)
    }
    if isOpen, options.separator == nil, let terms = try definedTerms(text, lines) { return terms }
    if isOpen, options.separator == nil {
      if let reason = OtherFormats.reason(files.bytes, lines) {
        throw SourceErrors(source: files.name, reason)
      }
      if !TextShape.areCodesInFront(lines), let table = PrintedTable.table(text, lines) {
        var interpreter = TableInterpreter(table, options, format: .columns, name: files.name)
        return (try interpreter.interpretation(), interpreter.table.text)
      }
    }
    let shape = TextShape(
      files.bytes, format: options.format, separator: options.separator, isAnswer: options.isAnswer,
      lines: lines, fields: options.fields)
    if options.isAnswer, isCodesAndNames(text, shape) {
      var interpreter = TableInterpreter(LinesFormat.answer(text), options, format: .tsv, name: files.name)
      return (try interpreter.interpretation(), interpreter.table.text)
    }
    if shape.format == .lines {
      var lines = LinesFormat(text, options, name: files.name, from: settings)
      return try lines.interpretation()
    }
    let table =
      shape.format == .columns
      ? alignedTable(text, lines)
      : CSVFormat.table(text, shape, progress: options.progress)
    var interpreter = TableInterpreter(table, options, format: shape.format, name: files.name)
    return (try interpreter.interpretation(), interpreter.table.text)
  }

  /// Whether the only file is called as those of Markdown are, and has headings.
  private func isMarkdown(_ text: SourceText) -> Bool {
    !options.isAnswer && files.all.count == 1 && TextHeadings.isFile(text, files.name)
  }

  private func headingsOfFile(_ text: SourceText) -> Interpretation? {
    options.isAnswer || files.all.count > 1 ? nil : TextHeadings.interpretation(text, file: files.name)
  }

  /// The codes and names that a script defines for a program of statistics or of health; nil for other texts.
  private func definedTerms(
    _ text: SourceText, _ lines: [[UInt8]]
  ) throws(SourceErrors) -> (Interpretation, SourceText)? {
    let table: Table
    switch StataLabels.found(text, lines) {
    case .sets(let sets): return (sets, text)
    case .program: throw SourceErrors(source: files.name, ProgramText.reason)
    case .table(let labels): table = labels
    case nil:
      guard let terms = ShorthandTerms.table(text, lines) else { return nil }
      table = terms
    }
    var interpreter = TableInterpreter(table, options, format: .lines, name: files.name)
    return (try interpreter.interpretation(), interpreter.table.text)
  }

  /// Whether an answer is lines of a code, a tab and a name, and not a table with a heading.
  private func isCodesAndNames(_ text: SourceText, _ shape: TextShape) -> Bool {
    if shape.format == .lines { return options.format == nil }
    guard shape.format == .tsv else { return false }
    let table = CSVFormat.table(text, shape)
    return options.fields == FieldChoice() && !HeaderRow.isHeader(table, options)
  }

  private func alignedTable(_ text: SourceText, _ lines: [[UInt8]]) -> Table {
    if options.format == .columns, !options.isAnswer, let table = PrintedTable.table(text, lines) {
      return table
    }
    if DrawnTable.isDrawn(lines) { return DrawnTable.table(text, lines) }
    if ProcessList.isThere(lines) { return ProcessList.table(text, lines) }
    if let table = FixedColumns.table(text, lines) { return table }
    var table = AlignedColumns.table(text, lines)
    if AlignedColumns.areAligned(lines) { PrintedNames.tell(&table) }
    return table
  }
}
