import RegionModel

/// A search text and its scope.
public struct SearchQuery: Equatable, Sendable {
  /// Words separated by blanks; each must fit the place or one above it.
  public var text: String
  /// Only places below this one are searched; nil for the whole tree.
  public var root: Region?
  /// Only places that this filter contains are found; nil for all.
  public var filter: RegionFilter?
  /// Descendants of this place come first; nil for none.
  public var first: Region?
  /// The system in which a code is looked for first.
  public var codes = CodeSystem.first

  public init(_ text: String, root: Region? = nil, first: Region? = nil) {
    self.text = text
    self.root = root
    self.first = first
  }
}
