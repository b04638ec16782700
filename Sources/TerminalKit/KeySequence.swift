/// Maps key sequences of xterm, tmux, screen, rxvt and the Linux console to keys.
enum KeySequence {
  /// The key of a whole sequence, or nil.
  ///
  /// Modifiers (`ESC [ 1 ; 5 A`, `ESC O 5 A`) are looked over: the key counts, not what was held with it, but for
  /// ⇧Tab, ⇧PgUp, ⇧PgDn and for Ctrl or Alt with a letter.
  static func key(_ sequence: [UInt8]) -> Key? {
    guard sequence.count >= 3, let final = sequence.last else { return nil }
    if sequence[1] == UInt8(ascii: "O") { return letterKey(final) ?? keypadKey(final) }
    if sequence.count == 4, sequence[2] == UInt8(ascii: "[") { return linuxFunction(final) }
    let parameters = sequence[2..<sequence.count - 1]
    guard parameters.allSatisfy({ (0x30..<0x3C).contains($0) }) else { return nil }
    let numbers = numbers(parameters)
    guard !numbers.isRelease else { return nil }
    switch final {
    case UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):
      let isShifted = final == UInt8(ascii: "$") || numbers.second > 1 && (numbers.second - 1) & 1 == 1
      return numberedKey(numbers, isShifted: isShifted)
    case UInt8(ascii: "u"): return codedKey(numbers.first, modifier: numbers.second)
    case UInt8(ascii: "P"), UInt8(ascii: "Q"), UInt8(ascii: "S"):
      return parameters.isEmpty ? nil : keypadKey(final)
    default: return letterKey(final)
    }
  }

  /// The key of Esc and one byte: the Linux console's ⇧Tab, or Alt and a character of ASCII.
  static func escapedKey(_ byte: UInt8) -> Key? {
    if byte == 0x09 { return .backTab }
    return (0x20..<0x7F).contains(byte) ? .alt(Unicode.Scalar(byte)) : nil
  }

  /// The numbers of a sequence, 0 where missing; of a number with parts (`5:3`) the first part.
  private struct Numbers {
    var first = 0
    var second = 0
    var third = 0
    /// Whether the key was released: the kitty protocol puts 3 in the second part of the second number.
    var isRelease = false
  }

  private static func numbers(_ parameters: ArraySlice<UInt8>) -> Numbers {
    let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let parts = fields.map { $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) }
    let values = parts.map { $0.first.map(number) ?? 0 } + [0, 0, 0]
    let isRelease = parts.count > 1 && parts[1].count > 1 && number(parts[1][1]) == 3
    return Numbers(first: values[0], second: values[1], third: values[2], isRelease: isRelease)
  }

  /// A number of at most six digits; 0 for none or more.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.count > 6 ? 0 : digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  /// The Linux console's F1 to F5: ESC [ [ A to E.
  private static func linuxFunction(_ final: UInt8) -> Key? {
    (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final) ? .function(Int(final) - 64) : nil
  }

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

  /// Keypad keys in application mode, and F1 to F4.
  private static func keypadKey(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final) - 79)
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

  private static func numberedKey(_ numbers: Numbers, isShifted: Bool) -> Key? {
    switch numbers.first {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: isShifted ? .shiftPageUp : .pageUp
    case 6: isShifted ? .shiftPageDown : .pageDown
    case 11...15: .function(numbers.first - 10)
    case 17...21: .function(numbers.first - 11)
    case 23, 24: .function(numbers.first - 12)
    case 27: codedKey(numbers.third, modifier: numbers.second)  // xterm's modifyOtherKeys.
    default: nil
    }
  }

  /// The key of a character's number, as xterm's and kitty's protocols send it; nil for keys without a use
  /// here.
  ///
  /// An earlier program may have turned these protocols on and not off again.
  ///
  /// - Parameter modifier: 1 plus the sum of 1 for Shift, 2 for Alt, 4 for Ctrl and so on.
  private static func codedKey(_ code: Int, modifier: Int) -> Key? {
    let held = max(modifier - 1, 0)
    switch code {
    case 9: return held & 1 != 0 ? .backTab : .tab
    case 13, 57414: return .enter
    case 27: return .escape
    case 127: return .backspace
    case 57417...57426:
      return [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete][code - 57417]
    case 97...122 where held & 0b111 == 4: return Unicode.Scalar(code).map(controlKey)
    case 33..<127 where held & 0b110 == 2: return Unicode.Scalar(code).map { .alt($0) }
    default: return nil
    }
  }

  /// Ctrl and a small letter, as the key whose byte terminals usually send for it.
  private static func controlKey(_ letter: Unicode.Scalar) -> Key {
    switch letter {
    case "i": .tab
    case "m": .enter
    default: .control(letter)
    }
  }
}

/// Decodes mouse reports: SGR (`ESC [ < b ; x ; y M`) and the numbers of the legacy form.
enum MouseSequence {
  /// The event of a whole SGR report, or nil.
  static func event(_ sequence: [UInt8]) -> MouseEvent? {
    guard sequence.count > 3, sequence[2] == UInt8(ascii: "<"), let final = sequence.last else { return nil }
    let numbers = sequence[3..<sequence.count - 1]
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .compactMap(number)
    guard numbers.count == 3, final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    let event = event(button: numbers[0], column: numbers[1] - 1, row: numbers[2] - 1)
    return final == UInt8(ascii: "M") ? event : MouseEvent(.other, column: event.column, row: event.row)
  }

  /// A number of at most five digits; no terminal has more columns.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    let isNumber = (1...5).contains(digits.count) && digits.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber ? digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
  }

  /// - Parameter button: The protocols' number: bits 0 and 1 the button, 2 to 4 modifiers, 5 motion, 6 the
  ///   wheel.
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
