/// The names that may stand at the positions of a text, each position looked up once.
final class FoundNames {
  private let table: NameTable
  private var entries = UnsafeMutablePointer<NameTable.Entry>.allocate(capacity: firstCapacity)
  private var capacity = firstCapacity
  private var count = 0
  /// For the positions with the mark `lookedUp`.
  private let lookups = UnsafeMutablePointer<Lookup>.allocate(capacity: Text.capacity)

  /// The names at a position.
  struct Lookup {
    fileprivate let first: Int32
    fileprivate let end: Int32
    /// What there is among them.
    let kinds: NameTable.Kinds

    static let none = Lookup(first: 0, end: 0, kinds: [])

    /// Indices for the subscript.
    var range: Range<Int> { Range(uncheckedBounds: (Int(first), Int(end))) }
    var isEmpty: Bool { first == end }
  }

  /// More than most texts take.
  private static let firstCapacity = 512

  init(_ table: NameTable) { self.table = table }

  deinit {
    entries.deallocate()
    lookups.deallocate()
  }

  /// Forgets all, for a new text.
  func clear() { count = 0 }

  /// The names that begin with the two characters at a position: indices for the subscript.
  @inline(__always)
  func names(in text: Text, at position: Int) -> Range<Int> {
    found(in: text, at: position).range
  }

  /// The same with their kinds.
  @inline(__always)
  func found(in text: Text, at position: Int) -> Lookup {
    let marks = text.marks(at: position)
    guard marks.contains(.name) else { return .none }
    if !marks.contains(.lookedUp) { lookUp(text, position) }
    return lookups[position]
  }

  /// Whether names begin so, wholly there or not.
  @inline(__always)
  func hasNames(in text: Text, at position: Int) -> Bool {
    _ = found(in: text, at: position)
    return text.marks(at: position).contains(.hasNames)
  }

  @inline(__always)
  subscript(_ index: Int) -> NameTable.Entry { entries[index] }

  private func lookUp(_ text: Text, _ position: Int) {
    let first = count
    var next = count
    var kinds: NameTable.Kinds = []
    let hasNames = table.forEach(in: text, at: position) { entry in
      if next == capacity { grow(next) }
      (entries + next).initialize(to: entry)
      kinds.formUnion(entry.kinds)
      next &+= 1
    }
    count = next
    lookups[position] = Lookup(
      first: Int32(truncatingIfNeeded: first), end: Int32(truncatingIfNeeded: next), kinds: kinds)
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
