import RegionModel
import RegionSearch

/// The context for reading actions and options back: the tree for codes, and the search for results.
///
/// A decoder carries it as `userInfo[.picker]`. One context serves one replay, from its first line to its last.
public final class CodingContext: @unchecked Sendable {  // One replay, one thread.
  /// Where codes are looked up.
  public let tree: RegionTree
  /// The last search; nil before the first.
  public var query: SearchQuery?
  /// How many places the last decoded search had found when it was recorded.
  public internal(set) var recordedCount: Int?
  private let search: (SearchQuery) -> SearchResults

  /// - Parameter search: Searches the tree as the pick did.
  public init(tree: RegionTree, search: @escaping (SearchQuery) -> SearchResults) {
    self.tree = tree
    self.search = search
  }

  /// Runs the last search again.
  func results() -> SearchResults? { query.map(search) }
}

extension CodingUserInfoKey {
  /// Where a decoder carries its `CodingContext`.
  public static let picker = CodingUserInfoKey(rawValue: "picker").unsafelyUnwrapped
}

extension Decoder {
  var context: CodingContext {
    get throws {
      guard let context = userInfo[.picker] as? CodingContext else {
        throw fault("there is no tree to read places in")
      }
      return context
    }
  }

  /// An error for bad data, described as a sentence without its full stop.
  func fault(_ description: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: description))
  }
}
