import RegionModel

/// What became of a text that was to name a place.
public struct PlaceMatch: Equatable, Sendable {
  /// Why the text did not lead to one place.
  public enum Problem: Equatable, Sendable {
    /// The end of the text that names nothing below the path.
    case notFound(String)
    /// The end of the text that fits several places; two at least, those of higher levels first.
    case ambiguous(String, candidates: [Region])
  }

  /// What was found for certain, highest first; empty where nothing was.
  public let path: [Region]
  /// Nil where the whole text was found.
  public let problem: Problem?
  /// The code that was asked for, where it is out of force and the path leads to what took its place.
  public let outdatedCode: String?

  public init(path: [Region], problem: Problem? = nil, outdatedCode: String? = nil) {
    self.path = path
    self.problem = problem
    self.outdatedCode = outdatedCode
  }

  /// The place that the whole text names, or nil.
  public var region: Region? { problem == nil ? path.last : nil }

  /// The place that the whole text names, or those that it fits.
  var candidates: [Region] {
    if case .ambiguous(_, let candidates) = problem { return candidates }
    return region.map { [$0] } ?? []
  }
}
