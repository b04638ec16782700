/// Builds the bytes of a `RegionTree` from records.
///
/// Records may come in any order. The builder checks them, sorts siblings, numbers the nodes breadth first
/// and writes the sections. Equal records always give equal bytes. Texts are copied into one pool, so
/// millions of records cost little more than their text.
public struct TreeBuilder {
  /// An error in a record.
  public struct BuildError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The record's number, counted from 0 in the order of adding.
    public let record: Int
    /// The error, as a sentence without a full stop.
    public let description: String
  }

  /// The date of the data as the decimal number yyyymmdd; 0 if unknown.
  public var dataDate = 0
  /// The sources of the facts, in words for people.
  public var provenance = ""
  /// The order of siblings.
  public var order = RegionTree.Order.letters
  /// Rules for all names and codes.
  public var rules: RegionTree.Rules = []
  /// The names of levels; empty for a tree whose steps have none.
  public var levelNames: [LevelName] = []

  /// The successors of codes that are out of force.
  public var successions: [CodeSuccession] = []

  /// Other names of places; those without any known code are dropped.
  public var aliases: [Alias] = []

  /// Characters that names do not use, each with the one that they use instead.
  public var foldings: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// For each record what holds for it alone, as `RegionTree.Flags` has it; empty for nothing at all.
  public var flags: [UInt8] = []

  /// The further fields of the records; nil for none.
  public var fields: FieldTexts?

  /// The codes of a second system, where they are not those of the records; one whose own code is none of the
  /// records' is left out, as is a second one of the same kind for a record.
  public var secondCodes: [SecondCode] = []

  /// How prominent places are, by their codes: 1 or more, the most prominent the highest; see
  /// `RegionTree.prominentPlaces`. A code of none of the records is left out.
  public var prominence: [String: UInt32] = [:]

  /// The names in English by the places' codes, for `Region.englishName`. A code of none of the records is left out, as is an
  /// empty name.
  public var englishNames: [String: String] = [:]

  /// The most levels that a tree has.
  public static let deepest = 10_000

  /// What codes tell apart of places below one parent.
  public enum SiblingCodes: Sendable {
    /// All of them.
    case unique
    /// Those of one table: a department and a person may both have the number 2. The number of each record's table.
    case uniqueInTables([UInt8])
    /// Nothing: the places are those of a tree that was built before.
    case asTheyAre
  }

  /// Which siblings must not have one code.
  public var siblingCodes = SiblingCodes.unique

  private var rows = Rows()
  private var flaws: [BuildError] = []

  /// Creates a builder without records.
  public init() {}

  public init(_ records: [RegionRecord]) {
    rows.reserve(records.count, bytes: 0)
    for record in records { append(record) }
  }

  /// Makes room for records whose texts have so many bytes together.
  public mutating func reserve(_ count: Int, bytes: Int) { rows.reserve(count, bytes: bytes) }

  /// How many records there are.
  public var count: Int { rows.count }

  /// Adds a record; its errors are reported by `build`.
  ///
  /// - Returns: Its number, by which other records may name it as their parent.
  @discardableResult
  public mutating func append(_ record: RegionRecord) -> Int {
    let number = rows.count
    report(RecordCheck(record), number)
    guard hasRoom(record.name.utf8.count + record.reading.utf8.count + record.code.utf8.count) else {
      return number
    }
    rows.append(record)
    return number
  }

  /// Adds a record from texts in memory, without making strings.
  ///
  /// - Parameters:
  ///   - name: The whole name.
  ///   - reading: Empty for none.
  ///   - code: Empty for none.
  ///   - parent: The number of the parent's record, which may be added later; nil for none.
  ///   - level: Nil for one below the parent's.
  /// - Returns: As above.
  @discardableResult
  public mutating func append(
    name: UnsafeRawBufferPointer, reading: UnsafeRawBufferPointer, code: UnsafeRawBufferPointer, parent: Int?,
    level: Level? = nil
  ) -> Int {
    let number = rows.count
    report(RecordCheck(name: name, reading: reading, code: code, level: level), number)
    if let parent, parent < 0 {
      flaws.append(BuildError(record: number, description: "the parent \(parent) does not exist"))
    }
    guard hasRoom(name.count + reading.count + code.count) else { return number }
    rows.append(name: name, reading: reading, code: code, parent: parent, level: level)
    return number
  }

  /// Sets the flags of a record that was added; none changes nothing.
  package mutating func setFlags(_ own: RegionTree.Flags, of record: Int) {
    guard !own.isEmpty else { return }
    flags += repeatElement(0, count: max(record + 1 - flags.count, 0))
    flags[record] = own.rawValue
  }

  /// Sets the table of a record that was added; those before it that have none are of the first.
  package mutating func setTable(_ table: UInt8, of record: Int) {
    var tables: [UInt8] = []
    if case .uniqueInTables(let known) = siblingCodes { tables = known }
    siblingCodes = .unique
    tables += repeatElement(0, count: max(record + 1 - tables.count, 0))
    tables[record] = table
    siblingCodes = .uniqueInTables(tables)
  }

  private mutating func report(_ check: RecordCheck, _ number: Int) {
    for flaw in check.flaws { flaws.append(BuildError(record: number, description: flaw)) }
  }

  private mutating func hasRoom(_ count: Int) -> Bool {
    if rows.hasRoom(for: count + 70_000 * 4) { return true }
    if flaws.last?.description != TreeBuilder.tooMuch {
      flaws.append(BuildError(record: rows.count, description: TreeBuilder.tooMuch))
    }
    return false
  }

  private static let tooMuch = "the texts are longer than 4 GB together"

  /// Checks the records and writes the block.
  ///
  /// - Throws: All errors, in the order of the records.
  /// - Complexity: O(*n*), plus comparisons of siblings whose names begin alike.
  public func build() throws(BuildErrors) -> [UInt8] {
    var block = try unsealed()
    AtlasFormat.seal(&block)
    return block
  }

  /// The block without its checksum, which only a file needs.
  private func unsealed() throws(BuildErrors) -> [UInt8] {
    let result: Result<[UInt8], BuildErrors> = rows.pool.withUnsafeBytes { pool in
      let texts = RowTexts(rows: rows.all, pool: pool)
      let check = ParentCheck(texts, needsUniqueCodes: rules.contains(.divisionCodes))
      var found = flaws + check.flaws
      // A tree is written only without flaws, and then the writer finds codes that stand twice.
      if !found.isEmpty, !rules.contains(.divisionCodes) { found += twice(check) }
      // A stable sort, so that the errors of one record keep the order of the checks.
      guard found.isEmpty else { return .failure(BuildErrors(found.sorted { $0.record < $1.record })) }
      return write(texts, check)
    }
    return try result.get()
  }

  /// The records with a code that only one of their siblings may have.
  private func twice(_ check: ParentCheck) -> [BuildError] {
    switch siblingCodes {
    case .unique: check.siblingsOfOneCode()
    case .uniqueInTables(let tables): check.siblingsOfOneCode(tables)
    case .asTheyAre: []
    }
  }

  private func write(_ texts: RowTexts, _ check: ParentCheck) -> Result<[UInt8], BuildErrors> {
    var writer = AtlasWriter(texts, order: NodeOrder(texts, parents: check.parents, order: order))
    let twice = writer.hasSiblingsOfOneCode ? twice(check) : []
    guard twice.isEmpty else { return .failure(BuildErrors(twice)) }
    writer.writeAliases(aliases)
    writer.writeFoldings(foldings)
    writer.writeLevelNames(levelNames)
    writer.writeFlags(flags)
    writer.writeFields(fields)
    writer.writeSecondCodes(secondCodes)
    writer.writeProminence(prominence)
    writer.writeEnglishNames(englishNames)
    writer.writeRules(self.order == .source ? rules.union(.sourceOrder) : rules)
    return .success(writer.block(dataDate: dataDate, provenance: provenance, successions: successions))
  }

  /// Builds the tree, without checking the new block byte by byte.
  ///
  /// - Throws: As `build` does.
  public func tree() throws(BuildErrors) -> RegionTree {
    let block = try unsealed()
    do { return try RegionTree(built: block) } catch {
      preconditionFailure("a builder wrote what is no tree: \(error)")
    }
  }

  /// All errors of a table.
  public struct BuildErrors: Error, Equatable, Sendable {
    public let all: [BuildError]
    init(_ all: [BuildError]) { self.all = all }
  }
}
