/// The sheet rises when the picker opens and sinks when it ends.
extension Sheet {
  mutating func rise(at now: Milliseconds) -> [Effect] {
    guard options.isAnimated else { return [] }
    motion = .rising(Motion.Span(since: now, now: now))
    return [.tick(after: Motion.frameInterval)]
  }

  /// Ends a rise at once, so that a key acts on the whole sheet.
  mutating func settle() {
    if case .rising = motion { motion = .still }
  }

  /// Ends the pick, with a sinking sheet if motion is on.
  mutating func end(_ outcome: Outcome) -> [Effect] {
    self.outcome = outcome
    guard options.isAnimated else { return [.finish(outcome)] }
    motion = .sinking(nil)
    return [.tick(after: 0)]
  }

  mutating func tick(at now: Milliseconds) -> [Effect] {
    switch motion {
    case .still: return []
    case .rising(let span):
      let span = span.advanced(to: now)
      motion = span.isOver ? .still : .rising(span)
      return span.isOver ? [] : [.tick(after: Motion.frameInterval)]
    case .sinking(let span):
      let span = span?.advanced(to: now) ?? Motion.Span(since: now, now: now)
      motion = .sinking(span)
      guard span.isOver else { return [.tick(after: Motion.frameInterval)] }
      return outcome.map { [.finish($0)] } ?? []
    }
  }
}
