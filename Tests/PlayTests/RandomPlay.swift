import CalendarModel
import Fuzzing
import PickerCore
import PickerView
import RegionModel
import TestSupport

/// A picker and what happens to it, drawn from one seed.
///
/// No list is kept by hand: keys come from the face's keymap, clicks from the frame's targets, answers from
/// the effects.
struct RandomPlay {
  let pick: RandomPick
  private(set) var state: State
  private(set) var effects: [Effect]
  private var random: SplitMix64
  private var questions: Questions
  private var now = 0
  /// The frame of the state; nil until it is drawn.
  private var drawn: Rendering?

  /// - Parameter tree: The tree to pick from; nil for a random one.
  init(seed: UInt64, tree: RegionTree? = nil) {
    random = SplitMix64(seed: seed)
    pick = RandomPick(tree: tree, random: &random)
    if let values = pick.values {
      (state, effects) = State.opened(values, options: pick.options, size: pick.size)
    } else {
      (state, effects) = State.opened(pick.tree, options: pick.options, size: pick.size)
    }
    questions = Questions(pick)
    questions.note(effects)
  }

  var invariants: Invariants { Invariants(pick: pick) }

  mutating func rendering() -> Rendering {
    if let drawn { return drawn }
    let rendering = render(state, presentation: pick.presentation)
    drawn = rendering
    return rendering
  }

  /// Draws an action, sends it and returns it.
  mutating func step() -> Action {
    now += random.below(400)
    let action = action() ?? .clockTicked(at: now)
    send(action)
    return action
  }

  private mutating func send(_ action: Action) {
    effects = reduce(&state, action)
    drawn = nil
    questions.note(effects)
  }

  /// Closes what lies over the columns and presses Enter; nil where no value is picked, or Enter takes none.
  mutating func takeValue() throws -> TakenValue? {
    guard pick.values != nil, state.outcome == nil else { return nil }
    send(.resized(Size(columns: 120, rows: 40)))
    if state.helpTop != nil { send(.dismissed) }
    if state.columns?.entry != nil { send(.dismissed) }
    send(.helpAsked)
    send(.dismissed)
    let (before, shown) = (state, rendering())
    send(.rowActivated)
    return state.outcome == nil ? nil : try TakenValue(pick, seenOn: shown, before, taken: state)
  }

  private mutating func action() -> Action? {
    let hand = RandomHand(pick.presentation)
    switch random.below(40) {
    case 0..<20: return hand.key(in: state, at: now, random: &random)
    case 20..<28: return hand.pointer(on: rendering(), in: state, at: now, random: &random)
    case 28..<30 where pick.values != nil: return Keymap.action(forPaste: random.oneOf(RandomValues.words))
    case 30..<33 where pick.values != nil: return .timeTold(midnight())
    case 28..<35: return questions.answer(random: &random)
    case 35..<37: return .resized(RandomPick.size(random: &random))
    case 37 where random.onceIn(4) && pick.values != nil:
      return .timeTold(RandomValues.moment(random: &random))
    case 37: return Keymap.action(forPaste: random.oneOf(RandomPick.words))
    case 38: return random.onceIn(20) ? .timedOut : .redrawAsked
    default: return .clockTicked(at: now)
    }
  }

  /// The day that begins after the time that was told last, or the last second of that day.
  private mutating func midnight() -> Moment {
    let last = state.columns?.moments?.now ?? .first
    return random.onceIn(3) ? Moment(last.day, .last) : Moment(last.day.adding(days: 1) ?? last.day, .first)
  }
}
