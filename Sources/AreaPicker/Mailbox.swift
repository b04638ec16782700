import CursesTerminal
import PickerCore
import Synchronization

/// The answers of other threads, kept until the loop takes them.
final class Mailbox: Sendable {
  private let actions = Mutex<[Action]>([])

  /// Adds an answer after those that wait, and wakes the loop; can be called from any thread.
  func post(_ action: Action) {
    actions.withLock { $0.append(action) }
    SignalPipe.wake()
  }

  /// Takes all waiting answers, in the order in which they came.
  func take() -> [Action] {
    actions.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
