/// The values of rows: texts and numbers as they stand in the source, and what of others is data.
extension SQLReader {
  /// A value that `row` is given.
  enum Reading {
    /// The value was read, and what follows it stands at the position.
    case read(Slice)
    /// The database would compute it.
    case computed
    /// The text ends inside of it.
    case open
  }

  /// Reads a value up to the comma or the bracket behind it.
  ///
  /// - Parameter depth: How many functions are open around it.
  mutating func value(_ depth: Int = 0) -> Reading {
    guard case .read(let slice) = literal(depth) else { return skippedValue() }
    scanner.skipBlanks()
    if scanner.byte() == 0x2C || scanner.byte() == 0x29 { return .read(slice) }
    return continued(slice, depth)
  }

  /// The value with what follows its first part: other texts that are joined to it, its type.
  private mutating func continued(_ first: Slice, _ depth: Int) -> Reading {
    var parts = [first]
    func whole() -> Reading {
      guard parts.count > 1 else { return .read(first) }
      let bytes = parts.flatMap { text.bytes($0) { Array($0) } }
      return .read(bytes.withUnsafeBytes { text.make($0) })
    }
    while !scanner.isAtEnd {
      switch scanner.byte() {
      case 0x2C, 0x29: return whole()
      case UInt8(ascii: ":") where scanner.byte(1) == UInt8(ascii: ":"): skipType()
      case UInt8(ascii: "|") where scanner.byte(1) == UInt8(ascii: "|"), UInt8(ascii: "+") where isTextBefore:
        scanner.at += scanner.byte() == UInt8(ascii: "|") ? 2 : 1
        scanner.skipBlanks()
        guard case .read(let next) = literal(depth) else { return skippedValue() }
        parts.append(next)
        scanner.skipBlanks()
      default:
        guard ["COLLATE", "AS", "USING", "FORMAT"].contains(scanner.word) else { return skippedValue() }
        skipToEndOfValue()
        return scanner.isAtEnd ? .open : whole()
      }
    }
    return .open
  }

  /// Whether what was read last is a text, to which `+` adds another.
  private var isTextBefore: Bool {
    var place = scanner.at - 1
    while place > start, scanner.bytes[place] <= 0x20 { place -= 1 }
    return place >= start && (scanner.bytes[place] == 0x27 || scanner.bytes[place] == 0x29)
  }

  /// Passes over a type behind `::`: `character varying(10)[]`.
  private mutating func skipType() {
    scanner.at += 2
    while !scanner.isAtEnd, ![0x2C, 0x29, 0x7C, 0x3A].contains(scanner.byte()) { scanner.skipToken() }
  }

  private mutating func skippedValue() -> Reading {
    guard !isOpen else { return .open }
    skipToEndOfValue()
    return scanner.isAtEnd ? .open : .computed
  }

  private mutating func skipToEndOfValue() {
    while !scanner.isAtEnd, scanner.byte() != 0x2C, scanner.byte() != 0x29, scanner.byte() != 0x3B {
      scanner.skipToken()
    }
  }

  /// Reads one value alone; `computed` with nothing passed over where none stands there.
  mutating func literal(_ depth: Int) -> Reading {
    switch scanner.byte() {
    case 0x27: return quoted(scanner.escapes)
    case 0x22: return quoted(scanner.escapes)
    case 0x30...0x39, 0x2B, 0x2D, 0x2E: return number()
    default: return named(depth)
    }
  }

  /// A number with its sign, as it is written.
  private mutating func number() -> Reading {
    let first = scanner.at
    if scanner.byte() == 0x2B || scanner.byte() == 0x2D {
      scanner.at += 1
      scanner.skipBlanks()
      guard scanner.at == first + 1 else { return .computed }
    }
    if scanner.byte() == 0x30, scanner.byte(1) | 0x20 == 0x78 {
      let last = scanner.wordEnd
      defer { scanner.at = last }
      return .read(hexadecimal(scanner.at + 2..<last))
    }
    var last = scanner.at
    while last < scanner.end {
      let byte = scanner.bytes[last]
      let isSign = (byte == 0x2B || byte == 0x2D) && scanner.bytes[last - 1] | 0x20 == 0x65
      guard byte == 0x2E || SQLScanner.isWord(byte) || isSign else { break }
      last += 1
    }
    guard last > scanner.at else { return .computed }
    // `+7` is 7.
    let start = scanner.bytes[first] == 0x2B ? first + 1 : first
    scanner.at = last
    return .read(slice(start..<last))
  }

  // MARK: Words and functions

  /// A value that begins with a word: `NULL`, `N'…'`, `_utf8mb4'…'`, `X'41'`, `CAST(… AS …)`.
  private mutating func named(_ depth: Int) -> Reading {
    let (first, last) = (scanner.at, scanner.wordEnd)
    guard last > first, depth < SQLReader.deepest else { return .computed }
    let word = scanner.word
    if last < scanner.end, scanner.bytes[last] == 0x27, let prefixed = prefixed(word, last) {
      return prefixed
    }
    scanner.at = last
    switch word {
    case "NULL", "DEFAULT": return .read(.none)
    case "TRUE", "FALSE": return .read(slice(first..<last))
    default: break
    }
    scanner.skipBlanks()
    if scanner.byte() == 0x27, word == "DATE" || word == "TIMESTAMP" || word == "TIME" || word.hasPrefix("_")
    {
      return word == "_BINARY" ? rawBytes() : quoted(scanner.escapes)
    }
    guard scanner.byte() == 0x28 else { return .computed }
    let open = scanner.at
    if case .read(let slice) = function(word, depth) { return .read(slice) }
    guard !isOpen else { return .open }
    scanner.at = open
    scanner.skipToken()
    return .computed
  }

  /// A text with letters in front that say what kind it is; nil where they are others.
  private mutating func prefixed(_ word: String, _ quote: Int) -> Reading? {
    let first = scanner.at
    scanner.at = quote
    switch word {
    case "N", "U": return quoted(scanner.escapes)
    case "E": return quoted(true)
    case "Q", "NQ": return bracketed()
    case "_BINARY": return rawBytes()
    case "B": return quoted(false)
    case "X":
      guard case .read = quoted(false) else { return .open }
      return .read(hexadecimal(quote + 1..<scanner.at - 1))
    default:
      guard word.hasPrefix("_") else {
        scanner.at = first
        return nil
      }
      return quoted(scanner.escapes)
    }
  }

  /// What a function gives whose value stands in the text: `CAST(7 AS int)`, `to_date('…', '…')`, `char(10)`.
  private mutating func function(_ word: String, _ depth: Int) -> Reading {
    guard SQLReader.known.contains(word) else { return .computed }
    scanner.at += 1
    scanner.skipBlanks()
    var values: [Slice] = []
    while scanner.byte() != 0x29 {
      // CONVERT has the type in front, or behind.
      switch value(depth + 1) {
      case .read(let slice): values.append(slice)
      case .computed where word == "CONVERT" && values.isEmpty: break
      case .computed: return .computed
      case .open: return .open
      }
      if scanner.byte() == 0x2C { scanner.at += 1 }
      scanner.skipBlanks()
      guard !scanner.isAtEnd, scanner.byte() != 0x3B else { return .computed }
    }
    scanner.at += 1
    return result(word, values)
  }

  private mutating func result(_ word: String, _ values: [Slice]) -> Reading {
    guard let first = values.first else { return .computed }
    switch word {
    case "CHAR", "CHR", "NCHAR":
      guard let number = UInt32(text.string(first)), number > 0, let sign = Unicode.Scalar(number) else {
        return .computed
      }
      return .read(text.make(String(Character(sign))))
    case "REPLACE":
      // What it gives is no longer than what stands there.
      guard values.count == 3, values[1].count > 0, values[2].count <= values[1].count else {
        return .computed
      }
      return .read(replaced(values[1], by: values[2], in: first))
    case "CONCAT": return .read(text.make(values.map(text.string).joined()))
    case "UNISTR": return .read(text.make(SQLReader.withoutUnicodeEscapes(text.string(first))))
    default: return .read(first)
    }
  }

  /// A text with another one for each part of it.
  private mutating func replaced(_ part: Slice, by other: Slice, in whole: Slice) -> Slice {
    let other = text.bytes(other) { Array($0) }
    var result: [UInt8] = []
    text.bytes(part) { part in
      text.bytes(whole) { bytes in
        var rest = bytes
        while let place = Bytes.place(of: part, in: rest) {
          result += rest[..<place]
          result += other
          rest = UnsafeRawBufferPointer(rebasing: rest[(place + part.count)...])
        }
        result += rest
      }
    }
    return result.withUnsafeBytes { text.make($0) }
  }

  private static let known: Set<String> = [
    "CAST", "TRY_CAST", "CONVERT", "TO_DATE", "TO_TIMESTAMP", "TO_NUMBER", "STR_TO_DATE", "DATE", "CHAR",
    "CHR",
    "NCHAR", "REPLACE", "CONCAT", "UNISTR", "TRIM",
  ]
  /// Functions that are open at once.
  private static let deepest = 50

  /// The text of `\u4e2d` and `\\`.
  private static func withoutUnicodeEscapes(_ text: String) -> String {
    var (result, rest) = (String.UnicodeScalarView(), text.unicodeScalars[...])
    while let sign = rest.popFirst() {
      guard sign == "\\" else {
        result.append(sign)
        continue
      }
      let isLetter = rest.first == "u"
      let digits = isLetter ? rest.dropFirst().prefix(4) : rest.prefix(4)
      if digits.count == 4, let number = UInt32(String(digits), radix: 16),
        let scalar = Unicode.Scalar(number)
      {
        result.append(scalar)
        rest = rest.dropFirst(isLetter ? 5 : 4)
      } else {
        result.append("\\")
        if rest.first == "\\" { rest = rest.dropFirst() }
      }
    }
    return String(result)
  }
}
