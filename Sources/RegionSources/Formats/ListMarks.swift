/// The marks that texts put in front of names and around them: bullets of lists, stars for bold letters.
enum ListMarks {
  private static let bullets: [[UInt8]] = [
    "-", "*", "+", ":", "•", "◦", "▪", "▫", "‣", "⁃", "●", "○", "■", "□", "∙", "►", "▸",
  ]
  .map { Array($0.utf8) }

  /// A name without the bullet in front of it, with its blank, and without the stars around its first words.
  static func plain(_ name: Slice, _ text: SourceText) -> Slice {
    let cut = bullet(name, text)?.count ?? 0
    guard cut > 0 else {
      return text.bytes(name) { [0x29, 0x5D].contains($0.last) } ? linked(name, text) : name
    }
    let own = text.trimmed(Slice(start: name.start + UInt32(cut), count: name.count - UInt32(cut)))
    return withoutBrackets(linked(withoutStars(withoutBox(own, text), text), text), text)
  }

  /// The words of a link between notes: `Ruby` of `[[Ruby]]`, and `the gem` of `[[Ruby|the gem]]`; nil for any other name.
  private static func page(_ name: Slice, _ text: SourceText) -> Slice? {
    let range = text.bytes(name) { bytes -> Range<Int>? in
      guard bytes.count > 4, bytes.starts(with: "[[".utf8),
        bytes[(bytes.count - 2)...].elementsEqual("]]".utf8)
      else { return nil }
      let inside = 2..<(bytes.count - 2)
      guard !bytes[inside].contains(where: { "[]".utf8.contains($0) }) else { return nil }
      let bar = bytes[inside].firstIndex(of: UInt8(ascii: "|")).map { $0 + 1 }
      return (bar ?? inside.lowerBound)..<inside.upperBound
    }
    return range.flatMap { range in
      range.isEmpty
        ? nil
        : text.trimmed(Slice(start: name.start + UInt32(range.lowerBound), count: UInt32(range.count)))
    }
  }

  /// The text of a link that has no address, or a name for one: `Basics` of `[Basics]` and of `[Basics][1]`. A box without
  /// words, `[x]`, is none.
  private static func withoutBrackets(_ name: Slice, _ text: SourceText) -> Slice {
    if let page = page(name, text) { return page }
    let end = text.bytes(name) { bytes -> Int? in
      guard bytes.count > 2, bytes[0] == 0x5B, bytes.last == 0x5D,
        let close = bytes.firstIndex(of: 0x5D), close > 2 || close == 2 && !" xX".utf8.contains(bytes[1]),
        !bytes[1..<close].contains(0x5B)
      else { return nil }
      let rest = bytes[(close + 1)...]
      return rest.isEmpty
        || rest.first == 0x5B && !rest.dropFirst().dropLast().contains { "[]".utf8.contains($0) }
        ? close : nil
    }
    return end.map { text.trimmed(Slice(start: name.start + 1, count: UInt32($0 - 1))) } ?? name
  }

  /// The bullet in front of a name; nil where there is none.
  static func bullet(_ name: Slice, _ text: SourceText) -> [UInt8]? {
    text.bytes(name) { bytes in
      bullets.first { bullet in
        bytes.starts(with: bullet) && bytes.count > bullet.count + 1
          && (bytes[bullet.count] == 0x20 || bytes[bullet.count] == 0x09 && bullet.count > 1)
      }
    }
  }

  /// The name in an item of a list that is numbered, without its number; nil for another line: `1. [x] Parser`, `2) Docs`.
  static func numbered(_ line: Slice, _ text: SourceText) -> Slice? {
    let cut = numberWidth(line, text)
    guard cut > 0 else { return nil }
    let own = text.trimmed(Slice(start: line.start + UInt32(cut), count: line.count - UInt32(cut)))
    return withoutBrackets(linked(withoutStars(withoutBox(own, text), text), text), text)
  }

  /// The number in front of an item: 2 of `2. Docs`; nil for another line.
  static func number(_ line: Slice, _ text: SourceText) -> Int? {
    let width = numberWidth(line, text)
    guard width > 0 else { return nil }
    return text.bytes(line) { Int(String(decoding: $0[..<(width - 2)], as: UTF8.self)) }
  }

  /// How many bytes the number of an item has with the sign and the blank behind it; 0 for another line.
  private static func numberWidth(_ line: Slice, _ text: SourceText) -> Int {
    text.bytes(line) { bytes in
      let digits = bytes.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
      guard (1...3).contains(digits), digits + 2 < bytes.count, ".)".utf8.contains(bytes[digits]) else {
        return 0
      }
      return bytes[digits + 1] == 0x20 ? digits + 2 : 0
    }
  }

  /// A name without the box in front of it, which is ticked or not: `[x] Buy milk`.
  private static func withoutBox(_ name: Slice, _ text: SourceText) -> Slice {
    let hasBox = text.bytes(name) { bytes in
      bytes.count > 4 && bytes[0] == 0x5B && " xX".utf8.contains(bytes[1]) && bytes[2] == 0x5D
        && bytes[3] == 0x20
    }
    return hasBox ? text.trimmed(Slice(start: name.start + 4, count: name.count - 4)) : name
  }

  /// The text of a link without its address and what is said of it: `SQLite` of `[SQLite](https://sqlite.org) - Small.`
  private static func linked(_ name: Slice, _ text: SourceText) -> Slice {
    let end = text.bytes(name) { bytes -> Int? in
      guard bytes.count > 4, bytes[0] == 0x5B,
        let close = bytes.indices.dropLast().first(where: { bytes[$0] == 0x5D && bytes[$0 + 1] == 0x28 }),
        let paren = bytes[close...].firstIndex(of: 0x29), close > 1
      else { return nil }
      let rest = String(decoding: bytes[(paren + 1)...], as: UTF8.self)
      return rest.isEmpty || [" - ", " – ", " — ", ":", ". ", " ("].contains(where: rest.hasPrefix)
        ? close : nil
    }
    return end.map { text.trimmed(Slice(start: name.start + 1, count: UInt32($0 - 1))) }
      ?? referred(name, text) ?? name
  }

  /// The text of a link of AsciiDoc: `Home` of `xref:index.adoc[Home]`; nil for another line.
  static func referred(_ name: Slice, _ text: SourceText) -> Slice? {
    let words = text.bytes(name) { bytes -> Range<Int>? in
      guard bytes.last == 0x5D,
        ["xref:", "link:", "https://", "http://"].contains(where: { bytes.starts(with: $0.utf8) }),
        let open = bytes.firstIndex(of: 0x5B), open + 2 < bytes.count, !bytes[..<open].contains(0x20)
      else { return nil }
      return (open + 1)..<(bytes.count - 1)
    }
    return words.map {
      text.trimmed(Slice(start: name.start + UInt32($0.lowerBound), count: UInt32($0.count)))
    }
  }

  /// A text without the stars around all of it.
  static func withoutBold(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let stars = "**".utf8
    guard bytes.count > 4, bytes.starts(with: stars), bytes.reversed().starts(with: stars) else {
      return bytes
    }
    return UnsafeRawBufferPointer(rebasing: bytes[2..<(bytes.count - 2)])
  }

  /// A name in bold letters without what is said of it: `Housing` of `**Housing** - Rent, mortgage`.
  private static func withoutStars(_ name: Slice, _ text: SourceText) -> Slice {
    let words = text.bytes(name) { bytes -> Range<Int>? in
      guard bytes.count > 4, bytes.starts(with: "**".utf8) else { return nil }
      let end = (2..<(bytes.count - 1)).first { bytes[$0] == 0x2A && bytes[$0 + 1] == 0x2A }
      guard var end, end > 2 else { return nil }
      let rest = String(decoding: bytes[(end + 2)...], as: UTF8.self)
      guard
        rest.isEmpty || [" - ", " – ", " — ", ":"].contains(where: rest.hasPrefix) || bytes[end - 1] == 0x3A
      else { return nil }
      // A number in bold letters is the code of the name behind it: `**31** - Raw material`.
      let isNumber = bytes[2..<end].allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") }
      if !rest.isEmpty, isNumber { return nil }
      if bytes[end - 1] == 0x3A { end -= 1 }
      return 2..<end
    }
    guard let words, !words.isEmpty else { return name }
    return text.trimmed(Slice(start: name.start + UInt32(words.lowerBound), count: UInt32(words.count)))
  }
}
