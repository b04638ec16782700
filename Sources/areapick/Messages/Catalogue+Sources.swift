extension Catalogue {
  /// What is wrong with a file of one's own, a line of it each.
  static let sources: [Text] = [
    ("{} is its own ancestor", "“{1}”是自己的上级（上下级绕成了圈）"),
    ("lies deeper than 10,000 levels", "深度超过 10,000 级"),
    ("the parent {} does not exist", "上级“{1}”不存在"),
    ("{} lies in no code of the lists above", "代码 {1} 不在上面任何列表的代码之内"),
    ("the parent {} is the code of several", "上级“{1}”是好几项的代码"),
    ("the code {} stands twice below one parent", "同一上级下代码“{1}”出现了两次"),
    ("the code {} stands here a second time", "代码“{1}”在这里第二次出现"),
    ("the code {} stands twice", "代码“{1}”出现了两次"),
    ("{}: there is no parent {}", "{1}：上级“{2}”不存在"), ("the row {} names no parent", "行 {1} 没有写明上级"),
    ("nothing stands above {}", "“{1}”的上面没有上级"),
    ("the name {} stands twice below one parent, without a code", "同一上级下名称“{1}”出现了两次，又没有代码"),
    (
      "the name is empty; say which field it is, --fields name=…, or leave such out, --keep-going",
      "名称是空的；请用 --fields name=… 指明字段，或用 --keep-going 略过这些行"
    ),
    ("the name is empty; say which field it is, --fields name=…", "名称是空的；请用 --fields name=… 指明字段"),
    (
      "say which fields are meant, --fields name=…,code=…,parent=…",
      "可用 --fields name=…,code=…,parent=… 指明字段"
    ),
    (
      "say which fields are meant, --fields name=…,code=…,parent=… (code=- for none)",
      "可用 --fields name=…,code=…,parent=… 指明字段（code=- 是不要代码）"
    ),
    (
      "the parents are in no row; if they are a level above, say --fields name={}",
      "数据里没有这些上级；如果它们是上一级的名称，请用 --fields name={1}"
    ),
    (
      "leave such rows out, --keep-going, or say which fields are meant, --fields name=…,code=…,parent=…",
      "可用 --keep-going 略过这些行，或用 --fields name=…,code=…,parent=… 指明字段"
    ),
    (
      "leave such rows out, --keep-going, or say which fields are meant, --fields name=…,code=…,parent=… (code=- for none)",
      "可用 --keep-going 略过这些行，或用 --fields name=…,code=…,parent=… 指明字段（code=- 是不要代码）"
    ),
    ("the name is empty", "名称是空的"), ("the code is empty", "代码是空的"), ("a row has no name", "有一行没有名称"),
    ("the name holds {}", "名称里有{1*}"), ("the name '{}' holds {}", "名称“{1}”里有{2*}"),
    ("the code holds {}", "代码里有{1*}"), ("the {} holds {}", "{1*}里有{2*}"),
    ("the name of {} holds {}", "“{1}”的名称里有{2*}"), ("name", "名称"), ("code", "代码"), ("reading", "读音"),
    ("parent's code", "上级的代码"), ("list of readings", "各种读音"),
    ("the {} is longer than {} bytes", "{1*}长于 {2} 字节"),
    ("the level 0 is not a region's", "级别不能是 0"),
    ("level {} is not below its parent's, {}", "级别 {1} 不低于上级的 {2}"),
    ("the short name {} is not a beginning of {}", "简称“{1}”不是“{2}”的开头"),
    ("the reading \"{}\" is not small letters separated by single spaces", "读音“{1}”不是用单个空格隔开的小写字母"),
    ("\"{}\" has {} syllables and {} has {} characters", "“{1}”有 {2} 个音节，“{3}”有 {4} 个字"),
    ("the texts are longer than 4 GB together", "文字总长超过 4 GB"),
    ("line {}: {}", "第 {1} 行：{2*}"), ("row {}: {}", "第 {1} 行：{2*}"), ("there is no name", "没有名称"),
    ("the name or the code holds {}", "名称或代码里有{1*}"),
  ]

  /// Files that give no tree, and what to say.
  static let formats: [Text] = [
    ("the rows of 1 statement are those of a query, and were not read", "有 1 条语句的行来自查询，没有读取"),
    ("the rows of {} statements are those of queries, and were not read", "有 {1} 条语句的行来自查询，没有读取"),
    ("there is nothing to choose from", "没有可选的内容"), ("there are no rows", "没有一行数据"),
    ("there is nothing but blank lines and comments", "只有空行和注释"),
    ("the same line again and again, without an end", "同一行一再出现，没有尽头"),
    ("larger than 2 GB", "大于 2 GB"), ("longer than 2 GB", "长于 2 GB"),
    ("longer than 1 GiB; longer data is read from a file", "长于 1 GiB；更长的数据请存成文件再读"),
    ("it is a terminal: nothing can be read from it", "这是终端，读不出数据"),
    ("no text: it holds NUL bytes", "不是文本：里面有 NUL 字节"), ("it holds a NUL byte: no text", "里面有 NUL 字节，不是文本"),
    ("UTF-16, not UTF-8; say: iconv -f utf-16 -t utf-8", "是 UTF-16，不是 UTF-8；请先转换：iconv -f utf-16 -t utf-8"),
    (
      "no UTF-8, so it was read as {}; if that is wrong, convert it: iconv -f … -t utf-8",
      "不是 UTF-8，按 {1} 读了；若不对，请先转换：iconv -f … -t utf-8"
    ),
    ("no UTF-8, so it was read as {}", "不是 UTF-8，按 {1} 读了"),
    (
      "broken UTF-8; if it is {}, say: iconv -f {} -t utf-8; if it is {}, -f {}",
      "不是完好的 UTF-8；若是 {1}，请先转换：iconv -f {2} -t utf-8；若是 {3}，用 -f {4}"
    ),
    (
      "broken UTF-8; if it is {}, say: iconv -f {} -t utf-8",
      "不是完好的 UTF-8；若是 {1}，请先转换：iconv -f {2} -t utf-8"
    ),
    ("no YAML: {}", "不是 YAML：{1}"), ("nothing is named &{}", "没有叫 &{1} 的"),
    ("the alias *{} stands inside of what it names", "别名 *{1} 在它所指的内容里面"),
    ("its aliases name more than 2,000,000 values", "别名所指的值超过 2,000,000 个"),
    ("a list or a mapping is a key, which is not read", "以列表或字典为键，这样的文件不读"),
    (
      "TOML or INI, which is not read; say: (yq -p toml -o json FILE || tomlq . FILE) | areapick --data -",
      "是 TOML 或 INI，不能直接读；请先转换：(yq -p toml -o json 文件 || tomlq . 文件) | areapick --data -"
    ),
    ("the SQL puts no rows into a table", "SQL 没有往表里写行"),
    ("a text that begins here is not closed", "从这里开始的文字没有结束的引号"),
    ("{} values for {} columns", "{2} 列却有 {1} 个值"),
    ("the text ends before the rows do", "各行没有写完"), ("the text ends inside of this row", "这一行没有写完"),
    ("the row is not closed", "这一行没有结束的括号"), ("the rows of COPY have no end", "COPY 的各行没有结尾（\\.）"),
    (
      "a graph, no tree: {} has several parents, {} and {}",
      "是图，不是树：{1} 有几个上级，{2} 和 {3}"
    ),
    ("a graph whose links name nodes that are not among its nodes", "是图，但连线所指的节点不在其中"),
    ("none of its records has a tree number (MN)", "没有一条记录有树形编号（MN）"),
    (
      "a spreadsheet or an archive, which is not read; save it as CSV, or unpack it",
      "是电子表格或压缩包，不能直接读；请另存为 CSV，或先解压"
    ),
    (
      "a program in JavaScript, which is not read; say: node -p 'JSON.stringify(require(\"./FILE\"))' | areapick --data -",
      "是 JavaScript 程序，不能直接读；请先取出数据：node -p 'JSON.stringify(require(\"./文件\"))' | areapick --data -"
    ),
    ("a web page, which is not read; save its table as CSV", "是网页，不能直接读；请把其中的表格存为 CSV"),
    (
      "a web page with several lists, which is not read; put the one to choose from into a file of its own",
      "是有几个列表的网页，不能直接读；请把要选的列表单独存为文件"
    ),
    ("the bookmarks of a browser", "浏览器的书签"), ("the list of a web page", "网页里的列表"),
    ("what a web page lets choose from", "网页里的下拉选项"),
    ("PDF, which is not read; save its table as CSV", "是 PDF，不能直接读；请把其中的表格存为 CSV"),
    ("Parquet, which is not read; save it as CSV", "是 Parquet，不能直接读；请另存为 CSV"),
    (
      "compressed, which is not read; say: {} -dc FILE | areapick --data -",
      "是压缩过的，不能直接读；请先解压：{1} -dc 文件 | areapick --data -"
    ),
    ("an error instead of rows: {}", "没有数据，只有一条错误信息：{1}"),
    ("out of memory", "内存不足"), ("too deep", "嵌套太深"),
    ("nested more than 50,000 deep", "嵌套超过 50,000 层"), ("nested more than 20,000 deep", "嵌套超过 20,000 层"),
    (
      "no JSON: a name or a call stands where a value should; of a script only what it writes out is read",
      "不是 JSON：该写值的地方是名称或函数调用；脚本里只能读直接写出的数据"
    ),
    (
      "the text of a program, in which a name or a call stands where a value should; only what it writes out is read",
      "是程序代码，该写值的地方是名称或函数调用，只能读直接写出的数据"
    ),
    (
      "the text of a program, in which a name or a call stands where a value should; only what it writes out is read; --table NAME reads one of them: {}",
      "是程序代码，该写值的地方是名称或函数调用，只能读直接写出的数据；用 --table 名称 可以读其中一个：{1}"
    ),
    (
      "the text of a program, which is no data here; only what it writes out is read",
      "是程序代码，这里不是数据，只能读直接写出的数据"
    ),
    (
      "the text of a program, which is no data here; only what it writes out is read; --table NAME reads one of them: {}",
      "是程序代码，这里不是数据，只能读直接写出的数据；用 --table 名称 可以读其中一个：{1}"
    ),
    ("no JSON: {} is no number in JSON; write {}", "不是 JSON：{1} 不是 JSON 里的数；请写 {2}"),
    ("no JSON: a comma or } is missing before this place", "不是 JSON：此处之前缺少逗号或 }"),
    ("no JSON: a comma or ] is missing before this place", "不是 JSON：此处之前缺少逗号或 ]"),
    ("no JSON: a quote is missing before this place", "不是 JSON：此处之前缺少引号"),
    ("no JSON: no value begins like this", "不是 JSON：没有这样开头的值"),
    ("no JSON: a colon is missing before this place", "不是 JSON：此处之前缺少冒号"),
    ("no JSON: a key in quotes is missing at this place", "不是 JSON：此处缺少带引号的键"),
    (
      "no JSON: a value is missing before this place, or a bracket is too many",
      "不是 JSON：此处之前缺少一个值，或多了一个括号"
    ),
    ("no JSON: () is an empty tuple, which names nothing; leave it out", "不是 JSON：() 是空元组，里面没有名称；请去掉"),
    (
      "columns between the signs 0x1F, which are not read; say: tr '\\037\\036' '\\t\\n' <FILE | areapick --data -",
      "各列用 0x1F 隔开，不能直接读；请先转换：tr '\\037\\036' '\\t\\n' <文件 | areapick --data -"
    ),
    (
      "RDF without concepts: what has prefLabel, broader or narrower is read, and classes with label",
      "RDF 里没有概念：能读的是带 prefLabel、broader 或 narrower 的概念，和带 label 的类"
    ),
    ("no Turtle", "不是 Turtle"), ("no JSON", "不是 JSON"), ("no JSON: {}", "不是 JSON：{1}"),
    ("the JSON ends too soon", "JSON 没有写完"),
    ("no XML: a text stands in front of the first element", "不是 XML：第一个元素前面有别的文字"),
    ("no XML: {}", "不是 XML：{1}"), ("it declares entities, which are not read", "声明了实体，这样的文件不读"),
    ("no property list: it begins with <{}>, not <plist>", "不是属性列表：开头是 <{1}>，不是 <plist>"),
    ("a property list has no <{}>", "属性列表里没有 <{1}> 这种元素"),
    ("the binary property list is damaged: {}", "二进制属性列表已损坏：{1*}"),
    ("it ends too soon", "没有写完"), ("its trailer does not fit", "结尾不对"), ("a number is too large", "有一个数太大"),
    ("object {} does not exist", "第 {1} 个对象不存在"), ("object {} lies outside", "第 {1} 个对象在文件之外"),
    ("a length is no number", "有一个长度不是数"), ("a key is no text", "有一个键不是文字"),
    ("its objects lie in each other without end", "对象互相嵌套，没有尽头"),
    (
      "no field could be the name; there are {}. Say which: --fields name=…,code=…,children=…",
      "没有可作名称的字段；有的是 {1}。请指明：--fields name=…,code=…,children=…"
    ),
    (
      "no column could be the name; there are {}. Say which: --fields name=…,code=…,parent=…",
      "没有可作名称的列；有的是 {1}。请指明：--fields name=…,code=…,parent=…"
    ),
    (
      "{} is empty in {} of {} rows; if each column is a level, say --fields name={}",
      "{1} 在 {3} 行中有 {2} 行是空的；若一列就是一级，请写 --fields name={4}"
    ),
    ("no column could be the name; say which: --fields name=…", "没有可作名称的列；请指明：--fields name=…"),
    ("--fields: there is no column {}; there are {}", "--fields：没有列“{1}”；有的是 {2}"),
    ("--fields: there is no field {}; there are {}", "--fields：没有字段“{1}”；有的是 {2}"),
    (
      "--fields: no place has the field {}; inspect without --fields shows what they have",
      "--fields：没有哪一项有字段“{1}”；不加 --fields 用 inspect 可以看到有哪些"
    ),
    ("no column of it fits the files before it; there are {}", "没有一列能接上前面的文件；有的是 {1}"),
    ("its column {} names no rows of the files before it", "它的列 {1} 里没有前面文件的行"),
    ("there are no terms in it", "里面没有术语"),
    ("its columns {} hold no codes of the other files", "它的列 {1} 里没有其他文件的代码"),
    (
      "of several files each must be a table (CSV, or JSON objects) of one level; this is {}: export --as csv --data FILE makes a table of it",
      "几个文件要各是一级的表（CSV 或 JSON 对象），这个是 {1*}；用 export --as csv --data 文件 可以转成表"
    ),
    ("names have no readings here", "这里的名称没有读音"), ("1 record was left out", "略过了 1 条"),
    ("{} records were left out", "略过了 {1} 条"),
    (
      "the rows hold lists that were not read: --fields children={} reads them",
      "各行里的列表没有读入：--fields children={1} 可读"
    ),
    ("the source answers in pages: {} of {} are here", "来源分页返回：共 {2} 项，这里只有 {1} 项"),
    ("the source answers in pages: there are more than these {}", "来源分页返回：这里只有 {1} 项，后面还有"),
    ("1 other list is a page, too", "另有 1 个列表也只是一页"),
    ("{} other lists are pages, too", "另有 {1} 个列表也只是一页"),
    ("and {} more", "还有 {1} 处"),
    (
      "the tree was compiled in the order of letters; the data's own order is not in it",
      "数据编译时已按字母排序，原来的次序不在里面"
    ),
  ]

  /// Databases and commands.
  static let lists: [Text] = [
    ("cancelled", "已取消"), ("the database has no table", "数据库里没有表"),
    ("there is no table {}", "没有表“{1}”"), ("there is no table {}; there are {}", "没有表“{1}”；有的是 {2}"),
    ("no table has a column {}; the tables are {}", "没有一个表有列“{1}”；表有 {2}"),
    ("{} has no column {}; there are {}", "{1} 没有列“{2}”；有的是 {3}"),
    (
      "no table has a column for the parent; there are {}: say --table NAME, a level each with + between them",
      "没有一个表有上级这一列；有的是 {1}：请用 --table 写表名，一级一个表，中间用 +"
    ),
    (
      "no table has a column for the parent; there are {}: say --table NAME, a level each with + between them, as --table {}",
      "没有一个表有上级这一列；有的是 {1}：请用 --table 写表名，一级一个表，中间用 +，例如 --table {2}"
    ),
    ("no key joins the tables, but their codes: {}", "没有外键连接各表，是按代码接上的：{1}"),
    ("no key says where the rows lie, but names: {}", "没有外键写明上级，是按名称接上的：{1}"),
    (
      "a folder; where it has a file a parent, say: areapick --children 'cat \"{}\" 2>/dev/null || :'; where it has a file a level, or a whole tree a file, name each: --data FILE --data FILE",
      "这是目录；如果每个上级有一个文件，请用 areapick --children 'cat \"{1}\" 2>/dev/null || :'；如果每级有一个文件，或每个文件是一棵完整的树，请写出各个文件：--data 文件 --data 文件"
    ),
    ("the only root has no name: what lies in it are the roots", "唯一的根没有名称：根是其中的内容"),
    ("1 row without a name and with nothing below it is left out", "略过了 1 行没有名称也没有下级的数据"),
    (
      "{} rows without a name and with nothing below them are left out", "略过了 {1} 行没有名称也没有下级的数据"
    ),
    ("1 place lies in several others; it stands in each of these", "有 1 处在几处之下，在每处下面都列出"),
    (
      "places lie in each other more than 1,000,000 times; what lies in them is shown in the first place alone",
      "互相包含的地方列出来会超过 1,000,000 处；它们的下级只列在第一处下面"
    ),
    ("1 group has no name; what lies in it stands in its place", "有 1 个组没有名称；其中的内容直接列在它的位置"),
    (
      "{} groups have no names; what lies in them stands in their place",
      "有 {1} 个组没有名称；其中的内容直接列在它们的位置"
    ),
    ("several tables may be the tree ({}): say --table NAME", "有几个表都像是（{1}）：请用 --table 写表名"),
    ("{} has no column that refers to {}", "{1} 没有指向 {2} 的列"),
    ("{} has no foreign key to {}: say --fields parent=COLUMN", "{1} 没有指向 {2} 的外键：请用 --fields parent=列 指明"),
    (
      "{} has no foreign key to {}, but to what lies below it: say --table {}",
      "{1} 没有指向 {2} 的外键，而有指向其下级的：请用 --table {3}"
    ),
    ("{} has no column for the code: say --fields code=COLUMN", "{1} 没有可作代码的列：请用 --fields code=列 指明"),
    ("{} has no column for the name: say --fields name=COLUMN", "{1} 没有可作名称的列：请用 --fields name=列 指明"),
    (
      ":parent is NULL for the first list: write IS :parent",
      "第一个列表的 :parent 是 NULL：要写 IS :parent"
    ),
    ("{} stands below itself again and again", "“{1}”一再出现在自己下面"),
    ("the query gives no columns", "查询没有给出列"), ("the query is to read and not to write", "查询只能读，不能写"),
    ("one query is wanted, and another follows it", "只要一条查询，后面却还有一条"),
    ("the query gives more than 5,000,000 places", "这条查询给出的超过 500 万项"),
    ("a query for each list", "每个列表一次查询"),
    ("a list for each place", "每个地点一个列表"),
    ("there is no command that searches", "没有搜索的命令"), ("no source to load from", "没有可取的来源"),
    ("no answer within {} s", "{1} 秒内没有回答"), ("the answer is longer than {} MiB", "回答长于 {1} MiB"),
    ("the command's answer: {}", "命令的回答：{1*}"), ("the command's answer:{}: {}", "命令的回答:{1}：{2*}"),
    ("sh: {}", "sh：{1*}"), ("status {}", "状态 {1}"), ("ended by signal {}", "被信号 {1} 结束"),
    ("{} ({})", "{1}（{2*}）"),
    ("the database is cut off: {} of {} bytes are there", "数据库文件不完整：{2} 字节只有 {1} 字节"),
    (
      "the database is damaged; what is left of it: sqlite3 FILE .recover | sqlite3 NEW.db",
      "数据库已损坏；可以取出还在的部分：sqlite3 文件 .recover | sqlite3 新.db"
    ),
    ("no SQLite database, or an encrypted one", "不是 SQLite 数据库，或者加了密"),
    ("unable to open database file", "打不开数据库文件"),
    (
      "another program is writing to the database; try again when it is done, or copy the file",
      "别的程序正在写数据库；请等它写完再试，或先复制一份"
    ),
    (
      "a SQLite database, which is read from a file: --data FILE",
      "是 SQLite 数据库，只能从文件读：--data 文件"
    ),
  ]

  /// Forms that have no room for a tree.
  static let exports: [Text] = [
    (
      "export --as sqlite: a database is no text for a terminal: export --as sqlite >FILE",
      "export --as sqlite：数据库不能打印在终端上，请写到文件：export --as sqlite >文件"
    ),
    (
      "export --as {}: left out, as a reader would take it for something else: {}",
      "export --as {1}：略去了会被读成别的东西的字段：{2}"
    ),
    ("export --as {}: {}", "export --as {1}：{2*}"),
    ("{} has the code '{}'; vant wants six digits, two for each level", "“{1}”的代码是“{2}”；vant 要六位数字，每级两位"),
    ("names alone do not read back as this tree: --as json", "只有名称读回来就不是这棵树了：--as json"),
    (
      "{} stands twice below one parent, which names alone cannot tell apart",
      "“{1}”在同一上级下出现了两次，只写名称分不清"
    ),
    (
      "the code {} is that of several places, which the form cannot tell apart",
      "代码“{1}”是好几项的，这种形式分不清"
    ),
    ("some have a code and some have none; a row is found by its code", "有的有代码，有的没有；表里的行要靠代码找"),
  ]

  /// What `inspect` says of a tree: its format, its shape, what was done to it.
  static let understandings: [Text] = [
    ("compiled tree", "编译好的数据"), ("binary property list", "二进制属性列表"),
    ("property list (XML)", "属性列表（XML）"), ("JSON lines", "JSON 行"), ("CSV with semicolons", "分号分隔的 CSV"),
    ("aligned columns", "对齐的列"), ("lines", "文本行"),
    ("nested lists and names", "嵌套的列表和名称"), ("nested objects", "嵌套的对象"),
    ("rows that name their parent", "每行写明上级"), ("a column a level", "一列一级"), ("a list", "一个列表"),
    ("a list in one line", "一行里的列表"),
    ("paths, separated by {}", "用 {1} 分隔的路径"),
    ("rows below paths, separated by {}", "路径下面的行，路径用 {1} 分隔"),
    ("paths of names, and of their codes", "名称的路径和代码的路径"),
    ("rows whose codes lie in each other", "代码互相包含的行"),
    ("rows in order, each with its level", "按次序的行，各有级别"), ("codes and names", "代码和名称"),
    ("codes and paths", "代码和路径"), ("an indented outline", "缩进的提纲"), ("tables of a level each", "一级一个表"),
    ("trees beside each other", "并列的几棵树"),
    ("files whose keys are the places of those before them", "后面文件的键是前面文件的条目"),
    ("files named by the place above", "文件名是上级的代码或名称"),
    ("lists under the names of their files", "各列表在自己的文件名之下"),
    ("names by the names above them, a list a level", "按上级名称分组，每级一个列表"),
    ("lists that begin with the name above the others", "每个列表以上级名称开头"),
    ("names by codes", "代码到名称"), ("names by codes that lie in each other", "代码到名称，代码互相包含"),
    ("rows that name all above them", "每行写明全部上级"),
    ("rows whose codes are in several columns", "代码分在几列的行"),
    ("rows that name their children", "每行写明下级"),
    ("the headings of a text", "文章的标题"),
    ("an outline with attributes", "带属性的提纲"), ("a graph of modules", "模块依赖图"),
    ("names by codes, a dictionary a parent", "代码到名称，每个上级一个字典"),
    ("names by codes, a dictionary a level", "代码到名称，每级一个字典"), ("compiled", "编译好的"),
    ("from the cache", "来自缓存"), ("the table {}, its rows below each other", "表 {1}，行与行互为上下级"),
    ("the table {}, its parents in another table", "表 {1}，上级在另一个表里"),
    ("the table {}, its names in another table", "表 {1}，名称在另一个表里"),
    ("the table {}, one level", "表 {1}，只有一级"),
    ("a table a level: {}; the rows below each other in {}", "一级一个表：{1}；其中 {2} 的行互为上下级"),
    ("a table a level: {}", "一级一个表：{1}"),
    ("the table {}", "表 {1}"), ("the tables {}", "表 {1}"),
    ("values of {} that the database computes are left empty", "{1} 有由数据库计算的值，留空"),
    ("codes with their labels", "代码和标签"), ("rows whose names say the way", "名称写明全路径的行"),
    ("in front", "在名称前面"), ("at the end", "在名称后面"), ("the text of a program", "程序代码"),
    ("hosts in their groups", "主机和分组"), ("a playlist", "播放列表"),
    ("column {}", "第 {1} 列"),
    (
      "the first list alone; the others are fetched when they are opened", "只看了第一级；其余各级打开时才取"
    ),
    (
      "all on one level: each row of {} names two of them, and nothing tells which is the upper one; --query can",
      "全部在同一级：表 {1} 的每行写了其中两个，看不出哪个是上级；可以用 --query 指明"
    ),
    (
      "all on one level; if that is wrong, say --fields parent=… or children=…",
      "全部在同一级；若不对，请用 --fields parent=… 或 children=… 指明"
    ),
    (
      "all on one level; if {} is above them, say --fields {}", "全部在同一级；若 {1} 是上一级，请用 --fields {2} 指明"
    ),
    (
      "all on one level, and many have the same {}: areapick inspect says how it can be a level",
      "全部在同一级，而许多项的 {1} 相同：怎样让它成为一级，见 areapick inspect"
    ),
    ("blanks around 1 cell were trimmed", "1 个格子去掉了前后的空白"),
    ("blanks around 1 name were trimmed", "1 个名称去掉了前后的空白"),
    ("blanks around {} cells were trimmed", "{1} 个格子去掉了前后的空白"),
    ("line ends inside 1 cell were made blanks", "1 个格子里的换行换成了空格"),
    ("line ends inside {} cells were made blanks", "{1} 个格子里的换行换成了空格"),
    ("a quote is opened and not closed", "引号没有闭合"),
    ("nothing closes the quote in 1 row; it is an ordinary character", "有 1 行的引号没有闭合，当作普通字符"),
    (
      "nothing closes the quotes in {} rows; they are ordinary characters", "有 {1} 行的引号没有闭合，当作普通字符"
    ),
    ("line ends inside 1 name were made blanks", "1 个名称里的换行换成了空格"),
    ("line ends inside {} names were made blanks", "{1} 个名称里的换行换成了空格"),
    ("nodes and their links", "节点和连线"), ("lists of names, a path each", "名称列表，每个是一条路径"),
    ("headings with their tree numbers", "主题词和树形编号"), ("entries of a directory", "目录服务（LDAP）的条目"),
    ("relationships, each from a concept to the one that it is a kind of", "概念间“属于”的关系"),
    ("a closure table, each place with all above it", "闭包表，每项和它的各级上级"),
    ("codes, each with the one that it lies in", "代码和它上级的代码"),
    ("rows with the places that they lie in inside of each other", "每行套着各级上级"),
    ("rows that fill the codes down to their own", "代码填到自己那一级的行"),
    ("rows with a column for each level above", "每行写明各级上级，一级一列"),
    ("rows with what lies in them", "每行写明其下级"),
    ("lists that are called after the rows they lie in", "以上级行命名的列表"),
    ("names, and rows that say in which of them they lie", "一列名称，和写明属于其中哪个的行"),
    ("lists joined by position", "按位置对应的列表"),
    ("1 name was cut by its parent's, which stood in it", "1 个名称去掉了其中的上级名称"),
    ("{} names were cut by their parents', which stood in them", "{1} 个名称去掉了其中的上级名称"),
    ("blocks of names by language", "按语言列出名称的段落"),
    ("concepts, and those above them", "概念及其上位概念"),
    ("terms of an ontology", "本体的术语"), ("a tree of processes", "进程树"),
    (
      "the codes are the names; where the names stand in another file, say it before this one: --data NAMES --data THIS",
      "代码就是名称；名称若在另一个文件里，请写在这个文件前面：--data 名称文件 --data 本文件"
    ),
    (
      "{} places lie in several others; they stand in the first of these alone",
      "{1} 项有几个上级，只放在第一个上级下"
    ),
    ("{} places lie in several others; they stand in each of these", "{1} 项有几个上级，每个上级下都有"),
    ("the text below the headings was passed over", "略过标题下面的正文"),
    ("the table of contents is no place", "目录不算节点"),
    ("the remark behind 1 name was cut", "去掉了 1 个名称后面的注释"),
    ("the remarks behind {} names were cut", "去掉了 {1} 个名称后面的注释"),
    ("1 line around the trees was passed over", "略过树外的 1 行"),
    ("{} lines around the trees were passed over", "略过树外的 {1} 行"),
    (
      "the text of a program, of which only constants that are written out are read; put its data into a file of their own",
      "这是程序的源代码，只读取写明的常量；请把数据单独存为文件"
    ),
    (
      "the text of a program, of which only constants that are written out are read, and from line {} on it does more; put its data into a file of their own",
      "这是程序的源代码，只读取写明的常量，而第 {1} 行起是别的语句；请把数据单独存为文件"
    ),
    (
      "the text of a program, of which only constants that are written out are read; --table NAME reads one of them: {}",
      "这是程序的源代码，只读取写明的常量；--table 名称 读取其中一个：{1}"
    ),
    (
      "the text of a program, of which only constants that are written out are read, and from line {} on it does more; --table NAME reads one of them: {}",
      "这是程序的源代码，只读取写明的常量，而第 {1} 行起是别的语句；--table 名称 读取其中一个：{2}"
    ),
    (
      "the numbers of the codes alone tell the tree; if it is one list, say --fields parent=-",
      "上下级仅由代码的数字推出；如果这是一个列表，请写 --fields parent=-"
    ),
    (
      "{} repeats; if each column is a level, say --fields name={}",
      "{1} 有重复；若一列就是一级，请写 --fields name={2}"
    ),
    (
      "constants that were not read: {}; --table NAME reads one of them",
      "没有读取的常量：{1}；--table 名称 读取其中一个"
    ),
    ("constants that were not read: {}", "没有读取的常量：{1}"),
    ("{} headings have the code {}; it was left out", "{1} 个标题的代码都是 {2}，未取"),
    (
      "several constants are read as one: {}; --table NAME reads one of them",
      "几个常量读成了一棵树：{1}；--table 名称 只读其中一个"
    ),
    ("there is no constant {}; there are {}", "没有常量“{1}”；有的是 {2}"),
    ("invisible signs were left out of 1 name", "1 个名称去掉了看不见的符号"),
    ("invisible signs were left out of {} names", "{1} 个名称去掉了看不见的符号"),
    (
      "other tables: {}; --table takes one, or a level each with + between them",
      "还有别的表：{1}；请用 --table 选一个，或一级一个，用 + 连起来"
    ),
    ("passed over below the table: {}", "略过表格下面的：{1}"),
    ("passed over above the list: {}", "略过列表上面的：{1}"),
    ("passed over among the rows: {}", "略过行中的：{1}"),
    ("records of other models were left out: {}", "未取其他模型的记录：{1}"),
    ("codes that another place beside it has were left out: {}", "同级已有的代码未取：{1}"),
    ("1 row of {} lies in no row of {}, but in one above it", "{1} 有 1 行不属于 {2} 的任何一行，归到再上一级"),
    ("{} rows of {} lie in no row of {}, but in one above it", "{2} 有 {1} 行不属于 {3} 的任何一行，归到再上一级"),
    ("the title of the text is no place: {}", "文章的标题不作为地点：{1}"),
    (
      "nothing says the columns of {}, and their values join them in no way: say --table NAME",
      "没有写明 {1} 有哪些列，从值也看不出怎样连接：请用 --table 写表名"
    ),
    ("the rows name their parents by the numbers of rows, counted from 1", "上级写的是第几行，从 1 数起"),
    (
      "many places of level {} share their code with another beside them; none was taken",
      "第 {1} 级许多地点与同级的代码相同，都未取"
    ),
    ("1 row without a name, a code and a parent was left out", "1 行没有名称、代码和上级，未取"),
    ("{} rows without a name, a code and a parent were left out", "{1} 行没有名称、代码和上级，未取"),
    ("1 place shows its {}, since another beside it has its code", "1 处的代码与同级重复，改用 {1}"),
    ("{} places show their {}, since others beside them have their codes", "{1} 处的代码与同级重复，改用 {2}"),
    ("the emoji of Unicode in their groups", "Unicode 的表情符号，按组"),
    ("lists of names below each other", "一层接一层的名称列表"),
    ("1 group stands in no list above", "1 组不在上一层的列表里，放在最上层"),
    ("{} groups stand in no list above", "{1} 组不在上一层的列表里，放在最上层"),
    ("beside the lists stand {}; passed over", "列表旁边还有 {1}，略过"),
    (
      "no word says which field is the name; the texts of {} tell the places apart",
      "没有哪个字段名表示名称；{1} 的内容能区分各项，取为名称"
    ),
    ("{} was taken for the name, where others have {}", "名称取自 {1}，其他各项的字段是 {2}"),
    ("of several names {} was taken; passed over: {}", "名称有多个字段，取 {1}；未取：{2}"),
    ("{} links name places that are not there; they were passed over", "{1} 条关系写的项不存在，略过"),
    (
      "1 row repeats the code and the name of another; the first is taken",
      "1 行与另一行的代码和名称相同，只取前一行"
    ),
    (
      "{} rows repeat the code and the name of others; the first of each is taken",
      "{1} 行与前面的代码和名称相同，只取第一行"
    ),
    (
      "{} rows end in {} places; a further level may be {}",
      "{1} 行归到 {2} 个地点；还可作为一级的列：{3}"
    ),
    ("{} rows end in {} places", "{1} 行归到 {2} 个地点"),
    ("rows whose paths lie in each other", "路径互相包含的行"),
    ("rows with the numbers of nested sets", "用左右编号表示上下级的行"),
    ("rows in order, a column a level", "按次序的行，一级一列"), ("a listing of folders", "文件夹清单"),
    (
      "the column {} names parents that are not there; it is a field",
      "{1} 列写的上级多半不存在，当作普通字段"
    ),
  ]
}
