/// The names that may stand at the positions of a text, each position looked up once.
final class FoundNames {
  private let table: NameTable
  private var entries = UnsafeMutablePointer<NameTable.Entry>.allocate(capacity: firstCapacity)
  private var capacity = firstCapacity
  private var count = 0
  /// For the positions with the mark `lookedUp`.
  private let ranges = UnsafeMutablePointer<Range<Int32>>.allocate(capacity: Text.capacity)

  /// More than most texts take.
  private static let firstCapacity = 512

  init(_ table: NameTable) { self.table = table }

  deinit {
    entries.deallocate()
    ranges.deallocate()
  }

  /// Forgets all, for a new text.
  func clear() { count = 0 }

  /// The names that begin with the two characters at a position: indices for the subscript.
  @inline(__always)
  func names(in text: Text, at position: Int) -> Range<Int> {
    let marks = text.marks(at: position)
    guard marks.contains(.name) else { return 0..<0 }
    if !marks.contains(.lookedUp) { lookUp(text, position) }
    let range = ranges[position]
    return Range(uncheckedBounds: (Int(range.lowerBound), Int(range.upperBound)))
  }

  /// Whether names begin so, wholly there or not.
  @inline(__always)
  func hasNames(in text: Text, at position: Int) -> Bool {
    _ = names(in: text, at: position)
    return text.marks(at: position).contains(.hasNames)
  }

  @inline(__always)
  subscript(_ index: Int) -> NameTable.Entry { entries[index] }

  private func lookUp(_ text: Text, _ position: Int) {
    let first = count
    var next = count
    let hasNames = table.forEach(in: text, at: position) { entry in
      if next == capacity { grow(next) }
      (entries + next).initialize(to: entry)
      next &+= 1
    }
    count = next
    ranges[position] = Range(
      uncheckedBounds: (Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: next)))
    text.marks[position].formUnion(hasNames ? [.lookedUp, .hasNames] : .lookedUp)
  }

  private func grow(_ count: Int) {
    let larger = UnsafeMutablePointer<NameTable.Entry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }
}

extension FoundNames {
  /// Whether a name stands at a position, in full or short.
  func hasName(in text: Text, at position: Int) -> Bool {
    names(in: text, at: position).contains { self[$0].shortCount > 0 ? self[$0].isShort : self[$0].isWhole }
  }

  /// Whether a district's name without its suffix stands at a position, and only a suffix of a township between it and
  /// the end.
  func hasWholeName(in text: Text, at position: Int, before end: Int) -> Bool {
    names(in: text, at: position).contains { index in
      let entry = self[index]
      guard entry.isShort, !entry.isFormer, entry.use.contains(.district), !entry.use.contains(.overseas)
      else { return false }
      let suffix = position + entry.shortCount
      return suffix + Words.townshipSuffixLength(text, at: suffix) == end
    }
  }
}
