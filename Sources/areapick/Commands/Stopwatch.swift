import RegionSources

/// Measures the time since its creation.
struct Stopwatch {
  private let start = MonotonicClock.milliseconds

  var milliseconds: Int { MonotonicClock.milliseconds - start }
}
