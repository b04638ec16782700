/// The six digits of China's divisions: `410000` of a province, `410100` of a city in it, `410102` of a county in that, and
/// `419001` of a city that lies in the province itself.
///
/// Other codes tell their levels by what there is of them. These tell them by themselves, also where a level is left out
/// or where the codes of two provinces begin alike: 四川, 510000, does not lie in 重庆, 500000.
enum DivisionCodes {
  /// The first two digits of the provinces (GB/T 2260), which have changed twice in seventy years.
  private static let provinces: Set<UInt8> = [
    11, 12, 13, 14, 15, 21, 22, 23, 31, 32, 33, 34, 35, 36, 37, 41, 42, 43, 44, 45, 46, 50, 51, 52, 53, 54,
    61, 62, 63, 64, 65, 71, 81, 82,
  ]

  /// The parents of codes all of which are those of provinces and of what lies in these; nil for others.
  ///
  /// - Returns: For each code the number of its parent; -1 for none.
  /// - Complexity: O(*n*).
  static func parents(_ codes: [Slice], _ text: SourceText) -> [Int32]? {
    guard codes.count > 1 else { return nil }
    var numbers: [UInt32] = []
    numbers.reserveCapacity(codes.count)
    var (known, hasProvince): ([UInt32: Int32], Bool) = ([:], false)
    for code in codes {
      guard code.count == 6, let number = text.bytes(code, CodeNesting.number),
        provinces.contains(UInt8(number / 10_000))
      else { return nil }
      hasProvince = hasProvince || number % 10_000 == 0
      numbers.append(UInt32(number))
      if known[UInt32(number)] == nil { known[UInt32(number)] = Int32(numbers.count - 1) }
    }
    guard hasProvince else { return nil }
    return parents(numbers, known)
  }

  private static func parents(_ numbers: [UInt32], _ known: [UInt32: Int32]) -> [Int32]? {
    var parents: [Int32] = []
    parents.reserveCapacity(numbers.count)
    for number in numbers {
      guard let province = known[number / 10_000 * 10_000] else { return nil }
      let isProvince = number % 10_000 == 0
      let city = number % 100 == 0 ? nil : known[number / 100 * 100]
      parents.append(isProvince ? -1 : city ?? province)
    }
    return parents
  }
}
