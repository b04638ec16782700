import PickerView

/// The options that a person wants for every pick: words from a file or from the environment.
struct DefaultOptions: Equatable {
  /// The origin of the words, for messages.
  let place: String
  let words: OptionWords
  /// The words for a pick of places: those without values that only another command has.
  var wordsForPlaces: OptionWords { DefaultOptions.wordsForPlaces(words) }
  private let split: [ShellWords.Word]
  /// Whether all words are options of a pick.
  private let isPicks: Bool
  /// Whether a message names the line, too.
  private let isFile: Bool

  static let variable = "AREAPICK_DEFAULT_OPTS"
  static let fileVariable = "AREAPICK_DEFAULT_OPTS_FILE"
  /// In bytes.
  private static let largestFile = 1 << 20

  /// The words of the file `areapick/config`, then of the file that `AREAPICK_DEFAULT_OPTS_FILE` names, then those of
  /// `AREAPICK_DEFAULT_OPTS`: a later one counts more.
  ///
  /// - Parameter words: The command line's: `--no-defaults` leaves all of them out, `--no-config` the first.
  /// - Throws: Where a file cannot be read, quotes are not closed, or a word is no default.
  static func sources(for words: OptionWords, _ environment: Environment) throws(CommandError)
    -> [DefaultOptions]
  {
    guard words.flag(.defaults) ?? true else { return [] }
    var sources: [DefaultOptions] = []
    if words.flag(.config) ?? true, let path = UserFolder.config.path(environment).map({ $0 + "/config" }),
      let text = try text(path, at: path, orNothing: true)
    {
      sources.append(try DefaultOptions(path, text: text, isFile: true))
    }
    if let path = environment(fileVariable), !path.isEmpty {
      let place = "\(fileVariable): \(path)"
      sources.append(try DefaultOptions(place, text: text(path, at: place) ?? "", isFile: true))
    }
    if let text = environment(variable), !text.isEmpty {
      sources.append(try DefaultOptions(variable, text: text, isFile: false))
    }
    return sources
  }

  private init(_ place: String, text: String, isFile: Bool) throws(CommandError) {
    self.place = place
    self.isFile = isFile
    do throws(ShellWords.SplitError) {
      split = try ShellWords.words(text, hasComments: isFile)
    } catch {
      throw CommandError(error.reason).at(place, line: isFile ? error.line : nil)
    }
    let read = OptionWords(split.map(\.text), options: .pick)
    // A default that another command owns, such as `--week-start`, is no mistake.
    isPicks = !read.items.contains(where: \.isMistake)
    words = isPicks ? read : OptionWords(split.map(\.text), options: .all)
    if words.items.contains(where: { $0.wordThatIsNoDefault != nil }) { try check() }
  }

  private static func text(_ path: String, at place: String, orNothing: Bool = false) throws(CommandError)
    -> String?
  {
    do {
      return try orNothing
        ? TextFile.readIfThere(path, limit: largestFile) : TextFile.read(path, limit: largestFile)
    } catch {
      throw error.at(place)
    }
  }

  /// Reads the words by themselves, one option after the other and then together, so that an error can say where they
  /// stand.
  func check() throws(CommandError) {
    let options: OptionTable = isPicks ? .pick : .all
    var reader = OptionReader(rest: split.map(\.text)[...], options: options, program: "areapick")
    while let word = reader.rest.first {
      let line = isFile ? split[reader.rest.startIndex].line : nil
      reader.rest.removeFirst()
      do throws(CommandError) { try DefaultOptions.check(reader.items(of: word)) } catch {
        throw error.at(place, line: line)
      }
    }
    do throws(CommandError) { _ = try Settings(wordsForPlaces) } catch { throw error.at(place) }
  }

  private static func check(_ items: [OptionWords.Item]) throws(CommandError) {
    for item in items {
      if case .argument(let word) = item {
        throw CommandError("'\(word.shortened)' is no default; options begin with --, as in --face tabs")
      }
      if let word = item.wordThatIsNoDefault { throw CommandError("\(word) is no default") }
    }
    _ = try Settings(wordsForPlaces(OptionWords(items)))
  }

  /// Leaves out `--face calendar` and the like: a default for one command is no mistake in another.
  private static func wordsForPlaces(_ words: OptionWords) -> OptionWords {
    guard words.items.contains(where: isOfValuesAlone) else { return words }
    return OptionWords(words.items.filter { !isOfValuesAlone($0) })
  }

  private static func isOfValuesAlone(_ item: OptionWords.Item) -> Bool {
    switch item {
    case .option(.face, let name): Face(rawValue: name).map { !Face.ofPlaces.contains($0) } ?? false
    case .option(.output, let name):
      OutputFormat(rawValue: name) == nil && ValueStyle.Format(rawValue: name) != nil
    default: false
    }
  }
}

extension OptionTable {
  /// The options of a pick, then those of all commands; of equal names the first counts.
  fileprivate static let all = OptionTable(
    sections: pick.sections + Subcommand.allCases.flatMap { $0.command.options.sections })
}

extension CommandError {
  /// The same error with the help of a command in place of the picker's.
  func pointing(to program: String) -> CommandError {
    let hint = " (areapick --help)"
    guard description.hasSuffix(hint) else { return self }
    return CommandError(String(description.dropLast(hint.count)) + " (\(program) --help)", status: status)
  }

  /// The same error with a place before its message.
  func at(_ place: String, line: Int? = nil) -> CommandError {
    let line = line.map { "line \($0): " } ?? ""
    return CommandError("\(place): \(line)\(description)", status: status)
  }
}

extension OptionWords.Item {
  /// The word, if it cannot be a default: help, version, `--no-defaults`, `--`, or an argument.
  fileprivate var wordThatIsNoDefault: String? {
    switch self {
    case .flag(.help, _): "--help"
    case .flag(.version, _): "--version"
    case .flag(.defaults, _): "--no-defaults"
    case .flag(.config, _): "--no-config"
    case .end: "--"
    case .argument(let word): "'\(word.shortened)'"
    case .option, .withdrawn, .flag, .mistake: nil
    }
  }
}
