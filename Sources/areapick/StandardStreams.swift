import Glibc
import PickerView
import TerminalKit

/// The three streams that the program was started with.
///
/// A closed one is opened on `/dev/null` at once: otherwise the next file to be opened, the terminal perhaps,
/// would take its number, and the result would be written there.
struct StandardStreams {
  /// Whether standard input was open when the program started.
  let isInputOpen: Bool
  /// The same of standard output.
  let isOutputOpen: Bool

  init() {
    isInputOpen = StandardStreams.isOpen(STDIN_FILENO)
    isOutputOpen = StandardStreams.isOpen(STDOUT_FILENO)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where !StandardStreams.isOpen(stream) {
      _ = open("/dev/null", O_RDWR)  // Takes the lowest free number, which is this one.
    }
  }

  /// Says on standard error why the program ends, a line for each thing that is wrong.
  func report(_ failure: CommandError, in language: Language) {
    for line in [failure.description] + failure.further { say(line, in: language) }
  }

  /// Says something on standard error in one line.
  ///
  /// - Parameter text: In English, as the `Catalogue` has it; what that does not know is said as it is.
  func say(_ text: String, in language: Language) {
    say(asItIs: language == .chinese ? Catalogue.shared.chinese(text) ?? text : text)
  }

  /// Says a line that is in the right language already.
  ///
  /// Control and formatting characters in what people wrote are not sent to the terminal, nor more than it is worth.
  func say(asItIs text: String) {
    let line = "areapick: \(TextWidth.truncated(SafeText.line(text), to: 4_000, ellipsis: "…"))\n"
    try? ResultWriter(stream: STDERR_FILENO, isOpen: true).write(Array(line.utf8))
  }

  private static func isOpen(_ stream: Int32) -> Bool { fcntl(stream, F_GETFD) != -1 || errno != EBADF }
}
