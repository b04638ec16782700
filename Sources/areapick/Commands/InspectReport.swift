import PickerView
import RegionModel
import RegionSources
import TerminalKit

/// The report that `inspect` prints of a tree.
struct InspectReport {
  private let understanding: Understanding
  private let milliseconds: Int
  private let roots: Int
  private let nodes: Int
  /// The name of each level, and its number of regions.
  private let levels: [(name: String, count: Int)]
  private let samples: [Region]

  /// - Complexity: O(depth) for the counts, O(1) for the rest.
  init(_ read: ReadTree, milliseconds: Int) {
    understanding = read.understanding
    self.milliseconds = milliseconds
    let tree = read.tree
    roots = tree.roots.count
    nodes = tree.count
    var levels: [(name: String, count: Int)] = []
    var list = tree.roots
    while !list.isEmpty {
      let named =
        levels.count < read.understanding.levels.count ? read.understanding.levels[levels.count] : ""
      let own = tree.levelName(list[0].level, language: "zh") ?? ""
      levels.append((named.isEmpty ? own : named, list.count))
      list = list.children
    }
    self.levels = levels
    samples = InspectReport.samples(tree)
  }

  /// The first leaf, a region from the middle, and the last region.
  private static func samples(_ tree: RegionTree) -> [Region] {
    var first = tree.roots.first
    while let region = first, let child = region.children.first { first = child }
    let numbers = [UInt32(max(tree.count / 2, 1)), UInt32(max(tree.count, 1))]
    let others = numbers.filter { Int($0) <= tree.count }.map { tree.region(numbered: $0) }
    var samples: [Region] = []
    for region in [first].compactMap(\.self) + others where !samples.contains(region) {
      samples.append(region)
    }
    return samples
  }

  // MARK: For people

  func text(in language: Language) -> String {
    let isChinese = language == .chinese
    func label(_ chinese: String, _ english: String) -> String {
      let label = isChinese ? chinese : english
      return label + String(repeating: " ", count: max(12 - TextWidth.of(label), 1))
    }
    func said(_ english: String) -> String {
      isChinese ? Catalogue.shared.chinese(english) ?? english : english
    }
    // A field's name is the data's; only what stands for one that has none is said.
    func column(_ name: String) -> String {
      name == "in front" || name.hasPrefix("column ") ? said(name) : name
    }
    var lines = [
      label("格式", "format") + said(understanding.format.title),
      label("结构", "shape") + said(understanding.shape),
    ]
    let fields = [
      (label("名称", "name"), understanding.name), (label("代码", "code"), understanding.code),
      (label("下级", "children"), understanding.children), (label("上级", "parent"), understanding.parent),
      (label("其他字段", "fields"), understanding.others),
    ]
    lines += fields.filter { !$0.1.isEmpty }.map { $0.0 + $0.1.map(column).joined(separator: " + ") }
    lines.append(label("最高一级", "roots") + "\(roots)")
    lines.append(label("总数", "nodes") + "\(nodes)")
    lines.append(label("级数", "depth") + "\(levels.count)")
    for (index, level) in levels.prefix(20).enumerated() {
      lines.append("  \(index + 1)  \(level.count)" + (level.name.isEmpty ? "" : "  \(level.name)"))
    }
    lines.append(label("样本", "samples"))
    lines += samples.map { "  " + InspectReport.path($0) + ($0.code.isEmpty ? "" : "  (\($0.code))") }
    if let hint = flatHint { lines.append(label("说明", "note") + said(hint)) }
    lines += understanding.notes.map { label("说明", "note") + said($0) }
    if understanding.skipped > 0 { lines.append(label("略过", "left out") + "\(understanding.skipped)") }
    lines += understanding.remarks.map { flaw in
      label("问题", "flaw") + (flaw.line.map { "\($0): " } ?? "") + said(flaw.message)
    }
    if understanding.remarkCount > understanding.remarks.count {
      lines.append(label("问题", "flaw") + "… \(understanding.remarkCount - understanding.remarks.count)")
    }
    lines.append(label("用时", "time") + "\(milliseconds) ms")
    return lines.joined(separator: "\n") + "\n"
  }

  /// What to say where a file with fields gave one level alone, which may be what is meant; nil elsewhere.
  private var flatHint: String? {
    let hasFields = ![.atlas, .lines, .columns].contains(understanding.format)
    guard levels.count == 1, nodes > 1, hasFields, !understanding.others.isEmpty else { return nil }
    return "all on one level; if that is wrong, say --fields parent=… or children=…"
  }

  private static func path(_ region: Region) -> String {
    var bytes: [UInt8] = []
    region.appendPath(to: &bytes, separator: "/")
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: For programs

  var json: String {
    let levels = levels.map { "{\"name\":\($0.name.jsonQuoted),\"count\":\($0.count)}" }
    let samples = samples.map { region in
      "{\"path\":\(InspectReport.path(region).jsonQuoted),\"code\":\(region.code.jsonQuoted)}"
    }
    return
      "{\"format\":\(understanding.format.rawValue.jsonQuoted),\"shape\":\(understanding.shape.jsonQuoted),"
      + "\"roots\":\(roots),\"nodes\":\(nodes),\"depth\":\(levels.count),"
      + "\"levels\":[\(levels.joined(separator: ","))],\"fields\":\(fieldsJSON),"
      + "\"samples\":[\(samples.joined(separator: ","))],"
      + "\"notes\":[\(understanding.notes.map(\.jsonQuoted).joined(separator: ","))],"
      + "\"skipped\":\(understanding.skipped),"
      + "\"flaws\":[\(InspectReport.json(of: understanding.remarks))],\"milliseconds\":\(milliseconds)}\n"
  }

  private var fieldsJSON: String {
    func text(_ names: [String]) -> String {
      names.isEmpty ? "null" : names.joined(separator: "+").jsonQuoted
    }
    let others = understanding.others.map(\.jsonQuoted).joined(separator: ",")
    return "{\"name\":\(text(understanding.name)),\"code\":\(text(understanding.code)),"
      + "\"children\":\(text(understanding.children)),\"parent\":\(text(understanding.parent)),\"others\":[\(others)]}"
  }

  private static func json(of flaws: [SourceError]) -> String {
    flaws.map { "{\"line\":\($0.line.map(String.init) ?? "null"),\"message\":\($0.message.jsonQuoted)}" }
      .joined(separator: ",")
  }

  /// The report on a source that gives no tree.
  static func json(of flaws: SourceErrors, milliseconds: Int) -> String {
    "{\"format\":null,\"shape\":null,\"roots\":0,\"nodes\":0,\"depth\":0,\"levels\":[],"
      + "\"fields\":{\"name\":null,\"code\":null,\"children\":null,\"parent\":null,\"others\":[]},\"samples\":[],"
      + "\"notes\":[],\"skipped\":0,\"flaws\":[\(json(of: flaws.first))],\"milliseconds\":\(milliseconds)}\n"
  }
}
