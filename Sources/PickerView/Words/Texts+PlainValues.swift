import PickerCore

/// The words of plain questions about columns, days and times.
extension Texts {
  /// Lines that a terminal of 80 columns need not break.
  func plainValuesOpening(_ subject: Subject, _ fields: [MomentPick.Field]) -> [String] {
    switch subject {
    case .places, .items:
      [language("输入编号或文字，按回车；输入问号看说明", "Type a number or a text, then Enter; a question mark for help")]
    default:
      [
        language(
          "逐项回答，或输入整个\(entryLabel(subject))，\(entryHint(subject, fields))",
          "Answer one by one, or type it whole, \(entryHint(subject, fields))"),
        language("输入问号看说明", "A question mark for help"),
      ]
    }
  }

  func plainColumn(_ number: Int?) -> String {
    number.map { language("第 \($0) 列", "Column \($0)") } ?? language("选项", "Items")
  }

  /// Gives, for example, “年，从 1900年 到 2026年：” and “时，12时、1时 到 11时：”.
  func plainRange(_ heading: String, _ runs: [(first: String, last: String)]) -> String {
    let names = runs.map { first, last in
      first == last && runs.count > 1 ? first : language("\(first) 到 \(last)", "\(first) to \(last)")
    }
    let from = runs.count == 1 ? language("从 ", "from ") : ""
    let all = from + names.joined(separator: language("、", ", "))
    return language("\(heading)，\(all)：", "\(heading), \(all):")
  }

  func plainCount(_ heading: String, _ count: Int, _ page: Range<Int>) -> String {
    let part =
      page.count < count
      ? language(
        "，第 \(page.lowerBound + 1) 到 \(page.upperBound) 项", ", \(page.lowerBound + 1) to \(page.upperBound)")
      : ""
    return language(
      "\(heading)，共 \(count) 项\(part)：", "\(heading), \(count) \(count == 1 ? "item" : "items")\(part):")
  }

  var plainPages: String { language("加号：下一页，减号：上一页", "Plus: the next page, minus: the page before") }
  var plainFirstColumn: String { language("这是第一项", "This is the first question") }

  func plainKeep(_ current: String, isNumber: Bool, canGoBack: Bool) -> String {
    let back =
      canGoBack ? language(isNumber ? "，减号返回" : "，0 返回", isNumber ? ", - to go back" : ", 0 to go back") : ""
    return language(
      "请输入\(isNumber ? "数字" : "编号")（回车即 \(current)\(back)）：", "Number (Enter for \(current)\(back)): ")
  }

  func plainColumnsHelp(_ isMoment: Bool) -> [String] {
    let own =
      isMoment
      ? [
        (language("数字", "A number"), language("填入这一项", "fills this part")),
        (
          language("整个日期或时间", "A whole date or time"),
          language(
            "如 2026-11-21、11-21、+3d、下周五、9:30，直接选定",
            "such as 2026-11-21, 11-21, +3d, fri, 9:30: takes it at once")
        ),
        (language("减号", "A minus sign"), language("返回上一项", "goes back one part")),
      ]
      : [
        (language("编号", "A number"), language("选这一项", "chooses that item")),
        (language("文字", "A text"), language("选这一项，或找含有它的项", "chooses that item, or finds one that holds it")),
        (language("加号、减号", "Plus, minus"), language("下一页、上一页", "the next page, the page before")),
        (language("0", "0"), language("返回上一列", "goes back one column")),
      ]
    let lines =
      own + [
        (language("只按回车", "Enter alone"), language("保留现在的", "keeps what it stands on")),
        (language("q，或 Ctrl-D", "q, or Ctrl-D"), language("取消", "cancels")),
      ]
    return lines.map { $0 + language("：", ": ") + $1 }
  }
}
