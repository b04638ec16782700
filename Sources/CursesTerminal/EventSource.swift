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

  /// The longest that Esc may wait, so that it acts within 60 ms; the shortest that a slow line needs.
  private static let escapeDelays: ClosedRange<Int32> = 1...50
  /// A flood of keys is drawn from time to time all the same.
  private static let readsPerBatch = 16

  /// - Parameter escapeDelay: As `ESCDELAY` has it, in milliseconds; nil for the usual one.
  public init(terminal: Int32, signals: Int32, escapeDelay: Int32? = nil) {
    self.terminal = terminal
    self.signals = signals
    let limits = EventSource.escapeDelays
    self.escapeDelay = min(max(escapeDelay ?? limits.upperBound, limits.lowerBound), limits.upperBound)
  }

  /// Waits until something comes, and takes all that is there.
  ///
  /// - Parameters:
  ///   - timeout: In milliseconds; nil waits without end, and an idle program does not wake.
  ///   - leavesKeys: Whether keys stay unread, for the program that comes next.
  public mutating func wait(timeout: Int?, leavesKeys: Bool = false) -> Batch {
    var batch = Batch()
    let limit = timeout.map { Int32(clamping: max($0, 0)) } ?? -1
    let patience = decoder.isWaiting ? (limit < 0 ? escapeDelay : min(limit, escapeDelay)) : limit
    var descriptors = [
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&descriptors, nfds_t(descriptors.count), patience)
    if ready == 0, decoder.isWaiting { decoder.timeOut(into: &batch.events) }
    if descriptors[1].revents & Int16(POLLIN) != 0 { batch.signals = readSignals() }
    if ready > 0, descriptors[0].revents != 0 {
      if leavesKeys { batch.hasUnreadKeys = true } else { readKeys(into: &batch) }
    }
    return batch
  }

  private func readSignals() -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(signals, &bytes, bytes.count)
    return count > 0 ? bytes.prefix(count).filter { $0 != 0 }.map(Int32.init) : []  // 0 only wakes.
  }

  /// Reads until nothing more waits, or enough has come for one frame.
  private mutating func readKeys(into batch: inout Batch) {
    var bytes = [UInt8](repeating: 0, count: 4096)
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
