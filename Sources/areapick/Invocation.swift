import PickerView

/// What the words of the command line ask for.
enum Invocation: Equatable {
  case pick(Settings)
  case list(ListRequest)
  /// The version of the program and of the data: those of a file, or the built-in ones.
  case version(atlas: String?)
  case help(String)

  /// Reads the words, and for a pick the defaults from the environment before them.
  ///
  /// Without any words the parser of the command line is not entered: this is the start that must be fast. Defaults
  /// that are broken keep nobody from the help and the version.
  ///
  /// - Throws: What is wrong with which word, and where it stands.
  init(_ arguments: [String], environment: Environment) throws(Failure) {
    if arguments.first == "list" {
      self = try Invocation.list(Array(arguments.dropFirst()), environment)
    } else {
      self = try Invocation.pick(arguments, environment)
    }
  }

  private static func pick(_ arguments: [String], _ environment: Environment) throws(Failure) -> Invocation {
    let words = try OptionWords(arguments, options: .pick)
    if words.asksForHelp { return .help(HelpText.pick(in: language(words, environment))) }
    if words.asksForVersion { return .version(atlas: try PickCommand.read(words.settled).atlas) }
    let defaults = try DefaultOptions.sources(environment)
    let settled = defaults.reversed().reduce(words) { $1.words + $0 }.settled
    if settled.isEmpty { return .pick(Settings()) }
    do throws(Failure) {
      return .pick(try PickCommand.read(settled).settings())
    } catch {
      for source in defaults { try source.check() }
      throw error
    }
  }

  private static func list(_ arguments: [String], _ environment: Environment) throws(Failure) -> Invocation {
    let words = try OptionWords(arguments, options: .list)
    if words.asksForHelp { return .help(HelpText.list(in: Language(environment: environment))) }
    return .list(try ListCommand.read(words.settled).request())
  }

  /// The language of the help: `--lang` counts where it stands beside `--help`.
  private static func language(_ words: OptionWords, _ environment: Environment) -> Language {
    words.value(of: "lang").flatMap(Language.init(rawValue:)) ?? Language(environment: environment)
  }
}
