import PickerCore
import Testing

/// A hundred thousand actions drawn from seeds, and what holds after each.
struct RandomPlayTests {
  @Test func theInvariantsHoldAfterEachOfAHundredThousandActions() {
    var (sent, seed) = (0, UInt64(0))
    while sent < 100_000 {
      seed += 1
      sent += play(seed: seed)
    }
  }

  /// Plays one game to a few actions behind its end and records what breaks first.
  ///
  /// - Returns: How many actions were sent.
  private func play(seed: UInt64) -> Int {
    var game = RandomPlay(seed: seed)
    var broken = game.invariants.broken(by: game.state) + flaws(in: game.effects, from: nil, to: game.state)
    var (count, left) = (0, 200)
    while broken.isEmpty, left > 0 {
      let before = game.state
      let action = game.step()
      count += 1
      left = before.outcome == nil ? left - 1 : min(left - 1, 8)
      broken = game.invariants.broken(by: game.state) + flaws(in: game.effects, from: before, to: game.state)
      if !broken.isEmpty { broken.insert("after action \(count), \(action):", at: 0) }
    }
    if !broken.isEmpty { Issue.record("seed \(seed) \(broken.joined(separator: "\n  "))") }
    return count
  }

  /// What the effects say must be so, and what has ended must stay as it was.
  private func flaws(in effects: [Effect], from before: State?, to after: State) -> [String] {
    var flaws: [String] = []
    for case .finish(let outcome) in effects where outcome != after.outcome {
      flaws.append("finished with \(outcome) and not as it ended")
    }
    if after.outcome != nil, !after.options.isAnimated, before?.outcome == nil,
      effects != after.outcome.map({ [.finish($0)] })
    {
      flaws.append("ended without saying so at once")
    }
    if let before, before.outcome != nil, !isSameButForMotion(before, after) {
      flaws.append("changed after the end")
    }
    return flaws
  }

  private func isSameButForMotion(_ a: State, _ b: State) -> Bool {
    a.outcome == b.outcome && a.steps == b.steps && a.activeStep == b.activeStep && a.size == b.size
      && a.typeAhead == b.typeAhead && a.notice == b.notice && a.helpTop == b.helpTop && a.search == b.search
  }
}
