import PickerView
import RegionModel
import RegionSources

/// `areapick inspect`: reports how a tree was understood, for a person or for a program.
struct InspectCommand: Equatable, Sendable {
  /// The source to inspect; without files, the built-in divisions.
  var source = SourceChoice()
  var isJSON = false

  /// The report, and the exit status.
  ///
  /// - Throws: The flaws of a source that gives no tree, unless they are part of the report.
  private func report(in program: Program) throws(CommandError) -> (text: String, status: Int32) {
    let start = Stopwatch()
    let read = try ProgressBar().shown { progress throws(CommandError) in
      try program.inspected(source, progress: progress)
    }
    switch read {
    case .success(let read):
      let report = InspectReport(
        read, milliseconds: start.milliseconds, isOneList: source.lists.children != nil)
      return (isJSON ? report.json : report.text(in: program.language), ExitStatus.done)
    case .failure(let flaws):
      guard isJSON else {
        // Where the guess is wrong, it is shown above what is wrong with the data.
        try program.output.write(Array(InspectReport.text(of: flaws, in: program.language).utf8))
        let advice = source.lists.children == nil ? flaws.advice : nil
        throw CommandError(flaws.lines + [advice].compactMap(\.self))
      }
      return (InspectReport.json(of: flaws, milliseconds: start.milliseconds), ExitStatus.failure)
    }
  }
}

extension InspectCommand: Command {
  static let options = OptionTable(sections: [
    OptionTable.Section(
      title: Wording("查看", "Inspecting"),
      options: [
        OptionTable.Entry(
          name: .output, value: OptionTable.form,
          use: Wording("text（默认）、json", "text (default), json."), choices: ["text", "json"]),
        .lang, .help,
      ]),
    .sourceAndQuery,
  ])

  static let operands = Wording("[文件]…", "[file]…")
  static let summary = Wording("说明数据被理解成了什么", "Say what was understood of a tree.")
  static let details = Wording(
    """
    打印格式、结构，哪些字段当作名称、代码、下级和上级，哪些字段里的列表没有读，
    最高一级有几项、一共多少、有几级、每级多少项，三条路径作样本，以及有什么问题。
    不对的地方用 --fields、--format-in 或 --separator-in 说明。--children 的命令
    只运行一次，看的是第一级。不写文件就是内置的区划。
    """,
    """
    Prints the format and the shape, the fields taken for name, code, children and
    parent, the fields whose lists were not read, how many roots, nodes and levels
    there are, three paths, and what is not as it should be. Say --fields,
    --format-in or --separator-in where it is wrong.
    A command of --children is run once, for its first list.
    Without a file it is the built-in divisions.
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: Int.max)
    source = try SourceChoice(words, queryIsSQL: true)
    source.paths += words.arguments
    try source.checkOne()
    switch words.value(of: .output) {
    case nil, "text": isJSON = false
    case "json": isJSON = true
    case let other?: throw OptionValue.wrongChoice(.output, other, ["text", "json"])
    }
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    try program.output.checkOpen()
    let (text, status) = try report(in: program)
    try program.output.write(Array(text.utf8))
    return status
  }
}
