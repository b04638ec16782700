import RegionModel

/// The places that a query fits, best first, at four bytes each.
public struct SearchResults: RandomAccessCollection, Equatable, Sendable {
  public let query: SearchQuery
  let words: [QueryWord]
  /// The tree that was searched.
  public let tree: RegionTree
  let nodes: [UInt32]
  /// The aliases by which places were found, if not by their own name.
  let aliases: [UInt32: Int]
  /// How much was searched.
  public var extent = Extent.whole

  /// How much of all that there is was searched.
  public enum Extent: Equatable, Sendable {
    /// The whole tree.
    case whole
    /// The lists that came so far, which hold so many places.
    case fetched(Int)
    /// The source searched itself.
    case source
    /// The source searched itself, and had read only a part of what it has when its time was over.
    case partOfSource
    /// The source was to search and could not; the lists that came so far were searched in its place.
    case failed(String)
  }

  /// Places that were found elsewhere, in the order in which they were.
  ///
  /// - Parameters:
  ///   - query: What was searched for.
  ///   - regions: Of `tree`.
  ///   - tree: The tree that holds the places.
  ///   - extent: How much was searched.
  public init(_ query: SearchQuery, found regions: [Region], in tree: RegionTree, _ extent: Extent) {
    let text = QueryText(query.text, in: tree, hasPinyin: true)
    self.init(
      query: query, words: text?.words ?? [], tree: tree,
      nodes: regions.filter { $0.tree === tree }.map(\.number), aliases: [:])
    self.extent = extent
  }

  init(query: SearchQuery, words: [QueryWord], tree: RegionTree, nodes: [UInt32], aliases: [UInt32: Int]) {
    self.query = query
    self.words = words
    self.tree = tree
    self.nodes = nodes
    self.aliases = aliases
  }

  static func none(_ query: SearchQuery, _ tree: RegionTree) -> SearchResults {
    SearchResults(query: query, words: [], tree: tree, nodes: [], aliases: [:])
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }

  /// - Complexity: O(1).
  public subscript(position: Int) -> SearchMatch {
    let region = tree.region(numbered: nodes[position])
    let alias = aliases[nodes[position]].map(tree.aliasEntry)
    let isOwnName = alias.map { $0.kind == .reading || region.name.hasPrefix($0.name) } ?? true
    return SearchMatch(region: region, alias: isOwnName ? nil : alias)
  }

  /// The characters of a region's name that the query matches, as ranges in order; also for regions above the
  /// results.
  ///
  /// - Complexity: O(words × characters²); meant for the rows on a screen, not for every match.
  public func marks(in region: Region) -> [Range<Int>] {
    let label = tree.label(ofNode: Int(region.number))
    let alignment = NameAlignment(label.name, reading: label.reading)
    let short = alignment.count(inBytes: label.shortNameCount)
    let ranges = words.compactMap { word in
      let range = alignment.bestRange(of: word.bytes, word.script, shortCount: short)
      let isSame = word.name == word.bytes
      return range ?? (isSame ? nil : alignment.bestRange(of: word.name, word.script, shortCount: short))
    }.sorted { $0.lowerBound < $1.lowerBound }
    return ranges.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}

/// A place that a query fits.
public struct SearchMatch: Equatable, Sendable {
  public let region: Region
  /// The other name that matched, such as a former one; nil if the place's own name did, in any reading.
  public let alias: RegionTree.AliasEntry?

  /// The place and all above it, highest first.
  public var path: [Region] { region.path }
}

extension NameAlignment {
  /// The characters that a word fits, preferably at the start of the name.
  ///
  /// The whole word is tried first, then its end and its beginning, as in names without separators. All names
  /// but the last must be whole.
  func bestRange(of word: [UInt8], _ script: QueryWord.Script, shortCount: Int) -> Range<Int>? {
    // Letters do not match 省 or 市; Han may.
    let isSpoken = script == .letters
    if let range = first(of: word[...]), !isSpoken || range.lowerBound < shortCount { return range }
    let starts = QueryWord.starts(in: word).dropFirst().filter { word.count - $0 > 1 }
    for start in starts {
      guard let length = length(of: word[start...], from: 0) else { continue }
      if length > 1 || length >= shortCount { return 0..<length }
    }
    for end in starts.reversed() {
      if let length = length(of: word[..<end], from: 0), length >= shortCount { return 0..<length }
    }
    return nil
  }
}
