/// The names that may stand at the positions of a text, each position looked up once.
final class FoundNames {
  let table: NameTable
  private var entries = UnsafeMutablePointer<NameTable.Entry>.allocate(capacity: firstCapacity)
  private var capacity = firstCapacity
  private var count = 0
  /// For the positions with the mark `lookedUp`.
  private let lookups = UnsafeMutablePointer<Lookup>.allocate(capacity: Text.capacity)

  /// The names at a position.
  struct Lookup {
    fileprivate let first: Int
    fileprivate let names: NameTable.Found

    static let none = Lookup(first: 0, names: NameTable.Found())

    /// What there is among them.
    var kinds: NameTable.Kinds { names.kinds }
    /// Indices for the subscript.
    var range: Range<Int> { Range(uncheckedBounds: (first, first &+ names.count)) }
    var isEmpty: Bool { names.count == 0 }

    /// Calls `body` with the index of each name that leads to its place, whole or short, of those in force, or of those
    /// out of use.
    @inline(__always)
    func forEach(areFormer: Bool, in found: FoundNames, _ body: (Int) -> Void) {
      var bits = names.leading >> (areFormer ? 1 : 0) & 0x5555_5555_5555_5555
      while bits != 0 {
        body(first &+ bits.trailingZeroBitCount >> 1)
        bits &= bits &- 1
      }
      guard names.count > NameTable.Found.most else { return }
      for index in range.dropFirst(NameTable.Found.most) {
        let entry = found[index]
        if entry.isFormer == areFormer, !entry.use.contains(.zone), entry.isWhole || entry.isShort {
          body(index)
        }
      }
    }

    /// Whether any of them leads to a place with a root.
    @inline(__always)
    func hasRoot(_ root: UInt8) -> Bool { names.roots >> UInt64(root & 63) & 1 == 1 }
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
    // A damaged name may end inside a character, where the marks are an earlier text's.
    guard marks.contains(.name), text.beginsCharacter(position) else { return .none }
    if !marks.contains(.lookedUp) { lookUp(text, position) }
    return lookups[position]
  }

  /// Whether names begin so, wholly there or not.
  @inline(__always)
  func hasNames(in text: Text, at position: Int) -> Bool {
    found(in: text, at: position).names.isAny != 0
  }

  @inline(__always)
  subscript(_ index: Int) -> NameTable.Entry { entries[index] }

  /// The zones in a top place whose names begin with the two characters at a position, but for the first of each name,
  /// which `names` has: indices for the subscript.
  @inline(never)
  func zones(in text: Text, at position: Int, root: UInt8) -> Range<Int> {
    let first = count
    let found = table.find(in: text, at: position, zoneRoot: root) { room(for: $0) }
    count = first &+ found.count
    return first..<count
  }

  // One copy for all that ask: where it stands inside of them, the processor has less of their code at hand, and the loop
  // over the records has no registers.
  @inline(never)
  private func lookUp(_ text: Text, _ position: Int) {
    let first = count
    let found = table.find(in: text, at: position) { room(for: $0) }
    count = first &+ found.count
    lookups[position] = Lookup(first: first, names: found)
    text.marks[position].formUnion(.lookedUp)
  }

  @inline(__always)
  private func room(for added: Int) -> UnsafeMutablePointer<NameTable.Entry> {
    if count &+ added > capacity { grow(by: added) }
    return entries + count
  }

  private func grow(by added: Int) {
    let larger = max(capacity * 2, count + added)
    let memory = UnsafeMutablePointer<NameTable.Entry>.allocate(capacity: larger)
    memory.moveInitialize(from: entries, count: count)
    entries.deallocate()
    (entries, capacity) = (memory, larger)
  }
}

extension FoundNames {
  /// Whether a name stands at a position, in full or short.
  @inline(__always)
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
