/// The sheet rises when the picker opens and sinks when it ends.
extension State {
  mutating func rise(at now: Milliseconds) -> [Effect] {
    guard options.isAnimated else { return [] }
    motion = .rising(since: now, now: now)
    return [.tick(after: Motion.frameInterval)]
  }

  /// Ends a rise at once: a key that is pressed meanwhile acts on the whole sheet.
  mutating func settle() {
    if case .rising = motion { motion = .still }
  }

  /// Ends the pick: with a sinking sheet where motion is wanted.
  mutating func end(_ outcome: Outcome) -> [Effect] {
    self.outcome = outcome
    guard options.isAnimated else { return [.finish(outcome)] }
    motion = .sinking(since: -1, now: -1)  // The first tick says when it began.
    return [.tick(after: 0)]
  }

  mutating func tick(at now: Milliseconds) -> [Effect] {
    switch motion {
    case .still: return []
    case .rising(let since, _):
      motion = now - since < Motion.duration ? .rising(since: since, now: now) : .still
      return motion == .still ? [] : [.tick(after: Motion.frameInterval)]
    case .sinking(let since, _):
      let start = since < 0 ? now : since
      motion = .sinking(since: start, now: now)
      guard now - start < Motion.duration else { return outcome.map { [.finish($0)] } ?? [] }
      return [.tick(after: Motion.frameInterval)]
    }
  }
}
