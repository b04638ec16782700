/// What the sequences of keys mean: those of xterm, tmux, screen, rxvt and the Linux console.
enum KeySequence {
  /// The key that a whole sequence stands for, or nil.
  ///
  /// Modifiers (`ESC [ 1 ; 5 A`) are looked over: the key counts, not what was held with it, but for ⇧Tab.
  static func key(_ sequence: [UInt8]) -> Key? {
    guard sequence.count >= 3, let final = sequence.last else { return nil }
    if sequence[1] == UInt8(ascii: "O") { return letterKey(final) ?? keypadKey(final) }
    if sequence == linuxFunction1 { return .function1 }
    let parameters = sequence[2..<sequence.count - 1]
    guard parameters.allSatisfy({ (0x30..<0x3C).contains($0) }) else { return nil }
    let first = parameters.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ":") }
    switch final {
    case UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"): return numberedKey(first)
    case UInt8(ascii: "u"): return kittyKey(first)
    case UInt8(ascii: "P"): return parameters.isEmpty ? nil : .function1
    default: return letterKey(final)
    }
  }

  /// What the Linux console sends for F1: ESC [ [ A.
  private static let linuxFunction1 = Array("\u{1B}[[A".utf8)

  private static func letterKey(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"), UInt8(ascii: "a"): .up
    case UInt8(ascii: "B"), UInt8(ascii: "b"): .down
    case UInt8(ascii: "C"), UInt8(ascii: "c"): .right
    case UInt8(ascii: "D"), UInt8(ascii: "d"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    default: nil
    }
  }

  /// The keypad in application mode, and F1.
  private static func keypadKey(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "P"): .function1
    case UInt8(ascii: "w"): .home
    case UInt8(ascii: "q"): .end
    case UInt8(ascii: "x"): .up
    case UInt8(ascii: "r"): .down
    case UInt8(ascii: "t"): .left
    case UInt8(ascii: "v"): .right
    case UInt8(ascii: "y"): .pageUp
    case UInt8(ascii: "s"): .pageDown
    default: nil
    }
  }

  private static func numberedKey(_ digits: ArraySlice<UInt8>) -> Key? {
    switch String(decoding: digits, as: UTF8.self) {
    case "1", "7": .home
    case "2": .insert
    case "3": .delete
    case "4", "8": .end
    case "5": .pageUp
    case "6": .pageDown
    case "11": .function1
    default: nil
    }
  }

  /// The kitty keyboard protocol's keys that have names here; others mean nothing.
  private static func kittyKey(_ digits: ArraySlice<UInt8>) -> Key? {
    switch String(decoding: digits, as: UTF8.self) {
    case "9": .tab
    case "13": .enter
    case "27": .escape
    case "127": .backspace
    default: nil
    }
  }
}

/// Mouse reports: SGR (`ESC [ < b ; x ; y M`), and the legacy form's numbers.
enum MouseSequence {
  /// The event of a whole SGR report, or nil where it is none.
  static func event(_ sequence: [UInt8]) -> MouseEvent? {
    guard sequence.count > 3, sequence[2] == UInt8(ascii: "<"), let final = sequence.last else { return nil }
    let numbers = sequence[3..<sequence.count - 1]
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .compactMap(number)
    guard numbers.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    let event = event(button: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1)
    return final == UInt8(ascii: "M") ? event : MouseEvent(.other, column: event.column, row: event.row)
  }

  /// A number of at most five digits: more than any terminal has columns.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    let isNumber = (1...5).contains(digits.count) && digits.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber ? digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
  }

  /// - Parameter button: As the protocols number them: bits 0 and 1 the button, 2 to 4 modifiers, 5 a
  ///   movement, 6 the wheel.
  static func event(button: Int, column: Int, row: Int) -> MouseEvent {
    let kind: MouseEvent.Kind =
      switch button & ~0b1_1100 {
      case 0: .leftPress
      case 64: .wheelUp
      case 65: .wheelDown
      default: .other
      }
    return MouseEvent(kind, column: column, row: row)
  }
}
