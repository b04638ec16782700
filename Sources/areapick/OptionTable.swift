import PickerView

/// The options of a command in the order of its help, with what is said of them there.
struct OptionTable: Sendable {
  struct Section: Sendable {
    let title: Wording
    let options: [Entry]
  }

  struct Entry: Sendable {
    /// Without its dashes.
    let name: String
    /// What stands for the value; nil for a flag.
    let value: Wording?
    /// A line, or several.
    let use: Wording
    /// Whether an empty value is none, as if the option had not been given.
    var takesNothingAsNone = false
    /// Whether the flag can be turned off.
    var hasOpposite = true
  }

  let sections: [Section]

  func isValued(_ name: some StringProtocol) -> Bool { entry(name)?.value != nil }
  func takesNothingAsNone(_ name: some StringProtocol) -> Bool { entry(name)?.takesNothingAsNone ?? false }

  private func entry(_ name: some StringProtocol) -> Entry? {
    sections.lazy.flatMap(\.options).first { $0.name == name }
  }
}

/// A text in the languages that the program speaks.
struct Wording: Sendable {
  let chinese: String
  let english: String

  init(_ chinese: String, _ english: String) {
    self.chinese = chinese
    self.english = english
  }

  func text(in language: Language) -> String { language == .chinese ? chinese : english }
}

extension OptionTable {
  static let pick = OptionTable(sections: [choosing, result, screen, running])
  static let list = OptionTable(sections: [listing, result])

  private static let place = Wording("地点", "place")
  private static let count = Wording("数", "n")
  private static let text = Wording("文字", "text")

  private static let choosing = Section(
    title: Wording("选择", "Choosing"),
    options: [
      Entry(
        name: "selected", value: place, use: Wording("打开时停在这里", "Open at this place."),
        takesNothingAsNone: true),
      Entry(
        name: "root", value: place, use: Wording("从这里以下开始选", "Start below this place."),
        takesNothingAsNone: true),
      Entry(
        name: "depth", value: count, use: Wording("到整条路径的第几级为止", "End at this step of the whole path.")),
      Entry(
        name: "any-level", value: nil,
        use: Wording("按 . 直接选当前一行，无论级别", "Let . take the row under the cursor as it is.")),
      Entry(
        name: "auto-advance", value: nil,
        use: Wording("只有一项的级别自动跳过（默认）", "Pass over a step that has one region alone (default).")),
    ])

  private static let listing = Section(
    title: Wording("列出", "Listing"),
    options: [
      Entry(
        name: "recursive", value: nil,
        use: Wording("连同以下各级，上级在前", "All that lies below, each region before those in it."))
    ])

  private static let result = Section(
    title: Wording("结果", "Result"),
    options: [
      Entry(
        name: "output", value: Wording("形式", "form"),
        use: Wording(
          "path（默认）、code、codes、name、names、json、\nshell（供 eval 用的 AREA_… 变量）",
          "path (default), code, codes, name, names, json,\nshell (assignments AREA_… that eval can take).")),
      Entry(
        name: "format", value: Wording("模板", "template"),
        use: Wording(
          "自定形式：{path} {code} {name} {province} {city}\n{county} {township} {level} {pinyin} {letter}；\n"
            + "{{ }} 为花括号本身，另有 \\n \\t \\r \\0 \\\\",
          "A form of your own: {path} {code} {name} {province}\n{city} {county} {township} {level} {pinyin} {letter};\n"
            + "{{ }} for the braces, and \\n \\t \\r \\0 \\\\."),
        takesNothingAsNone: true),
      Entry(
        name: "separator", value: text,
        use: Wording("各级之间的分隔符，转义同 --format", "What stands between steps; escapes as in --format.")),
      Entry(
        name: "print0", value: nil, use: Wording("以 NUL 结尾，不用换行", "End with a NUL instead of a newline.")),
      Entry(
        name: "fill-levels", value: nil,
        use: Wording("缺少的级别重复上级：广东省/东莞市/东莞市/石碣镇", "Repeat a name where the place lacks a level.")),
      Entry(
        name: "atlas", value: Wording("文件", "file"),
        use: Wording("用另一份编译好的区划数据", "Another compiled tree instead of the built-in one."),
        takesNothingAsNone: true),
    ])

  private static let screen = Section(
    title: Wording("界面", "Screen"),
    options: [
      Entry(
        name: "title", value: text, use: Wording("标题", "The heading of the sheet."), takesNothingAsNone: true),
      Entry(
        name: "theme", value: Wording("主题", "theme"),
        use: Wording("auto（默认）、light、dark", "auto (default), light, dark.")),
      Entry(
        name: "color", value: Wording("颜色", "when"),
        use: Wording(
          "auto（默认，遵从 NO_COLOR）、always、never、8、16、\n256、truecolor；--no-color 即 never",
          "auto (default, heeds NO_COLOR), always, never, 8, 16,\n256, truecolor; --no-color is never.")),
      Entry(name: "ascii", value: nil, use: Wording("只用 ASCII 画框线和符号", "Draw with ASCII alone.")),
      Entry(name: "mouse", value: nil, use: Wording("可用鼠标（默认）", "Listen to the mouse (default).")),
      Entry(
        name: "animation", value: nil, use: Wording("升起和落下的动画（默认）", "Let the sheet rise and sink (default).")),
      Entry(
        name: "height", value: Wording("高度", "rows"),
        use: Wording("行数，或占屏幕的比例（60%）", "Rows, or a share of the screen (60%).")),
      Entry(
        name: "lang", value: Wording("语言", "language"),
        use: Wording("zh、en；默认随系统", "zh, en; else the locale decides."),
        takesNothingAsNone: true),
    ])

  private static let running = Section(
    title: Wording("运行", "Running"),
    options: [
      Entry(
        name: "timeout", value: Wording("秒", "seconds"),
        use: Wording("超时即止，可带小数，0 为不限", "Give up then; decimals are allowed, 0 is never.")),
      Entry(
        name: "tty", value: Wording("终端", "path"), use: Wording("使用这个终端", "Use this terminal."),
        takesNothingAsNone: true),
      Entry(
        name: "cancel-status", value: count,
        use: Wording("取消时的退出状态，默认 130", "Leave with this status when cancelled, instead of 130.")),
      Entry(
        name: "version", value: nil,
        use: Wording("程序版本、数据日期和来源", "The versions of program and data, and the source."),
        hasOpposite: false),
      Entry(name: "help", value: nil, use: Wording("本说明", "This help."), hasOpposite: false),
    ])
}
