import AddressResolving
import RegionModel
import RegionSearch
import Romanization

/// Compiles an atlas from the tables.
struct AtlasCompiler {
  /// A table's name for messages, and its bytes.
  struct Source {
    let file: String
    let bytes: [UInt8]
  }

  /// The length of the code prefix that a province's places share: 44 of 440305.
  static let provincePrefixLength = 2

  let divisions: DivisionsTable
  let romanizer: Romanizer
  private let history: HistoryTable?
  private let aliases: AliasesTable?
  private let addressNames: AliasesTable?
  private let misreadings: MisreadingsTable?
  private let foldings: FoldingsTable?
  private let levels: LevelsTable?
  private let secondCodes: SecondCodesTable?
  private let prominence: ProminenceTable?
  private let englishNames: EnglishNamesTable?
  private let flaws: [TableError]

  init(
    divisions: Source, readings: Source, characters: Source, history: Source? = nil, aliases: Source? = nil,
    addressNames: Source? = nil, misreadings: Source? = nil, foldings: Source? = nil, levels: Source? = nil,
    prominence: Source? = nil, secondCodes: Source? = nil, englishNames: Source? = nil
  ) {
    self.divisions = DivisionsTable(file: divisions.file, bytes: divisions.bytes)
    let readings = ReadingsTable(file: readings.file, bytes: readings.bytes)
    let characters = CharactersTable(file: characters.file, bytes: characters.bytes)
    let lent = AtlasCompiler.lentRules(of: self.divisions, rules: readings.rules)
    romanizer = Romanizer(characters: characters.characters, rules: ReadingRules(readings.rules + lent))
    let living = Set(self.divisions.divisions.map(\.code))
    self.history = history.map { HistoryTable(file: $0.file, bytes: $0.bytes, living: living) }
    self.aliases = aliases.map { AliasesTable(file: $0.file, bytes: $0.bytes, living: living) }
    self.addressNames = addressNames.map { AliasesTable(file: $0.file, bytes: $0.bytes, living: living) }
    self.misreadings = misreadings.map { MisreadingsTable(file: $0.file, bytes: $0.bytes) }
    self.foldings = foldings.map { FoldingsTable(file: $0.file, bytes: $0.bytes) }
    self.levels = levels.map { LevelsTable(file: $0.file, bytes: $0.bytes) }
    let names = Dictionary(
      self.divisions.divisions.map { ($0.code, $0.name) }, uniquingKeysWith: { first, _ in first })
    self.secondCodes = secondCodes.map { SecondCodesTable(file: $0.file, bytes: $0.bytes, names: names) }
    let all = self.divisions.divisions
    self.prominence = prominence.map { ProminenceTable(file: $0.file, bytes: $0.bytes, divisions: all) }
    let searched = self.aliases?.rows
    self.englishNames = englishNames.map {
      EnglishNamesTable(file: $0.file, bytes: $0.bytes, living: living, aliases: searched)
    }
    let added = [
      self.history?.flaws, self.aliases?.flaws, self.addressNames?.flaws, self.misreadings?.flaws,
      self.foldings?.flaws, self.levels?.flaws, self.prominence?.flaws, self.secondCodes?.flaws,
      self.englishNames?.flaws,
    ]
    flaws = self.divisions.flaws + readings.flaws + characters.flaws + added.flatMap { $0 ?? [] }
  }

  /// Compiles the tables.
  ///
  /// - Parameters:
  ///   - date: The date of the data as the decimal number yyyymmdd.
  ///   - provenance: The sources of the facts, in words for people.
  /// - Throws: All errors, table by table, in the order of their lines.
  func compile(date: Int, provenance: String) throws(TableErrors) -> [UInt8] {
    let readings = divisions.divisions.map { romanizer.reading(of: $0.name, code: $0.code) }
    var all = flaws + unreadFlaws(readings)
    var builder = TreeBuilder(zip(divisions.divisions, readings).map(AtlasCompiler.record))
    builder.rules = .china
    builder.levelNames = levels?.names ?? []
    builder.dataDate = date
    builder.provenance = provenance
    builder.successions = history?.successions ?? []
    builder.aliases = otherNames(readings)
    builder.foldings = foldings?.simplified ?? [:]
    builder.secondCodes = secondCodes?.codes ?? []
    builder.prominence = prominence?.ranks ?? [:]
    builder.englishNames = englishNames?.names ?? [:]
    do throws(TreeBuilder.BuildErrors) {
      let block = try builder.build()
      if all.isEmpty { return AtlasCompiler.indexed(block) }
    } catch {
      all += error.all.map { flaw(line: divisions.divisions[$0.record].line, $0.description) }
    }
    throw TableErrors(all: AtlasCompiler.ordered(all))
  }

  private static func record(_ division: DivisionsTable.Division, reading: Romanizer.Reading) -> RegionRecord
  {
    // An unread character is reported already; its reading would be reported again.
    RegionRecord(
      code: division.code, parentCode: division.parent, level: division.level, name: division.name,
      shortName: division.short, reading: reading.unread.isEmpty ? reading.text : "",
      otherReadings: reading.others)
  }

  /// The block with what the search and the resolver of addresses read. What the builder has just written is an atlas.
  private static func indexed(_ block: [UInt8]) -> [UInt8] {
    (try? AddressIndexBuilder.indexed(IndexBuilder.indexed(block))) ?? block
  }

  /// All other names and other readings of places.
  private func otherNames(_ readings: [Romanizer.Reading]) -> [Alias] {
    let names = OtherNames(divisions.divisions, readings: readings, romanizer: romanizer)
    return names.readings(mistaken: misreadings?.readings ?? [:]) + names.given(aliases?.rows ?? [])
      + names.given(addressNames?.rows ?? []) + names.forms + names.former(history?.places ?? [])
  }

  private func unreadFlaws(_ readings: [Romanizer.Reading]) -> [TableError] {
    zip(divisions.divisions, readings).flatMap { division, reading in
      reading.unread.map { flaw(line: division.line, "nothing says how \($0) reads in \(division.name)") }
    }
  }

  private func flaw(line: Int, _ text: String) -> TableError {
    TableError(file: divisions.file, line: line, text: text)
  }

  /// Tables in the order of their first error, each sorted by line.
  private static func ordered(_ flaws: [TableError]) -> [TableError] {
    var files: [String] = []
    for flaw in flaws where !files.contains(flaw.file) { files.append(flaw.file) }
    return files.flatMap { file in
      flaws.filter { $0.file == file }.sorted { ($0.line ?? 0, $0.text) < ($1.line ?? 0, $1.text) }
    }
  }

  /// The rules that places above townships lend to their province, because their names have rules of their
  /// own.
  private static func lentRules(of divisions: DivisionsTable, rules: [ReadingRule]) -> [ReadingRule] {
    let own = Dictionary(grouping: rules, by: \.scope)
    return divisions.divisions.filter { $0.level < .township }.compactMap { division in
      let rule = own[division.code]?.first { String($0.text) == division.short }
      return rule?.lent(to: String(division.code.prefix(provincePrefixLength)))
    }
  }
}
