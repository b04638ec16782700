/// Codes that only count, or are words for programs, and lie in each other by chance.
extension CodeNesting {
  /// Whether codes are words in small letters alone, some with dashes between them.
  static func areSlugs(_ codes: [Slice], _ text: SourceText) -> Bool {
    codes.allSatisfy { code in
      text.bytes(code) { bytes in
        bytes.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
          && bytes.contains { $0 != UInt8(ascii: "-") }
      }
    }
  }

  /// Whether most codes are Roman numerals, and all are letters: II lies in no I.
  static func areRoman(_ codes: [Slice], _ text: SourceText) -> Bool {
    guard let first = codes.first, codes.count > 1, first.count < 6 else { return false }
    var numerals = 0
    for code in codes {
      let word = text.bytes(code) { bytes in
        bytes.count < 8 && bytes.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
          ? String(decoding: bytes, as: UTF8.self).uppercased() : nil
      }
      guard let word else { return false }
      if OutlineMarks.number(inRoman: word) != nil { numerals += 1 }
    }
    return numerals * 5 >= codes.count * 4
  }

  /// Whether codes are just numbers close to each other, or each is as much more than the one before, `10, 20, … 270`: these
  /// nest by chance.
  static func areNumbered(_ codes: [Slice], _ text: SourceText) -> Bool {
    var (least, greatest, count, steps) = (Int.max, Int.min, 0, Set<Int>())
    var last: Int?
    for code in codes {
      guard let number = text.bytes(code, number) else { return false }
      least = min(least, number)
      greatest = max(greatest, number)
      count += 1
      if let last, steps.count < 2 { steps.insert(number &- last) }
      last = number
    }
    if count > 3, steps.count == 1, steps.first ?? 0 > 0 { return true }
    return count > 1 && greatest - least < count * 3 && !areInOrderOfText(codes, text, greatest - least)
  }

  /// Whether numbers stand in the order of their texts, each longer one behind the shorter one that it begins with, and more
  /// than a third is left out: 1, 10, 11, 14, 2, 21, 28. What counts leaves out none.
  static func areInOrderOfText(_ codes: [Slice], _ text: SourceText, _ span: Int) -> Bool {
    guard codes.count >= manyInOrder, codes.count * 3 < span * 2 else { return false }
    var way: [[UInt8]] = []
    for code in codes {
      let own = text.bytes(code) { Array($0) }
      if let last = way.last, !last.lexicographicallyPrecedes(own) { return false }
      while let last = way.last, !own.starts(with: last) { way.removeLast() }
      guard own.count == 1 || !way.isEmpty else { return false }
      way.append(own)
    }
    return true
  }

  /// Whether the codes of a column lie in each other, and so in those of the rows that another column names, with levels between:
  /// `BE100` in `BE10` in `BE1`, of which each has `BE` in its `country_code`.
  ///
  /// - Parameter parents: The row that each row names; negative for none.
  static func tellsMore(of code: Int, _ table: Table, than parents: [Int]) -> Bool {
    let codes = (0..<table.count).map { table.text.trimmed(table.cell($0, code)) }
    let nesting = CodeNesting(codes, table.text)
    guard nesting.isPlausible else { return false }
    var isDeeper = false
    for row in parents.indices where parents[row] >= 0 {
      var upper = Int(nesting.parents[row])
      while upper >= 0, upper != parents[row] {
        isDeeper = true
        upper = Int(nesting.parents[upper])
      }
      guard upper == parents[row] else { return false }
    }
    return isDeeper
  }

  /// Puts codes with digits below the chapter that stands before them: I, A00-A09, A00, II, C00-D48. No chapter lies in
  /// another, and no code in the chapter that it begins like: I10 stands behind IX.
  mutating func nestBelowChapters(_ codes: [Slice], _ text: SourceText) {
    var chapters: [Int] = []
    for code in codes.indices {
      let numeral = text.bytes(codes[code]) { bytes -> String? in
        bytes.contains { $0 < 0x41 } ? nil : String(decoding: bytes, as: UTF8.self)
      }
      guard let numeral else { continue }
      guard OutlineMarks.number(inRoman: numeral) == chapters.count + 1, chapters.last != code - 1 else {
        return
      }
      chapters.append(code)
    }
    guard chapters.count > 1, chapters[0] == 0, chapters.last != codes.count - 1 else { return }
    var at = 0
    for code in codes.indices {
      if at + 1 < chapters.count, chapters[at + 1] == code { at += 1 }
      if parents[code] >= 0 {
        guard chapters[at] == code || chapters.contains(Int(parents[code])) else { continue }
        count -= 1
      }
      parents[code] = chapters[at] == code ? -1 : Int32(chapters[at])
      if parents[code] >= 0 { count += 1 }
    }
    areCounted = true
  }
}
