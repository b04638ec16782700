import RegionModel

/// Outlines whose lines are a code and attributes, as libraries of standard numbers keep their registers:
///
///     82 iso="ID-MU" name="Maluku Utara"
///       05 name="Halmahera Utara"
struct AttributeOutline {
  private struct Line {
    let indent: Int
    let code: Slice
    var attributes: [(key: Int, value: Slice)] = []
  }

  private let text: SourceText
  private var lines: [Line] = []
  private var keys: [String] = []

  /// The tree of such lines; nil where one of them is another.
  ///
  /// - Parameter first: The first lines, neither blank nor comments.
  static func interpretation(_ text: SourceText, _ first: [[UInt8]]) -> Interpretation? {
    guard first.contains(where: { line in zip(line, line.dropFirst()).contains { $0 == 0x3D && $1 == 0x22 } })
    else { return nil }
    var outline = AttributeOutline(text: text)
    return outline.read() ? outline.interpretation() : nil
  }

  private init(text: SourceText) { self.text = text }

  // MARK: Reading

  /// Whether all lines have the form, and one of four attributes at least.
  private mutating func read() -> Bool {
    var areLines = true
    forEachLine(text.source) { start, end in
      guard areLines else { return }
      let line = text.trimmed(Slice(start: UInt32(start), count: UInt32(end - start)))
      guard !line.isEmpty, text.source[Int(line.start)] != UInt8(ascii: "#") else { return }
      areLines = add(line, indent: Int(line.start) - start)
    }
    let attributed = lines.count { !$0.attributes.isEmpty }
    return areLines && attributed > 1 && attributed * 4 >= lines.count
  }

  /// Adds a line; false where it has another form.
  private mutating func add(_ slice: Slice, indent: Int) -> Bool {
    let (start, end) = (Int(slice.start), Int(slice.start + slice.count))
    var at = start
    while at < end, text.source[at] != 0x20 {
      if [0x22, 0x3D, 0x3C, 0x09].contains(text.source[at]) { return false }
      at += 1
    }
    var line = Line(indent: indent, code: Slice(start: slice.start, count: UInt32(at - start)))
    while at < end {
      while at < end, text.source[at] == 0x20 { at += 1 }
      let key = text.source[at..<end].prefix { isOfKey($0) }
      let begin = key.endIndex + 2
      guard !key.isEmpty, begin < end, text.source[begin - 2] == 0x3D, text.source[begin - 1] == 0x22,
        let quote = (begin..<end).first(where: { isClosing($0, before: end) })
      else { return false }
      let value = text.trimmed(Slice(start: UInt32(begin), count: UInt32(quote - begin)))
      let number = number(of: String(decoding: key, as: UTF8.self))
      if !value.isEmpty { line.attributes.append((number, value)) }
      at = quote + 1
    }
    lines.append(line)
    return keys.count <= AttributeOutline.mostKeys
  }

  private static let mostKeys = 100
  /// In bytes: what is longer is a list of numbers that share what stands behind it.
  private static let longestCode = 1_000

  /// Whether a quote ends a value, and is none inside of it: nothing or another key stands behind it.
  private func isClosing(_ at: Int, before end: Int) -> Bool {
    guard text.source[at] == 0x22, at + 1 < end else { return text.source[at] == 0x22 }
    let rest = text.source[(at + 1)..<end]
    let key = rest.drop { $0 == 0x20 }.prefix { isOfKey($0) }
    return rest.first == 0x20 && !key.isEmpty && key.endIndex < end && text.source[key.endIndex] == 0x3D
  }

  private func isOfKey(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      || [0x2D, 0x2E, 0x3A, 0x5F].contains(byte)
  }

  private mutating func number(of key: String) -> Int {
    if let known = keys.firstIndex(of: key) { return known }
    keys.append(key)
    return keys.count - 1
  }

  // MARK: The tree

  /// The keys that may have the name, the best first: those that are called so or, where none is, all of them, by how many
  /// texts each has. Of those with nearly as many, one that may be called so is before the others: `country`.
  private func nameKeys() -> [Int] {
    func rank(_ key: Int) -> Int { FieldNames.of(.name).rank(FieldNames.normalized(keys[key])) ?? .max }
    let called = keys.indices.filter { rank($0) < FieldNames.lastResort }
    if !called.isEmpty { return called.sorted { (rank($0), $0) < (rank($1), $1) } }
    var texts = keys.map { _ in Set<String>() }
    for line in lines {
      for (key, value) in line.attributes { texts[key].insert(text.string(value)) }
    }
    let most = texts.map(\.count).max() ?? 0
    func isLikely(_ key: Int) -> Bool { texts[key].count * 10 >= most * 9 && rank(key) < .max }
    func order(_ key: Int) -> (Int, Int, Int) { (isLikely(key) ? 0 : 1, -texts[key].count, key) }
    return keys.indices.sorted { order($0) < order($1) }
  }

  /// Nil where lines below one place begin with the same word, as commands do: `export A="b"`.
  private func interpretation() -> Interpretation? {
    let nameKeys = nameKeys()
    var (records, way): (Records, [(indent: Int, record: Int)]) = (Records(), [])
    records.fieldNames = keys
    var (known, names, others): (Set<String>, Set<Int>, Set<Int>) = ([], [], [])
    for line in lines {
      while let last = way.last, last.indent >= line.indent { way.removeLast() }
      let parent = way.last?.record ?? -1
      // What stands twice below one place has its code once.
      let isFirst = known.insert("\(parent) \(text.string(line.code))").inserted
      let own = nameKeys.lazy.compactMap { key in line.attributes.first { $0.key == key } }.first
      let record = records.append(
        name: own?.value ?? line.code,
        code: isFirst && line.code.count <= AttributeOutline.longestCode ? line.code : .none, parent: parent,
        place: line.code.start)
      way.append((line.indent, record))
      if let own { names.insert(own.key) }
      for attribute in line.attributes where attribute.key != own?.key {
        records.addField(UInt16(attribute.key), attribute.value)
        others.insert(attribute.key)
      }
    }
    guard known.count * 10 >= lines.count * 9 else { return nil }
    var understanding = Understanding(format: .lines, shape: "an outline with attributes")
    understanding.name = nameKeys.filter(names.contains).map { keys[$0] }
    understanding.code = ["in front"]
    understanding.others = others.sorted().map { keys[$0] }
    return Interpretation(records: records, understanding: understanding)
  }
}
