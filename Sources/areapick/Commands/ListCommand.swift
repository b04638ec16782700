import RegionModel
import RegionSearch

/// `areapick list`: what lies below a place, a line each.
struct ListCommand: Equatable, Sendable {
  /// What a person wrote for the place whose children are listed; nil or blank for the highest level.
  var place: String?
  var isRecursive = false
  var filter = FilterWords()
  var style = ResultStyle()
  var source = SourceChoice()

  /// The whole output.
  ///
  /// - Throws: Where the place is not found, or fits several.
  /// - Complexity: O(regions listed).
  func lines(from tree: RegionTree) throws(CommandError) -> [UInt8] {
    try style.checkCodes(of: tree)
    let finder = PlaceFinder(tree, separator: style.separator, codes: style.codes)
    let place = try place.flatMap { finder.find($0) }?.place("list")
    let filter = try filter.filter(finder, below: nil)
    let list = place?.children ?? tree.roots
    let style = style.orCodeAndPath
    if let place { try style.checkNames(place.path) }
    var output: [UInt8] = []
    var way = place.map { [PlaceText($0.path, style)] } ?? []
    for region in isRecursive ? Array(list.subtrees) : Array(list) where filter?.contains(region) ?? true {
      try style.checkNames([region])
      let text = ListCommand.text(of: region, &way, style)
      style.append(text, to: &output)
      way.append(text)
    }
    return output
  }

  /// The texts of a region from those of its sibling or its parent, which were listed before it.
  ///
  /// - Parameter way: What was listed last, and all above it; only what lies above the region is left.
  private static func text(of region: Region, _ way: inout [PlaceText], _ style: ResultStyle) -> PlaceText {
    let parent = region.parent
    var sibling: PlaceText?
    while let last = way.last, last.region != parent {
      sibling = last
      way.removeLast()
    }
    if let sibling, sibling.region.parent == parent, sibling.region.level == region.level {
      return PlaceText(region, beside: sibling)
    }
    return PlaceText(region, below: way.last, style)
  }
}

extension ListCommand: Command {
  static let options = OptionTable(sections: [
    OptionTable.Section(
      title: Wording("列出", "Listing"),
      options: [
        OptionTable.Entry(
          name: .recursive, value: nil,
          use: Wording("连同以下各级，上级在前", "All that lies below, each region before those in it."))
      ] + OptionTable.filtering + [.lang, .help]),
    .sourceAndQuery, .result,
  ])

  static let operands = Wording("[地点]", "[place]")
  static let summary = Wording("按显示次序打印一个地点的下一级", "Print what lies below a place, in display order.")
  static let details = Wording(
    """
    不写地点就是最高一级。每行是代码、制表符、路径，除非 --output 或 --format 另有要求。
    不需要终端。
    """,
    """
    Without a place the regions of the highest level are printed. A line is the
    code, a tab, and the path, unless --output or --format asks for another form.
    No terminal is needed.
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: 1)
    place = words.arguments.first
    isRecursive = words.flag(.recursive) ?? false
    filter = FilterWords(words)
    style = try ResultStyle(words)
    source = try SourceChoice(words)
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    let opened = try program.open(source)
    try filter.checkSource(opened.source != nil)
    if opened.source == nil {
      try program.lines.write(lines(from: opened.tree))
    } else {
      try LazyList(opened, style: style.orCodeAndPath).write(place, isRecursive: isRecursive) {
        lines throws(CommandError) in
        try program.lines.write(lines)
      }
    }
    return ExitStatus.done
  }
}
