import PickerCore

/// The words of plain questions where several places can be picked.
extension Texts {
  func plainMarkOpening(limit: Int) -> String {
    let most = limit < Options.noMarkLimit ? language("，最多 \(limit) 个", ", \(limit) at most") : ""
    return language(
      "可选多个\(most)：加号和编号标记，如 +1 3，等号选定",
      "Several can be taken\(most): mark them by a plus sign and numbers, such as +1 3; an equals sign takes them"
    )
  }

  var plainMarked: String { language("，已标记", ", marked") }
  var plainPartlyMarked: String { language("，其中有已标记的", ", some of it marked") }
  var plainNothingMarked: String { language("还没有标记", "Nothing is marked yet") }
  var plainMarkByNumber: String {
    language("加号后面要有编号，如 +1 3", "Type numbers after the plus sign, such as +1 3")
  }

  /// - Parameter names: All of them; none where they are many.
  func plainMarkCount(_ count: Int, _ names: [String]) -> String {
    if count == 0 { return language("没有标记了", "Nothing is marked now") }
    let list = names.isEmpty ? "" : language("：", ": ") + names.joined(separator: language("、", ", "))
    return language("已标记 \(count) 个\(list)", "\(count) marked\(list)")
  }

  /// The first places of a choice, and how many there are.
  func plainList(_ names: [String], of count: Int) -> String {
    let shown = names.joined(separator: language("、", ", "))
    return names.count < count ? shown + language("等 \(count) 个", " and \(count - names.count) more") : shown
  }

  var plainMarkHelp: [(String, String)] {
    [
      (
        language("加号和编号，如 +1 3-5", "A plus sign and numbers, such as +1 3-5"),
        language("标记这些；再来一次就取消", "marks those; once more takes the marks away")
      ),
      (language("只有加号", "A plus sign alone"), language("标记整个列表", "marks the whole list")),
      (language("+0", "+0"), language("取消所有标记", "takes all marks away")),
      (language("等号", "An equals sign"), language("选定已标记的", "takes what is marked")),
    ]
  }
}
