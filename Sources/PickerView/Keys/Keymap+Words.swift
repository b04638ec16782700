import PickerCore
import RegionModel
import TerminalKit

/// The help and the hints of a keymap.
extension Keymap {
  /// The lines of the help: keys and their meaning. Their number depends only on `options` and `mode`.
  ///
  /// - Parameters:
  ///   - isBrief: Whether lines are short, for a narrow screen: each names one key, or two arrows.
  ///   - hasPinyin: Whether names are in Han characters and have pinyin; if not, the lines speak of letters.
  func help(
    _ options: Options, in mode: Mode, presentation: Presentation, isBrief: Bool = false,
    hasPinyin: Bool = true
  ) -> [(keys: String, meaning: String)] {
    Keymap.lines(bindings(in: mode), options).map { line in
      let meaning = isBrief ? line[0].brief ?? line[0].meaning : line[0].meaning
      let line = line.filter { !$0.triggers.isEmpty }
      let triggers = line.map { $0.triggers[0] } + line.flatMap { $0.triggers.dropFirst() }
      var keys = triggers.map { $0.name(presentation.language, presentation.glyphs, hasPinyin: hasPinyin) }
      if isBrief { keys = Keymap.shortened(keys, areFirst: line.count) }
      let words = hasPinyin ? meaning : meaning?.inLetters
      return (keys.joined(separator: " "), words?(presentation.language) ?? "")
    }
  }

  /// The bindings that are offered, those together that one line tells of; none whose keys were all taken away.
  private static func lines(_ bindings: [Binding], _ options: Options) -> [[Binding]] {
    let lines = bindings.filter { $0.isInHelp(options) }.reduce(into: [[Binding]]()) { lines, binding in
      if binding.meaning == nil { lines[lines.count - 1].append(binding) } else { lines.append([binding]) }
    }
    return lines.filter { line in line.contains { !$0.triggers.isEmpty } }
  }

  /// The key that a command has in a mode, the one that is named first; nil where it has none.
  func key(for command: Binding.Command, in mode: Mode = .content) -> Key? {
    bindings(in: mode).first { $0.command == command }?.triggers.lazy.compactMap(\.key).first
  }

  /// The first key, or both directions if their names are as short as arrows.
  private static func shortened(_ keys: [String], areFirst count: Int) -> [String] {
    let isPair = count == 2 && keys.prefix(2).allSatisfy { $0.count == 1 }
    return Array(keys.prefix(isPair ? 2 : 1))
  }

  /// Stores in the options how many lines the helps have.
  func countHelpLines(in options: inout Options) {
    let counted = options
    options.helpLineCount = Keymap.lineCount(bindings(in: .content), counted)
    options.searchHelpLineCount = Keymap.lineCount(bindings(in: .search), counted)
  }

  /// How many `lines` there are, without making them: every pick asks.
  private static func lineCount(_ bindings: [Binding], _ options: Options) -> Int {
    var (count, hasKeys) = (0, false)
    for index in bindings.indices where bindings[index].isInHelp(options) {
      if bindings[index].meaning != nil {
        count += hasKeys ? 1 : 0
        hasKeys = false
      }
      if !bindings[index].triggers.isEmpty { hasKeys = true }
    }
    return count + (hasKeys ? 1 : 0)
  }

  /// The hints of all bindings that have one, most important first: narrow screens drop hints from the end.
  func hints(in mode: Mode, _ language: Language, _ glyphs: Glyphs) -> [Hint] {
    bindings(in: mode).compactMap { binding in
      guard let hint = binding.hint, !binding.triggers.isEmpty else { return nil }
      return Hint(binding, hint, language, glyphs)
    }.sorted { $0.rank < $1.rank }
  }
}

extension Binding {
  fileprivate func isInHelp(_ options: Options) -> Bool {
    if case .nothing = command { return false }
    return isOffered(in: options)
  }
}

/// The hints of a mode, made once for a pick; each frame shows some of them.
struct HintLine: Equatable, Sendable {
  /// Most important first.
  let all: [Hint]
  /// The indices of `all` in reading order.
  let order: [Int]

  init(_ hints: [Hint]) {
    all = hints
    order = hints.indices.sorted { hints[$0].place < hints[$1].place }
  }

  /// The most important hints that are useful in a state and fit, as a bit mask over `all`.
  func fitting(width: Int, in state: State) -> UInt64 {
    var (kept, room) = (UInt64(0), width + 2)
    for index in all.indices where all[index].isMeant(in: state) {
      room -= all[index].width + 2
      if room < 0 { break }
      kept |= 1 << index
    }
    return kept
  }
}

/// The hint of a binding, ready to draw.
struct Hint: Equatable, Sendable {
  /// The keys that a click sends: the first for a click on its own name, the last for the rest of the hint.
  let pressed: [Key]
  /// The width of the first key's name, in cells; 0 if the hint names one key.
  let firstWidth: Int
  let keys: String
  private(set) var meaning: String
  private let keysWidth: Int
  /// The width of keys, a blank and meaning, in cells.
  private(set) var width: Int
  let rank: Int
  let place: Int
  private let requirement: Binding.Requirement
  private let need: HintEntry.Need

  /// The same with another meaning, where the keys take a row.
  func takingRow(means meaning: String) -> Hint {
    need == .row || need == .marksOrRow ? saying(meaning) : self
  }

  /// The same with another meaning, where the keys take a place as it is.
  func takingPlace(means meaning: String) -> Hint { need == .place ? saying(meaning) : self }

  private func saying(_ meaning: String) -> Hint {
    var hint = self
    hint.meaning = meaning
    hint.width = keysWidth + 1 + TextWidth.of(meaning)
    return hint
  }

  /// Whether the keys do anything in a state.
  func isMeant(in state: State) -> Bool {
    (requirement == .none || requirement.isMet(by: state.options)) && need.isMet(by: state)
  }

  init(_ binding: Binding, _ entry: HintEntry, _ language: Language, _ glyphs: Glyphs) {
    // Without lists of names and of keys: the start makes a dozen hints.
    let first = binding.triggers.first
    let firstName = first?.name(language, glyphs) ?? ""
    let nameWidth = TextWidth.of(firstName)
    var pressed: [Key] = []
    if case .key(let key)? = first { pressed.append(key) }
    if let partner = entry.partner {
      let name = partner.name(glyphs)
      let width = TextWidth.of(name)
      let isParted = nameWidth > 1 || width > 1
      keys = isParted ? firstName + "/" + name : firstName + name
      keysWidth = nameWidth + width + (isParted ? 1 : 0)
      pressed.append(partner)
    } else {
      keys = firstName
      keysWidth = nameWidth
    }
    self.pressed = pressed
    firstWidth = pressed.count > 1 ? nameWidth : 0
    meaning = entry.meaning(language)
    width = keysWidth + 1 + TextWidth.of(meaning)
    rank = entry.rank
    place = entry.place
    requirement = binding.requirement
    need = entry.need
  }
}

extension Trigger {
  fileprivate func name(_ language: Language, _ glyphs: Glyphs, hasPinyin: Bool = true) -> String {
    switch self {
    case .composed where !hasPinyin: language("其他文字", "others")
    case .letters: language("字母", "A-Z")
    case .digits: "1-9"
    case .composed: language("汉字", "Han")
    case .text: language("字符", "text")
    case .pointer: language("鼠标", "Mouse")
    case .key(let key): key.name(glyphs)
    }
  }
}

extension Key {
  func name(_ glyphs: Glyphs) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let scalar): String(scalar)
    case .control(let scalar): "^" + String(scalar).uppercased()
    case .alt(let scalar): "Alt-" + String(scalar)
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
    case .function(let number): "F\(number)"
    case .shiftPageUp: "Shift-PgUp"
    case .shiftPageDown: "Shift-PgDn"
    }
  }
}
