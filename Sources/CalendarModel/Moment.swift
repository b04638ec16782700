/// A time of a day of 24 hours, to the second. There are no leap seconds: no clock that people set has them.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Seconds since midnight, 0 to 86,399.
  public let seconds: Int

  public static let first = TimeOfDay(clamping: 0)
  public static let last = TimeOfDay(clamping: 86_399)

  /// Nil where there is no such time.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
    seconds = hour * 3600 + minute * 60 + second
  }

  /// The nearest time that a number of seconds can stand for.
  public init(clamping seconds: Int) { self.seconds = min(max(seconds, 0), 86_399) }

  public var hour: Int { seconds / 3600 }
  public var minute: Int { seconds / 60 % 60 }
  public var second: Int { seconds % 60 }

  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.seconds < b.seconds }
}

extension TimeOfDay: CustomStringConvertible {
  /// ISO 8601: `09:30:15`.
  public var description: String { hourAndMinute + ":" + DateTemplate.padded(second, 2) }

  /// The time without its seconds: `09:30`.
  public var hourAndMinute: String { DateTemplate.padded(hour, 2) + ":" + DateTemplate.padded(minute, 2) }
}

/// A day and a time of it, in whatever zone the clock is that it was read from.
public struct Moment: Hashable, Comparable, Sendable {
  public var day: Day
  public var time: TimeOfDay

  public init(_ day: Day, _ time: TimeOfDay = .first) {
    self.day = day
    self.time = time
  }

  public static let first = Moment(.first, .first)
  public static let last = Moment(.last, .last)

  public static func < (a: Moment, b: Moment) -> Bool { (a.day, a.time) < (b.day, b.time) }

  /// Milliseconds from here to the next midnight, and one of them more.
  public var millisecondsToMidnight: Int { (86_400 - time.seconds) * 1000 + 1 }
}
