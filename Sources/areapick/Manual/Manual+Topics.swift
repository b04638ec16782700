import PickerView

/// What takes more words than an option has: a section a topic, behind the keys.
extension Manual {
  struct Topic: Sendable {
    let title: Wording
    let paragraphs: [Wording]
  }

  static let topics = [
    searching, codes, english, addresses, data, lists, values, several, questions, recordings, scripts,
  ]

  private static let searching = Topic(
    title: Wording("怎样找到地点", "WHAT FINDS A PLACE"),
    paragraphs: [
      Wording(
        "名称的全部、开头或中间（深圳、深圳市、家庄），全拼、拼音的开头和首字母（shenzhen、shenz、sz），拼音和汉字混写（深zhen），代码和代码的开头，繁体字，简称（粤），外文名（Urumqi），旧名（襄樊）。",
        """
        Names, whole, begun or from inside (深圳, 深圳市, 家庄); pinyin whole or begun, and initials (shenzhen, shenz, sz); pinyin
        mixed with characters (深zhen); codes and their beginnings; traditional characters; short names (粤), foreign names
        (Urumqi) and former names (襄樊).
        """),
      Wording(
        "几级名称可以用空格分开，次序不限（sz ns），也可以从上往下连着写（shenzhennanshan）。读音相近或打错一个字母也能找到，排在完全符合的后面。",
        """
        Several names fit in any order (sz ns), or written together from above (shenzhennanshan). Similar sounds and one typo
        are found too, behind exact matches.
        """),
      Wording(
        "完整的名称在前，其次是开头符合的，再次是中间符合的；级别高的在前。--root 以外的地点不搜。比 --depth 更深的地点也列出来，选中它就是选中 --depth 那一级。",
        """
        Whole names come first, then names that begin with the word, then names that contain it; higher levels come first.
        Nothing outside --root is searched. Places deeper than --depth are shown; taking one takes the place above it at
        that depth.
        """),
    ])

  private static let codes = Topic(
    title: Wording("代码", "CODES"),
    paragraphs: [
      Wording(
        "乡镇有两套代码：民政部的和统计局的。打印的是民政部的，--codes bureau 打印统计局的。读代码时两套都认；lookup 在标准错误上说明按哪一套理解，另一套里是什么。12 位的总是统计局的。",
        """
        Townships have two systems of codes: that of the Ministry of Civil Affairs and that of the National Bureau of Statistics.
        The first is printed, and the second with --codes bureau. Where a code is read, both are understood; lookup says on
        standard error which one it took, and what the code means in the other. Codes of 12 digits are the bureau's.
        """),
      Wording(
        "停用的代码给出后来的地点，一处一行。--strict 只认现在使用的代码。",
        "A code out of force gives the places that followed it, a line each. --strict takes only codes in force."
      ),
    ])

  private static let english = Topic(
    title: Wording("英文名", "NAMES IN ENGLISH"),
    paragraphs: [
      Wording(
        "--names en 用英文名写结果，各种形式都一样，list、search、lookup 和 resolve 也一样；界面上的名称不变，旁边的小字由 --detail 决定。{name:en} 总是英文名。",
        """
        --names en writes the names of a result in English, whatever its form, in list, search, lookup and resolve, too. The sheet
        keeps its names; --detail says what stands beside them. {name:en} is always the English name.
        """),
      Wording(
        "数据里有英文名的用英文名（香港 Hong Kong、西藏 Tibet、乌鲁木齐 Ürümqi）；没有的用拼音，首字母大写，不带“省”“市”“县”等字（Guangdong、Xi'an）；也没有拼音的用原来的名称。会与邻近地点混淆的保留：伊宁市是 Yining Shi，伊宁县是 Yining Xian。同一个县里的镇和乡仍可能同名，需要区分时请加上代码。旧地图上的拼写（Peking、Canton）只用于搜索。",
        """
        It is the one of the data (Hong Kong, Tibet, Ürümqi); else the pinyin with a capital and without the suffix (Guangdong, Xi'an);
        else the name itself. The suffix stays where the short name would be a neighbour's, too: 伊宁市 is Yining Shi, 伊宁县 Yining Xian.
        Towns of one county can still share a name; add the code where that matters. The spellings of older maps (Peking,
        Canton) are only searched for.
        """),
      Wording(
        "自己的数据里，叫 name_en、nameEn、name:en、en、english、english_name 或 englishName 的字段就是英文名。",
        """
        In a tree of your own, the English name is a field called name_en, nameEn, name:en, en, english, english_name or englishName.
        """),
    ])

  private static let addresses = Topic(
    title: Wording("地址", "ADDRESSES"),
    paragraphs: [
      Wording(
        "地址可以缺少省份，前后可以有国家、邮编、电话和收件人，也可以用旧名，或者用拼音和英文书写。同音或形近的一个错字也认得（成都市武候区），把握是 likely。路名不当作地点：“上海路”说的不是上海市。",
        """
        An address may lack its province, may have the country, a postcode, a telephone number or the receiver around the place,
        and may use former names or Latin letters. One wrong character that sounds or looks like the right one is read as well
        (成都市武候区), as likely. A road is not taken for a place: 上海路 does not name 上海.
        """),
      Wording(
        "resolve 逐行回答标准输入，不论多长；--tsv 和 --csv 读表格，照抄每一行，再加上代码、路径、其余的文字和把握。",
        """
        resolve answers standard input line by line, however long it is. --tsv and --csv read tables: each row is printed as it
        is, then the code, the path, the rest and the confidence.
        """),
    ])

  private static let data = Topic(
    title: Wording("自己的数据", "A TREE OF YOUR OWN"),
    paragraphs: [
      Wording(
        "--data 读 JSON、JSON lines、YAML、XML、plist、CSV（逗号、分号或制表符）、SQL 转储（mysqldump、pg_dump 等所写）、每行一条的路径、缩进的文本、tree、ls -R、pstree、mvn、gradle、npm 和 cargo 的输出、前面带编号的分类、psql 等画出的表格、kubectl get 等对齐的列、LDAP 的 LDIF 和 dn 列、OBO、SKOS 和 OWL（RDF/XML、Turtle、JSON-LD）、SDMX、闭包表、会计科目表，以及 SQLite。inspect 打印它理解成了什么；猜错的地方用 --fields、--format-in、--separator-in 和 --levels 说明。",
        """
        --data reads JSON, JSON lines, YAML, XML, property lists, CSV (commas, semicolons or tabs), SQL dumps (as
        mysqldump, pg_dump and others write them), lines of paths, indented outlines, the output of tree, ls -R,
        pstree, mvn, gradle, npm and cargo, taxonomies with codes in front, tables as psql and others draw them,
        aligned columns as those of kubectl get, LDIF and dn columns of LDAP, OBO, SKOS and OWL (RDF/XML, Turtle,
        JSON-LD), SDMX, closure tables, charts of accounts, and SQLite. inspect prints what was understood; where a
        guess is wrong, --fields, --format-in, --separator-in and --levels say what is right.
        """),
      Wording(
        "有错的数据逐条说明文件和行号，退出状态为 2；--keep-going 跳过有错的行。读得久的文件编译后存入缓存，--no-cache 不用缓存。",
        """
        Each flaw of the data is a line with the file and the line number, and the status is 2; --keep-going leaves such rows
        out. A file that takes long to read is kept compiled in the cache; --no-cache does without it.
        """),
    ])

  private static let lists = Topic(
    title: Wording("逐级取来的列表", "LISTS THAT COME ONE BY ONE"),
    paragraphs: [
      Wording(
        "--children 的命令在打开一个地点时由 sh 运行。AREA_CODE、AREA_NAME、AREA_PATH 和 AREA_LEVEL 说明是哪个地点（最高一级时级别为 0，其余为空），AREA_TAB 是一个制表符。数据里的文字不会拼进命令，只要给变量加引号，任何名称都不会造成危害。",
        """
        sh runs the command of --children when a place is opened. AREA_CODE, AREA_NAME, AREA_PATH and AREA_LEVEL say which place
        (level 0 and empty texts for the highest list); AREA_TAB is a tab. No text of the data is put into the command, so quote
        the variables and no name can do harm.
        """),
      Wording(
        "回答每行是代码、制表符（或 psql -A、sqlite3 的竖线）、名称，第三列 - 表示没有下一级；--data 认得的格式也可以，第一行是 id,name 之类的标题就按表格读。回答里的各行都是下一级，不按代码再分级。inspect 也可以用 --children，说明第一级被理解成了什么。没有一行就是到此为止。服务器分页返回的，界面和 list 说明只有一部分；命令把各页接连打印出来，就是一个列表。取列表时可以打开别的步骤；取不来的，界面说明原因，按 Enter 重试。命令一结束，答案就完整了，不等它留在后台的进程。程序无论怎样结束，命令和同组的进程都随之结束。",
        """
        A line of the answer is a code, a tab (or a bar, as psql -A and sqlite3 print it) and a name, and - in a third column
        where nothing lies below; the formats of --data are understood too, and a first line such as id,name makes a table. All
        rows are children of the place, whatever their codes are. inspect --children says what the first list was taken for. An
        empty answer ends the pick there. Of an answer that is a page of a longer list, the sheet and list say so; pages printed
        one after another are one list. While a list is on its way, other steps can be opened; if it does not come, the sheet
        says why and Enter tries again. An answer ends with its command, whatever that leaves in the background. The command and
        what it started in its group end with the program.
        """),
      Wording(
        "搜索只找已经取来的列表，除非用 --search 写了搜索的命令：要找的文字在 AREA_QUERY 里，回答的格式和 --children 一样，什么也没找到就什么也不打印。名称可以是一条路径，各级名称（或代码）之间用 /，名称里的 / 写成 \\/：代码、制表符、路径；只有路径；code,path 或 code,name,path 的表格或 JSON。选中后照路径逐级取列表，有代码的以代码为准。没有路径的，就在代码相套的上级里找（440305 在 4403、44 里），或者连同各级上级一起打印：嵌套的 JSON，或有 id、name、parent 三列的表格。没有搜索的命令时，list --recursive 取来所有列表，export 和 compile 也是；search、--select-1 和 --exit-0 逐级取，到 10 秒或 2000 个列表为止，lookup 先取代码相套的，找到就停；取了多少、是不是全部，在标准错误上说明。",
        """
        A search finds what was fetched, unless --search gives a command that searches. It has the text in AREA_QUERY, and prints
        what it finds as --children does, nothing where it finds nothing. A name may be a path: names or codes with / between, and
        \\/ for a slash in a name. So a line is a code, a tab and a path, or a path alone; a table or JSON has code and path, or
        code, name and path. What is taken is found list by list, by its code where it has one. A place without a path is looked
        for below those whose codes it lies in (440305 in 44 and 4403), or those above it are printed too: as nested JSON, or as a
        table with the columns id, name and parent. Without such a command, list --recursive
        fetches all lists, and so do export and compile; search, --select-1 and --exit-0 fetch them level by level until ten seconds are over or 2,000 lists have come;
        lookup begins with those whose codes the wanted one lies in, and stops when it is found. Standard error says how many
        lists were fetched, and where that is not all.
        """),
    ])
}
