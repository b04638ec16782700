import Glibc
import PickerView

/// The request that the command line makes.
enum Invocation {
  case pick(Settings)
  case command(any Command)
  /// The version of the program and of the data: from a file, or built in.
  case version(SourceChoice)
  case help(String)
  /// The manual, or a script for a shell.
  case document(String)
  /// The candidates that a shell offers for the last word.
  case completion(Shell, words: [String])

  /// Reads the words, and for a pick the defaults from files and the environment before them.
  ///
  /// The help and the version work with broken defaults, too.
  ///
  /// - Throws: What is wrong with which word, and where it stands.
  init(_ arguments: [String], environment: Environment) throws(CommandError) {
    if arguments.first == Invocation.completionWord,
      let shell = arguments.dropFirst().first.flatMap(Shell.init)
    {
      self = .completion(shell, words: Array(arguments.dropFirst(2)))
    } else if arguments.first == "help" {
      self = .help(try Invocation.help(Array(arguments.dropFirst()), environment))
    } else if let subcommand = arguments.first.flatMap(Subcommand.init) {
      self = try Invocation.read(subcommand, Array(arguments.dropFirst()), environment)
    } else {
      self = try Invocation.pick(arguments, environment)
    }
  }

  /// The first word in completion scripts; no help lists it.
  private static let completionWord = "__complete"

  private static func pick(_ arguments: [String], _ environment: Environment) throws(CommandError)
    -> Invocation
  {
    // With no arguments the option table is not consulted, so that start-up stays fast.
    let words = arguments.isEmpty ? OptionWords() : OptionWords(arguments, options: .pick)
    if words.asksForHelp { return .help(HelpText.pick(in: language(words, environment))) }
    try checkCommand(words)
    if words.asksForVersion { return .version(try Settings(words).source) }
    if let document = try document(words, environment) { return .document(document) }
    let defaults = try DefaultOptions.sources(for: words, environment)
    do throws(CommandError) {
      return .pick(try Settings(defaults.reversed().reduce(words) { $1.wordsForPlaces + $0 }))
    } catch {
      for source in defaults { try source.check() }
      throw error
    }
  }

  /// Reports an unknown command: a pick takes no arguments, so any argument is one.
  ///
  /// Earlier mistakes are reported first.
  private static func checkCommand(_ words: OptionWords) throws(CommandError) {
    for item in words.items {
      if item.isMistake { return }
      guard case .argument(let word) = item else { continue }
      if Subcommand(rawValue: word) != nil {
        throw CommandError(
          "the command '\(word)' comes before its options: areapick \(word) … (areapick --help)")
      }
      // What people of other tools write first: areapick tree.json.
      if isFile(word) {
        throw CommandError(
          "unknown command '\(word.shortened)'; it is a file: areapick --data \(word.shortened)")
      }
      throw unknownCommand(word)
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func unknownCommand(_ word: String) -> CommandError {
    let nearest = NearestWord.question(word, among: Subcommand.allCases.map(\.rawValue) + ["help"])
    return CommandError("unknown command '\(word.shortened)'\(nearest) (areapick --help)")
  }

  /// The text of `areapick help` and `areapick help COMMAND`.
  private static func help(_ words: [String], _ environment: Environment) throws(CommandError) -> String {
    let words = OptionWords(words, options: .help)
    let language = language(words, environment)
    guard let word = words.arguments.first else { return HelpText.pick(in: language) }
    guard let subcommand = Subcommand(rawValue: word) else { throw unknownCommand(word) }
    return HelpText.of(subcommand, in: language)
  }

  /// The text that an option prints instead of a pick; nil if none does.
  private static func document(_ words: OptionWords, _ environment: Environment) throws(CommandError)
    -> String?
  {
    if words.flag(.man) == true { return Manual.text(in: language(words, environment)) }
    if let shell = try words.value(of: .completion).map(OptionValue.shell) { return shell.completion }
    let shells: [(OptionName, Shell)] = [(.bash, .bash), (.zsh, .zsh), (.fish, .fish)]
    return shells.first { words.flag($0.0) == true }?.1.integration
  }

  private static func read(
    _ subcommand: Subcommand, _ arguments: [String], _ environment: Environment
  ) throws(CommandError) -> Invocation {
    let words = OptionWords(
      arguments, options: subcommand.command.options, program: "areapick \(subcommand.rawValue)")
    if words.asksForHelp { return .help(HelpText.of(subcommand, in: language(words, environment))) }
    return .command(try subcommand.command.init(words))
  }

  /// The language of messages, even with wrong words: that of the pick, from its defaults too.
  static func language(_ arguments: [String], _ environment: Environment) -> Language {
    if let subcommand = arguments.first.flatMap(Subcommand.init) {
      let options = subcommand.command.options
      let words = OptionWords(Array(arguments.dropFirst()), options: options)
      return language(words, environment, heedsDefaults: options.entry(.defaults) != nil)
    }
    return language(OptionWords(arguments, options: .pick), environment, heedsDefaults: true)
  }

  private static func language(_ words: OptionWords, _ environment: Environment, heedsDefaults: Bool)
    -> Language
  {
    let defaults = heedsDefaults ? try? DefaultOptions.sources(for: words, environment) : nil
    return language((defaults ?? []).reversed().reduce(words) { $1.words + $0 }, environment)
  }

  /// The language of help: `--lang` on the same command line counts.
  private static func language(_ words: OptionWords, _ environment: Environment) -> Language {
    words.value(of: .lang).flatMap(Language.init(rawValue:)) ?? Language(environment: environment)
  }
}
