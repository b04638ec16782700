/// A region as a table states it; the input of `TreeBuilder`.
public struct RegionRecord: Equatable, Sendable {
  /// How a record names its parent.
  public enum Parent: Equatable, Sendable {
    /// No parent: the region is at the top.
    case none
    /// The record with this code, which must be unique.
    case code(String)
    /// The record with this number, counted from 0 in the order of adding.
    case record(Int)
  }

  /// May be empty or shared, except in trees with China's division codes.
  public var code: String
  public var parent: Parent
  /// Nil for one below the parent's; if no record states it, levels equal depth.
  public var level: Level?
  public var name: String
  /// The name without its suffix: a prefix of `name`, or all of it.
  public var shortName: String
  /// Toneless syllables separated by spaces; empty for a name without a reading.
  public var reading: String
  public var otherReadings: [String]

  public init(
    code: String = "", parent: Parent, level: Level? = nil, name: String, shortName: String? = nil,
    reading: String = "", otherReadings: [String] = []
  ) {
    self.code = code
    self.parent = parent
    self.level = level
    self.name = name
    self.shortName = shortName ?? name
    self.reading = reading
    self.otherReadings = otherReadings
  }

  /// Creates a record whose parent is named by code; an empty code means no parent.
  public init(
    code: String, parentCode: String, level: Level, name: String, shortName: String? = nil,
    reading: String = "", otherReadings: [String] = []
  ) {
    self.init(
      code: code, parent: parentCode.isEmpty ? .none : .code(parentCode), level: level, name: name,
      shortName: shortName, reading: reading, otherReadings: otherReadings)
  }
}
