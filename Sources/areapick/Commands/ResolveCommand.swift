import AddressResolving
import Glibc
import RegionModel
import RegionSearch

/// `areapick resolve`: the places that addresses name, and what is left of them; a line each, in their order.
struct ResolveCommand: Equatable, Sendable {
  /// Empty where the addresses come from standard input.
  var addresses: [String] = []
  /// Whether addresses on standard input end with a NUL, not with a newline.
  var endsWithNull = false
  var style = ResultStyle()
  var source = SourceChoice()

  /// What writes the answers. Several may be in use at a time.
  func writer(_ resolver: AddressResolver) -> ResolveWriter {
    ResolveWriter(resolver, style, checksNames: !source.isBuiltIn)
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
            "标准输入里的地址以 NUL 结尾，不用换行", "Addresses on standard input end with a NUL instead of a\nnewline.")),
        .help,
      ]),
    .source, .result,
  ])

  static let operands = Wording("[地址]…", "[address]…")
  static let summary = Wording("从地址里认出地点", "Print the places that addresses name.")
  static let details = Wording(
    """
    不写地址就从标准输入读，每行一个；一个地址打印一行，次序不变，认不出的也有一行。
    一行是代码、路径、其余的文字、把握，以制表符分开，除非 --output 或 --format 另有
    要求。{rest} 是地点以后的文字；{confidence} 是 certain（确定）、likely（只凭简称，
    或地址自相矛盾）、shared（几处都符合，答的是它们共同所在的地点，可能没有）、none
    （没有地点）；{alias} 是据以认出的旧名。不需要终端。
    一个地点都没有认出，退出状态为 1。
    """,
    """
    Without an address they are read from standard input, one a line. Each gives one
    line, in the same order, also where it names no place. A line is the code, the
    path, the rest of the text, and the confidence, with tabs between them, unless
    --output or --format asks for another form. {rest} is the text behind the place;
    {confidence} is certain, likely (by a name without the word for its kind, or
    against another part of the address), shared (several places fit: the deepest that
    they all lie in, if any), or none; {alias} is the name out of use by which the
    place was found. No terminal is needed. The exit status is 1 where no address
    names a place.
    """)

  init(_ words: OptionWords) throws(Failure) {
    try words.check(arguments: Int.max)
    addresses = words.arguments
    endsWithNull = words.flag(.read0) ?? endsWithNull
    style = try ResultStyle(words)
    source = try SourceChoice(words)
  }

  func run(in program: Program) throws(Failure) -> Int32 {
    let output = program.lines
    try output.checkOpen()
    if addresses.isEmpty { try program.input.checkOpen() }
    let tree = try program.openTree(source)
    guard tree.hasSuffixes else {
      throw Failure("resolve: addresses are resolved to the divisions of China alone; this tree has others")
    }
    try style.checkCodes(of: tree)
    let resolver = AddressResolver(tree)
    let hasFound =
      try addresses.isEmpty ? stream(resolver, to: output) : answer(resolver, to: output)
    return hasFound ? ExitStatus.done : ExitStatus.nothingMatched
  }

  private func answer(_ resolver: AddressResolver, to output: ResultWriter) throws(Failure) -> Bool {
    var writer = writer(resolver)
    for address in addresses {
      try writer.append(Array(address.utf8))
    }
    try output.write(writer.output)
    return writer.hasFound
  }

  private func stream(_ resolver: AddressResolver, to output: ResultWriter) throws(Failure) -> Bool {
    let end = endsWithNull ? 0 : UInt8(ascii: "\n")
    let source = LineSource(STDIN_FILENO, end: end, output: output.stream)
    return try ResolveStream(source, output, self, resolver).run()
  }
}
