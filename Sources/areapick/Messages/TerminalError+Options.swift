import CursesTerminal

extension TerminalError {
  /// The error in a line, with the option that helps; the error itself says nothing of options, which other programs lack.
  var message: String {
    switch self {
    case .cannotOpen: "\(description); --tty names another terminal"
    case .noTerminalType, .unknownTerminalType: "\(description), --accessible all of them"
    case .tooSimple: "\(description): --accessible asks in plain lines"
    default: description
    }
  }
}
