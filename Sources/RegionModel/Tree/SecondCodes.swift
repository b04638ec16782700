/// A code that a region has in a second system of codes.
public struct SecondCode: Hashable, Sendable {
  /// The region's own code.
  public let code: String
  /// Its code in the second system; empty for a region that has none there.
  public let second: String
  /// Whether the whole region bears `second`; else a part of it did, and only reading the code leads here.
  public let isWhole: Bool

  public init(_ code: String, second: String, isWhole: Bool = true) {
    self.code = code
    self.second = second
    self.isWhole = isWhole
  }
}

/// The section of second codes, read in place.
///
/// A region that it does not name has the same code in both systems. The section is UInt32 little-endian: the number of
/// entries and how many of them are of whole regions; for each entry its region and where in the texts its code begins, the
/// whole regions first and sorted; a zero and where the last code ends; the entries in the order of their codes' bytes; then
/// the texts. Every number is checked where it is used, so a damaged section names wrong places at worst.
struct SecondCodes: Sendable {
  /// How many entries there are; those of whole regions come first.
  let count: Int
  let wholeCount: Int
  private let bytes: ByteView

  init(_ bytes: ByteView) {
    self.bytes = bytes
    let stated = Int(bytes.uint32(at: 0))
    count = SecondCodes.textStart(stated) <= bytes.count ? stated : 0
    wholeCount = min(Int(bytes.uint32(at: 4)), count)
  }

  private static func textStart(_ count: Int) -> Int { 8 + (count + 1) * 8 + count * 4 }

  func node(_ entry: Int) -> Int { Int(bytes.uint32(at: 8 + entry * 8)) }

  func code(_ entry: Int) -> UnsafeRawBufferPointer {
    let (lower, upper) = (offset(entry), offset(entry + 1))
    return bytes.bytes(from: SecondCodes.textStart(count) + lower, count: upper - lower)
  }

  private func offset(_ entry: Int) -> Int { Int(bytes.uint32(at: 12 + entry * 8)) }

  private func entryInCodeOrder(_ position: Int) -> Int {
    let entry = Int(bytes.uint32(at: 8 + (count + 1) * 8 + position * 4))
    return entry < count ? entry : 0
  }

  /// The entry of a whole region, or nil where its code is the same in both systems.
  ///
  /// - Complexity: O(log *n*).
  func entry(ofNode wanted: Int) -> Int? {
    var (low, high) = (0, wholeCount)
    while low < high {
      let middle = (low + high) / 2
      if node(middle) < wanted { low = middle + 1 } else { high = middle }
    }
    return low < wholeCount && node(low) == wanted ? low : nil
  }

  /// The entries whose code is `wanted`, whole regions first; none for an empty one.
  ///
  /// - Complexity: O(log *n*), and O(1) for each.
  func entries(ofCode wanted: [UInt8]) -> [Int] {
    guard !wanted.isEmpty else { return [] }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if code(entryInCodeOrder(middle)).lexicographicallyPrecedes(wanted) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var found: [Int] = []
    while low < count, code(entryInCodeOrder(low)).elementsEqual(wanted) {
      found.append(entryInCodeOrder(low))
      low += 1
    }
    return found
  }

  /// What is wrong with the section of a tree, or nil.
  ///
  /// - Complexity: O(bytes).
  func flaw(regionCount: Int) -> String? {
    guard bytes.count > 0 else { return nil }
    let texts = bytes.count - SecondCodes.textStart(count)
    guard count == Int(bytes.uint32(at: 0)), wholeCount == Int(bytes.uint32(at: 4)), texts >= 0,
      offset(count) == texts, offset(0) == 0
    else { return "has second codes of the wrong size" }
    for entry in 0..<count {
      guard (1...max(regionCount, 1)).contains(node(entry)), regionCount > 0 else {
        return "has a second code of no region"
      }
      guard offset(entry) <= offset(entry + 1), TextRules.flaw(in: code(entry)) == nil else {
        return "has a second code that cannot be shown"
      }
      let isNext = entry == 0 || entry >= wholeCount || node(entry - 1) < node(entry)
      guard isNext else { return "has second codes out of order" }
    }
    return isInCodeOrder ? nil : "has second codes out of the codes' order"
  }

  /// Whether every entry stands in the order of the codes, once.
  private var isInCodeOrder: Bool {
    guard count > 0 else { return true }
    if Int(bytes.uint32(at: 8 + (count + 1) * 8)) >= count { return false }
    return (1..<count).allSatisfy { position in
      guard Int(bytes.uint32(at: 8 + (count + 1) * 8 + position * 4)) < count else { return false }
      let (a, b) = (entryInCodeOrder(position - 1), entryInCodeOrder(position))
      let (left, right) = (code(a), code(b))
      return left.lexicographicallyPrecedes(right) || a < b && left.elementsEqual(right)
    }
  }
}
