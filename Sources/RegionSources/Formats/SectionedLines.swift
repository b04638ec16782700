/// Lines below names in brackets, without settings, as inventories of hosts are written: `[web]` above `host1`, `host2`.
///
/// `[prod:children]` names sections that lie in `prod`, and `[web:vars]` holds settings, which are no places. What stands behind
/// a name and is a setting belongs to it: `host1 ansible_host=10.0.0.1`.
struct SectionedLines {
  private(set) var lines: [Slice] = []
  private(set) var indents: [Int] = []

  private var sections: [(name: Slice, lines: [Slice])] = []
  private var lower: [String: [Slice]] = [:]
  /// The sections of each name.
  private var numbers: [String: [Int]] = [:]
  private let text: SourceText

  /// Nil where the lines are something else.
  init?(_ lines: [Slice], _ text: SourceText) {
    self.text = text
    guard lines.count > 2, let first = lines.first, SectionedLines.heading(first, text) != nil else {
      return nil
    }
    var kind = ""
    for line in lines {
      if let (name, suffix) = SectionedLines.heading(line, text) {
        kind = suffix
        if suffix.isEmpty { sections.append((name, [])) }
        if suffix == "children" {
          sections.append((name, []))
          lower[text.string(name), default: []] += []
        }
        continue
      }
      guard kind != "vars" else { continue }
      guard let name = SectionedLines.name(line, text) else { return nil }
      if kind == "children" {
        lower[text.string(sections[sections.count - 1].name), default: []].append(name)
      } else {
        sections[sections.count - 1].lines.append(name)
      }
    }
    guard sections.contains(where: { !$0.lines.isEmpty }) else { return nil }
    write()
  }

  /// The name in brackets and what stands behind its colon; nil for another line.
  private static func heading(_ line: Slice, _ text: SourceText) -> (name: Slice, suffix: String)? {
    let parts = text.bytes(line) { bytes -> (Int, String)? in
      guard bytes.count > 2, bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") else {
        return nil
      }
      let name = bytes[1..<(bytes.count - 1)]
      guard name.contains(where: { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x80 }),
        name.allSatisfy({ $0 >= 0x80 || ScriptData.isWord($0) || " -.:".utf8.contains($0) }),
        name.first != 0x20
      else { return nil }
      let colon = name.lastIndex(of: UInt8(ascii: ":"))
      let suffix = colon.map { String(decoding: name[($0 + 1)...], as: UTF8.self) } ?? ""
      return ["children", "vars"].contains(suffix) ? ((colon ?? 1) - 1, suffix) : (name.count, "")
    }
    guard let (count, suffix) = parts else { return nil }
    return (Slice(start: line.start + 1, count: UInt32(count)), suffix)
  }

  /// The name in front of a line's settings; nil where the line itself is a setting, or something else.
  private static func name(_ line: Slice, _ text: SourceText) -> Slice? {
    let count = text.bytes(line) { bytes -> Int? in
      let words = bytes.split(separator: 0x20)
      guard let first = words.first, !first.contains(UInt8(ascii: "=")), first.first != UInt8(ascii: "["),
        !words.contains(where: { $0.count == 1 && $0.first == UInt8(ascii: "=") })
      else { return nil }
      let settings = words.dropFirst().prefix { $0.contains(UInt8(ascii: "=")) }
      return settings.isEmpty ? bytes.count : first.count
    }
    return count.map { Slice(start: line.start, count: UInt32($0)) }
  }

  /// Writes each section below those that name it, and the others at the top.
  private mutating func write() {
    for (number, section) in sections.enumerated() {
      numbers[text.string(section.name), default: []].append(number)
    }
    let named = Set(lower.values.joined().map(text.string))
    var written: Set<String> = []
    for section in sections where !named.contains(text.string(section.name)) {
      write(section.name, 0, &written)
    }
    // Sections that name each other in a circle lie below none.
    for section in sections { write(section.name, 0, &written) }
  }

  private mutating func write(_ name: Slice, _ indent: Int, _ written: inout Set<String>) {
    let key = text.string(name)
    guard indent < SectionedLines.deepest, written.insert(key).inserted else { return }
    lines.append(name)
    indents.append(indent)
    for number in numbers[key] ?? [] {
      lines += sections[number].lines
      indents += sections[number].lines.map { _ in indent + 1 }
    }
    for child in lower[key] ?? [] {
      if numbers[text.string(child)] != nil {
        write(child, indent + 1, &written)
      } else {
        lines.append(child)
        indents.append(indent + 1)
      }
    }
  }

  private static let deepest = 100
}
