/// A value of a structured file: an object, an array, or a text.
struct Value {
  enum Kind: UInt32 { case object, array, string, number, bool, null }

  /// Where the text begins; of a container, where its bracket stands.
  var start: UInt32
  private var kindAndCount: UInt32
  /// The number of the key in the object that holds the value; `Value.noKey` elsewhere.
  var key: UInt32
  /// The number of the next value that is not inside of this one.
  var end: UInt32

  static let noKey = UInt32.max
  private static let largest: UInt32 = (1 << 28) - 1

  init(_ kind: Kind, _ slice: Slice, key: UInt32) {
    start = slice.start
    kindAndCount = kind.rawValue << 28 | min(slice.count, Value.largest)
    self.key = key
    end = 0
  }

  var kind: Kind { Kind(rawValue: kindAndCount >> 28) ?? .null }
  var isContainer: Bool { kindAndCount >> 28 <= Kind.array.rawValue }
  var slice: Slice { Slice(start: start, count: isContainer ? 0 : kindAndCount & Value.largest) }
}

/// What a JSON text or a property list says, as one flat list of values in the order of the file.
///
/// A container's values follow it up to its `end`; so the children of a value are walked by jumping from end to end, and
/// a million values take sixteen megabytes.
struct Document {
  var values = ValueList()
  var keys = KeyTable()
  var text: SourceText

  init(_ text: SourceText) { self.text = text }

  /// A value as the only one of a list.
  func only(_ index: Int) -> Children {
    Children(values: values.pointer, position: index, end: Int(values[index].end))
  }

  /// The numbers of the values right inside a container; of the document itself where `index` is nil.
  func children(of index: Int?) -> Children {
    guard let index else { return Children(values: values.pointer, position: 0, end: values.count) }
    return Children(
      values: values.pointer, position: index + 1,
      end: values[index].isContainer ? Int(values[index].end) : index + 1
    )
  }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let values: UnsafePointer<Value>?
    var position: Int
    let end: Int

    @inline(__always)
    mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Int(values.unsafelyUnwrapped[position].end) }
      return position
    }
  }

  func hasContainer(_ index: Int) -> Bool { children(of: index).contains { values[$0].isContainer } }

  func count(of index: Int) -> Int {
    var count = 0
    for _ in children(of: index) { count += 1 }
    return count
  }

  /// Whether there are several values, one after the other.
  var isMany: Bool { values.first.map { Int($0.end) < values.count } ?? false }

  /// Where in the file texts stand that had to be made, by the place of what was made of them.
  private var madeFrom: [(made: UInt32, place: UInt32)] = []

  /// Notes where the text stands that was made last.
  mutating func note(_ made: Slice, standsAt place: Int) {
    if !text.isInSource(made.start) { madeFrom.append((made.start, UInt32(clamping: place))) }
  }

  /// A place in the file at or before the value, for messages.
  func place(of index: Int) -> UInt32 {
    let start = values[index].start
    if text.isInSource(start) { return start }
    var (low, high) = (0, madeFrom.count)
    while low < high {
      let middle = (low + high) / 2
      if madeFrom[middle].made <= start { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? madeFrom[low - 1].place : 0
  }
}

/// The keys of a document's objects, each once.
struct KeyTable {
  private(set) var slices: [Slice] = []
  /// Keys plus one by their hash; 0 is free.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)
  /// For each key the one that followed it last: objects of one kind have the same keys in the same order.
  private var successors: [UInt32] = []
  private var last = UInt32.max

  var count: Int { slices.count }

  /// The number of a key.
  mutating func number(of key: UnsafeRawBufferPointer, in text: inout SourceText) -> UInt32 {
    if last != .max {
      let guess = successors[Int(last)]
      if guess != .max, isKey(guess, key, text) {
        last = guess
        return guess
      }
    }
    let found = find(key, &text)
    if last != .max { successors[Int(last)] = found }
    last = found
    return found
  }

  /// The number of a key that is there already; nil where it is not.
  func number(ofName name: String, in text: SourceText) -> UInt32? {
    slices.indices.first { text.string(slices[$0]) == name }.map(UInt32.init)
  }

  @inline(__always)
  private func isKey(_ number: UInt32, _ key: UnsafeRawBufferPointer, _ text: SourceText) -> Bool {
    guard Int(slices[Int(number)].count) == key.count else { return false }
    return text.bytes(slices[Int(number)]) { Bytes.areEqual($0, key) }
  }

  private mutating func find(_ key: UnsafeRawBufferPointer, _ text: inout SourceText) -> UInt32 {
    if slices.count * 2 >= slots.count { grow(text) }
    var slot = Int(Bytes.hash(key)) & (slots.count - 1)
    while slots[slot] != 0 {
      if isKey(slots[slot] - 1, key, text) { return slots[slot] - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    slices.append(text.slice(key.baseAddress, key.count))
    successors.append(.max)
    slots[slot] = UInt32(slices.count)
    return UInt32(slices.count - 1)
  }

  private mutating func grow(_ text: SourceText) {
    slots = Array(repeating: 0, count: slots.count * 4)
    for (index, slice) in slices.enumerated() {
      var slot = Int(text.bytes(slice, Bytes.hash)) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }
}
