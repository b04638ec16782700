extension Catalogue {
  typealias Text = (english: String, chinese: String)

  /// Wrong words on the command line.
  static let usage: [Text] = [
    ("{} ({} --help)", "{1*}（见 {2} --help）"),
    ("{} (areapick keys)", "{1*}（见 areapick keys）"),
    ("{}; did you mean '{}'?", "{1*}，是不是“{2}”？"),
    ("unknown option '{}'", "没有选项“{1}”"),
    ("unknown option '-{}' in '{}'", "“{2}”里的“-{1}”不是选项"),
    ("unknown command '{}'", "没有命令“{1}”"),
    ("unknown command '{}'; it is a file: areapick --data {}", "没有命令“{1}”；这是文件，请写：areapick --data {2}"),
    ("unexpected argument '{}'", "多出了“{1}”"),
    ("missing value for {}", "{1} 后面少了值"),
    ("{} takes no value", "{1} 不带值"),
    ("{} is no default", "{1} 不能作默认选项"),
    (
      "'{}' is no default; options begin with --, as in --face tabs",
      "“{1}”不能作默认选项；选项以 -- 开头，如 --face tabs"
    ),
    ("line {}: {}", "第 {1} 行：{2*}"),
    ("a ' is not closed", "有一个 ' 没有配对"),
    ("a \" is not closed", "有一个 \" 没有配对"),
    ("a \\ stands at the end", "末尾多了一个 \\"),
    ("search: there is nothing to search for", "search：没有要搜索的文字"),
    ("replay: there is no recording to replay", "replay：没有写要重放的文件"),
    ("{}: there are no {}, and standard input is a terminal", "{1}：没有写{2*}，标准输入又是终端"),
    ("codes", "代码"), ("queries", "要搜索的文字"), ("addresses", "地址"),
  ]

  /// Values of options.
  static let values: [Text] = [
    ("the value '{}' is invalid for --{}: {}", "--{2} 的值“{1}”不对：{3*}"),
    ("a number from 1 on is wanted", "要一个不小于 1 的整数"),
    ("a number from 1 to 10000 is wanted", "要 1 到 10000 之间的整数"),
    ("a number from 1 to 100 is wanted", "要 1 到 100 之间的整数"),
    ("a number from 1 to 255 is wanted", "要 1 到 255 之间的整数"),
    ("a number of rows, or a share from 1% to 100% is wanted", "要行数，或 1% 到 100% 的比例"),
    ("a number of columns, or a share from 1% to 100% is wanted", "要列数，或 1% 到 100% 的比例"),
    ("a number of seconds is wanted, like 30 or 2.5", "要秒数，如 30 或 2.5"),
    ("one of {} is wanted", "可以是 {1}"),
    ("a file is wanted, or - for standard input; --no-data is none", "要文件名，或用 - 表示标准输入；不用文件写 --no-data"),
    ("a command is wanted; --no-children is none", "要一条命令；不用命令写 --no-children"),
    ("a length of time is wanted, like 30s, 15m, 12h or 1d", "要一段时间，如 30s、15m、12h、1d"),
    (
      "a SELECT is wanted, with :parent for the code of the place above",
      "要一条 SELECT，用 :parent 表示上级的代码"
    ),
    (
      "name=…, code=…, children=…, parent=… or level=… is wanted, with commas between them",
      "要 name=…、code=…、children=…、parent=… 或 level=…，用逗号隔开"
    ),
    ("there is no key '{}'", "没有“{1}”这个键"),
    ("there is no command '{}'", "没有“{1}”这个命令"),
    (
      "a key, a colon and a command are wanted, like ctrl-j:next-row",
      "要写键、冒号、命令，如 ctrl-j:next-row"
    ),
    ("--bind and --expect leave no key that cancels", "--bind 和 --expect 没有留下取消的键"),
    ("colours are for {} alone", "可以设颜色的有 {1}"),
    (
      "a colour is #rrggbb, 0 to 255, -1 for the terminal's own, or a name like red or bright-red",
      "颜色是 #rrggbb、0 到 255、-1（终端自己的），或 red、bright-red 这样的名称"
    ),
    ("a } stands alone; write }} for the sign itself", "有一个 } 没有配对；要这个符号本身就写 }}"),
    ("a { has no } behind it; write {{ for the sign itself", "有一个 { 后面没有 }；要这个符号本身就写 {{"),
    ("there is no field {{}}; there are {}", "没有字段“{1}”；有的是 {2}"),
    ("the escape \\{} is none of \\n \\t \\r \\0 \\\\", "没有转义 \\{1}；有的是 \\n \\t \\r \\0 \\\\"),
    ("a \\ stands at the end; write \\\\ for the sign itself", "末尾多了一个 \\；要这个符号本身就写 \\\\"),
    (
      "--depth {} is not below --root {}, which is step {}",
      "--depth {1} 不在 --root {2} 以下，那已经是第 {3} 级"
    ),
    ("--root {}: nothing lies below it", "--root {1}：没有下一级"),
  ]

  /// Places that are not found or ambiguous.
  static let places: [Text] = [
    ("{}: there is no place {}", "{1}：没有找到“{2}”"), ("{}: there is no place {} in {}", "{1}：{3}里没有找到“{2}”"),
    ("{}: {} places fit {}: {}", "{1}：“{3}”有 {2} 处：{4}"),
    ("{}: {} places took the place of {}: {}", "{1}：代码 {3} 已停用，分入 {2} 处：{4}"),
    ("lookup: '{}' is no code: 2, 4, 6, 9 or 12 digits are wanted", "lookup：“{1}”不是代码：要 2、4、6、9 或 12 位数字"),
    (
      "resolve: addresses are resolved to the divisions of China alone; this tree has others",
      "resolve：只能解析中国的地址，这份数据是别的"
    ),
    ("the place with the code {} has a name that holds a control character", "代码为 {1} 的一项，名称里有控制字符"),
    ("the tree has a field whose name cannot be shown", "有名称不能显示的字段"),
    ("the built-in divisions: {}", "内置的区划数据：{1*}"),
  ]

  /// What was picked before.
  static let recent: [Text] = [
    ("--recent: {}: {}", "--recent：{1}：{2*}"),
    (
      "--recent: neither XDG_STATE_HOME nor HOME names a folder",
      "--recent：XDG_STATE_HOME 和 HOME 都没有指明文件夹"
    ),
  ]

  static let streams: [Text] = [
    ("standard output is closed", "标准输出已关闭"), ("standard input is closed", "标准输入已关闭"),
    ("standard output: {}", "标准输出：{1*}"), ("standard input: {}", "标准输入：{1*}"),
    ("not a regular file", "不是普通文件"), ("larger than {} MB", "大于 {1} MB"),
    ("longer than {} MB", "长于 {1} MB"),
  ]

  static let terminals: [Text] = [
    ("cannot open the terminal {}: {}", "打不开终端 {1}：{2*}"),
    ("{}; --tty names another terminal", "{1*}；可用 --tty 指定别的终端"),
    ("{} is not a terminal", "{1} 不是终端"),
    ("the terminal {} is another job's", "终端 {1} 正由别的任务使用"),
    ("{}, --accessible all of them", "{1*}，任何终端都可用 --accessible"),
    ("{}: --accessible asks in plain lines", "{1*}：请用 --accessible 作纯文字问答"),
    ("TERM=xterm-256color fits most terminals", "多数终端可用 TERM=xterm-256color"),
    ("TERM is not set: {}", "没有设置 TERM：{1*}"), ("TERM={} is not known here: {}", "这里不认识 TERM={1}：{2*}"),
    ("TERM={} cannot move its cursor", "TERM={1} 不能移动光标"),
    (
      "the locale's characters are {} and no UTF-8 locale is there: Han text cannot be shown",
      "系统区域的字符集是 {1}，又没有 UTF-8 的区域可用：显示不了汉字"
    ),
    (
      "no room for a frame: files may not grow to 64 MiB here (ulimit -f)",
      "没有画面的空间：这里的文件不能大到 64 MiB（ulimit -f）"
    ),
    ("no file in memory: {}", "不能在内存中建文件：{1*}"), ("no pipe for signals: {}", "不能为信号建管道：{1*}"),
  ]

  /// Errors in data files.
  static let files: [Text] = [
    ("the file is empty", "文件是空的"), ("the file is too short to be an atlas", "文件太短，不是区划数据"),
    ("the file is not an atlas", "文件不是区划数据"), ("the file was written in another byte order", "文件的字节序不同"),
    ("the file is of version {}, which this program does not read", "文件的格式版本是 {1}，本程序读不了"),
    ("the file has {} bytes and should have {}", "文件有 {1} 字节，应为 {2} 字节"),
    ("section {} is missing or has the wrong size", "第 {1} 段缺失或大小不对"),
    ("the checksum does not fit: the file is damaged", "校验和不符：文件已损坏"),
    ("is not followed by its children", "后面不是它的下级"),
    ("does not end the children", "不是下级的末尾"),
    ("has children outside the tree", "的下级在数据之外"),
    ("does not know its parent", "的上级不对"),
    ("has a level not below its parent's", "的级别不低于上级"),
    ("does not end the codes", "不是代码的末尾"),
    ("has a code that ends before it begins", "的代码在开始之前结束"),
    ("has a code that cannot be shown", "的代码不能显示"),
    ("is out of the codes' order", "不在代码的次序中"),
    ("has a name outside the file", "的名称在文件之外"), ("has no name", "没有名称"),
    ("has a name of a level that cannot be shown", "有不能显示的级别名称"),
    ("has a field whose name cannot be shown", "有名称不能显示的字段"),
    ("has a field that cannot be shown", "有不能显示的字段"),
    ("entry {} {}", "第 {1} 项{2*}"), ("holds {}", "里有{1*}"), ("broken UTF-8", "不成字符的 UTF-8"),
    ("a line end", "换行"), ("a tab", "制表符"), ("a control character", "控制字符"),
    ("an invisible formatting character", "看不见的格式字符"),
    ("a code point without a character", "没有字符的码位"),
  ]
}
