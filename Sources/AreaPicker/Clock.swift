import CalendarModel
import Glibc
import PickerCore

/// The clock of a pick, for its deadline, its ticks, and the times in its recording.
package enum Clock {
  /// Milliseconds since a fixed moment before the program started; they never go backwards, and go on while the machine
  /// sleeps, so that a pick that was left open overnight knows in the morning that another day has come.
  package static var now: Milliseconds {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// The local date and time, in the zone of `TZ`; a leap second counts as the second before it.
  package static var moment: Moment { moment(of: time(nil)) ?? .last }

  /// The local date and time some seconds after 1970 began in UTC; nil outside the years 1 to 9999.
  package static func moment(of seconds: Int) -> Moment? {
    var seconds = time_t(seconds)
    var parts = tm()
    tzset()
    guard localtime_r(&seconds, &parts) != nil,
      let day = Day(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    else { return nil }
    let clock = (Int(parts.tm_hour) * 60 + Int(parts.tm_min)) * 60 + min(Int(parts.tm_sec), 59)
    return Moment(day, TimeOfDay(clamping: clock))
  }
}
