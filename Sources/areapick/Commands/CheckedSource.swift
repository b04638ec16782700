import RegionModel
import RegionSources

/// A source that refuses the answers of a wrong command or query: a highest list without a row, and lists without end.
///
/// A command that does not look which place it is asked for answers with the same list everywhere. Wheels fill their
/// columns by themselves, and a single row is passed over: both would run such a command again and again. A person who
/// opens place after place may do so longer.
final class CheckedSource: ListSource {
  private let source: any ListSource
  private let lacksIs: Bool
  private let fillsByItself: Bool
  /// What was left out of all that came through `children` and searches.
  let leftOut = LeftOutRecords()

  /// - Parameters:
  ///   - lacksIs: Whether the lists come from a person's own SQL, which does not say `IS :parent`.
  ///   - fillsByItself: Whether list after list is asked for without a key, as by wheels.
  init(_ source: any ListSource, lacksIs: Bool, fillsByItself: Bool) {
    self.source = source
    self.lacksIs = lacksIs
    self.fillsByItself = fillsByItself
  }

  func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
    try checkEnds(path)
    let tree = try source.children(of: path, cancellation)
    leftOut.note(tree, of: path)
    guard path.isEmpty, tree.count == 0 else { return tree }
    if lacksIs {
      throw .failed(":parent is NULL for the first list: write IS :parent")
    }
    throw .failed("there is nothing to choose from")
  }

  /// The reader of a command's answer refuses an empty highest list itself.
  func fetch(childrenOf path: [Place]) throws(ListSourceError) -> ListFetch? {
    try checkEnds(path)
    return try source.fetch(childrenOf: path)
  }

  /// How often a place may repeat above itself. Where nobody opens it: once with a code, as 东莞市 below 东莞市, and some
  /// times by name alone, as folders do.
  private func mostRepetitions(_ place: Place) -> Int {
    fillsByItself ? (place.code.isEmpty ? 7 : 1) : 30
  }

  private func checkEnds(_ path: [Place]) throws(ListSourceError) {
    guard let last = path.last, path.count - 1 > mostRepetitions(last) else { return }
    let same = path.dropLast().count { $0 == last }
    guard same > mostRepetitions(last) else { return }
    throw .failed("\(last.name.shortened) stands below itself again and again")
  }

  var canSearch: Bool { source.canSearch }
  var fieldNames: [String]? { source.fieldNames }

  func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    noted(try source.search(text, cancellation))
  }

  func places(code: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    noted(try source.places(code: code, cancellation))
  }

  private func noted(_ matches: SourceMatches) -> SourceMatches {
    leftOut.note(matches)
    return matches
  }
}
