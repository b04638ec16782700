import Glibc

/// Measures the time since its creation.
struct Stopwatch {
  private let start = Stopwatch.now

  var milliseconds: Int { Stopwatch.now - start }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
