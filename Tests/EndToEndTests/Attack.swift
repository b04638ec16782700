import RegionModel
import TerminalSupport
import TestSupport
import Testing

/// A text that harms a terminal if shown unchanged, and its harmless form.
struct Attack: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String
  let shown: String

  init(_ name: String, _ text: String, _ shown: String) {
    (testDescription, self.text, self.shown) = (name, text, shown)
  }

  /// Without NUL, which arguments cannot contain.
  static let all = [
    Attack("clears the screen", "a\u{1B}[2J\u{1B}[Hb", "a[2J[Hb"),
    Attack("C1 sequence", "a\u{9B}2J\u{9B}31mb", "a2J31mb"),
    Attack("writes the clipboard", "a\u{1B}]52;c;eA==\u{7}b", "a]52;c;eA==b"),
    Attack("C1 writes the clipboard", "a\u{9D}52;c;eA==\u{9C}b", "a52;c;eA==b"),
    Attack("names the window", "a\u{1B}]2;pwned\u{1B}\\b", "a]2;pwned\\b"),
    Attack("asks the terminal", "a\u{1B}[6n\u{1B}P+q544e\u{1B}\\b\u{5}", "a[6nP+q544e\\b"),
    Attack("leaves the alternate screen", "a\u{1B}[?1049l\u{1B}cb", "a[?1049lcb"),
    Attack("backspaces", "abc\u{8}\u{8}\u{8}\u{7F}d", "abcd"),
    Attack("shifts out", "\u{E}ab\u{F}", "ab"),
    Attack("turns the direction", "a\u{202E}b\u{2066}c\u{2069}\u{200F}d", "abcd"),
    Attack("zero width", "a\u{200B}b\u{200D}c\u{FEFF}d\u{2060}e", "abcde"),
    Attack("fillers", "a\u{3164}b\u{115F}c\u{FFA0}d\u{34F}e", "abcde"),
    Attack("tags", "a\u{E0041}\u{E0042}\u{E007F}b", "ab"),
    Attack("private and no characters", "a\u{E000}b\u{FFFF}c\u{10FFFD}d", "abcd"),
    Attack("marks", "a\(String(repeating: "\u{301}", count: 500))b", "a\u{301}\u{301}\u{301}\u{301}b"),
    Attack("line ends", "a\nb\r\u{B}c\u{85}d\u{2028}e", "a b  c d e"),
    Attack("tabs", "a\t\tb", "a  b"),
    Attack("emoji width", "☆\u{FE0F}b", "☆b"),
  ]

  /// The first sequence in `bytes` that a program with text from outside must never send; nil if there is
  /// none.
  ///
  /// The screen uses only CSI and `ESC` with one character, which the emulator reads. The one allowed string
  /// sequence (OSC, DCS, APC, PM, SOS) resets xterm's colours; ncurses writes it at the end of a screen.
  static func harm(in bytes: [UInt8]) -> String? {
    let colorsTakenBack = Array("]104\u{7}".utf8)
    for index in bytes.indices.dropLast()
    where bytes[index] == 0x1B && "]P_^Xc".utf8.contains(bytes[index + 1]) {
      if bytes[(index + 1)...].starts(with: colorsTakenBack) { continue }
      return "ESC \(Character(Unicode.Scalar(bytes[index + 1])))"
    }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first { scalar in
      switch scalar.properties.generalCategory {
      case .control: (0x7F..<0xA0).contains(scalar.value)
      case .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
      default: scalar == "\u{FFFD}" || scalar.value == 0x3164
      }
    }.map { "U+" + String($0.value, radix: 16) }
  }
}

/// Trees whose names are attacks.
enum HostileTree {
  /// A file with one place for each name, in order, with codes from 11 on.
  ///
  /// - Parameter isLarge: Whether the file is so large that only its header is checked; it is sparse and
  ///   takes no room.
  static func file(_ names: [String], isLarge: Bool) throws -> TemporaryFile {
    let stored = names.enumerated().map { index, name in
      TextRules.flaw(in: name.utf8) == nil ? name : placeholder(index, count: name.utf8.count)
    }
    let records = stored.enumerated().map { index, name in
      RegionRecord(code: "\(index + 11)", parentCode: "", level: .province, name: name)
    }
    var block = try TreeBuilder(records).build()
    for (old, new) in zip(stored, names) where old != new { replace(old, with: new, in: &block) }
    guard isLarge else {
      AtlasFormat.seal(&block)
      return TemporaryFile(block)
    }
    withUnsafeBytes(of: UInt64(largeSize).littleEndian) { block.replaceSubrange(16..<24, with: $0) }
    let file = TemporaryFile(block)
    try file.extend(to: largeSize)
    return file
  }

  /// A large file in which a name is replaced by another of the same length in bytes.
  static func file(_ block: [UInt8], replacing old: String, with new: String) throws -> TemporaryFile {
    var block = block
    replace(old, with: new, in: &block)
    withUnsafeBytes(of: UInt64(largeSize).littleEndian) { block.replaceSubrange(16..<24, with: $0) }
    let file = TemporaryFile(block)
    try file.extend(to: largeSize)
    return file
  }

  private static let largeSize = 70 << 20

  /// A unique harmless name of `count` bytes, at least five.
  private static func placeholder(_ index: Int, count: Int) -> String {
    let number = "Z\(index)-"
    return number + String(repeating: "Z", count: count - number.utf8.count)
  }

  private static func replace(_ old: String, with new: String, in block: inout [UInt8]) {
    let (old, new) = (Array(old.utf8), Array(new.utf8))
    let starts = 0...(block.count - old.count)
    for start in starts where block[start] == old[0] && block[start...].starts(with: old) {
      block.replaceSubrange(start..<start + new.count, with: new)
    }
  }
}
