import Glibc
import Synchronization

/// An open file descriptor that never blocks and is closed once, at the latest with the object.
final class Descriptor {
  /// The result of `read`.
  enum Input {
    case bytes([UInt8])
    case nothingYet
    case end
  }

  /// Held while a child is spawned, and while a descriptor is closed.
  ///
  /// A new child has a copy of every open descriptor until it closes them. A pipe or terminal closed in
  /// between would stay open for its other end.
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

  /// Reads what is there, at most 64 KiB; a terminal without an open slave has ended.
  func read() -> Input {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialized in
      count = retryingInterrupted { Glibc.read(number, buffer.baseAddress, buffer.count) }
      initialized = max(count, 0)
    }
    if count > 0 { return .bytes(bytes) }
    return count < 0 && errno == EAGAIN ? .nothingYet : .end
  }

  /// Writes the beginning of `bytes` and returns how many were taken; nil if there is no reader left.
  func write(_ bytes: some Collection<UInt8>) -> Int? {
    let bytes = Array(bytes.prefix(65_536))
    let count = retryingInterrupted { Glibc.write(number, bytes, bytes.count) }
    if count >= 0 { return count }
    return errno == EAGAIN ? 0 : nil
  }
}

/// Repeats `body` while a signal interrupts it.
func retryingInterrupted<Result: SignedInteger>(_ body: () -> Result) -> Result {
  while true {
    let result = body()
    if result >= 0 || errno != EINTR { return result }
  }
}
