import RegionModel
import RegionSearch

/// Which places of lists that come one by one count: paths in words, found in the lists as they come.
///
/// A word names a place as `RegionList.rows(named:)` has it. A path of one word rules a code out wherever it stands.
public struct PathFilter: Equatable, Sendable {
  /// What was asked for, highest first each; empty for everything.
  public let included: [[String]]
  public let excluded: [[String]]

  public init(including included: [[String]], excluding excluded: [[String]]) {
    (self.included, self.excluded) = (included, excluded)
  }

  /// Whether a place counts, or leads to one that does.
  public func contains(_ path: [Place]) -> Bool {
    if excluded.contains(where: { isRuledOut(path, by: $0) }) { return false }
    return included.isEmpty || included.contains { PathFilter.count(of: $0, on: path) != nil }
  }

  /// A tree of lists without the places that do not count.
  ///
  /// - Parameters:
  ///   - tree: An answer of a source: the children of the last place of `path`, perhaps with more below them.
  ///   - path: Empty for the roots of the whole tree.
  /// - Throws: `ListSourceError` where nothing is left of a list that has rows.
  /// - Complexity: O(*n*) in the places of the answer; the same tree where all of them count.
  public func filtered(_ tree: RegionTree, below path: [Place] = []) throws(ListSourceError) -> RegionTree {
    guard !tree.roots.isEmpty else { return tree }
    let wanted = wanted(in: tree, below: path)
    let ruledOut = ruledOut(in: tree, below: path)
    let filter = RegionFilter(tree, including: wanted ?? [], excluding: ruledOut)
    guard wanted != [], !filter.rows(of: tree.roots).isEmpty else {
      throw .nothingLeft
    }
    guard wanted != nil || !ruledOut.isEmpty else { return tree }
    do {
      return try tree.copied(order: tree.order, keeping: filter).lacking(asIn: tree)
    } catch {
      throw .failed("\(error)")
    }
  }

  /// The places of an answer that were asked for, or lead there; nil for all of them.
  private func wanted(in tree: RegionTree, below path: [Place]) -> [Region]? {
    guard !included.isEmpty else { return nil }
    var wanted: [Region] = []
    for words in included {
      guard let count = PathFilter.count(of: words, on: path) else { continue }
      if count == words.count { return nil }
      wanted += PathFilter.walk(words[count...], in: tree).map(\.region)
    }
    return wanted
  }

  private func ruledOut(in tree: RegionTree, below path: [Place]) -> [Region] {
    excluded.flatMap { words -> [Region] in
      let byCode = words.count == 1 ? tree.regions(code: words[0]) : []
      guard byCode.isEmpty, let count = PathFilter.count(of: words, on: path), count < words.count else {
        return byCode
      }
      return PathFilter.walk(words[count...], in: tree).filter(\.isWhole).map(\.region)
    }
  }

  private func isRuledOut(_ path: [Place], by words: [String]) -> Bool {
    if words.count == 1, path.contains(where: { $0.code == words[0] }) { return true }
    return PathFilter.count(of: words, on: path) == words.count
  }

  /// How many words a path has used up; nil where it leads elsewhere.
  private static func count(of words: [String], on path: [Place]) -> Int? {
    for (place, word) in zip(path, words) where !place.isNamed(word) { return nil }
    return min(words.count, path.count)
  }

  /// Where words lead in a tree, as far as the tree goes.
  private static func walk(
    _ words: ArraySlice<String>, in tree: RegionTree
  ) -> [(region: Region, isWhole: Bool)] {
    var (list, reached) = (tree.roots, [Region]())
    for (index, word) in zip(words.indices, words) {
      reached = list.rows(named: word).map { list[$0] }
      guard index + 1 < words.endIndex, reached.count == 1, !reached[0].isLeaf else {
        return reached.map { ($0, index + 1 == words.endIndex) }
      }
      list = reached[0].children
    }
    return reached.map { ($0, true) }
  }
}

extension Place {
  /// Whether a word names it, as in a list.
  fileprivate func isNamed(_ word: String) -> Bool {
    if code == word || name == word { return true }
    return Region(path: [name], code: code).map { !$0.tree.roots.rows(named: word).isEmpty } ?? false
  }
}

/// A source without the places that do not count.
public final class FilteredSource: ListSource {
  private let source: any ListSource
  private let filter: PathFilter

  public init(_ source: any ListSource, _ filter: PathFilter) {
    (self.source, self.filter) = (source, filter)
  }

  public func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
    try filter.filtered(source.children(of: path, cancellation), below: path)
  }

  public var canSearch: Bool { source.canSearch }
  public var fieldNames: [String]? { source.fieldNames }

  public func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    counted(try source.search(text, cancellation))
  }

  public func places(code: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    counted(try source.places(code: code, cancellation))
  }

  private func counted(_ matches: SourceMatches) -> SourceMatches {
    SourceMatches(
      tree: matches.tree, regions: matches.regions.filter { filter.contains($0.path.map(Place.init)) },
      isPartial: matches.isPartial)
  }
}
