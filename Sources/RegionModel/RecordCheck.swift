/// The rules that a table must keep to be a tree.
struct RecordCheck {
  private(set) var flaws: [TreeBuilder.Flaw] = []
  /// For each record the record of its parent; nil for one without a parent.
  private(set) var parents: [Int?]

  /// In bytes: what a label's length can say, and no name comes near.
  private static let maximumLength = 60_000

  /// - Complexity: O(*n*).
  init(_ records: [RegionRecord]) {
    parents = Array(repeating: nil, count: records.count)
    var recordsByCode: [String: Int] = [:]
    for (index, record) in records.enumerated() {
      checkTexts(record, at: index)
      if recordsByCode.updateValue(index, forKey: record.code) != nil {
        report(index, "the code \(record.code) stands here a second time")
      }
    }
    for (index, record) in records.enumerated() where !record.parentCode.isEmpty {
      guard let parent = recordsByCode[record.parentCode] else {
        report(index, "the parent \(record.parentCode) does not exist")
        continue
      }
      parents[index] = parent
      if record.level <= records[parent].level {
        let (own, above) = (record.level.rawValue, records[parent].level.rawValue)
        report(index, "level \(own) is not below its parent's, \(above)")
      }
    }
    checkCycles(records)
    flaws.sort { $0.record < $1.record }
  }

  private mutating func report(_ record: Int, _ text: String) {
    flaws.append(.init(record: record, description: text))
  }

  private mutating func checkTexts(_ record: RegionRecord, at index: Int) {
    if record.code.isEmpty { report(index, "the code is empty") }
    if record.name.isEmpty { report(index, "the name is empty") }
    if record.level == .root { report(index, "the level 0 is not a region's") }
    if record.shortName.isEmpty || !record.name.utf8.starts(with: record.shortName.utf8) {
      report(index, "the short name \(record.shortName) is not a beginning of \(record.name)")
    }
    for (what, text) in [("code", record.code), ("name", record.name)] {
      if let flaw = TextRules.flaw(in: text.utf8) { report(index, "the \(what) holds \(flaw)") }
    }
    for reading in [record.reading] + record.otherReadings where !reading.isEmpty {
      checkReading(reading, of: record.name, at: index)
    }
    let others = record.otherReadings.joined(separator: ";")
    let texts = [("name", record.name), ("reading", record.reading), ("list of readings", others)]
    for (what, text) in texts where text.utf8.count > RecordCheck.maximumLength {
      report(index, "the \(what) is longer than 60,000 bytes")
    }
  }

  /// A syllable for every character that can be read: letters and digits; brackets and hyphens have none.
  private mutating func checkReading(_ reading: String, of name: String, at index: Int) {
    let syllables = reading.split(separator: " ", omittingEmptySubsequences: false)
    let isWellFormed = syllables.allSatisfy { syllable in
      !syllable.isEmpty && syllable.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
    guard isWellFormed else {
      return report(index, "the reading \"\(reading)\" is not small letters separated by single spaces")
    }
    let readable = name.count { $0.isReadable }
    if syllables.count != readable {
      report(index, "\"\(reading)\" has \(syllables.count) syllables and \(name) has \(readable) characters")
    }
  }

  /// Reports the records whose ancestors lead back to themselves, once a cycle.
  private mutating func checkCycles(_ records: [RegionRecord]) {
    var lastVisit = Array(repeating: -1, count: records.count)
    for start in records.indices {
      var index: Int? = start
      while let current = index, lastVisit[current] == -1 {
        lastVisit[current] = start
        index = parents[current]
      }
      if let current = index, lastVisit[current] == start {
        report(current, "\(records[current].code) is its own ancestor")
      }
    }
  }
}

extension Character {
  /// Whether a syllable of a reading belongs to the character.
  ///
  /// 阝 never stands for a word: where a table holds it, it is half of a character that could not be written.
  public var isReadable: Bool { (isLetter || isNumber) && self != "阝" }
}
