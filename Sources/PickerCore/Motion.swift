/// Whether the sheet moves, and how far it has come.
public enum Motion: Equatable, Sendable {
  case still
  case rising(since: Milliseconds, now: Milliseconds)
  case sinking(since: Milliseconds, now: Milliseconds)

  /// How long the sheet rises or sinks, in milliseconds.
  public static let duration: Milliseconds = 120
  /// The time between two frames of a moving sheet, in milliseconds.
  static let frameInterval: Milliseconds = 20
  /// How much of the sheet the first frame shows: enough to read what it is.
  private static let startingShare = 0.4

  /// How much of the sheet is to be seen, from 0 to 1; it slows down towards its end.
  public var visibleShare: Double {
    switch self {
    case .still: 1
    case .rising(let since, let now):
      Motion.startingShare + (1 - Motion.startingShare) * Motion.eased(now - since)
    case .sinking(let since, let now): 1 - Motion.eased(now - since)
    }
  }

  private static func eased(_ elapsed: Milliseconds) -> Double {
    let share = min(max(Double(elapsed) / Double(duration), 0), 1)
    return 1 - (1 - share) * (1 - share)
  }
}
