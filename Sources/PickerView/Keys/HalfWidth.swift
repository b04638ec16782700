import TerminalKit

/// The keyboard's characters for those that an input method sends in full width.
enum HalfWidth {
  /// The keyboard's character for a full-width one (U+FF01 to U+FF5E), and for signs that a Chinese keyboard has on the
  /// same keys; any other character unchanged.
  static func of(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21))
    case 0x3000: " "
    case 0x3002: "."
    case 0x3001: "/"
    default: scalar
    }
  }
}

extension Key {
  /// The same key on a keyboard without an input method.
  var halfWidth: Key {
    if case .character(let scalar) = self { .character(HalfWidth.of(scalar)) } else { self }
  }
}
