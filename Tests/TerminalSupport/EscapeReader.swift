/// A control sequence: CSI, parameters, a final letter.
struct ControlSequence: Equatable {
  /// The private marker before the parameters: `?`, `>`, `<` or `=`.
  var prefix: Character?
  /// With semicolons and colons as received.
  var parameterText: String
  var intermediates: String
  var final: Character

  /// The numbers between semicolons; missing ones and those with parts are 0.
  var parameters: [Int] {
    parameterText.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
  }

  var bytes: [UInt8] {
    Array("\u{1b}[\(prefix.map(String.init) ?? "")\(parameterText)\(intermediates)\(final)".utf8)
  }
}

/// Cuts a terminal's input into text and whole escape sequences, however its bytes are split.
///
/// Incomplete sequences and characters are kept for the next call.
struct EscapeReader {
  enum Unit: Equatable {
    /// Printable characters and control characters other than ESC; never empty.
    case text([UInt8])
    case control(ControlSequence)
    /// ESC, intermediates and a final character, such as `ESC =` or `ESC ( 0`; empty for an invalid sequence,
    /// which is dropped.
    case escape([UInt8])
    /// An operating system command or another string, with its introducer and terminator.
    case string([UInt8])
  }

  /// In bytes; a longer sequence without an end is dropped.
  private static let longestSequence = 65_536
  private static let escape: UInt8 = 0x1b
  private var pending: [UInt8] = []

  /// The whole units that end within `bytes`.
  ///
  /// - Complexity: O(*n*) in the bytes given and pending.
  mutating func units(of bytes: some Sequence<UInt8>) -> [Unit] {
    pending += bytes
    var units: [Unit] = []
    var rest = pending[...]
    while let first = rest.first, let (unit, length) = Self.unit(startingWith: first, in: rest) {
      units.append(unit)
      rest = rest.dropFirst(length)
    }
    pending = rest.count > Self.longestSequence ? [] : Array(rest)
    return units
  }

  private static func unit(startingWith first: UInt8, in bytes: ArraySlice<UInt8>) -> (Unit, Int)? {
    guard first == escape else { return text(in: bytes) }
    guard let second = bytes.dropFirst().first else { return nil }
    switch second {
    case UInt8(ascii: "["): return control(in: bytes)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return string(in: bytes)
    default: return plainEscape(in: bytes)
    }
  }

  private static func text(in bytes: ArraySlice<UInt8>) -> (Unit, Int)? {
    let run = bytes.prefix { $0 != escape }
    let whole = run.endIndex == bytes.endIndex ? run.dropLast(incompleteTail(of: run)) : run
    return whole.isEmpty ? nil : (.text(Array(whole)), whole.count)
  }

  /// How many bytes at the end begin an incomplete UTF-8 character: 0 to 3.
  private static func incompleteTail(of bytes: ArraySlice<UInt8>) -> Int {
    for (distance, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xc0 != 0x80 {
      let length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
      return length > distance + 1 ? distance + 1 : 0
    }
    return 0
  }

  private static func control(in bytes: ArraySlice<UInt8>) -> (Unit, Int)? {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { !(0x20...0x3f).contains($0) }) else { return nil }
    let length = end + 1 - bytes.startIndex
    guard (0x40...0x7e).contains(bytes[end]) else { return (.escape([]), length - 1) }
    let prefix = body.first.flatMap { (0x3c...0x3f).contains($0) ? $0 : nil }
    let parameters = body[..<end].dropFirst(prefix == nil ? 0 : 1).prefix { $0 >= 0x30 }
    let sequence = ControlSequence(
      prefix: prefix.map { Character(Unicode.Scalar($0)) },
      parameterText: String(decoding: parameters, as: UTF8.self),
      intermediates: String(decoding: bytes[parameters.endIndex..<end], as: UTF8.self),
      final: Character(Unicode.Scalar(bytes[end])))
    return (.control(sequence), length)
  }

  private static func string(in bytes: ArraySlice<UInt8>) -> (Unit, Int)? {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == escape }) else { return nil }
    let isBell = bytes[end] == 0x07
    guard isBell || end + 1 < bytes.endIndex else { return nil }
    // ESC without a backslash after it ends the string and begins the next sequence.
    let endsWhole = isBell || bytes[end + 1] == UInt8(ascii: "\\")
    let length = end - bytes.startIndex + (isBell ? 1 : endsWhole ? 2 : 0)
    return (.string(Array(bytes.prefix(length))), length)
  }

  private static func plainEscape(in bytes: ArraySlice<UInt8>) -> (Unit, Int)? {
    guard let end = bytes.dropFirst().firstIndex(where: { !(0x20...0x2f).contains($0) }) else { return nil }
    // A second ESC ends the sequence and begins the next one.
    let length = end - bytes.startIndex + (bytes[end] == escape ? 0 : 1)
    return (.escape(Array(bytes.prefix(length))), length)
  }
}
