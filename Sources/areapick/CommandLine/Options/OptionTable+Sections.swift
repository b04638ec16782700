import PickerView
import RegionSources

/// Sections that several commands have.
extension OptionTable.Section {
  /// The form of a result, for commands that print places.
  static let result = OptionTable.Section(
    title: Wording("结果", "Result"),
    options: [
      OptionTable.Entry(
        name: .output, value: OptionTable.form,
        use: Wording(
          "path（默认）、code、codes、name、names、index、\njson、shell（供 eval 用的 AREA_… 变量）",
          "path (default), code, codes, name, names, index,\njson, shell (assignments AREA_… that eval can take)."
        )),
      OptionTable.Entry(
        name: .format, value: OptionTable.template,
        use: Wording(
          "自定形式：{path} {code} {name} {province} {city}\n{county} {township} {level} {pinyin} {letter}\n"
            + "{name:en}（英文名）{field:x}；{{ }} 为花括号，另有\n\\n \\t \\r \\0 \\\\",
          "A form of your own: {path} {code} {name} {province}\n{city} {county} {township} {level} {pinyin} {letter}\n"
            + "{name:en} {field:x}; {{ }} for the braces, and \\n \\t\n\\r \\0 \\\\."),
        emptyMeansUnset: true),
      OptionTable.Entry(
        name: .names, value: Wording("名称", "names"),
        use: Wording(
          "结果里的名称：own（数据里的，默认）、en（英文名，没有\n的用拼音，不带“省”“市”等字）",
          "Names in results: own (the data's, default), en (the\nEnglish name, else the pinyin without 省, 市, 县)."
        )),
      OptionTable.Entry(
        name: .separator, value: OptionTable.text,
        use: Wording("各级之间的分隔符，转义同 --format", "What stands between steps; escapes as in --format.")),
      .print0,
      OptionTable.Entry(
        name: .fillLevels, value: nil,
        use: Wording("缺少的级别重复上级：广东省/东莞市/东莞市/石碣镇", "Repeat a name where the place lacks a level.")),
      OptionTable.Entry(
        name: .codes, value: Wording("体系", "system"),
        use: Wording(
          "代码按 register（民政部，默认）还是 bureau（统计局）\n读写；没有统计局代码的地点打印空。民政部没有的乡镇\n用县代码加 901 至 999",
          "Read and print the codes of the ministry's register\n(default) or of the bureau of statistics; a place that\nhas none there prints an empty one. Townships that the\nregister lacks have 901 to 999 behind the county's."
        )),
    ])

  /// The source of the tree, for commands that read one.
  static let source = OptionTable.Section(
    title: Wording("数据", "Data"),
    options: [
      OptionTable.Entry(
        name: .data, value: OptionTable.file,
        use: Wording(
          "用这份数据代替内置区划，格式按内容识别：JSON、YAML、\nXML、plist、CSV、SQL、路径或缩进的文本、编译好的\n数据；- 是标准输入；可写多次，一级一份或一份一棵树",
          "A tree of your own, its format told by the content:\nJSON, YAML, XML, plist, CSV, SQL, lines of paths or\nindented, compiled; - is standard input; several\ntimes: a level each, or a tree each."
        )),
      OptionTable.Entry(
        name: .atlas, value: OptionTable.file, use: Wording("同 --data", "The same as --data."),
        emptyMeansUnset: true),
      OptionTable.Entry(
        name: .fields, value: Wording("字段", "fields"),
        use: Wording(
          "name=地名,code=编号,children=下级+乡,parent=上级,\nlevel=级别",
          "name=title,code=id,children=sub+leaf,parent=up,\nlevel=depth."),
        emptyMeansUnset: true),
      OptionTable.Entry(
        name: .formatIn, value: Wording("格式", "format"),
        use: Wording(
          "输入的格式：json、jsonl、yaml、xml、plist、csv、\ntsv、semicolon、sql、columns、lines",
          "What the data is: json, jsonl, yaml, xml, plist, csv,\ntsv, semicolon, sql, columns, lines."),
        emptyMeansUnset: true, choices: TreeFormat.allCases.map(\.rawValue)),
      OptionTable.Entry(
        name: .separatorIn, value: OptionTable.text,
        use: Wording("数据里路径的分隔符", "What stands between the names of the data's paths."),
        emptyMeansUnset: true),
      OptionTable.Entry(
        name: .levels, value: Wording("名称", "names"),
        use: Wording("各级的名称：国家,省,市", "What the steps are called: country,state,city."),
        emptyMeansUnset: true),
      OptionTable.Entry(
        name: .order, value: Wording("次序", "order"),
        use: Wording("source（数据的次序，默认）、letters（按字母）", "source (the data's, default), letters."),
        choices: ["source", "letters"]),
      OptionTable.Entry(
        name: .keepGoing, value: nil,
        use: Wording("跳过有错的行，并说明跳过多少", "Leave out what is broken, and say how much.")),
      OptionTable.Entry(
        name: .cache, value: Wording("时长", "age"),
        use: Wording(
          "--children 的答案存多久：30s、15m、12h、1d；\n--no-cache 一概不用缓存，大文件也不编译存入",
          "Keep the answers of --children so long: 30s, 15m, 12h,\n1d; --no-cache keeps and uses nothing, not even\ncompiled files."
        )),
      OptionTable.Entry(
        name: .children, value: Wording("命令", "command"),
        use: Wording(
          "逐级用这条命令取下一级：由 sh 运行，环境变量\nAREA_CODE、AREA_NAME、AREA_PATH、AREA_LEVEL、AREA_TAB\n说明是谁的下一级；每行代码、制表符、名称，\n第三列 - 表示没有下一级",
          "Fetch each list by this command when it is opened: sh\nruns it, AREA_CODE, AREA_NAME, AREA_PATH, AREA_LEVEL\nand AREA_TAB say below what; a line is code, tab,\nname, and in a third column - if nothing lies below."
        )),
      OptionTable.Entry(
        name: .childrenTimeout, value: Wording("秒", "seconds"),
        use: Wording("每一级最多等多久，默认 30", "How long a list may take, instead of 30.")),
      OptionTable.Entry(
        name: .search, value: Wording("命令", "command"),
        use: Wording(
          "搜索也交给命令，文字在 AREA_QUERY 里；每行代码、\n制表符、路径（名称之间用 /），或代码和名称",
          "Let a command search; AREA_QUERY is the text. A line\nis code, tab, path (names with / between), or code and\nname."
        ),
        emptyMeansUnset: true),
      OptionTable.Entry(
        name: .table, value: Wording("表", "table"),
        use: Wording(
          "SQLite 的表或视图，SQL 里的表，或程序代码里的常量；\n一级一个表：国家+省+市",
          "The table or view of SQLite, the table of SQL, or the\nconstant of a program text; a table a level: A+B+C."
        ),
        emptyMeansUnset: true),
    ])
}

extension OptionTable.Section {
  /// The same section with `--query`, for commands that have no `--query` of their own.
  static let sourceAndQuery = OptionTable.Section(
    title: source.title,
    options: source.options + [
      OptionTable.Entry(
        name: .query, value: Wording("SQL", "SQL"),
        use: Wording(
          "SQLite 用这条查询取下一级，:parent 是上级的代码", "Ask SQLite this for each list; :parent is the code\nabove."),
        emptyMeansUnset: true)
    ])
}
