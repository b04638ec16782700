import ArgumentParser

/// A command whose options stand in a table.
protocol OptionCommand: ParsableCommand {
  static var options: OptionTable { get }
}

extension OptionCommand {
  /// Reads words as options of the command.
  ///
  /// - Throws: What the parser says of the first word that is wrong, in one line, with the status of a usage error.
  static func read(_ words: [String]) throws(Failure) -> Self {
    do { return try parse(words) } catch { throw Failure(oneLine(message(for: error))) }
  }
}

extension CommandConfiguration {
  /// A command that the parser has nothing to do for but to read options.
  ///
  /// `OptionWords` sees to help, and a command that has a superior is not asked for completions, for which the parser
  /// would make two commands more at every start.
  static func named(_ name: String) -> CommandConfiguration {
    CommandConfiguration(commandName: name, _superCommandName: "", helpNames: [])
  }
}

/// The options that say how a place is written; a pick and a list have them.
protocol ResultCommand {
  var output: String? { get }
  var format: String? { get }
  var separator: String? { get }
  var print0: Bool { get }
  var fillLevels: Bool { get }
}

extension ResultCommand {
  func style() throws(Failure) -> ResultStyle {
    ResultStyle(
      format: try output.map(OptionValue.output), template: try format.map(OptionValue.format),
      separator: try separator.map(OptionValue.separator), endsWithNull: print0, fillsLevels: fillLevels)
  }
}

/// A parser's message as one line that goes on behind the program's name.
///
/// What it suggests is left out: it takes any word that shares half of its letters for a slip of the finger.
private func oneLine(_ message: String) -> String {
  let lines = message.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
  let line = lines.joined(separator: " ")
  let end = line.indices.last { line[$0...].hasPrefix(". Did you mean '") } ?? line.endIndex
  return (line.prefix(1).lowercased() + line[..<end].dropFirst()).shortened
}
