/// The tags and the texts of a web page, in its order.
///
/// Pages are written by hand: what is never closed, or closed twice, is no flaw. Comments, scripts and style sheets are
/// passed over.
struct PageTags {
  enum Token {
    /// The name is in small letters; `at` is where the tag begins.
    case open(String, at: Int)
    case close(String)
    case text(Range<Int>)
  }

  private let source: UnsafeRawBufferPointer
  private var position = 0
  /// The inside of the last tag that opens, behind its name.
  private(set) var inside = 0..<0
  /// What stands in the last script or style sheet.
  private(set) var content = 0..<0

  init(_ source: UnsafeRawBufferPointer) { self.source = source }

  /// The longest name of a tag that is known, in bytes; longer ones are of no interest.
  private static let longestName = 16

  /// - Complexity: O(bytes) for the whole page.
  mutating func next() -> Token? {
    while position < source.count {
      if source[position] != UInt8(ascii: "<") || !opensTag(position) { return text() }
      let start = position
      if source[start...].starts(with: "<!--".utf8) {
        skip(past: "-->")
        continue
      }
      let isClosing = source[start + 1] == UInt8(ascii: "/")
      let nameStart = start + (isClosing ? 2 : 1)
      position = endOfTag(from: nameStart)
      guard PageTags.isLetter(source[nameStart]) else { continue }
      let name = source[nameStart..<position].prefix {
        PageTags.isLetter($0) || $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D || $0 == 0x3A
      }
      inside = name.endIndex..<max(position - 1, name.endIndex)
      let word =
        name.count > PageTags.longestName
        ? "" : String(decoding: name.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
      if isClosing { return .close(word) }
      if word == "script" || word == "style" {
        let body = position
        skip(past: "</" + word)
        content = body..<max(body, position == source.count ? position : position - 2 - word.utf8.count)
      }
      return .open(word, at: start)
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  /// Whether a `<` begins a tag, a comment or a declaration, and is no sign of a text: `a < b`.
  private func opensTag(_ at: Int) -> Bool {
    guard at + 1 < source.count else { return false }
    let next = source[at + 1]
    if next == UInt8(ascii: "/") { return at + 2 < source.count }
    return PageTags.isLetter(next) || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
  }

  private mutating func text() -> Token {
    let start = position
    position += 1
    while position < source.count, source[position] != UInt8(ascii: "<") || !opensTag(position) {
      position += 1
    }
    return .text(start..<position)
  }

  /// The place behind the `>` that ends a tag; none in quotes does.
  private func endOfTag(from start: Int) -> Int {
    var (at, quote): (Int, UInt8) = (start, 0)
    while at < source.count {
      let byte = source[at]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return at + 1
      } else if byte == 0x22 || byte == 0x27, source[at - 1] == UInt8(ascii: "=") || source[at - 1] == 0x20 {
        quote = byte
      }
      at += 1
    }
    return at
  }

  /// Goes behind a sign, in letters of either case, or to the end.
  private mutating func skip(past sign: String) {
    let sign = Array(sign.utf8)
    while position + sign.count <= source.count {
      if zip(sign, source[position...]).allSatisfy({ $0 == $1 || PageTags.isLetter($0) && $0 == $1 | 0x20 }) {
        position += sign.count
        return
      }
      position += 1
    }
    position = source.count
  }

  /// The value of an attribute of the last tag that opens; nil where it has none of the name.
  func attribute(_ name: String) -> Range<Int>? {
    var at = inside.lowerBound
    while at < inside.upperBound {
      while at < inside.upperBound, source[at] <= 0x20 || source[at] == UInt8(ascii: "/") { at += 1 }
      let own = source[at..<inside.upperBound].prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
      at = max(own.endIndex, at)
      var next = at
      while next < inside.upperBound, source[next] <= 0x20 { next += 1 }
      var value = next..<next
      if next < inside.upperBound, source[next] == UInt8(ascii: "=") {
        next += 1
        while next < inside.upperBound, source[next] <= 0x20 { next += 1 }
        let quote = next < inside.upperBound ? source[next] : 0
        let isQuoted = quote == 0x22 || quote == 0x27
        if isQuoted { next += 1 }
        value =
          next..<(source[next..<inside.upperBound].prefix { isQuoted ? $0 != quote : $0 > 0x20 }.endIndex)
        at = min(value.upperBound + (isQuoted ? 1 : 0), inside.upperBound)
      }
      if own.count == name.utf8.count, zip(own, name.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        return value
      }
      if own.isEmpty, value.isEmpty { at += 1 }
    }
    return nil
  }
}
