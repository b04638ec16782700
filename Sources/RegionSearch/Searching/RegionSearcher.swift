import RegionModel

/// Finds places by parts of names, pinyin, initials, codes, and combinations of these.
public struct RegionSearcher: Sendable {
  public let tree: RegionTree
  private let index: SearchIndex
  private let prominence: Prominence

  /// Reads the tree's index in constant time, or builds one.
  ///
  /// - Complexity: O(*n* log *n*) in the places of a tree without an index; a tenth of a second for 45,000.
  public init(_ tree: RegionTree) {
    self.tree = tree
    // A freshly built index always belongs to the tree.
    index = SearchIndex(tree) ?? SearchIndex(tree, built: IndexBuilder(tree).words()).unsafelyUnwrapped
    prominence = Prominence(tree)
  }

  /// All places that the query fits, best first; none for a blank query.
  ///
  /// Each word must fit the place or one above it, and one word the place itself. If nothing fits, the words
  /// are joined into one, and then each may have a typing error.
  ///
  /// - Complexity: O(matches) plus some dozens of lookups per word.
  public func search(_ query: SearchQuery) -> SearchResults {
    guard let text = QueryText(query.text, in: tree, hasPinyin: index.hasReadings), !text.words.isEmpty else {
      return .none(query, tree)
    }
    let together = [text.together]
    var ranking = Ranking(query, tree, prominence)
    gather(into: &ranking, text, codes: placesWithCode(query.text))
    if ranking.isEmpty, text.words != together { gather(into: &ranking, together, typos: .never) }
    if ranking.isEmpty { gather(into: &ranking, text.words, typos: .always) }
    return SearchResults(
      query: query, words: text.words, tree: tree, nodes: ranking.sorted(), aliases: ranking.aliases)
  }

  /// The places whose code a text is, in any case; where it is none, those whose codes begin so.
  ///
  /// - Complexity: O(log *n*), plus O(1) for each.
  private func placesWithCode(_ text: String) -> MatchTable {
    var matches = MatchTable()
    // The codes of China's divisions are digits alone, which are words.
    guard !tree.hasSuffixes, let word = CodeWord(text) else { return matches }
    for form in word.forms {
      for region in tree.regions(code: form, in: .first) { matches.add(region.number, cost: Weights.exact) }
    }
    guard matches.isEmpty, word.mayGoOn else { return matches }
    for form in word.forms {
      for node in tree.nodes(codeBeginning: Array(form.utf8)) { matches.add(node, cost: Weights.start) }
    }
    return matches
  }

  /// - Parameter codes: The places whose codes the text is.
  private func gather(into ranking: inout Ranking, _ text: QueryText, codes: MatchTable) {
    let isOneWord = text.together == text.words[0]
    var whole =
      isOneWord ? MatchTable() : WordSearch(wholeName: text.together, in: index).matches
    whole.add(codes)
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

  /// Results for places found elsewhere: those in the query's scope, in the ranking's order.
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

/// A query that may be a code: letters, digits and signs without blanks, `AB-77`, `10.1.0.2`, `ac`.
private struct CodeWord {
  /// As it was typed, and in capitals and small letters.
  let forms: [String]
  /// Whether codes may begin so: a few letters begin too many.
  let mayGoOn: Bool

  private static let longest = 64

  /// Nil for what is none, and for digits alone, which are a word of any query.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let word = words.first, words.count == 1, word.utf8.count <= CodeWord.longest,
      word.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      word.utf8.contains(where: { $0 < 0x30 || $0 > 0x39 })
    else { return nil }
    forms = Set([String(word), word.uppercased(), word.lowercased()]).sorted()
    mayGoOn = word.utf8.count > 1 && word.utf8.contains { $0 < 0x41 }
  }
}
