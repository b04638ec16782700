import PickerView
import RegionModel
import RegionSearch
import TerminalKit

/// The candidates that a shell offers for the word at the cursor.
///
/// The words are those after the program's name, up to the one at the cursor: that is the last and may be empty. A
/// candidate is a line: its text, and after a tab its meaning. The single line `:files` asks the shell to offer files.
struct Completion {
  let shell: Shell
  let tree: RegionTree
  let language: Language

  /// The line that asks the shell to offer files.
  static let files = ":files"
  /// The most places in a list: more are no help.
  private static let placeLimit = 200

  /// - Complexity: O(siblings) for a place whose path is written from the root on.
  func lines(for words: [String]) -> [String] {
    guard shell == .bash else { return lines(forJoined: words) }
    let (words, isCutAtColon) = Completion.joined(words)
    let lines = lines(forJoined: words)
    let last = words.last ?? ""
    let value = last.hasPrefix("--") ? last.drop { $0 != "=" }.dropFirst() : last[...]
    // For bash, the word begins after its last colon.
    guard isCutAtColon, let colon = value.lastIndex(of: ":") else { return lines }
    let start = value[...colon]
    return lines.map { $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : $0 }
  }

  private func lines(forJoined words: [String]) -> [String] {
    let current = words.last ?? ""
    let earlier = words.dropLast()
    guard let subcommand = earlier.first.flatMap(Subcommand.init) else {
      return lines(current, after: earlier, of: .pick) {
        earlier.isEmpty ? self.subcommands(current) : []
      }
    }
    return lines(current, after: earlier.dropFirst(), of: subcommand.command.options) {
      self.operands(of: subcommand, current)
    }
  }

  private func lines(
    _ current: String, after earlier: ArraySlice<String>, of options: OptionTable, operands: () -> [String]
  ) -> [String] {
    if earlier.contains("--") { return operands() }
    if let word = earlier.last, let entry = entry(word, options), entry.value != nil, !entry.valueIsOptional {
      return values(of: entry, current)
    }
    guard current.hasPrefix("-") else { return operands() }
    guard let sign = current.firstIndex(of: "=") else { return names(current, options) }
    guard let entry = entry(String(current[..<sign]), options), entry.value != nil else { return [] }
    let lines = values(of: entry, String(current[current.index(after: sign)...]))
    // For bash, the word begins after the `=`.
    return shell == .bash || lines == [Completion.files] ? lines : lines.map { current[...sign] + $0 }
  }

  private func entry(_ word: String, _ options: OptionTable) -> OptionTable.Entry? {
    if word.hasPrefix("--") { return options.entry(named: String(word.dropFirst(2))) }
    guard word.hasPrefix("-"), let letter = word.unicodeScalars.last, word.count == 2 else { return nil }
    return options.entry(lettered: letter)
  }

  /// Joins the words that bash cut at `=`, `:` and `@`, such as `--face`, `=`, `tabs` and `--bind`, `f2`, `:`, `help`.
  ///
  /// - Returns: Also whether the last word was cut at a colon: a person may have told bash not to. An `@` at the beginning
  ///   of a word stays part of what bash replaces.
  private static func joined(_ words: [String]) -> (words: [String], isCutAtColon: Bool) {
    var joined: [String] = []
    var (isCutAtColon, isOpen) = (false, false)
    for word in words {
      guard let last = joined.last else {
        joined.append(word)
        continue
      }
      if last == "@" {
        joined[joined.count - 1] += word
        continue
      }
      let isSign = word == "=" && last.hasPrefix("--")
      let isColon = word == ":" && (!last.hasPrefix("--") || last.has("="))
      if isSign || isColon || isOpen {
        joined[joined.count - 1] += word
        isCutAtColon = isCutAtColon || isColon
      } else {
        joined.append(word)
        isCutAtColon = false
      }
      isOpen = isSign || isColon
    }
    return (joined, isCutAtColon)
  }

  private func line(_ text: String, _ use: String) -> String {
    // bash shows the whole line, so it gets only the text.
    shell == .bash || use.isEmpty ? text : "\(text)\t\(use)"
  }
}

// MARK: Names

extension Completion {
  private func subcommands(_ current: String) -> [String] {
    Subcommand.allCases.filter { $0.rawValue.hasPrefix(current) }
      .map { line($0.rawValue, $0.command.summary(language)) }
  }

  /// The options that begin with the typed text; `--no-…` only once that is typed, to keep the list short.
  private func names(_ current: String, _ options: OptionTable) -> [String] {
    let entries = options.sections.flatMap(\.options)
    let isOpposite = current.hasPrefix("--no-")
    return entries.filter { !isOpposite || $0.hasOpposite }.compactMap { entry in
      let name = (isOpposite ? "--no-" : "--") + entry.name.rawValue
      let use = entry.use(language).split(separator: "\n").first.map(String.init) ?? ""
      return name.hasPrefix(current) ? line(name, isOpposite ? "" : use) : nil
    }
  }
}

// MARK: Values

extension Completion {
  private func values(of entry: OptionTable.Entry, _ current: String) -> [String] {
    let isList = entry.name == .color && current.contains { ",:".contains($0) }
    let usual = entry.value == OptionTable.file || isList ? nil : entry.name.choices
    if let choices = entry.choices ?? usual {
      return choices.filter { $0.hasPrefix(current) }.map { line($0, "") }
    }
    if let words = KeyedList.candidates(entry.name, current) { return words.map { line($0, "") } }
    switch entry.value {
    case OptionTable.place: return places(current)
    case OptionTable.codes: return listed(current)
    case OptionTable.file, OptionTable.device: return [Completion.files]
    default: return []
    }
  }

  private func operands(of subcommand: Subcommand, _ current: String) -> [String] {
    if subcommand == .columns, current.hasPrefix("@") {
      let names = FileNames.beginning(with: String(current.dropFirst()))
      return names.map { "@" + (shell == .bash ? $0.quotedForBash : $0) }
    }
    let operand = subcommand.command.operands.english
    if operand.has(OptionTable.place.english) { return places(current) }
    return operand.has(OptionTable.file.english) ? [Completion.files] : []
  }

  /// Places for what stands behind the last comma.
  private func listed(_ current: String) -> [String] {
    guard let comma = current.lastIndex(of: ",") else { return places(current) }
    let before = current[...comma]
    return places(String(current[current.index(after: comma)...])).map { before + $0 }
  }

  /// The places below the path before the last `/` whose name, pinyin or initials begin with the text after it.
  private func places(_ current: String) -> [String] {
    let cut = current.lastIndex(of: "/").map { current.index(after: $0) } ?? current.startIndex
    let (way, stem) = (String(current[..<cut]), String(current[cut...]))
    let parent = way.isEmpty ? nil : PlaceFinder(tree).find(way)
    guard way.isEmpty || parent?.problem == nil else { return [] }
    let list = parent?.path.last?.children ?? tree.roots
    let letters = stem.unicodeScalars.compactMap { Letter(Character($0)) }
    let isPinyin = !stem.isEmpty && letters.count == stem.count
    let places = list.lazy.filter { region in
      region.name.hasPrefix(stem) || isPinyin && region.begins(with: letters)
    }
    return places.prefix(Completion.placeLimit).map { line(of: $0, way, inPinyin: isPinyin) }
  }

  /// The line of a place; one with children ends in `/`, like a folder.
  private func line(of region: Region, _ way: String, inPinyin isPinyin: Bool) -> String {
    let name = SafeText.line(region.name)
    let end = region.isLeaf ? "" : "/"
    // fish drops candidates that do not begin like the typed word.
    guard shell == .fish, isPinyin else { return line(way + name + end, SafeText.line(region.code)) }
    return line(way + region.reading.filter { $0 != " " }, name)
  }
}

extension Region {
  /// Whether the pinyin or the initials begin with `letters`.
  fileprivate func begins(with letters: [Letter]) -> Bool {
    let typed = String(letters.map(\.character)).lowercased()
    let syllables = reading.split(separator: " ")
    return syllables.joined().hasPrefix(typed)
      || String(syllables.compactMap(\.first)).hasPrefix(typed)
  }
}
