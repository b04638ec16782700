import RegionModel

/// Finds places by what people know of them: parts of names, pinyin, initials, codes, several of these together.
public struct RegionSearcher: Sendable {
  public let tree: RegionTree
  private let index: SearchIndex
  private let prominence: Prominence

  /// Reads the index that the tree brings along, in constant time; else makes one.
  ///
  /// - Complexity: O(*n* log *n*) in the places of a tree without an index; a tenth of a second for 45,000 of them.
  public init(_ tree: RegionTree) {
    self.tree = tree
    // What was just built is an index of the tree, so the second one is always there.
    index = SearchIndex(tree) ?? SearchIndex(tree, built: IndexBuilder(tree).words()).unsafelyUnwrapped
    prominence = Prominence(tree)
  }

  /// All places that the query fits, the best first; none for a blank one.
  ///
  /// Each word must fit the place or one above it, and one of them the place itself. Where nothing does, the words are
  /// taken for names written together, then for words with a typing error each.
  ///
  /// - Complexity: O(matches) and some dozens of lookups a word.
  public func search(_ query: SearchQuery) -> SearchResults {
    guard let text = QueryText(query.text, in: tree, hasPinyin: index.hasReadings), !text.words.isEmpty else {
      return .none(query, tree)
    }
    let together = [text.together]
    var ranking = Ranking(query, tree, prominence)
    gather(into: &ranking, text)
    if ranking.isEmpty, text.words != together { gather(into: &ranking, together, typos: .never) }
    if ranking.isEmpty { gather(into: &ranking, text.words, typos: .always) }
    return SearchResults(
      query: query, words: text.words, tree: tree, nodes: ranking.sorted(), aliases: ranking.aliases)
  }

  private func gather(into ranking: inout Ranking, _ text: QueryText) {
    let isOneWord = text.together == text.words[0]
    let whole =
      isOneWord ? MatchTable() : WordSearch(wholeName: text.together, in: index).matches
    if !whole.isEmpty { ranking.gather([whole]) }
    gather(into: &ranking, text.words, typos: .ifNothingFits, except: whole)
  }

  private func gather(
    into ranking: inout Ranking, _ words: [QueryWord], typos: WordSearch.Typos,
    except known: MatchTable = MatchTable()
  ) {
    let tables = words.map { WordSearch($0, in: index, typos: typos, codes: ranking.codes).matches }
    // The rarest word first: it rules most places out.
    ranking.gather(tables.sorted { $0.count < $1.count }, except: known)
  }

  /// Places that were found otherwise, as results: those that the query's scope holds, in the ranking's order.
  package func results(_ query: SearchQuery, of regions: [Region]) -> SearchResults {
    guard let text = QueryText(query.text, in: tree, hasPinyin: index.hasReadings), !text.words.isEmpty else {
      return .none(query, tree)
    }
    var places = MatchTable()
    for region in regions { places.add(region.number, cost: Weights.exact) }
    var ranking = Ranking(query, tree, prominence)
    ranking.gather([places])
    return SearchResults(
      query: query, words: text.words, tree: tree, nodes: ranking.sorted(), aliases: ranking.aliases)
  }
}
