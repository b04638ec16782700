import Glibc

/// Repeated measurements of the same work, in microseconds.
struct Samples {
  private var values: [Double] = []

  var median: Double { quantile(0.5) }

  /// The value that `share` of all values do not exceed.
  func quantile(_ share: Double) -> Double {
    let sorted = values.sorted()
    return sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
  }

  /// Measures `work` and returns its result, so that it is not optimized away.
  mutating func measure<Result>(_ work: () -> Result) -> Result {
    let start = Samples.nanoseconds
    let result = work()
    values.append(Double(Samples.nanoseconds - start) / 1000)
    return result
  }

  private static var nanoseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
