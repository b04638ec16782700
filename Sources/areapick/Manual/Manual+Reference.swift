import PickerView

extension Manual {
  /// A term and its description.
  struct Item: Sendable {
    let label: String
    let use: Wording

    init(_ label: String, _ chinese: String, _ english: String) {
      self.label = label
      use = Wording(chinese, english)
    }
  }

  static let description = [
    Wording(
      "areapick 在终端里打开一个全屏的底部面板，从省到街道逐级选择地点，选定后把路径写到标准输出。界面和按键用的是终端本身，标准输入和输出留给脚本。",
      """
      areapick opens a full-screen sheet in the terminal and walks from province to street.
      The chosen path goes to standard output.
      The screen and the keys are the terminal's own, so standard input and output stay free for scripts.
      """),
    Wording(
      "地点可以写成代码（440305）、路径（广东省/深圳市/南山区），或从上往下的几级名称，名称后面的省、市、区可以省略。",
      """
      A place is a code (440305), a path (广东省/深圳市/南山区), or the names of its leading levels.
      The words 省, 市 and 区 behind a name can be left out.
      """),
    Wording(
      "每个 --x 都有 --no-x。同一选项写了几次，以最后一次为准：先是文件 ~/.config/areapick/config 里的，再是 AREAPICK_DEFAULT_OPTS_FILE 所指的文件里的，再是 AREAPICK_DEFAULT_OPTS 里的，最后是命令行上的。",
      """
      Every --x has its --no-x.
      The last word for an option counts: those of the file ~/.config/areapick/config come first, then those of the
      file that AREAPICK_DEFAULT_OPTS_FILE names, then those of AREAPICK_DEFAULT_OPTS, then the command line.
      """),
  ]

  static let reference: [(Wording, [Item])] = [
    (Wording("退出状态", "EXIT STATUS"), statuses),
    (Wording("环境变量", "ENVIRONMENT"), variables),
    (Wording("文件", "FILES"), files),
  ]

  static let statuses = [
    Item("\(ExitStatus.done)", "选定了地点，已经打印。", "A place was chosen and printed."),
    Item("\(ExitStatus.nothingMatched)", "没有找到。", "Nothing matched."),
    Item(
      "\(ExitStatus.failure)", "用法不对、没有终端、数据有误，或读写出错。",
      "Usage, no terminal, bad data, or an input or output error."),
    Item("\(ExitStatus.timedOut)", "--timeout 的时间到了。", "The time of --timeout ran out."),
    Item(
      "\(ExitStatus.cancelled)", "取消了；--cancel-status 可改成别的数。",
      "The person cancelled; --cancel-status sets another number."),
    Item(
      "128+n", "被信号 n 终止；终端已先复原。",
      "Signal n ended the program; the terminal was given back before."),
  ]

  static let variables = [
    Item(
      DefaultOptions.variable, "每次选择都用的选项，写法同命令行。", "Options for every pick, written as on the command line."),
    Item(
      DefaultOptions.fileVariable, "一个文件，里面是每次选择都用的选项；# 后面是注释。",
      "A file with options for every pick; # begins a comment."),
    Item(
      "AREAPICK_CTRL_X_OPTS", "只用于 ^X a 和 ^X d 的选项。", "Options for the shell keys ^X a and ^X d alone."),
    Item("NO_COLOR", "不为空时不用颜色。", "No colours where it is not empty."),
    Item(
      "ACCESSIBLE", "不为空也不为 0 时，用编号问答代替界面。",
      "Plain numbered questions instead of the sheet, where it is neither empty nor 0."),
    Item("TERM", "终端的类型；dumb 用编号问答。", "The type of the terminal; dumb gets plain questions."),
    Item(
      "COLORTERM", "为 truecolor 或 24bit 时直接使用 RGB 颜色。", "truecolor or 24bit: colours are used as they are."),
    Item(
      "COLORFGBG", "终端的前景和背景；--theme auto 按它选浅色或深色。",
      "The terminal's foreground and background; --theme auto takes a light or a dark palette by it."),
    Item(
      "ESCDELAY", "按 Esc 之后等多少毫秒，以分辨方向键。",
      "How many milliseconds to wait behind Esc, to tell it from an arrow key."),
    Item(
      "STY", "在 GNU screen 里，鼠标要用 --mouse 打开：否则 Esc 会迟到。",
      "In GNU screen the mouse has to be asked for with --mouse, as Esc comes late then."),
    Item(
      "LC_ALL, LC_MESSAGES, LANG", "界面和消息的语言：指明中文以外的语言就用英文；没有设置、C 和 POSIX 用中文。",
      "The language of the sheet and of messages: English where they name another than Chinese; unset, C and POSIX are Chinese."
    ),
    Item(
      "LC_ALL, LC_CTYPE, LANG", "终端的字符集；不是 UTF-8 的，换成一个 UTF-8 的。",
      "The characters of the terminal; where they are not UTF-8, a locale is taken that is."),
    Item(
      "XDG_CONFIG_HOME", "选项文件在 $XDG_CONFIG_HOME/areapick/config；不设就在 ~/.config 下。",
      "The file of options is $XDG_CONFIG_HOME/areapick/config, below ~/.config where it is unset."),
    Item(
      "XDG_CACHE_HOME, HOME", "缓存编译好的数据的地方：$XDG_CACHE_HOME/areapick 或 ~/.cache/areapick。",
      "Where compiled data is kept: $XDG_CACHE_HOME/areapick, or ~/.cache/areapick."),
    Item(
      "XDG_STATE_HOME, HOME", "最近选过的地点存在 $XDG_STATE_HOME/areapick 或 ~/.local/state/areapick。",
      "The places picked last are kept in $XDG_STATE_HOME/areapick, or in ~/.local/state/areapick."),
    Item(
      "LC_ALL, LC_TIME, LANG", "月历每行从星期几开始，按其中的国家。",
      "The country in them decides what the calendar's rows begin with."),
    Item("TZ", "今天和现在按这个时区。", "The zone of today and now."),
  ]

  static let files = [
    Item(
      "/dev/tty", "界面和按键所在的终端；--tty 可换成别的。", "The terminal of the screen and the keys; --tty names another."),
    Item(
      "~/.config/areapick/config",
      "每次选择都用的选项，可分行写，# 后面是注释。AREAPICK_DEFAULT_OPTS_FILE 和 AREAPICK_DEFAULT_OPTS 里的胜过它。",
      """
      Options for every pick, on as many lines as you like; # begins a comment.
      Those of AREAPICK_DEFAULT_OPTS_FILE and of AREAPICK_DEFAULT_OPTS win over them.
      """),
    Item(
      "$XDG_STATE_HOME/areapick/recent/", "用 --recent 选过的地点，每份数据一个文件，只有自己能读。",
      "The places picked with --recent, a file for each tree, readable by their owner alone."),
  ]
}
