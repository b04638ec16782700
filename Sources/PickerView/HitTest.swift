import PickerCore
import TerminalKit

/// What a click or a turn of the wheel means in a state.
public enum HitTest {
  /// The action that a mouse event asks for; nil where it means nothing.
  public static func action(for event: MouseEvent, in state: State, presentation: Presentation) -> Action? {
    switch event.kind {
    case .wheelUp: return .cursorMoved(by: -1)
    case .wheelDown: return .cursorMoved(by: 1)
    case .other: return nil
    case .leftPress: break
    }
    guard (0..<state.size.rows).contains(event.row), (0..<state.size.columns).contains(event.column) else {
      return nil
    }
    let layout = state.layout
    guard layout.rows.contains(event.row), layout.columns.contains(event.column) else { return .cancelled }
    if event.row == layout.title, let cancel = CancelButton(layout, presentation: presentation) {
      return cancel.columns.contains(event.column) ? .cancelled : nil
    }
    if state.helpTop != nil { return .dismissed }
    if layout.list.contains(event.row) { return listAction(event, state, layout) }
    return timelineStep(event, state, presentation, layout).flatMap {
      state.canFocus($0) ? .stepFocused($0) : nil
    }
  }

  private static func listAction(_ event: MouseEvent, _ state: State, _ layout: SheetLayout) -> Action? {
    let offset = event.row - layout.list.lowerBound
    if let search = state.search {
      let position = search.top + offset
      return position < search.resultCount ? .rowPicked(position) : nil
    }
    if let column = layout.indexColumn, event.column >= column {
      let letters = LetterIndex(state).letters
      return letters.indices.contains(offset) ? .letterPicked(letters[offset]) : nil
    }
    let position = state.step.top + offset
    return state.list.indices.contains(position) ? .rowPicked(position) : nil
  }

  private static func timelineStep(
    _ event: MouseEvent, _ state: State, _ presentation: Presentation, _ layout: SheetLayout
  ) -> Int? {
    switch layout.timeline {
    case .none: return nil
    case .folded(let row):
      guard event.row == row else { return nil }
      return TimelineLine(state, presentation: presentation, columns: foldedTimelineColumns(layout)).step(
        at: event.column)
    case .rows(let first, let spacing, let count):
      let offset = event.row - first
      guard offset >= 0, offset % spacing == 0, offset / spacing < count else { return nil }
      return offset / spacing
    }
  }
}
