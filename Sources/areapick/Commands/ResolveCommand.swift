import AddressResolving
import Glibc
import PickerView
import RegionModel
import RegionSearch

/// `areapick resolve`: prints the place that each address names, and the rest of its text; one line each, in order.
struct ResolveCommand: Equatable, Sendable {
  /// The addresses; empty to read them from standard input.
  var addresses: [String] = []
  /// Whether addresses on standard input end with a NUL instead of a newline.
  var endsWithNull = false
  /// The form of the input.
  var form = RowForm()
  /// Whether all places of an address are printed.
  var findsAll = false
  /// The number of threads; nil for one per core.
  var threadCount: Int?
  /// The place that decides between several matches, nearest first, as the person wrote it.
  var near: String?
  /// The path of the file with codes and weights.
  var prior: String?
  var style = ResultStyle()
  var source = SourceChoice()

  /// A writer of answers. Several may be in use at a time.
  func writer(_ resolver: AddressResolver, column: Int = 0) -> ResolveWriter {
    ResolveWriter(resolver, self, column: column)
  }
}

extension ResolveCommand: Command {
  static let options = OptionTable(sections: [
    OptionTable.Section(
      title: Wording("解析", "Resolving"),
      options: [
        OptionTable.Entry(
          name: .read0, value: nil,
          use: Wording(
            "标准输入里的地址以 NUL 结尾，不用换行", "Addresses on standard input end with a NUL instead\nof a newline.")),
        OptionTable.Entry(
          name: .tsv, value: nil,
          use: Wording(
            "标准输入是以制表符分列的表；\n原行照抄，答案接在后面",
            "Rows have columns with tabs between them; each is\nkept as it is, the answer's columns stand behind."
          )),
        OptionTable.Entry(
          name: .csv, value: nil,
          use: Wording("同上，以逗号分列，可有引号（RFC 4180）", "The same with commas, and quotes as in RFC 4180.")),
        OptionTable.Entry(
          name: .field, value: Wording("列", "column"),
          use: Wording(
            "地址在第几列，或表头里的列名；默认 1", "The address's column: its number (1), or its name\nin the first row.")),
        OptionTable.Entry(
          name: .escape, value: nil,
          use: Wording(
            "按 PostgreSQL COPY 的转义读写", "Read and write the escapes of PostgreSQL's COPY.")),
        OptionTable.Entry(
          name: .replaceInvalid, value: nil,
          use: Wording("不是 UTF-8 的字节打印为 U+FFFD", "Print U+FFFD for bytes that are no UTF-8.")),
        OptionTable.Entry(
          name: .all, value: nil,
          use: Wording("打印地址里的每一处地点，每处一行", "Print every place of an address, a line each.")),
        OptionTable.Entry(
          name: .near, value: OptionTable.place,
          use: Wording("几处都符合时，取离这里最近的", "Where several places fit, take the nearest to this."),
          emptyMeansUnset: true),
        OptionTable.Entry(
          name: .prior, value: OptionTable.file,
          use: Wording(
            "几处都符合时，按文件里的权重取；\n每行是代码、制表符、权重",
            "Where several fit, take the one that weighs most in\nthis file: a code, a tab and a weight a line."
          ),
          emptyMeansUnset: true),
        OptionTable.Entry(
          name: .threads, value: OptionTable.count,
          use: Wording("线程数；默认每核一个", "How many threads; one a core unless told.")),
        .lang, .help,
      ]),
    .source, .result,
  ])

  static let operands = Wording("[地址]…", "[address]…")
  static let summary = Wording("从地址里认出地点", "Print the places that addresses name.")
  static let details = Wording(
    """
    不写地址就从标准输入读，每行一个；一个地址打印一行，次序不变，认不出的也有一行。
    一行是代码、路径、其余的文字、把握，以制表符分开，除非 --output 或 --format 另有
    要求。{rest} 是地点以后的文字，{before} 是以前的；{alias} 是据以认出的旧名；
    {confidence} 是 certain（确定）、likely（只凭简称，或地址自相矛盾）、
    shared（几处都符合，答的是它们共同所在的地点，可能没有）、none（没有地点）。
    不需要终端。
    写在命令行上的地址一个都没有认出，退出状态为 1；标准输入读完即为 0。
    """,
    """
    Without an address they are read from standard input, one a line. Each gives one
    line, in the same order, also where it names no place. A line is the code, the
    path, the rest of the text, and the confidence, with tabs between them, unless
    --output or --format asks for another form. {rest} is the text behind the place,
    {before} that before it; {confidence} is certain, likely (by a name without the
    word for its kind, or against another part of the address), shared (several
    places fit: the deepest that they all lie in, if any), or none; {alias} is the
    name out of use by which the place was found. No terminal is needed. The exit
    status is 1 where no address among the operands names a place; standard input
    that was answered to its end is 0.
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: Int.max)
    addresses = words.arguments
    endsWithNull = words.flag(.read0) ?? endsWithNull
    form = try RowForm(words)
    findsAll = words.flag(.all) ?? findsAll
    threadCount = try words.value(of: .threads).map(OptionValue.threads)
    near = words.value(of: .near)
    prior = words.value(of: .prior)
    style = try ResultStyle(words)
    source = try SourceChoice(words)
    guard addresses.isEmpty || form.kind == .line else {
      throw CommandError(
        "resolve: --tsv and --csv are for standard input; there are addresses on the command line")
    }
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    let output = program.lines
    try output.checkOpen()
    if addresses.isEmpty { try program.input.checkOpen() }
    let tree = try program.openTree(source)
    guard tree.hasSuffixes else {
      throw CommandError(
        "resolve: addresses are resolved to the divisions of China alone; this tree has others")
    }
    try style.check(tree)
    let resolver = AddressResolver(tree, prior: try addressPrior(tree))
    if addresses.isEmpty {
      try stream(resolver, to: output)
      return ExitStatus.done
    }
    return try answer(resolver, to: output) ? ExitStatus.done : ExitStatus.nothingMatched
  }

  private func answer(_ resolver: AddressResolver, to output: ResultWriter) throws(CommandError) -> Bool {
    var writer = writer(resolver)
    for address in addresses {
      try writer.append(Array(address.utf8))
    }
    try output.write(writer.output)
    return writer.hasFound
  }

  private func stream(_ resolver: AddressResolver, to output: ResultWriter) throws(CommandError) {
    let end = endsWithNull ? 0 : UInt8(ascii: "\n")
    let source = LineSource(STDIN_FILENO, end: end, output: output.stream, hasQuotes: form.kind == .commas)
    if try source.takeMark(), form.kind != .line { try output.write(LineSource.mark) }
    let column = try column(source, output)
    try ResolveStream(source, output, self, resolver, column: column).run()
  }

  /// The index of the address's column.
  ///
  /// If `--field` is a name, the header row is read for it and written with the new columns.
  private func column(_ source: LineSource, _ output: ResultWriter) throws(CommandError) -> Int {
    switch form.column {
    case .number(let number): return number
    case .name(let name):
      guard let row = try source.first() else { return 0 }
      let hasReturn = row.last == UInt8(ascii: "\r")
      let header = hasReturn ? row.dropLast() : row[...]
      let names = Array(header).withUnsafeBytes { Row(bytes: $0, form: form).texts }
      guard let column = names.firstIndex(of: name) else {
        throw CommandError("resolve: the first row has no column '\(name.shortened)'")
      }
      let separator = form.kind == .commas ? "," : "\t"
      let added = style.forAddresses.columnNames.map { separator + $0 }.joined()
      let end: [UInt8] = hasReturn ? [13] : []
      var line = Array(header)
      line += Array(added.utf8) + end
      line.append(style.endsWithNull ? 0 : UInt8(ascii: "\n"))
      try output.write(line)
      return column
    }
  }

  /// The rule for choosing between several matches; nil if none was given.
  private func addressPrior(_ tree: RegionTree) throws(CommandError) -> AddressPrior? {
    guard near != nil || prior != nil else { return nil }
    let place = try near.flatMap { PlaceFinder(tree, separator: style.separator).find($0) }?.place("--near")
    return AddressPrior(
      near: place,
      weights: try prior.map { path throws(CommandError) in
        try ResolveCommand.weights(in: path, tree)
      } ?? [])
  }

  /// The largest file of weights, in bytes: 64 MB.
  private static let largestPrior = 1 << 26

  /// The places of a file with their weights: a code in force, a tab and a number a line.
  private static func weights(in path: String, _ tree: RegionTree) throws(CommandError) -> [(
    region: Region, weight: Double
  )] {
    let text: String
    do throws(CommandError) { text = try TextFile.read(path, limit: largestPrior) } catch {
      throw error.at(path.shortened)
    }
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    var weights: [(region: Region, weight: Double)] = []
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let cells = line.split(separator: "\t")
      guard cells.count == 2, let region = tree.region(code: String(cells[0])), let weight = Double(cells[1]),
        weight >= 0
      else { throw CommandError("\(path):\(number + 1): a code in force, a tab and a weight are wanted") }
      weights.append((region, weight))
    }
    return weights
  }
}

extension RowForm {
  /// - Throws: The first value that cannot be read, or options that exclude each other.
  init(_ words: OptionWords) throws(CommandError) {
    let (tabs, commas) = (words.flag(.tsv) ?? false, words.flag(.csv) ?? false)
    guard !(tabs && commas) else { throw CommandError("--tsv and --csv are two forms; a table has one") }
    kind = tabs ? .tabs : commas ? .commas : .line
    hasEscapes = words.flag(.escape) ?? false
    replacesInvalid = words.flag(.replaceInvalid) ?? false
    guard let field = words.value(of: .field) else { return }
    guard kind != .line else { throw CommandError("--field is for tables: --tsv or --csv is wanted with it") }
    if let number = Int(field) {
      guard number > 0 else {
        throw CommandError("the value '\(field)' is invalid for --field: columns count from 1")
      }
      column = .number(number - 1)
    } else {
      column = .name(field)
    }
  }
}
