import CalendarModel
import RegionModel

/// How a pick ended.
public enum Outcome: Equatable, Sendable {
  /// The whole path, highest first, never empty.
  case picked([Region])
  /// The paths of the marked places, in the order of the tree, never empty.
  case marked([[Region]])
  /// The rows that stood in the band, a row a column: the result of columns without a tree.
  case chosen([Int])
  /// The day, the time, or both, that the columns showed.
  case moment(Moment)
  case cancelled
  case timedOut
  /// The place that the pick was to start below was not found in its list, or several were; the word that names it.
  case rootNotFound(String, count: Int)
  /// Nothing stands below the place that the pick was to start below.
  case nothingBelow(Region)
}
