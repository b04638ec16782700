import RegionModel

/// A source of lists that are not in a tree, asked for one list when a person opens a place.
///
/// The calls block their thread, and several threads may call at once; `fetch` alone returns at once.
public protocol ListSource: AnyObject, Sendable {
  /// The children of the last place of a path, as the roots of a small tree.
  ///
  /// An empty path asks for the roots of the whole tree. The tree is empty if the place has no children.
  ///
  /// - Throws: `ListSourceError`: the reason in one line, or `.cancelled` if nobody waits any more.
  func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree

  /// Begins to fetch the children of the last place of a path, for a caller that waits for several things at once.
  ///
  /// Nil if the source has no such way, as most: `children` is called on a thread then.
  ///
  /// - Throws: `ListSourceError` if it cannot begin.
  func fetch(childrenOf path: [Place]) throws(ListSourceError) -> ListFetch?

  /// What the further fields of its lists are called; nil where nobody knows before the lists come.
  var fieldNames: [String]? { get }

  /// Whether the source can search; if not, only the lists fetched so far are searched.
  var canSearch: Bool { get }

  /// The places that match a text, the best first, in a tree with the places above them; at most
  /// `SourceAnswer.mostMatches`.
  func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches

  /// The places that have a code, in a tree with the places above them.
  func places(code: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches
}

extension ListSource {
  public var fieldNames: [String]? { nil }

  public func fetch(childrenOf path: [Place]) throws(ListSourceError) -> ListFetch? { nil }

  /// Those of what a search for the code finds.
  public func places(code: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
    let matches = try search(code, cancellation)
    return SourceMatches(tree: matches.tree, regions: matches.regions.filter { $0.code == code })
  }
}

/// A place as a source knows it: code and name together identify it among its siblings.
public struct Place: Hashable, Sendable {
  public let code: String
  public let name: String

  public init(code: String, name: String) {
    self.code = code
    self.name = name
  }

  public init(_ region: Region) { self.init(code: region.code, name: region.name) }
}

/// The matches of a source: a tree with the matching places and all above them, and the matches in it.
public struct SourceMatches: Sendable {
  public let tree: RegionTree
  /// The best first.
  public let regions: [Region]
  /// Whether the search ended before all was searched.
  public let isPartial: Bool

  public init(tree: RegionTree, regions: [Region], isPartial: Bool = false) {
    self.tree = tree
    self.regions = regions
    self.isPartial = isPartial
  }
}

/// Why a source gives no answer.
public enum ListSourceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nobody waits for the answer any more.
  case cancelled
  /// The reason in one line, without a full stop.
  case failed(String)

  /// A filter leaves nothing of a list that has rows.
  public static let nothingLeft = ListSourceError.failed("--include and --exclude leave nothing to choose")

  /// There was no answer in the time of `--children-timeout`, in milliseconds.
  public static func outOfTime(_ limit: Int) -> ListSourceError {
    .failed("no answer within \(CommandRun.seconds(limit)) s")
  }

  public var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .failed(let reason): reason
    }
  }
}

/// The limits of a source's answers.
public enum SourceAnswer {
  /// The longest answer, in bytes.
  public static let limit = 64 << 20
  /// The most matches of a source's own search.
  public static let mostMatches = 500
}
