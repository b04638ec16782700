import RegionModel
import RegionSearch

/// A request that only the outside world can carry out.
public enum Effect: Equatable, Sendable {
  /// End the program with this outcome.
  case finish(Outcome)
  /// Stop the process group as ^Z does, and redraw the whole screen on resume.
  case suspend
  /// Draw every cell again, even those that the terminal is believed to show already.
  case redraw
  /// Send `Action.clockTicked` after this many milliseconds. A newer request replaces an older one.
  case tick(after: Milliseconds)
  /// Send `Action.searchResultsFound` with this generation. An earlier search without an answer needs none any more.
  case search(SearchQuery, generation: Int)
  /// Nobody waits for the answer to any search any more.
  case cancelSearch
  /// Fetch the children of the last region of a path, or the roots for an empty path; then send
  /// `Action.childrenLoaded` or `.childrenFailed` with this generation.
  ///
  /// The same question must get the same tree each time, so that states can be compared.
  case loadChildren(of: [Region], generation: Int)
  /// Send `Action.timeTold` after this many milliseconds, with the clock's time then. A newer request replaces it.
  case tellTime(after: Milliseconds)
  /// Nobody waits for the answer with this generation any more.
  case cancelLoad(generation: Int)
}
