import CNCurses

/// The codes of a style on a terminal that speaks ECMA-48: parameters of `ESC [ … m`.
struct StyleCodes: Equatable {
  /// Bold, reversed and the like: bit *n* stands for parameter *n*, of 1 to 9.
  private(set) var attributes: UInt16 = 0
  /// All parameters of a colour, `38;5;248`; empty for the terminal's own.
  private(set) var foreground: [UInt8] = []
  private(set) var background: [UInt8] = []

  /// No attributes, and the terminal's own colours.
  static let plain = StyleCodes()
  /// In place of codes that were not asked for yet; bit 0 stands for no attribute.
  static let unread = StyleCodes(attributes: 1)

  var isUnread: Bool { attributes == 1 }

  private init(attributes: UInt16 = 0) { self.attributes = attributes }

  /// Reads the codes that ncurses writes to get from `plain` to the style.
  ///
  /// It looks at one byte after another, because it runs for each style of the first frame.
  ///
  /// - Parameter codes: `ESC [ … m` any number of times; `ESC ( B` and shift-in, which change only line drawing, are
  ///   skipped.
  /// - Returns: Nil where anything else is in them.
  init?(_ codes: [UInt8]) {
    var position = 0
    while position < codes.count {
      if codes[position] == 0x0F {
        position += 1
        continue
      }
      guard codes[position] == 0x1B, position + 2 < codes.count else { return nil }
      if codes[position + 1] == UInt8(ascii: "("), codes[position + 2] == UInt8(ascii: "B") {
        position += 3
        continue
      }
      let start = position + 2
      let end = StyleCodes.end(UInt8(ascii: "m"), in: codes, start..<codes.count)
      guard codes[position + 1] == UInt8(ascii: "["), end < codes.count, add(codes, start..<end)
      else { return nil }
      position = end + 1
    }
  }

  /// Where a byte stands next; the end of the range where it does not.
  private static func end(_ byte: UInt8, in codes: [UInt8], _ range: Range<Int>) -> Int {
    var position = range.lowerBound
    while position < range.upperBound, codes[position] != byte { position += 1 }
    return position
  }

  /// - Returns: Whether the parameters are known.
  private mutating func add(_ codes: [UInt8], _ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    repeat {
      var end = StyleCodes.end(UInt8(ascii: ";"), in: codes, start..<range.upperBound)
      let (number, isWhole) = StyleCodes.number(in: codes, start..<end)
      if number == 38 || number == 48 {
        if isWhole { end = StyleCodes.endOfColor(in: codes, end..<range.upperBound) }
      } else if !isWhole {
        return false
      }
      switch number {
      case 0: self = .plain
      case 39: foreground = []
      case 49: background = []
      case 1...9: attributes |= 1 << UInt16(number)
      case 30...38, 90...97: foreground = Array(codes[start..<end])
      case 40...48, 100...107: background = Array(codes[start..<end])
      default: return false
      }
      start = end + 1
    } while start <= range.upperBound
    return true
  }

  /// The number at the start of a parameter, 0 for none, and whether nothing comes after it: parts of a colour may, behind
  /// a colon.
  private static func number(in codes: [UInt8], _ range: Range<Int>) -> (Int, isWhole: Bool) {
    var number = 0
    for position in range {
      let byte = codes[position]
      if byte == UInt8(ascii: ":") { return (number, false) }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), number < 1_000 else { return (-1, false) }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return (number, true)
  }

  /// Where an indexed or direct colour ends: `38;5;N`, `38;2;R;G;B`.
  ///
  /// - Parameter rest: From the end of its first parameter to the end of all.
  private static func endOfColor(in codes: [UInt8], _ rest: Range<Int>) -> Int {
    let kind = rest.lowerBound + 1
    var end = rest.lowerBound
    let isDirect = kind < rest.upperBound && codes[kind] == UInt8(ascii: "2")
    for _ in 0..<(isDirect ? 4 : 2) where end < rest.upperBound {
      end = StyleCodes.end(UInt8(ascii: ";"), in: codes, end + 1..<rest.upperBound)
    }
    return end
  }

  /// Whether blanks in this style may be erased instead of written: erasing keeps at most the background.
  func canErase(inColor: Bool) -> Bool {
    guard inColor || background.isEmpty else { return false }
    return attributes & ~0b110 == 0  // Bold and dim do not show on blanks.
  }

  /// Writes the code that changes from another style to this one; nothing where nothing changes.
  func write(after old: StyleCodes, to bytes: inout [UInt8]) {
    if self == old { return }
    if self == .plain {
      bytes.append(0x1B)
      bytes.append(UInt8(ascii: "["))
      bytes.append(UInt8(ascii: "m"))
      return
    }
    var isOpen = false
    let keepsAll = old.attributes & ~attributes == 0
    if !keepsAll { StyleCodes.write(0, to: &bytes, &isOpen) }
    let base = keepsAll ? old : .plain
    let added = attributes & ~base.attributes
    if added != 0 {
      for number in 1...9 where added & 1 << UInt16(number) != 0 {
        StyleCodes.write(UInt8(number), to: &bytes, &isOpen)
      }
    }
    if foreground != base.foreground { StyleCodes.write(foreground, or: 3, to: &bytes, &isOpen) }
    if background != base.background { StyleCodes.write(background, or: 4, to: &bytes, &isOpen) }
    if isOpen { bytes.append(UInt8(ascii: "m")) }
  }

  /// Writes a parameter of one digit.
  private static func write(_ digit: UInt8, to bytes: inout [UInt8], _ isOpen: inout Bool) {
    begin(&bytes, &isOpen)
    bytes.append(UInt8(ascii: "0") + digit)
  }

  /// Writes a colour: into one sequence with what came before, but into one of its own if it has colons, since xterm reads
  /// those wrong beside others.
  ///
  /// - Parameter ten: What the number for the terminal's own colour begins with, if the colour is that: 39, 49.
  private static func write(_ color: [UInt8], or ten: UInt8, to bytes: inout [UInt8], _ isOpen: inout Bool) {
    let isAlone = color.contains(UInt8(ascii: ":"))
    if isAlone, isOpen {
      bytes.append(UInt8(ascii: "m"))
      isOpen = false
    }
    begin(&bytes, &isOpen)
    if color.isEmpty {
      bytes.append(UInt8(ascii: "0") + ten)
      bytes.append(UInt8(ascii: "9"))
    }
    for byte in color { bytes.append(byte) }
    guard isAlone else { return }
    bytes.append(UInt8(ascii: "m"))
    isOpen = false
  }

  private static func begin(_ bytes: inout [UInt8], _ isOpen: inout Bool) {
    if isOpen {
      bytes.append(UInt8(ascii: ";"))
    } else {
      bytes.append(0x1B)
      bytes.append(UInt8(ascii: "["))
    }
    isOpen = true
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
