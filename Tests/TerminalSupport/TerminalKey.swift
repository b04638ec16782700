extension Terminal {
  /// A key other than a character.
  public enum Key: Equatable, Sendable {
    case up, down, left, right, home, end
    case pageUp, pageDown, insert, delete
    case enter, tab, backTab, backspace, escape
    /// F1 to F12.
    case function(Int)
    /// A letter, or one of `@[\]^_`, with Ctrl.
    case control(Character)
  }

  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }
}

extension Terminal.Key {
  /// The sequence that xterm sends for the key.
  ///
  /// - Parameter isApplication: Whether the program switched cursor keys to application mode (DECCKM).
  func sequence(_ modifiers: Terminal.Modifiers = [], isApplication: Bool) -> String {
    let modifier = modifiers.isEmpty ? nil : 1 + modifiers.rawValue
    if let letter = cursorLetter {
      if let modifier { return "\u{1b}[1;\(modifier)\(letter)" }
      return isApplication ? "\u{1b}O\(letter)" : "\u{1b}[\(letter)"
    }
    if let letter = functionLetter {
      return modifier.map { "\u{1b}[1;\($0)\(letter)" } ?? "\u{1b}O\(letter)"
    }
    if let number = tildeNumber {
      return modifier.map { "\u{1b}[\(number);\($0)~" } ?? "\u{1b}[\(number)~"
    }
    return (modifiers.contains(.alt) ? "\u{1b}" : "") + text
  }

  private var cursorLetter: Character? {
    switch self {
    case .up: "A"
    case .down: "B"
    case .right: "C"
    case .left: "D"
    case .home: "H"
    case .end: "F"
    default: nil
    }
  }

  private var functionLetter: Character? {
    guard case .function(let number) = self, (1...4).contains(number) else { return nil }
    return Array("PQRS")[number - 1]
  }

  private var tildeNumber: Int? {
    switch self {
    case .insert: 2
    case .delete: 3
    case .pageUp: 5
    case .pageDown: 6
    case .function(let number) where (5...12).contains(number): [15, 17, 18, 19, 20, 21, 23, 24][number - 5]
    default: nil
    }
  }

  private var text: String {
    switch self {
    case .enter: "\r"
    case .tab: "\t"
    case .backTab: "\u{1b}[Z"
    case .backspace: "\u{7f}"
    case .escape: "\u{1b}"
    case .control(let character): character.asciiValue.map { String(Unicode.Scalar($0 & 0x1f)) } ?? ""
    default: ""
    }
  }
}
