/// Builds a document from a parser's events.
struct DocumentBuilder {
  var document: Document
  /// The indices of the open containers.
  private var open: [UInt32] = []
  /// The key of the next value.
  private(set) var key = Value.noKey
  /// Hears how much of the source was read.
  var progress: (@Sendable (Double) -> Void)?
  /// Why the document is refused; the parser then stops.
  private(set) var problem: String?

  /// How many values there were when the progress was told last.
  private var told = 0

  /// The deepest nesting: enough for a tree of ten thousand levels in the most verbose shape.
  static let deepest = 50_000

  init(_ source: UnsafeRawBufferPointer) { document = Document(SourceText(source)) }

  init(_ text: SourceText) { document = Document(text) }

  /// The offset of a file in the text's source.
  func start(of file: UnsafeRawBufferPointer) -> Int {
    guard let base = document.text.source.baseAddress, let own = file.baseAddress else { return 0 }
    return own - base
  }

  var depth: Int { open.count }

  mutating func setKey(_ bytes: UnsafeRawBufferPointer) {
    key = document.keys.number(of: bytes, in: &document.text)
  }

  /// Adds a text.
  ///
  /// - Parameter place: The offset of its end in the source; needed for texts with escapes, which lie in the pool.
  mutating func append(_ kind: Value.Kind, _ start: UnsafeRawPointer?, _ count: Int, place: Int = 0) {
    let slice = document.text.slice(start, count)
    document.note(slice, standsAt: place)
    append(kind, slice)
  }

  mutating func append(_ kind: Value.Kind, _ slice: Slice) {
    var value = Value(kind, slice, key: key)
    value.end = UInt32(document.values.count + 1)
    document.values.append(value)
    key = Value.noKey
  }

  /// Opens an object or an array at an offset of the source.
  ///
  /// - Returns: False if containers are nested too deep.
  mutating func begin(_ kind: Value.Kind, at place: Int) -> Bool {
    guard open.count < DocumentBuilder.deepest else {
      problem = "nested more than 50,000 deep"
      return false
    }
    if document.values.count &- told > 1 << 18 {
      told = document.values.count
      progress?(0.1 + 0.4 * Double(place) / Double(max(document.text.source.count, 1)))
    }
    open.append(UInt32(document.values.count))
    if kind == .object, key != Value.noKey { document.keys.noteObject(key) }
    append(kind, Slice(start: UInt32(clamping: place), count: 0))
    return true
  }

  mutating func end() {
    guard let index = open.popLast() else { return }
    var value = document.values[Int(index)]
    value.end = UInt32(document.values.count)
    document.values[Int(index)] = value
    key = Value.noKey
  }
}

extension DocumentBuilder {
  /// Gives the next value of an object an empty key where the file has none for it, as only JSON's grammar forbids.
  mutating func completeKey() {
    guard key == Value.noKey, let object = open.last, document.values[Int(object)].kind == .object else {
      return
    }
    setKey(UnsafeRawBufferPointer(start: nil, count: 0))
  }

  /// Adds a boolean, with the text 1 or 0.
  mutating func appendTruth(_ isTrue: Bool) {
    let slice = document.text.make(isTrue ? "1" : "0")
    append(.bool, slice)
  }
}

extension DocumentBuilder {
  /// Puts a text into the pool that is not in the source.
  mutating func make(_ text: String) -> Slice { document.text.make(text) }

  /// Adds a text that is not in the source, and notes where it stands there.
  mutating func append(_ kind: Value.Kind, _ text: String, at place: Int) {
    var text = text
    let slice = text.withUTF8 { make(UnsafeRawBufferPointer($0), standsAt: place) }
    append(kind, slice)
  }

  /// Puts a text into the pool, and notes where it stands in the source.
  mutating func make(_ bytes: UnsafeRawBufferPointer, standsAt place: Int) -> Slice {
    let slice = document.text.slice(bytes.baseAddress, bytes.count)
    document.note(slice, standsAt: place)
    return slice
  }
}

/// What YAML says with names: values that stand in several places.
extension DocumentBuilder {
  /// Adds a copy of a value that was added before, with all in it.
  ///
  /// - Returns: False if containers are nested too deep.
  mutating func append(copyOf range: Range<Int>) -> Bool {
    let shift = document.values.count - range.lowerBound
    var ends: [Int] = []
    for index in range {
      while let end = ends.last, end <= index { ends.removeLast() }
      var value = document.values[index]
      if value.isContainer {
        ends.append(Int(value.end))
        guard open.count + ends.count <= DocumentBuilder.deepest else {
          problem = "nested more than 50,000 deep"
          return false
        }
      }
      if index == range.lowerBound {
        value.key = key
        if value.kind == .object, key != Value.noKey { document.keys.noteObject(key) }
      }
      value.end = UInt32(Int(value.end) + shift)
      document.values.append(value)
    }
    key = Value.noKey
    return true
  }

  /// Puts the members of the objects behind a key into the last object, which is open still, unless it has such members
  /// itself. Of several objects the first counts.
  ///
  /// - Returns: Which values were moved, and by how much.
  mutating func mergeMembers(of object: Int, _ mergeKey: UInt32) -> [(values: Range<Int>, by: Int)] {
    let first = object + 1
    let old = (first..<document.values.count).map { document.values[$0] }
    func members(_ range: Range<Int>) -> [Range<Int>] {
      var (found, at): ([Range<Int>], Int) = ([], range.lowerBound)
      while at < range.upperBound {
        let end = Int(old[at - first].end)
        found.append(at..<end)
        at = end
      }
      return found
    }
    let own = members(first..<(first + old.count))
    var known = Set(own.map { old[$0.lowerBound - first].key })
    var moved: [(values: Range<Int>, by: Int)] = []
    document.values.cut(to: first)
    func add(_ range: Range<Int>) {
      let shift = document.values.count - range.lowerBound
      for index in range {
        var value = old[index - first]
        value.end = UInt32(Int(value.end) + shift)
        document.values.append(value)
      }
      moved.append((range, shift))
    }
    func addMembers(of container: Range<Int>) {
      for member in members((container.lowerBound + 1)..<container.upperBound)
      where known.insert(old[member.lowerBound - first].key).inserted { add(member) }
    }
    for member in own {
      let value = old[member.lowerBound - first]
      guard value.key == mergeKey, value.isContainer else {
        add(member)
        continue
      }
      if value.kind == .object { addMembers(of: member) }
      for part in value.kind == .array ? members((member.lowerBound + 1)..<member.upperBound) : []
      where old[part.lowerBound - first].kind == .object { addMembers(of: part) }
    }
    return moved
  }
}
