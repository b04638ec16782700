/// Numbers that begin alike by chance: those of countries (4, 40, 400), of wards (00010, 00013), of the post (1010, 1100).
///
/// In a tree the number above stands for nearly each beginning that longer numbers have, or for none where a level is left
/// out. By chance it stands for some.
enum ChanceNesting {
  /// Fewer beginnings tell nothing.
  private static let fewest = 4

  /// The codes that are looked at in a long list.
  private static let sample = 20_000

  /// - Complexity: O(*n*) in the codes; their beginnings are taken from a sample.
  static func isThere(
    _ codes: [Slice], _ lengths: CodeLengths, _ text: SourceText, _ table: SliceTable
  ) -> Bool {
    guard areDigits(codes, text), codes.count > fewest else { return false }
    let isOneLength = codes.allSatisfy { $0.count == codes[0].count }
    if isOneLength, areCounted(codes, text) { return true }
    let ends = isOneLength ? Array(lengths.groups(Int(codes[0].count)).dropFirst()) : lengths.shorterOnes
    var last = 0
    for end in ends {
      defer { last = end }
      let (all, known) = beginnings(of: codes, last..<end, isPadded: isOneLength, text, table)
      // Each code lies in one of two digits at least: what is left out below that is a level.
      if last == 0, end > 1, all > 1, known == all, codes.count > all * 2 { return false }
      guard all >= fewest, known > 2 || isOneLength else { continue }
      if known * 10 >= all * 8 { return false }
      // A group or two may stand without what they lie in: `70` of a chart whose other accounts lie in 1, 2 and 6.
      if !isOneLength, last == 0, liesMostly(codes, end, text, table) { return false }
      if known * 10 > all { return true }
    }
    return false
  }

  /// Whether nearly all codes that go on behind so many digits lie in the one that these are.
  private static func liesMostly(
    _ codes: [Slice], _ end: Int, _ text: SourceText, _ table: SliceTable
  ) -> Bool {
    var (longer, known) = (0, 0)
    for code in codes.prefix(sample) where Int(code.count) > end {
      longer += 1
      let isKnown = text.bytes(code) { bytes in
        table.number(of: UnsafeRawBufferPointer(rebasing: bytes[..<end]), codes, text) != nil
      }
      if isKnown { known += 1 }
    }
    return longer >= fewestLying && known * 10 >= longer * 9
  }

  /// Fewer codes lie in others by chance.
  private static let fewestLying = 20

  /// Whether many codes of several lengths are all of the lowest level: hardly one of the longer begins as a shorter one does,
  /// so that zeros at their ends stand for no level either. `0010` and `0019` are diseases, `00320` and `00321` others.
  ///
  /// - Complexity: O(*n*) in the codes, times their lengths.
  static func areLowest(
    _ codes: [Slice], _ lengths: CodeLengths, _ text: SourceText, _ table: SliceTable
  ) -> Bool {
    guard codes.count >= fewestOfLengths, haveTwoLengths(codes),
      let shortest = codes.lazy.map(\.count).filter({ $0 > 0 }).min()
    else { return false }
    var (longer, known, isPlain) = (0, 0, true)
    for code in codes where isPlain && code.count > shortest {
      longer += 1
      text.bytes(code) { bytes in
        isPlain = bytes.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A }
        let begins = lengths.prefixes(of: bytes.count).contains { length in
          table.number(of: UnsafeRawBufferPointer(rebasing: bytes[..<length]), codes, text) != nil
        }
        if begins { known += 1 }
      }
    }
    return isPlain && longer * 10 >= codes.count && known * 100 <= longer
  }

  /// Whether a tenth of the codes at least has another length than most.
  private static func haveTwoLengths(_ codes: [Slice]) -> Bool {
    var counts: [UInt32: Int] = [:]
    var (last, run): (UInt32, Int) = (0, 0)
    // Codes of one length mostly stand together.
    for code in codes {
      if code.count != last {
        counts[last, default: 0] += run
        (last, run) = (code.count, 0)
      }
      run += 1
    }
    counts[last, default: 0] += run
    let most = counts.values.sorted(by: >)
    return most.count > 1 && most[1] * 10 >= codes.count
  }

  /// Fewer codes of several lengths may leave out what they lie in.
  private static let fewestOfLengths = 100

  static func areDigits(_ codes: [Slice], _ text: SourceText) -> Bool {
    codes.allSatisfy { code in
      text.bytes(code) { bytes in bytes.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    }
  }

  /// Whether codes count from 1 on, hardly ever leaving one out: 001, 002, 003.
  private static func areCounted(_ codes: [Slice], _ text: SourceText) -> Bool {
    func number(_ code: Slice) -> Int { text.bytes(code) { Int(String(decoding: $0, as: UTF8.self)) ?? 0 } }
    guard codes[0].count < 15, number(codes[0]) == 1 else { return false }
    let numbers = codes.prefix(sample).map(number)
    return zip(numbers, numbers.dropFirst()).count { $1 == $0 &+ 1 } * 10 >= (numbers.count - 1) * 9
  }

  /// How many different beginnings of so many digits go on in a code, and how many of these are codes themselves.
  ///
  /// - Parameters:
  ///   - group: Their last digits. Zeros there, padded, would be the code above, but for the first group.
  ///   - isPadded: Whether zeros stand behind them where they are codes.
  static func beginnings(
    of codes: [Slice], _ group: Range<Int>, isPadded: Bool, _ text: SourceText, _ table: SliceTable
  ) -> (all: Int, known: Int) {
    var (seen, known): (Set<[UInt8]>, Int) = ([], 0)
    let end = group.upperBound
    for index in stride(from: 0, to: codes.count, by: codes.count / sample + 1)
    where Int(codes[index].count) > end {
      text.bytes(codes[index]) { bytes in
        guard !isPadded || bytes[end...].contains(where: { $0 != 0x30 }),
          !isPadded || group.lowerBound == 0 || bytes[group].contains(where: { $0 != 0x30 }),
          seen.insert(Array(bytes[..<end])).inserted
        else { return }
        let whole =
          Array(bytes[..<end]) + (isPadded ? Array(repeating: UInt8(0x30), count: bytes.count - end) : [])
        if whole.withUnsafeBytes({ table.number(of: $0, codes, text) }) != nil { known += 1 }
      }
    }
    return (seen.count, known)
  }
}
