import RegionModel
import RegionSources

/// A source whose highest list has a row at least: where it is empty, the command or the query is wrong.
///
/// Without it the sheet would open with nothing in it and say nothing.
final class RootedSource: ListSource {
  private let source: any ListSource
  private let isQuery: Bool

  /// - Parameter isQuery: Whether the lists come from a person's own SQL.
  init(_ source: any ListSource, isQuery: Bool) {
    self.source = source
    self.isQuery = isQuery
  }

  func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
    let tree = try source.children(of: path, cancellation)
    guard path.isEmpty, tree.count == 0 else { return tree }
    if isQuery {
      throw .failed("the query finds nothing where :parent is NULL: write IS :parent, not = :parent")
    }
    throw .failed("there is nothing to choose from")
  }

  var canSearch: Bool { source.canSearch }

  func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    try source.search(text, cancellation)
  }
}
