import RegionModel

/// The records of a source, and a description of their shape.
struct Interpretation {
  var records: Records
  var understanding: Understanding
}

/// Finds the shape of a structured document and reads its records.
struct DocumentInterpreter {
  let document: Document
  let options: ReadingOptions
  let format: TreeFormat
  let name: String
  private(set) var roles: KeyRoles
  /// Notes on what stands around the tree and is not in it.
  private var passedOver: [String] = []
  /// What the format left out.
  private let notes: [String]
  /// Whether the answer is what stands around a list, without one.
  let isEnvelopeAlone: Bool
  private let pages: FurtherPages?

  init(_ document: Document, _ options: ReadingOptions, format: TreeFormat, name: String) {
    self.format = format == .json && document.isMany ? .jsonl : format
    notes = document.notes
    pages = document.furtherPages
    isEnvelopeAlone = options.isAnswer && document.isEnvelopeAlone
    var document = document.mayBeGraph ? document : document.withoutPages().unwrapped().withIndexedLists()
    if options.isAnswer { document = document.withLeaves() }
    var options = options
    if options.fields.name.isEmpty {
      document = document.withPersonNames()
    } else if let joined = document.withJoinedNames(options.fields.name) {
      (document, options.fields.name) = (joined.document, [joined.key])
    }
    self.document = document
    self.options = options
    self.name = name
    roles = KeyRoles(document, options.fields)
    if options.isAnswer { roles.takeChildCounts(document) }
    if options.fields.code.isEmpty { roles.takeSlugs(document, areUnique: !options.isAnswer) }
  }

  /// The tree, and the text of its names.
  mutating func interpretation() throws(SourceErrors) -> (Interpretation, SourceText) {
    var result = try found()
    result.0.understanding.notes += passedOver + notes
    result.0.understanding.pages = pages
    return result
  }

  private mutating func found() throws(SourceErrors) -> (Interpretation, SourceText) {
    if let refusal { throw SourceErrors(source: name, "an error instead of rows: \(refusal)") }
    if isEmptyAnswer {
      return (
        Interpretation(records: Records(), understanding: Understanding(format: format, shape: "a list")),
        document.text
      )
    }
    if let table = columnTable() ?? topology() ?? parallelColumns() { return try interpretation(of: table) }
    if let graph = try graph() { return graph }
    if let lists = parallelLists() { return (lists, document.text) }
    // Of several values, JSON lines, none is the whole.
    let top = document.values.first.map { Int($0.end) == document.values.count } ?? false ? 0 : nil
    if let lists = modelFixtures(top) ?? referringLists(top) { return lists }
    if let groups = chainedGroups(top) { return (groups, document.text) }
    if let lists = listedNames(top) ?? keyedLists(top) { return lists }
    let (members, parts) = chainable(top)
    if let chains = nameChains(members, parts) ?? namesByGroup(top) { return (chains, document.text) }
    if let dictionary = codeDictionary(top) {
      return (dictionary, document.text)
    }
    if let chains = nameChainsBesideOthers(members, parts) { return (chains, document.text) }
    var (root, isRecord, about) = Wrappers.root(of: document, roles)
    passedOver = about.isEmpty ? [] : ["beside the lists stand \(texts(of: about)); passed over"]
    if !isRecord, about.isEmpty, options.fields == FieldChoice() {
      let texts = textsBesideLists(root)
      if !texts.isEmpty {
        roles.takeAttributes(texts)
        passedOver = ["beside the lists stand \(names(texts).joined(separator: ", ")); passed over"]
      }
    }
    if isRecord, holdsSections(root) {
      isRecord = false
      roles.takeSections()
    }
    if !isRecord, let lists = referringLists(root) ?? listedNames(root) { return lists }
    if let tree = parentList() { return tree }
    if !isRecord, let dictionary = codeDictionary(root, isOpened: true) { return (dictionary, document.text) }
    try checkChoice()
    if options.isAnswer, let table = arrayRows(top) { return try interpretation(of: table) }
    if !isRecord, let table = arrayRows(root) { return try interpretation(of: table) }
    if !isRecord, let ways = waysOfRows(root) { return (ways, document.text) }
    if !isRecord, let table = ancestorLists(root) { return try interpretation(of: table) }
    if !isRecord, let keyed = keyedInterpretation(root) ?? keyedLevels(root) ?? groupedRows(root) {
      return keyed
    }
    if !isRecord, let lists = headedLists(root) { return lists }
    if !isRecord, let groups = groupedNames(root) { return (groups, document.text) }
    if !isRecord, let paths = pathLists(root) { return (paths, document.text) }
    return try rowsOrNodes(root, isRecord)
  }

  /// Rows of one table, or else nodes in nodes.
  private mutating func rowsOrNodes(_ root: Int?, _ isRecord: Bool) throws(SourceErrors) -> (
    Interpretation, SourceText
  ) {
    guard !isRecord else {
      if options.fields == FieldChoice(), !options.isAnswer, let table = root.flatMap(rowsBelow) {
        return try interpretation(of: table)
      }
      return try nodes(root, isRecord: true)
    }
    if let (table, fields) = upwardRows(root) {
      var result = try interpretation(of: table, options.isAnswer ? fields.lowest : fields)
      result.0.understanding.shape = "rows with the places that they lie in inside of each other"
      if let last = result.0.understanding.levels.indices.last { result.0.understanding.levels[last] = "" }
      return result
    }
    if options.fields.children.isEmpty {
      // A person named the levels of rows that stand under their codes.
      if options.fields.name.count > 1, let table = coded(root) {
        var fields = options.fields
        if fields.code.isEmpty { fields.code = ["key"] }
        return try interpretation(of: table, fields)
      }
      if let rows = flatRows(root) {
        let nested = options.isAnswer ? [] : nestedRows(rows)
        let all = !nested.isEmpty && refer(rows + nested) ? rows + nested : rows
        var result = try interpretation(of: table(all))
        if options.findsNamesakes { result.0.understanding.unread = unread(rows, root) }
        noteLists(in: root, result.0.records, &result.0.understanding)
        return result
      }
      if let table = referringRows(root) { return try interpretation(of: table) }
    }
    if options.fields == FieldChoice(), let shared = sharedChildren(root) { return (shared, document.text) }
    return try nodes(root, isRecord: false)
  }

  /// Says that the rows of a flat list hold lists, which may be what is below them.
  private func noteLists(in root: Int?, _ records: Records, _ understanding: inout Understanding) {
    guard !options.isAnswer, options.fields == FieldChoice(), records.parents.allSatisfy({ $0 < 0 }),
      let note = UnreadFields.note(document, root: root, roles)
    else { return }
    understanding.notes.append(note)
    understanding.leftAside.append(note)
  }

  private mutating func nodes(_ root: Int?, isRecord: Bool) throws(SourceErrors) -> (
    Interpretation, SourceText
  ) {
    let result = nested(root, isRecord)
    guard result.records.count > 0 else { throw notUnderstood(root) }
    try checkUse(result)
    return (result, document.text)
  }

  /// - Parameter fields: What is said of the columns; nil for what a person said.
  private func interpretation(
    of table: Table, _ fields: FieldChoice? = nil
  ) throws(SourceErrors) -> (Interpretation, SourceText) {
    var options = options
    if let fields { options.fields = fields }
    var interpreter = TableInterpreter(table, options, format: format, name: name)
    return (try interpreter.interpretation(), interpreter.table.text)
  }

  /// - Throws: Where a field was named that no object has.
  private func checkChoice() throws(SourceErrors) {
    let fields = options.fields
    let names = (fields.name + fields.code + fields.children + fields.parent).filter {
      Int($0) == nil && $0 != FieldChoice.none
    }
    guard !names.isEmpty, document.keys.count > 0 else { return }
    let keys = Set(document.keys.slices.map { FieldNames.normalized(document.text.string($0)) })
    for name in names {
      // A field of an object in a row is said with both keys: `region.name`.
      let parts = name.split(separator: ".").map { FieldNames.normalized(String($0)) }
      guard !keys.contains(FieldNames.normalized(name)), parts.count != 2 || !parts.allSatisfy(keys.contains)
      else { continue }
      let known = document.keys.slices.prefix(12).map(document.text.string).joined(separator: ", ")
      throw SourceErrors(source: self.name, "--fields: there is no field \(name); there are \(known)")
    }
  }

  /// - Throws: Where a field was named that no place has: it stands elsewhere in the document.
  private func checkUse(_ result: Interpretation) throws(SourceErrors) {
    let fields = options.fields
    let isUnused =
      !fields.code.isEmpty && result.records.codes.allSatisfy(\.isEmpty)
      || fields.code.isEmpty && !fields.name.isEmpty && result.understanding.name.isEmpty
    guard isUnused, let name = (fields.code + fields.name).first else { return }
    throw SourceErrors(
      source: self.name,
      "--fields: no place has the field \(name); inspect without --fields shows what they have")
  }

  private func notUnderstood(_ root: Int?) -> SourceErrors {
    let keys = document.keys.slices.prefix(12).map(document.text.string).joined(separator: ", ")
    guard !keys.isEmpty else { return SourceErrors(source: name, "there is nothing to choose from") }
    return SourceErrors(
      source: name,
      "no field could be the name; there are \(keys). Say which: --fields name=…,code=…,children=…")
  }

  private mutating func nested(_ root: Int?, _ isRecord: Bool) -> Interpretation {
    var reader = StructureReader(document, roles)
    reader.read(root, isRootRecord: isRecord)
    if let value = roles.valueKey, reader.used.code.contains(value), !valuesAreCodes(reader) {
      roles.dropValue()
      reader = StructureReader(document, roles)
      reader.read(root, isRootRecord: isRecord)
    } else if let better = withoutValue(reader, root, isRecord) {
      (roles, reader) = better
    }
    if !roles.guessedCodes.isEmpty, !reader.records.hasUniqueCodes(document.text) {
      roles.dropCodes(roles.guessedCodes)
      reader = StructureReader(document, roles)
      reader.read(root, isRootRecord: isRecord)
    }
    var doubled: String?
    for _ in 0..<DocumentInterpreter.mostSharedCodes {
      let postal = postalCodes(reader)
      if !postal.isEmpty, Set(postal) == reader.used.code { doubled = reader.dropDoubledCodes() }
      if doubled != nil { break }
      let shared = postal + sharedCodes(reader)
      guard !shared.isEmpty else { break }
      roles.dropCodes(shared)
      reader = StructureReader(document, roles)
      reader.read(root, isRootRecord: isRecord)
    }
    let used = reader.used
    var understanding = Understanding(
      format: format, shape: used.name.isEmpty ? "nested lists and names" : "nested objects")
    understanding.name = names(used.name)
    understanding.code = names(used.code)
    understanding.children = names(used.children)
    understanding.others = reader.records.fieldNames
    understanding.notes += nameNotes(used.name, fields: reader.records.fieldNames)
    understanding.notes += misspeltNotes(reader)
    if reader.namelessGroups > 0 {
      understanding.notes.append(
        reader.namelessGroups == 1
          ? "1 group has no name; what lies in it stands in its place"
          : "\(reader.namelessGroups) groups have no names; what lies in them stands in their place")
    }
    if options.findsNamesakes {
      let isRead = reader.isRead
      understanding.unread = UnreadFields.all(document, root: root) { isRead[Int($0)] }
    }
    if let doubled { understanding.notes.append(doubled) }
    var records = reader.finished()
    if options.fields.code.isEmpty, !options.isAnswer {
      understanding.notes += [records.dropHeadingZeros(document.text)].compactMap(\.self)
      understanding.notes += records.dropCountedCodes(document.text)
    }
    if used.children.isEmpty, options.fields == FieldChoice(), !options.isAnswer,
      !PostalCodes.areMeant(names(used.code), records.codes, document.text),
      records.nestByCodes(document.text)
    {
      understanding.shape = "rows whose codes lie in each other"
    }
    if used.children.isEmpty { noteLists(in: root, records, &understanding) }
    return Interpretation(records: records, understanding: understanding)
  }
}

extension FieldChoice {
  /// The name and the code of the lowest level alone.
  fileprivate var lowest: FieldChoice {
    var choice = self
    (choice.name, choice.code) = (Array(name.suffix(1)), Array(code.suffix(1)))
    return choice
  }
}
