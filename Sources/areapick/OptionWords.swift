/// Words of a command line, told apart before the parser reads them.
///
/// The parser does not know what a later word takes back: every `--x` has its `--no-x`, and for options with a value
/// that is seen to here, so that a script can undo what stands in a person's defaults.
struct OptionWords: Equatable {
  enum Item: Equatable {
    /// An option and the value that was written for it, behind a sign of equality or in a word of its own.
    case option(String, value: String)
    /// An option that is as if it had never been given: `--no-x`, or `--x ''` where nothing is no value.
    case withdrawn(String)
    /// `--help`, `-h`.
    case help
    /// A flag, an argument, or a word that the parser will know nothing of.
    case other(String)
    /// `--` and all words behind it.
    case rest([String])
  }

  private(set) var items: [Item] = []

  /// `--format` and `--output` say the same thing in two ways: the later of them holds.
  private static let rivals = ["output": "format", "format": "output"]

  /// - Throws: Where the last word is an option without its value.
  init(_ words: [String], options: OptionTable) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        items.append(.rest([word] + rest))
        return
      }
      items.append(try OptionWords.item(word, &rest, options))
    }
  }

  static func + (a: OptionWords, b: OptionWords) -> OptionWords {
    var both = a
    both.items += b.items
    return both
  }

  var asksForHelp: Bool { items.contains(.help) }
  var asksForVersion: Bool { items.contains(.other("--version")) }

  /// The words that are left for the parser, in their order.
  var settled: [String] {
    var kept: [Item] = []
    for item in items {
      switch item {
      case .option(let name, _):
        let rival = OptionWords.rivals[name]
        kept.removeAll { $0.isOption(name) || rival.map($0.isOption) ?? false }
        kept.append(item)
      case .withdrawn(let name): kept.removeAll { $0.isOption(name) }
      case .help: break
      case .other, .rest: kept.append(item)
      }
    }
    return kept.flatMap(\.words)
  }

  /// The value that holds for an option; nil where none does.
  func value(of option: String) -> String? {
    for item in items.reversed() {
      switch item {
      case .option(option, let value): return value
      case .withdrawn(option): return nil
      default: break
      }
    }
    return nil
  }

  /// Reads `word`, and its value from `rest`; an option's value is the word behind it, whatever it looks like.
  private static func item(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: OptionTable
  ) throws(Failure) -> Item {
    if word == "--help" || word == "-h" { return .help }
    guard word.hasPrefix("--") else { return .other(word) }
    if word == "--no-color", options.isValued("color") { return .option("color", value: "never") }
    if word.hasPrefix("--no-"), options.isValued(word.dropFirst(5)) {
      return .withdrawn(String(word.dropFirst(5)))
    }
    let name = word.dropFirst(2).prefix { $0 != "=" }
    guard options.isValued(name) else { return .other(word) }
    let written = word.dropFirst(2 + name.count)
    guard let value = written.isEmpty ? rest.popFirst() : String(written.dropFirst()) else {
      throw Failure("missing value for --\(name)")
    }
    return value.isEmpty && options.takesNothingAsNone(name)
      ? .withdrawn(String(name)) : .option(String(name), value: value)
  }
}

extension OptionWords.Item {
  fileprivate func isOption(_ wanted: String) -> Bool {
    if case .option(let name, _) = self { name == wanted } else { false }
  }

  fileprivate var words: [String] {
    switch self {
    // The parser takes no empty value behind a sign of equality, and `--` in a word of its own for none.
    case .option(let name, ""): ["--\(name)", ""]
    case .option(let name, let value): ["--\(name)=\(value)"]
    case .withdrawn, .help: []
    case .other(let word): [word]
    case .rest(let words): words
    }
  }
}
