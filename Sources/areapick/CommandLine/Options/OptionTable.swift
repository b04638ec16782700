import PickerView

/// The options of a command in the order of its help, with their descriptions.
struct OptionTable: Sendable {
  struct Section: Sendable {
    let title: Wording
    let options: [Entry]
  }

  struct Entry: Sendable {
    let name: OptionName
    /// The letter for a single dash; nil for none.
    var letter: Unicode.Scalar?
    /// The placeholder of the value; nil for a flag.
    let value: Wording?
    /// The description, in one or more lines.
    let use: Wording
    /// Whether an empty value means that the option is not given.
    var emptyMeansUnset = false
    /// Whether the flag can be turned off.
    var hasOpposite = true
    /// Whether the value may be left out; then it stands in the option's own word: `--multi`, `--multi=3`.
    var valueIsOptional = false
    /// The values of the option in this table, if they differ from those in other tables.
    var choices: [String]?
  }

  let sections: [Section]

  /// The entry of a name, without its dashes.
  func entry(named name: String) -> Entry? {
    first { $0.name.rawValue == name }  // `OptionName(rawValue:)` is slower: it makes a dictionary first.
  }

  func entry(_ name: OptionName) -> Entry? { first { $0.name == name } }

  /// The entry of a letter.
  func entry(lettered letter: Unicode.Scalar) -> Entry? { first { $0.letter == letter } }

  /// All names for two dashes, with the `no-` names at the end.
  var names: [String] {
    let all = sections.flatMap(\.options)
    return all.map(\.name.rawValue) + all.filter(\.hasOpposite).map { "no-" + $0.name.rawValue }
  }

  private func first(where fits: (Entry) -> Bool) -> Entry? {
    for section in sections {
      if let entry = section.options.first(where: fits) { return entry }
    }
    return nil
  }
}

/// The placeholders of values that several options have; completion tells by them what to offer.
extension OptionTable {
  static let place = Wording("地点", "place")
  static let codes = Wording("地点,…", "places")
  static let file = Wording("文件", "file")
  static let device = Wording("终端", "path")
  static let count = Wording("数", "n")
  static let text = Wording("文字", "text")
  static let form = Wording("形式", "form")
  static let template = Wording("模板", "template")
  static let theme = Wording("主题", "theme")
}

/// Options that several commands have.
extension OptionTable.Entry {
  static let lang = OptionTable.Entry(
    name: .lang, value: Wording("语言", "language"),
    use: Wording("zh、en；默认随系统", "zh, en; else the locale decides."),
    emptyMeansUnset: true)

  static let print0 = OptionTable.Entry(
    name: .print0, value: nil, use: Wording("以 NUL 结尾，不用换行", "End with a NUL instead of a newline."))

  static let help = OptionTable.Entry(
    name: .help, letter: "h", value: nil, use: Wording("本说明", "This help."), hasOpposite: false)
}
