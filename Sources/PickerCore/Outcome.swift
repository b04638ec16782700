import RegionModel

/// How a pick ended.
public enum Outcome: Equatable, Sendable {
  /// The whole path, highest first, never empty.
  case picked([Region])
  case cancelled
  case timedOut
}
