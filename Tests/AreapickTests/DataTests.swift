import Glibc
import TestSupport
import Testing

@testable import areapick

/// The program with a tree of one's own.
@Suite struct DataTests {
  private let csv = TemporaryFile("省,市,区,人口\n广东省,深圳市,南山区,180\n广东省,深圳市,福田区,155\n广东省,广州市,天河区,224\n")
  private let json = TemporaryFile(
    #"[{"name":"Net","children":[{"name":"TCP/IP"},{"name":"UDP"}]},{"name":"Net","children":["x"]}]"#)

  @Test func anyFormatIsListedAndSearched() {
    #expect(run("list --recursive --data \(csv.path) --output path").hasPrefix("广东省\n广东省/深圳市\n"))
    #expect(run("search nanshan --data \(csv.path) --output path") == "广东省/深圳市/南山区\n[0]")
    #expect(run("list --data \(json.path) --output name") == "Net\nNet\n[0]")
  }

  @Test func aPickThatAQueryDecidesNeedsNoTerminal() {
    #expect(run("--data \(csv.path) -1 -q 天河") == "广东省/广州市/天河区\n[0]")
    #expect(run("--data \(csv.path) -0 -q 黄山") == "[1]")
  }

  @Test func standardInputIsAFileToo() {
    #expect(run("list --data - --output path <\(csv.path)") == "广东省\n[0]")
    #expect(
      run("list --data - --output path --recursive", input: "printf 'a/b\\na/c\\n'") == "a\na/b\na/c\n[0]")
  }

  @Test func pathsOfFilesKeepTheirRoot() {
    let files = TemporaryFile("/etc\n/etc/apt\n/etc/apt/apt.conf.d\n")
    withExtendedLifetime(files) {
      #expect(
        run("list --recursive --data \(files.path) --output path")
          == "/etc\n/etc/apt\n/etc/apt/apt.conf.d\n[0]")
      #expect(run("list /etc --data \(files.path) --output path") == "/etc/apt\n[0]")
      #expect(
        run("list etc/apt --data \(files.path) --separator '>' --output path") == "etc>apt>apt.conf.d\n[0]")
      #expect(run("--data \(files.path) -1 -q apt.conf") == "/etc/apt/apt.conf.d\n[0]")
      #expect(run("list --data \(files.path) --output names") == "etc\n[0]")
    }
    #expect(
      run("list --recursive --data - --output path", input: "printf '/a/b\nc\n'") == "a\na/b\nc\n[0]")
  }

  @Test func codesThatTellNothingApartCanBeLeftOut() {
    let towns = TemporaryFile("[{\"code\":\"1\",\"name\":\"A\"},{\"code\":\"1\",\"name\":\"B\"}]")
    withExtendedLifetime(towns) {
      #expect(
        run("list --data \(towns.path) --lang en 2>&1").hasSuffix("parent=… (code=- for none)\n[2]"))
      #expect(
        run("list --data \(towns.path) --fields code=- --output json --format '{code}{name}'") == "A\nB\n[0]")
    }
  }

  @Test func furtherFieldsArePrinted() {
    #expect(run("search 天河 --data \(csv.path) --format '{name}:{field:人口}'") == "天河区:224\n[0]")
    #expect(run("search 广州 --data \(csv.path) --format '{name}:{field:人口}'").hasPrefix("广州市:\n"))
    let empty = TemporaryFile("id,name,pid,note\n1,A,,\n2,B,1,\n")
    withExtendedLifetime(empty) {
      #expect(run("list --data \(empty.path) --format '{name}{field:note}'") == "A\n[0]")
    }
  }

  @Test(arguments: ["list", "search 天河", "lookup 44", "", "-1 -q 天河"])
  func aFieldThatIsNotThereIsSaidBeforeAnythingOpens(command: String) {
    #expect(
      run("\(command) --data \(csv.path) --format '{name}{field:人囗}' --lang en 2>&1")
        == "areapick: --format: there is no field {field:人囗}; there are {field:人口}\n[2]")
    #expect(
      run("\(command) --format '{field:x}' 2>&1")
        == "areapick: --format：没有字段 {field:x}：这份数据没有其他字段\n[2]")
  }

  @Test func theFieldsOfADatabaseAreKnownAtOnce() {
    let database = TemporaryFile("")
    withExtendedLifetime(database) {
      let sql =
        "CREATE TABLE t(id INTEGER PRIMARY KEY, name, pid, size); INSERT INTO t VALUES (1,'A',NULL,5);"
      #expect(printed("sqlite3 \(database.path) \"\(sql)\" 2>&1") == "")
      let query = "--query 'SELECT id, name, size FROM t WHERE pid IS :parent'"
      for words in ["", query] {
        let list = "list --data \(database.path) \(words) --lang en"
        #expect(run("\(list) --format '{name} {field:size}'") == "A 5\n[0]")
        #expect(
          run("\(list) --format '{field:siz}' 2>&1")
            == "areapick: --format: there is no field {field:siz}; there are {field:size}\n[2]")
      }
    }
  }

  @Test(arguments: ["beijing", "bj", "zgc", "北京"])
  func aDatabaseIsSearchedByPinyin(query: String) {
    let database = TemporaryFile("")
    withExtendedLifetime(database) {
      let sql =
        "CREATE TABLE t(id INTEGER PRIMARY KEY, name, pid); INSERT INTO t VALUES (1,'北京市',NULL),(2,'中关村',1);"
      #expect(printed("sqlite3 \(database.path) \"\(sql)\" 2>&1") == "")
      let found = query == "zgc" ? "北京市/中关村" : "北京市"
      #expect(run("search \(query) --data \(database.path) --output path") == "\(found)\n[0]")
    }
  }

  @Test func aListThatLacksAFieldSaysSoBesideWhatItPrints() {
    let command = #"list --children 'echo "[{\"id\":1,\"name\":\"A\",\"size\":5}]"' --lang en"#
    #expect(run("\(command) --format '{name} {field:size}' 2>&1") == "A 5\n[0]")
    #expect(
      run("\(command) --format '{name} {field:siz}' 2>&1")
        == "A \nareapick: --format: the list with A has no field {field:siz}; it has {field:size}\n[0]")
    #expect(
      run("list --children 'echo A' --format '{name} {field:siz}' 2>&1")
        == "A \nareapick: --format：“A”所在的列表没有字段 {field:siz}：它没有其他字段\n[0]")
  }

  @Test func aSeparatorInsideOfANameIsEscapedBothWays() {
    #expect(run("search TCP --data \(json.path) --output path") == "Net/TCP\\/IP\n[0]")
    #expect(run("list 'Net/TCP\\/IP' --data \(json.path)") == "[0]")  // Nothing lies below it.
    #expect(run("search TCP --data \(json.path) --output names") == "Net\nTCP/IP\n[0]")
  }

  @Test func placesOfOneNameAreToldApartByTheirIndex() {
    #expect(
      run("list --data \(json.path) --output json") == """
        {"code":"","name":"Net","level":1,"pinyin":"","path":["Net"],"codes":[""],"levels":[1],"index":[0]}
        {"code":"","name":"Net","level":1,"pinyin":"","path":["Net"],"codes":[""],"levels":[1],"index":[1]}
        [0]
        """)
  }

  @Test func codesAreLookedUpAsTheyAre() {
    let file = TemporaryFile("code,name\nA05,Urogenital\nA05.360,Genitalia\n")
    withExtendedLifetime(file) {
      #expect(run("lookup A05.360 --data \(file.path)") == "A05.360\tUrogenital/Genitalia\n[0]")
      #expect(
        run("lookup 440305 --data \(file.path) 2>&1")
          == "areapick: lookup：没有代码为 440305 的一项\n[1]")
    }
  }

  @Test func flawsAreALineEach() {
    let file = TemporaryFile("id,pid,name\n1,0,A\n2,7,B\n3,8,C\n")
    withExtendedLifetime(file) {
      #expect(
        run("list --data \(file.path) 2>&1") == """
          areapick: \(file.path):3：上级“7”不存在
          areapick: \(file.path):4：上级“8”不存在
          areapick: 可用 --keep-going 略过这些行，或用 --fields name=…,code=…,parent=… 指明字段（code=- 是不要代码）
          [2]
          """)
      #expect(
        run("list --keep-going --output name --data \(file.path) 2>&1")
          == "areapick: \(file.path)：略过了 2 条\nA\n[0]")
      #expect(
        run("list --lang en --data \(file.path) 2>&1").hasPrefix(
          "areapick: \(file.path):3: the parent 7 does not exist\n"))
    }
  }

  @Test func aColumnWithoutAFileSaysWhatIsWanted() {
    #expect(run("columns @ 2>&1") == "areapick: 第 1 列：@ 后面要写文件名，如 @cities.txt\n[2]")
    #expect(
      run("columns --lang en a,b @ 2>&1")
        == "areapick: column 2: a file is wanted after @, as in @cities.txt\n[2]")
  }

  @Test func thePartsOfADateInAnotherOrderAreMeant() {
    #expect(run("date --fields day-month 2>&1").contains("是不是“month-day”？"))
    #expect(run("date --fields day-month-year 2>&1").contains("是不是“year-month-day”？"))
    #expect(run("date --fields quater 2>&1").contains("是不是“quarter”？"))
  }

  @Test func whatIsNoFileIsNamed() {
    #expect(run("list --data /nowhere 2>&1") == "areapick: /nowhere：没有这个文件或目录\n[2]")
    #expect(run("list --data /tmp 2>&1") == "areapick: /tmp：这是目录\n[2]")
    #expect(run("list --data /dev/zero 2>&1") == "areapick: /dev/zero：不是普通文件\n[2]")
    #expect(
      run("list --data - 2>&1", input: "cat /dev/zero")
        == "areapick: 标准输入：不是文本：里面有 NUL 字节\n[2]")
  }

  @Test func inspectSaysWhatWasUnderstood() {
    let report = run("inspect \(csv.path) --output json")
    #expect(
      report.hasPrefix(
        #"{"format":"csv","shape":"a column a level","roots":1,"nodes":6,"depth":3,"levels":[{"name":"省","count":1},"#
          + #"{"name":"市","count":2},{"name":"区","count":3}],"fields":{"name":"省+市+区","code":null,"#
          + #""children":null,"parent":null,"others":["人口"]},"samples":[{"path":"广东省/深圳市/南山区","code":""},"#))
    #expect(report.contains(#""flaws":[],"milliseconds":"#))
    #expect(run("inspect /nowhere --output json").hasSuffix("[2]"))
    #expect(
      run("inspect --lang en \(json.path)").contains(
        "the name Net stands twice below one parent, without a code"))
    #expect(run("inspect \(json.path)").contains("同一上级下名称“Net”出现了两次，又没有代码"))
    #expect(run("inspect \(csv.path)").hasPrefix("格式        CSV\n结构        一列一级\n"))
    #expect(run("inspect").contains("45038"))
  }

  /// Fields are called as the file calls them, whose names reach a terminal.
  @Test(arguments: [
    #"[{"x\u001b[31m\u0007":"q","name":"A"}]"#, #"[{"x\u001b[31m\u0007":1,"y":"q"}]"#,
    #"[{"name":"A","x\u001b[31m\u0007":["q"],"kids":[{"name":"B"}]}]"#,
    #"{"x\u001b[31m\u0007":["q"],"cities":[{"id":1,"name":"A"}],"towns":[{"id":2,"city_id":1,"name":"B"}]}"#,
  ])
  func inspectNamesFieldsWithoutTheirEscapes(text: String) {
    let file = TemporaryFile(Array(text.utf8))
    let report = run("inspect --lang en \(file.path) 2>&1")
    #expect(report.contains("x[31m"))
    #expect(!report.contains("\u{1B}") && !report.contains("\u{7}"))
  }

  @Test func inspectSaysWhatWasUnderstoodOfAFileWithFlawsToo() {
    let file = TemporaryFile("id,parent,name\n1,,A\n2,9,B\n")
    let report = run("inspect --lang en \(file.path) 2>&1")
    #expect(
      report.hasPrefix(
        "format      CSV\nshape       rows that name their parent\nname        name\ncode        id\nparent      parent\n"
      ))
    #expect(report.contains("\(file.path):3: the parent 9 does not exist"))
    #expect(report.hasSuffix("[2]"))
    let json = run("inspect \(file.path) --output json")
    #expect(
      json.hasPrefix(
        #"{"format":"csv","shape":"rows that name their parent","roots":0,"nodes":0,"depth":0,"levels":[],"fields":{"name":"name","code":"id","children":null,"parent":"parent","others":[]},"#
      ))
    #expect(json.contains(#""flaws":[{"line":3,"message":"the parent 9 does not exist"}]"#))
    #expect(json.hasSuffix("[2]"))
  }

  @Test func exportNamesTheFieldsThatItLeavesOut() {
    let file = TemporaryFile("code,parent,name,pid\n1,,A,2\n2,1,B,1\n")
    let said = run("export --as csv --lang en --fields parent=parent,code=code --data \(file.path) 2>&1")
    #expect(said.contains("export --as csv: left out, as a reader would take it for something else: pid"))
  }

  @Test func aFileInPlaceOfACommandIsData() {
    let said = "areapick: unknown command '\(json.path)'; it is a file: areapick --data \(json.path)\n[2]"
    #expect(run("--lang en \(json.path) 2>&1") == said)
    // A folder is none.
    #expect(run("--lang en /tmp 2>&1") == "areapick: unknown command '/tmp' (areapick --help)\n[2]")
  }

  @Test func listSaysThatAListMayBeATree() {
    let file = TemporaryFile("name,code,lies\na,1,West\nb,2,West\nc,3,Ost\nd,4,Ost\n")
    withExtendedLifetime(file) {
      let list = "list --lang en --data \(file.path)"
      #expect(
        run("\(list) 2>&1 >/dev/null")
          == "areapick: \(file.path): all on one level, and many have the same lies: "
          + "areapick inspect says how it can be a level\n[0]")
      #expect(
        run("inspect --lang en \(file.path)").contains(
          "\nnote        all on one level; if lies is above them, say --fields name=lies+name,code=code\n"))
      #expect(
        run("\(list) --recursive --fields name=lies+name --output path 2>&1")
          == "West\nWest/a\nWest/b\nOst\nOst/c\nOst/d\n[0]")
      #expect(
        run("list --lang en --data - <\(file.path) 2>&1 >/dev/null").hasPrefix(
          "areapick: standard input: all on one level, and many have the same lies: "))
      // Who names the fields wants the list.
      #expect(run("\(list) --fields name=name 2>&1 >/dev/null") == "[0]")
    }
  }

  @Test func listSaysWhatElseAScriptHolds() {
    let districts = ["Attock", "Jhelum", "Sukkur", "Kasur"].map {
      "{ value: '\($0)', label: '\($0)', province: 'Punjab' },\n"
    }
    let file = TemporaryFile(
      "export const province = [{ value: 'Punjab', label: 'Punjab' }, { value: 'Sindh', label: 'Sindh' }];\n"
        + "export const districts = [\n\(districts.joined())];\n")
    withExtendedLifetime(file) {
      let list = "list --no-cache --lang en --data \(file.path)"
      #expect(
        run("\(list) 2>&1 >/dev/null")
          == "areapick: \(file.path): constants that were not read: province; --table NAME reads one of them\n[0]"
      )
      // Who chose one wants no other.
      #expect(run("\(list) --table province 2>&1") == "\tPunjab\n\tSindh\n[0]")
    }
  }

  @Test func inspectNamesTheLevelsOfTheBuiltInDivisions() {
    #expect(run("inspect").contains("\n  1  34  省份\n"))
    #expect(run("inspect --lang en").contains("\n  1  34  Province\n"))
    #expect(run("inspect --levels 甲,乙").contains("\n  1  34  甲\n"))
    #expect(run("inspect --lang en --output json").contains(#"{"name":"省份","count":34}"#))
  }

  @Test func allListsOfACommandAreExportedAndCompiled() {
    let command = """
      --children 'case $AREA_CODE in "") printf "id,name,size\\n1,A,5\\n2,B,6\\n" ;; 1) printf "id,name,kind\\n11,C,x\\n";; esac'
      """
    let table = "code,parent,name,size,kind\n1,,A,5,\n11,1,C,,x\n2,,B,6,\n[0]"
    #expect(run("export --as csv \(command)") == table)
    #expect(run("export --as csv --depth 1 \(command)") == "code,parent,name,size\n1,,A,5\n2,,B,6\n[0]")
    let file = TemporaryFile("")
    withExtendedLifetime(file) {
      #expect(run("compile --force -o \(file.path) \(command)") == "[0]")
      #expect(run("export --as csv --data \(file.path)") == table)
    }
    #expect(run("export --lang en --children 'echo no >&2; exit 3' 2>&1") == "areapick: no (status 3)\n[2]")
    #expect(
      run("export --lang en --children 'echo A' 2>&1")
        == "areapick: --children: A stands below itself again and again\n[2]")
  }

  /// Of a command no list is fetched beside the root, and none of these may fail.
  @Test func aRootAloneIsFetched() {
    let log = TemporaryFile("")
    withExtendedLifetime(log) {
      let command = """
        --children 'echo "$AREA_PATH" >>\(log.path); case $AREA_LEVEL in 0) printf "a\tA\nb\tB\n" ;; 1) if [ "$AREA_CODE" = a ]; then exit 3; fi; printf "b1\tB1\t-\n" ;; esac'
        """
      #expect(
        run("export --as csv --root B \(command)") == "code,parent,name\nb,,B\nb1,b,B1\n[0]")
      #expect(printed("cat \(log.path)") == "\nB\n")
      #expect(run("search --lang en --root b B1 \(command) 2>/dev/null") == "b1\tB/B1\n[0]")
    }
  }

  /// A place without a code asks for the first list again: nothing lies below it.
  @Test func theFirstListAgainIsNoneBelowAPlaceWithoutACode() {
    let command =
      "--output path --children 'case \"$AREA_CODE\" in \"\") echo \"[{\\\"id\\\":1,\\\"name\\\":\\\"A\\\"},{\\\"id\\\":2,\\\"name\\\":\\\"B\\\"}]\";; 1) echo \"[\\\"x\\\",\\\"y\\\"]\";; esac'"
    #expect(run("list --recursive \(command) 2>&1") == "A\nA/x\nA/y\nB\n[0]")
  }

  /// Where a later list does not come, nothing was printed of those before it.
  @Test func aListOfAllListsIsPrintedWhole() {
    let command =
      "--lang en --output path --children 'case $AREA_LEVEL$AREA_CODE in 0) printf \"1\\tA\\n2\\tB\\n\";; 11) printf \"11\\tC\\t-\\n\";; *) exit 4;; esac'"
    #expect(run("list --recursive \(command) 2>&1") == "areapick: B: status 4\n[2]")
    #expect(run("list --recursive --limit 2 \(command) 2>&1") == "A\nA/C\n[0]")
    #expect(
      run("list --recursive --keep-going \(command) 2>&1")
        == "A\nA/C\nB\nareapick: list: 1 list did not come: B: status 4\n[0]")
  }

  /// Nothing is run for what cannot use it.
  @Test(arguments: ["--version", "resolve", "replay /dev/null"])
  func listsOfACommandAreNoWholeTree(_ command: String) {
    let log = TemporaryFile("")
    withExtendedLifetime(log) {
      let words = "\(command) --children 'echo run >>\(log.path); echo A' --lang en 2>&1 </dev/null"
      #expect(!run(words).contains("again and again"))
      #expect(printed("cat \(log.path)") == "")
    }
  }

  @Test func inspectSaysWhatTheFirstListOfACommandWasTakenFor() {
    let log = TemporaryFile("")
    withExtendedLifetime(log) {
      let command =
        "--children 'echo \"$AREA_LEVEL\" >>\(log.path); printf \"id,name,size\\n1,A,5\\n11,B,6\\n12,C,7\\n\"'"
      let report = run("inspect --lang en \(command)")
      for line in [
        "format      CSV\n", "name        name\n", "code        id\n", "fields      size\n",
        "roots       3\n",
        "nodes       3\n", "  A  (1)\n  B  (11)\n", "  C  (12)\n", "the first list alone",
      ] {
        #expect(report.contains(line), "\(line)")
      }
      #expect(!report.contains("--fields parent="))
      #expect(printed("cat \(log.path)") == "0\n")  // It was asked once, for the highest list.
      #expect(run("inspect \(command)").contains("说明        只看了第一级；其余各级打开时才取\n"))
      #expect(
        run("inspect --output json \(command)").hasPrefix(#"{"format":"csv","shape":"a list","roots":3,"#))
    }
    #expect(
      run("inspect --lang en --children 'printf \"1\\tA\\n2\\tB\\n\"'").hasPrefix(
        "format      lines\nshape       codes and names\nroots       2\n"))
  }

  @Test func inspectSaysWhatIsWrongWithAnAnswer() {
    let flawed = "inspect --lang en --children 'printf \"id,name\\n1,A\\n1,B\\n\"'"
    let understood = "format      CSV\nshape       a list\nname        name\ncode        id\n"
    #expect(
      run("\(flawed) 2>&1")
        == "\(understood)areapick: the command's answer:3: the code 1 stands twice below one parent\n[2]")
    #expect(run("\(flawed) --output json").contains(#""flaws":[{"line":3,"#))
    #expect(run("inspect --children true 2>&1") == "areapick: 命令的回答：没有可选的内容\n[2]")
    #expect(
      run("inspect --lang en --children 'echo gone >&2; exit 3' 2>&1") == "areapick: gone (status 3)\n[2]")
  }

  @Test(arguments: ["list", "search A", "lookup 1", "inspect", "compile -o -", ""])
  func aFileAndACommandAreOneTooMany(_ command: String) {
    let words = "\(command) --children true --data \(csv.path)"
    #expect(
      run("\(words) --lang en 2>&1")
        == "areapick: --data and --children are two sources; say one of them\n[2]")
    #expect(run("\(words) 2>&1") == "areapick: --data 和 --children 是两个来源，只能写一个\n[2]")
  }

  @Test func aFileBehindACommandIsOneTooManyToo() {
    #expect(run("inspect \(csv.path) --children true 2>&1").hasSuffix("只能写一个\n[2]"))
  }

  /// Rules for words know their traditional characters as well.
  @Test func traditionalNamesAreReadAsSimplifiedOnes() {
    let file = TemporaryFile("長沙\n廈門\n長安區\n重慶\n長官\n乾縣\n")
    withExtendedLifetime(file) {
      #expect(
        run("list --data \(file.path) --format '{pinyin}'")
          == "chang sha\nxia men\nchang an qu\nchong qing\nzhang guan\nqian xian\n[0]")
    }
  }

  @Test func commentsMayStandInFrontOfAQuery() {
    let database = TemporaryFile("")
    withExtendedLifetime(database) {
      let made = "CREATE TABLE t(id, name, pid); INSERT INTO t VALUES (1, \"A\", NULL)"
      #expect(printed("sqlite3 \(database.path) '\(made)' 2>&1") == "")
      let sql = "/* the roots */ -- first\n SELECT id, name FROM t WHERE pid IS :parent"
      #expect(run("list --data \(database.path) --query '\(sql)' 2>&1") == "1\tA\n[0]")
    }
  }

  @Test(arguments: ["list", "search A", "lookup 1", "recent"])
  func whatIsNoQueryOfListsIsSaid(_ command: String) {
    let database = TemporaryFile("")
    withExtendedLifetime(database) {
      #expect(
        printed("sqlite3 \(database.path) 'CREATE TABLE t(id INTEGER PRIMARY KEY, name, pid)' 2>&1") == "")
      for sql in ["SELECT id, name FROM t", "DELETE FROM t WHERE pid IS :parent"] {
        let words = "\(command) --data \(database.path) --query '\(sql)'"
        #expect(
          run("\(words) --lang en 2>&1")
            == "areapick: the value '\(sql)' is invalid for --query: a SELECT is wanted, with :parent for the code of the place above\n[2]"
        )
        #expect(
          run("\(words) 2>&1") == "areapick: --query 的值“\(sql)”不对：要一条 SELECT，用 :parent 表示上级的代码\n[2]")
      }
    }
  }

  @Test func aQueryOfListsNeedsADatabase() {
    let query = "--query 'SELECT id, name FROM t WHERE pid IS :parent'"
    for words in ["list --data \(csv.path)", "list", "list --children true", "--data \(csv.path)"] {
      #expect(
        run("\(words) \(query) --lang en 2>&1")
          == "areapick: --query is SQL, which is for a SQLite database: --data FILE.db\n[2]")
    }
    #expect(run("list \(query) 2>&1") == "areapick: --query 写的是 SQL，只能用于 SQLite 数据库：--data 文件.db\n[2]")
  }

  @Test func compileIsTheSameAlwaysAndOverwritesNothingElse() {
    let file = TemporaryFile("")
    let other = TemporaryFile("x")
    withExtendedLifetime((file, other)) {
      #expect(run("compile \(csv.path) -o \(file.path)") == "[0]")
      #expect(run("list --data \(file.path) --output name") == "广东省\n[0]")
      #expect(run("compile \(csv.path) -o - | cmp - \(file.path)") == "[0]")
      #expect(run("compile \(csv.path) -o \(file.path)") == "[0]")
      #expect(
        run("compile \(csv.path) -o \(other.path) 2>&1")
          == "areapick: \(other.path) 不是编译好的数据，不覆盖；要覆盖就加 --force\n[2]")
      #expect(run("compile \(csv.path) -o \(other.path) --force") == "[0]")
      #expect(run("compile \(csv.path) 2>&1") == "areapick: compile：没有写存到哪里：请用 -o 写文件名\n[2]")
    }
  }

  @Test func theBuiltInDivisionsAreExportedAndComeBack() {
    let pca = "export --as pca --root 广东省/深圳市 --depth 3"
    #expect(run(pca).hasPrefix(#"{"深圳市":["宝安区","福田区","#))
    let vant =
      "export --as vant --root 北京市 | \(DataTests.command) list --recursive --output code --data - | wc -l"
    #expect(run(vant) == "17\n[0]")
    #expect(
      run("export --as vant --data \(csv.path) 2>&1").hasSuffix(
        "vant 要六位数字，每级两位\n[2]"))
  }

  /// Whether all below is listed or one list, and in whatever form.
  @Test(arguments: ["", "--recursive", "--output name", "--recursive --output name"])
  func aListThatComesEndsAtItsLimit(_ words: String) {
    let children = #"--children '[ "$AREA_LEVEL" != 0 ] || printf "1\ta\n2\tb\n3\tc\n"'"#
    let lines = run("list --limit 2 \(words) \(children)").split(separator: "\n")
    #expect(lines == (words.contains("name") ? ["a", "b", "[0]"] : ["1\ta", "2\tb", "[0]"]))
  }

  @Test func aFileOfWeightsThatIsNotThereIsNamed() {
    #expect(run("resolve --prior /nowhere 北京市 2>&1") == "areapick: /nowhere：没有这个文件或目录\n[2]")
  }

  /// Files of other systems end their lines with a carriage return and a newline, and begin with a byte order mark.
  @Test func aFileOfWeightsMayComeFromAnotherSystem() {
    for rows in ["320106\t9\n320102\t5\n", "\u{FEFF}320106\t9\r\n\r\n320102\t5\r\n"] {
      let weights = TemporaryFile(rows)
      #expect(run("resolve --prior \(weights.path) --output code 江苏省鼓楼区") == "320106\n[0]")
    }
    let weights = TemporaryFile("320106\t9\r\n320102\r\n")
    #expect(run("resolve --prior \(weights.path) 北京市 2>&1").contains("\(weights.path):2"))
  }

  private static let command =
    "env -u AREAPICK_DEFAULT_OPTS -u AREAPICK_DEFAULT_OPTS_FILE LC_ALL=C.UTF-8 \(ProgramTests.binary)"

  /// What the program prints for arguments of a shell, and its status in brackets.
  private func run(_ arguments: String, input: String? = nil) -> String {
    let pipe = input.map { "\($0) | " } ?? ""
    return printed("\(pipe)\(DataTests.command) \(arguments); printf '[%s]' $?")
  }
}
