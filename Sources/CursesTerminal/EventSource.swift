import Glibc
import TerminalKit

/// Input from outside: keys and the mouse from the tty, signals from a pipe.
public struct EventSource {
  /// Everything that arrived by the end of a wait, in order.
  public struct Batch: Equatable, Sendable {
    public var events: [TerminalEvent] = []
    public var signals: [Int32] = []
    /// Whether the terminal is gone.
    public var isHungUp = false
    /// Whether keys arrived that were left unread.
    public var hasUnreadKeys = false
  }

  private let terminal: Int32
  private let signals: Int32
  private var decoder = InputDecoder()
  /// What was typed before the first wait.
  private var typedAhead = TypedAhead.take()
  /// How long an Esc waits for the rest of a sequence, in milliseconds.
  private let escapeDelay: Int32
  /// When the decoder's wait ends, in milliseconds of the monotonic clock; counted from the last byte.
  private var deadline: Int32?
  /// The other descriptors that were looked at last.
  private var others: [Int32] = []
  /// When they stop being new, in nanoseconds of the monotonic clock.
  private var lookingEnd = 0

  /// The default wait after Esc, in milliseconds: Esc then acts within 60 ms.
  private static let usualEscapeDelay: Int32 = 50
  /// The allowed waits, in milliseconds: slow lines split a key's bytes by more than the default.
  private static let escapeDelays: ClosedRange<Int32> = 1...10_000
  /// The longest waits, in milliseconds, for the rest of a sequence and of a paste.
  private static let sequenceDelay: Int32 = 500
  private static let pasteDelay: Int32 = 1000
  /// When discarding, a paste ends after this silence, and at the latest after `longestDiscard`;
  /// milliseconds.
  private static let silence: Int32 = 50
  private static let longestDiscard: Int32 = 1000
  /// In nanoseconds. The answer of a small command comes within it. Looking for it spares a frame, and the time in which
  /// a sleeping processor wakes up: a tenth of what `sh` takes for the command.
  private static let lookingTime = 2_000_000
  /// Limits one batch, so that a flood of keys still lets frames be drawn.
  private static let readsPerBatch = 16
  private static let bytesPerRead = 4096

  /// - Parameter escapeDelay: The wait after Esc in milliseconds, as in `ESCDELAY`; nil for the default.
  public init(terminal: Int32, signals: Int32, escapeDelay: Int32? = nil) {
    self.terminal = terminal
    self.signals = signals
    let limits = EventSource.escapeDelays
    let wanted = escapeDelay ?? EventSource.usualEscapeDelay
    self.escapeDelay = min(max(wanted, limits.lowerBound), limits.upperBound)
  }

  /// Waits for input and returns everything that is there.
  ///
  /// - Parameters:
  ///   - timeout: In milliseconds; nil waits forever, without waking up.
  ///   - leavesKeys: Whether keys stay unread for the next program.
  ///   - others: Descriptors that end the wait when there is something to read, and are left to the caller.
  public mutating func wait(timeout: Int?, leavesKeys: Bool = false, alsoFor others: [Int32] = []) -> Batch {
    var batch = Batch()
    if !typedAhead.isEmpty, !leavesKeys {
      decoder.feed(typedAhead[...], into: &batch.events)
      typedAhead = []
      startWaiting()
      return batch
    }
    let limit = timeout.map { Int32(clamping: max($0, 0)) } ?? -1
    let delay = deadline.map { max($0 &- EventSource.now, 0) } ?? -1
    let patience = delay < 0 ? limit : limit < 0 ? delay : min(limit, delay)
    var descriptors = descriptors(and: others)
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

  private func descriptors(and others: [Int32]) -> [pollfd] {
    var descriptors = [
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    for other in others { descriptors.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0)) }
    return descriptors
  }

  /// Whether the answer of a new descriptor comes within two milliseconds.
  ///
  /// It polls without sleeping, and other programs run between the polls: a list that comes at once needs no frame before
  /// it. New is a descriptor whose number the last call did not have.
  ///
  /// - Returns: False at once for descriptors that are not new, and as soon as keys or a signal come.
  public mutating func hasInputSoon(from others: [Int32]) -> Bool {
    guard !others.isEmpty else {
      self.others = []
      return false
    }
    if others.contains(where: { !self.others.contains($0) }) {
      lookingEnd = EventSource.nanoseconds + EventSource.lookingTime
    }
    self.others = others
    var descriptors = descriptors(and: others)
    while EventSource.nanoseconds < lookingEnd {
      if poll(&descriptors, nfds_t(descriptors.count), 0) > 0 {
        return descriptors.prefix(2).allSatisfy { $0.revents == 0 }
      }
      sched_yield()
    }
    return false
  }

  private static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Milliseconds of the monotonic clock; differences stay right when it overflows.
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

  /// Discards the rest of an unfinished paste, before the terminal goes to another program.
  ///
  /// That program would take the rest for typing. Keys typed after the paste's end stay unread, unless they
  /// came in the same read.
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

  /// Reads until nothing is left, or enough for one frame has come.
  private mutating func readKeys(into batch: inout Batch) {
    defer { startWaiting() }
    for _ in 0..<EventSource.readsPerBatch {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: EventSource.bytesPerRead) { buffer, filled in
        count = read(terminal, buffer.baseAddress, buffer.count)
        filled = max(count, 0)
      }
      guard count > 0 else {
        batch.isHungUp = count == 0 || (errno != EINTR && errno != EAGAIN)
        return
      }
      decoder.feed(bytes[...], into: &batch.events)
      if count < EventSource.bytesPerRead { return }
      var more = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      guard poll(&more, 1, 0) > 0 else { return }
    }
  }
}
