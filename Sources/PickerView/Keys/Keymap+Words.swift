import PickerCore
import RegionModel
import TerminalKit

/// A keymap in words: the help and the hints.
extension Keymap {
  /// The lines of the help: keys, and what they do. Their number depends on `options` and `mode` alone.
  ///
  /// - Parameter isBrief: Whether each line names one key and says little, for a narrow screen.
  func help(
    _ options: Options, in mode: Mode, presentation: Presentation, isBrief: Bool = false
  ) -> [(keys: String, meaning: String)] {
    bindings(in: mode).filter { $0.isOffered(in: options) }.map { binding in
      let triggers = isBrief ? binding.triggers.prefix(1) : binding.triggers[...]
      let keys = triggers.map { $0.name(presentation.language, presentation.glyphs) }
      let meaning = isBrief ? binding.brief ?? binding.meaning : binding.meaning
      return (keys.joined(separator: " "), meaning(presentation.language))
    }
  }

  /// Tells the options how many lines the helps have.
  func countHelpLines(in options: inout Options) {
    let counted = options
    options.helpLineCount = content.count { $0.isOffered(in: counted) }
    options.searchHelpLineCount = search.count { $0.isOffered(in: counted) }
  }

  /// The hints of all bindings that have one, the most needed first.
  func hints(in mode: Mode, _ language: Language, _ glyphs: Glyphs) -> [Hint] {
    bindings(in: mode).compactMap { binding in
      binding.hint.map { Hint(binding, $0, language, glyphs) }
    }.sorted { $0.rank < $1.rank }
  }
}

/// What the hint line says of a binding.
struct Hint: Equatable, Sendable {
  /// The key that a click on the hint stands for.
  let key: Key?
  let keys: String
  let meaning: String
  /// In cells, of keys and meaning, with a blank between them.
  let width: Int
  let rank: Int
  let place: Int
  let requirement: Binding.Requirement

  init(_ binding: Binding, _ entry: HintEntry, _ language: Language, _ glyphs: Glyphs) {
    let first = binding.triggers.first
    let partner = entry.partner.map { Trigger.key($0) }
    let names = [first, partner].compactMap { $0?.name(language, glyphs) }
    keys = names.joined(separator: (names.first?.count ?? 0) > 1 ? "/" : "")
    if case .key(let key)? = first, partner == nil { self.key = key } else { key = nil }
    meaning = entry.meaning(language)
    width = TextWidth.of(keys) + 1 + TextWidth.of(meaning)
    rank = entry.rank
    place = entry.place
    requirement = binding.requirement
  }
}

extension Trigger {
  fileprivate func name(_ language: Language, _ glyphs: Glyphs) -> String {
    switch self {
    case .letters: language("字母", "A-Z")
    case .digits: "1-9"
    case .composed: language("汉字", "Han")
    case .text: language("字符", "text")
    case .key(let key): key.name(glyphs)
    }
  }
}

extension Key {
  fileprivate func name(_ glyphs: Glyphs) -> String {
    switch self {
    case .character(let scalar): String(scalar)
    case .control(let scalar): "^" + String(scalar).uppercased()
    case .up: glyphs.arrows[0]
    case .down: glyphs.arrows[1]
    case .left: glyphs.arrows[2]
    case .right: glyphs.arrows[3]
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .escape: "Esc"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function1: "F1"
    case .shiftPageUp: "Shift-PgUp"
    case .shiftPageDown: "Shift-PgDn"
    }
  }
}
