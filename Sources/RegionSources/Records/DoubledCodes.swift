/// Codes that stand twice below one parent: check digits, which tell no place apart, and those that few places share.
extension Records {
  /// Takes the codes off each level of which many places have that of another one below the same parent; answers with what to
  /// say of it.
  ///
  /// - Complexity: O(1), the first records tell it, and O(*n*) where such a level is found.
  mutating func dropCountedCodes(_ text: SourceText) -> [String] {
    let sample = min(count, Records.counted)
    var depths: [Int] = []
    depths.reserveCapacity(sample)
    let first = Array(codes.prefix(sample))
    var (known, all, twice) = (CodesBelowParents(first, text), [Int](), [Int]())
    for record in 0..<sample {
      let parent = Int(parents[record])
      let depth = parent < 0 ? 0 : parent < record ? depths[parent] + 1 : -1
      depths.append(depth)
      guard depth >= 0, !codes[record].isEmpty else { continue }
      while all.count <= depth {
        all.append(0)
        twice.append(0)
      }
      all[depth] += 1
      if known.first(record, where: { parents[$0] == parents[record] }) != nil { twice[depth] += 1 }
    }
    let levels = all.indices.filter { all[$0] >= Records.fewestCounted && twice[$0] * 6 >= all[$0] }
    guard !levels.isEmpty else { return [] }
    for record in sample..<count {
      let parent = Int(parents[record])
      depths.append(parent < 0 ? 0 : parent < record ? depths[parent] + 1 : -1)
    }
    for record in 0..<count where levels.contains(depths[record]) { codes[record] = .none }
    return levels.map {
      "many places of level \($0 + 1) share their code with another beside them; none was taken"
    }
  }

  /// How many records tell it, and how many of a level at least.
  private static let (counted, fewestCounted) = (5_000, 10)

  /// Takes the codes off the records of which another one below the same parent has the code before, where these are few.
  ///
  /// - Returns: What is to be said of it; nil where there are none, or many.
  /// - Complexity: O(*n*).
  mutating func dropDoubledCodes(_ text: SourceText) -> String? {
    var known = CodesBelowParents(codes, text)
    let doubled = (0..<count).filter { record in
      !codes[record].isEmpty && known.first(record, where: { parents[$0] == parents[record] }) != nil
    }
    guard !doubled.isEmpty, doubled.count * 5 <= codes.count(where: { !$0.isEmpty }) else { return nil }
    doubledCodes += doubled.map { (places[$0], text.string(codes[$0])) }
    let note = Records.noteOfDoubled(doubled.map { text.string(codes[$0]) })
    for record in doubled { codes[record] = .none }
    return note
  }

  /// Takes the code that several headings beside each other have off these, where it is a 0 and all others are unique: it
  /// means none.
  ///
  /// - Returns: What is to be said of it; nil where there are none.
  /// - Complexity: O(*n*), and O(1) in the texts but for zeros.
  mutating func dropHeadingZeros(_ text: SourceText) -> String? {
    let zeros = codes.indices.filter { record in
      codes[record].count < 4 && !codes[record].isEmpty
        && text.bytes(text.trimmed(codes[record])) { $0.allSatisfy { $0 == UInt8(ascii: "0") } }
    }
    guard zeros.count > 1, let first = zeros.first,
      zeros.allSatisfy({ parents[$0] == parents[first] && text.areEqual(codes[$0], codes[first]) }),
      Set(zeros.map { Int32($0) }).isSubset(of: parents)
    else { return nil }
    let code = text.string(codes[first])
    var others = self
    for record in zeros { others.codes[record] = .none }
    guard others.hasUniqueCodes(text), others.codes.contains(where: { !$0.isEmpty }) else { return nil }
    self = others
    return "\(zeros.count) headings have the code \(code); it was left out"
  }

  /// What to say of codes that were left out.
  static func noteOfDoubled(_ codes: [String]) -> String {
    "codes that another place beside it has were left out: " + codes.prefix(5).joined(separator: ", ")
  }
}
