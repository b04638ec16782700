import TerminalKit

/// The exit statuses of the program; scripts depend on them.
enum ExitStatus {
  /// A place was chosen and printed.
  static let done: Int32 = 0
  /// Nothing matched.
  static let nothingMatched: Int32 = 1
  /// Wrong usage, no terminal, bad data, or an input or output error.
  static let failure: Int32 = 2
  /// `--timeout` ran out.
  static let timedOut: Int32 = 124
  /// The person cancelled, and `--cancel-status` sets no other status.
  static let cancelled: Int32 = 130
}

/// Why the program ends without a result: the message and the exit status.
struct CommandError: Error, Equatable, CustomStringConvertible {
  let status: Int32
  /// What was wrong and where, without the program's name or a full stop.
  let description: String
  /// Further lines of the message.
  let further: [String]

  /// - Parameter lines: The message, one line for each thing that is wrong; empty where there is nothing to say.
  init(_ lines: [String], status: Int32 = ExitStatus.failure) {
    description = lines.first ?? ""
    further = Array(lines.dropFirst())
    self.status = status
  }

  init(_ description: String, status: Int32 = ExitStatus.failure) {
    self.description = description
    further = []
    self.status = status
  }

  /// The person cancelled before a sheet opened; there is nothing to say.
  static func cancelled(_ status: Int32) -> CommandError { CommandError([], status: status) }
}

extension String {
  /// The text as messages quote it: at most 200 cells.
  var shortened: String { TextWidth.truncated(self, to: 200, ellipsis: "…") }

  /// The first 200 code points of the text, with invisible ones spelled out, such as `4403\u{0}`.
  ///
  /// Without this, a message could quote a wrong text that looks right.
  var spelledOut: String {
    unicodeScalars.prefix(200).map { scalar in
      let character = String(scalar)
      let number = String(scalar.value, radix: 16, uppercase: true)
      return SafeText.line(character) == character ? character : "\\u{\(number)}"
    }.joined() + (unicodeScalars.dropFirst(200).isEmpty ? "" : "…")
  }
}
