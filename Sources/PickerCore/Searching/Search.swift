import RegionSearch

/// An open search: its line and its results.
public struct Search: Equatable, Sendable {
  public internal(set) var line = SearchLine()
  /// The newest results; while `isWorking` they may belong to an earlier line.
  ///
  /// Nil before the first answer, and while the line is blank.
  public internal(set) var results: SearchResults?
  /// The row of the results under the cursor.
  public internal(set) var cursor = 0
  /// The first row of the results on the screen.
  public internal(set) var top = 0
  /// Whether the answer to the current line is still to come.
  public internal(set) var isWorking = false
  /// Whether Enter came before the answer: the first result is then taken when it comes, unless a source searched.
  public internal(set) var acceptsOnAnswer = false
  /// Whether the key that marks came before the answer: the first result is then marked when it comes.
  public internal(set) var marksOnAnswer = false

  /// Whether a list came after the current line was asked for, so that the answer may lack its places.
  var missesList = false

  /// Whether the results belong to an earlier line and the cursor is still on the first.
  ///
  /// Enter then means the place that was typed, not the one on the screen.
  var isStale: Bool { isWorking && cursor == 0 }

  /// Whether Enter means the row under the cursor, or the first of an answer that is there before the next frame.
  ///
  /// The answer of a source may take long, so that what is first in it would be taken seconds later, seen by nobody.
  public var takesRow: Bool { resultCount > 0 && !(isStale && results?.extent.isOfSource ?? false) }

  /// Whether a row says that the source's own search failed or was not finished; without results the list says so.
  public var saysFailure: Bool {
    guard let results, !results.isEmpty else { return false }
    return results.extent.isOfSource && results.extent != .source
  }

  public var resultCount: Int { results?.count ?? 0 }

  /// The result under the cursor; nil if nothing was found.
  public var matchAtCursor: SearchMatch? { match(at: cursor) }

  func match(at row: Int) -> SearchMatch? {
    results.flatMap { $0.indices.contains(row) ? $0[row] : nil }
  }
}

extension SearchResults.Extent {
  /// Whether the source itself was asked.
  var isOfSource: Bool {
    switch self {
    case .source, .partOfSource, .failed: true
    case .whole, .fetched: false
    }
  }
}
