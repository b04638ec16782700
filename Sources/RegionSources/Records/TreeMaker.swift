import RegionModel
import Romanization

/// Builds the tree of records: trims and romanizes names, checks everything, and reports errors with their lines.
struct TreeMaker {
  let options: ReadingOptions
  /// The files of the text, one after the other.
  let files: SourceFiles
  private(set) var trimmedCount = 0
  /// How many names had signs that have no shape.
  private(set) var hiddenCount = 0
  /// How many names went on over lines.
  private(set) var brokenCount = 0
  private(set) var skipped = 0
  /// Whether a line end inside a name is a flaw, as it is where somebody wrote it as a sign, `"a\nb"`.
  ///
  /// In the cells of a spreadsheet it is how wide the column was: there it is a blank.
  var refusesLineEnds = false

  init(_ options: ReadingOptions, _ files: SourceFiles) {
    self.options = options
    self.files = files
  }

  /// The compiled tree.
  ///
  /// - Parameter gathered: Freed before the tree is built, if possible, so that memory holds only one of them.
  /// - Throws: `SourceErrors` with all errors, unless broken records are to be left out.
  mutating func block(_ gathered: Gathered, levels: [String]) throws(SourceErrors) -> [UInt8] {
    if options.keepsGoing || options.findsNamesakes || files.all.count > 1 || !gathered.records.flaws.isEmpty
    {
      return try block(gathered.records, gathered.text, levels: levels)
    }
    let builder = builder(gathered.records, gathered.text, levels)
    guard builder.count > 0 || options.isAnswer else {
      throw SourceErrors(source: files.name, "there is nothing to choose from")
    }
    let lines = RecordLines(Bytes.lines(of: gathered.records.places, in: files.bytes))
    let roots = gathered.records.roots(atMost: TreeMaker.mostRoots)
    gathered.release()
    switch TreeMaker.built(builder) {
    case .success(let block): return block
    case .failure(let broken):
      let flaws = broken.all.map { SourceError(line: lines[$0.record], $0.description) }
        .sorted { ($0.line ?? 0) < ($1.line ?? 0) }
      let leavesNothing = roots.map { Set(broken.all.map(\.record)).isSuperset(of: $0) } ?? false
      var errors = SourceErrors(source: files.name, advised(flaws, leavesNothing))
      errors.leavesNothing = leavesNothing
      throw errors
    }
  }

  /// Of more roots nobody asks whether some would be left.
  private static let mostRoots = 1_000

  private mutating func block(
    _ all: Records, _ text: SourceText, levels: [String]
  ) throws(SourceErrors) -> [UInt8] {
    let known = all.flaws.map { (place: $0.place, message: $0.message) }
    var records = all
    if options.keepsGoing, !known.isEmpty {
      let sound = records.without(Set(records.flaws.map(\.record)))
      skipped = records.count - sound.count
      records = sound
    }
    while true {
      let builder = builder(records, text, levels)
      guard builder.count > 0 else {
        throw SourceErrors(source: files.name, "there is nothing to choose from")
      }
      switch TreeMaker.built(builder) {
      case .success(let block):
        guard known.isEmpty || options.keepsGoing else { throw flaws(known, all) }
        return block
      case .failure(let broken):
        guard options.keepsGoing else {
          // Where a record's parent is not there, nothing else is known of its place.
          let other = Set(all.flaws.map(\.record))
          throw flaws(
            known
              + broken.all.filter { !other.contains($0.record) }.map {
                (records.places[$0.record], $0.description)
              }, all, broken.all.map(\.record))
        }
        let remaining = records.without(Set(broken.all.map(\.record)))
        skipped += records.count - remaining.count
        records = remaining
      }
    }
  }

  private static func built(_ builder: TreeBuilder) -> Result<[UInt8], TreeBuilder.BuildErrors> {
    do throws(TreeBuilder.BuildErrors) { return .success(try builder.build()) } catch {
      return .failure(error)
    }
  }

  /// The flaws with advice; a command's answer has its own.
  private func advised(_ flaws: [SourceError], _ leavesNothing: Bool) -> [SourceError] {
    options.isAnswer ? flaws : EmptyNames.advised(flaws, leavesNothing: leavesNothing)
  }

  /// - Parameter broken: The records that cannot be in a tree, besides those of which `records` tells it.
  private func flaws(
    _ all: [(place: UInt32, message: String)], _ records: Records, _ broken: [Int] = []
  ) -> SourceErrors {
    let sorted = all.sorted { $0.place < $1.place }
    let leavesNothing = records.without(Set(records.flaws.map(\.record) + broken)).count == 0
    var errors = SourceErrors(
      source: files.name,
      advised(sorted.prefix(SourceErrors.limit).map { files.flaw(at: $0.place, $0.message) }, leavesNothing),
      count: sorted.count)
    errors.leavesNothing = leavesNothing
    return errors
  }

  private mutating func builder(_ records: Records, _ text: SourceText, _ levels: [String]) -> TreeBuilder {
    var builder = TreeBuilder()
    builder.order = options.order
    if !records.tables.isEmpty { builder.siblingCodes = .uniqueInTables(records.tables) }
    if records.arePathsFromRoot { builder.rules.insert(.rootedPaths) }
    builder.levelNames = TreeMaker.levelNames(levels)
    builder.reserve(records.count, bytes: text.source.count)
    builder.flags = records.flags
    if !records.fieldNames.isEmpty { builder.fields = fields(records, text) }
    var reader = options.readings.map(NameReader.init)
    var reading: [UInt8] = []
    (trimmedCount, hiddenCount, brokenCount) = (0, 0, 0)
    let highest = options.depth > 0 ? Level(rawValue: UInt8(clamping: options.depth + 1)) : nil
    for record in 0..<records.count {
      if record & 0xFFFF == 0 { options.progress?(0.5 + 0.3 * Double(record) / Double(records.count)) }
      let name = text.trimmed(records.names[record])
      if name != records.names[record] { trimmedCount += 1 }
      let code = text.trimmed(records.codes[record])
      let parent = records.parents[record]
      func add(_ name: UnsafeRawBufferPointer, reading: UnsafeRawBufferPointer = .init(start: nil, count: 0))
      {
        text.bytes(code) { code in
          _ = builder.append(
            name: name, reading: reading, code: code, parent: parent < 0 ? nil : Int(parent),
            level: parent < 0 ? highest : nil)
        }
      }
      func append(_ name: UnsafeRawBufferPointer) {
        guard NameReader.mayHaveHan(name) else { return add(name) }
        reading.removeAll(keepingCapacity: true)
        reader?.append(readingOf: name, to: &reading)
        if !TreeMaker.fits(reading, name) { reading.removeAll(keepingCapacity: true) }
        reading.withUnsafeBytes { add(name, reading: $0) }
      }
      text.bytes(name) { name in
        // Printable ASCII has no line ends, no hidden signs and no reading.
        if PlainBytes.end(of: name) == name.count { return add(name) }
        if !refusesLineEnds, let line = SingleLine.made(from: name) {
          brokenCount += 1
          return line.withUnsafeBytes(append)
        }
        guard !options.isAnswer, let shown = HiddenSigns.removed(from: name) else { return append(name) }
        hiddenCount += 1
        shown.withUnsafeBytes { append(Blank.trimmed($0)) }
      }
    }
    return builder
  }

  /// The further fields in the form of the atlas.
  private func fields(_ records: Records, _ text: SourceText) -> FieldTexts {
    var texts = FieldTexts(names: records.fieldNames)
    texts.reserve(records.count, bytes: records.fieldSize + records.fields.count * 4)
    for record in 0..<records.count {
      for index in records.fieldRange(of: record) {
        let field = records.fields[index]
        text.bytes(field.text) { texts.add(Int(field.name), $0) }
      }
      texts.endRecord()
    }
    return texts
  }

  /// Whether a reading has a syllable for each readable character.
  private static func fits(_ reading: [UInt8], _ name: UnsafeRawBufferPointer) -> Bool {
    guard !reading.isEmpty else { return true }
    return reading.count { $0 == 0x20 } + 1 == ReadableCharacters.count(in: name)
  }

  /// The names of levels, in both languages.
  static func levelNames(_ names: [String]) -> [LevelName] {
    names.prefix(250).enumerated().flatMap { index, name -> [LevelName] in
      // A name that cannot be shown is left out.
      guard !name.isEmpty, name.utf8.count < 1_000, TextRules.flaw(in: name.utf8) == nil else { return [] }
      let level = Level(rawValue: UInt8(index + 1))
      return [
        LevelName(
          level, language: "zh", noun: name, heading: "选择\(name.utf8.first ?? 0 < 0x80 ? " " : "")\(name)"),
        LevelName(level, language: "en", noun: name, heading: name),
      ]
    }
  }
}

extension Records {
  /// The records without a parent; nil where there are more than so many.
  fileprivate func roots(atMost most: Int) -> [Int]? {
    let roots = Array(parents.indices.lazy.filter { parents[$0] < 0 }.prefix(most + 1))
    return roots.count > most ? nil : roots
  }

  /// The records without the broken ones and everything below them.
  func without(_ broken: Set<Int>) -> Records {
    var isLeft = (0..<count).map { !broken.contains($0) }
    // A parent may come after its child: walk up, and mark the way.
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

  /// The records of which those are left that are marked.
  func keeping(_ isLeft: [Bool]) -> Records { arranged(isLeft.indices.filter { isLeft[$0] }) }

  /// The records in the order of their places in the source, and of one place in that in which they were added.
  ///
  /// They have no flaws yet.
  func inOrderOfPlaces() -> Records {
    arranged(names.indices.sorted { (places[$0], $0) < (places[$1], $1) })
  }

  /// Some of the records, in this order, with their parents, which must be among them.
  private func arranged(_ order: [Int]) -> Records {
    var numbers = [Int](repeating: -1, count: count)
    for (number, record) in order.enumerated() { numbers[record] = number }
    var kept = Records()
    (kept.fieldNames, kept.arePathsFromRoot) = (fieldNames, arePathsFromRoot)
    for record in order {
      let parent = parents[record] < 0 ? -1 : numbers[Int(parents[record])]
      kept.append(name: names[record], code: codes[record], parent: parent, place: places[record])
      if !tables.isEmpty { kept.tables.append(tables[record]) }
      kept.setFlags(flags(of: record))
      for field in fields(of: record) { kept.addField(field.name, field.text) }
    }
    return kept
  }
}

/// The lines of records, for the case that something is wrong with one of them while memory is short.
private struct RecordLines {
  private let first: UInt32
  /// By record; empty where each stands on the line after the one before it, as the rows of tables mostly do.
  private let each: [UInt32]

  init(_ lines: [UInt32]) {
    first = lines.first ?? 1
    each = zip(lines, lines.dropFirst()).allSatisfy { $1 == $0 &+ 1 } ? [] : lines
  }

  subscript(record: Int) -> Int { each.isEmpty ? Int(first) + record : Int(each[record]) }
}
