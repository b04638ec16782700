import RegionModel

/// Where lists come from that are not in a tree: asked for one at a time, when a person opens a place.
///
/// Both calls block their thread and may be made from several at once.
public protocol ListSource: AnyObject, Sendable {
  /// What stands below the last of a path, as a tree of its own whose roots are the list; the roots of all for an empty
  /// path, and an empty tree where nothing stands below.
  ///
  /// - Throws: Why there is no list, in a line; `.cancelled` where nobody waits any more.
  func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree

  /// Whether the source searches itself; what it does not is searched for in the lists that came.
  var canSearch: Bool { get }

  /// The places that a text fits, the best first, with those above them: at most `SourceAnswer.mostMatches`.
  func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches
}

/// A place as a source knows it: its code and its name, which say it among its siblings.
public struct Place: Hashable, Sendable {
  public let code: String
  public let name: String

  public init(code: String, name: String) {
    self.code = code
    self.name = name
  }

  public init(_ region: Region) { self.init(code: region.code, name: region.name) }
}

/// What a source found: a tree that holds the places with all above them, and which of its places they are.
public struct SourceMatches: Sendable {
  public let tree: RegionTree
  /// The best first.
  public let regions: [Region]

  public init(tree: RegionTree, regions: [Region]) {
    self.tree = tree
    self.regions = regions
  }
}

/// Why a source gives no answer.
public enum ListSourceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nobody waits for it any more.
  case cancelled
  /// In a line, without its full stop.
  case failed(String)

  public var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .failed(let reason): reason
    }
  }
}

/// What holds for every answer of a source.
public enum SourceAnswer {
  /// The longest answer that is taken, in bytes.
  public static let limit = 64 << 20
  /// How many places a source's own search gives at most.
  public static let mostMatches = 500
}
