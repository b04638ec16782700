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
  /// - Complexity: O(log *n*) in the rows of the list; O(*n*) where it is in the order of its data.
  mutating func jump(_ letter: Letter, at now: Milliseconds, in list: RegionList, from cursor: Int) -> Jump {
    let before = letters
    let isSoon = now - lastTyped <= TypeAhead.patience
    lastTyped = now
    letters = [letter]
    if before == [letter] { return TypeAhead.next(letter, in: list, after: cursor) }
    if isSoon, !before.isEmpty,
      let row = list.firstPosition(initials: before + [letter], from: TypeAhead.start(list, cursor))
    {
      letters = before + [letter]
      return .to(row)
    }
    let row = list.firstPosition(initials: [letter], from: TypeAhead.start(list, cursor))
    if row == nil { letters = [] }
    return row.map { .to($0) } ?? .nowhere
  }

  /// Where a list is looked through from: a sorted one from its first row, one in the order of its data from `row` on.
  private static func start(_ list: RegionList, _ row: Int) -> Int {
    list.tree.order == .source && row < list.count ? row : 0
  }

  /// The next row that begins with the letter; behind the last one the first.
  private static func next(_ letter: Letter, in list: RegionList, after cursor: Int) -> Jump {
    guard list.tree.order == .letters else {
      return list.firstPosition(initials: [letter], from: start(list, cursor + 1)).map { .to($0) } ?? .nowhere
    }
    let section = list.section(of: letter)
    guard section.contains(cursor) else { return section.isEmpty ? .nowhere : .to(section.lowerBound) }
    return .within(cursor + 1 < section.upperBound ? cursor + 1 : section.lowerBound)
  }
}
