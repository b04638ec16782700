/// A tree that codes express: `11` above `11.01`, `A05` above `A05.360`, `330000` above `330100` above `330106`.
struct CodeNesting {
  /// The number of each record's parent; -1 for none.
  var parents: [Int32]
  /// How many records have a parent.
  var count = 0
  /// Whether signs alone tell what lies in what, so that few are enough.
  var areCounted = false

  /// - Complexity: O(*n*) in the records, times the parts of a code.
  init(_ whole: [Slice], _ text: SourceText) {
    let written = CodeNesting.withoutZeroParts(
      CodeNesting.withoutZeroPart(CodeNesting.withoutLastPoint(whole, text), text), text)
    let stems = CodeNesting.withoutCheckDigits(written, text)
    let codes = stems ?? written
    parents = Array(repeating: -1, count: codes.count)
    guard !CodeNesting.areNumbered(codes, text), !CodeNesting.areRoman(codes, text) else { return }
    if let found = DivisionCodes.parents(codes, text) ?? FilledCodes.parents(codes, text) {
      (parents, count, areCounted) = (found, found.count { $0 >= 0 }, true)
      return
    }
    var table = SliceTable(capacity: codes.count)
    table.insertAll(codes, text) { _, _ in }
    if CountedCodes.areThere(codes, text) {
      nest(codes, text) { bytes in CountedCodes.above(bytes) { table.number(of: $0, codes, text) } }
      areCounted = true
      return
    }
    if let prefixes = SerialNumbers.prefixes(codes, text) {
      for code in codes.indices where !prefixes[code].isEmpty {
        let parent = text.bytes(prefixes[code]) { table.number(of: $0, codes, text) }
        guard let parent, parent != code else { continue }
        parents[code] = Int32(parent)
        count += 1
      }
      return
    }
    var lengths = CodeLengths(codes, text)
    lengths.findSingleDigits(codes, text, table)
    lengths.findGroups(codes, text, table)
    lengths.findTens(codes, text, table)
    lengths.findRuns(codes, text, table)
    let ranges = CodeRanges(codes, text)
    let below = CodeNesting.digitsBehindSigns(codes, text, table)
    if ranges.isEmpty, stems == nil, !lengths.isCertain, ChanceNesting.isThere(codes, lengths, text, table) {
      return
    }
    if ranges.isEmpty, stems == nil, ChanceNesting.areLowest(codes, lengths, text, table) { return }
    for code in codes.indices where !codes[code].isEmpty {
      if let parent = below[code] {
        parents[code] = Int32(parent)
        count += 1
        continue
      }
      let parent = text.bytes(codes[code]) { bytes -> Int? in
        if !ranges.isEmpty, CodeRanges.ends(of: bytes) != nil { return ranges.parent(of: bytes, code) }
        if stems != nil {
          return CodeNesting.padded(bytes, Array(0..<bytes.count), []) {
            table.number(of: $0, codes, text)
          }
        }
        return CodeNesting.parent(of: bytes, lengths, table, codes, text)
          ?? (ranges.isEmpty ? nil : ranges.parent(of: bytes, code))
      }
      guard let parent, parent != code else { continue }
      parents[code] = Int32(parent)
      count += 1
    }
    if LostFirstZeros.areThere(codes, text, table) { liftFromShort(codes) }
    nestBelowLetters(codes, text)
    nestBelowChapters(codes, text)
    if !lengths.isCertain, ranges.isEmpty { liftBesideSigns(codes, text) }
    areCounted = areCounted || areFitting(codes, text) || areParts(codes, text) || areAllBelow(codes, text)
    // `kessel` and `kessel-hills` are names for programs.
    if areCounted, CodeNesting.areSlugs(codes, text) { areCounted = false }
    if count > 0, areRising(codes, text) || areUnordered(codes, text) || areScattered(codes, text) {
      (parents, count) = (parents.map { _ in -1 }, 0)
    }
  }

  /// Takes codes out of those that have one digit less.
  private mutating func liftFromShort(_ codes: [Slice]) {
    for code in codes.indices where parents[code] >= 0 && codes[Int(parents[code])].count < codes[code].count
    {
      parents[code] = -1
      count -= 1
    }
  }

  /// The codes above those that are longer by what stands behind the last sign: `S72.0` above `S72.00` above `S72.001A`, and
  /// `01.1` above `01.11`. None where numbers behind signs count: 1.1, 1.2, 1.10; what stands before the first point is as
  /// long everywhere then, and no single digit.
  private static func digitsBehindSigns(
    _ codes: [Slice], _ text: SourceText, _ table: SliceTable
  ) -> [Int: Int] {
    var (found, width): ([Int: Int], Int?) = ([:], nil)
    for code in codes.indices {
      let first = text.bytes(codes[code]) { $0.firstIndex(of: UInt8(ascii: ".")) }
      guard let first else { continue }
      guard first > 1, first == width ?? first else { return [:] }
      width = first
      let parent = text.bytes(codes[code]) { bytes -> Int? in
        guard let sign = bytes.lastIndex(of: UInt8(ascii: ".")), sign > 0, sign + 2 < bytes.count else {
          return nil
        }
        let digits = bytes[(sign + 1)...].prefix { $0 >= 0x30 && $0 <= 0x39 }.count
        let last = min(sign + digits, bytes.count - 2)
        guard last > sign,
          bytes[(sign + 1)...].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A })
        else { return nil }
        return ((sign + 2)...(last + 1)).reversed().lazy.compactMap { end in
          table.number(of: UnsafeRawBufferPointer(rebasing: bytes[..<end]), codes, text)
        }.first
      }
      if let parent, parent != code { found[code] = parent }
    }
    return found.isEmpty || CountedCodes.goOn(codes, text) ? [:] : found
  }

  private mutating func nest(
    _ codes: [Slice], _ text: SourceText, _ above: (UnsafeRawBufferPointer) -> Int?
  ) {
    for code in codes.indices where !codes[code].isEmpty {
      guard let parent = text.bytes(codes[code], above), parent != code else { continue }
      parents[code] = Int32(parent)
      count += 1
    }
  }

  /// Whether codes are numbers that rise by chance: 1, 5, 11, 24, where some longer ones lie in none.
  private func areRising(_ codes: [Slice], _ text: SourceText) -> Bool {
    var (last, shortest, longer, orphans) = (-1, UInt32.max, 0, 0)
    for code in codes {
      guard let number = text.bytes(code, CodeNesting.number), number > last else { return false }
      last = number
      shortest = min(shortest, code.count)
    }
    for code in codes.indices where codes[code].count > shortest {
      longer += 1
      if parents[code] < 0 { orphans += 1 }
    }
    return orphans * 10 > longer || codes.count < CodeNesting.manyRising && areGapped(codes, text)
  }

  /// Fewer numbers that rise may have gaps by chance.
  private static let manyRising = 100

  /// Whether what lies in most codes is not counted from 0 or 1 on: 11 and 17 in 1, 52 in 5.
  private func areGapped(_ codes: [Slice], _ text: SourceText) -> Bool {
    var digits: [Int32: [UInt8]] = [:]
    for code in codes.indices
    where parents[code] >= 0 && codes[code].count == codes[Int(parents[code])].count + 1 {
      digits[parents[code], default: []].append(text.bytes(codes[code]) { $0[$0.count - 1] - 0x30 })
    }
    let gapped = digits.values.count { run in
      run[0] > 1 || zip(run, run.dropFirst()).contains { $1 != $0 + 1 }
    }
    return gapped * 2 >= digits.count && gapped > 0
  }

  /// Whether codes are a few numbers in no order: 105, 10, 1. Those of a tree stand behind what they lie in, or behind all
  /// shorter ones.
  private func areUnordered(_ codes: [Slice], _ text: SourceText) -> Bool {
    guard codes.count < CodeNesting.many,
      codes.allSatisfy({ text.bytes($0, CodeNesting.number) != nil }),
      zip(codes, codes.dropFirst()).contains(where: { $0.count > $1.count }), !areRegular(codes)
    else { return false }
    return codes.indices.contains { code in
      guard parents[code] >= 0 else { return false }
      var before = Int32(code) - 1
      while before > parents[code] { before = parents[Int(before)] }
      return before != parents[code]
    }
  }

  /// Whether all codes but the shortest, of two digits at least, lie in one that has two digits less at least: 110101, 12, 1101,
  /// 11 in any order.
  private func areRegular(_ codes: [Slice]) -> Bool {
    guard count > 1, let shortest = codes.lazy.map(\.count).min(), shortest > 1,
      count > 3 || Set(codes.lazy.map(\.count)).count > 2
    else { return false }
    return codes.indices.allSatisfy { code in
      parents[code] < 0
        ? codes[code].count == shortest : codes[Int(parents[code])].count + 2 <= codes[code].count
    }
  }

  /// Whether codes of three digits each are numbers whose zeros mean nothing, as those of currencies: many lie in none
  /// although they do not end in zeros, and some stand before what they lie in.
  private func areScattered(_ codes: [Slice], _ text: SourceText) -> Bool {
    var orphans = 0
    for code in codes.indices {
      let isNumber = text.bytes(codes[code]) { $0.count == 3 && $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
      guard isNumber else { return false }
      if parents[code] < 0, text.bytes(codes[code], { $0[2] != 0x30 }) { orphans += 1 }
    }
    return orphans * 10 > codes.count || parents.indices.contains { Int(parents[$0]) > $0 } && orphans > 0
  }

  /// So many numbers do not all find parents by chance.
  private static let many = 20

  /// Whether codes have parts, and each with more parts than the shortest lies in one: `RW.11.41` in `RW.11`, beside `TZ.02`.
  private func areParts(_ codes: [Slice], _ text: SourceText) -> Bool {
    guard count > 1 else { return false }
    let parts = codes.map { code in text.bytes(code) { bytes in bytes.count { $0 == 0x2E || $0 == 0x2D } } }
    guard let least = parts.min(), least > 0 else { return false }
    return codes.indices.allSatisfy { code in
      if parts[code] == least { return parents[code] < 0 }
      return parents[code] >= 0 && parts[Int(parents[code])] == parts[code] - 1
    }
  }

  /// Puts codes of digits below the letter that stands before them, as classifications of trades have it: A, 01, 011, B, 05.
  private mutating func nestBelowLetters(_ codes: [Slice], _ text: SourceText) {
    var (letters, roots): ([Int], [Int]) = ([], [])
    for code in codes.indices where parents[code] < 0 {
      if let letter = text.bytes(codes[code], CodeShape.capital) {
        if let last = letters.last, text.bytes(codes[last], CodeShape.capital) ?? 0 >= letter { return }
        letters.append(code)
      } else if !letters.isEmpty, text.bytes(codes[code], { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }) {
        roots.append(code)
      } else {
        return
      }
    }
    // Of a part of a classification one section may be left: its first division is 01.
    let isFirst =
      letters.first == 0 && text.bytes(codes[0]) { $0.first == UInt8(ascii: "A") }
      && roots.first.map { text.bytes(codes[$0]) { $0.first == 0x30 } } ?? false
    guard letters.first == 0, isFirst || letters.count > 1 && roots.count >= letters.count else { return }
    var at = 0
    for root in roots {
      while at + 1 < letters.count, letters[at + 1] < root { at += 1 }
      parents[root] = Int32(letters[at])
      count += 1
    }
  }

  /// Codes without the point behind them, where all have one: `4.` above `4.1.`.
  private static func withoutLastPoint(_ codes: [Slice], _ text: SourceText) -> [Slice] {
    let haveOne = codes.allSatisfy { code in
      code.count > 1 && text.bytes(code) { $0[$0.count - 1] == UInt8(ascii: ".") }
    }
    return haveOne ? codes.map { Slice(start: $0.start, count: $0.count - 1) } : codes
  }

  /// Codes without the zero behind the only point, where the first of each family has one: `1.0` above `1.1` and `1.1.1`, `2.0`
  /// above `2.1`. Versions leave numbers out, or go on to 1.0.1.
  ///
  /// - Complexity: O(*n*) in the codes; they are only looked at in full where one ends so.
  private static func withoutZeroPart(_ codes: [Slice], _ text: SourceText) -> [Slice] {
    func isStem(_ code: Slice) -> Bool {
      text.bytes(code) { bytes in
        bytes.suffix(2).elementsEqual(".0".utf8) && bytes.count { $0 == UInt8(ascii: ".") } == 1
      }
    }
    guard codes.contains(where: isStem) else { return codes }
    var (families, isDeep): ([Int: (count: Int, greatest: Int)], Bool) = ([:], false)
    for code in codes {
      let parts = text.string(code).split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count > 1, let first = parts[0], let second = parts[1], (0...codes.count).contains(second)
      else { return codes }
      if parts.count > 2, second == 0 { return codes }
      isDeep = isDeep || parts.count > 2
      guard parts.count == 2 else { continue }
      let family = families[first] ?? (0, 0)
      families[first] = (family.count + 1, max(family.greatest, second))
    }
    let stems = codes.count(where: isStem)
    let areCounted = families.values.allSatisfy { $0.count == $0.greatest + 1 }
    guard stems == families.count, isDeep || areCounted && families.count * 2 < codes.count else {
      return codes
    }
    return codes.map { isStem($0) ? Slice(start: $0.start, count: $0.count - 2) : $0 }
  }

  /// Codes without the parts of zeros behind them, where all have as many parts, each as long as in the others: `1.0.00.00` above
  /// `1.1.00.00` and `1.1.01.01`, as accounts are numbered.
  ///
  /// Versions have three parts of one digit each.
  private static func withoutZeroParts(_ codes: [Slice], _ text: SourceText) -> [Slice] {
    guard let first = codes.first, first.count > 6 else { return codes }
    let sign = text.bytes(first) { bytes in
      bytes.first { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") } ?? UInt8(ascii: ".")
    }
    let signs = text.bytes(first) { bytes in bytes.indices.filter { bytes[$0] == sign } }
    guard signs.count > 1, signs.count > 2 || Int(first.count) > signs.count * 2 + 1 else { return codes }
    let areAlike = codes.allSatisfy { code in
      code.count == first.count
        && text.bytes(code) { bytes in
          bytes.indices.allSatisfy {
            signs.contains($0) ? bytes[$0] == sign : bytes[$0] >= 0x30 && bytes[$0] <= 0x39
          }
        }
    }
    guard areAlike else { return codes }
    return codes.map { code in
      text.bytes(code) { bytes -> Slice in
        var end = bytes.count
        for part in signs.reversed() where bytes[part..<end].allSatisfy({ $0 == 0x30 || $0 == sign }) {
          end = part
        }
        return Slice(start: code.start, count: UInt32(end))
      }
    }
  }

  /// Codes of one length without the digit behind them that checks them, as the procurement vocabulary of the European
  /// Union has it: `03110000-5`; nil where the codes are others.
  private static func withoutCheckDigits(_ codes: [Slice], _ text: SourceText) -> [Slice]? {
    guard let first = codes.first, first.count > 6 else { return nil }
    let isChecked = codes.allSatisfy { code in
      code.count == first.count
        && text.bytes(code) { bytes in
          bytes[bytes.count - 2] == 0x2D
            && bytes.enumerated().allSatisfy { $0 == bytes.count - 2 || $1 >= 0x30 && $1 <= 0x39 }
        }
    }
    return isChecked ? codes.map { Slice(start: $0.start, count: $0.count - 2) } : nil
  }

  /// Fewer numbers begin with others before them by chance.
  static let manyInOrder = 12

  static func number(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard !bytes.isEmpty, bytes.count < 15, bytes[0] != 0x30 || bytes.count == 1 else { return nil }
    var number = 0
    for byte in bytes {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }

  private static func parent(
    of code: UnsafeRawBufferPointer, _ lengths: CodeLengths, _ table: SliceTable, _ codes: [Slice],
    _ text: SourceText
  ) -> Int? {
    let find = { (bytes: UnsafeRawBufferPointer) in table.number(of: bytes, codes, text) }
    if let sign = lastSign(code) {
      // `A08.5a` lies in `A08.5`.
      let stem = code.lastIndex { !($0 >= 0x61 && $0 <= 0x7A) }.map { $0 + 1 } ?? 0
      if stem < code.count, stem > sign + 1,
        let parent = find(UnsafeRawBufferPointer(rebasing: code[..<stem]))
      {
        return parent
      }
      var end = sign
      while end > 0 {
        if let parent = find(UnsafeRawBufferPointer(rebasing: code[..<end])) { return parent }
        guard let next = lastSign(UnsafeRawBufferPointer(rebasing: code[..<end])) else { break }
        end = next
      }
      return lengths.prefixes(of: end).lazy.compactMap { find(UnsafeRawBufferPointer(rebasing: code[..<$0])) }
        .first
    }
    // Of long numbers the last digit tells places apart: 2101010 and 2101011 lie side by side in 2101.
    let hasLastDigit = code.count < 7 || lengths.isTold(code.count)
    let upper =
      lengths.plain.contains(code.count)
      ? nil
      : padded(
        code, lengths.groups(code.count), lengths.prefixes(of: code.count), hasLastDigit: hasLastDigit, find)
    return upper
      ?? lengths.prefixes(of: code.count).lazy.compactMap {
        find(UnsafeRawBufferPointer(rebasing: code[..<$0]))
      }.first
  }

  private static func lastSign(_ code: UnsafeRawBufferPointer) -> Int? {
    code.lastIndex { isSign($0) || $0 == 0x5F }
  }

  /// The parent of a code in which trailing zeros mark higher levels: 330100 for 330106.
  ///
  /// Where a code stands without zeros, these mark none: 10 goes before 1000 for 1020, and the two lie side by side.
  ///
  /// - Parameters:
  ///   - lengths: Those of shorter codes, the longest first.
  ///   - hasLastDigit: Whether the last digit alone may be a level.
  static func padded(
    _ code: UnsafeRawBufferPointer, _ groups: @autoclosure () -> [Int], _ lengths: [Int],
    hasLastDigit: Bool = true, _ find: (UnsafeRawBufferPointer) -> Int?
  ) -> Int? {
    guard code.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), code.count <= 32 else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: code.count, alignment: 1) { copy -> Int? in
      copy.copyMemory(from: code)
      var end = code.count
      for start in groups().reversed() {
        let rest = copy[start...]
        guard rest.contains(where: { $0 != 0x30 }) else { continue }
        defer { end = start }
        for index in start..<code.count { copy[index] = 0x30 }
        guard start > 0 else { return nil }
        if !hasLastDigit, start == code.count - 1 { continue }
        for length in lengths where length >= start && length < end {
          if let parent = find(UnsafeRawBufferPointer(rebasing: code[..<length])) { return parent }
        }
        if let parent = find(UnsafeRawBufferPointer(copy)) { return parent }
      }
      return nil
    }
  }
}

extension CodeNesting {
  /// Whether each code with a point lies in another one, beside many that nothing lies in: `11.01` below `11`.
  ///
  /// Sizes look the same: `1`, `1.5`, `2`. So some code has two digits or more behind its last point, or begins with a zero; or
  /// what lies in each counts from 1 on.
  private func areAllBelow(_ codes: [Slice], _ text: SourceText) -> Bool {
    let point = UInt8(ascii: ".")
    var (hasPoints, isSure, firsts) = (false, false, [Int32: UInt8]())
    guard count > 0 else { return false }
    for code in codes.indices {
      guard text.bytes(codes[code], { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == point } }) else {
        return false
      }
      let last = text.bytes(codes[code]) { $0.lastIndex(of: point) }
      isSure = isSure || text.bytes(codes[code]) { $0.count > 1 && $0[0] == 0x30 && $0[1] != point }
      guard let last else { continue }
      let end = text.bytes(codes[code]) { Array($0[(last + 1)...]) }
      guard parents[code] >= 0, !end.isEmpty else { return false }
      hasPoints = true
      isSure = isSure || end.count > 1
      if let byte = end.first, end.count == 1 {
        firsts[parents[code]] = min(firsts[parents[code]] ?? byte, byte)
      }
    }
    return hasPoints && (isSure || firsts.values.allSatisfy { $0 == UInt8(ascii: "1") })
  }

  /// Whether each code that is longer than those above lies in one, and that this is so by chance one of sixteen times at
  /// most: `1101` in `11`, beside `12`. Zeros behind a code make none longer.
  private func areFitting(_ codes: [Slice], _ text: SourceText) -> Bool {
    guard count > 0, count * 2 < codes.count, areLonger(codes, text) else { return false }
    let lengths = codes.map { code in text.bytes(code, CodeNesting.lengthWithoutZeros) }
    var (tops, uppers): ([Int: Int], Set<Int32>) = ([:], [])
    for code in codes.indices where parents[code] >= 0 { uppers.insert(parents[code]) }
    let longest = codes.indices.filter { parents[$0] < 0 && uppers.contains(Int32($0)) }.map { lengths[$0] }
      .max()
    // Codes of two lists, of which each of one begins as some of the other, hardly share one of these.
    guard let longest, uppers.count < 4 || count * 2 >= uppers.count * 3 else { return false }
    let areSame = codes.allSatisfy { $0.count == codes[0].count }
    for code in codes.indices where parents[code] < 0 {
      // Of two digits the last may be a zero.
      guard lengths[code] <= (areSame ? longest + longest % 2 : longest) else { return false }
      tops[lengths[code], default: 0] += 1
    }
    let known = tops.values.reduce(0, +)
    let bits = uppers.filter { parents[Int($0)] < 0 }.map { upper in
      Double(lengths[Int(upper)]) * 3.3 - 0.2 - Double(Int.bitWidth - 1 - known.leadingZeroBitCount)
    }
    // Nearly each digit begins some code.
    return bits.allSatisfy { $0 >= 1 } && bits.reduce(0, +) >= 4
  }

  /// Whether what stands behind a code in those that lie in it begins with a sign, or codes are digits and those in others have
  /// two digits more, or at least four. Words begin alike, `en` and `enm`, and so do rooms, 12 and 121.
  private func areLonger(_ codes: [Slice], _ text: SourceText) -> Bool {
    let areDigits = codes.allSatisfy { text.bytes($0) { $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } } }
    return codes.indices.allSatisfy { code in
      guard parents[code] >= 0 else { return true }
      let upper = Int(codes[Int(parents[code])].count)
      let more = Int(codes[code].count) - upper
      if areDigits { return more == 0 || more > 1 || upper > 2 }
      return more == 0 || more > 0 && text.bytes(codes[code]) { CodeNesting.isSign($0[upper]) }
    }
  }

  /// The length of a code without the zeros behind it, in bytes.
  private static func lengthWithoutZeros(_ code: UnsafeRawBufferPointer) -> Int {
    code.lastIndex { $0 != 0x30 }.map { $0 + 1 } ?? 0
  }

  /// Takes codes out of those in which others lie behind a sign: 10 does not lie in 1 where 1.1 does.
  private mutating func liftBesideSigns(_ codes: [Slice], _ text: SourceText) {
    func sign(_ code: Int) -> Bool? {
      guard parents[code] >= 0 else { return nil }
      let upper = codes[Int(parents[code])]
      guard upper.count < codes[code].count else { return nil }
      return text.bytes(codes[code]) { bytes -> Bool? in
        guard text.bytes(upper, { bytes.starts(with: $0) }) else { return nil }
        return CodeNesting.isSign(bytes[Int(upper.count)])
      }
    }
    let signs = codes.indices.map(sign)
    var behind: [Int32: (signs: Int, others: Int)] = [:]
    for code in codes.indices {
      guard let isSign = signs[code] else { continue }
      var own = behind[parents[code]] ?? (0, 0)
      if isSign { own.signs += 1 } else { own.others += 1 }
      behind[parents[code]] = own
    }
    // Behind 1 the numbers go on from 10 to 19; else most tell.
    let tens = Set(
      codes.indices.filter { signs[$0] == false && text.bytes(codes[$0]) { $0.count == 2 && $0[1] == 0x30 } }
        .map { parents[$0] })
    let uppers = Set(
      behind.filter { upper, own in
        own.signs > 0 && own.signs * (tens.contains(upper) ? 5 : 1) >= own.others
      }.map(\.key))
    guard !uppers.isEmpty else { return }
    for code in codes.indices
    where signs[code] == false && uppers.contains(parents[code])
      && parents[Int(parents[code])] < 0
    {
      parents[code] = -1
      count -= 1
    }
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    [0x20, 0x2E, 0x2D, 0x2F, 0x3A].contains(byte)
  }

  /// Whether so many codes nest that it cannot be chance.
  var isPlausible: Bool { count * 10 >= parents.count * 5 || areCounted && count > 0 }
}
