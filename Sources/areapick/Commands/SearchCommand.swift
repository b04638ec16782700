import AddressResolving
import Glibc
import PickerView
import RegionModel
import RegionSearch
import RegionSources
import TerminalKit

/// `areapick search`: prints the places that match a query, the best first, one line each.
struct SearchCommand: Equatable, Sendable {
  /// Not blank; nil where queries come from standard input, a line each.
  var query: String?
  /// The place to search below, as the person wrote it.
  var root: String?
  /// What a person wrote for the level of the places that are wanted; nil for any.
  var level: String?
  /// The step of the whole path below which nothing is searched, counted from 1; nil for all.
  var depth: Int?
  /// How many lines there are at most for a query; nil for all.
  var limit: Int?
  var filter = FilterWords()
  var style = ResultStyle()
  var source = SourceChoice()

  /// The lines for the query of the command line; empty where nothing fits.
  ///
  /// - Throws: Where the place to search below is not found, or fits several, and where there is no such level.
  func lines(from tree: RegionTree) throws(CommandError) -> [UInt8] {
    try Searching(self, in: tree).lines(for: query ?? "")
  }

  /// How many bytes of answers wait for those to the other lines that came with theirs.
  private static let mostKept = 1 << 16

  /// Answers queries one after the other, as they come, and says which found nothing.
  ///
  /// - Parameter lines: What is printed for a query.
  private func answer(in program: Program, _ lines: (String) throws(CommandError) -> [UInt8])
    throws(CommandError) -> Int32
  {
    var (status, language) = (ExitStatus.done, program.language)
    let source = TrimmedLineSource(
      LineSource(STDIN_FILENO, end: UInt8(ascii: "\n"), output: STDOUT_FILENO))
    while let queries = try source.next() {
      var output: [UInt8] = []
      for query in queries where !SafeText.line(query).isBlank {
        let found = try lines(query)
        output += found
        if output.count > SearchCommand.mostKept {
          try program.lines.write(output)
          output = []
        }
        guard found.isEmpty else { continue }
        status = ExitStatus.nothingMatched
        let shown = query.shortened
        program.streams.say(
          asItIs: language("search：没有找到“\(shown)”", "search: nothing was found for '\(shown)'"))
      }
      if !output.isEmpty { try program.lines.write(output) }
    }
    return status
  }
}

/// A search that is ready for queries: the place below which, and the level, held against the tree once.
private struct Searching {
  private let searcher: PlaceSearcher
  private let root: Region?
  private let level: Level?
  private let limit: Int
  private let depth: Int
  private let filter: RegionFilter?
  private let style: ResultStyle

  init(_ command: SearchCommand, in tree: RegionTree) throws(CommandError) {
    try command.style.check(tree)
    let finder = PlaceFinder(tree, separator: command.style.separator, codes: command.style.codes)
    root = try command.root.flatMap { finder.find($0) }?.place("--root")
    level = try command.level.map { word throws(CommandError) in try LevelWord.level(word, in: tree) }
    limit = command.limit ?? .max
    depth = command.depth ?? .max
    filter = try command.filter.filter(finder, below: nil)
    style = command.style.orCodeAndPath
    searcher = PlaceSearcher(tree)
  }

  func lines(for query: String) throws(CommandError) -> [UInt8] {
    var wanted = SearchQuery(query, root: root)
    wanted.codes = style.codes
    wanted.filter = filter
    var (output, count) = ([UInt8](), 0)
    for match in searcher.search(wanted) where level.map({ $0 == match.region.level }) ?? true {
      if count == limit { break }
      let path = match.region.path
      guard path.count <= depth else { continue }
      count += 1
      try style.checkNames(path)
      var place = PlaceText(path, style)
      place.alias = match.alias.map { SafeText.line($0.name) } ?? ""
      place.query = SafeText.line(query)
      style.append(place, to: &output)
    }
    return output
  }
}

extension SearchCommand {
  /// What a source that searches itself finds for a query.
  ///
  /// - Parameters:
  ///   - rows: Finds a path in the lists.
  ///   - program: Says where not all was searched.
  private func lines(
    for query: String, from source: any ListSource, _ level: Level?,
    _ rows: ([Region]) throws(CommandError) -> [Region], in program: Program
  ) throws(CommandError) -> [UInt8] {
    if let known = source.fieldNames { try style.checkFields(known) }
    let matches: SourceMatches
    do throws(ListSourceError) { matches = try source.search(query, Cancellation()) } catch {
      throw CommandError("search: \(error.description)")
    }
    if matches.isPartial { program.say("search: not all was searched") }
    var output: [UInt8] = []
    let regions = matches.regions.filter { region in
      level.map { $0 == region.level } ?? true && region.path.count <= depth ?? .max
    }
    for region in regions.prefix(limit ?? .max) {
      let path = try rows(region.path)
      try style.checkNames(path)
      var place = PlaceText(path, style)
      place.query = SafeText.line(query)
      style.orCodeAndPath.append(place, to: &output)
    }
    return output
  }
}

extension SearchCommand: Command {
  static let options = OptionTable(sections: [
    OptionTable.Section(
      title: Wording("搜索", "Searching"),
      options: [
        OptionTable.Entry(
          name: .root, value: OptionTable.place, use: Wording("只搜这里以下的地点", "Search below this place alone."),
          emptyMeansUnset: true),
        OptionTable.Entry(
          name: .level, value: Wording("级别", "level"),
          use: Wording(
            "只要这一级的地点：province、city、county、township，\n或 {level} 的数字，或数据里的名称",
            "Places of this level alone: province, city, county,\ntownship, a number as {level} prints it, or a name of\nthe data's."
          ), emptyMeansUnset: true),
        OptionTable.Entry(
          name: .depth, value: OptionTable.count,
          use: Wording(
            "只搜到整条路径的第几级；--children 不读更深的列表",
            "Search down to this step of the whole path; --children\nreads no deeper list.")),
        OptionTable.Entry(
          name: .limit, value: OptionTable.count,
          use: Wording("每次搜索最多打印几行", "Print no more lines than that for a query.")),
      ] + OptionTable.filtering + [.lang, .help]),
    .sourceAndQuery, .result,
  ])

  static let operands = Wording("[文字]…", "[query]…")
  static let summary = Wording("搜索地点，最符合的在前", "Print the places that a query fits, the best first.")
  static let details = Wording(
    """
    可用名称的一部分、别名、拼音、首字母或代码；几个词用空格分开，每个词都要符合
    这个地点或它的上级。以 - 开头的文字前面要写 --。不写文字就从标准输入读，每行一
    个，读到就答。每行是代码、制表符、路径，除非 --output 或 --format 另有要求；
    {alias} 是据以找到的别名，{query} 是搜索的文字。不需要终端。没有符合的，退出状态
    为 1，标准输入里的还在标准错误上说明。
    """,
    """
    A query is a part of a name, another name, pinyin, initials, or a code; of
    several words each must fit the place or one above it. Put -- before a query
    that begins with a dash. Without any, standard input has the queries, one a
    line, and answered as they come. A line is the code, a tab, and the path, unless
    --output or --format asks for another form; {alias} is the other name that fits,
    {query} the query. No terminal is needed. The exit status is 1 where nothing
    fits; of a query from standard input standard error says so.
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: Int.max)
    query = words.arguments.isEmpty ? nil : words.arguments.joined(separator: " ")
    if let query, SafeText.line(query).isBlank {
      throw CommandError("search: there is nothing to search for")
    }
    level = words.value(of: .level)
    root = words.value(of: .root)
    depth = try words.value(of: .depth).map(OptionValue.depth)
    limit = try words.value(of: .limit).map(OptionValue.limit)
    filter = FilterWords(words)
    style = try ResultStyle(words)
    source = try SourceChoice(words, queryIsSQL: true)
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    try program.lines.checkOpen()
    if query == nil { try program.input.checkLines("search", of: "queries") }
    let opened = try program.open(source, filter: filter.pathFilter(separator: style.separator))
    try program.checkRows(opened, source)
    if let source = opened.source, source.canSearch {
      let level = try level.map { word throws(CommandError) in try LevelWord.level(word, in: opened.tree) }
      let rows = opened.rows(for: style, isSearch: true)
      defer { program.sayLeftOut(opened, of: self.source) }
      return try run(in: program) { query throws(CommandError) in
        try lines(for: query, from: source, level, rows, in: program)
      }
    }
    let searching = try Searching(self, in: tree(of: opened, in: program))
    return try run(in: program) { query throws(CommandError) in try searching.lines(for: query) }
  }

  /// The tree to search: of lists that come one by one, what is fetched within the bound.
  private func tree(of opened: LazyTree, in program: Program) throws(CommandError) -> RegionTree {
    guard opened.source != nil else { return opened.tree }
    let lists = opened.keepingLists()
    let path = try root.map { word throws(CommandError) in try lists.place(word, "--root", separator: nil) }
    var walk = ListWalk(lists, root: path ?? [], depth: depth, keepsGoing: source.keepsGoing)
    try walk.readAll()
    for note in [walk.note("search"), walk.failureNote("search")].compactMap(\.self) { program.say(note) }
    program.sayLeftOut(lists, of: source)
    return walk.tree()
  }

  private func run(in program: Program, _ lines: (String) throws(CommandError) -> [UInt8])
    throws(CommandError) -> Int32
  {
    guard let query else { return try answer(in: program, lines) }
    let output = try lines(query)
    try program.lines.write(output)
    return output.isEmpty ? ExitStatus.nothingMatched : ExitStatus.done
  }
}

extension String {
  /// Whether the text contains only white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
