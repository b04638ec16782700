import CursesTerminal
import PickerCore
import Synchronization

/// Where answers wait that other threads have found, until the loop takes them.
final class Mailbox: Sendable {
  private let actions = Mutex<[Action]>([])

  /// Puts an answer behind those that wait, and wakes the loop; from any thread.
  func post(_ action: Action) {
    actions.withLock { $0.append(action) }
    SignalPipe.wake()
  }

  /// The answers that wait, in the order in which they came; each once.
  func take() -> [Action] {
    actions.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
