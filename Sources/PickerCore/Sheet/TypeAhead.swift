import RegionModel

/// The letters typed one soon after the other: G, GD or GUANGDONG within a second each, G again.
public struct TypeAhead: Equatable, Sendable {
  public internal(set) var letters: [Letter] = []
  /// When the last letter came.
  public internal(set) var lastTyped: Milliseconds = 0
  /// How often the only letter was typed again. Names such as 鄂尔多斯, EERDUOSI, begin with one twice.
  var repeats = 0

  /// How long a letter waits for another one, in milliseconds; the same letter again may come later.
  public static let patience: Milliseconds = 1000

  /// Whether a letter that came now would go on with those before it.
  public internal(set) var isCounting = false

  public init() {}

  /// Notices that time has passed: how long to wait until that matters again, nil for not at all.
  mutating func tick(at now: Milliseconds) -> Milliseconds? {
    guard isCounting else { return nil }
    let left = lastTyped + TypeAhead.patience - now
    isCounting = left >= 0
    return isCounting ? left + 1 : nil
  }

  /// Where a letter takes the cursor.
  enum Jump: Equatable {
    /// To a row of the section that the cursor is in.
    case within(Int)
    case to(Int)
    /// No row begins with the letter.
    case nowhere
  }

  /// Adds a letter to those that were typed, and finds the row that they mean: by its initials, and where no initials
  /// begin so, by its whole pinyin. Where nothing does, the letter starts anew.
  ///
  /// - Complexity: O(log *n*) in the rows of the list for initials, O(*n*) in those of a section for pinyin; O(*n*) in
  ///   all where the list is in the order of its data.
  mutating func jump(_ letter: Letter, at now: Milliseconds, in list: Rows, from cursor: Int) -> Jump {
    let (before, repeats) = (letters, repeats)
    let isSoon = now - lastTyped <= TypeAhead.patience
    lastTyped = now
    letters = [letter]
    self.repeats = before == [letter] ? repeats + (isSoon ? 1 : 0) : 0
    if before == [letter] { return TypeAhead.next(letter, in: list, after: cursor) }
    if isSoon, !before.isEmpty, let (word, row) = TypeAhead.longer(before, repeats, letter, in: list, cursor)
    {
      letters = word
      return .to(row)
    }
    let row = list.firstPosition(initials: [letter], from: TypeAhead.start(list, cursor))
    if row == nil { letters = [] }
    return row.map { .to($0) } ?? .nowhere
  }

  /// The same for items, which know no pinyin: by the letters that they begin with; nil where none does.
  ///
  /// - Complexity: O(bytes) of the items.
  mutating func jump(_ letter: Letter, at now: Milliseconds, in items: ItemTable, from cursor: Int) -> Int? {
    let word = letters + [letter]
    let isSoon = now - lastTyped <= TypeAhead.patience && !letters.isEmpty && letters != [letter]
    lastTyped = now
    func text(_ letters: [Letter]) -> String { letters.map(\.description).joined() }
    if isSoon, let row = items.row(after: cursor - 1, beginningWith: text(word)) {
      letters = word
      return row
    }
    letters = [letter]
    let row = items.row(after: cursor, beginningWith: text([letter]))
    if row == nil { letters = [] }
    return row
  }

  /// What was typed with one letter more, and the row that it means; nil where no row begins so.
  private static func longer(
    _ before: [Letter], _ repeats: Int, _ letter: Letter, in list: Rows, _ cursor: Int
  ) -> (word: [Letter], row: Int)? {
    let word = before + [letter]
    let row =
      list.firstPosition(initials: word, from: start(list, cursor)) ?? list.firstPosition(pinyin: word)
    if let row { return (word, row) }
    guard repeats > 0, let first = before.first else { return nil }
    let repeated = Array(repeating: first, count: repeats) + word
    return list.firstPosition(pinyin: repeated).map { (repeated, $0) }
  }

  /// Where a list is looked through from: a sorted one from its first row, one in the order of its data from `row` on.
  private static func start(_ list: Rows, _ row: Int) -> Int {
    list.tree.order == .source && row < list.count ? row : 0
  }

  /// The next row that begins with the letter; behind the last one the first.
  private static func next(_ letter: Letter, in list: Rows, after cursor: Int) -> Jump {
    guard list.tree.order == .letters else {
      return list.firstPosition(initials: [letter], from: start(list, cursor + 1)).map { .to($0) } ?? .nowhere
    }
    let section = list.section(of: letter)
    guard section.contains(cursor) else { return section.isEmpty ? .nowhere : .to(section.lowerBound) }
    return .within(cursor + 1 < section.upperBound ? cursor + 1 : section.lowerBound)
  }
}
