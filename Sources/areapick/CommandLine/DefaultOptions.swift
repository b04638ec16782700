/// The options that a person wants for every pick: words from the environment.
struct DefaultOptions: Equatable {
  /// Where the words stand, for messages.
  let place: String
  let words: OptionWords

  static let variable = "AREAPICK_DEFAULT_OPTS"
  static let fileVariable = "AREAPICK_DEFAULT_OPTS_FILE"

  /// The words of the file that `AREAPICK_DEFAULT_OPTS_FILE` names, then those of `AREAPICK_DEFAULT_OPTS`.
  ///
  /// - Throws: Where the file cannot be read, or quotes are not closed.
  static func sources(_ environment: Environment) throws(CommandError) -> [DefaultOptions] {
    var sources: [DefaultOptions] = []
    if let path = environment(fileVariable), !path.isEmpty {
      let place = "\(fileVariable): \(path)"
      sources.append(try DefaultOptions(place, text: text(path, place), hasComments: true))
    }
    if let text = environment(variable), !text.isEmpty {
      sources.append(try DefaultOptions(variable, text: text, hasComments: false))
    }
    return sources
  }

  private init(_ place: String, text: String, hasComments: Bool) throws(CommandError) {
    self.place = place
    do throws(CommandError) {
      words = OptionWords(try ShellWords.split(text, hasComments: hasComments), options: .pick)
      for item in words.items {
        if let word = item.wordThatIsNoDefault { throw CommandError("\(word) is no default") }
      }
    } catch {
      throw error.at(place)
    }
  }

  private static func text(_ path: String, _ place: String) throws(CommandError) -> String {
    do { return try TextFile.read(path, limit: 1 << 20) } catch { throw error.at(place) }
  }

  /// Reads the words by themselves, so that an error can say where they stand.
  func check() throws(CommandError) {
    do throws(CommandError) { _ = try Settings(words) } catch { throw error.at(place) }
  }
}

extension CommandError {
  /// The same failure with the place where it happened before it.
  func at(_ place: String) -> CommandError { CommandError("\(place): \(description)", status: status) }
}

extension OptionWords.Item {
  /// A word that makes no sense for every pick: what asks for a text, a command, what ends the options.
  fileprivate var wordThatIsNoDefault: String? {
    switch self {
    case .flag(.help, _): "--help"
    case .flag(.version, _): "--version"
    case .flag(.defaults, _): "--no-defaults"
    case .end: "--"
    case .argument(let word): "'\(word.shortened)'"
    case .option, .withdrawn, .flag, .mistake: nil
    }
  }
}
