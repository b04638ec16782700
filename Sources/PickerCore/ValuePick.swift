/// A pick without a tree.
public enum ValuePick: Codable, Equatable, Sendable {
  /// Columns of items.
  case items(ItemPick)
  /// A day, a time, or both.
  case moment(MomentPick)
}

extension State {
  /// Columns without a tree as they open, and their first effects.
  public static func opened(
    _ pick: ValuePick, options: Options = Options(), size: Size, at now: Milliseconds = 0
  ) -> (state: State, effects: [Effect]) {
    let columns = Columns(pick)
    var state = State(sheet: Sheet(options: options, size: size), content: .columns(columns))
    return (state, columns.openingEffects + state.sheet.rise(at: now))
  }
}
