import Glibc

/// The words, names and signs of an SQL text.
///
/// Positions are offsets in the source, so that what is found can be sliced and has a line.
struct SQLScanner {
  let bytes: UnsafePointer<UInt8>
  var at: Int
  let end: Int
  /// Whether a backslash escapes the sign behind it in a text, as in MySQL.
  let escapes: Bool

  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 { at &+ offset < end ? bytes[at &+ offset] : 0 }

  var isAtEnd: Bool { at >= end }

  func view(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes + range.lowerBound, count: range.count)
  }

  // MARK: Blanks

  /// Passes over blanks and comments.
  @inline(__always)
  mutating func skipBlanks() {
    while at < end, bytes[at] <= 0x20 { at += 1 }
    let next = byte()
    if next == 0x2D || next == 0x2F || next == 0x23 || next == 0xEF || next == 0xC2 || next == 0xE3 {
      skipComments()
    }
  }

  private mutating func skipComments() {
    while at < end {
      if bytes[at] <= 0x20 {
        at += 1
      } else if byte() == 0x2D && byte(1) == 0x2D || byte() == 0x23 {
        skipLine()
      } else if byte() == 0x2F, byte(1) == 0x2A {
        skipComment()
      } else if let width = Blank.width(view(at..<min(at + 3, end)), at: 0, before: min(3, end - at)) {
        at += width
      } else {
        return
      }
    }
  }

  /// Passes over a comment between `/*` and `*/`; what MySQL alone reads in one (`/*!40101 SET …`) holds no rows.
  private mutating func skipComment() {
    at += 2
    while at < end {
      if bytes[at] == 0x2A, byte(1) == 0x2F {
        at += 2
        return
      }
      at += 1
    }
  }

  /// Passes over the rest of the line, and its end.
  mutating func skipLine() {
    at = lineEnd
    if byte() == 0x0D { at += 1 }
    if byte() == 0x0A { at += 1 }
  }

  /// Where the line ends, before the sign that ends it.
  var lineEnd: Int {
    guard at < end, let found = memchr(bytes + at, 0x0A, end - at) else { return end }
    let place = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) - bytes
    return place > at && bytes[place - 1] == 0x0D ? place - 1 : place
  }

  /// Whether nothing but blanks stands before the position in its line.
  func isAtLineStart(from start: Int) -> Bool {
    var place = at
    while place > start, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 { place -= 1 }
    return place == start || bytes[place - 1] == 0x0A || bytes[place - 1] == 0x0D
  }

  // MARK: Words

  /// Whether a sign may stand in a name without quotes.
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39
      || byte == 0x5F || byte == 0x24 || byte == 0x40 || byte >= 0x80
  }

  /// Where the word at the position ends; the position itself where none stands there.
  var wordEnd: Int {
    var place = at
    while place < end, SQLScanner.isWord(bytes[place]) { place += 1 }
    return place
  }

  /// The word at the position in capital letters, or an empty text.
  var word: String {
    let range = at..<min(wordEnd, at + 40)
    return String(decoding: view(range), as: UTF8.self).uppercased()
  }

  /// Whether a word, in either case, stands at the position.
  func isAt(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard at + count <= end, at + count == end || !SQLScanner.isWord(bytes[at + count]) else { return false }
    for index in 0..<count where bytes[at + index] & 0xDF != word.utf8Start[index] & 0xDF { return false }
    return true
  }

  /// Passes over a word and the blanks behind it, if it stands there.
  mutating func take(_ word: StaticString) -> Bool {
    guard isAt(word) else { return false }
    at += word.utf8CodeUnitCount
    skipBlanks()
    return true
  }

  /// Passes over a sign and the blanks behind it, if it stands there.
  mutating func take(_ sign: UInt8) -> Bool {
    guard byte() == sign, at < end else { return false }
    at += 1
    skipBlanks()
    return true
  }

  // MARK: Names

  /// The name at the position, whatever quotes it, and the blanks behind it; nil where none stands there.
  mutating func name() -> String? {
    let open = byte()
    let close: UInt8 = open == 0x5B ? 0x5D : open
    guard open == 0x60 || open == 0x22 || open == 0x5B else {
      let last = wordEnd
      guard last > at else { return nil }
      defer { skipBlanks() }
      defer { at = last }
      return String(decoding: view(at..<last), as: UTF8.self)
    }
    var (place, text) = (at + 1, [UInt8]())
    while place < end {
      if bytes[place] == close {
        guard place + 1 < end, bytes[place + 1] == close else { break }
        place += 1
      }
      text.append(bytes[place])
      place += 1
    }
    guard place < end else { return nil }
    at = place + 1
    skipBlanks()
    return String(decoding: text, as: UTF8.self)
  }

  /// The last part of a name with points: `t` of `[db].[dbo].[t]`.
  mutating func qualifiedName() -> String? {
    var last = name()
    while last != nil, byte() == 0x2E {
      at += 1
      skipBlanks()
      last = name()
    }
    return last
  }

  /// The names between brackets, as of columns: `(a, "b" DESC, c(10))`; nil where there are none.
  mutating func names() -> [String]? {
    guard take(UInt8(ascii: "(")) else { return nil }
    var names: [String] = []
    while let name = name() {
      names.append(name)
      while !isAtEnd, byte() != UInt8(ascii: ","), byte() != UInt8(ascii: ")") { skipToken() }
      guard take(UInt8(ascii: ",")) else { break }
    }
    return take(UInt8(ascii: ")")) ? names : nil
  }

  // MARK: Passing over

  /// Passes over one word, quoted text, pair of brackets or sign, and the blanks behind it.
  mutating func skipToken() {
    guard at < end else { return }
    switch bytes[at] {
    case 0x27, 0x22, 0x60: skipQuoted()
    case 0x28: skipBrackets()
    case 0x24: skipDollars()
    default: at = max(wordEnd, at + 1)
    }
    skipBlanks()
  }

  /// Passes over a text in quotes; to the end where nothing closes it.
  mutating func skipQuoted() {
    let quote = bytes[at]
    at += 1
    while at < end {
      let byte = bytes[at]
      if byte == 0x5C, escapes, quote != 0x60 {
        at += 2
      } else if byte == quote {
        at += 1
        guard self.byte() == quote else { return }
        at += 1
      } else {
        at += 1
      }
    }
    at = min(at, end)
  }

  private mutating func skipBrackets() {
    var depth = 0
    while at < end {
      switch bytes[at] {
      case 0x28:
        depth += 1
        at += 1
      case 0x29:
        depth -= 1
        at += 1
        if depth == 0 { return }
      case 0x27, 0x22, 0x60: skipQuoted()
      case 0x2D, 0x2F, 0x23:
        let before = at
        skipBlanks()
        if at == before { at += 1 }
      default: at += 1
      }
    }
  }

  /// Passes over a text of PostgreSQL between `$tag$` and `$tag$`, or a name with such a sign.
  private mutating func skipDollars() {
    var place = at + 1
    while place < end, SQLScanner.isWord(bytes[place]), bytes[place] != 0x24 { place += 1 }
    guard place < end, bytes[place] == 0x24 else {
      at = max(wordEnd, at + 1)
      return
    }
    let count = place + 1 - at
    let found = Bytes.place(of: view(at..<(place + 1)), in: view((place + 1)..<end))
    at = found.map { place + 1 + $0 + count } ?? end
  }
}
