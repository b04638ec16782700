/// Codes that count what stands below a letter or a word: A1 to A12, B1 to B8. A12 does not lie in A1.
enum SerialNumbers {
  /// For each code the letters in front of its number, empty where it has no number; nil where codes are others, or where
  /// their digits may be levels, as in A1, A11, A12, A2, A21.
  ///
  /// - Complexity: O(*n*).
  static func prefixes(_ codes: [Slice], _ text: SourceText) -> [Slice]? {
    var runs: [(prefix: Slice, numbers: Run)] = []
    var (at, mayNest) = (0, false)
    var prefixes: [Slice] = []
    for code in codes {
      guard let count = text.bytes(code, lettersInFront) else { return nil }
      let prefix = Slice(start: code.start, count: UInt32(count))
      prefixes.append(prefix.count < code.count ? prefix : .none)
      guard prefix.count < code.count else { continue }
      let digits = Slice(start: code.start + prefix.count, count: code.count - prefix.count)
      guard let number = text.bytes(digits, number) else { return nil }
      mayNest = mayNest || number > 9
      let isPrefix = { (run: Int) in
        text.bytes(runs[run].prefix) { known in text.bytes(prefix) { Bytes.areEqual(known, $0) } }
      }
      if runs.isEmpty || !isPrefix(at) {
        at = runs.indices.first(where: isPrefix) ?? runs.count
        if at == runs.count { runs.append((prefix, Run())) }
        guard runs.count <= most else { return nil }
      }
      runs[at].numbers.add(number)
    }
    return mayNest && runs.allSatisfy(\.numbers.isCounted) ? prefixes : nil
  }

  /// The numbers behind one prefix.
  private struct Run {
    private var (least, greatest, count) = (Int.max, 0, 0)
    private var isAscending = true
    private var last = 0
    private var hasTen = false

    mutating func add(_ number: Int) {
      isAscending = isAscending && number > last
      last = number
      hasTen = hasTen || number % 10 == 0
      (least, greatest, count) = (min(least, number), max(greatest, number), count + 1)
    }

    /// Whether the numbers are one row: most between the first and the last are there, or they rise and pass a ten.
    var isCounted: Bool {
      let span = greatest - least
      return span < count * 2 || isAscending && hasTen && span <= count * 3
    }
  }

  /// With more prefixes, letters are levels themselves.
  private static let most = 200

  /// How many bytes of letters stand in front of a number, or are all there is; nil for other codes.
  private static func lettersInFront(_ code: UnsafeRawBufferPointer) -> Int? {
    let count = code.firstIndex { !isLetter($0) } ?? code.count
    return count > 0 && code[count...].allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? count : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x41 && byte <= 0x5A || byte >= 0x61 && byte <= 0x7A || byte >= 0x80
  }

  /// A number without zeros in front.
  private static func number(_ digits: UnsafeRawBufferPointer) -> Int? {
    guard digits.count < 10, digits[0] != 0x30 || digits.count == 1 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
