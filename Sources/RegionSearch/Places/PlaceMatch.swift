import RegionModel

/// The result of reading a text as a place.
public struct PlaceMatch: Equatable, Sendable {
  /// Why the text does not name one place.
  public enum MatchError: Equatable, Sendable {
    /// The rest of the text, which names nothing below the path.
    case notFound(String)
    /// The rest of the text, which fits at least two places; higher levels come first.
    case ambiguous(String, candidates: [Region])
  }

  /// The certain part of the place, highest level first; empty if nothing was found.
  public let path: [Region]
  /// Nil if the whole text was matched.
  public let problem: MatchError?
  /// The code asked for, if it is out of force and the path leads to its successor.
  public let outdatedCode: String?

  public init(path: [Region], problem: MatchError? = nil, outdatedCode: String? = nil) {
    self.path = path
    self.problem = problem
    self.outdatedCode = outdatedCode
  }

  /// The place that the whole text names; nil if there is a problem.
  public var region: Region? { problem == nil ? path.last : nil }

  /// The place that the whole text names, or all that it fits.
  var candidates: [Region] {
    if case .ambiguous(_, let candidates) = problem { return candidates }
    return region.map { [$0] } ?? []
  }
}
