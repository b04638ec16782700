import RegionModel

/// The letters typed shortly after each other, such as G, then D, each within a second of the last.
public struct TypeAhead: Equatable, Sendable {
  public internal(set) var letters: [Letter] = []
  /// What was typed into a column of items, which may have blanks, digits and signs: `dark b`.
  public internal(set) var word = ""
  /// When the last letter came.
  public internal(set) var lastTyped: Milliseconds = 0
  /// How often the only letter was repeated: names such as 鄂尔多斯, EERDUOSI, begin with a letter twice.
  var repeats = 0

  /// How long the next letter may take, in milliseconds; the same letter again may come later.
  public static let patience: Milliseconds = 1000

  /// Whether another letter typed now would join those before it.
  public internal(set) var isCounting = false

  /// What was typed, in small letters.
  public var text: String { letters.isEmpty ? word : String(letters.map(\.character)).lowercased() }

  public init() {}

  /// Advances the time; returns the milliseconds until the letters stop counting, nil if they do not count.
  mutating func tick(at now: Milliseconds) -> Milliseconds? {
    guard isCounting else { return nil }
    let left = lastTyped + TypeAhead.patience - now
    isCounting = left >= 0
    return isCounting ? left + 1 : nil
  }

  /// The row that a letter moves the cursor to.
  enum Jump: Equatable {
    /// A row of the section that the cursor is in.
    case within(Int)
    case to(Int)
    /// No row begins with the letter.
    case nowhere
  }

  /// Adds a letter to those typed, and finds the row they mean.
  ///
  /// Initials count first, then whole pinyin, then the English name that may stand beside it. If none matches, the letter starts a new word.
  ///
  /// - Complexity: O(log *n*) in the rows of the list for initials, O(*n*) in the rows of a section for pinyin; O(*n*)
  ///   in all rows if the list keeps the order of its data.
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

  /// Adds a character and finds the next item that begins with what was typed, or is read so; nil if there is none.
  ///
  /// What is typed soon after the other is one word, and a blank or another sign belongs to the word before it. Where no
  /// item begins with the word, its last letter starts anew, unless there is a sign in it.
  ///
  /// - Complexity: O(bytes) of the items.
  mutating func jump(_ typed: String, at now: Milliseconds, in items: ItemTable, from cursor: Int) -> Int? {
    let longer = word + typed
    let isSign = typed.first.map { !$0.isLetter && !$0.isNumber } ?? false
    let isPhrase = isSign || word.last.map { !$0.isLetter && !$0.isNumber } ?? false
    let isSoon = !word.isEmpty && (isPhrase || now - lastTyped <= TypeAhead.patience)
    lastTyped = now
    let isLetter = typed.first?.isLetter ?? false
    let isAgain = word == typed && (isLetter || items.row(after: cursor - 1, typed: longer) == nil)
    word = isSoon && !isAgain ? longer : typed
    if isSoon, !isAgain {
      if let row = items.row(after: cursor - 1, typed: longer) { return row }
      if longer.contains(where: { !$0.isLetter && !$0.isNumber }) { return nil }
    }
    guard let row = items.row(after: cursor, typed: typed) else { return nil }
    word = typed
    return row
  }

  /// The typed letters with one more, and the row they mean; nil if no row begins with them.
  private static func longer(
    _ before: [Letter], _ repeats: Int, _ letter: Letter, in list: Rows, _ cursor: Int
  ) -> (word: [Letter], row: Int)? {
    let word = before + [letter]
    let row =
      list.firstPosition(initials: word, from: start(list, cursor)) ?? list.firstPosition(pinyin: word)
    if let row { return (word, row) }
    if repeats > 0, let first = before.first {
      let repeated = Array(repeating: first, count: repeats) + word
      if let row = list.firstPosition(pinyin: repeated) { return (repeated, row) }
    }
    return list.firstPosition(english: word).map { (word, $0) }
  }

  /// The row to search from: the first in a sorted list, `row` in one that keeps the order of its data.
  private static func start(_ list: Rows, _ row: Int) -> Int {
    list.tree.order == .source && row < list.count ? row : 0
  }

  /// The next row that begins with the letter; after the last one, the first.
  private static func next(_ letter: Letter, in list: Rows, after cursor: Int) -> Jump {
    guard list.tree.order == .letters else {
      return list.firstPosition(initials: [letter], from: start(list, cursor + 1)).map { .to($0) } ?? .nowhere
    }
    let section = list.section(of: letter)
    guard section.contains(cursor) else { return section.isEmpty ? .nowhere : .to(section.lowerBound) }
    return .within(cursor + 1 < section.upperBound ? cursor + 1 : section.lowerBound)
  }
}
