import PickerView
import TerminalKit

/// What `--help` prints.
enum HelpText {
  static func pick(in language: Language) -> String {
    let introduction = Wording(
      """
      在终端里全屏选择一个行政区划，打印出来。

      用法：areapick [选项]
            areapick list [地点] [选项]

      address=$(areapick) || exit

      地点可以是代码（440305）、路径（广东省/深圳市/南山区），或从上往下的几级名称。
      每个 --x 都有 --no-x；后面的胜过前面的：先是 AREAPICK_DEFAULT_OPTS_FILE 所指的文件，
      再是 AREAPICK_DEFAULT_OPTS，最后是命令行。
      """,
      """
      Pick a place in a tree of regions, full screen, and print it.

      Usage: areapick [options]
             areapick list [place] [options]

      address=$(areapick) || exit

      A place is a code (440305), a path (广东省/深圳市/南山区), or names of its leading
      levels. Every --x has its --no-x. A later word wins: those of the file that
      AREAPICK_DEFAULT_OPTS_FILE names come first, then those of
      AREAPICK_DEFAULT_OPTS, then the command line.
      """)
    let ending = Wording(
      """
      退出状态：0 已选定并打印，1 没有找到，2 用法或其他错误，124 超时，130 取消。
      """,
      """
      Exit status: 0 a place was printed, 1 nothing matched, 2 usage or any other
      error, 124 --timeout ran out, 130 cancelled.
      """)
    return text([introduction], .pick, [ending], language)
  }

  static func list(in language: Language) -> String {
    let introduction = Wording(
      """
      按显示次序打印一个地点的下一级，不需要终端。

      用法：areapick list [地点] [选项]

      不写地点就是最高一级。每行是代码、制表符、路径，除非 --output 或 --format 另有要求。
      """,
      """
      Print what lies below a place, in display order; needs no terminal.

      Usage: areapick list [place] [options]

      Without a place the regions of the highest level are printed. A line is the
      code, a tab, and the path, unless --output or --format asks for another form.
      """)
    return text([introduction], .list, [], language)
  }

  private static func text(
    _ before: [Wording], _ table: OptionTable, _ after: [Wording], _ language: Language
  ) -> String {
    let sections = table.sections.map { section in
      section.title.text(in: language) + "\n" + section.options.map { lines($0, language) }.joined()
    }
    let paragraphs = before.map { $0.text(in: language) + "\n" } + sections
    return (paragraphs + after.map { $0.text(in: language) + "\n" }).joined(separator: "\n")
  }

  /// The column that the uses of options begin in.
  private static let column = 26

  private static func lines(_ option: OptionTable.Entry, _ language: Language) -> String {
    let dashes = option.value == nil && option.hasOpposite ? "--[no-]" : "--"
    let value = option.value.map { " <\($0.text(in: language))>" } ?? ""
    let label = "  \(dashes)\(option.name)\(value)"
    let uses = option.use.text(in: language).split(separator: "\n")
    let gap = String(repeating: " ", count: max(column - TextWidth.of(label), 2))
    let next = "\n" + String(repeating: " ", count: column)
    return label + gap + uses.joined(separator: next) + "\n"
  }
}
