import RegionModel

/// A word of a query, in the characters that names are written with.
struct QueryWord: Hashable {
  enum Script: Hashable {
    /// Letters a to z alone: pinyin, initials, or a name of another language.
    case letters
    case digits
    /// No letters a to z.
    case name
    case mixed
  }

  let bytes: [UInt8]
  let script: Script

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    bytes = Array(String(text).utf8)
    let letters = bytes.count(where: QueryWord.isLetter)
    if letters == bytes.count {
      script = .letters
    } else if bytes.allSatisfy(QueryWord.isDigit) {
      script = .digits
    } else {
      script = letters == 0 ? .name : .mixed
    }
  }

  init(_ bytes: some Sequence<UInt8>) {
    self.init(String(decoding: Array(bytes), as: UTF8.self).unicodeScalars)
  }

  static func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Where in `bytes` its characters begin.
  var starts: [Int] { bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } }
}
