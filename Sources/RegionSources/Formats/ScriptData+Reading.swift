/// The JSON of a script: which of its literals are read, and under which names.
extension ScriptData {
  /// What was made of a script.
  struct Conversion {
    var json: [UInt8]
    /// The constants that are not in it, some with their lines: `WEIGHTS`, `kHalls (line 13)`.
    var unread: [String] = []
    /// Those that are in it, where they are several.
    var several: [String] = []
    /// Whether those that are not in it have nothing to do with the one that is.
    var isChosen = false
    /// Those that are in it, each by itself.
    var parts: [Part] = []
    /// Whether the text is a program, and no JSON with comments or without quotes.
    var isProgram = true
    /// The names of all constants of the text.
    var names: [String] = []
  }

  /// A constant of a script.
  struct Part {
    let name: String
    /// Where it begins in the text.
    let start: Int
    let json: [UInt8]
  }

  /// The JSON in a script; nil where the text does not begin as a script that exports data does, and where it is JSON.
  static func json(of bytes: UnsafeRawBufferPointer) -> [UInt8]? { conversion(of: bytes)?.json }

  /// The same, with what is not in it.
  static func conversion(of bytes: UnsafeRawBufferPointer) -> Conversion? {
    ScriptParsed.written(bytes).map { $0.withUnsafeBytes(conversionOfWritten) } ?? conversionOfWritten(bytes)
  }

  private static func conversionOfWritten(_ bytes: UnsafeRawBufferPointer) -> Conversion? {
    if let pushed = PushedRecords.list(bytes) {
      return pushed.text.withUnsafeBytes { list(at: pushed.start, of: $0) }
    }
    if let json = LinkedSelects.json(of: bytes) { return Conversion(json: json) }
    guard let start = contentStart(bytes) else {
      return RecordCalls.json(of: bytes).map { Conversion(json: $0) }
    }
    if let isOnly = RubyLists.isOnly(in: bytes, from: start.at) {
      // Of several none is meant more than the others.
      return isOnly ? list(at: start.at, of: bytes) : Conversion(json: Array(bytes))
    }
    if let whole = ScriptFragment.wrapped(bytes, at: start.at) {
      var found = whole.withUnsafeBytes(conversionOfWritten) ?? Conversion(json: whole)
      found.isProgram = false
      return found
    }
    if isBracket(bytes[start.at]) {
      guard !OtherFormats.beginsSection(bytes, start.at), opensLiteral(bytes, start.at),
        !TreeFormat.beginsTemplate(bytes, start.at),
        start.hasComment || isLoose(bytes, from: start.at)
      else {
        return nil
      }
      var data = ScriptData(bytes, at: start.at, nil)
      data.output = bytes[..<start.at].filter { $0 == 0x0A }
      data.convertAll()
      return Conversion(json: data.output, isProgram: PHPText.isMeant(bytes))
    }
    guard ScriptStatements.mayBegin(bytes, at: start.at) else {
      return (RecordCalls.json(of: bytes) ?? embedded(bytes, from: start.at)).map { Conversion(json: $0) }
    }
    if let calls = RecordCalls.json(of: bytes) { return Conversion(json: calls) }
    let statements = ScriptStatements(bytes, at: start.at)
    let data = statements.data
    // An object that begins with a function does something with data.
    if let first = data.first, beginsWithFunction(bytes, first.range.lowerBound) {
      return embedded(bytes, from: first.range.lowerBound + 1, share: 10).map { Conversion(json: $0) }
    }
    // A page's numbers say what is chosen: `data: { value: [2, 21, 212] }` beside what a function fetches.
    if !data.isEmpty, data.allSatisfy({ !bytes[$0.range].contains(where: isLetter) }),
      let json = embedded(bytes, from: data.map(\.range.upperBound).max() ?? start.at)
    {
      return Conversion(json: json)
    }
    return listed(statements, bytes) ?? conversion(of: statements, bytes)
      ?? embedded(bytes, from: start.at).map { Conversion(json: $0) }
  }

  /// The JSON of the list that begins at a place.
  private static func list(at start: Int, of bytes: UnsafeRawBufferPointer) -> Conversion {
    var data = ScriptData(bytes, at: start, nil)
    data.output = bytes[..<start].filter { $0 == 0x0A }
    if bytes[start] == UInt8(ascii: "%") { _ = data.takeWordList() } else { data.convert() }
    return Conversion(json: data.output)
  }

  /// The JSON of one constant of a script; nil where the text declares none.
  ///
  /// - Returns: The names of all without JSON where none has this name.
  static func conversion(
    of bytes: UnsafeRawBufferPointer, constant: String
  ) -> (found: Conversion?, names: [String])? {
    guard let start = programStart(bytes) else { return nil }
    var statements = ScriptStatements(bytes, at: start)
    func named(_ name: String) -> ScriptStatements.Literal? {
      statements.literals.last {
        !$0.name.isEmpty && [name, "$" + name].contains(statements.string($0.name))
      }
    }
    let names = statements.literals.filter { !$0.name.isEmpty }.map { statements.title($0.name) }
    if named(constant) == nil { statements = .everywhere(in: bytes, from: start) }
    guard let literal = named(constant) else {
      let others = statements.literals.map { statements.title($0.name) }.filter { !names.contains($0) }
      return names.isEmpty && others.isEmpty ? nil : (nil, names + others)
    }
    var data = ScriptData(bytes, at: literal.range.lowerBound, statements)
    data.output = bytes[..<literal.range.lowerBound].filter { $0 == 0x0A }
    data.convert()
    return (Conversion(json: data.output), [])
  }

  /// Where a text begins with a statement of a script, or calls something with a function that goes on over lines:
  /// `$(document).ready(function () {`; nil for other texts.
  static func programStart(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = contentStart(bytes)?.at, !isBracket(bytes[start]) else { return nil }
    if ScriptStatements.mayBegin(bytes, at: start) { return start }
    let line = bytes[start...].prefix { $0 != 0x0A }.prefix(ScriptStatements.longestType)
    guard line.last(where: { !isBlank($0) }) == UInt8(ascii: "{"), line.contains(UInt8(ascii: "(")) else {
      return RubyLists.areProgram(bytes) ? start : nil
    }
    let text = String(decoding: line, as: UTF8.self)
    return text.has("function") || text.has("=>") ? start : nil
  }

  /// The constants of a program that are written out, wherever they stand; none for a text that does nothing but declare.
  static func constants(of bytes: UnsafeRawBufferPointer) -> [Part] {
    guard let start = programStart(bytes) else { return [] }
    let plain = ScriptStatements(bytes, at: start)
    guard !plain.isPlain || plain.code > 0 else { return [] }
    let statements = ScriptStatements.everywhere(in: bytes, from: start)
    return statements.literals.compactMap { literal in
      guard !statements.isEmpty(literal) else { return nil }
      var data = ScriptData(bytes, at: literal.range.lowerBound, statements)
      data.convert()
      guard data.unread == nil else { return nil }
      return Part(name: statements.title(literal.name), start: literal.range.lowerBound, json: data.output)
    }
  }

  /// Where a script that declares lists or objects begins to do more; nil where it declares none, and where it does no more.
  static func firstCode(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = contentStart(bytes), ScriptStatements.mayBegin(bytes, at: start.at) else { return nil }
    let statements = ScriptStatements(bytes, at: start.at)
    return statements.literals.isEmpty ? nil : statements.firstCode
  }

  /// Whether the first member of an object is a function: `{ up(db) { … } }`, `{ up: async (db) => { … } }`.
  private static func beginsWithFunction(_ bytes: UnsafeRawBufferPointer, _ open: Int) -> Bool {
    guard bytes[open] == UInt8(ascii: "{") else { return false }
    var scanner = ScriptStatements(bytes, scanningAt: open + 1)
    guard scanner.skipBlanks(), ScriptOpening(bytes, at: scanner.at) == nil else { return false }
    var word = scanner.string(scanner.word())
    if word == "async", scanner.skipBlanks() { word = scanner.string(scanner.word()) }
    guard !word.isEmpty, scanner.skipBlanks() else { return false }
    if bytes[scanner.at] == UInt8(ascii: "(") { return true }
    guard bytes[scanner.at] == UInt8(ascii: ":") else { return false }
    scanner.at += 1
    return scanner.skipBlanks() && ScriptData(bytes, at: scanner.at, nil).isFunction
  }

  // MARK: Literals

  /// The JSON of records that are declared one by one, where most of the text are such: `const City a = City(id: 1);`
  private static func listed(_ statements: ScriptStatements, _ bytes: UnsafeRawBufferPointer) -> Conversion? {
    guard let first = statements.records.first, statements.records.count > 2 else { return nil }
    let all = statements.records.filter { bytes[$0.type].elementsEqual(bytes[first.type]) }
    guard all.count > 2, all.count > statements.literals.count * 2 else { return nil }
    var (output, end) = ([UInt8(ascii: "[")], 0)
    for record in all {
      guard record.start >= end else { return nil }
      if end > 0 { output.append(UInt8(ascii: ",")) }
      output += bytes[end..<record.start].lazy.filter { $0 == 0x0A }
      var data = ScriptData(bytes, at: record.start, statements)
      data.convert()
      output += data.output
      end = data.at
    }
    return Conversion(json: output + [UInt8(ascii: "]")])
  }

  /// The JSON of a script's literals: of one alone, or an object with several under their names.
  private static func conversion(
    of statements: ScriptStatements, _ bytes: UnsafeRawBufferPointer
  ) -> Conversion? {
    let literals = withoutSettings(statements.data, statements)
    guard !literals.isEmpty, statements.areData(literals) else { return nil }
    let converted = literals.map { literal in
      var data = ScriptData(bytes, at: literal.range.lowerBound, statements)
      data.convert()
      return data
    }
    let left = leftOut(literals, converted.map(\.unread))
    var unread = statements.unread(beside: literals)
    for number in left.sorted().prefix(TreeReading.mostConstants) {
      let line = converted[number].unread.map { " (line \(Bytes.line(of: $0, in: bytes)))" } ?? ""
      unread.append(statements.title(literals[number].name) + line)
    }
    let kept = literals.indices.filter { !left.contains($0) }
    let constants =
      statements.literals.lazy.filter { !$0.name.isEmpty && !$0.isReturned }
      .prefix(TreeReading.mostConstants).map { statements.title($0.name) } as [String]
    for spread in kept.lazy.flatMap({ converted[$0].spreads }).prefix(TreeReading.mostConstants) {
      let name = String(decoding: bytes[spread...].prefix { $0 == 0x2E || isWord($0) }, as: UTF8.self)
      unread.append("\(name) (line \(Bytes.line(of: spread, in: bytes)))")
    }
    let (names, areSeveral) = (statements.names(of: kept.map { literals[$0] }), kept.count > 1)
    var (output, end): ([UInt8], Int) = ([], 0)
    if areSeveral { output.append(UInt8(ascii: "{")) }
    for (number, name) in zip(kept, names) {
      output += bytes[end..<literals[number].range.lowerBound].lazy.filter { $0 == 0x0A }
      if areSeveral {
        if number != kept.first { output.append(UInt8(ascii: ",")) }
        output +=
          [UInt8(ascii: "\"")] + statements.title(name).utf8 + [UInt8(ascii: "\""), UInt8(ascii: ":")]
      }
      output += converted[number].output
      end = literals[number].range.upperBound
    }
    if areSeveral { output.append(UInt8(ascii: "}")) }
    guard areSeveral else {
      return Conversion(json: output, unread: unread, names: constants)
    }
    let parts = zip(kept, names).map { number, name in
      Part(
        name: statements.title(name), start: literals[number].range.lowerBound,
        json: converted[number].output)
    }
    return Conversion(
      json: output, unread: unread, several: parts.map(\.name), parts: parts,
      names: constants)
  }

  /// The numbers of the literals that are left out, where they are no data and most of the others are.
  ///
  /// Where all of them stand in classes and some of the rest in none, all of classes are left out: a migration has its
  /// operations below the constant that it writes.
  ///
  /// - Parameter unread: Where each literal has what is no data.
  private static func leftOut(_ literals: [ScriptStatements.Literal], _ unread: [Int?]) -> Set<Int> {
    let broken = literals.indices.filter { unread[$0] != nil }
    let ofClasses = literals.indices.filter { literals[$0].owner != nil }
    if !broken.isEmpty, ofClasses.count < literals.count, broken.allSatisfy({ literals[$0].owner != nil }) {
      return Set(ofClasses)
    }
    func size(_ numbers: some Sequence<Int>) -> Int { numbers.reduce(0) { $0 + literals[$1].range.count } }
    return size(broken) * 2 < size(literals.indices) ? Set(broken) : []
  }

  /// The literals without the objects of settings beside lists, as the pages of zTree have them: `var setting = { … }`.
  private static func withoutSettings(
    _ literals: [ScriptStatements.Literal], _ statements: ScriptStatements
  ) -> [ScriptStatements.Literal] {
    let bytes = statements.bytes
    let rest = literals.filter { literal in
      bytes[literal.range.lowerBound] != UInt8(ascii: "{")
        || !["setting", "settings", "option", "options", "config"].contains(
          statements.string(literal.name).lowercased())
    }
    let areLists = !rest.isEmpty && rest.allSatisfy { bytes[$0.range.lowerBound] == UInt8(ascii: "[") }
    return areLists ? rest : literals
  }

  // MARK: A list somewhere in a program

  /// The JSON of the only list or object that a program is there for, wherever it stands: in a function, a class or a call.
  /// Nil where none begins near the beginning, or where it is less than two fifths of the text.
  ///
  /// - Parameter share: How many times the list the text may be, in halves.
  /// - Complexity: O(1) in a text without such a beginning, else O(*n*).
  private static func embedded(
    _ bytes: UnsafeRawBufferPointer, from start: Int, share: Int = 5
  ) -> [UInt8]? {
    var scanner = ScriptStatements(bytes, scanningAt: start)
    let end = min(bytes.count, start + longestProgram)
    let isPHP = PHPText.isMeant(bytes)
    while scanner.at < end {
      let begins =
        isBracket(bytes[scanner.at]) && beginsData(bytes, scanner.at)
        || isPHP && PHPText.beginsRows(bytes, scanner.at) && isValue(bytes, scanner.at)
      guard begins else {
        scanner.advance()
        continue
      }
      let open = scanner.at
      if let list = scanner.arrayStart { scanner.at = list }
      scanner.skipGroup()
      guard (scanner.at - open) * share >= bytes.count * 2 else { continue }
      var data = ScriptData(bytes, at: open, nil)
      data.output = bytes[..<open].filter { $0 == 0x0A }
      data.convert()
      return data.output
    }
    return nil
  }

  /// The most of a program in front of its list, in bytes.
  private static let longestProgram = 16_384

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  /// Whether a bracket behind `=`, `(` or `return` opens a list of lists or objects, or an object with keys.
  private static func beginsData(_ bytes: UnsafeRawBufferPointer, _ open: Int) -> Bool {
    guard isValue(bytes, open) else { return false }
    var next = behindBlanks(bytes, open + 1)
    if bytes[open] == UInt8(ascii: "["), next < bytes.count {
      if bytes[next] == UInt8(ascii: "[") { return true }
      guard bytes[next] == UInt8(ascii: "{") else { return false }
      next = behindBlanks(bytes, next + 1)
    }
    guard next < bytes.count else { return false }
    if "\"'".utf8.contains(bytes[next]) {
      var scanner = ScriptStatements(bytes, scanningAt: next)
      scanner.advance()
      next = scanner.at
    } else {
      while next < bytes.count, isWord(bytes[next]) { next += 1 }
    }
    next = behindBlanks(bytes, next)
    return next < bytes.count && bytes[next] == UInt8(ascii: ":")
  }

  /// Whether a value stands here: behind `=`, `(` or `return`.
  private static func isValue(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    guard let before = bytes[..<start].lastIndex(where: { !isBlank($0) }) else { return false }
    return "=(".utf8.contains(bytes[before]) || isSecondArgument(bytes, before)
      || bytes[...before].reversed().starts(with: "return".utf8.reversed())
  }

  /// Whether a comma stands behind the first argument of a call, which names a table: `insert('states', `.
  private static func isSecondArgument(_ bytes: UnsafeRawBufferPointer, _ comma: Int) -> Bool {
    guard bytes[comma] == UInt8(ascii: ","), let quote = bytes[..<comma].last, "\"'".utf8.contains(quote),
      let start = bytes[..<(comma - 1)].suffix(ScriptStatements.longestType).lastIndex(of: quote), start > 0
    else { return false }
    return bytes[start - 1] == UInt8(ascii: "(")
  }
}
