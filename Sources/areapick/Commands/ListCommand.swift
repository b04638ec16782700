import PickerView
import RegionModel
import RegionSearch

/// `areapick list`: prints the children of a place, one line each.
struct ListCommand: Equatable, Sendable {
  /// The place whose children are listed, as the person wrote it; nil or blank for the roots.
  var place: String?
  var isRecursive = false
  /// The step of the whole path that is listed last, counted from 1; nil for the place's children alone, or for all below.
  var depth: Int?
  /// How many lines there are at most; nil for all.
  var limit: Int?
  var filter = FilterWords()
  var style = ResultStyle()
  var source = SourceChoice()

  /// The whole output.
  ///
  /// - Throws: `CommandError` if the place is not found, or is ambiguous.
  /// - Complexity: O(regions listed).
  func lines(from tree: RegionTree) throws(CommandError) -> [UInt8] {
    try style.check(tree)
    let finder = PlaceFinder(tree, separator: style.separator, codes: style.codes)
    let place = try place.flatMap { finder.find($0) }?.place("list")
    try checkDepth(below: place?.path ?? [])
    let filter = try filter.filter(finder, below: nil)
    let list = place?.children ?? tree.roots
    let style = style.orCodeAndPath
    if let place { try style.checkNames(place.path) }
    var (output, count) = ([UInt8](), 0)
    var way = place.map { [PlaceText($0.path, style)] } ?? []
    for region in goesDeeper ? Array(list.subtrees) : Array(list) where filter?.contains(region) ?? true {
      if count == limit { break }
      if let depth, region.path.count > depth { continue }
      count += 1
      try style.checkName(region)
      let text = ListCommand.text(of: region, &way, style)
      style.append(text, to: &output)
      way.append(text)
    }
    return output
  }

  /// Whether more than the children are listed.
  private var goesDeeper: Bool { isRecursive || depth != nil }

  private func checkDepth(below path: [Region]) throws(CommandError) {
    guard let depth, let place = path.last, depth <= path.count else { return }
    throw CommandError(
      "--depth \(depth) is not below \(place.name.shortened), which is step \(path.count)")
  }

  /// The text of a region, derived from that of its sibling or parent, which was listed before it.
  ///
  /// - Parameter way: The texts of the last region and of all above it; the call removes those not above `region`.
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
          use: Wording("连同以下各级，上级在前", "All that lies below, each region before those in it.")),
        OptionTable.Entry(
          name: .depth, value: OptionTable.count,
          use: Wording("连同以下各级，到整条路径的第几级为止", "All that lies below, down to this step of the whole\npath.")),
        OptionTable.Entry(
          name: .limit, value: OptionTable.count, use: Wording("最多打印几行", "Print no more lines than that.")),
      ] + OptionTable.filtering + [.lang, .help]),
    .sourceAndQuery, .result,
  ])

  static let operands = Wording("[地点]", "[place]")
  static let summary = Wording("按显示次序打印一个地点的下一级", "Print what lies below a place, in display order.")
  static let details = Wording(
    """
    不写地点就是最高一级。每行是代码、制表符、路径，除非 --output 或 --format 另有
    要求。不需要终端。
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
    depth = try words.value(of: .depth).map(OptionValue.depth)
    limit = try words.value(of: .limit).map(OptionValue.limit)
    filter = FilterWords(words)
    style = try ResultStyle(words)
    source = try SourceChoice(words, queryIsSQL: true)
  }

  /// The most that waits for the end of a list, in bytes; as much as one answer of a command may have.
  private static let mostWaiting = 64 << 20

  func run(in program: Program) throws(CommandError) -> Int32 {
    let opened = try program.open(
      source, filter: filter.pathFilter(separator: style.separator), mostRows: limit)
    if goesDeeper, limit == nil, place == nil, source.isSmallDatabase {
      // A query a place takes a hundred times as long as all rows at once. Below one place, flaws elsewhere do not matter.
      try program.lines.write(lines(from: program.openTree(source)))
    } else if opened.source == nil {
      let output = try lines(from: opened.tree)
      try program.lines.write(output)
      if let note = style.note(onEmptyLines: output) { program.say(note) }
      program.sayFlat(opened.tree, of: source)
    } else {
      if place == nil { try program.checkRows(opened, source, isWhole: goesDeeper && limit == nil) }
      if let known = opened.source?.fieldNames { try style.checkFields(known) }
      var list = LazyList(
        opened, style: style.orCodeAndPath, depth: depth, limit: limit ?? .max,
        keepsGoing: source.keepsGoing)
      // Of a command whose later lists may fail, nothing is printed before all are there, unless memory is no place for them.
      let waits = goesDeeper && limit == nil && opened.database == nil
      var waiting: [UInt8] = []
      let note = try list.write(place, goesDeeper: goesDeeper, check: checkDepth) {
        lines throws(CommandError) in
        guard waits else { return try program.lines.write(lines) }
        waiting += lines
        guard waiting.count > ListCommand.mostWaiting else { return }
        try program.lines.write(waiting)
        waiting.removeAll()
      }
      try program.lines.write(waiting)
      for note in [note, list.failureNote].compactMap(\.self) { program.say(note) }
      program.sayLeftOut(opened, of: source)
    }
    return ExitStatus.done
  }
}
