import PickerView
import TerminalKit

/// `areapick keys`: every key, the command that it sets off, and what that does, a mode after the other.
struct KeysCommand: Equatable, Sendable {
  private let words: OptionWords

  /// The keys as a person has changed them.
  private func text(_ own: Customization, in language: Language) -> String {
    KeyMode.all(changes: own.keyChanges, expecting: own.expectedKeys, in: language).map { mode in
      mode.title + "\n" + mode.lines.map(KeysCommand.line).joined()
    }.joined(separator: "\n")
  }

  /// Keys, command and meaning in columns; those that are wider than their column push the rest to the right.
  private static func line(_ line: KeyMode.Line) -> String {
    let keys = line.keys.isEmpty ? "-" : line.keys
    return "  " + padded(keys, to: 22) + padded(line.command ?? "-", to: 22) + line.meaning + "\n"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - TextWidth.of(text), 2))
  }
}

extension KeysCommand: Command {
  static let options = OptionTable(sections: [
    OptionTable.Section(
      title: Wording("按键", "Keys"),
      options: OptionTable.screen.options.filter { [.bind, .expect].contains($0.name) }
        + OptionTable.running.options.filter { [.defaults, .config].contains($0.name) } + [.lang, .help])
  ])

  static let operands = Wording("", "")
  static let summary = Wording("打印按键、命令和作用，供 --bind 用", "Print keys, commands and what they do, for --bind.")
  static let details = Wording(
    """
    每种状态下，每行是按键、命令、作用；选项文件和 --bind 改过的，照改过的打印。
    letters、digits、han、text、mouse 是一类键，不能用 --bind 改。ignore 命令让一个
    键不起作用。
    """,
    """
    For each mode a line has the keys, the command, and what it does, with what the
    file of options and --bind have changed. letters, digits, han, text and mouse
    are kinds of keys, which --bind cannot change. The command ignore takes a key
    away.
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: 0)
    self.words = words
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    let settings = try Settings.withDefaults(words, program.environment)
    let language = settings.language ?? Language(environment: program.environment)
    try program.lines.write(
      Array(text(settings.customization, in: language).utf8))
    return ExitStatus.done
  }
}
