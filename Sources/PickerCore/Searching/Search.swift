import RegionSearch

/// A search that is open: its line, and what was found.
public struct Search: Equatable, Sendable {
  public internal(set) var line = SearchLine()
  /// The newest answer, which may be to a line before this one while `isWorking`; nil before the first, and
  /// where the line is blank.
  public internal(set) var results: SearchResults?
  /// The row of the results that the cursor is on.
  public internal(set) var cursor = 0
  /// The first row of the results on the screen.
  public internal(set) var top = 0
  /// Whether the answer to this line is still to come.
  public internal(set) var isWorking = false
  /// Whether the first result is to be taken when the answer comes: Enter was faster.
  public internal(set) var acceptsOnAnswer = false

  /// Whether the first result is to be marked when the answer comes.
  public internal(set) var marksOnAnswer = false

  /// Whether the results are to a line before this one and the cursor is still on the first: the person means the place
  /// that was typed, not the one on the screen.
  var isStale: Bool { isWorking && cursor == 0 }

  public var resultCount: Int { results?.count ?? 0 }

  /// The result under the cursor; nil where nothing was found.
  public var matchAtCursor: SearchMatch? { match(at: cursor) }

  func match(at row: Int) -> SearchMatch? {
    results.flatMap { $0.indices.contains(row) ? $0[row] : nil }
  }
}
