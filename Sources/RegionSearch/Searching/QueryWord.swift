import RegionModel

/// A word of a query, folded like names.
struct QueryWord: Hashable {
  enum Script: Hashable {
    /// Only letters a to z: pinyin, initials, or a foreign name.
    case letters
    case digits
    /// No letters a to z.
    case name
    case mixed
  }

  /// The word as in pinyin: v for ü.
  let bytes: [UInt8]
  /// The word as in names without pinyin: u for ü, otherwise the same bytes.
  let name: [UInt8]
  let script: Script

  init(_ scalars: [Unicode.Scalar]) {
    bytes = QueryWord.utf8(scalars, umlaut: "v")
    name = scalars.contains(QueryWord.umlaut) ? QueryWord.utf8(scalars, umlaut: "u") : bytes
    let letters = bytes.count(where: QueryWord.isLetter)
    if letters == bytes.count {
      script = .letters
    } else if bytes.allSatisfy(QueryWord.isDigit) {
      script = .digits
    } else {
      script = letters == 0 ? .name : .mixed
    }
  }

  /// ü: pinyin writes v, other names u.
  static let umlaut: Unicode.Scalar = "ü"

  private static func utf8(_ scalars: [Unicode.Scalar], umlaut: Unicode.Scalar) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count * 3)
    for scalar in scalars {
      let plain = scalar == QueryWord.umlaut ? umlaut : scalar
      if plain.isASCII { bytes.append(UInt8(plain.value)) } else { bytes += UTF8.encode(plain) ?? .init() }
    }
    return bytes
  }

  static func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// The offsets in `bytes` at which characters begin.
  var starts: [Int] { QueryWord.starts(in: bytes) }

  static func starts(in bytes: [UInt8]) -> [Int] { bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } }
}
