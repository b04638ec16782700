import Glibc
import Synchronization

/// An open file descriptor that never blocks, and is closed once: when told, or when nobody holds it.
final class Descriptor {
  /// What a call of `read` brought.
  enum Input {
    case bytes([UInt8])
    case nothingYet
    case end
  }

  /// Held while a child is born, and while a descriptor is closed.
  ///
  /// Until it has closed them, a child has a copy of every descriptor that any test has open. A pipe or a
  /// terminal closed meanwhile would not be closed to whoever is at its other end.
  static let births = Mutex(())

  /// The number; -1 once closed.
  private(set) var number: Int32

  /// Takes over `number`, which `call` returned.
  ///
  /// - Throws: `TerminalError.system` if it is negative.
  init(_ number: Int32, from call: String) throws {
    guard number >= 0 else { throw TerminalError.system(call: call, code: errno) }
    self.number = number
  }

  deinit { close() }

  var isOpen: Bool { number >= 0 }

  func close() {
    guard isOpen else { return }
    Self.births.withLock { _ in _ = Glibc.close(number) }
    number = -1
  }

  func makeNonBlocking() {
    _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
  }

  /// Reads what is there, at most 64 KiB; a terminal that nobody has open on the other side has ended.
  func read() -> Input {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialized in
      count = retryingInterrupted { Glibc.read(number, buffer.baseAddress, buffer.count) }
      initialized = max(count, 0)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && errno == EAGAIN ? .nothingYet : .end
  }

  /// Writes the beginning of `bytes` and returns how many were taken; nil if nobody will read them.
  func write(_ bytes: some Collection<UInt8>) -> Int? {
    let bytes = Array(bytes.prefix(65_536))
    let count = retryingInterrupted { Glibc.write(number, bytes, bytes.count) }
    if count >= 0 { return count }
    return errno == EAGAIN ? 0 : nil
  }
}

/// Calls `body` until it was not a signal that ended it.
func retryingInterrupted<Result: SignedInteger>(_ body: () -> Result) -> Result {
  while true {
    let result = body()
    if result >= 0 || errno != EINTR { return result }
  }
}
