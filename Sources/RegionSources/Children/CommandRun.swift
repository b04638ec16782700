import Glibc
import ProcessKeeper

/// One run of a shell command: its text, its variables and its time limit.
///
/// The command has its own session, so it cannot ask on the terminal, and its own process group. The group is ended
/// when nobody waits, when the time is up, when it writes too much, and when this process ends.
struct CommandRun {
  let command: String
  /// Added to this process's environment.
  let variables: [(name: String, value: String)]
  /// The time limit, in milliseconds.
  let timeout: Int
  /// The longest answer, in bytes.
  let limit: Int
  /// Whether it searches: then status 1 without a word is an empty answer, as `grep` ends where nothing matches.
  var isSearch = false

  /// Runs the command to its end.
  ///
  /// - Returns: Its standard output.
  /// - Throws: `ListSourceError` if it cannot start, fails, takes too long, or writes too much.
  func output(_ cancellation: Cancellation) throws(ListSourceError) -> [UInt8] {
    var running = try start()
    return try running.output(cancellation)
  }
}

/// Error messages.
extension CommandRun {
  static func seconds(_ milliseconds: Int) -> String {
    milliseconds % 1000 == 0 ? "\(milliseconds / 1000)" : "\(Double(milliseconds) / 1000)"
  }

  /// The line that names an error on standard error, where a command ends well with no answer: `psql -f` does so after an
  /// error in its SQL, and the pick would end at a place that has others below it.
  static func hiddenFailure(_ answer: [UInt8], _ complaint: [UInt8]) -> String? {
    guard !complaint.isEmpty, answer.allSatisfy({ $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }) else {
      return nil
    }
    let lines = String(decoding: complaint, as: UTF8.self).split(whereSeparator: \.isNewline)
    let line = lines.first { line in
      let words = line.split { !$0.isLetter }.map { $0.lowercased() }
      return words.contains("error") || words.contains("fatal")
    }
    return line.map { String($0.prefix(500)) }
  }

  /// The first line of standard error, and how the command ended.
  static func complaint(_ bytes: [UInt8], status: Int32) -> String {
    let signal = status & 0x7f
    let end = signal == 0 ? "status \(status >> 8 & 0xff)" : "ended by signal \(signal)"
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let first = lines.first { !$0.allSatisfy(\.isWhitespace) }
    return first.map { "\($0.prefix(500)) (\(end))" } ?? end
  }
}

/// Starting the command.
extension CommandRun {
  /// Starts the command; whoever has it waits for its end.
  func start() throws(ListSourceError) -> RunningCommand {
    keeper_start()
    var output: [Int32] = [-1, -1]
    var errors: [Int32] = [-1, -1]
    defer {
      for end in [output[1], errors[1]] where end >= 0 { close(end) }
    }
    guard keeper_pipe(&output) == 0, keeper_pipe(&errors) == 0 else {
      for end in [output[0], errors[0]] where end >= 0 { close(end) }
      throw .failed(CommandRun.text(errno))
    }
    var process: pid_t = 0
    let code = spawn(&process, output: output[1], errors: errors[1])
    guard code == 0 else {
      close(output[0])
      close(errors[0])
      throw .failed("sh: \(CommandRun.text(code))")
    }
    for end in [output[0], errors[0]] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return RunningCommand(self, process: process, output: output[0], errors: errors[0])
  }

  private func spawn(_ process: inout pid_t, output: Int32, errors: Int32) -> Int32 {
    let own = variables.map { strdup("\($0.name)=\($0.value)") }
    defer { for word in own { free(word) } }
    return keeper_spawn_shell(&process, command, environment(own), output, errors)
  }

  /// This process's environment, byte for byte, with `own` in place of its own values.
  private func environment(_ own: [UnsafeMutablePointer<CChar>?]) -> [UnsafeMutablePointer<CChar>?] {
    let beginnings = zip(own, variables).compactMap { word, variable in
      word.map { (text: $0, size: variable.name.utf8.count + 1) }  // with the equals sign
    }
    let initials = beginnings.map(\.text.pointee).reduce(into: [CChar]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    var words: [UnsafeMutablePointer<CChar>?] = []
    words.reserveCapacity(64)
    var next = environ
    while let word = next.pointee {
      let isOwn =
        initials.contains(word.pointee)
        && beginnings.contains { strncmp(word, $0.text, $0.size) == 0 }
      if !isOwn { words.append(word) }
      next += 1
    }
    return words + own + [nil]
  }

  private static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
