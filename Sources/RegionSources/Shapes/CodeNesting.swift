/// A tree that codes express: `11` above `11.01`, `A05` above `A05.360`, `330000` above `330100` above `330106`.
struct CodeNesting {
  /// The number of each record's parent; -1 for none.
  private(set) var parents: [Int32]
  /// How many records have a parent.
  private(set) var count = 0

  /// - Complexity: O(*n*) in the records, times the parts of a code.
  init(_ codes: [Slice], _ text: SourceText) {
    parents = Array(repeating: -1, count: codes.count)
    guard !CodeNesting.areNumbered(codes, text) else { return }
    var table = SliceTable(capacity: codes.count)
    table.insertAll(codes, text) { _, _ in }
    let lengths = CodeLengths(codes, text)
    for code in codes.indices where !codes[code].isEmpty {
      let parent = text.bytes(codes[code]) { CodeNesting.parent(of: $0, lengths, table, codes, text) }
      guard let parent, parent != code else { continue }
      parents[code] = Int32(parent)
      count += 1
    }
  }

  /// Whether codes are just numbers close to each other, which nest by chance.
  private static func areNumbered(_ codes: [Slice], _ text: SourceText) -> Bool {
    var (least, greatest, count) = (Int.max, Int.min, 0)
    for code in codes {
      guard let number = text.bytes(code, number) else { return false }
      least = min(least, number)
      greatest = max(greatest, number)
      count += 1
    }
    return count > 1 && greatest - least < count * 3
  }

  private static func number(_ bytes: UnsafeRawBufferPointer) -> Int? {
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
      var end = sign
      while end > 0 {
        if let parent = find(UnsafeRawBufferPointer(rebasing: code[..<end])) { return parent }
        guard let next = lastSign(UnsafeRawBufferPointer(rebasing: code[..<end])) else { break }
        end = next
      }
      return lengths.prefixes(of: end).lazy.compactMap { find(UnsafeRawBufferPointer(rebasing: code[..<$0])) }
        .first
    }
    return padded(code, lengths, find)
      ?? lengths.prefixes(of: code.count).lazy.compactMap {
        find(UnsafeRawBufferPointer(rebasing: code[..<$0]))
      }.first
  }

  private static func lastSign(_ code: UnsafeRawBufferPointer) -> Int? {
    code.lastIndex { $0 == 0x2E || $0 == 0x2D || $0 == 0x2F || $0 == 0x5F || $0 == 0x3A }
  }

  /// The parent of a code in which trailing zeros mark higher levels: 330100 for 330106.
  private static func padded(
    _ code: UnsafeRawBufferPointer, _ lengths: CodeLengths, _ find: (UnsafeRawBufferPointer) -> Int?
  ) -> Int? {
    guard code.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), code.count <= 32 else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: code.count, alignment: 1) { copy -> Int? in
      copy.copyMemory(from: code)
      for start in CodeLengths.groups(code.count).reversed() {
        let rest = copy[start...]
        guard rest.contains(where: { $0 != 0x30 }) else { continue }
        for index in start..<code.count { copy[index] = 0x30 }
        guard start > 0 else { return nil }
        if let parent = find(UnsafeRawBufferPointer(copy)) { return parent }
      }
      return nil
    }
  }
}

/// The lengths that occur among the codes.
struct CodeLengths {
  private var all: [Int] = []

  init(_ codes: [Slice], _ text: SourceText) {
    var counts = [Int](repeating: 0, count: 65)
    for code in codes { counts[min(Int(code.count), 64)] += 1 }
    all = (1..<64).filter { counts[$0] > 0 }
  }

  /// The lengths shorter than `length`, the longest first.
  func prefixes(of length: Int) -> some Sequence<Int> { all.reversed().lazy.filter { $0 < length } }

  /// The starts of the groups in a code of digits.
  ///
  /// Codes of 9 and 12 digits have the groups of China's statistical codes; an even number of digits has pairs, others
  /// have threes or single digits.
  static func groups(_ count: Int) -> [Int] {
    switch count {
    case 9: [0, 2, 4, 6]
    case 12: [0, 2, 4, 6, 9]
    case _ where count % 2 == 0: Array(stride(from: 0, to: count, by: 2))
    case _ where count % 3 == 0: Array(stride(from: 0, to: count, by: 3))
    default: Array(0..<count)
    }
  }
}

extension CodeNesting {
  /// Whether so many codes nest that it cannot be chance.
  var isPlausible: Bool { count * 10 >= parents.count * 5 }
}
