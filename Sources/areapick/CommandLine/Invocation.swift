import PickerView

/// What the words of the command line ask for.
enum Invocation {
  case pick(Settings)
  case command(any Command)
  /// The version of the program and of the data: those of a file, or the built-in ones.
  case version(SourceChoice)
  case help(String)

  /// Reads the words, and for a pick the defaults from the environment before them.
  ///
  /// The help and the version work with broken defaults, too.
  ///
  /// - Throws: What is wrong with which word, and where it stands.
  init(_ arguments: [String], environment: Environment) throws(Failure) {
    if let subcommand = arguments.first.flatMap(Subcommand.init) {
      self = try Invocation.read(subcommand, Array(arguments.dropFirst()), environment)
    } else {
      self = try Invocation.pick(arguments, environment)
    }
  }

  private static func pick(_ arguments: [String], _ environment: Environment) throws(Failure) -> Invocation {
    // With no arguments the option table is not consulted, so that start-up stays fast.
    let words = arguments.isEmpty ? OptionWords() : OptionWords(arguments, options: .pick)
    if words.asksForHelp { return .help(HelpText.pick(in: language(words, environment))) }
    if words.asksForVersion { return .version(try Settings(words).source) }
    let defaults = try DefaultOptions.sources(environment)
    do throws(Failure) {
      return .pick(try Settings(defaults.reversed().reduce(words) { $1.words + $0 }))
    } catch {
      for source in defaults { try source.check() }
      throw error
    }
  }

  private static func read(
    _ subcommand: Subcommand, _ arguments: [String], _ environment: Environment
  ) throws(Failure) -> Invocation {
    let words = OptionWords(arguments, options: subcommand.command.options)
    if words.asksForHelp { return .help(HelpText.of(subcommand, in: Language(environment: environment))) }
    return .command(try subcommand.command.init(words))
  }

  /// The language of the help: `--lang` counts where it stands beside `--help`.
  private static func language(_ words: OptionWords, _ environment: Environment) -> Language {
    words.value(of: .lang).flatMap(Language.init(rawValue:)) ?? Language(environment: environment)
  }
}
