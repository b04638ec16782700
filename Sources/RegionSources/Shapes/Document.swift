import RegionModel

/// A value of a structured file: an object, an array, or a text.
struct Value {
  enum Kind: UInt32 { case object, array, string, number, bool, null }

  /// The offset of the text; for a container, that of its bracket.
  var start: UInt32
  private var kindAndCount: UInt32
  /// The number of its key in the object around it; `Value.noKey` elsewhere.
  var key: UInt32
  /// The index of the next value that is not inside this one.
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

/// A JSON text, XML or a property list as one flat list of values, in the order of the file.
///
/// The values inside a container follow it, up to its `end`. A walk over children jumps from end to end, and a million
/// values take sixteen megabytes.
struct Document {
  var values = ValueList()
  var keys = KeyTable()
  var text: SourceText
  /// What a person is told of what the format left out.
  var notes: [String] = []

  init(_ text: SourceText) { self.text = text }

  /// A sequence of one value.
  func only(_ index: Int) -> Children {
    Children(values: values.pointer, position: index, end: Int(values[index].end))
  }

  /// The indices of the values directly inside a container, or of the document's top values if `index` is nil.
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

  /// Whether there are several top values.
  var isMany: Bool { values.first.map { Int($0.end) < values.count } ?? false }

  /// For texts in the pool: the offset in the file where each came from.
  private var madeFrom: [(made: UInt32, place: UInt32)] = []

  /// Records where the last made text stands in the file.
  mutating func note(_ made: Slice, standsAt place: Int) {
    if !text.isInSource(made.start) { madeFrom.append((made.start, UInt32(clamping: place))) }
  }

  /// An offset in the file at or before the value, for messages.
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

/// The distinct keys of a document's objects.
struct KeyTable {
  private(set) var slices: [Slice] = []
  /// The key numbers plus one, by hash; 0 is free.
  private var slots: [UInt32] = Array(repeating: 0, count: 64)
  /// The key that last followed each key: objects of one kind have the same keys in the same order.
  private var successors: [UInt32] = []
  private var holdObjects: [Bool] = []
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

  /// The number of a known key; nil if it is unknown.
  func number(ofName name: String, in text: SourceText) -> UInt32? {
    var name = name
    return name.withUTF8 { bytes in
      let key = UnsafeRawBufferPointer(bytes)
      var slot = Int(ByteHash.of(key)) & (slots.count - 1)
      while slots[slot] != 0 {
        if isKey(slots[slot] - 1, key, text) { return slots[slot] - 1 }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  @inline(__always)
  private func isKey(_ number: UInt32, _ key: UnsafeRawBufferPointer, _ text: SourceText) -> Bool {
    guard Int(slices[Int(number)].count) == key.count else { return false }
    return text.bytes(slices[Int(number)]) { Bytes.areEqual($0, key) }
  }

  /// Notes that a key holds an object somewhere.
  mutating func noteObject(_ key: UInt32) { holdObjects[Int(key)] = true }

  /// Whether a key holds an object somewhere.
  func holdsObject(_ key: UInt32) -> Bool { holdObjects[Int(key)] }

  private mutating func find(_ key: UnsafeRawBufferPointer, _ text: inout SourceText) -> UInt32 {
    if slices.count * 2 >= slots.count { grow(text) }
    var slot = Int(ByteHash.of(key)) & (slots.count - 1)
    while slots[slot] != 0 {
      if isKey(slots[slot] - 1, key, text) { return slots[slot] - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    slices.append(text.slice(key.baseAddress, key.count))
    successors.append(.max)
    holdObjects.append(false)
    slots[slot] = UInt32(slices.count)
    return UInt32(slices.count - 1)
  }

  private mutating func grow(_ text: SourceText) {
    slots = Array(repeating: 0, count: slots.count * 4)
    for (index, slice) in slices.enumerated() {
      var slot = Int(text.bytes(slice, ByteHash.of)) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index + 1)
    }
  }
}
