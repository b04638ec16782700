import Glibc

/// Why a terminal did not do what a test asked for.
public enum TerminalError: Error, CustomStringConvertible {
  /// A system call failed with this `errno`.
  case system(call: String, code: Int32)
  /// `what` did not come within `patience`; `report` shows the terminal.
  case timedOut(what: String, patience: Duration, report: String)
  /// The program ended before `what` came.
  case exited(status: ExitStatus, what: String, report: String)
  /// The program has not enabled `what`, so a terminal would not send it.
  case notAskedFor(what: String, report: String)

  public var description: String {
    switch self {
    case .system(let call, let code):
      "\(call): \(String(cString: strerror(code)))"
    case .timedOut(let what, let patience, let report):
      "waited \(patience) for \(what), in vain\n\(report)"
    case .exited(let status, let what, let report):
      "the program ended (\(status)) before \(what)\n\(report)"
    case .notAskedFor(let what, let report):
      "the program has not asked for \(what)\n\(report)"
    }
  }
}
