import Glibc

/// A clock that nobody sets: for durations and deadlines.
package enum MonotonicClock {
  /// Since some moment before the process began.
  package static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
