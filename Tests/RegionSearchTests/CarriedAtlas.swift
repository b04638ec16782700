import EmbeddedAtlas
import RegionModel
import RegionSearch

/// The built-in divisions, and searches in them.
enum CarriedAtlas {
  static let tree: RegionTree = {
    let block = UnsafeRawBufferPointer(start: areapick_atlas_start(), count: Int(areapick_atlas_size))
    do { return try RegionTree(bytes: block, check: .header) } catch { preconditionFailure("\(error)") }
  }()

  static let searcher = RegionSearcher(tree)

  static func search(_ text: String, below root: String? = nil, first: String? = nil) -> SearchResults {
    searcher.search(
      SearchQuery(text, root: root.flatMap(tree.region), first: first.flatMap(tree.region)))
  }

  /// The best places as paths, each with `←` and the other name that matched.
  static func best(_ text: String, _ count: Int = 1, below root: String? = nil, first: String? = nil)
    -> [String]
  {
    search(text, below: root, first: first).prefix(count).map(\.text)
  }
}

extension SearchMatch {
  /// The path, with `←` and the other name that matched.
  var text: String {
    region.path.map(\.name).joined(separator: "/") + (alias.map { " ← \($0.name)" } ?? "")
  }
}

extension RegionSearcher {
  /// The codes of all results.
  func codes(_ text: String) -> [String] { search(SearchQuery(text)).map(\.region.code) }

  /// The names of all results.
  func names(_ text: String) -> [String] { search(SearchQuery(text)).map(\.region.name) }
}
