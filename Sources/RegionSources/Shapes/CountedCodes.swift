/// Codes whose parts count, as those of chapters and of work packages do: 1, 1.1, 1.2, 2, 10, 10.1. What is longer by a digit
/// lies in nothing: 10 goes on behind 9.
///
/// Where digits lie in each other, the first parts have one length (`01`, `01.1`, `01.11`), or no other stands between one
/// and what lies in it (`1`, `10`, `10.1`, `2`).
enum CountedCodes {
  /// - Complexity: O(*n*) in the codes, and little for codes of which the first has no sign or number.
  static func areThere(_ codes: [Slice], _ text: SourceText) -> Bool {
    var (letters, last, hasParts, goesOn): ([UInt8]?, Int, Bool, Bool) = (nil, -1, false, false)
    var known: Set<Int> = []
    for code in codes {
      guard let part = text.bytes(code, firstPart) else { return false }
      hasParts = hasParts || part.isLonger
      guard let number = part.number else { continue }
      if letters == nil { letters = part.letters } else if letters != part.letters { return false }
      guard number >= last else { return false }
      if number != last {
        // Another number stands between this one and the one that it begins with.
        goesOn = goesOn || number > 9 && last != number / 10 && last < 10 && known.contains(number / 10)
        known.insert(number)
        last = number
      }
    }
    return hasParts && (goesOn || countInRome(codes, text))
  }

  /// Whether what stands before the first sign counts from I on, as parts of a report do: `I`, `I.1`, `II`.
  private static func countInRome(_ codes: [Slice], _ text: SourceText) -> Bool {
    var last = 0
    for code in codes {
      let part = text.bytes(code) { String(decoding: $0.prefix { !isSign($0) }, as: UTF8.self) }
      guard let number = OutlineMarks.number(inRoman: part), number == last || number == last + 1 else {
        return false
      }
      last = number
    }
    return last > 1
  }

  /// Whether the numbers behind the last point count somewhere: 1.1, 1.2, 1.10.
  ///
  /// - Complexity: O(*n*) in the codes.
  static func goOn(_ codes: [Slice], _ text: SourceText) -> Bool {
    var families: [String: (last: Int, first: Set<Int>, goesOn: Bool)] = [:]
    for code in codes {
      let part = text.bytes(code) { bytes -> (String, Int)? in
        guard let sign = bytes.lastIndex(of: UInt8(ascii: ".")), bytes.count - sign < 6,
          sign + 1 < bytes.count,
          bytes[(sign + 1)...].allSatisfy(isDigit), bytes[sign + 1] != 0x30
        else { return nil }
        return (
          String(decoding: bytes[..<sign], as: UTF8.self),
          bytes[(sign + 1)...].reduce(0) { $0 * 10 + Int($1 - 0x30) }
        )
      }
      guard let (above, number) = part else { continue }
      var family = families[above] ?? (0, [], false)
      // A smaller number behind a larger one: these are no numbers that count.
      if number <= family.last { family.last = .max }
      if family.last < 10, number > 9, family.last != number / 10, family.first.contains(number / 10) {
        family.goesOn = true
      }
      if number < 10 { family.first.insert(number) }
      if family.last != .max { family.last = number }
      families[above] = family
    }
    return families.values.contains { $0.goesOn && $0.last != .max }
  }

  /// The nearest code above one, by its signs, or that of its letters alone.
  static func above(_ code: UnsafeRawBufferPointer, _ find: (UnsafeRawBufferPointer) -> Int?) -> Int? {
    var end = code.count
    while let sign = UnsafeRawBufferPointer(rebasing: code[..<end]).lastIndex(where: isSign) {
      if let found = find(UnsafeRawBufferPointer(rebasing: code[..<sign])) { return found }
      end = sign
    }
    let letters = code.prefix { !isDigit($0) && !isSign($0) }.count
    return letters > 0 && letters < code.count
      ? find(UnsafeRawBufferPointer(rebasing: code[..<letters])) : nil
  }

  private struct Part {
    let letters: [UInt8]
    /// Nil for letters alone.
    let number: Int?
    /// Whether a sign and more stand behind it.
    let isLonger: Bool
  }

  /// What stands before the first sign; nil where it is no number with letters in front, or begins with a zero.
  private static func firstPart(_ code: UnsafeRawBufferPointer) -> Part? {
    let whole = code.prefix { !isSign($0) }
    let letters = whole.prefix { $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x61 && $0 <= 0x7A }
    let digits = whole.dropFirst(letters.count)
    guard letters.count < 6, digits.count < 5, digits.allSatisfy(isDigit), digits.first != 0x30,
      !whole.isEmpty
    else { return nil }
    let number = digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return Part(letters: Array(letters), number: number, isLonger: whole.count < code.count)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isSign(_ byte: UInt8) -> Bool {
    [0x20, 0x2E, 0x2D, 0x2F, 0x5F, 0x3A].contains(byte)
  }
}
