import PickerCore

/// The names that edits of a line have in recordings.
enum EditName: String, CaseIterable {
  case typed, caretMoved, caretMovedToStart, caretMovedToEnd
  case characterDeleted, nextCharacterDeleted, wordDeleted, startDeleted, endDeleted
}

extension LineEdit {
  var fields: Fields {
    switch self {
    case .typed(let text): LineEdit.fields(.typed) + ["text": .text(text)]
    case .caretMoved(let characters): LineEdit.fields(.caretMoved) + ["by": .number(characters)]
    case .caretMovedToStart: LineEdit.fields(.caretMovedToStart)
    case .caretMovedToEnd: LineEdit.fields(.caretMovedToEnd)
    case .characterDeleted: LineEdit.fields(.characterDeleted)
    case .nextCharacterDeleted: LineEdit.fields(.nextCharacterDeleted)
    case .wordDeleted: LineEdit.fields(.wordDeleted)
    case .startDeleted: LineEdit.fields(.startDeleted)
    case .endDeleted: LineEdit.fields(.endDeleted)
    }
  }

  private static func fields(_ name: EditName) -> Fields { ["edit": .text(name.rawValue)] }

  init(_ fields: inout Fields) throws(Flaw) {
    switch try fields.choice("edit", of: EditName.self) {
    case .typed: self = .typed(try fields.text("text"))
    case .caretMoved: self = .caretMoved(by: try fields.int("by"))
    case .caretMovedToStart: self = .caretMovedToStart
    case .caretMovedToEnd: self = .caretMovedToEnd
    case .characterDeleted: self = .characterDeleted
    case .nextCharacterDeleted: self = .nextCharacterDeleted
    case .wordDeleted: self = .wordDeleted
    case .startDeleted: self = .startDeleted
    case .endDeleted: self = .endDeleted
    }
  }
}
