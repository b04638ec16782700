import PickerCore
import RegionModel

/// The language of the sheet; names of places come from the data in either language.
public enum Language: String, CaseIterable, Sendable {
  case chinese = "zh"
  case english = "en"

  /// Picks one of two wordings; the other is not made.
  public func callAsFunction(
    _ chinese: @autoclosure () -> String, _ english: @autoclosure () -> String
  ) -> String {
    self == .chinese ? chinese() : english()
  }
}

/// The sheet's words.
struct Texts {
  let language: Language
  var glyphs = Glyphs.unicode

  /// A comma between two parts of a sentence, with the blank that follows it.
  var comma: String { language("，", ", ") }

  /// A person's words in quotation marks, for a Chinese sentence.
  func quoted(_ text: String) -> String { glyphs.quotes[0] + text + glyphs.quotes[1] }

  var cancel: String { language("取消", "Cancel") }
  var done: String { language("完成", "Done") }
  /// Says whose children are loading; without a region, only that something is.
  func loading(below region: Region?) -> String {
    guard let name = region?.name else { return language("正在载入\(glyphs.ellipsis)", "Loading ...") }
    return language("正在载入\(quoted(name))的下一级\(glyphs.ellipsis)", "Loading what lies below \(name) ...")
  }
  var retry: String { language("Enter 重试", "Enter tries again") }
  /// What Enter does where a list failed to load, as a hint.
  var tryAgain: String { language("重试", "retry") }
  /// What the key does that takes a place as it is, as a hint.
  func take(_ name: String) -> String { language("就选\(name)", "take \(name)") }
  var helpTitle: String { language("按键", "Keys") }
  var helpLeave: String { language("关闭", "close") }
  var helpScroll: String { language("移动", "scroll") }

  /// The heading of a list, from the level of its first region.
  func heading(of list: Rows) -> String {
    levelHeading(of: list) ?? language("选择下一级", "Choose")
  }

  /// The words of timeline and tabs for the step that is still to be chosen; the heading says the level.
  var choose: String { language("请选择", "Choose") }

  /// Nil if the tree has no names for its levels.
  private func levelHeading(of list: Rows) -> String? {
    list.firstSibling.flatMap { list.tree.levelHeading($0.level, language: language.rawValue) }
  }

  /// Says why a list failed to load.
  func failed(_ reason: String) -> String { language("载入失败：\(reason)", "Could not load: \(reason)") }

  /// - Parameter isOfDivisions: Whether the pick is one of China's divisions, and not of anything else.
  func notice(_ notice: Notice, isOfDivisions: Bool = true) -> String {
    switch notice {
    case .noSuchLetter(let letter):
      language("没有以 \(letter) 开头的\(noun(isOfDivisions))", "Nothing here begins with \(letter)")
    case .notFound(let text):
      language("没有找到\(quoted(text))", "Not found: \(text)")
    case .notInFirstList(let text):
      language(
        "第一级没有\(quoted(text))；更下级的请写完整路径，如 1/2/3",
        "The first list has no \(text); a place below it needs its path, like 1/2/3")
    case .sameList:
      language(
        "下级和上级一样；命令要用 $AREA_CODE，外面写单引号",
        "The same list again: the command needs $AREA_CODE, in single quotes")
    case .leftOut(let count):
      language(
        "有错的 \(count) 条已略过", count == 1 ? "1 record was left out" : "\(count) records were left out")
    case .page(let count, let rest) where rest > 0:
      language(
        "来源分页返回：共 \(count + rest) 项，这里只有 \(count) 项",
        "The source answers in pages: \(count) of \(count + rest) are here")
    case .page(let count, _):
      language(
        "来源分页返回：这里只有 \(count) 项，后面还有", "The source answers in pages: there are more than these \(count)")
    case .outside(let text, let root):
      language("\(quoted(text))不在\(root.name)以内", "\(text) is not in \(root.name)")
    case .ambiguous(let text, let candidates):
      language(
        "\(quoted(text))有 \(candidates.count) \(isOfDivisions ? "处" : "项")：\(paths(candidates))",
        "\(text) fits \(candidates.count) places: \(paths(candidates))")
    case .divided(let code, let regions):
      language(
        "代码 \(code) 已停用，分入 \(regions.count) 处：\(paths(regions))",
        "Code \(code) is out of force; \(regions.count) took its place: \(paths(regions))")
    case .succeeded(let code, let region):
      language("代码 \(code) 已停用，现为\(region.name)", "Code \(code) is out of force; it is now \(region.name)")
    case .abolished(let code):
      language("代码 \(code) 已停用，没有后继地区", "Code \(code) is out of force, and nothing took its place")
    case .marksFull(let limit):
      language(
        "最多选 \(limit) 个", limit == 1 ? "Only one can be marked" : "No more than \(limit) can be marked")
    case .notMarkable(let region):
      language(
        "\(quoted(region.name))还有下一级，进入后再标记", "\(region.name) has places below it: go in to mark those")
    case .unknownBelow(let region):
      language(
        "还不知道\(quoted(region.name))有没有下一级，按空格查看",
        "What lies below \(region.name) is not known yet: Space asks")
    case .noSuchText, .noSuchNumber, .unfinishedYear, .notRead, .noSuchDay, .unclearDay, .unclearNight,
      .nextDay,
      .withoutTime, .outOfReach, .noSeconds:
      valueNotice(notice)
    case .village(let code, let region):
      language("\(code) 是村级代码，属于\(region.name)", "\(code) is the code of a village in \(region.name)")
    case .disabled(let region): language("\(quoted(region.name))不能选", "\(region.name) cannot be chosen")
    }
  }

  /// A path as it is printed by default: a separator inside a name is escaped.
  ///
  /// - Parameter name: The form of the names.
  static func path(of regions: [Region], in name: (Region) -> String = \.name) -> String {
    let start = regions.first?.tree.pathStart(separator: "/") ?? ""
    return start + regions.map { PathText.escaped(name($0), separator: "/") }.joined(separator: "/")
  }

  /// What is picked, in Chinese.
  func noun(_ isOfDivisions: Bool) -> String { isOfDivisions ? "地区" : "选项" }

  /// The paths of the first three regions; the sheet cuts the line at its edge.
  private func paths(_ regions: [Region]) -> String {
    let shown = regions.prefix(3).map { Texts.path(of: $0.path) }
    return (shown + (regions.count > 3 ? [language(glyphs.ellipsis, "...")] : [])).joined(
      separator: language("、", ", "))
  }
}

extension State {
  /// Whether the pick is one of China's divisions; a tree of one's own may be of anything.
  var isOfDivisions: Bool { (places?.list.tree ?? path.first?.tree)?.hasDivisionCodes ?? true }

  /// Whether names of the lists on the screen have pinyin, so that words may speak of it; those of values have their own words.
  var hasPinyin: Bool {
    switch content {
    case .places(let places): places.steps.contains { $0.list.hasPinyin }
    case .columns(let columns): columns.columns.contains { $0.listing?.list.hasPinyin ?? true }
    }
  }
}

extension Rows {
  /// Whether one of the first names has pinyin: of these rows, or of the two highest levels of their tree.
  fileprivate var hasPinyin: Bool {
    if tree.hasDivisionCodes || prefix(100).contains(where: \.hasPinyin) { return true }
    return tree.roots.prefix(100).contains {
      $0.hasPinyin || $0.children.prefix(10).contains(where: \.hasPinyin)
    }
  }
}

extension Region {
  fileprivate var hasPinyin: Bool { !reading.isEmpty }
}
