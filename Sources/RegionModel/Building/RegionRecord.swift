/// A region as a table states it: what a `TreeBuilder` takes.
public struct RegionRecord: Equatable, Sendable {
  /// How a record says what it stands below.
  public enum Parent: Equatable, Sendable {
    /// Nothing: it is one of the highest.
    case none
    /// The record that bears the code, which must be one alone.
    case code(String)
    /// The record of that number, counted from 0 in the order in which the builder was given them.
    case record(Int)
  }

  /// May be empty, and several regions may bear one, but where the tree has China's division codes.
  public var code: String
  public var parent: Parent
  /// Nil for one below the parent's: the depth, where all records leave it out.
  public var level: Level?
  public var name: String
  /// The name without its suffix: a prefix of `name`, or all of it.
  public var shortName: String
  /// Toneless syllables separated by spaces; empty where the name has no reading.
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

  /// A record that knows its parent by the code; an empty one is none.
  public init(
    code: String, parentCode: String, level: Level, name: String, shortName: String? = nil,
    reading: String = "", otherReadings: [String] = []
  ) {
    self.init(
      code: code, parent: parentCode.isEmpty ? .none : .code(parentCode), level: level, name: name,
      shortName: shortName, reading: reading, otherReadings: otherReadings)
  }
}
