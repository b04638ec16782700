import PickerView
import TerminalKit

/// The values of `--bind` and `--expect`: keys and commands by their names.
enum KeyWords {
  /// What `--bind` and `--expect` make of the keys together.
  ///
  /// - Throws: The first name that is none, with the nearest one, and where no key is left that cancels.
  static func read(_ words: OptionWords) throws(CommandError) -> (changes: [KeyChange], expected: [Key]) {
    var (changes, expected): ([KeyChange], [Key]) = ([], [])
    for value in words.values(of: [.bind]) {
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        changes.append(try change(String(word)))
      }
    }
    for value in words.values(of: [.expect]) {
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        expected.append(try key(String(word), of: String(word), .expect))
      }
    }
    if changes.isEmpty, expected.isEmpty { return ([], []) }
    guard Keymap.canBeLeft(with: changes, expecting: expected) else {
      throw CommandError("--bind and --expect leave no key that cancels")
    }
    return (changes, expected)
  }

  private static func change(_ word: String) throws(CommandError) -> KeyChange {
    guard let colon = word.firstIndex(of: ":") else {
      throw OptionValue.wrong(.bind, word, "a key, a colon and a command are wanted, like ctrl-j:next-row")
    }
    let key = try key(String(word[..<colon]), of: word, .bind)
    let name = String(word[word.index(after: colon)...])
    guard let command = KeyCommand.named(name) else {
      throw unknown("command", name, of: word, .bind, KeyCommand.all.map(\.name))
    }
    return KeyChange(key, does: command)
  }

  private static func key(_ name: String, of word: String, _ option: OptionName) throws(CommandError) -> Key {
    guard let key = Key(name: name) else { throw unknown("key", name, of: word, option, Key.names) }
    return key
  }

  private static func unknown(
    _ kind: String, _ name: String, of word: String, _ option: OptionName, _ known: [String]
  ) -> CommandError {
    let nearest = NearestWord.question(name, among: known)
    return OptionValue.wrong(
      option, word, "there is no \(kind) '\(name.shortened)'\(nearest) (areapick keys)")
  }
}
