import PickerCore
import RegionModel

/// The words of plain questions: whole sentences, for people who listen to them.
extension Texts {
  /// Said once. Signs are named in words, since many screen readers skip them.
  var plainOpening: String {
    language(
      "输入编号、首字母或名称，按回车；输入问号看说明", "Type a number, initials or a name, then Enter; a question mark for help")
  }

  func plainPrompt(canGoBack: Bool) -> String {
    canGoBack ? language("请输入编号（0 返回）：", "Number (0 to go back): ") : language("请输入编号：", "Number: ")
  }

  func plainPath(_ path: String) -> String { language("已选：\(path)", "Chosen so far: \(path)") }

  func plainHeading(of list: Rows, _ page: PlainPage) -> String {
    let heading = heading(of: list)
    guard page.letters.isEmpty else {
      let letters = page.letters.map(\.description).joined()
      return language("\(heading)，\(letters) 开头的：", "\(heading), beginning with \(letters):")
    }
    return heading + plainExtent(page, language("项", page.count == 1 ? "place" : "places"))
  }

  func plainHeading(ofSearch text: String, _ page: PlainPage) -> String {
    language("查找\(quoted(text))", "Search for \(text)")
      + plainExtent(page, language("个结果", page.count == 1 ? "match" : "matches"))
  }

  private func plainExtent(_ page: PlainPage, _ things: String) -> String {
    let all = language("，共 \(page.count) \(things)", ", \(page.count) \(things)")
    let (first, last) = (page.rows.lowerBound + 1, page.rows.upperBound)
    let part = page.isPart ? language("，第 \(first) 到 \(last) 项", ", \(first) to \(last)") : ""
    return all + part + language("：", ":")
  }

  /// Says what Enter alone does.
  func plainNextPage(_ page: PlainPage) -> String {
    guard page.letters.isEmpty || page.left > 0 else {
      return language("回车：全部 \(page.count) 项", "Enter: all \(page.count)")
    }
    if page.left == 0 { return language("回车：回到第一页", "Enter: the first page") }
    return language("回车：后面还有 \(page.left) 项", "Enter: \(page.left) more")
  }

  var plainChosen: String { language("，已选", ", chosen") }
  func plainDetail(_ detail: String) -> String { language("，\(detail)", ", \(detail)") }
  func plainCode(_ code: String) -> String { language("，代码 \(code)", ", code \(code)") }
  func plainAbove(_ path: String) -> String { language("，在\(path)", ", in \(path)") }
  func plainShortcut(_ kind: Rows.Shortcut.Kind) -> String {
    switch kind {
    case .recent: language("，最近选过", ", picked before")
    case .hot: language("，常用", ", often used")
    }
  }
  func plainAlias(_ alias: String) -> String { language("，\(alias)", ", \(alias)") }
  func plainTaken(_ path: [Region]) -> String { comma + taken(path) }

  func plainTakeAbove(_ name: String) -> String {
    language("输入点就选\(name)", "A dot takes \(name) as it is")
  }

  func plainNoSuchNumber(_ number: Int, of count: Int) -> String {
    let asked = number == .max ? "" : " \(number)"
    if count == 0 { return language("没有编号\(asked)", "There is no number\(asked)") }
    return language("没有编号\(asked)，编号从 1 到 \(count)", "There is no number\(asked); choose from 1 to \(count)")
  }

  func plainNumberNotNamed(_ number: Int) -> String {
    language(
      "编号 \(number) 还没有念到，按回车听下一页", "Number \(number) has not been named yet; press Enter for the next page")
  }

  var plainFirstStep: String { language("这是第一步", "This is the first step") }
  var plainSearchUsage: String { language("斜杠后面要有文字，如 /粤海", "Type some text after the slash, such as /粤海") }
  var plainNothingAbove: String {
    language("还没有可以就选的上一级", "No place has been chosen yet that could be taken")
  }
  var plainNotAnyLevel: String {
    language("不能选在中间，请选到最后一级", "The choice goes down to the last step; a place on the way cannot be taken")
  }
  var plainSearching: String { searching + language("……", "...") }
  func plainNothingFound(_ text: String) -> String {
    language(
      "没有找到\(quoted(text))；可以换个说法，0 返回列表", "Nothing found for \(text). Try other words, or 0 for the list")
  }

  func plainEnding(_ outcome: Outcome, path: String) -> String {
    switch outcome {
    case .picked, .marked, .chosen, .moment: language("选定：\(path)", "Picked: \(path)")
    case .cancelled: language("已取消", "Cancelled")
    case .timedOut: language("时间到了", "Time is up")
    case .rootNotFound(let word, _): language("没有找到\(quoted(word))", "Not found: \(word)")
    case .itemsRefused: language("数据有误", "The items cannot be read")
    case .nothingBelow(let region): language("\(region.name)没有下一级", "Nothing lies below \(region.name)")
    }
  }

  /// The possible answers and their meaning.
  func plainHelp(takesAnyLevel: Bool, marks: Bool) -> [String] {
    let taking = [
      (language("点", "A dot"), language("就选已选的上一级，不再往下", "takes the place chosen last, as it is")),
      (
        language("编号加点，如 3.", "A number with a dot, such as 3."),
        language("就选这一项，不再往下", "takes that place as it is")
      ),
    ]
    let lines =
      [
        (language("编号", "A number"), language("选择这一项", "chooses that place")),
        (
          language("首字母，如 gd", "Initials, such as gd"),
          language("列出以这些字母开头的；单独的 Q 要大写", "lists the places that begin with them; for Q type a capital")
        ),
        (
          language("名称、拼音，或斜杠加文字", "A name, pinyin, or a slash and text"),
          language("在各级中查找，如 /440305", "searches all levels, such as /440305")
        ),
        (language("只按回车", "Enter alone"), language("下一页", "goes to the next page")),
        (language("减号", "A minus sign"), language("上一页", "goes to the page before")),
        (language("0", "0"), language("返回上一级", "goes back one step")),
      ] + (marks ? plainMarkHelp : []) + (takesAnyLevel ? taking : []) + [
        (language("问号", "A question mark"), language("本说明", "gives this help")),
        (language("q，或 Ctrl-D", "q, or Ctrl-D"), language("取消", "cancels")),
      ]
    return lines.map { $0 + language("：", ": ") + $1 }
  }
}
