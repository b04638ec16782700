import PickerCore
import RegionModel
import RegionSources
import Synchronization
import TestSupport
import Testing

@testable import areapick

/// Lists that come one by one, where something is decided before a sheet opens.
@Suite struct ListSourceTests {
  /// Lists by the path of names above them, and the paths that were asked for.
  private final class Lists: ListSource {
    let asked = Mutex<[String]>([])
    private let lists: [String: String]

    init(_ lists: [String: String]) { self.lists = lists }

    func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
      let above = path.map(\.name).joined(separator: "/")
      asked.withLock { $0.append(above) }
      var builder = TreeBuilder()
      builder.order = .source
      for name in (lists[above] ?? "").split(separator: " ") {
        let isLeaf = name.hasSuffix("*")
        let number = builder.append(
          RegionRecord(code: "", parent: .none, level: nil, name: String(isLeaf ? name.dropLast() : name)))
        if isLeaf { builder.setFlags(.leaf, of: number) }
      }
      do { return try builder.tree() } catch { throw .failed("\(error)") }
    }

    let canSearch = false
    func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
      throw .failed("no search")
    }
  }

  private let lists = Lists([
    "": "Root", "Root": "Alpha Beta Gamma", "Root/Beta": "Delta* Eps*",
  ])

  private func pick(_ change: (inout Settings) -> Void) throws -> Pick {
    var settings = Settings()
    change(&settings)
    return try Pick(settings, tree: SmallTrees.empty, source: lists)
  }

  private func marked(_ change: (inout Settings) -> Void) throws -> [String]? {
    try pick { settings in
      settings.markLimit = PickerCore.Options.noMarkLimit
      change(&settings)
    }.options.markedPaths?.paths.map { $0.map(\.name).joined(separator: "/") }
  }

  @Test func everyPlaceThatIsSelectedIsMarked() throws {
    #expect(
      try marked { $0.selections = ["Root/Gamma", "Root/Beta/Eps"] } == ["Root/Gamma", "Root/Beta/Eps"])
    // The only place of a list needs no word, as where one place is selected.
    #expect(try marked { $0.selections = ["Gamma", "Beta/Eps"] } == ["Root/Gamma", "Root/Beta/Eps"])
    #expect(try marked { $0.selections = ["Root/Nowhere", "Root/Beta"] } == nil)
    #expect(
      try marked {
        $0.selections = ["Root/Beta"]
        $0.takesAnyLevel = true
      } == ["Root/Beta"])
    #expect(
      try marked {
        $0.selections = ["Beta/Eps", "Root/Gamma"]
        $0.root = "Root"
      } == ["Root/Beta/Eps", "Root/Gamma"])
  }

  /// Of the last one the sheet says where it opens what is not there.
  @Test(
    arguments: [
      (["Root/Nowhere", "Root/Gamma"], "Root/Nowhere"), (["Root/Gamma", "Root/Nowhere"], nil),
      (["Alpha/x", "Nowhere", "Root/Gamma"], "Alpha/x, Nowhere"), (["Root/Gamma"], nil),
    ] as [([String], String?)])
  func whatIsNotThereIsSaidWhereAnotherFollows(selections: [String], missing: String?) throws {
    let pick = try pick { ($0.markLimit, $0.selections) = (5, selections) }
    #expect(pick.options.notice == missing.map { .notFound($0) })
  }

  @Test func theSheetHasTheMarksAndAsksForNoListTwice() throws {
    let pick = try pick {
      $0.markLimit = 5
      $0.selections = ["Root/Gamma", "Root/Beta/Eps"]
    }
    var (state, effects) = State.opened(
      SmallTrees.empty, options: pick.options, size: Size(columns: 80, rows: 24))
    var waiting = effects
    let asked = lists.asked.withLock { $0 }
    while !waiting.isEmpty {
      guard case .loadChildren(let path, let generation) = waiting.removeFirst() else { continue }
      let list = try #require(pick.source).children(of: path.map(Place.init), Cancellation()).roots
      waiting += reduce(&state, .childrenLoaded(list, generation: generation))
    }
    #expect(lists.asked.withLock { $0 } == asked)
    effects = reduce(&state, .rowActivated)
    guard case .finish(.marked(let paths))? = effects.first else {
      Issue.record("the pick did not end: \(effects)")
      return
    }
    #expect(paths.map { $0.map(\.name).joined(separator: "/") } == ["Root/Beta/Eps", "Root/Gamma"])
  }

  @Test func aQueryIsDecidedByAllListsWhereNothingSearches() throws {
    func decided(_ query: String, _ change: (inout Settings) -> Void = { _ in }) throws -> Pick {
      try pick { settings in
        (settings.query, settings.takesOnlyMatch, settings.leavesWithoutMatch) = (query, true, true)
        change(&settings)
      }
    }
    func names(_ pick: Pick) -> String {
      guard case .picked(let path) = pick.immediateOutcome else {
        return "\(String(describing: pick.immediateOutcome))"
      }
      return path.map(\.name).joined(separator: "/")
    }
    #expect(try names(decided("Eps")) == "Root/Beta/Eps")
    #expect(try names(decided("Gamma")) == "Root/Gamma")
    #expect(try names(decided("Beta") { $0.depth = 2 }) == "Root/Beta")
    #expect(try decided("nowhere").immediateOutcome == .nothingMatched)
    #expect(try decided("Gamma") { $0.root = "Root/Beta" }.immediateOutcome == .nothingMatched)
    let below = try decided("Beta")
    #expect(below.immediateOutcome == nil)
    #expect(below.options.selectedWords == ["Root", "Beta"])
    #expect(below.options.query == nil)
  }
}

/// A walk through lists, up to its bound.
@Suite struct ListWalkTests {
  /// Two places below each, without an end.
  private final class Endless: ListSource {
    let count = Mutex(0)

    func children(of path: [Place], _ cancellation: Cancellation) throws(ListSourceError) -> RegionTree {
      count.withLock { $0 += 1 }
      var builder = TreeBuilder()
      builder.order = .source
      let above = path.last?.code ?? ""
      for digit in ["1", "2"] {
        builder.append(RegionRecord(code: above + digit, parent: .none, name: "place " + above + digit))
      }
      do { return try builder.tree() } catch { throw .failed("\(error)") }
    }

    let canSearch = false
    func search(_ text: String, _ cancellation: Cancellation) throws(ListSourceError) -> SourceMatches {
      throw .failed("no search")
    }
  }

  private let source = Endless()
  private var lists: LazyTree { LazyTree(tree: SmallTrees.empty, source: source) }

  @Test func aWalkEndsAfterSoManyLists() throws {
    var walk = ListWalk(lists, mostLists: 7)
    try walk.readAll()
    #expect(walk.isCut)
    #expect(source.count.withLock { $0 } == 7)
    // Level by level: the roots, and two levels below.
    #expect(walk.tree().count == 14)
    #expect(
      walk.note("search")
        == "search: 7 lists were fetched, which is not all; --search COMMAND asks the source")
  }

  @Test func aWalkEndsWhenItsTimeIsOver() throws {
    var walk = ListWalk(lists, mostLists: 1_000_000, patience: 50)
    try walk.readAll()
    #expect(walk.isCut)
    #expect(source.count.withLock { $0 } < 1_000_000)
  }

  /// Ten places, of which the list of one never comes.
  private static let oneFails = """
    case "$AREA_CODE" in
    "") for i in 0 1 2 3 4 5 6 7 8 9; do printf '%s\\tplace %s\\n' $i $i; done;;
    4) echo "connection lost" >&2; exit 3;;
    ?) printf '%s1\\tuno %s\\t-\\n' "$AREA_CODE" "$AREA_CODE";;
    esac
    """

  @Test func aListThatDoesNotComeIsPassedOverWhereSomebodySaidSo() throws {
    let lists = LazyTree(tree: SmallTrees.empty, source: ChildCommand(Self.oneFails, reader: AnswerReader()))
    var strict = ListWalk(lists)
    #expect(throws: CommandError("place 4: connection lost (status 3)")) { try strict.readAll() }
    var walk = ListWalk(lists, keepsGoing: true)
    try walk.readAll()
    #expect(walk.tree().count == 19)
    #expect(walk.failureNote("search") == "search: 1 list did not come: place 4: connection lost (status 3)")
  }

  @Test func aCodeThatIsNotThereIsSoughtUpToTheBound() throws {
    var walk = ListWalk(lists, mostLists: 9)
    #expect(try walk.path(toCode: "1212")?.map(\.code) == ["1", "12", "121", "1212"])
    #expect(source.count.withLock { $0 } == 4)
    #expect(!walk.isCut)
    #expect(try walk.path(toCode: "3") == nil)
    #expect(walk.isCut)
    #expect(try walk.path(toCode: "2")?.map(\.code) == ["2"])
  }
}

/// Rows instead of names, for columns whose lists come one by one.
@Suite struct ListRowTests {
  @Test(arguments: [
    ("#2,#1", ["#2", "#1"]), ("Root,#1", ["Root", "#1"]), ("Root/Beta", ["Root", "Beta"]),
    (",#1", ["#0", "#1"]),
    ("\\#2", ["\\#2"]), ("C#/Java", ["C#", "Java"]),
  ])
  func rowsAreWordsUntilTheirListsCome(_ text: String, _ words: [String]) throws {
    var settings = Settings()
    settings.selected = text
    #expect(try Pick.lazyOptions(settings).selectedWords == words)
  }
}

/// The same by the program.
@Suite struct ListSourceProgramTests {
  private func withDatabase(_ body: (String) -> Void) {
    let file = TemporaryFile("")
    withExtendedLifetime(file) {
      let sql = """
        CREATE TABLE cat(id INTEGER PRIMARY KEY, name TEXT, parent_id INT); INSERT INTO cat VALUES \
        (1,'Root',NULL),(2,'Alpha',1),(3,'Beta',1),(4,'Gamma',1),(5,'Delta',3),(6,'Eps',3);
        """
      #expect(printed("sqlite3 \(file.path) \"\(sql)\" 2>&1") == "")
      body(file.path)
    }
  }

  private let lists =
    #"--children 'case $AREA_LEVEL in 0) printf "1\tQueen\n";; 1) printf "5\tJazz\n";; 2) printf "1\tMust\t-\n9\tDre\t-\n";; esac'"#

  @Test func theOnlyMatchInADatabaseNeedsNoTerminal() {
    withDatabase { path in
      #expect(run("-1 -q Gamma --data \(path)") == "Root/Gamma\n[0]")
      #expect(run("-1 -q Eps --data \(path)") == "Root/Beta/Eps\n[0]")
      #expect(run("-0 -q Nowhere --data \(path)") == "[1]")
    }
  }

  @Test func commandsTakeListsThatComeOneByOne() {
    #expect(run("-1 -q Dre \(lists)") == "Queen/Jazz/Dre\n[0]")
    #expect(run("lookup 9 \(lists)") == "9\tQueen/Jazz/Dre\n[0]")
    #expect(
      run("lookup 77 --lang en \(lists) 2>&1") == "areapick: lookup: there is no place with the code 77\n[1]")
    #expect(run("search Dre \(lists)") == "9\tQueen/Jazz/Dre\n[0]")
    let search =
      #"--search 'echo "[{\"id\":1,\"name\":\"Queen\",\"children\":[{\"id\":9,\"name\":\"Dre\"}]}]"'"#
    #expect(run("lookup 9 \(lists) \(search)") == "9\tQueen/Dre\n[0]")
    #expect(run("lookup 1 --lang en \(lists) \(search) 2>&1").hasSuffix("code 1\n[1]"))
  }

  @Test func answersAreKeptByTheVariablesThatTheCommandNamesAndThoseOfClients() {
    let script = #"""
      export XDG_CACHE_HOME=$(mktemp -d)
      unset AREAPICK_DEFAULT_OPTS AREAPICK_DEFAULT_OPTS_FILE
      list() { env "$1" \#(ProgramTests.binary) list --output name --cache 1d --children "$2"; }
      count='echo "$CITY"; echo >>$XDG_CACHE_HOME/runs'
      list CITY=Paris "$count"; list CITY=Lyon "$count"; list CITY=Paris "$count"; wc -l <$XDG_CACHE_HOME/runs
      client='sh ./client'
      cd $XDG_CACHE_HOME; echo 'echo "$PGDATABASE"' >client
      list PGDATABASE=shop "$client"; list PGDATABASE=town "$client"
      rm -r $XDG_CACHE_HOME
      """#
    #expect(printed(script) == "Paris\nLyon\nParis\n2\nshop\ntown\n")
  }

  /// As of a file, once for all lists.
  @Test(arguments: ["list", "list --recursive", "search Alpha", "lookup 11", "export", "-1 -q Alpha"])
  func whatIsLeftOutOfListsIsSaidOnce(words: String) {
    let lists =
      #"--children 'case $AREA_LEVEL in 0) printf "1\tRoot\t+\n2\t\n";; 1) printf "11\tAlpha\t-\n11\tB\n12\t\n";; esac'"#
    let count = words == "list" ? "1 record was" : "3 records were"
    let said = run("\(words) --keep-going --lang en \(lists) 2>&1 >/dev/null")
    #expect(said.hasSuffix("areapick: --children: \(count) left out\n[0]"))
    #expect(said.split(separator: "left out").count == 2)
    #expect(run("\(words) --lang en \(lists) 2>&1 >/dev/null") == "areapick: line 2: there is no name\n[2]")
    let chinese = words == "list" ? "1" : "3"
    #expect(
      run("\(words) --keep-going --lang zh \(lists) 2>&1 >/dev/null").hasSuffix(
        "areapick: --children：略过了 \(chinese) 条\n[0]"))
  }

  @Test func aListThatIsAPageIsSaid() {
    let lists =
      #"--children 'case $AREA_LEVEL in 0) echo "{\"count\":9,\"next\":\"/?p=2\",\"results\":[{\"id\":1,\"name\":\"A\"},{\"id\":2,\"name\":\"B\"}]}";; 1) echo "{\"has_more\":true,\"data\":[{\"id\":9,\"name\":\"C\"}]}";; esac'"#
    #expect(
      run("list --lang en \(lists) 2>&1 >/dev/null")
        == "areapick: --children: the source answers in pages: 2 of 9 are here\n[0]")
    #expect(
      run("list --recursive --lang zh \(lists) 2>&1 >/dev/null")
        == "areapick: --children：来源分页返回：共 9 项，这里只有 2 项\nareapick: --children：另有 2 个列表也只是一页\n[0]")
    #expect(
      run("list 1 --lang en \(lists) 2>&1 >/dev/null")
        == "areapick: --children: the source answers in pages: 2 of 9 are here\nareapick: --children: 1 other list is a page, too\n[0]"
    )
  }

  @Test func codesAreAskedForOnlyWhereThereAreSome() {
    let said = "this data has no codes; --output path or json has what there is\n[2]"
    let data = #"printf '%s' '{"A":["B","C"]}'"#
    #expect(
      run("list --lang en --output code --data - 2>&1", input: data) == "areapick: --output code: \(said)")
    let lists = "--children 'echo A; echo B' --depth 1 --lang en"
    #expect(run("-1 -q A --output code \(lists) 2>&1") == "\nareapick: --output code: A has no code\n[0]")
  }

  /// As the pick: below the depth nothing is fetched.
  @Test func aSearchReadsNoListBelowTheDepth() {
    let lists =
      "--children 'case $AREA_LEVEL in 0) printf \"a\\tAlpha\\nb\\tBeta\\n\";; 1) printf \"$AREA_CODE-1\\tGamma $AREA_NAME\\n\";; *) echo too deep >&2; exit 3;; esac' --lang en"
    #expect(run("search \(lists) --depth 2 Gamma Beta --output path") == "Beta/Gamma Beta\n[0]")
    #expect(run("search \(lists) --depth 1 Gamma --output path") == "[1]")
    #expect(run("lookup \(lists) --depth 2 b-1 --output path") == "Beta/Gamma Beta\n[0]")
    #expect(run("search \(lists) Gamma 2>&1").contains("too deep"))
    let tree = #"printf '%s' '{"A":{"Ab":["Abc"]}}'"#
    #expect(run("search --depth 2 A --output path --data -", input: tree) == "A\nA/Ab\n[0]")
  }

  @Test func linesWithoutACodeAreSaid() {
    let data =
      #"printf '%s' '[{"code":"1","name":"A","children":[{"name":"B"},{"code":"3","name":"C"},{"name":"D"}]},{"name":"E"}]'"#
    let list = "list --recursive --output code --data -"
    #expect(run("\(list) --lang en 2>/dev/null", input: data) == "1\n\n3\n\n\n[0]")
    #expect(
      run("\(list) --lang en 2>&1 >/dev/null", input: data)
        == "areapick: --output code: 3 places have no code; their lines are empty\n[0]")
    #expect(
      run("list A --limit 1 --lang zh --output code --data - 2>&1 >/dev/null", input: data)
        == "areapick: --output code：1 个地点没有代码，它的一行是空的\n[0]")
    #expect(run("list --output code --limit 1 --lang en --data - 2>&1", input: data) == "1\n[0]")
  }

  /// As of a file with such rows.
  @Test(arguments: ["list", "list --recursive", "search Alpha", "lookup 2"])
  func aDatabaseWhoseRowsHaveFlawsIsRefused(words: String) {
    withDatabase { path in
      #expect(
        printed("sqlite3 \(path) \"INSERT INTO cat VALUES (7,'Lost',99),(8,'Circle',9),(9,'Round',8)\" 2>&1")
          == "")
      #expect(
        run("\(words) --lang en --data \(path) 2>&1") == """
          areapick: \(path): 7: there is no parent 99
          areapick: \(path): 8 is its own ancestor
          areapick: leave such rows out, --keep-going, or say which fields are meant, --fields name=…,code=…,parent=…
          [2]
          """)
      #expect(
        run("\(words) --keep-going --lang en --data \(path) 2>&1 >/dev/null")
          == "areapick: \(path): 3 records were left out\n[0]")
      // A list of its own shows what is there.
      #expect(run("list Root --limit 1 --data \(path)") == "2\tRoot/Alpha\n[0]")
      let below = run("list Root --recursive --data \(path)")
      #expect(below.hasPrefix("2\tRoot/Alpha\n") && below.hasSuffix("[0]"))
      #expect(run("-1 -q Gamma --data \(path)") == "Root/Gamma\n[0]")
    }
  }

  /// In the list that a person sees, and not among what was found.
  @Test func resultsSayInWhichRowsOfADatabasePlacesStand() {
    withDatabase { path in
      let eps =
        #"{"code":"6","name":"Eps","level":3,"pinyin":"","path":["Root","Beta","Eps"],"codes":["1","3","6"],"#
        + #""levels":[1,2,3],"index":[0,1,1]}"# + "\n[0]"
      for words in ["search Eps", "lookup 6", "-1 -q Eps"] {
        #expect(run("\(words) --output json --data \(path)") == eps)
        #expect(run("\(words) --output index --data \(path)") == "0 1 1\n[0]")
      }
      #expect(run("list Root/Beta --output index --data \(path)") == "0 1 0\n0 1 1\n[0]")
      #expect(run("list --recursive --output index --data \(path)").hasSuffix("0 1 1\n0 2\n[0]"))
    }
    #expect(run("list Queen/Jazz --output index \(lists)") == "0 0 0\n0 0 1\n[0]")
  }

  @Test func theJSONOfADatabaseHasItsColumns() {
    withDatabase { path in
      #expect(printed("sqlite3 \(path) \"ALTER TABLE cat ADD colour TEXT DEFAULT 'red'\" 2>&1") == "")
      for words in ["search Eps", "lookup 6", "-1 -q Eps", "list Root/Beta --limit 1"] {
        #expect(run("\(words) --output json --data \(path)").contains(#""fields":{"colour":"red"}}"#))
      }
    }
  }

  @Test func aDatabaseIsNotReadFromAPipe() {
    withDatabase { path in
      #expect(
        run("list --data - --lang en <\(path) 2>&1")
          == "areapick: standard input: a SQLite database, which is read from a file: --data FILE\n[2]")
    }
  }

  @Test(arguments: ["search foo", "-0 -q foo"]) func aSearchThatFindsNothingIsNoFailure(words: String) {
    #expect(run("\(words) --search true \(lists) 2>&1") == "[1]")
  }

  @Test func whatAFilterLeavesEmptyIsNotListed() {
    withDatabase { path in
      let words = "list --recursive --output path --data \(path)"
      #expect(
        run("\(words) --exclude Root/Beta/Delta --exclude Root/Beta/Eps")
          == "Root\nRoot/Alpha\nRoot/Gamma\n[0]")
      #expect(
        run("\(words) --exclude Root/Beta/Delta --limit 4")
          == "Root\nRoot/Alpha\nRoot/Beta\nRoot/Beta/Eps\n[0]")
      #expect(
        run("\(words) --exclude Root/Beta/Delta --depth 2") == "Root\nRoot/Alpha\nRoot/Beta\nRoot/Gamma\n[0]")
    }
  }

  @Test(arguments: ["list", "inspect", "search x", "lookup 1", ""]) func aTableIsForADatabase(words: String) {
    let json = TemporaryFile(#"[{"name":"A"}]"#)
    withExtendedLifetime(json) {
      #expect(
        run("\(words) --data \(json.path) --table x --lang en 2>&1")
          == "areapick: --table is for a SQLite database, an SQL dump or a program's text: --data FILE\n[2]")
    }
  }

  @Test(arguments: ["list", "search x", ""]) func anEmptySourceIsNotTheBuiltInOne(words: String) {
    #expect(
      run("\(words) --data '' --lang en 2>&1")
        == "areapick: the value '' is invalid for --data: a file is wanted, or - for standard input; --no-data is none\n[2]"
    )
    #expect(
      run("\(words) --children '' 2>&1") == "areapick: --children 的值“”不对：要一条命令；不用命令写 --no-children\n[2]")
  }

  @Test func standardInputWithoutAnEndIsGivenUp() {
    #expect(
      run("list --data - --lang en 2>&1", input: "yes a/b")
        == "areapick: standard input: the same line again and again, without an end\n[2]")
  }

  /// Three levels of nine lists each, whose codes lie in each other; each list that is asked for is noted.
  private func nested(_ log: String) -> String {
    """
    --children 'echo "$AREA_CODE" >>\(log); [ $AREA_LEVEL -lt 3 ] || exit 0; \
    for i in 1 2 3 4 5 6 7 8 9; do printf "$AREA_CODE$i\\tplace $AREA_CODE$i\\n"; done'
    """
  }

  @Test func aCodeIsLookedForWhereItLies() {
    let log = TemporaryFile("")
    withExtendedLifetime(log) {
      #expect(run("lookup 789 \(nested(log.path)) 2>&1") == "789\tplace 7/place 78/place 789\n[0]")
      #expect(printed("cat \(log.path)") == "\n7\n78\n")
      #expect(
        run("lookup 44 41 --lang en \(nested(log.path)) 2>&1")
          == "44\tplace 4/place 44\n41\tplace 4/place 41\n[0]")
      #expect(printed("tail -n +4 \(log.path)") == "\n4\n")
    }
  }

  @Test func whatWasFetchedIsSaid() {
    let note = "820 lists were fetched; --search COMMAND asks the source"
    let log = TemporaryFile("")
    withExtendedLifetime(log) {
      #expect(
        run("search 'place 789' --lang en \(nested(log.path)) 2>&1")
          == "areapick: search: \(note)\n789\tplace 7/place 78/place 789\n[0]")
      #expect(
        run("-1 -q 'place 789' --lang en \(nested(log.path)) 2>&1")
          == "areapick: --query: \(note)\nplace 7/place 78/place 789\n[0]")
    }
  }

  @Test func anAgeWithoutAUnitIsRefused() {
    #expect(
      complaint("--cache", "1")?.hasSuffix("a length of time is wanted, like 30s, 15m, 12h or 1d") == true)
  }

  @Test func threeSamplesAreShownOfAnyTreeWithThreePlaces() {
    let csv = TemporaryFile("a/b\na/c\n")
    withExtendedLifetime(csv) {
      let report = run("inspect \(csv.path) --output json")
      #expect(
        report.contains(
          #""samples":[{"path":"a/b","code":""},{"path":"a","code":""},{"path":"a/c","code":""}]"#))
    }
  }

  private static let command =
    "env -u AREAPICK_DEFAULT_OPTS -u AREAPICK_DEFAULT_OPTS_FILE LC_ALL=C.UTF-8 \(ProgramTests.binary)"

  /// What the program prints for arguments of a shell, and its status in brackets.
  private func run(_ arguments: String, input: String? = nil) -> String {
    let pipe = input.map { "\($0) | " } ?? ""
    return printed("\(pipe)\(ListSourceProgramTests.command) \(arguments); printf '[%s]' $?")
  }
}
