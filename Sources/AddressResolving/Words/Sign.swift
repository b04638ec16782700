/// The role of a character in an address.
enum Sign {
  /// Part of a word: a Han character, a letter or a digit, in its plain width.
  case letter(UInt32)
  /// A blank or a sign, which separates words.
  case gap
  /// A mark without a width of its own, which is skipped.
  case nothing

  @inline(__always)
  init(_ scalar: UInt32) {
    switch scalar {
    case 0x4E00...0x9FFF, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter(scalar)
    case 0...0x7F: self = .gap
    default: self = Sign.other(scalar)
    }
  }

  private static func other(_ scalar: UInt32) -> Sign {
    switch scalar {
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: .letter(scalar - 0xFEE0)
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: .nothing
    case 0x3007: .letter(scalar)
    case 0x2E80...0x2FDF: .letter(Radicals.character(scalar))
    case 0x80...0xBF, 0x2000...0x2BFF, 0x3000...0x303F, 0xFE10...0xFE6F, 0xFF00...0xFFEF: .gap
    case 0xE000...0xF8FF, 0xFFF0...0xFFFF, 0x1F000...0x1FFFF, 0xE0000...: .gap
    default: .letter(scalar)
    }
  }
}
