/// What a text looks like.
enum TextForm {
  /// Words as people write them.
  case name
  /// Small letters without blanks, as programs and addresses of pages have them: `home-garden`.
  case word
  /// Letters and digits that identify: `W06000001`, `GE-TB`.
  case code
  /// A way down folders: `/usr/bin`.
  case path
  /// An address, a date, a colour, a number, a list.
  case other

  init(_ bytes: UnsafeRawBufferPointer) {
    let isPath = bytes.first == UInt8(ascii: "/") && bytes.count < TextForm.longest
    self = isPath ? .path : TextForm.isAddress(bytes) ? .other : TextForm.form(bytes)
  }

  /// Whether a text is a word as programs have it: in small letters, or several in one, `BrowseNodesResult`.
  static func isOfPrograms(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if TextForm(bytes) == .word { return true }
    let areLetters = bytes.allSatisfy { (0x61...0x7A).contains($0 | 0x20) || $0 == 0x5F }
    let hasHump = zip(bytes, bytes.dropFirst()).contains {
      (0x61...0x7A).contains($0) && (0x41...0x5A).contains($1)
    }
    return areLetters && hasHump && bytes.count < longest
  }

  /// Whether a word of a program and a text that people write have the same letters and digits, and are not the same.
  static func areAlike(_ word: Slice, _ name: Slice, _ text: SourceText) -> Bool {
    guard name.count >= word.count / 2, name.count <= word.count * 3 else { return false }
    func letters(_ slice: Slice) -> [UInt8] {
      let folded = HeadingWords.folded(text.string(slice).lowercased())
      return folded.utf8.filter { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 >= 0x80 }
    }
    return text.bytes(name, TextForm.init) == .name && letters(word) == letters(name)
  }

  private static func form(_ bytes: UnsafeRawBufferPointer) -> TextForm {
    var (hasSmall, hasCapital, hasDigit, hasBlank, hasOther) = (false, false, false, false, false)
    for byte in bytes {
      switch byte {
      case 0x61...0x7A: hasSmall = true
      case 0x41...0x5A: hasCapital = true
      case 0x30...0x39: hasDigit = true
      case 0x20: hasBlank = true
      case 0x80...: hasOther = true
      default: break
      }
    }
    if hasOther { return .name }
    guard hasSmall || hasCapital else { return CodeShape.isCode(bytes) ? .code : .other }
    if isIdentifier(bytes) || isDate(bytes) { return .other }
    if hasBlank { return .name }
    if hasDigit, !hasSmall || bytes.count < 12, CodeShape.isCode(bytes) { return .code }
    if !hasSmall { return bytes.count < 4 || bytes.contains(UInt8(ascii: "-")) ? .code : .name }
    if bytes.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "=") }) { return .other }
    return hasCapital ? .name : .word
  }

  /// Whether a text is an address of the net, a path, a colour or the name of a file.
  private static func isAddress(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = bytes.first else { return true }
    if first == UInt8(ascii: "#") || first == UInt8(ascii: "<") { return true }
    if bytes.count > longest { return true }
    guard !bytes.contains(0x20) else { return false }
    let (point, slash) = (bytes.lastIndex(of: UInt8(ascii: ".")), bytes.contains(UInt8(ascii: "/")))
    if bytes.contains(UInt8(ascii: "@")) { return true }
    guard let point, point > 0 else { return slash && bytes.contains(UInt8(ascii: ":")) }
    // Behind the last point stands what kind of file it is, or the end of an address.
    let ending = bytes[(point + 1)...]
    return slash
      || (2...4).contains(ending.count) && ending.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
  }

  /// Whether a text is an identifier of hexadecimal digits: `6f1c1d0e-8a52-4c3d-9e57-0a1b2c3d4e5f`.
  static func isIdentifier(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= 24
      && bytes.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20) || byte == UInt8(ascii: "-")
      }
  }

  /// Whether a text begins as a date does: `2024-01-31T00:00:00Z`.
  static func isDate(_ bytes: UnsafeRawBufferPointer) -> Bool {
    func areDigits(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { (0x30...0x39).contains($0) } }
    func isSign(_ at: Int) -> Bool { bytes[at] == 0x2D || bytes[at] == 0x2F || bytes[at] == 0x2E }
    guard bytes.count >= 8 else { return false }
    if areDigits(0..<4) { return isSign(4) && areDigits(5..<6) }
    // The day first: `03.02.2025`.
    return bytes.count == 10 && areDigits(0..<2) && isSign(2) && areDigits(3..<5) && bytes[5] == bytes[2]
      && areDigits(6..<10) && (bytes[6] == 0x31 || bytes[6] == 0x32)
  }

  /// In bytes: a name of 200 letters is a paragraph.
  private static let longest = 400
}
