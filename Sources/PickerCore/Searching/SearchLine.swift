/// The text of a search, and where in it the next character goes.
///
/// Counted in characters as people see them: one is moved over and deleted whole, however many code points it
/// is made of.
public struct SearchLine: Equatable, Sendable {
  public private(set) var text: String
  /// How many characters stand before the caret.
  public private(set) var caret: Int

  /// More code points than this are not taken: a paste may hold a book.
  static let limit = 500

  /// A line with the caret at its end.
  init(_ text: String = "") {
    self.text = ""
    caret = 0
    insert(text)
  }

  /// Whether there is nothing to look for.
  public var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  public var textBeforeCaret: Substring { text.prefix(caret) }
  public var textBehindCaret: Substring { text.dropFirst(caret) }

  mutating func apply(_ edit: LineEdit) {
    switch edit {
    case .typed(let text): insert(text)
    case .caretMoved(let characters): caret += min(max(characters, -caret), text.count - caret)
    case .caretMovedToStart: caret = 0
    case .caretMovedToEnd: caret = text.count
    case .characterDeleted: keep(textBeforeCaret.dropLast(), textBehindCaret)
    case .nextCharacterDeleted: keep(textBeforeCaret, textBehindCaret.dropFirst())
    case .wordDeleted: keep(textBeforeWord, textBehindCaret)
    case .startDeleted: keep("", textBehindCaret)
    case .endDeleted: keep(textBeforeCaret, "")
    }
  }

  private mutating func insert(_ addition: String) {
    let room = max(SearchLine.limit - text.unicodeScalars.count, 0)
    keep(textBeforeCaret + String(addition.unicodeScalars.prefix(room)), textBehindCaret)
  }

  /// What stands before the word that the caret is in or behind.
  private var textBeforeWord: Substring {
    var kept = textBeforeCaret
    while let last = kept.last, last.isWhitespace { kept.removeLast() }
    while let last = kept.last, !last.isWhitespace { kept.removeLast() }
    return kept
  }

  /// Joins two parts, with the caret between them. Code points at the seam may become one character.
  private mutating func keep(_ before: Substring, _ behind: Substring) {
    text = String(before + behind)
    caret = min(before.count, text.count)
  }
}

/// What a person does to a line of text.
public enum LineEdit: Codable, Equatable, Sendable {
  /// Typed, composed or pasted; made harmless for the screen.
  case typed(String)
  /// To the right for numbers above zero.
  case caretMoved(by: Int)
  case caretMovedToStart, caretMovedToEnd
  /// The character before the caret, and the one behind it.
  case characterDeleted, nextCharacterDeleted
  /// The word before the caret, with the blanks behind it.
  case wordDeleted
  /// All before the caret, and all behind it.
  case startDeleted, endDeleted
}
