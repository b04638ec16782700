import Glibc
import PickerCore

/// The clock of a pick: its deadlines, its ticks, the times in its recording.
enum Clock {
  /// Milliseconds since some moment before the program started; they never go backwards.
  static var now: Milliseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
