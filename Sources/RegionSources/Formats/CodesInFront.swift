/// Codes in front of names, such as `166 - Apparel`, or `166`, a tab and `Apparel`.
struct CodesInFront {
  private let sign: [UInt8]
  /// Whether points stand behind codes that are none of them: `1.`, `1.1.`.
  private let hasPoint: Bool
  /// Whether the codes are those of devices, behind which a bullet belongs to the name: `02d  - and _`.
  let areOfDevices: Bool
  /// Where a line begins that has no code: what the others are called.
  var title: UInt32?

  var areThere: Bool { !sign.isEmpty }

  private static let signs: [[UInt8]] = [".- ", ") ", " : ", " - ", " = ", "\t", ": ", " – ", "  ", " "].map {
    Array($0.utf8)
  }

  init(_ lines: some Collection<Slice>, _ text: SourceText) {
    let sample = lines.prefix(2_000)
    areOfDevices = CodesInFront.areHexadecimal(sample, text)
    let found =
      areOfDevices
      ? Array("  ".utf8)
      : CodesInFront.signs.first {
        CodesInFront.areCodes(sample, $0, text)
      } ?? CodesInFront.pairs.first { CodesInFront.arePairs(sample, $0, text) }
        ?? CodesInFront.pads.first { CodesInFront.areBeforePaths(sample, $0, text) } ?? []
    // With but a blank behind it, a number that several lines have is a part of their names: `1 Main Street/Flat 2`.
    let isBlank = found.elementsEqual(" ".utf8)
    let sign =
      isBlank && !(CodesInFront.areUnique(sample, found, text) && CodesInFront.areNoCounts(sample, text))
      ? [] : found
    self.sign = sign
    hasPoint = CodesInFront.havePoints(sample, sign, text)
  }

  /// Whether no two lines have the same code, and none of a path is a word and a number: `A1 north/Exit 3`.
  private static func areUnique(_ lines: some Collection<Slice>, _ sign: [UInt8], _ text: SourceText) -> Bool
  {
    var codes: Set<String> = []
    return lines.allSatisfy { line in
      text.bytes(line) { bytes in
        guard let end = end(of: bytes, sign) else { return false }
        let (code, rest) = (bytes[..<end], bytes[(end + sign.count)...])
        if rest.first == UInt8(ascii: ">") { return false }
        let isPlain = code.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: ".") }
        return codes.insert(String(decoding: code, as: UTF8.self)).inserted
          && (isPlain || !rest.contains(UInt8(ascii: "/")))
      }
    }
  }

  /// Whether the words in front of blanks belong to no name: none is an ordinal, `1st floor`, short numbers ascend, unlike those of
  /// `3 eggs` and `2 cups flour`, and no two lines are the same without them, as `2024 report` and `2025 report` are.
  private static func areNoCounts(_ lines: some Collection<Slice>, _ text: SourceText) -> Bool {
    var (names, last, areShort, ascend): (Set<String>, Int, Bool, Bool) = ([], -1, true, true)
    for line in lines {
      let words = text.string(line).split(separator: " ", maxSplits: 1)
      guard words.count == 2, names.insert(String(words[1])).inserted else { return false }
      let digits = words[0].prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, ["st", "nd", "rd", "th"].contains(words[0].dropFirst(digits.count)) {
        return false
      }
      areShort = areShort && digits.count == words[0].count && digits.count < 3
      let number = Int(digits) ?? -1
      ascend = ascend && number > last
      last = number
    }
    return !areShort || ascend
  }

  /// Whether all lines begin with a code: digits, or letters that say more than a word.
  private static func areCodes(_ lines: some Collection<Slice>, _ sign: [UInt8], _ text: SourceText) -> Bool {
    var (letters, hasParts) = (LetterCodes(), false)
    let areCodes = lines.allSatisfy { line in
      text.bytes(line) { bytes in
        guard let end = CodesInFront.end(of: bytes, sign) else { return false }
        let code = ListMarks.withoutBold(Blank.trimmed(UnsafeRawBufferPointer(rebasing: bytes[..<end])))
        if CodesInFront.isAddress(code) { return true }
        guard CodeShape.isCode(code) else { return false }
        hasParts = hasParts || code.dropLast().contains(UInt8(ascii: "."))
        if sign.count > 2 { return true }
        letters.add(code)
        return letters.areMeant
      }
    }
    // A number with a bracket alone counts the lines of a list.
    return areCodes && !lines.isEmpty && (hasParts || sign.first != UInt8(ascii: ")"))
      && letters.areMeant(ofLines: lines.count)
  }

  /// Whether all lines are numbers in base 16, two blanks and a name, as the lists of devices have them: `001c  PEAK-System`,
  /// `001c 0004  CAN Bus`, `C 01  Mass storage`. Some of them have two parts, or all are as long and most have digits.
  private static func areHexadecimal(_ lines: some Collection<Slice>, _ text: SourceText) -> Bool {
    let sign = Array("  ".utf8)
    var (havePairs, numbered, lengths) = (false, 0, Set<Int>())
    let areAll =
      lines.count > 2
      && lines.allSatisfy { line in
        text.bytes(line) { bytes in
          guard let end = end(of: bytes, sign) else { return false }
          let parts = bytes[..<end].split(separator: 0x20)
          havePairs = havePairs || parts.count > 1
          lengths.insert(end)
          if bytes[..<end].contains(where: { $0 >= 0x30 && $0 <= 0x39 }) { numbered += 1 }
          let numbers = parts.drop { $0.count <= 3 && $0.allSatisfy { (0x41...0x5A).contains($0) } }
          return (1...2).contains(parts.count) && !numbers.isEmpty
            && numbers.allSatisfy { part in
              (1...8).contains(part.count)
                && part.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x66 }
            }
        }
      }
    let areOneLength = lengths.count == 1 && lengths.allSatisfy { $0 > 3 } && numbered * 4 >= lines.count * 3
    return areAll && (havePairs || areOneLength)
  }

  /// Whether the points behind codes are none of them: all have one, or all of the highest level have, `1.` above `1.1`.
  private static func havePoints(_ lines: some Collection<Slice>, _ sign: [UInt8], _ text: SourceText) -> Bool
  {
    var (pointed, deeper) = (0, 0)
    let areEven = lines.allSatisfy { line in
      text.bytes(line) { bytes in
        guard let end = CodesInFront.end(of: bytes, sign) else { return false }
        let code = Blank.trimmed(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
        if code.last == UInt8(ascii: ".") { pointed += 1 }
        if code.dropLast().contains(UInt8(ascii: ".")) {
          deeper += 1
        } else {
          return code.last == UInt8(ascii: ".")
        }
        return true
      }
    }
    return areEven && (pointed == lines.count || pointed > 0 && deeper > 0)
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
    guard areThere, line.start != title, let end = text.bytes(line, { CodesInFront.end(of: $0, sign) }) else {
      return (.none, line)
    }
    let start = UInt32(end + sign.count)
    var code = text.trimmed(Slice(start: line.start, count: UInt32(end)))
    if text.bytes(code, { ListMarks.withoutBold($0).count < $0.count }) {
      code = Slice(start: code.start + 2, count: code.count - 4)
    }
    if hasPoint, text.bytes(code, { $0.last == UInt8(ascii: ".") }) { code.count -= 1 }
    return (code, text.trimmed(Slice(start: line.start + start, count: line.count - start)))
  }
}
