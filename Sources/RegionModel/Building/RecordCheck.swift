/// Checks the rules for a single record; `ParentCheck` checks those between records.
struct RecordCheck {
  private(set) var flaws: [String] = []

  /// In bytes: the limit of a label's lengths, far beyond any name.
  private static let maximumLength = 60_000
  /// In bytes: longer than any identifier in files.
  private static let maximumCodeLength = 4_096

  init(_ record: RegionRecord) {
    if record.name.isEmpty { flaws.append("the name is empty") }
    if record.level == .root { flaws.append("the level 0 is not a region's") }
    if record.shortName.isEmpty || !record.name.utf8.starts(with: record.shortName.utf8) {
      flaws.append("the short name \(record.shortName) is not a beginning of \(record.name)")
    }
    check("code", record.code)
    check("name", record.name)
    for reading in [record.reading] + record.otherReadings where !reading.isEmpty {
      check(reading: reading, of: record.name)
    }
    let others = record.otherReadings.joined(separator: ";")
    checkLength("name", record.name.utf8.count)
    checkLength("reading", record.reading.utf8.count)
    checkLength("list of readings", others.utf8.count)
    checkLength("code", record.code.utf8.count, RecordCheck.maximumCodeLength)
    switch record.parent {
    case .none: break
    case .code(let code): checkLength("parent's code", code.utf8.count, RecordCheck.maximumCodeLength)
    case .record(let number): if number < 0 { flaws.append("the parent \(number) does not exist") }
    }
  }

  /// Checks texts in memory.
  init(
    name: UnsafeRawBufferPointer, reading: UnsafeRawBufferPointer, code: UnsafeRawBufferPointer, level: Level?
  ) {
    let isShort = name.count <= 1_000 && reading.count <= 1_000 && code.count <= 1_000
    if isShort, !name.isEmpty, reading.isEmpty, level != .root, TextRules.flaw(in: name) == nil,
      TextRules.flaw(in: code) == nil
    {
      return
    }
    if name.isEmpty { flaws.append("the name is empty") }
    if level == .root { flaws.append("the level 0 is not a region's") }
    if let flaw = TextRules.flaw(in: code) { flaws.append("the code holds \(flaw)") }
    if let flaw = TextRules.flaw(in: name) {
      let (shown, flaw) = (RecordCheck.shown(name), RecordCheck.layout(in: name) ?? flaw)
      flaws.append(shown.isEmpty ? "the name holds \(flaw)" : "the name '\(shown)' holds \(flaw)")
    }
    if !reading.isEmpty, flaws.isEmpty {
      check(reading: String(decoding: reading, as: UTF8.self), of: String(decoding: name, as: UTF8.self))
    }
    checkLength("name", name.count)
    checkLength("reading", reading.count)
    checkLength("code", code.count, RecordCheck.maximumCodeLength)
  }

  /// The beginning of a name without what cannot be shown, for messages: many names may stand in one line.
  private static func shown(_ name: UnsafeRawBufferPointer) -> String {
    let scalars = String(decoding: name.prefix(4 * longestShown), as: UTF8.self).unicodeScalars
    let sound = scalars.lazy.map { $0 == "\n" || $0 == "\t" ? " " : $0 }
      .filter { $0 != "\u{FFFD}" && TextRules.flaw(in: String($0).utf8) == nil }
    return String(String.UnicodeScalarView(sound.prefix(longestShown)))
  }

  /// What in a name lays text out, in words that follow "holds"; nil where nothing does.
  private static func layout(in name: UnsafeRawBufferPointer) -> String? {
    if name.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return "a line end" }
    return name.contains(0x09) ? "a tab" : nil
  }

  /// In characters.
  private static let longestShown = 30

  private mutating func check(_ what: String, _ text: String) {
    if let flaw = TextRules.flaw(in: text.utf8) { flaws.append("the \(what) holds \(flaw)") }
  }

  private mutating func checkLength(_ what: String, _ count: Int, _ limit: Int = maximumLength) {
    guard count > limit else { return }
    flaws.append(
      "the \(what) is longer than \(limit == RecordCheck.maximumLength ? "60,000" : "4,096") bytes")
  }

  /// Checks for one syllable per readable character: letters and digits, not brackets or hyphens.
  private mutating func check(reading: String, of name: String) {
    guard let syllables = RecordCheck.syllableCount(reading) else {
      flaws.append("the reading \"\(reading)\" is not small letters separated by single spaces")
      return
    }
    let readable = ReadableCharacters.count(in: name)
    if syllables != readable {
      flaws.append("\"\(reading)\" has \(syllables) syllables and \(name) has \(readable) characters")
    }
  }

  /// The number of syllables; nil if a reading is not small letters separated by single spaces.
  private static func syllableCount(_ reading: String) -> Int? {
    var count = 1
    var isStart = true
    for byte in reading.utf8 {
      if byte == UInt8(ascii: " ") {
        guard !isStart else { return nil }
        count += 1
        isStart = true
      } else {
        guard byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") else { return nil }
        isStart = false
      }
    }
    return isStart ? nil : count
  }
}
