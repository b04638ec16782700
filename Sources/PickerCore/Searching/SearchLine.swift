/// The text of a search, and the caret in it.
///
/// The caret counts characters as people see them: one is moved over or deleted whole, however many code points it
/// has.
public struct SearchLine: Equatable, Sendable {
  public private(set) var text: String
  /// How many characters stand before the caret.
  public private(set) var caret: Int

  /// The most code points that a line holds: a paste may hold a book.
  static let limit = 500

  /// A line with the caret at its end.
  init(_ text: String = "") {
    self.text = ""
    caret = 0
    insert(text)
  }

  /// Whether the line has nothing to search for.
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

  /// The text before the word that the caret is in or after.
  private var textBeforeWord: Substring {
    var kept = textBeforeCaret
    while let last = kept.last, last.isWhitespace { kept.removeLast() }
    while let last = kept.last, !last.isWhitespace { kept.removeLast() }
    return kept
  }

  /// Joins two parts, with the caret between them; code points at the seam may become one character.
  private mutating func keep(_ before: Substring, _ behind: Substring) {
    text = String(before + behind)
    caret = min(before.count, text.count)
  }
}

/// An edit of a line of text.
public enum LineEdit: Codable, Equatable, Sendable {
  /// Text that was typed, composed or pasted, with control characters removed.
  case typed(String)
  /// Moves the caret to the right for numbers above zero.
  case caretMoved(by: Int)
  case caretMovedToStart, caretMovedToEnd
  /// Deletes the character before the caret, or the one after it.
  case characterDeleted, nextCharacterDeleted
  /// Deletes the word before the caret, with the blanks after it.
  case wordDeleted
  /// Deletes everything before the caret, or everything after it.
  case startDeleted, endDeleted
}
