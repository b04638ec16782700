/// Lines below names in brackets, without settings, as inventories of hosts are written: `[web]` above `host1`, `host2`.
///
/// `[prod:children]` names sections that lie in `prod`, and `[web:vars]` holds settings, which are no places. What stands behind
/// a name and is a setting belongs to it: `host1 ansible_host=10.0.0.1`.
struct SectionedLines {
  private(set) var lines: [Slice] = []
  private(set) var indents: [Int] = []

  /// What stands in front of the first section.
  private var front: [Slice] = []
  private var sections: [(name: Slice, lines: [Slice])] = []
  private var lower: [String: [Slice]] = [:]
  /// The sections of each name.
  private var numbers: [String: [Int]] = [:]
  /// How many lines may be written: sections can name each other in more ways than there is room for. Each lies in the
  /// first one alone then.
  private var room = 0
  private var isOnce = false
  private let text: SourceText

  /// Nil where the lines are something else.
  init?(_ lines: [Slice], _ text: SourceText) {
    self.text = text
    guard lines.count > 2, let first = lines.first else { return nil }
    let isInventory = SectionedLines.areInventory(
      lines.prefix(SectionedLines.sample).map { text.bytes($0) { Array($0) } })
    guard isInventory || text.bytes(first, { SectionedLines.heading($0) }) != nil else { return nil }
    var kind = ""
    for line in lines {
      let line = isInventory ? withoutRemark(line) : line
      if line.isEmpty { continue }
      if let heading = text.bytes(line, { SectionedLines.heading($0) }) {
        kind = heading.kind
        begin(Slice(start: line.start + 1, count: UInt32(heading.count)), kind)
        continue
      }
      guard kind != "vars" else { continue }
      guard let end = text.bytes(line, { SectionedLines.nameEnd($0) }) else { return nil }
      let name = Slice(start: line.start, count: UInt32(end))
      if sections.isEmpty {
        front.append(name)
      } else if kind == "children" {
        lower[text.string(sections[sections.count - 1].name), default: []].append(name)
      } else {
        sections[sections.count - 1].lines.append(name)
      }
    }
    guard sections.contains(where: { !$0.lines.isEmpty }) else { return nil }
    room = lines.count * 8 + 10_000
    write()
    if self.lines.count >= room {
      isOnce = true
      write()
    }
    if isInventory { openWrapper() }
  }

  private func withoutRemark(_ line: Slice) -> Slice {
    let count = text.bytes(line) { SectionedLines.withoutRemark($0).count }
    return Slice(start: line.start, count: UInt32(count))
  }

  private mutating func begin(_ name: Slice, _ kind: String) {
    guard kind != "vars" else { return }
    sections.append((name, []))
    if kind == "children" { lower[text.string(name), default: []] += [] }
  }

  /// Leaves out `all` where it stands around all hosts.
  private mutating func openWrapper() {
    guard lines.count > 1, indents.count(where: { $0 == 0 }) == 1,
      ["all", "ungrouped"].contains(text.string(lines[0]))
    else { return }
    lines.removeFirst()
    indents = indents.dropFirst().map { $0 - 1 }
  }

  /// How many bytes the name in brackets has, and what stands behind its colon; nil for another line.
  static func heading(_ bytes: UnsafeRawBufferPointer) -> (count: Int, kind: String)? {
    guard bytes.count > 2, bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") else {
      return nil
    }
    let name = bytes[1..<(bytes.count - 1)]
    guard name.contains(where: { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x80 }),
      name.allSatisfy({ $0 >= 0x80 || ScriptData.isWord($0) || " -.:".utf8.contains($0) }),
      name.first != 0x20
    else { return nil }
    let colon = name.lastIndex(of: UInt8(ascii: ":"))
    let kind = colon.map { String(decoding: name[($0 + 1)...], as: UTF8.self) } ?? ""
    return ["children", "vars"].contains(kind) ? ((colon ?? 1) - 1, kind) : (name.count, "")
  }

  /// Where the name in front of a line's settings ends; nil where the line itself is a setting, or something else.
  static func nameEnd(_ bytes: UnsafeRawBufferPointer) -> Int? {
    let words = bytes.split { $0 == 0x20 || $0 == 0x09 }
    guard let first = words.first, !first.contains(UInt8(ascii: "=")), first.first != UInt8(ascii: "["),
      !words.contains(where: { $0.count == 1 && $0.first == UInt8(ascii: "=") })
    else { return nil }
    let settings = words.dropFirst().prefix { $0.contains(UInt8(ascii: "=")) }
    return settings.isEmpty ? bytes.count : first.count
  }

  /// Writes each section below those that name it, and the others at the top.
  private mutating func write() {
    numbers = [:]
    for (number, section) in sections.enumerated() {
      numbers[text.string(section.name), default: []].append(number)
    }
    (lines, indents) = (front, front.map { _ in 0 })
    let named = Set(lower.values.joined().map(text.string))
    var written: Set<String> = []
    for section in sections where !named.contains(text.string(section.name)) {
      writeOnce(section.name, &written)
    }
    // Sections that name each other in a circle lie below none.
    for section in sections { writeOnce(section.name, &written) }
  }

  private mutating func writeOnce(_ name: Slice, _ written: inout Set<String>) {
    if !written.contains(text.string(name)) { write(name, [], &written) }
  }

  /// Writes a section with all that lies in it; one that others name lies in each of these.
  private mutating func write(_ name: Slice, _ way: [String], _ written: inout Set<String>) {
    let key = text.string(name)
    guard way.count < SectionedLines.deepest, !way.contains(key), lines.count < room,
      !isOnce || !written.contains(key)
    else { return }
    written.insert(key)
    lines.append(name)
    indents.append(way.count)
    for number in numbers[key] ?? [] {
      lines += sections[number].lines
      indents += sections[number].lines.map { _ in way.count + 1 }
    }
    for child in lower[key] ?? [] {
      if numbers[text.string(child)] != nil {
        write(child, way + [key], &written)
      } else {
        lines.append(child)
        indents.append(way.count + 1)
      }
    }
  }

  private static let deepest = 100
  /// How many lines tell whether they are an inventory.
  private static let sample = 400
}
