import RegionModel
import RegionSearch

/// What actions and options are read back with: the places that their codes name, and the answers that are found again.
///
/// A decoder carries it as `userInfo[.picker]`. One context serves one replay, from its first line to its last.
public final class CodingContext: @unchecked Sendable {  // One replay, one thread.
  /// Where codes are looked up.
  public let tree: RegionTree
  /// What was searched for last; nil before the first search.
  public var query: SearchQuery?
  /// How many places the search that was read last had found when it was written.
  public internal(set) var recordedCount: Int?
  private let search: (SearchQuery) -> SearchResults

  /// - Parameter search: Searches the tree as the pick did.
  public init(tree: RegionTree, search: @escaping (SearchQuery) -> SearchResults) {
    self.tree = tree
    self.search = search
  }

  /// What the newest search finds in the tree.
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

  /// What is wrong with the data, as a sentence without its full stop.
  func fault(_ description: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: description))
  }
}
