import CalendarModel
import RegionModel

/// How a pick ended.
public enum Outcome: Equatable, Sendable {
  /// The whole path, highest first; never empty.
  case picked([Region])
  /// The paths of the marked places, in the order of the tree, never empty.
  case marked([[Region]])
  /// The row in the band of each column, for columns of items.
  case chosen([Int])
  /// The day, the time, or both, as the columns showed.
  case moment(Moment)
  case cancelled
  case timedOut
  /// The list had no region, or several, for this word of the root; `count` is how many.
  case rootNotFound(String, count: Int)
  /// The root of the pick has no children.
  case nothingBelow(Region)
  /// The items that were still to come cannot be shown or read.
  case itemsRefused
}
