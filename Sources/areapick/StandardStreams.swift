import Glibc
import PickerView
import TerminalKit

/// The three standard streams of the program.
///
/// A closed one is opened on `/dev/null` at once. Otherwise the next opened file, perhaps the terminal, would get its
/// number and receive the result.
struct StandardStreams {
  /// Whether standard input was open when the program started.
  let isInputOpen: Bool
  /// Whether standard output was open when the program started.
  let isOutputOpen: Bool

  init() {
    isInputOpen = StandardStreams.isOpen(STDIN_FILENO)
    isOutputOpen = StandardStreams.isOpen(STDOUT_FILENO)
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where !StandardStreams.isOpen(stream) {
      _ = open("/dev/null", O_RDWR)  // Takes the lowest free number, which is this one.
    }
  }

  /// Prints an error on standard error, one line for each thing that is wrong.
  func report(_ failure: CommandError, in language: Language) {
    for line in [failure.description] + failure.further { say(line, in: language) }
  }

  /// Prints one line on standard error.
  ///
  /// - Parameter text: In English, as in the `Catalogue`; a text that the catalogue does not know is printed in
  ///   English.
  func say(_ text: String, in language: Language) {
    say(asItIs: language == .chinese ? Catalogue.shared.chinese(text) ?? text : text)
  }

  /// Prints a line that is already in the right language.
  ///
  /// Control and formatting characters are removed, since it may quote a person's words, and the line is cut at 4,000
  /// cells.
  func say(asItIs text: String) {
    let line = "areapick: \(TextWidth.truncated(SafeText.line(text), to: 4_000, ellipsis: "…"))\n"
    try? ResultWriter(stream: STDERR_FILENO, isOpen: true).write(Array(line.utf8))
  }

  private static func isOpen(_ stream: Int32) -> Bool { fcntl(stream, F_GETFD) != -1 || errno != EBADF }
}
