/// Makes the block of bytes that a `RegionTree` reads from a table of records.
///
/// Records may come in any order. The builder checks them, brings siblings into order, numbers the nodes breadth first
/// and writes the sections. The same records give the same bytes, always. Their texts are taken into one pool as they
/// come, so a table of millions costs little more than its text.
public struct TreeBuilder {
  /// A record that cannot stand in a tree.
  public struct Flaw: Error, Equatable, Sendable, CustomStringConvertible {
    /// Which record, counted from 0 in the order given.
    public let record: Int
    /// What is wrong, as a sentence without its full stop.
    public let description: String
  }

  /// The date of the data as the decimal number yyyymmdd; 0 where it is not known.
  public var dataDate = 0
  /// Where the facts are from, in words for people.
  public var provenance = ""
  /// In what order siblings are to stand.
  public var order = RegionTree.Order.letters
  /// What holds for all names and codes.
  public var rules: RegionTree.Rules = []
  /// What levels are called; none for a tree whose steps have no names.
  public var levelNames: [LevelName] = []

  /// What became of codes that are out of force.
  public var successions: [CodeSuccession] = []

  /// Other names of the places; one whose codes are none of the records' is left out.
  public var aliases: [Alias] = []

  /// Characters that no name is written with, each with the one that names are written with instead.
  public var foldings: [Unicode.Scalar: Unicode.Scalar] = [:]

  /// How prominent places are, by their codes: 1 or more, the most prominent the highest; see
  /// `RegionTree.prominentPlaces`. A code of none of the records is left out.
  public var prominence: [String: UInt32] = [:]

  private var rows = Rows()
  private var flaws: [Flaw] = []

  /// A builder to which records are to be added.
  public init() {}

  public init(_ records: [RegionRecord]) {
    rows.reserve(records.count, bytes: 0)
    for record in records { append(record) }
  }

  /// How many records there are.
  public var count: Int { rows.count }

  /// Adds a record; what is wrong with it is said by `build`.
  ///
  /// - Returns: Its number, by which others may name it as their parent.
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

  /// Adds a record whose texts lie in memory, without making strings of them.
  ///
  /// - Parameters:
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
      flaws.append(Flaw(record: number, description: "the parent \(parent) does not exist"))
    }
    guard hasRoom(name.count + reading.count + code.count) else { return number }
    rows.append(name: name, reading: reading, code: code, parent: parent, level: level)
    return number
  }

  private mutating func report(_ check: RecordCheck, _ number: Int) {
    for flaw in check.flaws { flaws.append(Flaw(record: number, description: flaw)) }
  }

  private mutating func hasRoom(_ count: Int) -> Bool {
    if rows.hasRoom(for: count + 70_000 * 4) { return true }
    if flaws.last?.description != TreeBuilder.tooMuch {
      flaws.append(Flaw(record: rows.count, description: TreeBuilder.tooMuch))
    }
    return false
  }

  private static let tooMuch = "the texts are longer than 4 GB together"

  /// Checks the records and writes the block.
  ///
  /// - Throws: Every flaw that was found, in the order of the records; nothing is written then.
  /// - Complexity: O(*n*) but for the sorting of siblings whose names are alike at the start.
  public func build() throws(Flaws) -> [UInt8] {
    let result: Result<[UInt8], Flaws> = rows.pool.withUnsafeBytes { pool in
      let texts = RowTexts(rows: rows.all, pool: pool)
      let check = ParentCheck(texts, needsUniqueCodes: rules.contains(.divisionCodes))
      let found = flaws + check.flaws
      // Stable, so that the flaws of one record stay in the order of the checks.
      guard found.isEmpty else { return .failure(Flaws(found.sorted { $0.record < $1.record })) }
      return write(texts, NodeOrder(texts, parents: check.parents, order: order))
    }
    return try result.get()
  }

  private func write(_ texts: RowTexts, _ order: NodeOrder) -> Result<[UInt8], Flaws> {
    var writer = AtlasWriter(texts, order: order)
    if let twice = writer.rowWithSiblingsCode {
      let code = String(decoding: texts.code(twice), as: UTF8.self)
      return .failure(
        Flaws([Flaw(record: twice, description: "the code \(code) stands twice below one parent")]))
    }
    writer.writeAliases(aliases)
    writer.writeFoldings(foldings)
    writer.writeLevelNames(levelNames)
    writer.writeProminence(prominence)
    writer.writeRules(self.order == .source ? rules.union(.sourceOrder) : rules)
    return .success(writer.block(dataDate: dataDate, provenance: provenance, successions: successions))
  }

  /// Makes the tree itself, without looking at every byte of what was just written.
  ///
  /// - Throws: As `build` does.
  public func tree() throws(Flaws) -> RegionTree {
    let block = try build()
    do { return try RegionTree(compiled: block, check: .header) } catch {
      preconditionFailure("a builder wrote what is no tree: \(error)")
    }
  }

  /// All that is wrong with a table.
  public struct Flaws: Error, Equatable, Sendable {
    public let all: [Flaw]
    init(_ all: [Flaw]) { self.all = all }
  }
}
