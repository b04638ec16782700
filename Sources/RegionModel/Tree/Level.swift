/// The administrative rank of a region; 1 is the highest.
///
/// Levels order regions and name the steps of a pick; they do not say how deep a region stands, because the
/// tree is ragged (a county may stand right below a province).
@frozen
public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: UInt8

  @inlinable @inline(__always)
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of the root, which is no region.
  @inlinable public static var root: Level { Level(rawValue: 0) }
  @inlinable public static var province: Level { Level(rawValue: 1) }
  @inlinable public static var prefecture: Level { Level(rawValue: 2) }
  @inlinable public static var county: Level { Level(rawValue: 3) }
  @inlinable public static var township: Level { Level(rawValue: 4) }

  /// The level of everything deeper than levels can count.
  public static let deepest = Level(rawValue: 255)

  /// The level right below; `deepest` stays.
  var next: Level { Level(rawValue: rawValue == Level.deepest.rawValue ? rawValue : rawValue + 1) }

  /// Whether a region of this level may be below one of `other`.
  func mayStandBelow(_ other: Level) -> Bool { self > other || self == .deepest && other == .deepest }

  @inlinable @inline(__always)
  public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
