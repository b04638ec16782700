import Fuzzing
import PickerCore
import PickerView
import RegionModel
import TerminalKit
import TestSupport

/// A random pick: a tree, the source of its lists, a face, options, a size.
struct RandomPick {
  /// The source of the lists.
  enum Source {
    /// The tree has all lists.
    case tree
    /// The tree has all lists, but the picker still asks for children of its leaves.
    case open
    /// Each list is asked for.
    case split(SplitTree)
  }

  let tree: RegionTree
  let source: Source
  /// What is picked instead of a place; nil for a place.
  let values: ValuePick?
  let presentation: Presentation
  let options: Options
  let size: Size

  static let words = [
    "", " ", "南山", "街道", "市", "深", "唯区", "gd", "深圳 南", "e\u{301}", "\u{301}", "🇨🇳", "\u{1F1E8}", "𠮷",
    "orl", String(repeating: "长", count: 400),
  ]

  private static let fixtures = [
    SmallTrees.china, SmallTrees.chains, SmallTrees.onePath, SmallTrees.names, SmallTrees.manyUnderG,
    SmallTrees.empty, SmallTrees.latin, SmallTrees.latinByLetters, SmallTrees.singleNode,
    SmallTrees.fortyLevels,
    SmallTrees.equalNames,
  ]

  /// - Parameter tree: The whole tree to pick from; nil for a random one.
  init(tree given: RegionTree?, random: inout SplitMix64) {
    let drawn = given == nil && random.onceIn(3) ? RandomValues.pick(random: &random) : nil
    values = drawn?.pick
    let whole = given ?? RandomPick.tree(random: &random)
    source = given == nil ? RandomPick.source(whole, random: &random) : .tree
    if case .split(let split) = source {
      tree = random.onceIn(3) ? SmallTrees.empty : split.roots.tree
    } else {
      tree = whole
    }
    presentation = Presentation(
      face: random.oneOf(drawn == nil ? Face.ofPlaces : Face.ofDays), subject: drawn?.subject ?? .places,
      title: random.onceIn(5) ? "收货地址" : nil,
      language: random.oneOf([.chinese, .english]),
      glyphs: random.oneOf([.unicode, .unicode, .ascii, .narrow]),
      customization: random.onceIn(3) ? RandomPick.customization(random: &random) : Customization())
    var options = RandomPick.options(random: &random)
    RandomPick.choosePlaces(in: &options, source, tree, random: &random)
    presentation.configure(&options)
    self.options = options
    size = RandomPick.size(random: &random)
  }

  private static func tree(random: inout SplitMix64) -> RegionTree {
    let records = RandomTable.records(1 + random.below(60), random: &random)
    var builder = TreeBuilder(records)
    if random.onceIn(3) {
      let disabled = RegionTree.Flags.disabled.rawValue
      builder.flags = records.map { _ in random.onceIn(4) ? disabled : 0 }
    }
    let drawn = (try? builder.build()).flatMap { try? RegionTree(compiled: $0) }
    return random.onceIn(3) ? drawn ?? SmallTrees.china : random.oneOf(fixtures)
  }

  private static func source(_ tree: RegionTree, random: inout SplitMix64) -> Source {
    switch random.below(6) {
    case 0...2: .tree
    case 3: .open
    default: .split(SplitTree(tree, levelsAtOnce: 1 + random.below(2)))
    }
  }

  /// Mostly small, where every row and column counts.
  static func size(random: inout SplitMix64) -> Size {
    random.onceIn(8)
      ? Size(columns: 1 + random.below(130), rows: 1 + random.below(50))
      : Size(columns: 1 + random.below(44), rows: 1 + random.below(16))
  }

  private static func customization(random: inout SplitMix64) -> Customization {
    var own = Customization()
    own.header = random.onceIn(2) ? random.oneOf(words) : nil
    own.prompt = random.onceIn(2) ? random.oneOf(words) : nil
    own.border = random.oneOf(Customization.Border.allCases)
    own.showsHints = random.onceIn(2)
    for _ in 0..<random.below(4) {
      guard let key = Key(name: random.oneOf(Key.names)) else { continue }
      own.keyChanges.append(KeyChange(key, does: random.oneOf(KeyCommand.all)))
    }
    return own
  }

  private static func options(random: inout SplitMix64) -> Options {
    var options = Options()
    options.depth = random.onceIn(3) ? 1 + random.below(5) : nil
    options.takesAnyLevel = random.onceIn(4)
    options.markLimit = random.onceIn(3) ? random.oneOf([1, 2, 5, Options.noMarkLimit]) : nil
    options.skipsSingleChoice = !random.onceIn(4)
    options.isAnimated = random.onceIn(3)
    options.canSuspend = !random.onceIn(4)
    options.height = random.oneOf([
      .automatic, .automatic, .rows(random.below(40)), .percent(random.below(120)),
    ])
    options.width = random.oneOf([nil, nil, nil, .columns(random.below(120)), .percent(random.below(120))])
    if random.onceIn(4) { options.query = random.oneOf(words) }
    if random.onceIn(5) { options.notice = .notFound("某地") }
    return options
  }

  /// Draws the root and the selected path below it.
  private static func choosePlaces(
    in options: inout Options, _ source: Source, _ tree: RegionTree, random: inout SplitMix64
  ) {
    if case .tree = source { options.loadsChildren = false } else { options.loadsChildren = true }
    func path(below path: [Region], _ random: inout SplitMix64) -> [Region] {
      var path = path
      while let region = source.children(of: path, tree).randomElement(using: &random), !random.onceIn(3) {
        path.append(region)
      }
      return path
    }
    guard !tree.roots.isEmpty else { return }
    if random.onceIn(4) { options.rootPath = path(below: [], &random) }
    if case .tree = source { filter(&options, tree, random: &random) }
    if random.onceIn(2) {
      let whole = path(below: options.rootPath, &random)
      options.selected = Array(whole.dropFirst(options.rootPath.count))
      if random.onceIn(4) { options.selected.append(tree.roots[random.below(tree.roots.count)]) }
    }
  }
}

extension RandomPick {
  /// Draws places that do not count, but for some below the root, and shortcuts to some that do.
  fileprivate static func filter(_ options: inout Options, _ tree: RegionTree, random: inout SplitMix64) {
    let all = Array(tree.roots.subtrees.prefix(2_000))
    func some(_ random: inout SplitMix64) -> [Region] {
      (0..<random.below(4)).map { _ in random.oneOf(all) }
    }
    if random.onceIn(4) {
      let filter = RegionFilter(
        tree, including: random.onceIn(3) ? some(&random) : [], excluding: some(&random))
      let first = options.rootPath.last?.children ?? tree.roots
      options.filter = filter.rows(of: first).isEmpty ? nil : filter
    }
    if random.onceIn(4) {
      options.shortcuts = some(&random).map { Rows.Shortcut(random.oneOf([.recent, .hot]), $0) }
    }
  }
}

extension RandomPick.Source {
  /// The children of a path, as the source gives them.
  func children(of path: [Region], _ tree: RegionTree) -> RegionList {
    guard case .split(let split) = self else { return path.last?.children ?? tree.roots }
    guard let last = path.last else { return split.roots }
    return last.isLeaf ? split.children(of: path) : last.children
  }
}
