/// Words of a command line, with what a later word takes back left out.
///
/// Every `--x` has its `--no-x`. The parser knows that of flags; here `--no-root` takes every `--root PLACE`
/// before it away, so that a script can undo what stands in a person's defaults.
enum OptionWords {
  /// `--format` and `--output` say the same thing in two ways: the later of them holds.
  private static let rivals = [["output", "format"]]

  /// The words that are left, in their order. An option's value is the word behind it, whatever it looks like.
  ///
  /// - Parameter valued: The options that take a value, without their dashes.
  static func settled(_ words: [String], valued: [String]) -> [String] {
    var kept: [(option: String?, words: [String])] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        kept.append((nil, [word] + rest))
        break
      }
      let name = optionName(word)
      if word == "--no-color", valued.contains("color") {
        kept.append(("color", ["--color=never"]))
      } else if let negated = negatedName(word), valued.contains(negated) {
        kept.removeAll { isSame($0.option, negated) }
      } else if let name, valued.contains(name) {
        kept.removeAll { isSame($0.option, name) }
        let value = word.contains("=") ? nil : rest.popFirst()
        kept.append((name, [word] + (value.map { [$0] } ?? [])))
      } else {
        kept.append((nil, [word]))
      }
    }
    return kept.flatMap(\.words)
  }

  /// What stands between the dashes and the sign of equality.
  private static func optionName(_ word: String) -> String? {
    guard word.hasPrefix("--") else { return nil }
    return String(word.dropFirst(2).prefix { $0 != "=" })
  }

  private static func negatedName(_ word: String) -> String? {
    word.hasPrefix("--no-") && !word.contains("=") ? String(word.dropFirst(5)) : nil
  }

  private static func isSame(_ kept: String?, _ name: String) -> Bool {
    guard let kept else { return false }
    return kept == name || rivals.contains { $0.contains(kept) && $0.contains(name) }
  }
}
