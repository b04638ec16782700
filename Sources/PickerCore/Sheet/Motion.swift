/// Whether the sheet moves, and how far it has come.
public enum Motion: Equatable, Sendable {
  case still
  case rising(Span)
  /// Nil until the first tick tells the time.
  case sinking(Span?)

  /// How long the sheet rises or sinks, and the bar of the tabs slides, in milliseconds.
  public static let duration: Milliseconds = 120
  /// The time between two frames of a motion, in milliseconds.
  static let frameInterval: Milliseconds = 20
  /// The share of the sheet in the first frame: enough to read the title and see what opens.
  private static let startingShare = 0.4

  /// The visible share of the sheet, from 0 to 1; it slows down towards the end.
  public var visibleShare: Double {
    switch self {
    case .still: 1
    case .rising(let span): Motion.startingShare + (1 - Motion.startingShare) * span.share
    case .sinking(let span): 1 - (span?.share ?? 0)
    }
  }

  /// The time since a motion began.
  public struct Span: Equatable, Sendable {
    public let since: Milliseconds
    public let now: Milliseconds

    public init(since: Milliseconds, now: Milliseconds) {
      self.since = since
      self.now = now
    }

    /// How far the motion has come, from 0 to 1; it slows down towards its end.
    public var share: Double {
      let share = min(max(Double(now - since) / Double(Motion.duration), 0), 1)
      return 1 - (1 - share) * (1 - share)
    }

    var isOver: Bool { now - since >= Motion.duration }

    func advanced(to now: Milliseconds) -> Span { Span(since: since, now: now) }
  }
}
