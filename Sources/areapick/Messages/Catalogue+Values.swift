extension Catalogue {
  /// Options that exclude each other.
  static let combinations: [Text] = [
    ("--depth {} is not below --root, which is step {}", "--depth {1} 不在 --root 以下，那已经是第 {2} 级"),
    ("--depth {} is not below {}, which is step {}", "--depth {1} 不在{2}以下，那已经是第 {3} 级"),
    (
      "--multi needs a list: --face timeline or --face tabs",
      "--multi 要在列表里标记：请用 --face timeline 或 --face tabs"
    ),
    (
      "--output shell is for one place; --multi needs another form",
      "--output shell 只能表示一个地点；--multi 请用别的形式"
    ),
    ("--include and --exclude leave nothing to choose", "--include 和 --exclude 之后没有可选的了"),
    (
      "--table is for a SQLite database, an SQL dump or a program's text: --data FILE",
      "--table 只能用于 SQLite 数据库、SQL 文件或程序代码：--data 文件"
    ),
    ("--search needs --children", "--search 要和 --children 一起用"),
    ("--data and --children are two sources; say one of them", "--data 和 --children 是两个来源，只能写一个"),
    (
      "--query is SQL, which is for a SQLite database: --data FILE.db",
      "--query 写的是 SQL，只能用于 SQLite 数据库：--data 文件.db"
    ),
    ("search: not all was searched", "search：没有全部查找"),
    (
      "{}: {} lists were fetched, which is not all; --search COMMAND asks the source",
      "{1}：取了 {2} 个列表，还不是全部；用 --search 命令 可让来源自己搜索"
    ),
    (
      "{}: {} lists were fetched; --search COMMAND asks the source",
      "{1}：取了 {2} 个列表；用 --search 命令 可让来源自己搜索"
    ),
    (
      "--children gives lists one by one: here a whole tree is needed; compile makes one of them for --data",
      "--children 是逐级取的，这里要整份数据；可以先用 compile 编译成一份，再交给 --data"
    ),
    ("{}: 1 list did not come: {}", "{1}：有 1 个列表没有取到：{2}"),
    ("{}: {} lists did not come; the first: {}", "{1}：有 {2} 个列表没有取到，第一个是：{3}"),
    ("list: {} stands below itself again and again", "list：“{1}”一再出现在自己下面"),
    ("--children: {} stands below itself again and again", "--children：“{1}”一再出现在自己下面"),
    (
      "the command '{}' comes before its options: areapick {} … (areapick --help)",
      "命令“{1}”要写在选项前面：areapick {2} …（见 areapick --help）"
    ),
    (
      "--format: there is no field {field:{}}: this data has no further fields",
      "--format：没有字段 {field:{1}}：这份数据没有其他字段"
    ),
    ("--format: there is no field {field:{}}; there are {}", "--format：没有字段 {field:{1}}；有的是 {2}"),
    (
      "--output {}: this data has no codes; --output path or json has what there is",
      "--output {1}：这份数据没有代码；--output path 或 json 能打印已有的内容"
    ),
    ("--output code: 1 place has no code; its line is empty", "--output code：1 个地点没有代码，它的一行是空的"),
    (
      "--output code: {} places have no code; their lines are empty",
      "--output code：{1} 个地点没有代码，它们的行是空的"
    ),
    ("--output {}: {} has no code", "--output {1}：“{2}”没有代码"),
    (
      "--format: the list with {} has no field {field:{}}: it has no further fields",
      "--format：“{1}”所在的列表没有字段 {field:{2}}：它没有其他字段"
    ),
    (
      "--format: the list with {} has no field {field:{}}; it has {}",
      "--format：“{1}”所在的列表没有字段 {field:{2}}；有的是 {3}"
    ),
    ("--codes {}: this tree has codes of one kind alone", "--codes {1}：这份数据只有一种代码"),
    ("{}: {} places fit {}", "{1}：“{3}”有 {2} 处"), ("{}: {} places fit {} in {}", "{1}：{4}里“{3}”有 {2} 处"),
    (
      "--face calendar shows days: it needs --fields year-month-day",
      "--face calendar 是月历，要 --fields year-month-day"
    ),
  ]

  /// Compiled files and tables of addresses.
  static let tables: [Text] = [
    ("compile: there is no file to compile", "compile：没有写要编译的文件"),
    ("compile: say where to write it: -o FILE", "compile：没有写存到哪里：请用 -o 写文件名"),
    ("compile: {} is compiled already", "compile：{1} 已经编译好了"),
    (
      "{} is no compiled tree: it is not overwritten without --force",
      "{1} 不是编译好的数据，不覆盖；要覆盖就加 --force"
    ),
    (
      "resolve: --tsv and --csv are for standard input; there are addresses on the command line",
      "resolve：--tsv 和 --csv 只用于标准输入，命令行上却写了地址"
    ),
    ("resolve: the first row has no column '{}'", "resolve：第一行没有“{1}”这一列"),
    ("a code in force, a tab and a weight are wanted", "要现行的代码、制表符、权重"),
    ("--tsv and --csv are two forms; a table has one", "--tsv 和 --csv 只能用一个"),
    ("--field is for tables: --tsv or --csv is wanted with it", "--field 用于表格，要和 --tsv 或 --csv 一起用"),
    ("columns count from 1", "列从 1 数起"),
    ("blanks around {} names were trimmed", "{1} 个名称去掉了前后的空白"),
    ("1 row has more cells than the first; those were passed over", "1 行的格子比第一行多，多出的没有读"),
    (
      "{} rows have more cells than the first; those were passed over",
      "{1} 行的格子比第一行多，多出的没有读"
    ),
  ]

  /// Columns of items.
  static let columns: [Text] = [
    (
      "columns: there is no column; write its items with commas, @FILE, or - for standard input",
      "columns：没有写列；各项用逗号分隔，也可写 @文件，或 - 从标准输入读"
    ),
    ("{}: a file is wanted after @, as in @cities.txt", "{1*}：@ 后面要写文件名，如 @cities.txt"),
    ("{}: standard input can be one column only", "{1*}：标准输入只能作一列"),
    (
      "column {}: there are no items, and standard input is a terminal",
      "第 {1} 列没有写各项，标准输入又是终端"
    ),
    ("--selected has {} items, and there is 1 column", "--selected 有 {1} 项，列只有 1 个"),
    ("--titles has {} titles, and there is 1 column", "--titles 有 {1} 个名称，列只有 1 个"),
    ("--selected has {} items, and there are {} columns", "--selected 有 {1} 项，列只有 {2} 个"),
    ("--titles has {} titles, and there are {} columns", "--titles 有 {1} 个名称，列只有 {2} 个"),
    ("--selected: {} has no item '{}'; {}", "--selected：{1*}没有“{2}”这一项；{3*}"),
    ("--selected: {} has no index {}; {}, 0 to {}", "--selected：{1*}没有序号 {2}；{3*}，0 到 {4}"),
    ("{} is empty: {}", "{1*}是空的：{2*}"), ("it has {} items", "它有 {1} 项"), ("it has 1 item", "它有 1 项"),
    ("it has {} items so far", "到此已有 {1} 项"), ("it has 1 item so far", "到此已有 1 项"),
    ("{}: the control character U+{} cannot be shown", "{1*}：控制字符 U+{2} 不能显示"),
    ("{}: the control character U+{} cannot be shown; {}", "{1*}：控制字符 U+{2} 不能显示；{3*}"),
    ("column {}", "第 {1} 列"), ("column {} ({})", "第 {1} 列（{2}）"),
    ("column {}, item {}", "第 {1} 列第 {2} 项"), ("column {} ({}), item {}", "第 {1} 列（{2}）第 {3} 项"),
    ("column {}, {}, line {}", "第 {1} 列，{2}，第 {3} 行"),
    ("column {} ({}), {}, line {}", "第 {1} 列（{2}），{3}，第 {4} 行"),
    ("column {}, standard input, line {}", "第 {1} 列，标准输入第 {2} 行"),
    ("column {} ({}), standard input, line {}", "第 {1} 列（{2}），标准输入第 {3} 行"),
    ("column {}, standard input: {}", "第 {1} 列，标准输入：{2*}"),
    ("column {} ({}), standard input: {}", "第 {1} 列（{2}），标准输入：{3*}"),
    ("column {}, {}: {}", "第 {1} 列，{2}：{3*}"), ("column {} ({}), {}: {}", "第 {1} 列（{2}），{3}：{4*}"),
  ]

  /// Days and times.
  static let moments: [Text] = [
    ("--selected {} is earlier than --min {}", "--selected {1} 早于 --min {2}"),
    ("--selected {} is later than --max {}", "--selected {1} 晚于 --max {2}"),
    ("--min {} is later than --max {}: {}", "--min {1} 晚于 --max {2}：{3*}"),
    ("a span over midnight is not possible", "时段不能跨过午夜"), ("nothing lies between them", "中间没有可选的"),
    ("--disable leaves no day that can be chosen", "--disable 之后没有一天可选"),
    ("between --min and --max there is nothing to choose", "--min 和 --max 之间没有可选的"),
    ("24:00 is 00:00 of the next day; write 00:00", "24:00 是第二天的 00:00；请写 00:00"),
    ("there is no such day or time", "没有这一天或时间"),
    (
      "the day or the month may be first; write it like 2026-11-21 or 21.11.2026",
      "分不清月和日；请写成 2026-11-21 或 21.11.2026"
    ),
    (
      "this night belongs to two days; write it like '2026-11-21 00:00'",
      "分不清是哪一天的夜里；请写成“2026-11-21 00:00”"
    ),
    ("a year has four digits, not {}", "年份要写四位，不能只写 {1}"),
    ("a day like 2026-11-21, today, +3d or fri is wanted", "要日期，如 2026-11-21、今天、+3d、下周五"),
    ("a time like 09:30, 9pm or now is wanted", "要时间，如 09:30、晚上9点、现在"),
    (
      "a day and a time like '2026-11-21 09:30', today or now is wanted",
      "要日期和时间，如“2026-11-21 09:30”、今天、现在"
    ),
    ("minutes that divide 60 are wanted: {}", "要能整除 60 的分钟数：{1}"),
    (
      "three fields are wanted: day of the month, month, day of the week, as in '* * 6,0'",
      "要三段：日、月、星期，如 '* * 6,0'"
    ),
    ("'{}' is not a day of the month, {} to {}", "“{1}”不是 {2} 到 {3} 的日"),
    ("'{}' is not a month, {} to {}", "“{1}”不是 {2} 到 {3} 的月"),
    ("'{}' is not a day of the week, {} to {}", "“{1}”不是 {2} 到 {3} 的星期"),
    ("'{}' runs backwards: the smaller number comes first", "“{1}”前后颠倒：小的写在前面"),
    ("a time has no date: there are %H %M %S %R %T %p %I %%", "时间没有日期，可用的是 %H %M %S %R %T %p %I %%"),
    ("without a year there is no day of the week", "没有年就没有星期"),
    ("a day alone has no month", "只选日，没有月"),
    ("--fields names no year: there is none, and no day of the week", "--fields 里没有年，也就没有星期"),
    ("between a year and a day there is a month: year-month-day", "年和日之间要有月：year-month-day"),
    ("a % stands at the end; write %% for the sign itself", "末尾有一个 %；要印 % 本身请写 %%"),
    ("there is no %{}; there are {}", "没有 %{1}，可用的是 {2}"),
  ]
}
