import RegionModel

/// Finds places by what people know of them: parts of names, pinyin, initials, codes, several of these together.
public struct RegionSearcher: Sendable {
  public let tree: RegionTree
  private let index: SearchIndex
  private let standing: Standing

  /// Reads the index that the tree brings along, in constant time; else makes one.
  ///
  /// - Complexity: O(*n* log *n*) in the places of a tree without an index; a tenth of a second for 45,000 of them.
  public init(_ tree: RegionTree) {
    self.tree = tree
    // What was just built is an index of the tree, so the second one is always there.
    index = SearchIndex(tree) ?? SearchIndex(tree, built: IndexBuilder(tree).words()).unsafelyUnwrapped
    standing = Standing(tree)
  }

  /// All places that the query fits, the best first; none for a blank one.
  ///
  /// Each word must fit the place or one above it, and one of them the place itself. Where nothing does, a typing error
  /// in each word is allowed for.
  ///
  /// - Complexity: O(matches) and some dozens of lookups a word.
  public func search(_ query: SearchQuery) -> SearchResults {
    guard let text = QueryText(query.text, in: tree), !text.words.isEmpty else { return .none(query, tree) }
    var ranking = ranking(of: text.words, query, allowsSlips: false)
    if ranking.isEmpty { ranking = self.ranking(of: text.words, query, allowsSlips: true) }
    return SearchResults(
      query: query, words: text.words, tree: tree, nodes: ranking.sorted(), aliases: ranking.aliases)
  }

  private func ranking(of words: [QueryWord], _ query: SearchQuery, allowsSlips: Bool) -> Ranking {
    var ranking = Ranking(query, tree, standing)
    let whole = words.count > 1 ? wholeName(words) : MatchTable()
    if !whole.isEmpty { ranking.gather([whole]) }
    let tables = words.map { WordSearch($0, in: index, allowsSlips: allowsSlips).matches }
    // The rarest word first: it rules most places out.
    ranking.gather(tables.sorted { $0.count < $1.count }, except: whole)
    return ranking
  }

  private func wholeName(_ words: [QueryWord]) -> MatchTable {
    WordSearch(wholeName: QueryWord(words.flatMap(\.bytes)), in: index).matches
  }
}
