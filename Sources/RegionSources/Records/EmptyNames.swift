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
