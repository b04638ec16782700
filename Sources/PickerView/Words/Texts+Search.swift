import RegionModel
import RegionSearch
import TerminalKit

/// The words of the search.
extension Texts {
  var searching: String { language("正在查找", "searching") }

  /// - Parameter hasPinyin: Whether names have pinyin that can be searched for.
  func searchHint(hasPinyin: Bool) -> String {
    hasPinyin
      ? language("输入名称、拼音、首字母或代码", "Type a name, pinyin, initials or a code")
      : language("输入名称、首字母或代码", "Type a name, initials or a code")
  }

  /// - Parameter isBrief: Whether only the number is said.
  func matchCount(_ count: Int, isBrief: Bool) -> String {
    isBrief ? "\(count)" : language("\(count) 个结果", count == 1 ? "1 match" : "\(count) matches")
  }

  func nothingFound(_ query: SearchQuery) -> String {
    language("没有找到\(quoted(query.text))", "Not found: \(query.text)")
  }

  /// Says that the search was incomplete or failed; nil if everything was searched.
  func extent(_ extent: SearchResults.Extent) -> String? {
    switch extent {
    case .whole, .source: nil
    case .partOfSource: language("时间到，只查找了一部分", "out of time: not all was searched")
    case .fetched(let count): language("已载入 \(count) 项", "\(count) loaded so far")
    case .failed(let reason): failed(reason)
    }
  }

  /// Says where the search looked.
  func scope(_ results: SearchResults) -> String {
    if let extent = extent(results.extent) {
      let hint = language(
        "，只在其中查找；全部查找要有 --search", "; only these are searched. --search finds the others")
      if case .fetched = results.extent { return extent + hint }
      return extent
    }
    if results.extent == .source { return language("已在整个数据源中查找", "The whole source was searched") }
    guard let root = results.query.root else {
      let count = results.tree.count
      return language(
        "在全部 \(count) 个\(noun(results.tree.hasDivisionCodes))内查找", "Searched all \(count) places")
    }
    return language("在 \(root.name) 内查找", "Searched below \(root.name)")
  }

  /// The level of a result in a word; empty if the tree has no word for it.
  func rank(_ region: Region) -> String {
    region.tree.levelName(region.level, language: language.rawValue) ?? ""
  }

  /// The width of the widest level name of a tree, in cells.
  func rankWidth(in tree: RegionTree) -> Int {
    tree.levelNouns(language: language.rawValue).reduce(0) { max($0, TextWidth.of($1)) }
  }

  /// The other name that matched, as it stands beside the place's own: 原襄樊市（2010）, （粤）.
  ///
  /// - Parameter hasYear: Whether the year of a former name follows.
  func alias(_ alias: RegionTree.AliasEntry, of region: Region, hasYear: Bool = true) -> String {
    let year = hasYear && alias.year > 0 ? language("（\(alias.year)）", " (\(alias.year))") : ""
    if alias.kind == .former { return language("原", "formerly ") + alias.name + year }
    let other = alias.name == region.name ? alias.reading : alias.name
    return language("（\(other)）", "(\(other))")
  }

  /// Says which path a result takes if it lies deeper than the pick may go.
  func taken(_ path: [Region]) -> String {
    let names = Texts.path(of: path)
    return language("将选择 \(names)", "Takes \(names)")
  }
}
