import Glibc
import PickerView
import RegionModel
import RegionSearch
import RegionSources

/// `areapick lookup`: prints the places that codes mean now, one line each.
struct LookupCommand: Equatable, Sendable {
  /// The codes; empty to read them from standard input.
  var codes: [String] = []
  /// Whether only a code in force counts, and only for the place that has it.
  var isStrict = false
  /// The step of the whole path whose lists are read last; nil for all.
  var depth: Int?
  var style = ResultStyle()
  var source = SourceChoice()

  /// The answer to some codes.
  struct Answer: Equatable {
    var output: [UInt8] = []
    /// Lines for standard error.
    var notes: [String] = []
    var status = ExitStatus.done
  }

  /// Looks up codes in order; a code without a place does not stop the others.
  ///
  /// - Parameter language: The language of the notes.
  func answer(to codes: [String], from tree: RegionTree, in language: Language = .english)
    throws(CommandError)
    -> Answer
  {
    try style.check(tree)
    let lookup = CodeLookup(tree, system: style.codes)
    var answer = Answer()
    for code in codes {
      guard let meaning = lookup.meaning(of: code) else {
        let shown = code.spelledOut.shortened
        guard tree.hasDivisionCodes else {
          answer.notes.append(LookupCommand.missing(code, language))
          answer.status = max(answer.status, ExitStatus.nothingMatched)
          continue
        }
        answer.notes.append(
          language(
            "lookup：“\(shown)”不是代码：要 2、4、6、9 或 12 位数字",
            "lookup: '\(shown)' is no code: 2, 4, 6, 9 or 12 digits are wanted"))
        answer.status = ExitStatus.failure
        continue
      }
      try append(meaning, to: &answer, in: language)
    }
    return answer
  }

  private func append(_ meaning: CodeMeaning, to answer: inout Answer, in language: Language)
    throws(CommandError)
  {
    if let note = meaning.note(style.codes, in: language) {
      answer.notes.append(language("lookup：", "lookup: ") + note)
    }
    guard meaning.isExact || !isStrict, !meaning.regions.isEmpty else {
      answer.status = max(answer.status, ExitStatus.nothingMatched)
      return
    }
    let style = style.orCodeAndPath
    for region in meaning.regions {
      let path = region.path
      try style.checkNames(path)
      style.append(path, to: &answer.output)
    }
  }
}

extension LookupCommand: Command {
  static let options = OptionTable(sections: [
    OptionTable.Section(
      title: Wording("查代码", "Looking up"),
      options: [
        OptionTable.Entry(
          name: .strict, value: nil,
          use: Wording(
            "停用的代码和村级代码不打印，退出状态为 1",
            "Print nothing for a code out of force or a village's,\nand leave with status 1.")),
        OptionTable.Entry(
          name: .depth, value: OptionTable.count,
          use: Wording(
            "--children 只读到整条路径的第几级", "With --children, read lists down to this step of the\nwhole path.")),
        .lang, .help,
      ]),
    .sourceAndQuery, .result,
  ])

  static let operands = Wording("[代码]…", "[code]…")
  static let summary = Wording("打印代码所指的地点", "Print the places that codes mean.")
  static let details = Wording(
    """
    代码是 2、4、6、9 或 12 位数字；不写就从标准输入读，每行一个。停用的代码打印
    后来的地点，一处一行，标准错误上说明原来是什么、何时停用；村级代码打印所在的
    乡镇。每行是代码、制表符、路径，除非 --output 或 --format 另有要求。不需要终端。
    有代码不存在，退出状态为 1；有不是代码的，为 2；其余的照样打印。
    """,
    """
    A code has 2, 4, 6, 9 or 12 digits; without any they are read from standard
    input, one a line. For a code out of force what took its place is printed, a
    line each, and standard error says what it was and until when; for a village's,
    its township. A line is the code, a tab, and the path, unless --output or
    --format asks for another form. No terminal is needed. The exit status is 1
    where a code does not exist, 2 where something is no code; the others are
    printed all the same.
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: Int.max)
    codes = words.arguments
    isStrict = words.flag(.strict) ?? false
    depth = try words.value(of: .depth).map(OptionValue.depth)
    style = try ResultStyle(words)
    source = try SourceChoice(words, queryIsSQL: true)
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    try program.lines.checkOpen()
    if codes.isEmpty { try program.input.checkLines("lookup", of: "codes") }
    let opened = try program.open(source)
    let answer = try answering(opened, program)
    defer { program.sayLeftOut(opened, of: source) }
    guard codes.isEmpty else { return try write(answer(codes), in: program) }
    var status = ExitStatus.done
    let lines = TrimmedLineSource(LineSource(STDIN_FILENO, end: UInt8(ascii: "\n"), output: STDOUT_FILENO))
    while let codes = try lines.next() {
      status = max(status, try write(answer(codes), in: program))
    }
    return status
  }

  /// What answers codes: a tree, or a source that searches.
  private func answering(
    _ opened: LazyTree, _ program: Program
  ) throws(CommandError) -> ([String]) throws(CommandError) -> Answer {
    let language = program.language
    try program.checkRows(opened, source)
    if let lists = opened.source, lists.canSearch {
      let rows = opened.rows(for: style, isSearch: true)
      return { codes throws(CommandError) in try self.answer(to: codes, from: lists, rows, in: language) }
    }
    guard opened.source != nil else {
      return { codes throws(CommandError) in try self.answer(to: codes, from: opened.tree, in: language) }
    }
    var walk = ListWalk(opened, depth: depth, keepsGoing: source.keepsGoing)
    return { codes throws(CommandError) in try self.answer(to: codes, by: &walk, program) }
  }

  /// The answer of lists that are fetched until the codes are found.
  private func answer(
    to codes: [String], by walk: inout ListWalk, _ program: Program
  ) throws(CommandError) -> Answer {
    var answer = Answer()
    for code in codes {
      guard let path = try walk.path(toCode: code) else {
        answer.notes.append(LookupCommand.missing(code, program.language))
        answer.status = max(answer.status, ExitStatus.nothingMatched)
        continue
      }
      try style.checkNames(path)
      style.orCodeAndPath.append(path, to: &answer.output)
    }
    if answer.status != ExitStatus.done, walk.isCut, let note = walk.note("lookup") { program.say(note) }
    if let note = walk.failureNote("lookup") { program.say(note) }
    return answer
  }

  /// The answer of a source that searches.
  ///
  /// - Parameter rows: Finds a path in the lists.
  private func answer(
    to codes: [String], from source: any ListSource, _ rows: ([Region]) throws(CommandError) -> [Region],
    in language: Language
  ) throws(CommandError) -> Answer {
    var answer = Answer()
    for code in codes {
      let matches: SourceMatches
      do throws(ListSourceError) { matches = try source.places(code: code, Cancellation()) } catch {
        throw CommandError("lookup: \(error.description)")
      }
      for region in matches.regions {
        let path = try rows(region.path)
        try style.checkNames(path)
        style.orCodeAndPath.append(path, to: &answer.output)
      }
      guard matches.regions.isEmpty else { continue }
      answer.notes.append(LookupCommand.missing(code, language))
      answer.status = max(answer.status, ExitStatus.nothingMatched)
    }
    return answer
  }

  private static func missing(_ code: String, _ language: Language) -> String {
    let shown = code.spelledOut.shortened
    return language("lookup：没有代码为 \(shown) 的一项", "lookup: there is no place with the code \(shown)")
  }

  /// Prints an answer and its notes.
  ///
  /// - Returns: The exit status of the answer.
  private func write(_ answer: Answer, in program: Program) throws(CommandError) -> Int32 {
    for note in answer.notes { program.streams.say(asItIs: note) }
    if !answer.output.isEmpty { try program.lines.write(answer.output) }
    return answer.status
  }
}
