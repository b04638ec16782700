import TerminalKit

/// Keys by the names that people write them with: `ctrl-j`, `alt-m`, `f2`, `page-up`, `j`.
extension Key {
  /// The key with a name; nil where there is none.
  ///
  /// Names are read in either case, but for single characters and those behind `alt-`.
  public init?(name: String) {
    let small = name.lowercased()
    if name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first {
      guard let key = Key.typed(scalar) else { return nil }
      self = key
    } else if let key = Key.named.first(where: { $0.names.contains(small) })?.key {
      self = key
    } else if let scalar = Key.spelled.first(where: { $0.name == small })?.scalar {
      self = .character(scalar)
    } else if small.hasPrefix("ctrl-"), let key = Key.control(named: small.dropFirst(5)) {
      self = key
    } else if small.hasPrefix("alt-"), let scalar = Key.scalar(named: name.dropFirst(4)) {
      self = .alt(scalar)
    } else if small.hasPrefix("f"), let number = Int(small.dropFirst()), (1...12).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }

  /// The name that is read as this key.
  public var name: String {
    switch self {
    case .function(let number): "f\(number)"
    case .control(let scalar): "ctrl-" + Key.name(of: scalar)
    case .alt(let scalar): "alt-" + Key.name(of: scalar)
    case .character(let scalar): Key.name(of: scalar)
    default: Key.named.first { $0.key == self }?.names[0] ?? ""
    }
  }

  /// Whether the key types a character where there is a line to type in.
  var isTyped: Bool { if case .character = self { true } else { false } }

  /// Names to suggest for one that was mistyped: all but single characters and a few signs with Ctrl or Alt.
  public static let names: [String] =
    named.flatMap(\.names) + spelled.map(\.name) + (1...12).map { "f\($0)" }
    + (UInt8(ascii: "a")...UInt8(ascii: "z")).flatMap { letter in
      ["ctrl-", "alt-"].map { $0 + String(Unicode.Scalar(letter)) }
    }

  /// Keys with names of their own; the first name is the one that is printed.
  private static let named: [(key: Key, names: [String])] = [
    (.enter, ["enter", "return", "ctrl-m"]), (.tab, ["tab", "ctrl-i"]), (.backTab, ["shift-tab", "btab"]),
    (.backspace, ["backspace", "bspace", "bs"]), (.delete, ["delete", "del"]), (.insert, ["insert", "ins"]),
    (.escape, ["esc", "escape", "ctrl-["]), (.up, ["up"]), (.down, ["down"]), (.left, ["left"]),
    (.right, ["right"]), (.home, ["home"]), (.end, ["end"]), (.pageUp, ["page-up", "pgup"]),
    (.pageDown, ["page-down", "pgdn"]), (.shiftPageUp, ["shift-page-up", "shift-pgup"]),
    (.shiftPageDown, ["shift-page-down", "shift-pgdn"]),
  ]

  /// Characters that a list of keys cannot hold, and the words for them.
  private static let spelled: [(scalar: Unicode.Scalar, name: String)] = [
    (" ", "space"), (",", "comma"), (":", "colon"),
  ]

  private static func name(of scalar: Unicode.Scalar) -> String {
    spelled.first { $0.scalar == scalar }?.name ?? String(scalar)
  }

  /// A character that a keyboard types and a list of keys can hold.
  private static func typed(_ scalar: Unicode.Scalar) -> Key? {
    let isKey = SafeText.line(String(scalar)) == String(scalar) && !spelled.contains { $0.scalar == scalar }
    return isKey ? .character(scalar) : nil
  }

  private static func scalar(named name: Substring) -> Unicode.Scalar? {
    if let spelled = spelled.first(where: { $0.name == name }) { return spelled.scalar }
    guard name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first, scalar.isASCII else {
      return nil
    }
    return typed(scalar) == nil ? nil : scalar
  }

  /// The control characters that have no key of their own.
  private static func control(named name: Substring) -> Key? {
    guard let scalar = scalar(named: name) else { return nil }
    let isControl = ("a"..."z").contains(scalar) || " \\]^_".unicodeScalars.contains(scalar)
    return isControl ? .control(scalar) : nil
  }
}
