import PickerView

extension Manual {
  /// A command line and its description.
  struct Example: Sendable {
    let command: String
    let use: Wording
    /// Whether it opens the sheet.
    var needsScreen = false
  }

  static let examples = [
    Example(
      command: "addr=$(areapick) || exit\nprintf '%s\\n' \"$addr\"",
      use: Wording("脚本里选一个地点，取消就退出：", "Choose a place in a script, and leave where it is cancelled:"),
      needsScreen: true),
    Example(
      command: "eval \"$(areapick --output shell)\" && printf '%s %s\\n' \"$AREA_CODE\" \"$AREA_COUNTY\"",
      use: Wording("代码和各级名称放进变量：", "Put the code and the names into variables:"), needsScreen: true),
    Example(
      command: "areapick --selected 440305 --depth 3 --output code",
      use: Wording("从南山区开始，选到区县，打印代码：", "Open at 南山区, end at the county, print its code:"), needsScreen: true),
    Example(
      command: "areapick --multi | while read -r place; do printf '<%s>\\n' \"$place\"; done",
      use: Wording("标记几个地点，逐个交给下一条命令：", "Mark places, and hand them on one by one:"), needsScreen: true),
    Example(
      command: "areapick --recent --hot 110000,310000 --exclude 820000",
      use: Wording(
        "最近选过的和常用的排在前面，不要澳门：",
        "Begin with the places picked last and two often used; leave one out:"), needsScreen: true),
    Example(
      command: "areapick list 440300 --format '{code} {name} {pinyin}'",
      use: Wording("列出深圳市的区：", "List the districts of 深圳市:")),
    Example(
      command: "areapick search nanshan --limit 3",
      use: Wording("按名称、拼音、首字母或代码搜索：", "Search by name, pinyin, initials or code:")),
    Example(
      command: "areapick lookup 110103",
      use: Wording("查一个停用的代码现在是什么：", "Ask what took the place of a code that is out of force:")),
    Example(
      command: "printf '%s\\n' 江苏昆山市前进东路579号 | areapick resolve --format '{code} {rest}'",
      use: Wording("从地址里认出地点，一行一个：", "Find the place in each line of addresses:")),
  ]
}
