import PickerView
import TerminalKit

/// The text of `--help`.
enum HelpText {
  static func pick(in language: Language) -> String {
    let middle = sections(of: .pick, in: language) + [subcommands(in: language)]
    return text([introduction(language)] + middle + [ending(language)])
  }

  private static let introduction = Wording(
    """
    在终端里全屏选择一个行政区划，打印出来。

    用法：areapick [选项]
          areapick <命令> …

    address=$(areapick) || exit

    地点可以是代码（440305）、路径（广东省/深圳市/南山区），或从上往下的几级名称。
    每个 --x 都有 --no-x；后面的胜过前面的：先是 ~/.config/areapick/config，再是
    AREAPICK_DEFAULT_OPTS_FILE 所指的文件，再是 AREAPICK_DEFAULT_OPTS，
    最后是命令行。
    """,
    """
    Pick a place in a tree of regions, full screen, and print it.

    Usage: areapick [options]
           areapick <command> …

    address=$(areapick) || exit

    A place is a code (440305), a path (广东省/深圳市/南山区), or names of its
    leading levels. Every --x has its --no-x. A later word wins: those of the file
    ~/.config/areapick/config come first, then those of the file that
    AREAPICK_DEFAULT_OPTS_FILE names, then those of AREAPICK_DEFAULT_OPTS, then the
    command line.
    """)

  private static let ending = Wording(
    """
    退出状态：0 已选定并打印，1 没有找到，2 用法或其他错误，124 超时，130 取消。
    """,
    """
    Exit status: 0 a place was printed, 1 nothing matched, 2 usage or any other
    error, 124 --timeout ran out, 130 cancelled.
    """)

  /// The help of a subcommand.
  static func of(_ subcommand: Subcommand, in language: Language) -> String {
    let command = subcommand.command
    let options = language("[选项]", "[options]")
    let words = ["areapick", subcommand.rawValue, command.operands(language), options]
    let usage = words.filter { !$0.isEmpty }.joined(separator: " ")
    let introduction = [
      command.summary(language) + (language == .chinese ? "。" : ""),
      language("用法：", "Usage: ") + usage,
      command.details(language),
    ]
    return text(introduction + sections(of: command.options, in: language))
  }

  private static func text(_ paragraphs: [String]) -> String {
    paragraphs.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: "\n")
  }

  private static func sections(of table: OptionTable, in language: Language) -> [String] {
    table.sections.map { section in
      section.title(language) + "\n" + section.options.map { line(of: $0, in: language) }.joined()
    }
  }

  private static func subcommands(in language: Language) -> String {
    let lines = Subcommand.allCases.map { subcommand in
      let command = subcommand.command
      let label = "  \(subcommand.rawValue) \(command.operands(language))"
      return line(label, command.summary(language))
    }
    return language("其他命令（areapick 命令 --help）", "Commands (areapick <command> --help)") + "\n"
      + lines.joined()
  }

  /// The column where the descriptions of options begin.
  private static let column = 26

  private static func line(of option: OptionTable.Entry, in language: Language) -> String {
    line("  " + option.label(in: language), option.use(language))
  }

  /// A label and its description beside it.
  private static func line(_ label: String, _ use: String) -> String {
    let gap = String(repeating: " ", count: max(column - TextWidth.of(label), 2))
    let next = "\n" + String(repeating: " ", count: column)
    return label + gap + use.split(separator: "\n").joined(separator: next) + "\n"
  }
}
