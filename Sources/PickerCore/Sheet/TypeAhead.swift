import RegionModel

/// The letters typed one soon after the other: G, GD within a second, G again.
public struct TypeAhead: Equatable, Sendable {
  public internal(set) var letters: [Letter] = []
  /// When the last letter came.
  public internal(set) var lastTyped: Milliseconds = 0

  /// How long a letter waits for another one, in milliseconds; the same letter again may come later.
  public static let patience: Milliseconds = 1000

  public init() {}

  /// Where a letter takes the cursor.
  enum Jump: Equatable {
    /// To a row of the section that the cursor is in.
    case within(Int)
    case to(Int)
    /// No row begins with the letter.
    case nowhere
  }

  /// Adds a letter to those that were typed, and finds the row that they mean.
  ///
  /// - Complexity: O(log *n*) in the rows of the list.
  mutating func jump(_ letter: Letter, at now: Milliseconds, in list: RegionList, from cursor: Int) -> Jump {
    let before = letters
    let isSoon = now - lastTyped <= TypeAhead.patience
    lastTyped = now
    letters = [letter]
    let section = list.section(of: letter)
    if before == [letter] { return TypeAhead.next(cursor, in: section) }
    if isSoon, !before.isEmpty, let row = list.firstPosition(initials: before + [letter]) {
      letters = before + [letter]
      return .to(row)
    }
    if section.isEmpty { letters = [] }
    return section.isEmpty ? .nowhere : .to(section.lowerBound)
  }

  /// The next row of a section, from its last to its first.
  private static func next(_ cursor: Int, in section: Range<Int>) -> Jump {
    guard section.contains(cursor) else { return section.isEmpty ? .nowhere : .to(section.lowerBound) }
    return .within(cursor + 1 < section.upperBound ? cursor + 1 : section.lowerBound)
  }
}
