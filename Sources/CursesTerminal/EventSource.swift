import Glibc
import TerminalKit

/// What comes from outside: keys and the mouse on the tty, signals on a pipe.
public struct EventSource {
  /// Everything that had come when the wait ended, in order.
  public struct Batch: Equatable, Sendable {
    public var events: [TerminalEvent] = []
    public var signals: [Int32] = []
    /// Whether the terminal is gone.
    public var isHungUp = false
    /// Whether keys have come that were not to be read.
    public var hasUnreadKeys = false
  }

  private let terminal: Int32
  private let signals: Int32
  private var decoder = InputDecoder()
  /// How long an Esc waits for the rest of a sequence, in milliseconds.
  private let escapeDelay: Int32
  /// When what waits in the decoder has waited long enough, by the monotonic clock; counted from its last byte.
  private var deadline: Int32?

  /// How long Esc waits where nobody says otherwise, so that it acts within 60 ms.
  private static let usualEscapeDelay: Int32 = 50
  /// What a person may ask for: a slow line tears the bytes of a key apart by more than the usual delay.
  private static let escapeDelays: ClosedRange<Int32> = 1...10_000
  /// How long the rest of a sequence that has begun for certain may take, in milliseconds, and that of a paste.
  private static let sequenceDelay: Int32 = 500
  private static let pasteDelay: Int32 = 1000
  /// A paste is over, where nobody wants it any more, after such a silence, and after so long whatever comes.
  private static let silence: Int32 = 50
  private static let longestDiscard: Int32 = 1000
  /// A flood of keys is drawn from time to time all the same.
  private static let readsPerBatch = 16

  /// - Parameter escapeDelay: As `ESCDELAY` has it, in milliseconds; nil for the usual one.
  public init(terminal: Int32, signals: Int32, escapeDelay: Int32? = nil) {
    self.terminal = terminal
    self.signals = signals
    let limits = EventSource.escapeDelays
    let wanted = escapeDelay ?? EventSource.usualEscapeDelay
    self.escapeDelay = min(max(wanted, limits.lowerBound), limits.upperBound)
  }

  /// Waits until something comes, and takes all that is there.
  ///
  /// - Parameters:
  ///   - timeout: In milliseconds; nil waits without end, and an idle program does not wake.
  ///   - leavesKeys: Whether keys stay unread, for the program that comes next.
  public mutating func wait(timeout: Int?, leavesKeys: Bool = false) -> Batch {
    var batch = Batch()
    let limit = timeout.map { Int32(clamping: max($0, 0)) } ?? -1
    let delay = deadline.map { max($0 &- EventSource.now, 0) } ?? -1
    let patience = delay < 0 ? limit : limit < 0 ? delay : min(limit, delay)
    var descriptors = [
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&descriptors, nfds_t(descriptors.count), patience)
    if descriptors[1].revents & Int16(POLLIN) != 0 { batch.signals = readSignals() }
    if ready > 0, descriptors[0].revents != 0 {
      if leavesKeys { batch.hasUnreadKeys = true } else { readKeys(into: &batch) }
    } else if let deadline, deadline &- EventSource.now <= 0 {
      decoder.timeOut(into: &batch.events)
      self.deadline = nil
    }
    return batch
  }

  /// Milliseconds of the monotonic clock; only differences mean something, and they do when it runs over.
  private static var now: Int32 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int32(truncatingIfNeeded: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  private mutating func startWaiting() {
    let delay: Int32? =
      switch decoder.waiting {
      case .escape: escapeDelay
      case .sequence: EventSource.sequenceDelay
      case .paste: EventSource.pasteDelay
      case nil: nil
      }
    deadline = delay.map { EventSource.now &+ $0 }
  }

  /// Reads the rest of a paste away that has begun and not ended: to be called before the terminal is another's, who
  /// would take it for typing. What was typed behind its end stays where the next program finds it, unless it came in
  /// the same moment.
  public mutating func discardPaste() {
    let end = EventSource.now &+ EventSource.longestDiscard
    var bytes = [UInt8](repeating: 0, count: 4096)
    var events: [TerminalEvent] = []
    while decoder.waiting == .paste, end &- EventSource.now > 0 {
      var more = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      let ready = poll(&more, 1, EventSource.silence)
      if ready < 0, errno == EINTR { continue }
      let count = ready > 0 ? read(terminal, &bytes, bytes.count) : 0
      guard count > 0 else { return }
      decoder.feed(bytes.prefix(count), into: &events)
      events.removeAll()
    }
  }

  private func readSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).filter { $0 != 0 }.map(Int32.init) : []  // 0 only wakes.
  }

  /// Reads until nothing more waits, or enough has come for one frame.
  private mutating func readKeys(into batch: inout Batch) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    defer { startWaiting() }
    for _ in 0..<EventSource.readsPerBatch {
      let count = read(terminal, &bytes, bytes.count)
      guard count > 0 else {
        batch.isHungUp = count == 0 || (errno != EINTR && errno != EAGAIN)
        return
      }
      decoder.feed(bytes.prefix(count), into: &batch.events)
      if count < bytes.count { return }
      var more = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&more, 1, 0) > 0 else { return }
    }
  }
}
