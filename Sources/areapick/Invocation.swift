import ArgumentParser

/// What the words of the command line ask for.
enum Invocation: Equatable {
  case pick(Settings)
  case list(ListRequest)
  /// The version of the program and of the data: those of a file, or the built-in ones.
  case version(atlas: String?)
  case help(String)

  /// Reads the words, and for a pick the defaults from the environment before them.
  ///
  /// Without any words the parser of the command line is not entered: this is the start that must be fast.
  ///
  /// - Throws: What is wrong with which word, and where it stands.
  init(_ arguments: [String], environment: Environment) throws(Failure) {
    if arguments.first == "list" {
      self = try Invocation.list(arguments.dropFirst())
      return
    }
    let wantsText = arguments.contains { ["--help", "-h", "--version"].contains($0) }
    let defaults = wantsText ? [] : try DefaultOptions.sources(environment)
    guard !arguments.isEmpty || defaults.contains(where: { !$0.words.isEmpty }) else {
      self = .pick(Settings())
      return
    }
    for source in defaults { try source.check() }
    self = try Invocation.pick(defaults.flatMap(\.words) + arguments)
  }

  private static func pick(_ words: [String]) throws(Failure) -> Invocation {
    switch try parse(PickCommand.self, words) {
    case .help(let text): .help(text)
    case .command(let command) where command.version: .version(atlas: command.result.atlas)
    case .command(let command): .pick(command.settings())
    }
  }

  private static func list(_ words: ArraySlice<String>) throws(Failure) -> Invocation {
    switch try parse(ListCommand.self, Array(words)) {
    case .help(let text): .help(text)
    case .command(let command): .list(command.request)
    }
  }
}

/// A command whose valued options can be taken back.
protocol OptionCommand: ParsableCommand {
  /// The options that take a value, without their dashes.
  static var valuedOptions: [String] { get }
}

/// What came of reading words: a command, or the help that they asked for.
enum Parsed<Command: OptionCommand> {
  case command(Command)
  case help(String)
}

/// Reads words as options of `Command`.
///
/// - Throws: What the parser says of the first word that is wrong, in one line, with the status of a usage error.
func parse<Command: OptionCommand>(_: Command.Type, _ words: [String]) throws(Failure) -> Parsed<Command> {
  do {
    return .command(try Command.parse(OptionWords.settled(words, valued: Command.valuedOptions)))
  } catch {
    if Command.exitCode(for: error) == .success { return .help(Command.fullMessage(for: error)) }
    throw Failure(oneLine(Command.message(for: error)))
  }
}

/// A parser's message as one line that goes on behind the program's name; the items of a list stand in a row.
private func oneLine(_ message: String) -> String {
  let lines = message.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
  let items = lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
  let sentences = lines.filter { !$0.hasPrefix("- ") }.joined(separator: " ")
  let line = items.isEmpty ? sentences : "\(sentences) \(items.joined(separator: ", "))"
  return line.prefix(1).lowercased() + line.dropFirst()
}
