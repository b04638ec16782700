import PickerView

/// Reads the words of a command line one by one.
struct OptionReader {
  /// The words that are not read yet.
  var rest: ArraySlice<String>
  let options: OptionTable
  /// The program for messages: `areapick`, or `areapick` with a command.
  let program: String

  /// The items of a word; the value of an option may be taken from `rest`.
  mutating func items(of word: String) -> [OptionWords.Item] {
    if word == "--" {
      defer { rest = [] }
      return [.end] + rest.map { .argument($0) }
    }
    if word.utf8.starts(with: "--".utf8) { return [item(ofLong: word)] }
    return word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1
      ? items(ofLetters: word) : [.argument(word)]
  }

  /// Reads `--name`, `--name=value`, `--name value` or `--no-name`; the word after an option is its value, even if it
  /// begins with a dash.
  private mutating func item(ofLong word: String) -> OptionWords.Item {
    let sign = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let label = String(word[..<(sign ?? word.endIndex)])
    let value = sign.map { String(word[word.utf8.index(after: $0)...]) }
    let name = String(label.utf8.dropFirst(2)) ?? ""
    if let entry = options.entry(named: name) { return item(entry, label, value) }
    if let item = item(ofOpposite: name) { return value == nil ? item : .mistake("\(label) takes no value") }
    return unknownOption(name, label)
  }

  /// - Parameter name: The label without its dashes.
  private func unknownOption(_ name: String, _ label: String) -> OptionWords.Item {
    let peer = PeerWords.option(for: name, among: options.names).map { "; did you mean '--\($0)'?" }
    let nearest = peer ?? NearestWord.question(name, among: options.names, after: "--")
    return .mistake("unknown option '\(label.shortened)'\(nearest) (\(program) --help)")
  }

  /// The item for `no-x`; nil if there is no such opposite.
  private func item(ofOpposite name: String) -> OptionWords.Item? {
    guard name.utf8.starts(with: "no-".utf8), let entry = options.entry(named: String(name.dropFirst(3))),
      entry.hasOpposite
    else { return nil }
    if entry.name == .color { return .option(.color, value: "never") }
    if entry.name == .border { return .option(.border, value: Customization.Border.none.rawValue) }
    if entry.name == .hint { return .option(.hint, value: HintChoice.none.rawValue) }
    if entry.name == .detail { return .option(.detail, value: Detail.none.rawValue) }
    return entry.value == nil ? .flag(entry.name, false) : .withdrawn(entry.name)
  }

  /// Reads letters of flags, and at the end perhaps an option with its value in the same or the next word: `-10q深圳`.
  private mutating func items(ofLetters word: String) -> [OptionWords.Item] {
    var items: [OptionWords.Item] = []
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      guard let entry = options.entry(lettered: letter) else {
        let place = items.isEmpty && letters.isEmpty ? "" : " in '\(word.shortened)'"
        return items + [.mistake("unknown option '-\(letter)'\(place) (\(program) --help)")]
      }
      guard entry.value != nil, !entry.valueIsOptional else {
        items.append(.flag(entry.name, true))
        continue
      }
      return items + [item(entry, "-\(letter)", letters.isEmpty ? nil : String(letters))]
    }
    return items
  }

  /// - Parameters:
  ///   - label: The option as it was written, for messages.
  ///   - written: The value in the same word; nil if there is none.
  private mutating func item(_ entry: OptionTable.Entry, _ label: String, _ written: String?)
    -> OptionWords.Item
  {
    if entry.value == nil {
      return written == nil ? .flag(entry.name, true) : .mistake("\(label) takes no value")
    }
    if entry.valueIsOptional, written == nil { return .flag(entry.name, true) }
    guard let value = written ?? rest.popFirst() else { return .mistake("missing value for \(label)") }
    return value.isEmpty && entry.emptyMeansUnset
      ? .withdrawn(entry.name) : .option(entry.name, value: value)
  }
}
