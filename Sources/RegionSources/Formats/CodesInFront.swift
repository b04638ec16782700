/// Codes in front of names, such as `166 - Apparel`, or `166`, a tab and `Apparel`.
struct CodesInFront {
  private let sign: [UInt8]
  /// Whether a point stands behind each code, which is none of it: `1.`, `1.1.`.
  private let hasPoint: Bool

  var areThere: Bool { !sign.isEmpty }

  private static let signs: [[UInt8]] = [" : ", " - ", " = ", "\t", ": ", " – ", "  ", " "].map {
    Array($0.utf8)
  }

  init(_ lines: [Slice], _ text: SourceText) {
    let sample = lines.prefix(2_000)
    let found =
      CodesInFront.signs.first { sign in
        var sections = Sections()
        let areCodes = sample.allSatisfy { line in
          text.bytes(line) { bytes in
            guard let end = CodesInFront.end(of: bytes, sign) else { return false }
            let code = Blank.trimmed(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
            if CodesInFront.isAddress(code) { return true }
            return CodeShape.isCode(code)
              && (code.contains { $0 >= 0x30 && $0 <= 0x39 || sign.count > 2 } || sections.add(code))
          }
        }
        return areCodes && !sample.isEmpty && sections.count * 2 <= sample.count
      } ?? CodesInFront.pairs.first { CodesInFront.arePairs(sample, $0, text) }
      ?? CodesInFront.pads.first { CodesInFront.areBeforePaths(sample, $0, text) } ?? []
    let sign = found
    self.sign = sign
    hasPoint = sample.allSatisfy { line in
      text.bytes(line) { bytes in
        CodesInFront.end(of: bytes, sign).map { bytes[$0 - 1] == UInt8(ascii: ".") } ?? false
      }
    }
  }

  /// Letters that count the sections of a classification, whose other codes have digits: `A`, `01`, `02`, `B`, `05`.
  private struct Sections {
    private(set) var count = 0
    private var last: UInt8 = 0
    private var chapter = 0

    /// - Returns: Whether the code is a capital behind the last one, or the next numeral of Rome.
    mutating func add(_ code: UnsafeRawBufferPointer) -> Bool {
      if code.count < 8, let first = code.first, "IVXLC".utf8.contains(first),
        OutlineMarks.number(inRoman: String(decoding: code, as: UTF8.self)) == chapter + 1
      {
        (last, chapter, count) = (first, chapter + 1, count + 1)
        return true
      }
      guard code.count == 1, (0x41...0x5A).contains(code[0]), code[0] > last else { return false }
      (last, count) = (code[0], count + 1)
      return true
    }
  }

  /// What stands between a code and its name in texts that are translated.
  private static let pairs: [[UInt8]] = [" = ", "=", ": "].map { Array($0.utf8) }

  /// Whether all lines are codes and their names, as JSON's maps of texts: `de=Germany`, `menu.open: Öffnen`.
  ///
  /// Settings, options and what people note behind a colon are none: each code has three letters at most, or all have
  /// points; each name begins with a capital or no letter of ASCII, and none stands twice.
  private static func arePairs(_ lines: some Collection<Slice>, _ sign: [UInt8], _ text: SourceText) -> Bool {
    var (keys, names): (Set<String>, Set<String>) = ([], [])
    var (areShort, havePoints) = (true, true)
    let arePairs = lines.allSatisfy { line in
      text.bytes(line) { bytes in
        guard let end = end(of: bytes, sign) else { return false }
        // A blank may stand in front of the sign, too: `A : Works` beside `AC: Collections`.
        let key = Blank.trimmed(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
        areShort = areShort && key.count <= 3
        havePoints = havePoints && key.contains(UInt8(ascii: "."))
        let name = Blank.trimmed(UnsafeRawBufferPointer(rebasing: bytes[(end + sign.count)...]))
        guard areShort || havePoints, let first = name.first else { return false }
        return key.allSatisfy(isOfWord) && (first >= 0x80 || (0x41...0x5A).contains(first))
          && keys.insert(String(decoding: key, as: UTF8.self)).inserted
          && names.insert(String(decoding: name, as: UTF8.self)).inserted
      }
    }
    return arePairs && keys.count > 1
  }

  /// Signs that separate the names of paths and stand in few others.
  static let pathSigns = [" > ", " › ", " » "]
  /// What stands between a code without digits and a path.
  private static let pads: [[UInt8]] = [" : ", ": ", "  "].map { Array($0.utf8) }

  /// Whether all lines are a word that no other line has, and a path, most of several names: `ap-1   Pets > Live`.
  private static func areBeforePaths(
    _ lines: some Collection<Slice>, _ sign: [UInt8], _ text: SourceText
  ) -> Bool {
    var (words, paths): (Set<String>, Int) = ([], 0)
    let haveWords = lines.allSatisfy { line in
      text.bytes(line) { bytes in
        guard let end = end(of: bytes, sign) else { return false }
        let word = Blank.trimmed(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
        let rest = String(decoding: bytes[(end + sign.count)...], as: UTF8.self)
        if pathSigns.contains(where: rest.has) { paths += 1 }
        return !word.contains(0x20) && words.insert(String(decoding: word, as: UTF8.self)).inserted
      }
    }
    return haveWords && words.count > 2 && paths * 2 >= words.count
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      || [0x2D, 0x2E, 0x5F].contains(byte)
  }

  /// Whether a text identifies something anywhere, as `gid://shopify/TaxonomyCategory/ap-1` does.
  private static func isAddress(_ code: UnsafeRawBufferPointer) -> Bool {
    guard let colon = code.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return code[colon...].starts(with: "://".utf8) && !code.contains(0x20)
  }

  /// In bytes.
  private static let longest = 96

  private static func end(of line: UnsafeRawBufferPointer, _ sign: [UInt8]) -> Int? {
    guard !sign.isEmpty else { return nil }
    var index = 0
    while index + sign.count < line.count, index <= longest {
      if line[index] == sign[0], line[index..<(index + sign.count)].elementsEqual(sign) {
        return index > 0 ? index : nil
      }
      index += 1
    }
    return nil
  }

  /// The code, and the text after it.
  func cut(_ line: Slice, _ text: SourceText) -> (code: Slice, rest: Slice) {
    guard areThere, let end = text.bytes(line, { CodesInFront.end(of: $0, sign) }) else {
      return (.none, line)
    }
    let start = UInt32(end + sign.count)
    return (
      text.trimmed(Slice(start: line.start, count: UInt32(hasPoint ? end - 1 : end))),
      text.trimmed(Slice(start: line.start + start, count: line.count - start))
    )
  }
}
