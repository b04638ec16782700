import PickerCore
import TerminalKit

/// How many rows a notch of the mouse's wheel is worth: more, the longer somebody turns it without a pause.
///
/// Columns of years and other long ones turn by it: 16 notches without a pause are 40 rows. A notch after a pause is one
/// row.
struct NotchSpeed {
  /// The pauses between the notches of a turning hand. What comes faster is a touchpad, or a system that has quickened
  /// the wheel itself.
  private static let pauses: ClosedRange<Milliseconds> = 20...150
  /// So many notches are worth the same before the next ones are worth a row more, up to the most.
  private static let notchesPerRow = 4
  private static let most = 5

  private var kind = MouseEvent.Kind.other
  private var time: Milliseconds = 0
  private var count = 0

  /// Counts a notch; 1 for every other event, which ends the turning.
  mutating func rows(for event: MouseEvent, at now: Milliseconds) -> Int {
    let isTurning = event.kind == kind && (event.kind == .wheelUp || event.kind == .wheelDown)
    count = isTurning && NotchSpeed.pauses.contains(now - time) ? count + 1 : 0
    (kind, time) = (event.kind, now)
    return min(1 + count / NotchSpeed.notchesPerRow, NotchSpeed.most)
  }
}
