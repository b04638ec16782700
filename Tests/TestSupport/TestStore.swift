import PickerCore
import RegionModel
import Testing

/// Sends actions to a picker; the test must name every change and every effect.
///
/// ```swift
/// let store = TestStore(SmallTrees.china)
/// store.send(.cursorMoved(by: 1)) { $0.steps[0].cursor = 1 }
/// store.send(.cancelled) { $0.outcome = .cancelled }
/// store.expect(.finish(.cancelled))
/// store.finish()
/// ```
public final class TestStore {
  public private(set) var state: State
  private var unnamed: [Effect]
  private var origin: SourceLocation

  /// Opens a picker; the effects of opening must be named too.
  public init(
    _ tree: RegionTree, size: Size = Size(columns: 80, rows: 24), at now: Milliseconds = 0,
    sourceLocation: SourceLocation = #_sourceLocation, _ configure: (inout Options) -> Void = { _ in }
  ) {
    var options = Options()
    configure(&options)
    (state, unnamed) = State.opened(tree, options: options, size: size, at: now)
    origin = sourceLocation
  }

  /// Continues from a state, with effects still to be named.
  public init(
    _ state: State, effects: [Effect] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    (self.state, unnamed) = (state, effects)
    origin = sourceLocation
  }

  /// Opens columns of items.
  ///
  /// - Throws: `ColumnsError` for invalid columns or defaults.
  public init(
    lists: [[String]], selected: [Columns.Default] = [], size: Size = Size(columns: 80, rows: 24),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws(ColumnsError) {
    var tables: [ItemTable] = []
    for (column, items) in lists.enumerated() {
      do throws(ItemTable.ItemError) { tables.append(try ItemTable(items)) } catch {
        throw ColumnsError.flawedItem(error, column: column)
      }
    }
    (state, unnamed) = State.opened(.items(try ItemPick(tables, selected: selected)), size: size)
    origin = sourceLocation
  }

  /// Sends an action; `change` turns the state before it into the expected state.
  public func send(
    _ action: Action, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout State) -> Void = { _ in }
  ) {
    wantNoEffects(at: origin)
    origin = sourceLocation
    var expected = state
    change(&expected)
    unnamed = reduce(&state, action)
    let difference = StateDifference.lines(expected: expected, actual: state)
    if !difference.isEmpty {
      Issue.record("\(action) made another state:\n\(difference)", sourceLocation: sourceLocation)
    }
  }

  /// Sends an action without checking its changes; its effects must still be named.
  public func sendUntold(_ action: Action, sourceLocation: SourceLocation = #_sourceLocation) {
    wantNoEffects(at: origin)
    origin = sourceLocation
    unnamed = reduce(&state, action)
  }

  /// Names all effects of the last action, in order.
  public func expect(_ effects: Effect..., sourceLocation: SourceLocation = #_sourceLocation) {
    if unnamed != effects {
      let (wanted, got) = (StateDifference.text(effects), StateDifference.text(unnamed))
      Issue.record("expected effects \(wanted)\n     but there were \(got)", sourceLocation: sourceLocation)
    }
    unnamed = []
  }

  /// Ends the test; fails if effects are unnamed.
  public func finish(sourceLocation: SourceLocation = #_sourceLocation) {
    wantNoEffects(at: sourceLocation)
    unnamed = []
  }

  private func wantNoEffects(at location: SourceLocation) {
    guard !unnamed.isEmpty else { return }
    let text = StateDifference.text(unnamed)
    Issue.record("effects that the test did not name: \(text)", sourceLocation: location)
  }
}
