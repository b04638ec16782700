import PickerCore
import RegionModel

/// The words of plain questions: whole sentences, for people who listen to them.
extension Texts {
  func plainPrompt(canGoBack: Bool) -> String {
    canGoBack
      ? language("请输入编号（0 返回，? 帮助）：", "Number (0 back, ? help): ")
      : language("请输入编号（? 帮助）：", "Number (? help): ")
  }

  func plainPath(_ path: String) -> String { language("已选：\(path)", "Chosen so far: \(path)") }

  func plainHeading(of list: RegionList, _ page: PlainPage) -> String {
    let heading = heading(of: list)
    guard page.letters.isEmpty else {
      let letters = page.letters.map(\.description).joined()
      return language("\(heading)，\(letters) 开头的：", "\(heading), those with \(letters):")
    }
    return heading + plainExtent(page, language("项", page.count == 1 ? "place" : "places"))
  }

  func plainHeading(ofSearch text: String, _ page: PlainPage) -> String {
    language("查找“\(text)”", "Search for \(text)")
      + plainExtent(page, language("个结果", page.count == 1 ? "match" : "matches"))
  }

  private func plainExtent(_ page: PlainPage, _ things: String) -> String {
    let all = language("，共 \(page.count) \(things)", ", \(page.count) \(things)")
    let (first, last) = (page.rows.lowerBound + 1, page.rows.upperBound)
    let part = page.isPart ? language("，第 \(first) 到 \(last) 项", ", \(first) to \(last)") : ""
    return all + part + language("：", ":")
  }

  /// What Enter alone does, where it does anything.
  func plainNextPage(_ page: PlainPage) -> String {
    if !page.letters.isEmpty, !page.isCutShort {
      return language("回车：全部 \(page.count) 项", "Enter: all \(page.count)")
    }
    let left = page.count - page.rows.upperBound
    if left == 0 { return language("回车：回到第一页", "Enter: the first page") }
    return language("回车：后面还有 \(left) 项", "Enter: \(left) more")
  }

  var plainChosen: String { language("，已选", ", chosen") }
  func plainCode(_ code: String) -> String { language("，代码 \(code)", ", code \(code)") }
  func plainAbove(_ path: String) -> String { language("，在\(path)", ", in \(path)") }
  func plainAlias(_ alias: String) -> String { language("，\(alias)", ", \(alias)") }
  func plainTaken(_ path: [Region]) -> String { language("，", ", ") + taken(path) }

  func plainTakeAbove(_ name: String) -> String {
    language("输入 . 就选\(name)", "Type . to take \(name) as it is")
  }

  func plainNoSuchNumber(_ number: Int, of count: Int) -> String {
    let asked = number == .max ? "" : " \(number)"
    if count == 0 { return language("没有编号\(asked)", "There is no number\(asked)") }
    return language("没有编号\(asked)，编号从 1 到 \(count)", "There is no number\(asked); they go from 1 to \(count)")
  }

  var plainFirstStep: String { language("这是第一步", "This is the first step") }
  var plainSearchUsage: String { language("/ 后面要有文字，如 /粤海", "Text is wanted behind /, like /粤海") }
  var plainNothingAbove: String { language("这里没有可以就选的上一级", "There is no place above to take") }
  var plainNotAnyLevel: String {
    language("不能选在中间，请选到最后一级", "A place with others in it cannot be taken as it is")
  }
  var plainSearching: String { searching + language("……", "...") }
  func plainNothingFound(_ text: String) -> String {
    language("没有找到“\(text)”；可以换个说法，0 返回列表", "Not found: \(text). Try other words, or 0 for the list")
  }

  func plainEnding(_ outcome: Outcome, path: String) -> String {
    switch outcome {
    case .picked: language("选定：\(path)", "Picked: \(path)")
    case .cancelled: language("已取消", "Cancelled")
    case .timedOut: language("时间到了", "Time is up")
    }
  }

  /// What can be typed, and what it does.
  func plainHelp(takesAnyLevel: Bool) -> [String] {
    let taking = [
      (language("点", "A dot"), language("就选已选的上一级，不再往下", "takes the place chosen last, as it is")),
      (
        language("编号加点，如 3.", "A number and a dot, like 3."),
        language("就选这一项，不再往下", "takes that place as it is")
      ),
    ]
    let lines =
      [
        (language("编号", "A number"), language("选择这一项", "chooses that place")),
        (
          language("首字母，如 gd", "Initials, like gd"),
          language("列出以这些字母开头的；Q 要大写", "name the places with them; Q in capitals")
        ),
        (
          language("名称、拼音，或 / 加文字", "A name, pinyin, or / and text"),
          language("在各级中查找，如 /440305", "searches all levels, like /440305")
        ),
        (language("回车", "Enter alone"), language("下一页", "goes to the next page")),
        (language("减号", "A minus"), language("上一页", "goes to the page before")),
        (language("0", "0"), language("返回上一级", "goes back one step")),
      ] + (takesAnyLevel ? taking : []) + [
        (language("问号", "A question mark"), language("本说明", "says this")),
        (language("q，或 Ctrl-D", "q, or Ctrl-D"), language("取消", "cancels")),
      ]
    return lines.map { $0 + language("：", " ") + $1 }
  }
}
