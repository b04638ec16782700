import RegionModel

/// One step of the pick: a list of siblings, and what of it is chosen.
public struct Step: Equatable, Sendable {
  /// How a step came to be chosen, and so whether it can be gone back to.
  public enum Kind: Equatable, Sendable {
    /// A person chooses here.
    case open
    /// The place that the pick starts below: shown, never left.
    case locked
    /// The only child: shown as chosen, skipped in both directions.
    case skipped
  }

  public internal(set) var listing: Listing
  public internal(set) var kind: Kind
  /// The letters that the list's rows stand under, in order; none where nobody chooses.
  public internal(set) var letters: [Letter]
  public internal(set) var chosen: Region?
  /// Whether the answer came that nothing stands below the chosen one.
  public internal(set) var isEnd = false
  /// The row that the cursor is on, counted from the list's first.
  public internal(set) var cursor: Int
  /// The list's first row on the screen.
  public internal(set) var top = 0

  init(list: RegionList, kind: Kind = .open, chosen: Region? = nil) {
    self.init(list: Rows(list), kind: kind, chosen: chosen)
  }

  init(list: Rows, kind: Kind = .open, chosen: Region? = nil) {
    listing = Listing(list)
    self.kind = kind
    letters = kind == .open ? list.letters : []
    self.chosen = chosen
    cursor = chosen.flatMap(list.position) ?? 0
  }

  /// A step whose list is still to come.
  init(loading listing: Listing) {
    self.listing = listing
    kind = .open
    letters = []
    cursor = 0
  }

  public var list: Rows { listing.list }

  /// The region under the cursor; nil in an empty list.
  public var regionAtCursor: Region? { list.indices.contains(cursor) ? list[cursor] : nil }
}
