import Glibc
import PickerCore
import Synchronization

/// Reads the rest of a column on a thread of its own while the person picks.
package final class ItemFeed: Sendable {
  private struct Work {
    var isStopped = false
    var error: ItemReadingError?
  }

  private let reading: ItemReading
  private let column: Int
  private let work = Mutex(Work())

  /// How long items are gathered before the loop hears of them, in milliseconds.
  private static let pause: Milliseconds = 50

  /// - Parameter column: The column that the items belong to, counted from 0.
  package init(_ reading: ItemReading, column: Int) { (self.reading, self.column) = (reading, column) }

  /// Why no more items are read; nil if nothing is wrong so far.
  package var error: ItemReadingError? { work.withLock { $0.error } }

  func start(_ mailbox: Mailbox) {
    mailbox.post(.itemsAwaited(column: column))
    Errand.run { self.run(mailbox) }
  }

  /// Reads no more, once what is waited for has come.
  func end() { work.withLock { $0.isStopped = true } }

  private func run(_ mailbox: Mailbox) {
    // Keys come first: on Linux, a priority is that of the calling thread.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    var reading = reading
    var items = ItemTable()
    var last = Clock.now
    do throws(ItemReadingError) {
      while !reading.isEnded, !work.withLock({ $0.isStopped }) {
        items.append(
          try reading.next(within: items.isEmpty ? nil : max(last + ItemFeed.pause - Clock.now, 0)))
        guard !items.isEmpty, reading.isEnded || Clock.now - last >= ItemFeed.pause else { continue }
        mailbox.post(.itemsRead(items, column: column))
        (items, last) = (ItemTable(), Clock.now)
      }
      mailbox.post(.itemsEnded(column: column))
    } catch {
      work.withLock { $0.error = error }
      mailbox.post(.itemsRefused)
    }
  }
}
