import PickerView
import RegionModel

/// `areapick recent`: the places that were picked last, or their end.
struct RecentCommand: Equatable, Sendable {
  /// Whether the list is forgotten instead of printed.
  var clears = false
  var style = ResultStyle()
  var source = SourceChoice()

  /// The whole output, the newest first.
  func lines(_ places: [Region]) throws(CommandError) -> [UInt8] {
    var output: [UInt8] = []
    for place in places {
      try style.checkNames(place.path)
      style.orCodeAndPath.append(place.path, to: &output)
    }
    return output
  }
}

extension RecentCommand: Command {
  static let options = OptionTable(sections: [
    OptionTable.Section(
      title: Wording("最近选过的", "Recent places"),
      options: [
        OptionTable.Entry(
          name: .list, value: nil, use: Wording("打印，最近的在前（默认）", "Print them, the newest first (default)."),
          hasOpposite: false),
        OptionTable.Entry(
          name: .clear, value: nil, use: Wording("全部忘掉", "Forget them all."), hasOpposite: false),
        .lang, .help,
      ]),
    .sourceAndQuery, .result,
  ])

  static let operands = Wording("", "")
  static let summary = Wording("打印或忘掉最近选过的地点", "Print or forget the places that were picked last.")
  static let details = Wording(
    """
    只有用 --recent 选的地点才记下来，每份数据一张单子，存在
    $XDG_STATE_HOME/areapick/recent，别人不能读。每行是代码、制表符、路径，除非
    --output 或 --format 另有要求。一个也没有，退出状态为 1。
    """,
    """
    Only picks with --recent are kept, a list for each tree, in
    $XDG_STATE_HOME/areapick/recent, which nobody else may read. A line is the code,
    a tab, and the path, unless --output or --format asks for another form. The exit
    status is 1 where there are none.
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: 0)
    clears = words.flag(.clear) ?? false
    style = try ResultStyle(words)
    source = try SourceChoice(words, queryIsSQL: true)
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    let opened = try program.open(source)
    let recent = try RecentPlaces(source, opened.tree, program.environment)
    guard !clears else {
      try recent.file.clear()
      return ExitStatus.done
    }
    let entries = recent.file.entries
    let places =
      opened.source == nil
      ? RecentPlaces.regions(of: entries, in: opened.tree)
      : entries.compactMap { Region(path: $0.names, code: $0.code) }
    let output = try lines(places)
    try program.lines.write(output)
    return output.isEmpty ? ExitStatus.nothingMatched : ExitStatus.done
  }
}
