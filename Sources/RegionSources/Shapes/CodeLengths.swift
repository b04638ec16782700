/// The lengths that occur among the codes.
struct CodeLengths {
  private var all: [Int] = []
  /// Those of codes in which each digit is a level, although pairs of digits are elsewhere: 1000, 1100, 1110 of accounts.
  private var single: Set<Int> = []
  /// The starts of the groups that the codes themselves tell, where all have one length.
  private var told: [Int]?
  /// Whether each digit behind the first pair is surely a level, even where codes above others are left out.
  private(set) var isCertain = false
  /// The lengths of codes that lie in shorter ones by their first digits, and never by zeros.
  private(set) var plain: Set<Int> = []
  /// Whether the codes themselves tell the groups of those with a length.
  func isTold(_ length: Int) -> Bool { isCertain || told != nil || single.contains(length) }
  /// For each length, those that are shorter, the longest first.
  private var shorter: [[Int]] = []
  /// From here on no lengths are told apart.
  private static let longest = 64

  init(_ codes: [Slice], _ text: SourceText) {
    var counts = [Int](repeating: 0, count: CodeLengths.longest + 1)
    for code in codes { counts[min(Int(code.count), CodeLengths.longest)] += 1 }
    let found = (1..<CodeLengths.longest).filter { counts[$0] > 0 }
    all = found
    shorter = (0...CodeLengths.longest).map { length in found.reversed().filter { $0 < length } }
  }

  /// All lengths but the longest, the shortest first.
  var shorterOnes: [Int] { Array(all.dropLast()) }

  /// The lengths shorter than `length`, the longest first.
  func prefixes(of length: Int) -> [Int] { shorter[min(length, CodeLengths.longest)] }

  /// The starts of the groups in a code of digits.
  ///
  /// Codes of 9 and 12 digits have the groups of China's statistical codes; an even number of digits has pairs, others
  /// have threes or single digits.
  func groups(_ count: Int) -> [Int] {
    if let told { return told }
    return single.contains(count) ? Array(0..<count) : CodeLengths.usualGroups(count)
  }

  private static func usualGroups(_ count: Int) -> [Int] {
    switch count {
    case 9: [0, 2, 4, 6]
    case 12: [0, 2, 4, 6, 9]
    case 3: [0, 1, 2]
    case _ where count % 2 == 0: Array(stride(from: 0, to: count, by: 2))
    case _ where count % 3 == 0: Array(stride(from: 0, to: count, by: 3))
    default: Array(0..<count)
    }
  }
}

extension CodeLengths {
  /// Finds the groups of codes of five, seven or more digits, which have no usual ones: those of America's counties are two
  /// digits and three, `01000` above `01001` and `11000` beside `10000`.
  ///
  /// A group ends where the code above stands for nearly each beginning, and further ones where it stands for most.
  mutating func findGroups(_ codes: [Slice], _ text: SourceText, _ table: SliceTable) {
    guard all.count == 1, let length = all.first, CodeLengths.usualGroups(length).count == length, length > 3,
      ChanceNesting.areDigits(codes, text)
    else { return }
    var ends: [Int] = []
    for end in 1..<length {
      let (count, known) = ChanceNesting.beginnings(
        of: codes, (ends.last ?? 0)..<end, isPadded: true, text, table)
      if known > 0, known * 10 >= count * (ends.isEmpty ? 9 : 5) { ends.append(end) }
    }
    if !ends.isEmpty { told = [0] + ends }
  }

  /// Finds the two levels in the first pair of digits, as budgets have them: 10000000 above 11000000 above 11010000.
  ///
  /// Each first digit has its own code then, and nothing else lies in that: where pairs are levels, 10000000 goes on to
  /// 10100000 as 11000000 does. A list of pairs alone tells nothing.
  mutating func findTens(_ codes: [Slice], _ text: SourceText, _ table: SliceTable) {
    guard told == nil, all.count == 1, let length = all.first, length > 4, length % 2 == 0,
      !single.contains(length), length != 12, ChanceNesting.areDigits(codes, text)
    else { return }
    var (tens, others): (Set<UInt8>, Set<UInt8>) = ([], [])
    var (pairs, deeper): (Set<UInt16>, Set<UInt16>) = ([], [])
    for code in codes where !code.isEmpty {
      guard Int(code.count) == length else { return }
      let areTens = text.bytes(code) { bytes -> Bool in
        guard bytes[1] == 0x30 else {
          let pair = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
          others.insert(bytes[0])
          pairs.insert(pair)
          if bytes[2...].contains(where: { $0 != 0x30 }) { deeper.insert(pair) }
          return true
        }
        tens.insert(bytes[0])
        return bytes[2...].allSatisfy { $0 == 0x30 }
      }
      guard areTens else { return }
    }
    let areTold =
      pairs.count >= tens.count + 2 && deeper.count * 2 >= pairs.count
      && pairs.allSatisfy { pair in
        let digits = [UInt8(pair >> 8), UInt8(pair & 0xFF)]
        return (digits + Array(repeating: 0x30, count: length - 2)).withUnsafeBytes {
          table.number(of: $0, codes, text)
        } != nil
      }
    if areTold, !tens.isEmpty, others.isSubset(of: tens) {
      told = [0, 1] + stride(from: 2, to: length, by: 2)
    }
  }

  /// Finds the digits that count what lies in one place, so that no zero among them marks a level.
  mutating func findRuns(_ codes: [Slice], _ text: SourceText, _ table: SliceTable) {
    for long in all.dropFirst() {
      let own = codes.filter { $0.count == long }
      let below = own.count { code in
        text.bytes(code) { bytes in
          prefixes(of: long).contains {
            table.number(of: UnsafeRawBufferPointer(rebasing: bytes[..<$0]), codes, text) != nil
          }
        }
      }
      // Parts of a list may lack what stands above them.
      if below * 4 >= own.count * 3 { plain.insert(long) }
    }
    guard all.count == 1, let length = all.first, length > 4 else { return }
    let start = (max(length - 4, 1)...(length - 2)).first { start in
      RunningNumbers.areThere(codes, text, length: length, from: start)
        && codes.allSatisfy { code in
          text.bytes(code) { bytes in
            CodeLengths.hasCode(bytes, zeroFrom: start) { table.number(of: $0, codes, text) != nil }
          }
        }
    }
    if let start { told = groups(length).filter { $0 < start } + [start] }
    if RunningNumbers.areRoots(codes, text, length: length) { told = groups(length).filter { $0 != 1 } }
  }

  /// Whether each first digit is a code by itself, with zeros behind it.
  private func haveFirstDigits(_ codes: [Slice], _ text: SourceText) -> Bool {
    var (all, alone): (Set<UInt8>, Set<UInt8>) = ([], [])
    for code in codes where !code.isEmpty {
      text.bytes(code) { bytes in
        all.insert(bytes[0])
        if bytes.dropFirst().allSatisfy({ $0 == 0x30 }) { alone.insert(bytes[0]) }
      }
    }
    return all.isSubset(of: alone)
  }

  /// Whether a code stands among the others with zeros from a digit on.
  private static func hasCode(
    _ code: UnsafeRawBufferPointer, zeroFrom start: Int, _ isThere: (UnsafeRawBufferPointer) -> Bool
  ) -> Bool {
    var copy = Array(code)
    for at in start..<copy.count { copy[at] = 0x30 }
    return copy.withUnsafeBytes(isThere)
  }

  /// Finds the lengths at which each digit is a level.
  ///
  /// Pairs of digits count from 01, which as single digits would leave out a level: 330100 and 330106, but 1110 and 1121.
  /// Where few codes do that, and more codes find a parent digit by digit, each digit is a level. Accounts have four
  /// digits, so for these as many parents are enough.
  mutating func findSingleDigits(_ codes: [Slice], _ text: SourceText, _ table: SliceTable) {
    for length in all where length % 2 == 0 && length > 2 && length < 12 {
      var (leaps, pairs, singles) = (0, 0, 0)
      // Below the first pair: those that end in the second digit of a pair, those of them that lie in the code of the first
      // digit, and those without a first digit, which count as pairs do.
      var (seconds, nearer, lower) = (0, 0, 0)
      let (usual, digits) = (CodeLengths.usualGroups(length), Array(0..<length))
      for code in codes where Int(code.count) == length {
        text.bytes(code) { bytes in
          guard let last = bytes.lastIndex(where: { $0 != 0x30 }) else { return }
          func hasParent(_ groups: [Int]) -> Bool {
            CodeNesting.padded(bytes, groups, []) { table.number(of: $0, codes, text) } != nil
          }
          if last % 2 == 1, bytes[last - 1] == 0x30 { leaps += 1 }
          if last % 2 == 1, last > 1 {
            if bytes[last - 1] == 0x30 {
              lower += 1
            } else {
              seconds += 1
              if CodeLengths.hasCode(bytes, zeroFrom: last, { table.number(of: $0, codes, text) != nil }) {
                nearer += 1
              }
            }
          }
          if hasParent(usual) { pairs += 1 }
          if hasParent(digits) { singles += 1 }
        }
      }
      let areNearer = seconds > 4 && nearer * 5 >= seconds * 4 && lower * 10 < seconds
      if leaps * 4 < singles, singles > pairs || singles == pairs && length == 4 {
        single.insert(length)
      } else if leaps * 4 < singles, singles == pairs, areNearer, all.count == 1,
        !haveFirstDigits(codes, text)
      {
        (told, isCertain) = ([0] + Array(2..<length), true)
      }
    }
  }
}
