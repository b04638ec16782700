/// Enumerations whose cases have texts, as a list of these; the names of the cases are the codes.
///
///     enum Voivodeship { LODZKIE("łódzkie"), SLASKIE("śląskie"); }
///     enum District: String { case kandy = "Kandy"; case galle = "Galle" }
struct EnumTexts {
  private struct Case {
    let name: Range<Int>
    /// What stands in its brackets or behind its sign of assignment, as JSON.
    var values: [[UInt8]] = []
  }

  private let bytes: UnsafeRawBufferPointer
  private var scanner: ScriptStatements
  private var enums: [(name: Range<Int>, fields: [[UInt8]], cases: [Case])] = []
  /// How many bytes the enumerations have.
  private var size = 0

  /// The JSON of a text that is there for its enumerations; nil for others.
  ///
  /// - Complexity: O(1) where the text does not begin as programs do, else O(*n*).
  static func conversion(of bytes: UnsafeRawBufferPointer) -> ScriptData.Conversion? {
    guard let start = ScriptData.programStart(bytes) else { return nil }
    var texts = EnumTexts(bytes, start)
    texts.read()
    guard !texts.enums.isEmpty, texts.size * leastShare > bytes.count else { return nil }
    return texts.conversion()
  }

  /// The enumerations are more than the text divided by this.
  private static let leastShare = 3

  private init(_ bytes: UnsafeRawBufferPointer, _ start: Int) {
    self.bytes = bytes
    scanner = ScriptStatements(bytes, scanningAt: start)
  }

  // MARK: Reading

  private mutating func read() {
    while scanner.skipBlanks() {
      guard ScriptData.isWord(bytes[scanner.at]) else {
        if "{[(".utf8.contains(bytes[scanner.at]) { scanner.skipGroup() } else { scanner.advance() }
        continue
      }
      let start = scanner.at
      switch scanner.string(scanner.word()) {
      case "enum": readEnum(from: start)
      case "class": readClass(from: start)
      case "import", "from", "use", "using", "package": scanner.skipStatement()
      default: break
      }
    }
  }

  /// Reads the name, the types and the braces behind the word `enum`.
  private mutating func readEnum(from start: Int) {
    guard scanner.skipBlanks() else { return }
    var name = scanner.word()
    if ["class", "struct"].contains(scanner.string(name)), scanner.skipBlanks() { name = scanner.word() }
    guard !name.isEmpty else { return }
    while scanner.skipBlanks(), bytes[scanner.at] != UInt8(ascii: "{") {
      if bytes[scanner.at] == UInt8(ascii: ";") { return }
      if bytes[scanner.at] == UInt8(ascii: "(") { scanner.skipGroup() } else { scanner.advance() }
    }
    guard scanner.at < bytes.count else { return }
    var body = ScriptStatements(bytes, scanningAt: scanner.at + 1)
    scanner.skipGroup()
    let cases = EnumTexts.cases(&body, before: scanner.at - 1)
    add(name, cases, from: start)
  }

  /// Adds an enumeration, where most of its cases have texts.
  private mutating func add(_ name: Range<Int>, _ cases: [Case], from start: Int) {
    let texts = cases.count { $0.values.contains(where: EnumTexts.isText) }
    guard cases.count > 1, texts * 3 >= cases.count * 2 else { return }
    size += scanner.at - start
    enums.append((name, ScriptParameters.names(of: Array(bytes[name]), in: bytes), cases))
  }

  /// Whether a value is a text that is no number.
  private static func isText(_ value: [UInt8]) -> Bool {
    value.first == 0x22 && value.dropFirst().contains { !($0 >= 0x30 && $0 <= 0x39) && $0 != 0x22 }
  }

  /// Reads a class of Python whose members are the cases: `class Color(Enum):`, `class Color(models.TextChoices):`.
  private mutating func readClass(from start: Int) {
    guard scanner.skipBlanks() else { return }
    let name = scanner.word()
    guard !name.isEmpty, scanner.at < bytes.count, bytes[scanner.at] == UInt8(ascii: "(") else { return }
    let open = scanner.at
    scanner.skipGroup()
    let bases = scanner.string(open..<scanner.at)
    guard bases.has("Enum") || bases.has("Choices"), scanner.skipBlanks(),
      bytes[scanner.at] == UInt8(ascii: ":")
    else { return }
    scanner.at += 1
    var (cases, members): ([Case], Int?) = ([], nil)
    while scanner.skipBlanks() {
      let indent = bytes[..<scanner.at].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
      guard indent > 0 else { break }
      // What stands further in belongs to methods.
      members = members ?? indent
      if indent == members, let found = pythonCase() { cases.append(found) } else { scanner.skipStatement() }
    }
    add(name, cases, from: start)
  }

  /// Takes a member with its values up to the end of the line: `RED = "R", _("Red")`; nil for another line.
  private mutating func pythonCase() -> Case? {
    var line = scanner
    let name = line.word()
    guard !name.isEmpty, line.skipBlanks(), bytes[line.at] == UInt8(ascii: "=") else { return nil }
    line.at += 1
    var values: [[UInt8]] = []
    let end = bytes[line.at...].firstIndex(of: 0x0A) ?? bytes.count
    while line.at < end {
      if "\"'0123456789".utf8.contains(bytes[line.at]), let value = EnumTexts.value(&line) {
        values.append(value)
      } else {
        line.at += 1
      }
    }
    scanner.at = max(end, line.at)
    return values.isEmpty ? nil : Case(name: name, values: values)
  }

  /// The cases between braces: behind the word `case`, or in front of the first semicolon.
  private static func cases(_ body: inout ScriptStatements, before end: Int) -> [Case] {
    var (found, areMarked, isCase): ([Case], Bool, Bool) = ([], false, true)
    var said: [UInt8]?
    while body.skipBlanks(), body.at < end {
      let sign = body.bytes[body.at]
      if sign == UInt8(ascii: "@") {
        body.at += 1
        _ = body.word()
        if body.at < end, body.bytes[body.at] == UInt8(ascii: "(") { body.skipGroup() }
      } else if ScriptData.isWord(sign) {
        let word = body.word()
        if body.string(word) == "case" {
          (areMarked, isCase) = (true, true)
        } else if isCase {
          let own = values(&body, before: end)
          found.append(Case(name: word, values: said.map { [$0] } ?? own))
          (isCase, said) = (false, nil)
        }
      } else if sign == UInt8(ascii: ",") {
        (body.at, isCase) = (body.at + 1, !areMarked || isCase || !found.isEmpty)
      } else if sign == UInt8(ascii: ";"), !areMarked {
        return found
      } else if "{[(".utf8.contains(sign) {
        isCase = isCase && sign == UInt8(ascii: "[")
        if isCase { said = text(in: body) }
        body.skipGroup()
      } else {
        body.advance()
      }
    }
    return found
  }

  /// The text of an attribute of C#: `[Description("Victoria")]`.
  private static func text(in attribute: ScriptStatements) -> [UInt8]? {
    var (inner, end) = (attribute, attribute)
    end.skipGroup()
    while inner.at < end.at, inner.bytes[inner.at] != 0x22 { inner.at += 1 }
    return inner.at < end.at ? value(&inner) : nil
  }

  /// The texts and numbers behind the name of a case, in brackets or behind a sign of assignment.
  private static func values(_ body: inout ScriptStatements, before end: Int) -> [[UInt8]] {
    var next = body
    guard next.skipBlanks(), next.at < end else { return [] }
    if next.bytes[next.at] == UInt8(ascii: "=") {
      next.at += 1
      guard next.skipBlanks(), let value = value(&next) else { return [] }
      body.at = next.at
      return [value]
    }
    guard next.bytes[next.at] == UInt8(ascii: "(") else { return [] }
    body.at = next.at
    body.skipGroup()
    next.at += 1
    var found: [[UInt8]] = []
    while next.skipBlanks(), next.at < body.at - 1 {
      if next.bytes[next.at] == UInt8(ascii: ",") {
        next.at += 1
        continue
      }
      found.append(value(&next) ?? Array("null".utf8))
      while next.skipBlanks(), next.at < body.at - 1, next.bytes[next.at] != UInt8(ascii: ",") {
        if "{[(".utf8.contains(next.bytes[next.at]) { next.skipGroup() } else { next.advance() }
      }
    }
    return found
  }

  /// Takes a text or a number as JSON; nil for other values. The name in front of a value is passed over: `label: "A"`.
  private static func value(_ scanner: inout ScriptStatements) -> [UInt8]? {
    let bytes = scanner.bytes
    if ScriptOpening.isNamed(bytes, behind: scanner.at - 1) {
      _ = scanner.word()
      _ = scanner.skipBlanks()
      scanner.at += 1
      _ = scanner.skipBlanks()
    }
    guard scanner.at < bytes.count else { return nil }
    if "\"'".utf8.contains(bytes[scanner.at]) {
      var data = ScriptData(bytes, at: scanner.at, nil)
      data.takeString(bytes[scanner.at])
      scanner.at = data.at
      return data.output
    }
    let number = bytes[scanner.at...].prefix { $0 >= 0x30 && $0 <= 0x39 }
    guard !number.isEmpty else { return nil }
    scanner.at = number.endIndex
    return [0x22] + number + [0x22]
  }

  // MARK: Writing

  private func conversion() -> ScriptData.Conversion {
    var output = bytes[..<(enums.first?.name.lowerBound ?? 0)].filter { $0 == 0x0A }
    let areSeveral = enums.count > 1
    if areSeveral { output.append(UInt8(ascii: "{")) }
    for (number, own) in enums.enumerated() {
      if number > 0 { output.append(UInt8(ascii: ",")) }
      if areSeveral { output += [0x22] + bytes[own.name] + Array("\":".utf8) }
      output += list(own.fields, own.cases)
    }
    if areSeveral { output.append(UInt8(ascii: "}")) }
    return ScriptData.Conversion(json: output)
  }

  private func list(_ fields: [[UInt8]], _ cases: [Case]) -> [UInt8] {
    let keys = keys(fields, cases)
    var output = [UInt8(ascii: "[")]
    for (number, own) in cases.enumerated() {
      if number > 0 { output.append(UInt8(ascii: ",")) }
      let name = [0x22] + bytes[own.name] + [0x22]
      output += Array("{\"\(keys.contains("code") ? "case" : "code")\":".utf8) + name
      for (place, key) in keys.enumerated() {
        let value = place < own.values.count ? own.values[place] : key == "name" ? name : Array("null".utf8)
        output += Array(",\"\(key)\":".utf8) + value
      }
      output.append(UInt8(ascii: "}"))
    }
    return output + [UInt8(ascii: "]")]
  }

  /// What the values are called: the longest texts are the names, and numbers beside them the codes; the others have the names
  /// that the enumeration gives them.
  private func keys(_ fields: [[UInt8]], _ cases: [Case]) -> [String] {
    let count = cases.map(\.values.count).max() ?? 0
    func areTexts(_ place: Int) -> Bool {
      cases.count { own in
        place < own.values.count && EnumTexts.isText(own.values[place])
      } * 2 > cases.count
    }
    func length(_ place: Int) -> Int {
      cases.reduce(0) { $0 + (place < $1.values.count ? $1.values[place].count : 0) }
    }
    let texts = (0..<count).filter(areTexts)
    let name = texts.first { place in texts.allSatisfy { length($0) <= length(place) } } ?? 0
    let code = (0..<count).first { place in
      place != name && !areTexts(place)
        && Set(cases.map { place < $0.values.count ? $0.values[place] : [] }).count == cases.count
    }
    return (0..<count).map { place in
      if place == name { return "name" }
      if place == code { return "code" }
      let own = place < fields.count ? String(decoding: fields[place], as: UTF8.self) : ""
      return own.isEmpty || ["name", "code"].contains(own) ? "text\(place + 1)" : own
    }
  }
}
