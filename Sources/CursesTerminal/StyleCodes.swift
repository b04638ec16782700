import CNCurses

/// The codes of a style on a terminal that speaks ECMA-48: parameters of `ESC [ … m`.
struct StyleCodes: Equatable {
  /// Bold, reversed and the like, in the terminal's order: `1`, `7`.
  private(set) var attributes: [[UInt8]] = []
  /// All parameters of a colour, `38;5;248`; empty for the terminal's own.
  private(set) var foreground: [UInt8] = []
  private(set) var background: [UInt8] = []

  /// No attributes, and the terminal's own colours.
  static let plain = StyleCodes()

  private init() {}

  /// Reads the codes that ncurses writes to get from `plain` to the style.
  ///
  /// - Parameter codes: `ESC [ … m` any number of times; `ESC ( B` and shift-in, which change only line drawing, are
  ///   skipped.
  /// - Returns: Nil where anything else is in them.
  init?(_ codes: [UInt8]) {
    var rest = codes[...]
    while let first = rest.first {
      if first == 0x0F {
        rest = rest.dropFirst()
      } else if rest.starts(with: Array("\u{1B}(B".utf8)) {
        rest = rest.dropFirst(3)
      } else if rest.starts(with: Array("\u{1B}[".utf8)), let end = rest.firstIndex(of: UInt8(ascii: "m")) {
        guard add(rest[(rest.startIndex + 2)..<end]) else { return nil }
        rest = rest[(end + 1)...]
      } else {
        return nil
      }
    }
  }

  /// - Returns: Whether the parameters are known.
  private mutating func add(_ text: ArraySlice<UInt8>) -> Bool {
    var words = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(Array.init)[
      ...]
    while let word = words.popFirst() {
      switch String(decoding: word, as: UTF8.self) {
      case "", "0": self = .plain
      case "39": foreground = []
      case "49": background = []
      case "38": foreground = StyleCodes.color(word, &words)
      case "48": background = StyleCodes.color(word, &words)
      case let text where text.hasPrefix("38:"): foreground = word
      case let text where text.hasPrefix("48:"): background = word
      case let text:
        guard let number = UInt8(text) else { return false }
        switch number {
        case 1...9: attributes.append(word)
        case 30...37, 90...97: foreground = word
        case 40...47, 100...107: background = word
        default: return false
        }
      }
    }
    return true
  }

  /// The parameters of an indexed or direct colour: `38;5;N`, `38;2;R;G;B`.
  private static func color(_ first: [UInt8], _ rest: inout ArraySlice<[UInt8]>) -> [UInt8] {
    let count = rest.first == [UInt8(ascii: "2")] ? 4 : 2
    let words = [first] + rest.prefix(count)
    rest = rest.dropFirst(count)
    return Array(words.joined(separator: [UInt8(ascii: ";")]))
  }

  /// Whether blanks in this style may be erased instead of written: erasing keeps at most the background.
  func canErase(inColor: Bool) -> Bool {
    guard inColor || background.isEmpty else { return false }
    // Bold and dim do not show on blanks.
    return attributes.allSatisfy { $0 == [UInt8(ascii: "1")] || $0 == [UInt8(ascii: "2")] }
  }

  /// Writes the code that changes from another style to this one; nothing where nothing changes.
  func write(after old: StyleCodes, to bytes: inout [UInt8]) {
    if self == old { return }
    if self == .plain {
      bytes.append(contentsOf: [0x1B, UInt8(ascii: "["), UInt8(ascii: "m")])
      return
    }
    var isOpen = false
    let keepsAll = old.attributes.allSatisfy(attributes.contains)
    if !keepsAll { StyleCodes.write([UInt8(ascii: "0")], to: &bytes, &isOpen) }
    let base = keepsAll ? old : .plain
    for attribute in attributes where !base.attributes.contains(attribute) {
      StyleCodes.write(attribute, to: &bytes, &isOpen)
    }
    if foreground != base.foreground {
      StyleCodes.write(foreground.isEmpty ? Array("39".utf8) : foreground, to: &bytes, &isOpen)
    }
    if background != base.background {
      StyleCodes.write(background.isEmpty ? Array("49".utf8) : background, to: &bytes, &isOpen)
    }
    if isOpen { bytes.append(UInt8(ascii: "m")) }
  }

  /// Writes a parameter: into one sequence with those before, but into one of its own if it has colons, since xterm
  /// reads those wrong beside others.
  private static func write(_ word: [UInt8], to bytes: inout [UInt8], _ isOpen: inout Bool) {
    let isAlone = word.contains(UInt8(ascii: ":"))
    if isOpen, !isAlone {
      bytes.append(UInt8(ascii: ";"))
    } else {
      if isOpen { bytes.append(UInt8(ascii: "m")) }
      bytes.append(0x1B)
      bytes.append(UInt8(ascii: "["))
    }
    bytes.append(contentsOf: word)
    isOpen = !isAlone
    if isAlone { bytes.append(UInt8(ascii: "m")) }
  }
}

extension StyleCodes {
  /// The codes for a blank's attributes and colours; nil where they are not ECMA-48's.
  ///
  /// ncurses must run and have no attributes on, as after each frame.
  init?(_ blank: cchar_t) {
    guard let codes = cn_collect_codes(blank.attr, blank.ext_color) else { return nil }
    let bytes = withUnsafeBytes(of: &codes.pointee.bytes) { Array($0.prefix(Int(codes.pointee.length))) }
    self.init(bytes)
  }
}
