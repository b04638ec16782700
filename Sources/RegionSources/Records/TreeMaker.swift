import RegionModel
import Romanization

/// Makes the tree of records: trims names, reads them, checks all, and says what is wrong with which line.
struct TreeMaker {
  let options: ReadingOptions
  /// The files that the text holds, one behind the other.
  let files: SourceFiles
  private(set) var trimmedCount = 0
  private(set) var skipped = 0

  init(_ options: ReadingOptions, _ files: SourceFiles) {
    self.options = options
    self.files = files
  }

  /// The block of the tree.
  ///
  /// - Throws: All flaws, unless what is broken is to be left out.
  mutating func block(
    _ records: Records, _ text: SourceText, levels: [String]
  ) throws(SourceFlaws) -> [UInt8] {
    if !options.keepsGoing, !records.flaws.isEmpty { throw flaws(records.flaws.map { ($0.place, $0.message) }) }
    var records = records
    skipped = records.flaws.count
    while true {
      var numbers: [UInt32] = []
      let builder = builder(records, text, levels, &numbers)
      guard builder.count > 0 else { throw SourceFlaws(source: files.name, "there is nothing to choose from") }
      do throws(TreeBuilder.Flaws) {
        return try builder.build()
      } catch {
        let broken = error.all
        guard options.keepsGoing else {
          throw flaws(broken.map { (records.places[$0.record], $0.description) })
        }
        let remaining = records.without(Set(broken.map(\.record)))
        skipped += records.count - remaining.count
        records = remaining
      }
    }
  }

  private func flaws(_ all: [(place: UInt32, message: String)]) -> SourceFlaws {
    let sorted = all.sorted { $0.place < $1.place }
    return SourceFlaws(
      source: files.name, sorted.prefix(SourceFlaws.limit).map { files.flaw(at: $0.place, $0.message) },
      count: sorted.count)
  }

  private mutating func builder(
    _ records: Records, _ text: SourceText, _ levels: [String], _ numbers: inout [UInt32]
  ) -> TreeBuilder {
    var builder = TreeBuilder()
    builder.order = options.order
    builder.levelNames = TreeMaker.levelNames(levels)
    builder.reserve(records.count, bytes: text.source.count)
    var reader = options.readings.map(NameReader.init)
    var reading: [UInt8] = []
    trimmedCount = 0
    for record in 0..<records.count {
      let name = text.trimmed(records.names[record])
      if name != records.names[record] { trimmedCount += 1 }
      let code = text.trimmed(records.codes[record])
      let parent = records.parents[record]
      text.bytes(name) { name in
        reading.removeAll(keepingCapacity: true)
        if NameReader.mayHaveHan(name) { reader?.append(readingOf: name, to: &reading) }
        text.bytes(code) { code in
          _ = reading.withUnsafeBytes { reading in
            builder.append(name: name, reading: reading, code: code, parent: parent < 0 ? nil : Int(parent))
          }
        }
      }
    }
    return builder
  }

  /// A name for each level in both languages.
  static func levelNames(_ names: [String]) -> [LevelName] {
    names.prefix(250).enumerated().flatMap { index, name -> [LevelName] in
      guard !name.isEmpty else { return [] }
      let level = Level(rawValue: UInt8(index + 1))
      return [
        LevelName(level, language: "zh", noun: name, heading: name),
        LevelName(level, language: "en", noun: name, heading: name),
      ]
    }
  }
}

extension Records {
  /// The records without some, and without all that lies below those.
  func without(_ broken: Set<Int>) -> Records {
    var isLeft = (0..<count).map { !broken.contains($0) }
    // A parent may stand behind its child: walk up, and remember.
    for record in 0..<count where isLeft[record] {
      var way: [Int] = []
      var at = record
      var steps = 0
      while at >= 0, at < count, isLeft[at], steps <= count {
        way.append(at)
        at = Int(parents[at])
        steps += 1
      }
      let isBroken = at >= count || at >= 0 && !isLeft[at] || steps > count
      if isBroken { for record in way { isLeft[record] = false } }
    }
    return keeping(isLeft)
  }

  private func keeping(_ isLeft: [Bool]) -> Records {
    var numbers = [Int](repeating: -1, count: count)
    var next = 0
    for record in 0..<count where isLeft[record] {
      numbers[record] = next
      next += 1
    }
    var kept = Records()
    kept.fieldNames = fieldNames
    for record in 0..<count where isLeft[record] {
      let parent = parents[record] < 0 ? -1 : numbers[Int(parents[record])]
      kept.append(name: names[record], code: codes[record], parent: parent, place: places[record])
      kept.setFlags(flags(of: record))
      for field in fields(of: record) { kept.addField(field.name, field.text) }
    }
    return kept
  }
}
