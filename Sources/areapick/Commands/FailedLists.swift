/// The lists that did not come and are passed over.
struct FailedLists {
  private var count = 0
  /// Why the first did not come.
  private var first = ""

  mutating func add(_ error: CommandError) {
    if count == 0 { first = error.description }
    count += 1
  }

  /// What to say of them; nil where there are none.
  ///
  /// - Parameter word: The command or option that needs the lists.
  func note(_ word: String) -> String? {
    guard count > 0 else { return nil }
    return count == 1
      ? "\(word): 1 list did not come: \(first)" : "\(word): \(count) lists did not come; the first: \(first)"
  }
}
