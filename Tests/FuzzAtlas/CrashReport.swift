import Glibc

/// Reports the seed of a case that crashes or takes too long.
enum CrashReport {
  /// The seed of the current case, for the signal handler.
  nonisolated(unsafe) static var seed: UInt64 = 0

  static func install() {
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGALRM] {
      signal(number) { number in
        CrashReport.write()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Writes the seed with async-signal-safe calls only.
  private static func write() {
    put("crashed at seed ")
    var divisor: UInt64 = 1
    while seed / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      put(UInt8(ascii: "0") + UInt8(seed / divisor % 10))
      divisor /= 10
    }
    put(UInt8(ascii: "\n"))
  }

  private static func put(_ text: StaticString) { _ = Glibc.write(2, text.utf8Start, text.utf8CodeUnitCount) }

  private static func put(_ byte: UInt8) {
    var byte = byte
    _ = Glibc.write(2, &byte, 1)
  }
}
