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
    let areDigits = codes.allSatisfy { code in
      text.bytes(code) { bytes in bytes.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    }
    guard areDigits, codes.count > fewest else { return false }
    let isOneLength = codes.allSatisfy { $0.count == codes[0].count }
    if isOneLength, areCounted(codes, text) { return true }
    let ends = isOneLength ? Array(lengths.groups(Int(codes[0].count)).dropFirst()) : lengths.shorterOnes
    let step = codes.count / sample + 1
    let looked = stride(from: 0, to: codes.count, by: step).map { codes[$0] }
    for end in ends {
      let (all, known) = beginnings(of: looked, in: codes, end, isPadded: isOneLength, text, table)
      guard all >= fewest, known > 2 || isOneLength else { continue }
      if known * 10 >= all * 8 { return false }
      if known * 10 > all { return true }
    }
    return false
  }

  /// Whether codes count from 1 on, hardly ever leaving one out: 001, 002, 003.
  private static func areCounted(_ codes: [Slice], _ text: SourceText) -> Bool {
    func number(_ code: Slice) -> Int { text.bytes(code) { Int(String(decoding: $0, as: UTF8.self)) ?? 0 } }
    guard codes[0].count < 15, number(codes[0]) == 1 else { return false }
    let numbers = codes.prefix(sample).map(number)
    return zip(numbers, numbers.dropFirst()).count { $1 == $0 + 1 } * 10 >= (numbers.count - 1) * 9
  }

  /// How many different beginnings of so many digits go on in a code, and how many of these are codes themselves.
  ///
  /// - Parameter isPadded: Whether zeros stand behind them where they are codes.
  private static func beginnings(
    of looked: [Slice], in codes: [Slice], _ end: Int, isPadded: Bool, _ text: SourceText, _ table: SliceTable
  ) -> (all: Int, known: Int) {
    var (seen, known): (Set<[UInt8]>, Int) = ([], 0)
    for code in looked where Int(code.count) > end {
      text.bytes(code) { bytes in
        guard bytes[..<end].contains(where: { $0 != 0x30 }),
          !isPadded || bytes[end...].contains(where: { $0 != 0x30 }),
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
