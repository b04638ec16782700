import PickerCore
import PickerView
import RegionModel

/// Performs many random actions of all kinds; every run performs the same ones.
func measureMixedActions(on tree: RegionTree, count: Int) -> Samples {
  var samples = Samples()
  var chance = Chance(seed: 20)
  var state = opened(tree)
  for _ in 0..<count {
    let action = chance.action()
    let frame = samples.measure {
      _ = reduce(&state, action)
      return render(state).frame
    }
    precondition(frame.columns == screen.columns)
    if state.outcome != nil { state = opened(tree) }
  }
  return samples
}

/// Opens a tree's first and second region in turn, and jumps in the second one's list.
func measureOpening(of tree: RegionTree, rounds: Int) -> (small: Samples, large: Samples, letters: Samples) {
  var (small, large, letters) = (Samples(), Samples(), Samples())
  for _ in 0..<rounds {
    for isLarge in [false, true] {
      var state = opened(tree)
      let action = Action.rowPicked(isLarge ? 1 : 0)
      let open = {
        _ = reduce(&state, action)
        return render(state).frame
      }
      _ = isLarge ? large.measure(open) : small.measure(open)
      guard isLarge, let letter = Letter("G") else { continue }
      _ = letters.measure {
        _ = reduce(&state, .letterTyped(letter, at: 0))
        return render(state).frame
      }
    }
  }
  return (small, large, letters)
}

private func opened(_ tree: RegionTree) -> State { State.opened(tree, size: screen).state }

/// Random numbers that are the same in every run (SplitMix64).
private struct Chance: RandomNumberGenerator {
  private var word: UInt64

  init(seed: UInt64) { word = seed }

  mutating func next() -> UInt64 {
    word &+= 0x9E37_79B9_7F4A_7C15
    var mixed = word
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  mutating func action() -> Action {
    switch Int.random(in: 0..<20, using: &self) {
    case 0..<6: .cursorMoved(by: Bool.random(using: &self) ? 1 : -1)
    case 6: .cursorPaged(by: 1)
    case 7: .cursorPaged(by: -1)
    case 8: .lastRowAsked
    case 9: .firstRowAsked
    case 10..<13: .letterTyped(letter(), at: Int.random(in: 0..<10_000, using: &self))
    case 13..<17: .rowActivated
    case 17: .stepLeft
    case 18: .stepCycled(by: 1)
    default: .helpAsked
    }
  }

  private mutating func letter() -> Letter {
    Letter("ABCDEFGHJKLMNPQRSTWXYZ".randomElement(using: &self) ?? "A") ?? .none
  }
}
