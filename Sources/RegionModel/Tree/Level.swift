/// The administrative rank of a region; 1 is the highest.
///
/// Levels order regions and name the steps of a pick. A level is not a depth, because a county may be right
/// below a province.
public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of the root, which is not a region.
  public static let root = Level(rawValue: 0)
  public static let province = Level(rawValue: 1)
  public static let prefecture = Level(rawValue: 2)
  public static let county = Level(rawValue: 3)
  public static let township = Level(rawValue: 4)

  /// The level of everything deeper than levels can count.
  public static let deepest = Level(rawValue: 255)

  /// The level right below; `deepest` stays.
  var next: Level { Level(rawValue: rawValue == Level.deepest.rawValue ? rawValue : rawValue + 1) }

  /// Whether a region of this level may be below one of `other`.
  func mayStandBelow(_ other: Level) -> Bool { self > other || self == .deepest && other == .deepest }

  public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
