import PickerView
import RegionModel
import RegionSources
import TerminalKit

/// The report that `inspect` prints of a tree.
struct InspectReport {
  private let tree: RegionTree
  private let understanding: Understanding
  private let milliseconds: Int
  /// The regions of each level, highest first.
  private let levels: [RegionList]
  private let samples: [Region]
  /// Whether the tree is one list of many, whose rows have no others below them here.
  private let isOneList: Bool

  /// - Complexity: O(depth) for the counts, O(1) for the rest.
  init(_ read: ReadTree, milliseconds: Int, isOneList: Bool = false) {
    self.isOneList = isOneList
    tree = read.tree
    understanding = read.understanding
    self.milliseconds = milliseconds
    levels = Array(
      sequence(first: read.tree.roots) { list in list.children.isEmpty ? nil : list.children }
        .prefix { !$0.isEmpty })
    samples = isOneList ? Array(read.tree.roots.prefix(3)) : InspectReport.samples(read.tree)
  }

  /// The name of a level, counted from 0: the data's own or the tree's in a language; empty if it has none.
  private func levelName(_ index: Int, _ language: Language) -> String {
    if index < understanding.levels.count, !understanding.levels[index].isEmpty {
      return understanding.levels[index]
    }
    return SafeText.line(tree.levelName(levels[index][0].level, language: language.rawValue) ?? "")
  }

  /// The first leaf, a region from the middle, and the last region; others instead of one that comes twice.
  private static func samples(_ tree: RegionTree) -> [Region] {
    var first = tree.roots.first
    while let region = first, let child = region.children.first { first = child }
    let numbers = [UInt32(max(tree.count / 2, 1)), UInt32(max(tree.count, 1)), 1, 2, 3]
    let others = numbers.filter { Int($0) <= tree.count }.map { tree.region(numbered: $0) }
    var samples: [Region] = []
    for region in [first].compactMap(\.self) + others where samples.count < 3 && !samples.contains(region) {
      samples.append(region)
    }
    return samples
  }

  // MARK: For people

  func text(in language: Language) -> String {
    let time = InspectReport.label("用时", "time", language) + "\(milliseconds) ms"
    let lines =
      InspectReport.shapeLines(understanding, language) + countLines(language) + remarkLines(language) + [
        time
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// How a source was understood that gives no tree; empty where nothing was.
  static func text(of flaws: SourceErrors, in language: Language) -> String {
    flaws.understanding.map { shapeLines($0, language).joined(separator: "\n") + "\n" } ?? ""
  }

  /// The format, the shape, and the fields of each role.
  private static func shapeLines(_ understanding: Understanding, _ language: Language) -> [String] {
    let fields = [
      (InspectReport.label("名称", "name", language), understanding.name),
      (InspectReport.label("代码", "code", language), understanding.code),
      (InspectReport.label("下级", "children", language), understanding.children),
      (InspectReport.label("上级", "parent", language), understanding.parent),
      (InspectReport.label("其他字段", "fields", language), understanding.others),
    ]
    let unread = understanding.unread.map { "\(SafeText.line($0.name)) (\($0.count))" }
      .joined(separator: ", ")
    return [
      InspectReport.label("格式", "format", language)
        + InspectReport.said(understanding.formatTitle, language),
      InspectReport.label("结构", "shape", language) + InspectReport.said(understanding.shape, language),
    ]
      + fields.filter { !$0.1.isEmpty }.map { label, names in
        label + names.map { InspectReport.field($0, language) }.joined(separator: " + ")
      } + (unread.isEmpty ? [] : [InspectReport.label("未读", "not read", language) + unread])
  }

  /// How many roots, nodes and levels there are, and some paths.
  private func countLines(_ language: Language) -> [String] {
    let counts = [
      InspectReport.label("最高一级", "roots", language) + "\(tree.roots.count)",
      InspectReport.label("总数", "nodes", language) + "\(tree.count)",
      InspectReport.label("级数", "depth", language) + "\(levels.count)",
    ]
    let levels = levels.prefix(InspectReport.mostLevels).enumerated().map { index, level in
      let name = levelName(index, language)
      return "  \(index + 1)  \(level.count)" + (name.isEmpty ? "" : "  \(name)")
    }
    let paths = samples.map { "  " + InspectReport.path($0) + ($0.code.isEmpty ? "" : "  (\($0.code))") }
    return counts + levels + [InspectReport.label("样本", "samples", language)] + paths
  }

  /// What was done to the data, and what is wrong with it.
  private func remarkLines(_ language: Language) -> [String] {
    let note = InspectReport.label("说明", "note", language)
    let flaw = InspectReport.label("问题", "flaw", language)
    var lines = ([flatHint].compactMap(\.self) + understanding.notes).map {
      note + InspectReport.said($0, language)
    }
    if understanding.skipped > 0 {
      lines.append(InspectReport.label("略过", "left out", language) + "\(understanding.skipped)")
    }
    lines += understanding.remarks.map { remark in
      flaw + (remark.line.map { "\($0): " } ?? "") + InspectReport.said(remark.message, language)
    }
    let others = understanding.remarkCount - understanding.remarks.count
    return others > 0 ? lines + [flaw + "… \(others)"] : lines
  }

  /// The most levels that have a line of their own.
  private static let mostLevels = 20

  /// A label and blanks up to the column of the values.
  private static func label(_ chinese: String, _ english: String, _ language: Language) -> String {
    let label = language(chinese, english)
    return label + String(repeating: " ", count: max(12 - TextWidth.of(label), 1))
  }

  /// A text that other rooms write in English.
  private static func said(_ english: String, _ language: Language) -> String {
    // Names of fields stand in it.
    SafeText.line(language == .chinese ? Catalogue.shared.chinese(english) ?? english : english)
  }

  /// A field's name is the data's; only what stands for one that has none is said.
  private static func field(_ name: String, _ language: Language) -> String {
    name == "in front" || name == "at the end" || name.hasPrefix("column ")
      ? said(name, language) : SafeText.line(name)
  }

  /// What to say where a file with fields gave one level alone, which may be what is meant; nil elsewhere.
  private var flatHint: String? {
    let hasFields = ![.atlas, .lines, .columns].contains(understanding.format)
    guard !isOneList, levels.count == 1, tree.count > 1, hasFields, !understanding.others.isEmpty else {
      return nil
    }
    guard let flat = FlatList(tree) else {
      return "all on one level; if that is wrong, say --fields parent=… or children=…"
    }
    return
      "all on one level; if \(flat.column) is above them, say --fields \(flat.fields(name: understanding.name, code: understanding.code))"
  }

  private static func path(_ region: Region) -> String {
    var bytes: [UInt8] = []
    region.appendPath(to: &bytes, separator: "/")
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: For programs

  var json: String {
    // The same in all languages, for programs.
    let levels = levels.enumerated().map { index, level in
      "{\"name\":\(levelName(index, .chinese).jsonQuoted),\"count\":\(level.count)}"
    }
    let samples = samples.map { region in
      "{\"path\":\(InspectReport.path(region).jsonQuoted),\"code\":\(region.code.jsonQuoted)}"
    }
    return
      "{\"format\":\(understanding.formatWord.jsonQuoted),\"shape\":\(understanding.shape.jsonQuoted),"
      + "\"roots\":\(tree.roots.count),\"nodes\":\(tree.count),\"depth\":\(levels.count),"
      + "\"levels\":[\(levels.joined(separator: ","))],\"fields\":\(InspectReport.fieldsJSON(understanding)),"
      + "\"samples\":[\(samples.joined(separator: ","))],"
      + "\"unread\":[\(InspectReport.unreadJSON(understanding))],"
      + "\"notes\":[\(understanding.notes.map(\.jsonQuoted).joined(separator: ","))],"
      + "\"skipped\":\(understanding.skipped),\"flawCount\":\(understanding.remarkCount),"
      + "\"flaws\":[\(InspectReport.json(of: understanding.remarks))],\"milliseconds\":\(milliseconds)}\n"
  }

  private static func unreadJSON(_ understanding: Understanding) -> String {
    understanding.unread.map { "{\"name\":\($0.name.jsonQuoted),\"count\":\($0.count)}" }
      .joined(separator: ",")
  }

  private static func fieldsJSON(_ understanding: Understanding?) -> String {
    guard let understanding else {
      return "{\"name\":null,\"code\":null,\"children\":null,\"parent\":null,\"others\":[]}"
    }
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
    let known = flaws.understanding
    let (format, shape) = (known?.formatWord.jsonQuoted, known?.shape.jsonQuoted)
    let notes = (known?.notes ?? []).map(\.jsonQuoted).joined(separator: ",")
    return
      "{\"format\":\(format ?? "null"),\"shape\":\(shape ?? "null"),"
      + "\"roots\":0,\"nodes\":0,\"depth\":0,\"levels\":[],"
      + "\"fields\":\(fieldsJSON(known)),\"samples\":[],\"unread\":[],\"notes\":[\(notes)],\"skipped\":0,\"flawCount\":\(flaws.count),"
      + "\"flaws\":[\(json(of: flaws.first))],\"milliseconds\":\(milliseconds)}\n"
  }
}
