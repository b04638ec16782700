import Fuzzing
import PickerCore
import RegionModel
import TestSupport

/// A picker, options and actions drawn from one seed.
struct RandomPlay {
  private var random: SplitMix64
  private let tree: RegionTree
  private(set) var state: State
  private(set) var effects: [Effect]
  private var now = 0

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
    return action
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
    options.advancesAlone = !random.onceIn(4)
    options.isAnimated = random.onceIn(3)
    options.height = random.oneOf([
      .automatic, .automatic, .rows(random.below(40)), .percent(random.below(120)),
    ])
    if random.onceIn(5) { options.notice = .notFound("某地") }
    return options
  }

  private static func size(random: inout SplitMix64) -> Size {
    Size(columns: 1 + random.below(130), rows: 1 + random.below(60))
  }

  private mutating func action() -> Action {
    now += random.below(400)
    switch random.below(30) {
    case 0...5: return .cursorMoved(by: random.below(9) - 4)
    case 6: return .cursorPaged(by: random.below(5) - 2)
    case 7: return random.onceIn(2) ? .firstRowAsked : .lastRowAsked
    case 8...11: return .letterTyped(letter(), at: now)
    case 12: return .letterPicked(letter())
    case 13...17: return .rowActivated
    case 18...19: return .rowPicked(random.below(max(state.list.count, 1) + 2) - 1)
    case 20...21: return .stepLeft
    case 22: return .stepFocused(random.below(7) - 1)
    case 23: return .stepTurned(by: random.below(7) - 3)
    case 24...25: return .resized(RandomPlay.size(random: &random))
    case 26...27: return .clockTicked(at: now)
    default: return rareAction()
    }
  }

  private mutating func rareAction() -> Action {
    random.oneOf([
      .wholeTaken, .helpAsked, .helpAsked, .dismissed, .cancelled, .timedOut, .suspensionAsked, .redrawAsked,
    ])
  }

  private mutating func letter() -> Letter {
    random.oneOf(state.list.letters + [Letter("A")!, Letter("G")!, Letter("Y")!, .none])
  }
}
