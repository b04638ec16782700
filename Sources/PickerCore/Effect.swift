import RegionModel
import RegionSearch

/// A wish of the picker that only the world outside can fulfil.
public enum Effect: Equatable, Sendable {
  /// End the program with this outcome.
  case finish(Outcome)
  /// Stop the process group as ^Z does, and draw the whole screen when it goes on.
  case suspend
  /// Draw every cell again, whatever the terminal is believed to show.
  case redraw
  /// Send `Action.clockTicked` after so many milliseconds. The newest wish counts, those before it are forgotten.
  case tick(after: Milliseconds)
  /// Send `Action.searchResultsFound` with the number that stands here; a search that was asked for before and not
  /// answered yet needs no answer any more.
  case search(SearchQuery, generation: Int)
  /// Fetch what stands below the last of a path, or the roots where the path is empty; then send
  /// `Action.childrenLoaded` or `.childrenFailed` with the number that stands here.
  ///
  /// The same question is answered with the same tree each time, so that states can be compared.
  case loadChildren(of: [Region], generation: Int)
  /// Send `Action.timeTold` after so many milliseconds, with what the clock says then. The newest wish counts.
  case tellTime(after: Milliseconds)
  /// Nobody waits for this answer any more.
  case cancelLoad(generation: Int)
}
