import PickerView
import TerminalKit

/// What can stand in the lists of `--bind`, `--expect` and `--color`, behind the last comma.
enum KeyedList {
  /// The whole values that `current` can become; nil for another option. A key or a part keeps its word open.
  static func candidates(_ option: OptionName, _ current: String) -> [String]? {
    let cut = current.lastIndex(of: ",").map { current.index(after: $0) } ?? current.startIndex
    let (before, word) = (current[..<cut], current[cut...])
    return words(option, String(word))?.filter { $0.hasPrefix(word) }.map { before + $0 }
  }

  private static func words(_ option: OptionName, _ word: String) -> [String]? {
    let colon = word.firstIndex(of: ":")
    switch option {
    case .bind:
      guard let colon else { return Key.names.map { $0 + ":" } }
      return KeyCommand.all.map { word[...colon] + $0.name }
    case .expect: return Key.names
    case .color:
      return colon == nil ? ColorChanges.Part.allCases.map { $0.rawValue + ":" } : []
    default: return nil
    }
  }
}
