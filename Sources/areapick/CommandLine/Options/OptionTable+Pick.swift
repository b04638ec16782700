import PickerView

/// The options of a pick.
extension OptionTable {
  static let pick = OptionTable(sections: [choosing, .source, .result, screen, running, shells])

  /// Of `areapick help`.
  static let help = OptionTable(sections: [
    Section(title: Wording("说明", "Help"), options: [.lang, .help])
  ])

  private static let choosing = Section(
    title: Wording("选择", "Choosing"),
    options: [
      Entry(
        name: .selected, value: place, use: Wording("打开时停在这里", "Open at this place."),
        emptyMeansUnset: true),
      Entry(
        name: .root, value: place, use: Wording("从这里以下开始选", "Start below this place."),
        emptyMeansUnset: true),
      Entry(
        name: .query, letter: "q", value: text,
        use: Wording(
          "打开时搜索这些字；含 :parent 的 SQL 则是取下一级的查询",
          "Open in search with this. With SQLite, a text with\n:parent is the SQL for each list."),
        emptyMeansUnset: true),
      Entry(
        name: .selectOne, letter: "1", value: nil,
        use: Wording(
          "--query 只符合一处时不开界面，直接打印；\n那一处还要往下选的，从它的下一级开始",
          "Print the only place that --query fits, without a\nscreen; where more must be chosen, start below it."
        )),
      Entry(
        name: .exitWithoutMatch, letter: "0", value: nil,
        use: Wording(
          "--query 没有符合的地点时不开界面，以状态 1 退出",
          "Leave with status 1, without a screen, where --query\nfits no place.")),
      Entry(
        name: .printQuery, value: nil,
        use: Wording("先打印一行：搜索框里的文字，没有搜索就是空行", "Print the search's text first, in a line of its own.")),
      Entry(
        name: .depth, value: count, use: Wording("到整条路径的第几级为止", "End at this step of the whole path.")),
      Entry(
        name: .anyLevel, value: nil,
        use: Wording("按 . 直接选当前一行，无论级别", "Allow any level: . takes the row under the cursor.")),
      Entry(
        name: .multi, letter: "m", value: count,
        use: Wording(
          "可选多个，最多这么多：空格标记，回车一次选定，\n每行一个；每个 --selected 先标记上",
          "Pick several places, at most so many: Space marks,\nEnter takes all that is marked, a line each; each\n--selected is marked at the start."
        ),
        valueIsOptional: true),
      Entry(
        name: .recent, value: count,
        use: Wording(
          "最近选过的地点排在最前面（★），默认 8 个；不写就不记",
          "Begin with the places picked last (★), 8 unless said\notherwise; without it nothing is remembered."
        ),
        valueIsOptional: true),
      Entry(
        name: .hot, value: codes,
        use: Wording(
          "这些地点排在最前面（◆）；用逗号隔开，可写多次", "Begin with these places (◆); commas between them, or\nseveral times."),
        emptyMeansUnset: true),
    ] + filtering + [
      Entry(
        name: .autoAdvance, value: nil,
        use: Wording("只有一项的级别自动跳过（默认）", "Pass over a step that has one region alone (default)."))
    ])

  /// What the lists and the search have; every command that lists has it.
  static let filtering = [
    Entry(
      name: .include, value: codes,
      use: Wording(
        "只要这些地点，连同其下级；用逗号隔开，可写多次",
        "These places alone, with all below them; commas\nbetween them, or several times."),
      emptyMeansUnset: true),
    Entry(
      name: .exclude, value: codes,
      use: Wording("不要这些地点，也不要其下级", "Without these places and all below them."),
      emptyMeansUnset: true),
  ]

  /// The faces by name, the default first.
  private static let faces: Wording = {
    let names = Face.ofPlaces.map(\.rawValue)
    var (chinese, english) = (names[0] + "（默认）", names[0] + " (default)")
    for name in names.dropFirst() {
      chinese += "、" + name
      english += ", " + name
    }
    return Wording(chinese, english + ".")
  }()

  static let screen = Section(
    title: Wording("界面", "Screen"),
    options: [
      Entry(
        name: .title, value: text, use: Wording("标题", "The heading of the sheet."), emptyMeansUnset: true),
      Entry(name: .face, value: Wording("样式", "face"), use: faces),
      Entry(
        name: .detail, value: Wording("内容", "what"),
        use: Wording(
          "名称后面的小字：pinyin、en（与 --names en 所印相同；\n英文界面的默认）、code、count（下一级的数目）、\nnone（默认）",
          "Behind names: en (names as --names en prints them;\ndefault), pinyin, code, count (of what lies below),\nnone (default in Chinese)."
        )),
      Entry(
        name: .theme, value: theme,
        use: Wording("auto（默认）、light、dark、high-contrast", "auto (default), light, dark, high-contrast.")),
      Entry(
        name: .color, value: Wording("颜色", "when"),
        use: Wording(
          "auto（默认，遵从 NO_COLOR）、always、never、8、16、\n256、truecolor；--no-color 即 never；也可改主题的\n"
            + "颜色：accent:#E1251B,cursor:reverse,text:-1，\n各处的名字见手册",
          "auto (default, heeds NO_COLOR), always, never, 8, 16,\n256, truecolor; --no-color is never. Colours over the\n"
            + "theme's, too: accent:#E1251B,cursor:reverse,text:-1;\nthe manual has the names.")),
      Entry(name: .ascii, value: nil, use: Wording("只用 ASCII 画框线和符号", "Draw with ASCII alone.")),
      Entry(
        name: .ambiwidth, value: Wording("格", "cells"),
        use: Wording(
          "终端把两可的符号（如 ─ ●）画成几格宽：1（默认）、2",
          "How wide the terminal draws ambiguous signs such as\n─ and ●: 1 (default), 2.")),
      Entry(
        name: .mouse, value: nil,
        use: Wording(
          "可用鼠标（默认；GNU screen 里须写明，那时 Esc 会迟到）",
          "Listen to the mouse (default but in GNU screen,\nwhich keeps back Esc then).")),
      Entry(
        name: .animation, value: nil, use: Wording("升起和落下的动画（默认）", "Let the sheet rise and sink (default).")),
      Entry(
        name: .height, value: Wording("高度", "rows"),
        use: Wording("行数，或占屏幕的比例（60%）", "Rows, or a share of the screen (60%).")),
      Entry(
        name: .width, value: Wording("宽度", "columns"),
        use: Wording(
          "列数，或占屏幕的比例（80%）；默认最多 100 列", "Columns, or a share of the screen (80%); at most 100\nelse.")),
      Entry(
        name: .header, value: text, use: Wording("标题下面的一行字", "A line below the title."),
        emptyMeansUnset: true),
      Entry(
        name: .prompt, value: text,
        use: Wording(
          "搜索或写日期时，前面的字，如 \"> \"", "What stands before a search, or a date that is\nwritten: \"> \"."),
        emptyMeansUnset: true),
      Entry(
        name: .hint, value: Wording("内容", "what"),
        use: Wording("底部的提示：keys（默认，按键）、none", "The last row: keys (default), none.")),
      Entry(
        name: .border, value: Wording("边框", "border"),
        use: Wording("rounded（默认，圆角）、sharp（直角）、none", "rounded (default), sharp, none.")),
      Entry(
        name: .bind, value: Wording("键:命令", "key:command"),
        use: Wording(
          "改按键，逗号分隔：ctrl-j:next-row,f2:help；键和命令\n的名字见 areapick keys",
          "What keys do, with commas: ctrl-j:next-row,f2:help;\nareapick keys prints keys and commands."),
        emptyMeansUnset: true),
      Entry(
        name: .expect, value: Wording("键", "keys"),
        use: Wording(
          "这些键同 Enter 一样选择；结果前多打印一行：\n用的是哪个键，Enter 为空行",
          "These keys choose as Enter does; a line before the\nresult names the key, empty for Enter."),
        emptyMeansUnset: true),
      Entry(
        name: .accessible, value: nil,
        use: Wording(
          "不开界面，用编号问答；ACCESSIBLE=1 或\nTERM=dumb 时自动如此",
          "Ask in plain numbered lines instead of a sheet; so do\nACCESSIBLE=1 and TERM=dumb.")),
      .lang,
    ])

  static let running = Section(
    title: Wording("运行", "Running"),
    options: [
      Entry(
        name: .timeout, value: Wording("秒", "seconds"),
        use: Wording(
          "超时即止，可带小数，0 为不限；不要用 timeout 命令，\n要用就写 timeout --foreground",
          "Give up then; decimals are allowed, 0 is never.\nInstead of timeout(1), which needs --foreground here."
        )),
      Entry(
        name: .tty, value: device, use: Wording("使用这个终端", "Use this terminal."),
        emptyMeansUnset: true),
      Entry(
        name: .suspend, value: nil,
        use: Wording("可用 ^Z 挂起（默认）", "Let ^Z and SIGTSTP stop the program (default).")),
      Entry(
        name: .record, value: file,
        use: Wording(
          "把每个操作记进文件，供 replay 重放；\n输入和粘贴的文字也在里面",
          "Write every action to a file for replay; what is\ntyped and pasted is in it."),
        emptyMeansUnset: true),
      Entry(
        name: .force, value: nil,
        use: Wording("--record 的文件已有内容时照样覆盖", "Let --record overwrite a file that holds something.")),
      Entry(
        name: .defaults, value: nil,
        use: Wording(
          "选项文件和 AREAPICK_DEFAULT_OPTS 里的选项算数\n（默认）；给别人用的脚本请写 --no-defaults",
          "Heed the files of options and AREAPICK_DEFAULT_OPTS\n(default); scripts that others run want --no-defaults."
        )),
      Entry(
        name: .config, value: nil,
        use: Wording(
          "读选项文件 ~/.config/areapick/config（默认）",
          "Heed the options in ~/.config/areapick/config\n(default).")),
      Entry(
        name: .cancelStatus, value: count,
        use: Wording("取消时的退出状态，默认 130", "Leave with this status when cancelled, instead of 130.")),
      Entry(
        name: .version, value: nil,
        use: Wording("程序版本、数据日期和来源", "The versions of program and data, and the source."),
        hasOpposite: false),
      .help,
    ])

  private static let shells = Section(
    title: Wording("安装", "Installing"),
    options: [
      Entry(
        name: .man, value: nil,
        use: Wording(
          "手册，roff 格式；用 man 阅读：\nareapick --man | man -l -", "The manual as roff: areapick --man | man -l -"),
        hasOpposite: false),
      Entry(
        name: .bash, value: nil,
        use: Wording(
          "bash 的按键和补全：在 ~/.bashrc 里写\neval \"$(areapick --bash)\"；\n^X a 插入地点，^X d 插入日期",
          "Keys and completion for bash; in ~/.bashrc:\neval \"$(areapick --bash)\"; then ^X a inserts a place,\n^X d a date."
        ), hasOpposite: false),
      Entry(
        name: .zsh, value: nil,
        use: Wording("同上：eval \"$(areapick --zsh)\"", "The same: eval \"$(areapick --zsh)\""),
        hasOpposite: false),
      Entry(
        name: .fish, value: nil,
        use: Wording("同上：areapick --fish | source", "The same: areapick --fish | source"), hasOpposite: false),
      Entry(
        name: .completion, value: Wording("外壳", "shell"),
        use: Wording("只要补全：bash、zsh、fish", "The completion alone: bash, zsh, fish.")),
    ])
}
