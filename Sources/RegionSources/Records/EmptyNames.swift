/// What to do where a row or an object has no name.
enum EmptyNames {
  private static let flaw = "the name is empty"

  /// The flaws, of which the first with an empty name says what helps.
  ///
  /// - Parameter leavesNothing: Whether nothing would be left without them.
  static func advised(_ flaws: [SourceError], leavesNothing: Bool) -> [SourceError] {
    guard let first = flaws.firstIndex(where: { $0.message == flaw }) else { return flaws }
    var flaws = flaws
    let choice = flaw + "; say which field it is, --fields name=…"
    flaws[first].message = leavesNothing ? choice : choice + ", or leave such out, --keep-going"
    return flaws
  }
}

extension Records {
  /// Leaves out the records without a name, where they are at most one of a hundred, and nothing with a name lies below
  /// them; answers with how many.
  ///
  /// Of fewer records each counts: there an empty name is a flaw.
  ///
  /// - Complexity: O(*n*).
  mutating func leaveOutNameless(_ text: SourceText) -> Int {
    guard count >= 100, flaws.isEmpty else { return 0 }
    let nameless = names.indices.filter { names[$0].count < 64 && text.trimmed(names[$0]).isEmpty }
    guard !nameless.isEmpty, nameless.count * 100 <= count else { return 0 }
    var isLeft = [Bool](repeating: true, count: count)
    for record in nameless { isLeft[record] = false }
    let areEnds = parents.indices.allSatisfy { record in
      let parent = Int(parents[record])
      return !isLeft[record] || !isLeft.indices.contains(parent) || isLeft[parent]
    }
    guard areEnds else { return 0 }
    self = keeping(isLeft)
    return nameless.count
  }
}
