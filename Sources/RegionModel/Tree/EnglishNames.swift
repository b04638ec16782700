/// The section of names in English, read in place.
///
/// It is UInt32 little-endian: the number of entries; for each entry its region and where in the texts its name begins, the
/// regions sorted; a zero and where the last name ends; then the texts. Every number is checked where it is used, so a damaged
/// section gives wrong names at worst. Nothing is read before a name is asked for.
struct EnglishNames: Sendable {
  private let bytes: ByteView

  init(_ bytes: ByteView) { self.bytes = bytes }

  /// How many regions have a name.
  var count: Int {
    let stated = Int(bytes.uint32(at: 0))
    return EnglishNames.textStart(stated) <= bytes.count ? stated : 0
  }

  private static func textStart(_ count: Int) -> Int { 4 + (count + 1) * 8 }

  private func node(_ entry: Int) -> Int { Int(bytes.uint32(at: 4 + entry * 8)) }
  private func offset(_ entry: Int) -> Int { Int(bytes.uint32(at: 8 + entry * 8)) }

  private func name(_ entry: Int) -> UnsafeRawBufferPointer {
    let (lower, upper) = (offset(entry), offset(entry + 1))
    return bytes.bytes(from: EnglishNames.textStart(count) + lower, count: upper - lower)
  }

  /// The name of a region; empty if it has none.
  ///
  /// - Complexity: O(log *n*).
  func name(ofNode wanted: Int) -> UnsafeRawBufferPointer {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if node(middle) < wanted { low = middle + 1 } else { high = middle }
    }
    guard low < count, node(low) == wanted else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return name(low)
  }

  /// What is wrong with the section of a tree, or nil.
  ///
  /// - Complexity: O(bytes).
  func flaw(regionCount: Int) -> String? {
    guard bytes.count > 0 else { return nil }
    let texts = bytes.count - EnglishNames.textStart(count)
    guard count == Int(bytes.uint32(at: 0)), texts >= 0, offset(0) == 0, offset(count) == texts else {
      return "has English names of the wrong size"
    }
    for entry in 0..<count {
      guard node(entry) > 0, node(entry) <= regionCount else { return "has an English name of no region" }
      guard offset(entry) < offset(entry + 1), TextRules.flaw(in: name(entry)) == nil else {
        return "has an English name that cannot be shown"
      }
      guard entry == 0 || node(entry - 1) < node(entry) else { return "has English names out of order" }
    }
    return nil
  }
}
