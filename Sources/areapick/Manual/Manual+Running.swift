import PickerView

/// The topics about values, questions and scripts.
extension Manual {
  static let values = Topic(
    title: Wording("日期和时间", "DATES AND TIMES"),
    paragraphs: [
      Wording(
        "数字填满一列就到下一列：19870605 是一个生日，915 是九点一刻。14.3.1987、fri 这样的也可以直接输入，会写到一行里；按 / 也能整个写；在月历里直接写。时间可以写下午3点、三点半、3pm、noon。看不懂的留在那一行，回车不会选别的；Backspace 删一个字，Esc 全部去掉。年份写四位。短的月份停在最后一天。范围以外和 --disable 的日子选不到。日期是公历 1 年到 9999 年。",
        """
        Digits fill a column and go on to the next one: 19870605 is a birthday, 915 a quarter past nine. Other dates, such as
        14.3.1987 or fri, can be typed too: a line shows them. / opens that line; in the calendar just type. A time may be
        3pm, noon, 0330 or 下午3点. What cannot be read stays on the line, and Enter takes nothing else for it. Backspace takes
        one character away, Esc all of them. A year has four digits. A date in a shorter month ends on its last day. Days outside the bounds or among those of --disable cannot be
        reached. Dates are Gregorian, from year 1 to 9999.
        """),
      Wording(
        "columns 的列表里 \\, 是逗号；@、-、# 和 \\ 前面加 \\ 就是普通的字。空行不算一项。",
        """
        In a list of columns, \\, is a comma; a \\ before @, -, # or \\ makes it plain text. Empty lines are no items.
        """),
    ])

  static let several = Topic(
    title: Wording("一次选多个，最近和常用的", "SEVERAL PLACES, RECENT AND HOT ONES"),
    paragraphs: [
      Wording(
        "--multi 时，空格标记光标所在的一行，并到下一行：列表里、搜索结果里、各级之间都可以。回车按树里的次序打印全部标记，一行一个；没有标记就是光标所在的一行。--any-level 时，标记的地点代表它下面的全部。每个 --selected 在打开时就已标记。列表逐级取来时，空格先查看这一行有没有下一级：没有就标记，有就打开。",
        """
        With --multi, Space marks the row under the cursor and goes to the next one: in the list, in search results and across steps.
        Enter prints all that is marked in the order of the tree, a line each; without a mark it takes the row under the cursor.
        With --any-level a marked place stands for all below it. Each --selected is marked at the start. Where lists come one by
        one, Space first asks whether anything lies below the row: if not, it is marked, else its list opens.
        """),
      Wording(
        "不写 --recent 就什么也不记。记下的地点每份数据一个文件，只有自己能读；areapick recent 打印它们，areapick recent --clear 清除。--hot 的地点排在前面，--exclude 和 --include 决定列表和搜索里有什么。列表逐级取来的数据（--children、SQLite）也一样；--hot、--include、--exclude 在那里写整条路径，名称、代码都行；--hot 的地点选中时才一级级去找。",
        """
        Nothing is remembered without --recent. The places are in a file for each tree that its owner alone may read; areapick recent
        prints them, and areapick recent --clear forgets them. The places of --hot come first; --exclude and --include say what
        the lists and the search have. It is the same where lists come one by one (--children, SQLite): there --hot, --include and
        --exclude take whole paths, by names or codes, and a place of --hot is found list by list when it is chosen.
        """),
    ])

  static let recordings = Topic(
    title: Wording("录像", "RECORDINGS"),
    paragraphs: [
      Wording(
        "--record 把一次选择记成一行行的 JSON：第一行是开始时的一切，以后每行是一个动作和它的时间。每行随时写入，无论程序怎样结束都不会丢。输入和粘贴的文字也在里面，文件只有自己能读。磁盘满了，录像停止，选择继续，最后有一条说明。",
        """
        --record writes a pick as lines of JSON: the first has all that shapes the start, each further one an action with its time.
        Every line is written at once, so nothing is lost however the program ends. What is typed and pasted is in it, and its owner
        alone may read it. If the disk gets full, the recording ends and the pick goes on; a message says so afterwards.
        """),
      Wording(
        "areapick replay 不用终端就能重放：打印最后一屏，--every 打印每一屏，--as svg 和 --as ansi 是图片和带颜色的文本。重放时要用录像时的数据；不一样会说明，找不到的地点是错误。报告问题时附上录像就够了。",
        """
        areapick replay shows it again without a terminal: the last screen, with --every all of them, with --as svg and --as ansi as a
        picture and as text with colours. It needs the data of the recording; it says where that differs, and a place that does not
        exist is an error. A report of a bug needs nothing else.
        """),
    ])

  static let questions = Topic(
    title: Wording("编号问答", "PLAIN QUESTIONS"),
    paragraphs: [
      Wording(
        "--accessible、ACCESSIBLE=1 或 TERM=dumb 时不开界面，逐行提问，不写任何转义序列，适合读屏软件、点显器和简单的终端。结果、退出状态和选项不变。",
        """
        With --accessible, ACCESSIBLE=1 or TERM=dumb the program asks line by line and writes no escape sequence, for screen
        readers, braille lines and simple terminals. The result, the statuses and the options are the same.
        """),
      Wording(
        "输入编号选择；输入首字母（gd）列出符合的；输入名称、拼音，或 / 加文字，搜索各级；直接按回车看下一页，- 看上一页；0 返回上一级；--any-level 时 . 选刚才的地点，3. 选第 3 项；? 看说明；q 或 ^D 取消。",
        """
        A number chooses; initials (gd) name the places that begin with them; a name, pinyin, or / and text searches all levels;
        nothing shows the next page and - the page before; 0 goes back; with --any-level . takes the place chosen last and 3.
        takes number 3; ? says what can be typed; q or ^D cancels.
        """),
      Wording(
        "这时 ^C 由终端处理：程序被 SIGINT 终止，状态是 130，与 --cancel-status 无关。",
        "There ^C is the terminal's own: the program dies of SIGINT, which is status 130, whatever --cancel-status says."
      ),
    ])

  static let scripts = Topic(
    title: Wording("用在脚本里", "IN SCRIPTS"),
    paragraphs: [
      Wording(
        "标准输出只有结果，在终端复原以后一次写完；写不出去就是状态 2。给别人用的脚本请写 --no-defaults，否则对方的 AREAPICK_DEFAULT_OPTS 会改变结果。timeout 30 areapick 会把程序放到后台，在那里不能用终端：请用 --timeout 30。",
        """
        Standard output has the result and nothing else, written once after the terminal is restored; if it cannot be written the
        status is 2. A script for other people says --no-defaults, or their AREAPICK_DEFAULT_OPTS changes what it receives. timeout 30
        areapick puts the program in the background, where no program may use the terminal: say --timeout 30.
        """),
      Wording(
        "-1 和 -0 打印的地点总是选择可以结束的地方：比 --depth 深的算作它上面的那一级；唯一符合的地点还有下一级时打开界面，除非有 --depth 或 --any-level。",
        """
        What -1 prints is always a place where the pick could have ended: places below --depth count as the one above them.
        If the only match has places below it the sheet opens there, unless --depth or --any-level allows it as it is.
        """),
      Wording(
        "无论怎样结束，包括被信号终止，终端都会复原。来自外面的文字（标题、搜索的字、数据里的名称）不会向终端发出控制字符。",
        """
        The terminal is restored whatever ends the program, signals included. Text from outside (titles, queries, names in data)
        never sends control characters to the terminal.
        """),
    ])
}
