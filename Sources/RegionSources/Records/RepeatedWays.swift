/// Names that repeat their parent's whole name in front of their own: `Arts › Books` below `Arts`, `서울특별시 종로구` below
/// `서울특별시`.
extension Records {
  /// Cuts names to what is their own, where nearly all of each level have their parent's in front; answers with how many.
  ///
  /// A sign has to part the names. A blank is enough only where an address goes from the large to the small, and where the
  /// codes say that they lie in each other: `Cholera due to …` is a name of its own below `Cholera`. Paths of files stay whole.
  ///
  /// - Complexity: O(*n*) in the records where a sample has such names; O(1) elsewhere.
  mutating func cutRepeatedWays(_ text: SourceText) -> Int {
    guard maySaySo(text) else { return cutRepeatedEnds(text) }
    var levels: [Int: WayLevel] = [:]
    let depths = depths
    for record in 0..<count where parents[record] >= 0 {
      levels[depths[record], default: WayLevel()].add(
        behindParent(record, text), codesNest: codeLiesInParent(record, text))
    }
    let haveSigns = levels.values.allSatisfy(\.haveSigns) && WayLevel.areEnough(levels.values)
    let haveBlanks = levels.values.allSatisfy(\.haveBlanks) && levels.values.reduce(0) { $0 + $1.count } >= 5
    guard haveSigns || haveBlanks else { return cutRepeatedEnds(text) }
    var cuts = [Int](repeating: 0, count: count)
    for record in 0..<count {
      guard parents[record] >= 0 else { continue }
      switch behindParent(record, text) {
      case .sign(let end, _) where haveSigns: cuts[record] = end
      case .blank(let end, _) where haveBlanks: cuts[record] = end
      default: break
      }
    }
    cut(cuts)
    return cuts.count { $0 > 0 }
  }

  /// Cuts names that have their parent's behind a comma, as nearly all do that lie in another: `Austin, Texas` below `Texas`.
  private mutating func cutRepeatedEnds(_ text: SourceText) -> Int {
    func own(_ record: Int) -> UInt32? {
      let parent = Int(parents[record])
      guard parent >= 0, parent < count else { return nil }
      let (name, above) = (text.trimmed(names[record]), text.trimmed(names[parent]))
      guard above.count > 1, name.count > above.count + 2 else { return nil }
      let isBehind = text.bytes(name) { name in
        let start = name.count - Int(above.count)
        return name[start - 1] == 0x20 && name[start - 2] == UInt8(ascii: ",")
          && text.bytes(above) { Bytes.areEqual(.init(rebasing: name[start...]), $0) }
      }
      return isBehind ? name.start + name.count - above.count - 2 - names[record].start : nil
    }
    guard count > Records.fewestEnds,
      stride(from: 0, to: count, by: max(1, count / Records.sample)).contains(where: { own($0) != nil })
    else { return 0 }
    let below = parents.count { $0 >= 0 }
    let ends = (0..<count).map(own)
    let cuts = ends.count { $0 != nil }
    guard cuts >= Records.fewestEnds, cuts * 20 >= below * 19 else { return 0 }
    for case (let record, let end?) in ends.enumerated() { names[record].count = end }
    return cuts
  }

  private static let fewestEnds = 5
  private static let sample = 200

  /// Whether some of the records that lie in others have their parent's name in front.
  private func maySaySo(_ text: SourceText) -> Bool {
    guard count > 2 else { return false }
    return stride(from: 0, to: count, by: max(1, count / Records.sample)).contains { record in
      parents[record] >= 0 && behindParent(record, text) != .nothing
    }
  }

  /// How many records stand above each; a circle ends somewhere.
  private var depths: [Int] {
    var depths = [Int](repeating: -1, count: count)
    for record in 0..<count where depths[record] < 0 {
      var (way, at) = ([Int](), record)
      while at >= 0, at < count, depths[at] < 0, way.count <= count {
        way.append(at)
        at = Int(parents[at])
      }
      var depth = at >= 0 && at < count ? depths[at] : -1
      for record in way.reversed() {
        depth += 1
        depths[record] = depth
      }
    }
    return depths
  }

  /// Where a record's own name begins behind that of its parent, in bytes.
  private func behindParent(_ record: Int, _ text: SourceText) -> OwnName {
    let parent = Int(parents[record])
    guard parent < count else { return .nothing }
    let start = Int(text.trimmed(names[record]).start - names[record].start)
    return text.bytes(text.trimmed(names[parent])) { above in
      text.bytes(text.trimmed(names[record])) { OwnName($0, behind: above).moved(start) }
    }
  }

  /// Whether a code begins with its parent's, but for zeros at its end.
  private func codeLiesInParent(_ record: Int, _ text: SourceText) -> Bool {
    guard Int(parents[record]) < count else { return false }
    let above = codes[Int(parents[record])]
    return text.bytes(above) { above in
      text.bytes(codes[record]) { own in
        let head = above.prefix((above.lastIndex { $0 != 0x30 } ?? -1) + 1)
        return !head.isEmpty && own.count >= above.count && own.starts(with: head)
      }
    }
  }
}

/// What stands behind the parent's name.
private enum OwnName: Equatable {
  case nothing
  /// A sign and then a name.
  ///
  /// - Parameter isWeak: Whether the sign stands in other names, too.
  case sign(Int, isWeak: Bool)
  /// A blank and then a name, of one word or of more, in a script whose addresses go from the large to the small.
  case blank(Int, isWord: Bool)

  private static let signs: [(bytes: [UInt8], isWeak: Bool)] =
    ["/", ">", "›", "»", "|", "→", "\\", "::", "／", "＞", "｜"].map { (Array($0.utf8), false) }
    + [":", " - ", " – ", " — ", " -- "].map { (Array($0.utf8), true) }

  init(_ name: UnsafeRawBufferPointer, behind above: UnsafeRawBufferPointer) {
    self = .nothing
    guard above.count > 0, name.count > above.count + 1,
      Bytes.areEqual(.init(rebasing: name[..<above.count]), above)
    else { return }
    func blanks(from start: Int) -> Int { name[start...].firstIndex { $0 != 0x20 } ?? name.count }
    let start = blanks(from: above.count)
    guard above[0] != UInt8(ascii: "/") else { return }
    for (sign, isWeak) in OwnName.signs {
      let from = sign[0] == 0x20 ? above.count : start
      guard name[from...].starts(with: sign) else { continue }
      let own = blanks(from: from + sign.count)
      // Numbers alone are no names.
      if name[own...].contains(where: { $0 > 0x40 }) { self = .sign(own, isWeak: isWeak) }
      return
    }
    guard start > above.count, start < name.count, OwnName.isEastAsian(name[start...]) else { return }
    self = .blank(start, isWord: !name[start...].contains(0x20))
  }

  /// Whether a text begins with a letter of Hangul, Han or kana.
  private static func isEastAsian(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first else {
      return false
    }
    return (0x3040...0x30FF).contains(first.value) || (0x3400...0x9FFF).contains(first.value)
      || (0xAC00...0xD7A3).contains(first.value)
  }

  func moved(_ bytes: Int) -> OwnName {
    switch self {
    case .nothing: .nothing
    case .sign(let end, let isWeak): .sign(end + bytes, isWeak: isWeak)
    case .blank(let end, let isWord): .blank(end + bytes, isWord: isWord)
    }
  }
}

/// How many records of a level have their parent's name in front.
private struct WayLevel {
  private(set) var count = 0
  private var signs = 0
  private var weak = 0
  private var blanks = 0
  private var words = 0
  private var nested = 0

  mutating func add(_ name: OwnName, codesNest: Bool) {
    count += 1
    if codesNest { nested += 1 }
    switch name {
    case .nothing: break
    case .sign(_, let isWeak):
      signs += 1
      if isWeak { weak += 1 }
    case .blank(_, let isWord):
      blanks += 1
      if isWord { words += 1 }
    }
  }

  /// Whether so many names have signs that it is no chance.
  static func areEnough(_ levels: some Collection<WayLevel>) -> Bool {
    let signs = levels.reduce(0) { $0 + $1.signs }
    return signs >= (levels.contains { $0.weak > 0 } ? 5 : 3)
  }

  var haveSigns: Bool { signs * 20 >= count * 19 }
  var haveBlanks: Bool {
    blanks * 20 >= count * 19 && nested * 20 >= count * 19 && words * 10 >= count * 7
  }
}
