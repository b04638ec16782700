import TerminalKit

/// The statuses that the program leaves with; scripts depend on them.
enum ExitStatus {
  /// A place was chosen and printed.
  static let done: Int32 = 0
  /// Nothing matched.
  static let nothingMatched: Int32 = 1
  /// Usage, no terminal, bad data, input or output error.
  static let failure: Int32 = 2
  /// `--timeout` ran out.
  static let timedOut: Int32 = 124
  /// Cancelled, where `--cancel-status` names no other.
  static let cancelled: Int32 = 130
}

/// Why the program ends without a result: one line for people, and the status to leave with.
struct CommandError: Error, Equatable, CustomStringConvertible {
  let status: Int32
  /// What was wrong and where, without the program's name and the full stop.
  let description: String
  /// Further lines, said after the first.
  let further: [String]

  /// - Parameter lines: What is wrong, a line each; not empty.
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
}

extension String {
  /// The text as far as a message quotes it: 200 cells.
  var shortened: String { TextWidth.truncated(self, to: 200, ellipsis: "…") }

  /// The beginning of the text with what nobody would see in it spelled out, `4403\u{0}`: where a message would else
  /// quote what looks right.
  var spelledOut: String {
    unicodeScalars.prefix(200).map { scalar in
      let character = String(scalar)
      let number = String(scalar.value, radix: 16, uppercase: true)
      return SafeText.line(character) == character ? character : "\\u{\(number)}"
    }.joined() + (unicodeScalars.dropFirst(200).isEmpty ? "" : "…")
  }
}
