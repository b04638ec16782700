/// Codes whose last digits count what lies in one place, from 1 on: `01001` to `01014` in `01`, where 01010 lies beside 01011
/// and not above it.
enum RunningNumbers {
  /// Whether the digits behind `start` of the codes with `length` digits run from 1 on behind nearly each beginning, and most
  /// long runs end in the middle of a ten. Classes by tens leave numbers out, or end with 99.
  ///
  /// - Complexity: O(*n*) in the codes.
  static func areThere(_ codes: [Slice], _ text: SourceText, length: Int, from start: Int) -> Bool {
    guard start > 0, (2...4).contains(length - start), length <= 18 else { return false }
    var runs: [Int: (count: Int, greatest: Int)] = [:]
    for code in codes where code.count == length {
      guard let number = text.bytes(code, number) else { return false }
      let (beginning, last) = number.quotientAndRemainder(dividingBy: tens(length - start))
      guard last > 0 else { continue }
      let run = runs[beginning] ?? (0, 0)
      runs[beginning] = (run.count + 1, max(run.greatest, last))
    }
    let whole = runs.values.count { $0.count == $0.greatest }
    let long = runs.values.filter { $0.greatest > 10 }
    return whole * 10 >= runs.count * 9 && !long.isEmpty
      && long.count { $0.greatest % 10 != 9 } * 2 > long.count
  }

  /// Whether the first two digits of codes of one length, of which zeros stand behind, run from a ten on, and codes lie right
  /// below the first of them: `10000`, `10001`, `11000`, `12000`.
  static func areRoots(_ codes: [Slice], _ text: SourceText, length: Int) -> Bool {
    guard (5...18).contains(length) else { return false }
    var roots: Set<Int> = []
    var holders: Set<Int> = []
    for code in codes {
      guard code.count == length, let number = text.bytes(code, number) else { return false }
      let (root, rest) = number.quotientAndRemainder(dividingBy: tens(length - 2))
      if rest == 0 { roots.insert(root) } else { holders.insert(root) }
    }
    guard let first = roots.min(), let last = roots.max(), first > 0, first % 10 == 0 else { return false }
    return roots.count > 2 && last - first + 1 == roots.count && holders.contains(first)
      && holders.isSubset(of: roots)
  }

  private static func number(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var number = 0
    for byte in bytes {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      number = number * 10 + Int(byte - 0x30)
    }
    return number
  }

  private static func tens(_ digits: Int) -> Int { (0..<digits).reduce(1) { power, _ in power * 10 } }
}
