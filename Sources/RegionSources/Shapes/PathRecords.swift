import RegionModel

/// Makes records from paths; a step that several paths share is made once.
struct PathRecords {
  private(set) var records = Records()
  /// The record numbers plus one, by parent and key; 0 is free.
  private var slots: [UInt32] = Array(repeating: 0, count: 1 << 10)
  /// The key of each record among its siblings: the code, or else the name.
  private var keys: [Slice] = []
  /// The steps of the previous path, with their records.
  private var last: [(key: Slice, record: Int)] = []

  /// The record of a step; it is made if there is none.
  ///
  /// - Parameters:
  ///   - depth: The number of steps before it in its path.
  ///   - parent: -1 for the first step.
  @inline(__always)
  mutating func step(
    name: Slice, code: Slice, below parent: Int, depth: Int, place: UInt32, _ text: SourceText
  ) -> Int {
    let key = code.isEmpty ? name : code
    if depth < last.count, depth == 0 || last[depth - 1].record == parent,
      PathRecords.equal(last[depth].key, key, text)
    {
      return last[depth].record
    }
    let record = find(name: name, code: code, key: key, below: parent, place: place, text)
    if depth < last.count {
      last.removeSubrange(depth...)
    }
    if depth == last.count { last.append((key, record)) }
    return record
  }

  /// Makes a record without a code beside another one that its own step would be taken for.
  mutating func add(name: Slice, beside record: Int, place: UInt32) -> Int {
    keys.append(name)
    last.removeAll()
    return records.append(name: name, parent: Int(records.parents[record]), place: place)
  }

  private static func equal(_ a: Slice, _ b: Slice, _ text: SourceText) -> Bool {
    a.count == b.count && text.bytes(a) { left in text.bytes(b) { Bytes.areEqual(left, $0) } }
  }

  private mutating func find(
    name: Slice, code: Slice, key: Slice, below parent: Int, place: UInt32, _ text: SourceText
  ) -> Int {
    if records.count * 2 >= slots.count { grow(text) }
    var slot = hash(key, parent, text)
    while slots[slot] != 0 {
      let record = Int(slots[slot] - 1)
      if Int(records.parents[record]) == parent, PathRecords.equal(keys[record], key, text) { return record }
      slot = (slot + 1) & (slots.count - 1)
    }
    let record = records.append(name: name, code: code, parent: parent, place: place)
    keys.append(key)
    slots[slot] = UInt32(record + 1)
    return record
  }

  private func hash(_ key: Slice, _ parent: Int, _ text: SourceText) -> Int {
    let own = text.bytes(key, ByteHash.of)
    return Int(own ^ UInt32(truncatingIfNeeded: parent &+ 1) &* 0x9E37_79B9) & (slots.count - 1)
  }

  private mutating func grow(_ text: SourceText) {
    slots = Array(repeating: 0, count: slots.count * 4)
    for record in 0..<records.count {
      var slot = hash(keys[record], Int(records.parents[record]), text)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(record + 1)
    }
  }

  /// Sets the code of a record that an earlier path made without one.
  mutating func setCode(_ code: Slice, of record: Int) {
    if records.codes[record].isEmpty { records.codes[record] = code }
  }

  mutating func withRecords(_ body: (inout Records) -> Void) { body(&records) }

  consuming func finished() -> Records { records }
}
