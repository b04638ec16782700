/// Texts in quotes, and bytes in hexadecimal digits.
extension SQLReader {
  func slice(_ range: Range<Int>) -> Slice {
    Slice(start: UInt32(truncatingIfNeeded: range.lowerBound), count: UInt32(truncatingIfNeeded: range.count))
  }

  /// The text in quotes at the position: a slice of the source where nothing in it is escaped.
  ///
  /// - Parameter escapes: Whether a backslash changes the sign behind it.
  mutating func quoted(_ escapes: Bool) -> Reading {
    let (bytes, end) = (scanner.bytes, scanner.end)
    let quote = bytes[scanner.at]
    let first = scanner.at + 1
    var place = first
    while place < end, bytes[place] != quote, bytes[place] != 0x5C || !escapes { place += 1 }
    guard place < end else { return openText(first - 1) }
    guard bytes[place] == 0x5C || place + 1 < end && bytes[place + 1] == quote else {
      scanner.at = place + 1
      return place == first ? .read(.none) : .read(slice(first..<place))
    }
    return escaped(first, quote, escapes)
  }

  /// The same for a text with doubled quotes or escapes, which is made in the pool.
  private mutating func escaped(_ first: Int, _ quote: UInt8, _ escapes: Bool) -> Reading {
    let (bytes, end) = (scanner.bytes, scanner.end)
    made.removeAll(keepingCapacity: true)
    var place = first
    while place < end {
      let byte = bytes[place]
      if byte == quote {
        guard place + 1 < end, bytes[place + 1] == quote else {
          scanner.at = place + 1
          return .read(made.withUnsafeBytes { text.make($0) })
        }
        place += 1
      } else if byte == 0x5C, escapes, place + 1 < end {
        place += 1
        made.append(SQLReader.unescaped(bytes[place]))
        // `\%` and `\_` keep their backslash: they are for comparisons.
        if bytes[place] == 0x25 || bytes[place] == 0x5F { made.insert(0x5C, at: made.count - 1) }
        place += 1
        continue
      }
      made.append(bytes[place])
      place += 1
    }
    return openText(first - 1)
  }

  /// The bytes behind MySQL's `_binary`, if they are a text; whether they are one or not, no encoding is asked of them.
  mutating func rawBytes() -> Reading {
    let first = scanner.at
    guard case .read(let slice) = quoted(scanner.escapes) else { return .open }
    binary.append(first..<scanner.at)
    let isText = text.bytes(slice) { bytes in
      String(validating: bytes, as: UTF8.self)?.unicodeScalars.allSatisfy { $0.value >= 0x20 } ?? false
    }
    return .read(isText ? slice : .none)
  }

  /// Oracle's text between a quote with a bracket and its end: `q'[it's]'`.
  mutating func bracketed() -> Reading {
    let first = scanner.at
    let open = scanner.byte(1)
    let pairs: [UInt8: UInt8] = [0x5B: 0x5D, 0x28: 0x29, 0x7B: 0x7D, 0x3C: 0x3E]
    let close = [pairs[open] ?? open, 0x27]
    let start = min(first + 2, scanner.end)
    guard let place = close.withUnsafeBytes({ Bytes.place(of: $0, in: scanner.view(start..<scanner.end)) })
    else {
      return openText(first)
    }
    scanner.at = start + place + 2
    return .read(slice(start..<(start + place)))
  }

  private mutating func openText(_ place: Int) -> Reading {
    report(place, "a text that begins here is not closed")
    (isOpen, scanner.at) = (true, scanner.end)
    return .open
  }

  /// What a letter behind a backslash means.
  static func unescaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "0"): 0x00
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "Z"): 0x1A
    default: byte
    }
  }

  /// Bytes in hexadecimal digits: their text where they are one, else the digits, if they are short enough for a code.
  mutating func hexadecimal(_ digits: Range<Int>) -> Slice {
    let all = scanner.view(digits)
    var bytes: [UInt8] = []
    var pair: UInt8 = 0
    for (index, digit) in all.enumerated() {
      guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { return .none }
      pair = pair << 4 | UInt8(value)
      if index & 1 == 1 { bytes.append(pair) }
      if index > SQLReader.longestText * 2 { return .none }
    }
    let isText = String(validating: bytes, as: UTF8.self)?.unicodeScalars.allSatisfy { $0.value >= 0x20 }
    if all.count.isMultiple(of: 2), isText ?? false { return bytes.withUnsafeBytes { text.make($0) } }
    return all.count <= SQLReader.longestCode ? slice(digits) : .none
  }

  /// Hexadecimal digits of an identifier of 32 bytes.
  private static let longestCode = 64
  /// In bytes.
  private static let longestText = 1_000
}
