/// The words of a command line, matched against the options of a command.
///
/// A wrong word is not an error yet: it is kept as a mistake, so that `--help` works beside it and a message can say
/// where it stood. The last word of an option counts, and every `--x` has its `--no-x`, so that a script can undo a
/// person's defaults.
struct OptionWords: Equatable {
  enum Item: Equatable {
    /// An option and its value, in the same word or in the next.
    case option(OptionName, value: String)
    /// An option taken back: `--no-x`, or `--x ''` if an empty value means unset.
    case withdrawn(OptionName)
    case flag(OptionName, Bool)
    case argument(String)
    /// `--`: all words after it are arguments.
    case end
    /// A word that is no option of the command, or lacks its value; the text is the message.
    case mistake(String)

    var isMistake: Bool {
      if case .mistake = self { true } else { false }
    }
  }

  private(set) var items: [Item] = []
  /// The program for messages: `areapick`, or `areapick` with a command.
  let program: String

  /// No words.
  init() { program = "areapick" }

  init(_ items: [Item]) {
    self.items = items
    program = "areapick"
  }

  /// - Parameter program: The program for messages: `areapick`, or `areapick` with a command.
  init(_ words: [String], options: OptionTable, program: String = "areapick") {
    self.program = program
    var reader = OptionReader(rest: words[...], options: options, program: program)
    while let word = reader.rest.popFirst() { items += reader.items(of: word) }
  }

  static func + (a: OptionWords, b: OptionWords) -> OptionWords {
    var both = a
    both.items += b.items
    return both
  }

  var asksForHelp: Bool { items.contains(.flag(.help, true)) }
  var asksForVersion: Bool { items.contains(.flag(.version, true)) }

  /// The words that are not options, in order.
  var arguments: [String] {
    items.compactMap { if case .argument(let word) = $0 { word } else { nil } }
  }

  /// - Parameter limit: The most words that are not options.
  /// - Throws: The first mistake, or the first word beyond the limit.
  func check(arguments limit: Int) throws(CommandError) {
    var count = 0
    for item in items {
      if case .mistake(let complaint) = item { throw CommandError(complaint) }
      guard case .argument(let word) = item else { continue }
      count += 1
      if count > limit { throw CommandError("unexpected argument '\(word.shortened)' (\(program) --help)") }
    }
  }

  /// The value of an option; nil if it has none.
  ///
  /// `--format` and `--output` exclude each other: the later one counts.
  func value(of option: OptionName) -> String? {
    let rival = OptionWords.rival(of: option)
    for item in items.reversed() {
      switch item {
      case .option(option, let value): return value
      case .withdrawn(option): return nil
      case .option(let other, _) where other == rival: return nil
      default: break
      }
    }
    return nil
  }

  /// What holds for an option whose value may be left out: `.some(nil)` where it was; nil where the option is not given.
  func optionalValue(of option: OptionName) -> String?? {
    for item in items.reversed() {
      switch item {
      case .option(option, let value): return .some(value)
      case .flag(option, true): return .some(nil)
      case .withdrawn(option): return nil
      default: break
      }
    }
    return nil
  }

  /// The values of options that may be repeated, in order; `--no-x` drops all values before it.
  func values(of options: [OptionName]) -> [String] {
    var values: [String] = []
    for item in items {
      switch item {
      case .option(let name, let value) where options.contains(name): values.append(value)
      case .withdrawn(let name) where options.contains(name): values = []
      default: break
      }
    }
    return values
  }

  /// Whether the last word for an option takes it back.
  func isWithdrawn(_ option: OptionName) -> Bool {
    for item in items.reversed() {
      switch item {
      case .option(option, _): return false
      case .withdrawn(option): return true
      default: break
      }
    }
    return false
  }

  /// Only the words for some options; other options, arguments and mistakes are dropped.
  func restricted(to options: [OptionName]) -> OptionWords {
    var words = OptionWords()
    words.items = items.filter { item in
      switch item {
      case .option(let name, _), .withdrawn(let name), .flag(let name, _): options.contains(name)
      case .argument, .end, .mistake: false
      }
    }
    return words
  }

  /// Whether a flag is on or off; nil if it is not given.
  func flag(_ option: OptionName) -> Bool? {
    for case .flag(option, let isOn) in items.reversed() { return isOn }
    return nil
  }

  private static func rival(of option: OptionName) -> OptionName? {
    switch option {
    case .output: .format
    case .format: .output
    default: nil
    }
  }
}
