import Glibc
import ProcessKeeper
import Synchronization

/// Whether an answer is still wanted; any thread can cancel it, and a waiting `poll` notices.
public final class Cancellation: Sendable {
  /// Becomes readable on cancellation; -1 if the system had no pipe.
  let descriptor: Int32
  private let writeEnd: Int32
  private let flag = Atomic<Bool>(false)
  /// How long a search may take before what it has found is the answer, in milliseconds; nil for as long as it takes.
  public let patience: Int?
  /// When nobody waits any longer, in milliseconds of the monotonic clock.
  private let deadline: Int?

  /// - Parameter limit: After how many milliseconds it comes by itself; nil for never.
  public init(patience: Int? = nil, after limit: Int? = nil) {
    self.patience = patience
    deadline = limit.map { MonotonicClock.milliseconds + $0 }
    var ends: [Int32] = [-1, -1]
    if keeper_pipe(&ends) != 0 { ends = [-1, -1] }
    (descriptor, writeEnd) = (ends[0], ends[1])
  }

  public var isCancelled: Bool { flag.load(ordering: .acquiring) || timeLeft == 0 }

  /// How long until it comes by itself, in milliseconds; nil for never.
  var timeLeft: Int? { deadline.map { max($0 - MonotonicClock.milliseconds, 0) } }

  /// Waits for the cancellation, at most so many milliseconds; returns whether it came.
  public func isCancelled(within milliseconds: Int) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&wanted, 1, Int32(clamping: milliseconds))
    return isCancelled
  }

  public func cancel() {
    flag.store(true, ordering: .releasing)
    var byte: UInt8 = 1
    if writeEnd >= 0 { _ = write(writeEnd, &byte, 1) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if writeEnd >= 0 { close(writeEnd) }
  }
}
