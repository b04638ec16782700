import Fuzzing
import PickerCore
import RegionModel
import RegionSearch
import TestSupport

/// A picker, options and actions drawn from one seed.
struct RandomPlay {
  private var random: SplitMix64
  private let tree: RegionTree
  private(set) var state: State
  private(set) var effects: [Effect]
  private var now = 0
  /// The searches that were wished for; answered in any order, late, twice or never.
  private var searches: [(query: SearchQuery, generation: Int)] = []

  private static let fixtures = [
    SmallTrees.china, SmallTrees.chains, SmallTrees.onePath, SmallTrees.names, SmallTrees.manyUnderG,
    SmallTrees.empty,
  ]

  /// - Parameter tree: What is picked from; nil for one that is drawn too.
  init(seed: UInt64, tree given: RegionTree? = nil) {
    random = SplitMix64(seed: seed)
    tree = given ?? RandomPlay.tree(random: &random)
    let options = RandomPlay.options(tree, random: &random)
    (state, effects) = State.opened(tree, options: options, size: RandomPlay.size(random: &random))
    noteSearches()
  }

  private static func tree(random: inout SplitMix64) -> RegionTree {
    let records = RandomTable.records(1 + random.below(60), random: &random)
    let drawn = (try? TreeBuilder(records).build()).flatMap { try? RegionTree(compiled: $0) }
    return random.onceIn(3) ? drawn ?? SmallTrees.china : random.oneOf(fixtures)
  }

  var invariants: Invariants { Invariants(tree: tree) }

  /// Draws an action, sends it and returns it.
  mutating func step() -> Action {
    let action = action()
    effects = reduce(&state, action)
    noteSearches()
    return action
  }

  private mutating func noteSearches() {
    for case .search(let query, let generation) in effects { searches.append((query, generation)) }
  }

  private static func options(_ tree: RegionTree, random: inout SplitMix64) -> Options {
    var options = Options()
    let regions = Array(tree.roots.subtrees)
    if random.onceIn(4), !regions.isEmpty { options.root = random.oneOf(regions) }
    let below = options.root.map { Array($0.children.subtrees) } ?? regions
    if random.onceIn(2), !below.isEmpty {
      options.selected = Array(random.oneOf(below).path.dropFirst(options.root?.path.count ?? 0))
      if random.onceIn(4) { options.selected.append(random.oneOf(regions)) }
    }
    options.depth = random.onceIn(3) ? 1 + random.below(5) : nil
    options.takesAnyLevel = random.onceIn(4)
    options.skipsSingleChoice = !random.onceIn(4)
    options.isAnimated = random.onceIn(3)
    options.height = random.oneOf([
      .automatic, .automatic, .rows(random.below(40)), .percent(random.below(120)),
    ])
    options.helpLineCount = random.below(40)
    options.searchHelpLineCount = random.below(40)
    if random.onceIn(4) { options.query = random.oneOf(words) }
    if random.onceIn(5) { options.notice = .notFound("某地") }
    return options
  }

  private static func size(random: inout SplitMix64) -> Size {
    Size(columns: 1 + random.below(130), rows: 1 + random.below(60))
  }

  private mutating func action() -> Action {
    now += random.below(400)
    if state.search != nil, !random.onceIn(3) { return searchAction() }
    switch random.below(31) {
    case 0...5: return .cursorMoved(by: random.below(9) - 4)
    case 6: return .cursorPaged(by: random.below(5) - 2)
    case 7: return random.onceIn(2) ? .firstRowAsked : .lastRowAsked
    case 8...11: return .letterTyped(letter(), at: now)
    case 12: return .letterPicked(letter())
    case 13...17: return .rowActivated
    case 18...19: return .rowPicked(random.below(max(state.list.count, 1) + 2) - 1)
    case 20...21: return .stepLeft
    case 22: return .stepFocused(random.below(7) - 1)
    case 23: return .stepCycled(by: random.below(7) - 3)
    case 24...25: return .resized(RandomPlay.size(random: &random))
    case 26...27: return .clockTicked(at: now)
    case 28: return random.onceIn(2) ? .searchAsked : .searchEdited(edit())
    default: return rareAction()
    }
  }

  private static let words = [
    "", " ", "南山", "街道", "市", "深", "唯区", "gd", "深圳 南", "e\u{301}", "\u{301}", "🇨🇳", "\u{1F1E8}", "𠮷",
    String(repeating: "长", count: 400),
  ]

  private mutating func searchAction() -> Action {
    switch random.below(12) {
    case 0...3: return .searchEdited(edit())
    case 4...7: return answer() ?? .searchEdited(edit())
    case 8: return .cursorMoved(by: random.below(9) - 4)
    case 9: return .rowActivated
    case 10: return .rowPicked(random.below(max(state.search?.resultCount ?? 0, 1) + 2) - 1)
    default: return .dismissed
    }
  }

  /// The answer to a search, most often the newest.
  private mutating func answer() -> Action? {
    guard let newest = searches.last else { return nil }
    let asked = random.onceIn(4) ? random.oneOf(searches) : newest
    return .searchResultsFound(RegionSearcher(tree).search(asked.query), generation: asked.generation)
  }

  private mutating func edit() -> LineEdit {
    random.onceIn(2)
      ? .typed(random.oneOf(RandomPlay.words))
      : random.oneOf([
        .caretMoved(by: random.below(7) - 3), .caretMoved(by: .max), .caretMovedToStart, .caretMovedToEnd,
        .characterDeleted, .nextCharacterDeleted, .wordDeleted, .startDeleted, .endDeleted,
      ])
  }

  private mutating func rareAction() -> Action {
    random.oneOf([
      .cursorAccepted, .helpAsked, .helpAsked, .dismissed, .cancelled, .timedOut, .suspensionAsked,
      .redrawAsked,
    ])
  }

  private mutating func letter() -> Letter {
    random.oneOf(state.list.letters + [Letter("A")!, Letter("G")!, Letter("Y")!, .none])
  }
}
