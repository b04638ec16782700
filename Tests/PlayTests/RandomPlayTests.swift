import Glibc
import PickerCore
import RegionModel
import Testing

/// Checks rules after each of tens of thousands of random actions, in all faces.
struct RandomPlayTests {
  /// `PLAY_GAMES=600 PLAY_FROM=2` plays 600 games a case, from the second such share of seeds on.
  private static let gamesPerCase = setting("PLAY_GAMES", 50)
  private static let firstShare = setting("PLAY_FROM", 1) - 1

  private static func setting(_ name: String, _ usual: UInt64) -> UInt64 {
    getenv(name).flatMap { UInt64(String(cString: $0)) } ?? usual
  }

  @Test(arguments: 0..<UInt64(16))
  func theInvariantsHoldAfterEachAction(_ number: UInt64) {
    let first = (Self.firstShare * 16 + number) * Self.gamesPerCase + 1
    for seed in first..<first + Self.gamesPerCase { play(seed: seed) }
  }

  /// Games of values end with Enter wherever they are: what is printed then is what the sheet showed.
  @Test func whatIsPrintedIsWhatWasSeen() throws {
    var (takenCount, comparedCount) = (0, 0)
    for seed in Self.firstShare * 16 * Self.gamesPerCase + 1...(Self.firstShare + 1) * 16 * Self.gamesPerCase
    {
      var game = RandomPlay(seed: seed)
      guard game.pick.values != nil else { continue }
      for _ in 0..<seed % 40 { _ = game.step() }
      guard let taken = try game.takeValue() else { continue }
      takenCount += 1
      comparedCount += taken.comparedCount
      if !taken.flaws.isEmpty { Issue.record("seed \(seed): \(taken.flaws.joined(separator: "\n  "))") }
    }
    // Few games end before, and nearly all columns are seen on a screen of this size.
    #expect(takenCount > 2 * Int(Self.gamesPerCase))
    #expect(comparedCount > 4 * Int(Self.gamesPerCase))
  }

  /// Plays one game until shortly after its end, and records the first broken rule.
  private func play(seed: UInt64) {
    var game = RandomPlay(seed: seed)
    var questions: Set<Int> = []
    var broken = flaws(in: &game, since: nil, after: nil, &questions)
    var (count, left) = (0, 100)
    while broken.isEmpty, left > 0 {
      let before = game.state
      let action = game.step()
      count += 1
      left = before.outcome == nil ? left - 1 : min(left - 1, 4)
      broken = flaws(in: &game, since: before, after: action, &questions)
      if !broken.isEmpty { broken.insert("after action \(count), \(action):", at: 0) }
    }
    if !broken.isEmpty { Issue.record("seed \(seed) \(broken.joined(separator: "\n  "))") }
  }

  private func flaws(
    in game: inout RandomPlay, since before: State?, after action: Action?, _ questions: inout Set<Int>
  ) -> [String] {
    var flaws = game.invariants.broken(by: game.state)
    flaws += self.flaws(in: game.effects, from: before, to: game.state)
    for case .loadChildren(_, let generation) in game.effects where !questions.insert(generation).inserted {
      flaws.append("two questions have the number \(generation)")
    }
    if let before, let action { flaws += self.flaws(of: action, from: before, to: game.state, game.effects) }
    return flaws.isEmpty ? game.invariants.broken(by: game.rendering(), of: game.state) : flaws
  }

  /// Checks that effects are true of the state, and that an ended pick does not change.
  private func flaws(in effects: [Effect], from before: State?, to after: State) -> [String] {
    var flaws: [String] = []
    for case .finish(let outcome) in effects where outcome != after.outcome {
      flaws.append("finished with \(outcome) and not as it ended")
    }
    if after.outcome != nil, !after.options.isAnimated, before?.outcome == nil,
      effects.last != after.outcome.map({ .finish($0) })
    {
      flaws.append("ended without saying so at once")
    }
    if let before, before.outcome != nil, !isSameButForMotion(before, after) {
      flaws.append("changed after the end")
    }
    return flaws
  }

  private func isSameButForMotion(_ a: State, _ b: State) -> Bool {
    a.content == b.content && a.outcome == b.outcome && a.size == b.size && a.typeAhead == b.typeAhead
      && a.notice == b.notice && a.helpTop == b.helpTop && a.search == b.search
  }

  /// Checks that unexpected answers change nothing, and that counters only grow.
  private func flaws(
    of action: Action, from before: State, to after: State, _ effects: [Effect]
  ) -> [String] {
    var flaws: [String] = []
    if let generation = action.loadGeneration, generation != before.awaitedGeneration,
      before != after || !effects.isEmpty
    {
      flaws.append("a late answer changed something")
    }
    if (before.columns?.slotCount ?? 0) > (after.columns?.slotCount ?? 0) {
      flaws.append("room for columns is lost")
    }
    if before.searchGeneration > after.searchGeneration { flaws.append("the number of a search shrank") }
    return flaws
  }
}

extension Action {
  /// The number of the list request that the action answers.
  fileprivate var loadGeneration: Int? {
    switch self {
    case .childrenLoaded(_, let generation), .childrenFailed(_, let generation): generation
    default: nil
    }
  }
}

extension State {
  /// The number of the list that is awaited.
  fileprivate var awaitedGeneration: Int? {
    let listing = places?.steps.last?.listing ?? columns?.columns.last?.listing
    return if case .loading(let generation)? = listing?.status { generation } else { nil }
  }
}
