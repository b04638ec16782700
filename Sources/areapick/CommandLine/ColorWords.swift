import PickerView
import TerminalKit

/// The values of `--color`: how many colours are used, and a person's own: `256,accent:#E1251B,cursor:reverse`.
enum ColorWords {
  /// - Parameter values: Those of all `--color`, in their order; later ones count more.
  /// - Throws: The first word that cannot be read.
  static func read(_ values: [String], else usual: ColorChoice) throws(CommandError) -> (
    ColorChoice, ColorChanges
  ) {
    var (choice, changes) = (usual, ColorChanges())
    for value in values {
      for word in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        guard let colon = word.firstIndex(of: ":") else {
          choice = try OptionValue.color(word)
          continue
        }
        let part = try part(String(word[..<colon]), of: word)
        changes[part] = try self.value(String(word[word.index(after: colon)...]), for: part, of: word)
      }
    }
    return (choice, changes)
  }

  private static func part(_ name: String, of word: String) throws(CommandError) -> ColorChanges.Part {
    if let part = ColorChanges.Part(rawValue: name) { return part }
    let known = ColorChanges.Part.allCases.map(\.rawValue)
    let nearest = NearestWord.question(name, among: known)
    throw OptionValue.wrong(
      .color, word, "colours are for \(known.joined(separator: ", ")) alone\(nearest) (areapick --help)")
  }

  private static func value(_ text: String, for part: ColorChanges.Part, of word: String)
    throws(CommandError) -> ColorChanges.Value
  {
    if part == .cursor, text == "reverse" { return .reverse }
    guard let color = Color(word: text) else {
      throw OptionValue.wrong(
        .color, word,
        "a colour is #rrggbb, 0 to 255, -1 for the terminal's own, or a name like red or bright-red")
    }
    return .color(color)
  }
}

extension Color {
  private static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// `#E1251B`, `#E21`, `208`, `red`, `bright-red`, or `-1` for the terminal's own; nil for anything else.
  init?(word: String) {
    if word == "-1" {
      self = .terminalDefault
    } else if word.utf8.first == UInt8(ascii: "#") {
      guard let hex = Color.hex(word.utf8.dropFirst().map { $0 }) else { return nil }
      self.init(hex: hex)
    } else if let index = Color.names.firstIndex(of: word) {
      self = .indexed(UInt8(index))
    } else if word.hasPrefix("bright-"), let index = Color.names.firstIndex(of: String(word.dropFirst(7))) {
      self = .indexed(UInt8(index + 8))
    } else {
      guard let number = OptionValue.number(word, in: 0...255) else { return nil }
      self = .indexed(UInt8(number))
    }
  }

  private static func hex(_ digits: [UInt8]) -> UInt32? {
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    switch digits.count {
    case 6: return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    case 3: return hex(digits.flatMap { [$0, $0] })
    default: return nil
    }
  }
}
