import TerminalKit

/// The keys of a mode, as a person can change them.
public struct KeyMode: Equatable, Sendable {
  /// Keys, and the command that they set off.
  public struct Line: Equatable, Sendable {
    /// The names of the keys, a blank between them; empty where the command has none.
    public let keys: String
    /// Nil for what only these keys can mean.
    public let command: String?
    public let meaning: String
  }

  /// Where the keys hold.
  public let title: String
  /// One for each command, in the order of the help.
  public let lines: [Line]

  /// All modes of all faces, those that have the same keys once.
  public static func all(
    changes: [KeyChange] = [], expecting expected: [Key] = [], in language: Language
  ) -> [KeyMode] {
    modes.map { mode in
      let keymap = mode.face.description(of: mode.subject).keymap
      let bindings = keymap.changed(by: changes, expecting: expected).bindings(in: mode.mode)
      return KeyMode(
        title: mode.title(language),
        lines: bindings.filter { $0.command != .nothing }.map { $0.line(language) })
    }
  }

  private static let modes: [(title: Wording, face: Face, subject: Subject, mode: Keymap.Mode)] = [
    (Wording("列表（--face timeline、tabs）", "List (--face timeline, tabs)"), .timeline, .places, .content),
    (Wording("搜索", "Search"), .timeline, .places, .search),
    (Wording("滚轮（--face wheels）", "Wheels (--face wheels)"), .wheels, .places, .content),
    (Wording("各列（areapick columns）", "Columns (areapick columns)"), .wheels, .items, .content),
    (Wording("各列，查找时", "Columns, while finding"), .wheels, .items, .entry),
    (
      Wording("日期和时间（areapick date、time、datetime）", "Date and time (areapick date, time, datetime)"), .wheels,
      .date, .content
    ),
    (Wording("日期和时间，书写时", "Date and time, while writing"), .wheels, .date, .entry),
    (
      Wording("月历（areapick date --face calendar）", "Calendar (areapick date --face calendar)"), .calendar,
      .date, .content
    ),
    (Wording("月历，书写时", "Calendar, while writing"), .calendar, .date, .entry),
  ]
}

extension Binding {
  fileprivate func line(_ language: Language) -> KeyMode.Line {
    let command = KeyCommand.of(command)
    return KeyMode.Line(
      keys: triggers.map(\.word).joined(separator: " "), command: command?.name,
      meaning: command?.meaning(in: language) ?? meaning?(language) ?? "")
  }
}

extension Trigger {
  /// The name of a key, or of a kind of keys.
  fileprivate var word: String {
    switch self {
    case .key(let key): key.name
    case .letters: "letters"
    case .digits: "digits"
    case .composed: "han"
    case .text: "text"
    case .pointer: "mouse"
    }
  }
}
