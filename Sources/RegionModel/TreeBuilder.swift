/// Makes the block of bytes that a `RegionTree` reads from a table of records.
///
/// Records may come in any order. The builder checks them, sorts siblings into display order, numbers the
/// nodes breadth first and writes the sections. The same records give the same bytes, always.
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

  /// What became of codes that are out of force.
  public var successions: [CodeSuccession] = []

  /// Other names of the places; one whose codes are none of the records' is left out.
  public var aliases: [Alias] = []

  /// Characters that no name is written with, each with the one that names are written with instead.
  public var foldings: [Unicode.Scalar: Unicode.Scalar] = [:]

  private let records: [RegionRecord]

  public init(_ records: [RegionRecord]) { self.records = records }

  /// Checks the records and writes the block.
  ///
  /// - Throws: Every flaw that was found, in the order of the records; nothing is written then.
  /// - Complexity: O(*n* log *n*).
  public func build() throws(Flaws) -> [UInt8] {
    let checked = RecordCheck(records)
    guard checked.flaws.isEmpty else { throw Flaws(checked.flaws) }
    let order = NodeOrder(records, parents: checked.parents)
    var writer = AtlasWriter(records, order: order)
    writer.writeAliases(aliases)
    writer.writeFoldings(foldings)
    return writer.block(dataDate: dataDate, provenance: provenance, successions: successions)
  }

  /// All that is wrong with a table.
  public struct Flaws: Error, Equatable, Sendable {
    public let all: [Flaw]
    init(_ all: [Flaw]) { self.all = all }
  }
}
