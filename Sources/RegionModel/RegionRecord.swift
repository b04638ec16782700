/// A region as a table states it: what a `TreeBuilder` takes.
public struct RegionRecord: Equatable, Sendable {
  public var code: String
  /// The parent's code; empty for a region without one.
  public var parentCode: String
  public var level: Level
  public var name: String
  /// The name without its suffix: a prefix of `name`, or all of it.
  public var shortName: String
  /// Toneless syllables separated by spaces; empty where the name has no reading.
  public var reading: String
  public var otherReadings: [String]

  public init(
    code: String, parentCode: String, level: Level, name: String, shortName: String? = nil,
    reading: String = "", otherReadings: [String] = []
  ) {
    self.code = code
    self.parentCode = parentCode
    self.level = level
    self.name = name
    self.shortName = shortName ?? name
    self.reading = reading
    self.otherReadings = otherReadings
  }
}
