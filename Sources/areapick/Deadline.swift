import AreaPicker
import CursesTerminal
import PickerCore

/// The time of `--timeout` while data is read, before there is a pick.
enum Deadline {
  /// Runs `read` while the time runs. When it is over, the program ends: a pipe that nobody writes to may never end.
  ///
  /// - Returns: What was read, and the time that is left for the pick.
  static func running<T>(
    _ timeout: Milliseconds?, _ read: () throws(CommandError) -> T
  ) throws(CommandError) -> (T, left: Milliseconds?) {
    guard let timeout else { return (try read(), nil) }
    let start = Clock.now
    SignalPipe.endProcess(after: timeout, status: ExitStatus.timedOut)
    defer { SignalPipe.endProcess(after: nil) }
    return (try read(), max(timeout - (Clock.now - start), 1))
  }
}
