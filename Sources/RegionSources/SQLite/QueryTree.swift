import RegionModel
import RegionSearch

/// The whole tree of a person's own query, which gives its lists one by one: each is asked for, level by level.
struct QueryTree {
  private let query: ListQuery
  private let connection: Connection
  private let reader: AnswerReader
  private let keepsFields: Bool

  /// Where a tree is read of which nobody knows whether it ends.
  private struct Place {
    let code: String
    let name: String
    /// The number of the place above; nil for a root.
    let parent: Int?
    let depth: Int
  }

  /// A tree with the bytes of its compiled file, and whether it is a part of what there is.
  typealias Part = (tree: RegionTree, block: [UInt8], isPartial: Bool)

  /// The most places that are read for a search, and where all are wanted: a query may never end.
  static let mostSearched = 1_000_000
  static let most = 5_000_000

  init(_ query: ListQuery, _ connection: Connection, _ reader: AnswerReader, keepsFields: Bool) {
    (self.query, self.connection, self.reader) = (query, connection, reader)
    self.keepsFields = keepsFields
  }

  /// Reads the tree, until the connection's deadline.
  ///
  /// - Parameter limit: The most places that are read.
  /// - Throws: `ListSourceError` where a list cannot be read, and where a place stands below itself.
  func read(atMost limit: Int) throws(ListSourceError) -> Part {
    var builder = TreeBuilder()
    var places: [Place] = []
    try add(below: nil, &places, &builder)
    var next = 0
    while next < places.count, places.count < limit, !connection.isOutOfTime {
      try add(below: next, &places, &builder)
      next += 1
    }
    let isPartial = next < places.count || connection.isOutOfTime
    if !isPartial, places.isEmpty { throw .failed("there is nothing to choose from") }
    do {
      let block = try builder.build()
      return (try RegionTree(compiled: block, check: .header), block, isPartial)
    } catch {
      throw .failed("\(error)")
    }
  }

  private func add(
    below parent: Int?, _ places: inout [Place], _ builder: inout TreeBuilder
  ) throws(ListSourceError) {
    let above = parent.map { places[$0] }
    if let above, isBelowItself(above, places) {
      throw .failed("\(above.name) stands below itself again and again")
    }
    let path = above.map { [RegionSources.Place(code: $0.code, name: $0.name)] } ?? []
    let list = try query.children(of: path, connection, reader, keepsFields: keepsFields)
    if parent == nil {
      builder.order = list.order
      builder.levelNames = list.levelNames
      if !list.fieldNames.isEmpty { builder.fields = FieldTexts(names: list.fieldNames) }
    }
    for row in list.roots {
      let number = builder.append(
        RegionRecord(
          code: row.code, parent: parent.map { .record($0) } ?? .none, level: nil, name: row.name,
          shortName: row.shortName, reading: row.reading, otherReadings: row.otherReadings))
      builder.setFlags(row.flags, of: number)
      if builder.fields != nil { row.addFields(to: &builder.fields!) }
      places.append(
        Place(code: row.code, name: row.name, parent: parent, depth: (above?.depth ?? 0) + 1))
    }
  }

  /// Whether a place stands below itself twice; once is a name that repeats.
  private func isBelowItself(_ place: Place, _ places: [Place]) -> Bool {
    if place.depth > TreeBuilder.deepest { return true }
    var (count, above) = (0, place.parent)
    while let number = above {
      if places[number].code == place.code, places[number].name == place.name { count += 1 }
      above = places[number].parent
    }
    return count > 1
  }
}
