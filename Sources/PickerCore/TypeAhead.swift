import RegionModel

/// The letters typed one soon after the other.
public struct TypeAhead: Equatable, Sendable {
  public internal(set) var letters: [Letter] = []
  /// When the last letter came.
  public internal(set) var lastTyped: Milliseconds = 0

  /// How long a letter waits for another one, in milliseconds; the same letter again may come later.
  public static let patience: Milliseconds = 1000

  public init() {}
}
