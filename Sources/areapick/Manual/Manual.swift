import PickerView

/// The manual page, made from the tables that the program itself uses.
///
/// Options, commands and keys cannot be missing: they come from `OptionTable`, `Subcommand` and the keymaps. Statuses,
/// variables and files stand in `Manual+Reference`, longer explanations in `Manual+Topics` and `Manual+Running`, examples in
/// `Manual+Examples`; tests hold them against the source.
struct Manual {
  /// The date of the last visible change, for man(7).
  static let date = "2026-11-22"

  let language: Language
  private var page: Roff

  static func text(in language: Language) -> String {
    var manual = Manual(language: language)
    manual.write()
    return manual.page.text
  }

  private init(language: Language) {
    self.language = language
    page = Roff(
      title: "AREAPICK", section: 1, date: Manual.date, source: "areapick \(Program.version)",
      manual: language == .chinese ? "用户命令" : "User Commands", isHan: language == .chinese)
  }

  private mutating func write() {
    page.section("NAME")
    page.paragraph(
      "areapick - " + language("在终端里选择地点、日期或数值", "choose a place, a date or a value in a terminal"))
    page.section(language("用法", "SYNOPSIS"))
    page.example(language("areapick [选项]\nareapick 命令 …", "areapick [options]\nareapick command ..."))
    page.section(language("说明", "DESCRIPTION"))
    for paragraph in Manual.description { page.paragraph(paragraph(language)) }
    page.section(language("选项", "OPTIONS"))
    write(.pick)
    writeCommands()
    writeColors()
    writeKeys()
    for topic in Manual.topics { write(topic) }
    for (title, items) in Manual.reference { write(title, items) }
    writeExamples()
    page.section(language("参见", "SEE ALSO"))
    page.paragraph("fzf(1), dialog(1), man(1), terminfo(5)")
  }

  private mutating func write(_ table: OptionTable) {
    for section in table.sections {
      if table.sections.count > 1 { page.subsection(section.title(language)) }
      for entry in section.options { write(entry) }
    }
  }

  private mutating func write(_ entry: OptionTable.Entry) {
    page.item(entry.label(in: language), entry.use(language))
  }

  private mutating func writeCommands() {
    page.section(language("命令", "COMMANDS"))
    for subcommand in Subcommand.allCases {
      let command = subcommand.command
      let operands = command.operands(language)
      page.subsection("areapick \(subcommand.rawValue)" + (operands.isEmpty ? "" : " " + operands))
      page.paragraph(command.summary(language))
      page.paragraph(command.details(language))
      // Options that all commands share are listed under OPTIONS.
      let isOfValues = command.options.entry(named: OptionName.timeout.rawValue) != nil
      let general = isOfValues ? OptionTable.screen.options + OptionTable.running.options : []
      let shared =
        OptionTable.Section.result.options + OptionTable.Section.source.options + general + [.lang, .help]
      let labels = Set(shared.map { $0.label(in: language) })
      // The value pickers have results and faces of their own.
      let own: Set<OptionName> = isOfValues ? [.face, .output, .format, .separator] : []
      for entry in command.options.sections.flatMap(\.options)
      where own.contains(entry.name) || !labels.contains(entry.label(in: language)) {
        write(entry)
      }
    }
  }

  private mutating func writeColors() {
    page.section(language("颜色", "COLORS"))
    page.paragraph(
      language(
        "--color 可以改主题的颜色，如 --color accent:#E1251B,cursor:reverse,text:-1。颜色写作 #rrggbb、0 到 255、red 或 bright-red 这样的名称，-1 是终端自己的颜色。可以改的有：",
        """
        --color changes colours of the theme: --color accent:#E1251B,cursor:reverse,text:-1.
        A colour is #rrggbb, 0 to 255, a name like red or bright-red, or -1 for the terminal's own.
        What can have one:
        """))
    for part in ColorChanges.Part.allCases { page.item(part.rawValue, part.use(in: language)) }
  }

  private mutating func writeKeys() {
    page.section(language("按键", "KEYS"))
    for face in Face.ofPlaces {
      page.subsection("--face \(face.rawValue)")
      for line in face.keyList(in: language) { page.item(line.keys, line.meaning) }
    }
    let values: [(String, Face, Subject)] = [
      ("areapick columns", .wheels, .items), ("areapick date, time, datetime", .wheels, .date),
      ("areapick date --face calendar", .calendar, .date),
    ]
    for (name, face, subject) in values {
      page.subsection(name)
      for line in face.keyList(of: subject, in: language) { page.item(line.keys, line.meaning) }
    }
    page.subsection(language("搜索时", "In the search"))
    for line in Face.timeline.searchKeyList(in: language) { page.item(line.keys, line.meaning) }
    for isSearch in [false, true] {
      page.subsection("--multi" + (isSearch ? language("，搜索时", ", in the search") : ""))
      for line in Face.timeline.markingKeyList(inSearch: isSearch, language) {
        page.item(line.keys, line.meaning)
      }
    }
  }

  private mutating func write(_ topic: Topic) {
    page.section(topic.title(language))
    for paragraph in topic.paragraphs { page.paragraph(paragraph(language)) }
  }

  private mutating func write(_ title: Wording, _ items: [Item]) {
    page.section(title(language))
    for item in items { page.item(item.label, item.use(language)) }
  }

  private mutating func writeExamples() {
    page.section(language("例子", "EXAMPLES"))
    for example in Manual.examples {
      page.paragraph(example.use(language))
      page.example(example.command)
    }
  }
}

extension OptionTable.Entry {
  /// The option as a person writes it: `-q, --query <text>`, `--[no-]mouse`.
  func label(in language: Language) -> String {
    let letter = letter.map { "-\($0), " } ?? ""
    let dashes = value == nil && hasOpposite ? "--[no-]" : "--"
    let text = value.map { "<\($0(language))>" }
    let value = text.map { valueIsOptional ? "[=\($0)]" : " " + $0 } ?? ""
    return letter + dashes + name.rawValue + value
  }
}
