import AddressResolving
import RegionModel
import RegionSearch
import RegionSources
import TerminalKit

/// `areapick search`: the places that a query fits, the best first, a line each.
struct SearchCommand: Equatable, Sendable {
  /// Not blank.
  var query: String
  /// What a person wrote for the place below which is searched.
  var root: String?
  /// How many lines there are at most; nil for all.
  var limit: Int?
  var filter = FilterWords()
  var style = ResultStyle()
  var source = SourceChoice()

  /// The whole output; empty where nothing fits.
  ///
  /// - Throws: Where the place to search below is not found, or fits several.
  func lines(from tree: RegionTree) throws(CommandError) -> [UInt8] {
    try style.checkCodes(of: tree)
    let finder = PlaceFinder(tree, separator: style.separator, codes: style.codes)
    let root = try root.flatMap { finder.find($0) }?.place("--root")
    var wanted = SearchQuery(query, root: root)
    wanted.codes = style.codes
    wanted.filter = try filter.filter(finder, below: nil)
    let results = PlaceSearcher(tree).search(wanted)
    let style = style.orCodeAndPath
    var output: [UInt8] = []
    for match in results.prefix(limit ?? results.count) {
      let path = match.region.path
      try style.checkNames(path)
      var place = PlaceText(path, style)
      place.alias = match.alias.map { SafeText.line($0.name) } ?? ""
      style.append(place, to: &output)
    }
    return output
  }
}

extension SearchCommand {
  /// The whole output of a source that searches itself.
  private func lines(from source: any ListSource) throws(CommandError) -> [UInt8] {
    guard source.canSearch else {
      throw CommandError(
        "search: what lies below is not known before it is opened; --search COMMAND lets the source search")
    }
    let matches: SourceMatches
    do throws(ListSourceError) { matches = try source.search(query, Cancellation()) } catch {
      throw CommandError("search: \(error.description)")
    }
    var output: [UInt8] = []
    for region in matches.regions.prefix(limit ?? .max) {
      let path = region.path
      try style.checkNames(path)
      style.orCodeAndPath.append(path, to: &output)
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
          name: .limit, value: OptionTable.count, use: Wording("最多打印几行", "Print no more lines than that.")),
      ] + OptionTable.filtering + [.lang, .help]),
    .sourceAndQuery, .result,
  ])

  static let operands = Wording("<文字>…", "<query>…")
  static let summary = Wording("搜索地点，最符合的在前", "Print the places that a query fits, the best first.")
  static let details = Wording(
    """
    可用名称的一部分、别名、拼音、首字母或代码；几个词用空格分开，每个词都要符合
    这个地点或它的上级。以 - 开头的文字前面要写 --。每行是代码、制表符、路径，除非
    --output 或 --format 另有要求；{alias} 是据以找到的别名。不需要终端。
    没有符合的，退出状态为 1。
    """,
    """
    A query is a part of a name, another name, pinyin, initials, or a code; of
    several words each must fit the place or one above it. Put -- before a query
    that begins with a dash. A line is the code, a tab, and the path, unless --output
    or --format asks for another form; {alias} is the other name that fits. No
    terminal is needed. The exit status is 1 where nothing fits.
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: Int.max)
    query = words.arguments.joined(separator: " ")
    guard !SafeText.line(query).isBlank else { throw CommandError("search: there is nothing to search for") }
    root = words.value(of: .root)
    limit = try words.value(of: .limit).map(OptionValue.limit)
    filter = FilterWords(words)
    style = try ResultStyle(words)
    source = try SourceChoice(words)
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    let opened = try program.open(source)
    try filter.checkSource(opened.source != nil)
    let output =
      if let source = opened.source { try lines(from: source) } else { try lines(from: opened.tree) }
    try program.lines.write(output)
    return output.isEmpty ? ExitStatus.nothingMatched : ExitStatus.done
  }
}

extension String {
  /// Whether nothing but white space is in the text.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
