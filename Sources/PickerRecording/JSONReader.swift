/// Reads one JSON value from bytes, strictly.
///
/// It rejects everything that RFC 8259 does not allow, and also fractions, numbers outside `JSON.numbers`,
/// duplicate keys, and values that are deeper or objects that are larger than in recordings.
struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0

  private static let maximumDepth = 8

  /// The value in `bytes`, without anything after it.
  ///
  /// - Throws: The error in the bytes.
  /// - Complexity: O(bytes).
  static func read(_ bytes: ArraySlice<UInt8>) throws(LineError) -> JSON {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw LineError("not UTF-8") }
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.next == nil else { throw LineError("something stands behind the value") }
    return value
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  /// Skips a byte if it comes next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(LineError) -> JSON {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{")?: return try nested { reader throws(LineError) in .object(try reader.object()) }
    case UInt8(ascii: "[")?: return try nested { reader throws(LineError) in .list(try reader.list()) }
    case UInt8(ascii: "\"")?: return .text(try text())
    case UInt8(ascii: "t")?: return try word("true", .bool(true))
    case UInt8(ascii: "f")?: return try word("false", .bool(false))
    case UInt8(ascii: "n")?: return try word("null", .null)
    case nil: throw LineError("the line ends too early")
    default: return .number(try number())
    }
  }

  private mutating func nested(_ read: (inout JSONReader) throws(LineError) -> JSON) throws(LineError) -> JSON
  {
    depth += 1
    guard depth <= JSONReader.maximumDepth else { throw LineError("values are nested too deep") }
    index += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(LineError) -> Fields {
    var fields: Fields = [:]
    skipBlanks()
    if skip("}") { return fields }
    repeat {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw LineError("a key is missing") }
      guard fields.members.count < Fields.maximumCount else {
        throw LineError("an object has more than \(Fields.maximumCount) members")
      }
      let key = try text()
      skipBlanks()
      guard skip(":") else { throw LineError("a colon is missing") }
      guard fields.add(key, try value()) else { throw LineError("\"\(key)\" stands there twice") }
      skipBlanks()
    } while skip(",")
    guard skip("}") else { throw LineError("a brace is not closed") }
    return fields
  }

  private mutating func list() throws(LineError) -> [JSON] {
    var values: [JSON] = []
    skipBlanks()
    if skip("]") { return values }
    repeat {
      values.append(try value())
      skipBlanks()
    } while skip(",")
    guard skip("]") else { throw LineError("a bracket is not closed") }
    return values
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(LineError) -> JSON {
    let letters = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[index...].starts(with: letters) else { throw LineError("a value cannot be read") }
    index += letters.count
    return value
  }

  private mutating func number() throws(LineError) -> Int {
    let start = index
    _ = skip("-")
    let digits = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > digits else { throw LineError("a value cannot be read") }
    let hasZero = bytes[digits] == UInt8(ascii: "0") && index > digits + 1
    let isFraction = [".", "e", "E"].contains { next == UInt8(ascii: $0) }
    guard !hasZero, !isFraction, let number = Int(String(decoding: bytes[start..<index], as: UTF8.self)),
      JSON.numbers.contains(number)
    else { throw LineError("a number is not whole, or out of bounds") }
    return number
  }
}

/// Reads texts.
extension JSONReader {
  private mutating func text() throws(LineError) -> String {
    index += 1
    var text = ""
    while true {
      let start = index
      while let byte = next, byte >= 0x20, ![UInt8(ascii: "\""), UInt8(ascii: "\\")].contains(byte) {
        index += 1
      }
      text += String(decoding: bytes[start..<index], as: UTF8.self)
      if skip("\"") { return text }
      guard skip("\\") else { throw LineError("a text is not closed, or holds a control character") }
      text.unicodeScalars.append(try escaped())
    }
  }

  /// The character of an escape; the backslash is already read.
  private mutating func escaped() throws(LineError) -> Unicode.Scalar {
    guard let letter = next else { throw LineError("a text is not closed") }
    index += 1
    switch Unicode.Scalar(letter) {
    case "\"", "\\", "/": return Unicode.Scalar(letter)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try numbered()
    default: throw LineError("an escape in a text is not known")
    }
  }

  /// The character of `\uXXXX`, or of a surrogate pair of them.
  private mutating func numbered() throws(LineError) -> Unicode.Scalar {
    let unit = try digits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard (0xD800..<0xDC00).contains(unit), skip("\\"), skip("u") else { throw LineError("half a character") }
    let low = try digits()
    guard (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw LineError("half a character") }
    return scalar
  }

  /// The number of exactly four hexadecimal digits.
  private mutating func digits() throws(LineError) -> UInt32 {
    let word = bytes[index...].prefix(4)
    guard word.count == 4, word.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(String(decoding: word, as: UTF8.self), radix: 16)
    else { throw LineError("an escape in a text is not known") }
    index += 4
    return number
  }
}
