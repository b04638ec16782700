import PickerView

/// What the words of the command line ask for.
enum Invocation {
  case pick(Settings)
  case command(any Command)
  /// The version of the program and of the data: those of a file, or the built-in ones.
  case version(atlas: String?)
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
    try checkCommand(words)
    if words.asksForVersion { return .version(atlas: try Settings(words).atlas) }
    let defaults = words.flag(.defaults) == false ? [] : try DefaultOptions.sources(environment)
    do throws(Failure) {
      return .pick(try Settings(defaults.reversed().reduce(words) { $1.words + $0 }))
    } catch {
      for source in defaults { try source.check() }
      throw error
    }
  }

  /// A pick takes no arguments, so one is a command that does not exist; what is wrong before it is said first.
  private static func checkCommand(_ words: OptionWords) throws(Failure) {
    for item in words.items {
      if item.isMistake { return }
      guard case .argument(let word) = item else { continue }
      let nearest = NearestWord.of(word, among: Subcommand.allCases.map(\.rawValue))
      let meant = nearest.map { "; did you mean '\($0)'?" } ?? ""
      throw Failure("unknown command '\(word.shortened)'\(meant) (areapick --help)")
    }
  }

  private static func read(
    _ subcommand: Subcommand, _ arguments: [String], _ environment: Environment
  ) throws(Failure) -> Invocation {
    let words = OptionWords(
      arguments, options: subcommand.command.options, program: "areapick \(subcommand.rawValue)")
    if words.asksForHelp { return .help(HelpText.of(subcommand, in: Language(environment: environment))) }
    return .command(try subcommand.command.init(words))
  }

  /// The language of messages, whatever is wrong with the words: that of a pick, its defaults included; of other commands
  /// the locale's.
  static func language(_ arguments: [String], _ environment: Environment) -> Language {
    if arguments.first.flatMap(Subcommand.init) != nil { return Language(environment: environment) }
    let words = OptionWords(arguments, options: .pick)
    let defaults = words.flag(.defaults) == false ? [] : (try? DefaultOptions.sources(environment)) ?? []
    return language(defaults.reversed().reduce(words) { $1.words + $0 }, environment)
  }

  /// The language of the help: `--lang` counts where it stands beside `--help`.
  private static func language(_ words: OptionWords, _ environment: Environment) -> Language {
    words.value(of: .lang).flatMap(Language.init(rawValue:)) ?? Language(environment: environment)
  }
}
