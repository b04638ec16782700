import Glibc
import PickerView
import RegionModel
import RegionSearch
import RegionSources
import TerminalKit

/// `areapick export`: writes a tree in a form that other programs read.
struct ExportCommand: Equatable, Sendable {
  var source = SourceChoice()
  var form = ExportForm.json
  /// The place to export as the only root, as the person wrote it.
  var root: String?
  var depth: Int?

  /// The whole output, with the names of further fields that did not fit.
  ///
  /// - Throws: `CommandError` if the place is not found, or the form cannot hold the tree.
  func written(_ tree: RegionTree) throws(CommandError) -> ExportedTree {
    let place = try root.flatMap { PlaceFinder(tree).find($0) }?.place("--root")
    do throws(ExportError) {
      let part = ExportedPart(tree, root: place, depth: depth, checksTexts: !source.isBuiltIn)
      return try part.exported(as: form)
    } catch {
      throw CommandError("export --as \(form.rawValue): \(error)")
    }
  }
}

extension ExportCommand: Command {
  static let options = OptionTable(sections: [
    OptionTable.Section(
      title: Wording("导出", "Exporting"),
      options: [
        OptionTable.Entry(
          name: .form, value: OptionTable.form,
          use: Wording(
            "json（默认）、jsonl、csv、tsv、paths、plist、sqlite、\nvant、element、antd、pca、pcas-code",
            "json (default), jsonl, csv, tsv, paths, plist,\nsqlite, vant, element, antd, pca, pcas-code."),
          choices: ExportForm.allCases.map(\.rawValue)),
        OptionTable.Entry(
          name: .root, value: OptionTable.place, use: Wording("只要这个地点和以下", "This place and below alone."),
          emptyMeansUnset: true),
        OptionTable.Entry(
          name: .depth, value: OptionTable.count,
          use: Wording("到整条路径的第几级为止", "Down to this step of the whole path.")),
        .lang, .help,
      ]),
    .sourceAndQuery,
  ])

  static let operands = Wording("", "")
  static let summary = Wording("把区划或自己的数据写成别的程序读的形式", "Write a tree in a shape that other programs read.")
  static let details = Wording(
    """
    vant、element、antd 是这些组件的区划数据，pca 和 pcas-code 是嵌套的名称和代码。
    写出来的都能用 --data 读回来；pca 没有代码，vant 的代码补足六位，到县级为止，
    sqlite 给没有代码的项编号。其他字段写进 json、jsonl、csv、tsv、plist 和 sqlite；
    会被读成别的东西的略去，并说明是哪些。
    """,
    """
    vant, element and antd are what the components of these names read, pca and
    pcas-code nested names and codes. What is written reads back with --data; pca
    has no codes, vant fills codes up to six digits and ends with counties, sqlite
    numbers places that have no codes. Further fields are kept in json, jsonl, csv,
    tsv, plist and sqlite; those that would be read as something else are left out
    and named.
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: 0)
    source = try SourceChoice(words, queryIsSQL: true)
    root = words.value(of: .root)
    depth = try words.value(of: .depth).map(OptionValue.depth)
    form =
      try words.value(of: .form).map { text throws(CommandError) in
        try OptionValue.choice(text, .form, program: "areapick export")
      }
      ?? form
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    try program.lines.checkOpen()
    let output = try written(
      source.lists.children == nil
        ? program.openTree(source) : program.readWhole(source, depth: depth, root: root).tree)
    guard form != .sqlite || isatty(STDOUT_FILENO) == 0 else {
      throw CommandError("export --as sqlite: a database is no text for a terminal: export --as sqlite >FILE")
    }
    try program.lines.write(output.bytes)
    if !output.leftOut.isEmpty {
      let names = output.leftOut.map { SafeText.line($0) }.joined(separator: ", ")
      program.say(
        "export --as \(form.rawValue): left out, as a reader would take it for something else: \(names)")
    }
    return ExitStatus.done
  }
}
