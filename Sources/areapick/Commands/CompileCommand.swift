import Glibc
import PickerView
import RegionModel
import RegionSearch
import RegionSources

/// `areapick compile`: writes a tree to a file that opens at once.
struct CompileCommand: Equatable, Sendable {
  var source = SourceChoice()
  /// The output file; `-` for standard output.
  var output = ""
  /// Whether a file that is no compiled tree may be overwritten.
  var isForced = false
}

extension CompileCommand: Command {
  static let options = OptionTable(sections: [
    OptionTable.Section(
      title: Wording("编译", "Compiling"),
      options: [
        OptionTable.Entry(
          name: .output, letter: "o", value: OptionTable.file,
          use: Wording("写到这个文件；- 是标准输出", "Write to this file; - is standard output.")),
        OptionTable.Entry(
          name: .force, value: nil,
          use: Wording("文件不是编译好的数据也覆盖", "Overwrite a file that is no compiled tree.")),
        .lang, .help,
      ]),
    .sourceAndQuery,
  ])

  static let operands = Wording("<文件>… -o <文件>", "<file>… -o <file>")
  static let summary = Wording("把数据编译成一打开就能用的文件", "Compile a tree to a file that opens at once.")
  static let details = Wording(
    """
    同样的数据得到同样的字节。新文件写好了才替换旧的；不是编译好的数据的文件不覆盖，
    除非有 --force。--data 可以直接打开。
    """,
    """
    The same data gives the same bytes. The new file takes the old one's place when
    it is whole; a file that is no compiled tree is not overwritten without --force.
    --data opens the result.
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: Int.max)
    source = try SourceChoice(words, queryIsSQL: true)
    source.paths += words.arguments
    try source.checkOne()
    guard !source.isBuiltIn else { throw CommandError("compile: there is no file to compile") }
    guard let output = words.value(of: .output), !output.isEmpty else {
      throw CommandError("compile: say where to write it: -o FILE")
    }
    self.output = output
    isForced = words.flag(.force) ?? isForced
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    if output == "-" {
      try program.output.checkOpen()
    } else {
      try OutputFile.check(output, isForced: isForced)
    }
    var source = source
    source.usesCache = false
    let bar = ProgressBar()
    let read = try bar.shown { progress throws(CommandError) in
      try program.readWhole(source, progress: progress)
    }
    program.sayFlat(read.tree, of: source)
    guard let block = read.block else {
      throw CommandError("compile: \(source.firstName) is compiled already")
    }
    let indexed = (try? IndexBuilder.indexed(block)) ?? block
    if output == "-" {
      try program.output.write(indexed, hasOwnSequences: true)
    } else {
      let target = OutputFile.target(of: output)
      try OutputFile.write(indexed, to: target, beside: "\(target).\(getpid()).new")
    }
    return ExitStatus.done
  }
}
