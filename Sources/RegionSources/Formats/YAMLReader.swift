import CYAML
import Glibc

/// Builds a document from the events of libyaml.
struct YAMLReader {
  private var builder: DocumentBuilder
  private let source: UnsafeRawBufferPointer
  private var place: CharacterPlace
  private var open: [Container] = []
  /// What has a name for aliases, in the order in which it ends.
  private var anchors: [Anchor] = []
  private var numbers: [String: Int] = [:]
  /// The keys that have a name for aliases.
  private var keyTexts: [String: [UInt8]] = [:]
  /// How many values were copied for aliases and `<<`.
  private var copied = 0
  private var mergeKey: UInt32?

  private struct Container {
    let isMapping: Bool
    /// The name for aliases; nil for none.
    let anchor: String?
    /// The number of its value.
    let start: Int
    /// Whether the next event is a key.
    var expectsKey: Bool
    var hasMerge = false
  }

  private struct Anchor {
    var values: Range<Int>
  }

  /// A file of ten lines can name a billion values by aliases of aliases.
  static let mostCopied = 2_000_000
  /// Containers inside of each other: a tree of ten thousand levels has two a level. libyaml takes a time that grows with the
  /// square of them.
  private static let deepest = 20_000
  private static let tooMany = "its aliases name more than 2,000,000 values"

  init(_ builder: DocumentBuilder, _ source: UnsafeRawBufferPointer) {
    self.builder = builder
    self.source = source
    place = CharacterPlace(source)
  }

  consuming func finished() -> Document { builder.document }

  /// Takes an event, and tells what is wrong with it.
  mutating func read(_ event: borrowing yaml_event_t) -> String? {
    switch event.type {
    case YAML_DOCUMENT_START_EVENT:
      (anchors, numbers, keyTexts) = ([], [:], [:])
      return nil
    case YAML_SCALAR_EVENT: return scalar(event)
    case YAML_ALIAS_EVENT: return alias(String(cString: event.data.alias.anchor))
    case YAML_SEQUENCE_START_EVENT:
      return begin(.array, event.data.sequence_start.anchor, Int(event.start_mark.index))
    case YAML_MAPPING_START_EVENT:
      return begin(.object, event.data.mapping_start.anchor, Int(event.start_mark.index))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return end()
    default: return nil
    }
  }

  private var expectsKey: Bool { open.last?.expectsKey ?? false }

  /// Notes that a value is complete: a key follows it in a mapping.
  private mutating func completed() {
    if let last = open.last, last.isMapping { open[open.count - 1].expectsKey = true }
  }

  // MARK: Containers

  private mutating func begin(
    _ kind: Value.Kind, _ anchor: UnsafePointer<UInt8>?, _ index: Int
  ) -> String? {
    guard !expectsKey else { return "a list or a mapping is a key, which is not read" }
    guard open.count < YAMLReader.deepest else { return "nested more than 20,000 deep" }
    let start = builder.document.values.count
    let offset = builder.start(of: source) + place.offset(of: index)
    guard builder.begin(kind, at: offset) else { return builder.problem }
    let name = anchor.map { String(cString: $0) }
    open.append(
      Container(isMapping: kind == .object, anchor: name, start: start, expectsKey: kind == .object))
    return nil
  }

  private mutating func end() -> String? {
    guard let last = open.popLast() else { return nil }
    if last.hasMerge, let problem = merge(last.start) { return problem }
    builder.end()
    if !last.isMapping, anchors.last.map({ $0.values.lowerBound < last.start }) ?? true {
      builder.nameEntries(of: last.start)
    }
    name(last.anchor, last.start)
    completed()
    return nil
  }

  /// Gives the values from a number on a name for aliases.
  private mutating func name(_ anchor: String?, _ start: Int) {
    guard let anchor else { return }
    numbers[anchor] = anchors.count
    anchors.append(Anchor(values: start..<builder.document.values.count))
  }

  // MARK: Texts

  private mutating func scalar(_ event: borrowing yaml_event_t) -> String? {
    let scalar = event.data.scalar
    let bytes = UnsafeRawBufferPointer(start: scalar.value, count: scalar.length)
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    if expectsKey {
      open[open.count - 1].expectsKey = false
      setKey(bytes, isPlain: isPlain)
      if let anchor = scalar.anchor { name(key: String(cString: anchor), bytes) }
      return nil
    }
    let kind = isPlain && scalar.tag == nil ? YAMLScalar.kind(of: bytes) : .string
    // A document without a value, as behind the last `---`, is none.
    if open.isEmpty, kind == .null { return nil }
    let start = builder.document.values.count
    add(bytes, kind, at: place.offset(of: Int(event.start_mark.index)))
    name(scalar.anchor.map { String(cString: $0) }, start)
    completed()
    return nil
  }

  private mutating func setKey(_ bytes: UnsafeRawBufferPointer, isPlain: Bool) {
    builder.setKey(bytes)
    guard isPlain, bytes.elementsEqual("<<".utf8) else { return }
    open[open.count - 1].hasMerge = true
    mergeKey = builder.key
  }

  private mutating func add(_ bytes: UnsafeRawBufferPointer, _ kind: Value.Kind, at offset: Int) {
    switch kind {
    case .null: builder.append(.null, .none)
    case .bool: builder.appendTruth(bytes[0] | 0x20 == UInt8(ascii: "t"))
    default:
      // What stands in the file as it is needs no copy.
      let isQuoted = offset < source.count && (source[offset] == 0x22 || source[offset] == 0x27)
      let first = offset + (isQuoted ? 1 : 0)
      let isThere =
        first + bytes.count <= source.count && !bytes.isEmpty
        && memcmp(
          source.baseAddress.unsafelyUnwrapped + first, bytes.baseAddress.unsafelyUnwrapped, bytes.count)
          == 0
      let start = isThere ? source.baseAddress.unsafelyUnwrapped + first : bytes.baseAddress
      builder.append(kind, start, bytes.count, place: builder.start(of: source) + offset)
    }
  }

  // MARK: Aliases

  /// A key with a name is a text that stands nowhere in the document.
  private mutating func name(key: String, _ bytes: UnsafeRawBufferPointer) {
    keyTexts[key] = Array(bytes)
    numbers[key] = nil
  }

  private mutating func alias(_ name: String) -> String? {
    guard let number = numbers[name] else {
      if let text = keyTexts[name] { return alias(of: text) }
      return open.contains { $0.anchor == name }
        ? "the alias *\(name) stands inside of what it names" : "nothing is named &\(name)"
    }
    let values = anchors[number].values
    if expectsKey {
      let value = builder.document.values[values.lowerBound]
      guard !value.isContainer else { return "a list or a mapping is a key, which is not read" }
      open[open.count - 1].expectsKey = false
      let text = builder.document.text.bytes(value.slice) { Array($0) }
      text.withUnsafeBytes { builder.setKey($0) }
      return nil
    }
    copied += values.count
    guard copied <= YAMLReader.mostCopied else { return YAMLReader.tooMany }
    guard builder.append(copyOf: values) else { return builder.problem }
    completed()
    return nil
  }

  private mutating func alias(of text: [UInt8]) -> String? {
    let isKey = expectsKey
    text.withUnsafeBytes { bytes in
      if isKey { builder.setKey(bytes) } else { builder.append(.string, bytes.baseAddress, bytes.count) }
    }
    if isKey { open[open.count - 1].expectsKey = false } else { completed() }
    return nil
  }

  // MARK: Merging

  /// Puts the members of what stands behind `<<` into the mapping at the end of the values, which begins at a number.
  private mutating func merge(_ start: Int) -> String? {
    guard let mergeKey else { return nil }
    copied += builder.document.values.count - start
    guard copied <= YAMLReader.mostCopied else { return YAMLReader.tooMany }
    let moved = builder.mergeMembers(of: start, mergeKey)
    // What has a name inside of the mapping stands elsewhere now.
    for number in anchors.indices.reversed() {
      let values = anchors[number].values
      guard values.lowerBound > start else { break }
      guard let move = moved.last(where: { $0.values.lowerBound <= values.lowerBound }),
        move.values.upperBound >= values.upperBound
      else { continue }
      anchors[number].values = (values.lowerBound + move.by)..<(values.upperBound + move.by)
    }
    return nil
  }
}

/// What a text without quotes is.
enum YAMLScalar {
  static func kind(of bytes: UnsafeRawBufferPointer) -> Value.Kind {
    guard let first = bytes.first else { return .null }
    if first == UInt8(ascii: "~"), bytes.count == 1 { return .null }
    if bytes.count <= 5 {
      if isWord(bytes, "null") { return .null }
      if isWord(bytes, "true") || isWord(bytes, "false") { return .bool }
    }
    return isNumber(bytes) ? .number : .string
  }

  /// Whether bytes are a word in small letters, in capital letters, or with a capital first.
  private static func isWord(_ bytes: UnsafeRawBufferPointer, _ word: String) -> Bool {
    guard bytes.count == word.utf8.count, zip(bytes, word.utf8).allSatisfy({ $0 | 0x20 == $1 }) else {
      return false
    }
    let capitals = bytes.count { $0 & 0x20 == 0 }
    return capitals == 0 || capitals == bytes.count || capitals == 1 && bytes[0] & 0x20 == 0
  }

  /// Whether bytes are a number with digits, and perhaps a sign, a point and an exponent.
  private static func isNumber(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var (digits, points, index) = (0, 0, bytes.first == 0x2D || bytes.first == 0x2B ? 1 : 0)
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x30, byte <= 0x39 {
        digits += 1
      } else if byte == 0x2E, points == 0 {
        points = 1
      } else if byte | 0x20 == 0x65, digits > 0 {
        let rest = bytes[(index + 1)...]
        let power = rest.first == 0x2D || rest.first == 0x2B ? rest.dropFirst() : rest
        return !power.isEmpty && power.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      } else {
        return false
      }
      index += 1
    }
    return digits > 0
  }
}

/// The offsets of characters that are asked for in their order, as libyaml counts these and not bytes.
private struct CharacterPlace {
  private let source: UnsafeRawBufferPointer
  private var (character, byte): (Int, Int) = (0, 0)

  init(_ source: UnsafeRawBufferPointer) {
    self.source = source
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { byte = 3 }
  }

  /// The offset of a character; that of the last one asked for where it stands in front of that.
  mutating func offset(of index: Int) -> Int {
    while character < index, byte < source.count {
      byte += 1
      while byte < source.count, source[byte] & 0xC0 == 0x80 { byte += 1 }
      character += 1
    }
    return byte
  }
}
