import Glibc

/// Waits for what happens outside of this process, and never without an end: a test that hangs says nothing.
///
/// - Parameters:
///   - limit: Far more than it takes on a machine that is busy.
///   - condition: Asked every two milliseconds.
/// - Returns: Whether the condition came to hold.
public func holds(within limit: Duration = .seconds(20), _ condition: () -> Bool) -> Bool {
  let deadline = ContinuousClock.now + limit
  while !condition() {
    guard ContinuousClock.now < deadline else { return false }
    usleep(2_000)
  }
  return true
}
