import RegionModel

/// One step of the pick: a list of siblings, and the one chosen from it.
public struct Step: Equatable, Sendable {
  /// How the step is chosen, and so whether a person can go back to it.
  public enum Kind: Equatable, Sendable {
    /// A person chooses here.
    case open
    /// Part of the root path: shown, never left.
    case locked
    /// A single choice: shown as chosen, skipped in both directions.
    case skipped
  }

  public internal(set) var listing: Listing
  public internal(set) var kind: Kind
  /// The letters of the list's sections, in order; empty if nobody chooses here.
  public internal(set) var letters: [Letter]
  public internal(set) var chosen: Region?
  /// Whether an answer said that the chosen region has no children.
  public internal(set) var isEnd = false
  /// The row under the cursor, counted from 0.
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
    cursor = chosen.flatMap(list.position) ?? list.firstToChoose
  }

  /// A step whose list is still loading.
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
