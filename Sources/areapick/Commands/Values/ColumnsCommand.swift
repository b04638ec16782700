import AreaPicker
import PickerCore
import PickerView

/// `areapick columns`: picks items from independent columns.
struct ColumnsCommand: Command {
  let words: OptionWords

  static let options = OptionTable(
    sections: [
      OptionTable.Section(
        title: Wording("选择", "Choosing"),
        options: [
          OptionTable.Entry(
            name: .titles, value: OptionTable.text,
            use: Wording("各列的名称，逗号分隔", "What the columns are called, with commas."),
            emptyMeansUnset: true),
          OptionTable.Entry(
            name: .selected, value: Wording("选项", "items"),
            use: Wording(
              "打开时各列停在哪一项，逗号分隔；#2 为第 3 项", "Where each column opens, with commas; #2 is the\nthird item."),
            emptyMeansUnset: true),
        ]),
      OptionTable.valueResult(
        Wording("text（默认）、index、json、shell", "text (default), index, json, shell."),
        choices: ValueStyle.Format.allCases.map(\.rawValue),
        separator: Wording("各列之间的分隔符，默认一个空格", "What stands between the columns, else a blank.")),
    ] + OptionTable.screenAndRunning())

  static let operands = Wording("<列>…", "<column>…")
  static let summary = Wording("从一列或几列里各选一项", "Pick an item of one column, or of several.")
  static let details = Wording(
    """
    一列的各项用逗号分隔，\\, 为逗号本身；@文件 每行一项；- 从标准输入读，每行一项，
    有了前几项就能选。
    areapick columns 单身,约会中,已婚
    """,
    """
    The items of a column stand between commas; \\, is a comma. @FILE has an item a
    line, and so has standard input for -, which is read on while you pick.
    areapick columns S,M,L,XL black,white --titles Size,Colour
    """)

  init(_ words: OptionWords) throws(CommandError) {
    try words.check(arguments: 1_000)
    self.words = words
  }

  func run(in program: Program) throws(CommandError) -> Int32 {
    var run = try ValueRun(words, of: .columns, in: program)
    // A recording has all items in its first line, and plain questions say how many there are.
    let streams = run.settings.record == nil && !run.settings.isPlain(program.environment)
    var source = ColumnSource(input: program.input, streams: streams)
    let pick = try run.reading { () throws(CommandError) in try self.pick(&source) }
    let answer = try run.answer(.items(pick), .items, feed: source.feed)
    if case .outcome(.itemsRefused) = answer.ending, let error = source.feed?.error {
      throw error.failure(ColumnsCommand.name(words.arguments.firstIndex(of: "-") ?? 0, pick.titles))
    }
    return try run.status(of: answer) { outcome in
      guard case .chosen(let rows) = outcome else { return [] }
      return ItemText(answer.lists, rows, run.style).bytes
    }
  }

  private func pick(_ source: inout ColumnSource) throws(CommandError) -> ItemPick {
    var lists: [ItemTable] = []
    let titles = words.value(of: .titles).map { CommaList($0).parts.map(\.text) } ?? []
    let selected = words.value(of: .selected).map { CommaList($0).parts.map(\.wanted) } ?? []
    for (index, word) in words.arguments.enumerated() {
      let wanted = selected.indices.contains(index) ? selected[index] : nil
      let name = ColumnsCommand.name(index, titles)
      lists.append(try source.column(word, index, named: name, opensOn: wanted))
    }
    do throws(ColumnsError) {
      return try ItemPick(lists, titles: titles, selected: selected, reader: BuiltInReader())
    } catch {
      throw ColumnsCommand.failure(error, titles)
    }
  }

  private static func name(_ column: Int, _ titles: [String]) -> String {
    titles.indices.contains(column) && !titles[column].isEmpty
      ? "column \(column + 1) (\(titles[column].shortened))" : "column \(column + 1)"
  }

  /// A message that names the column and its number of items.
  private static func failure(_ error: ColumnsError, _ titles: [String]) -> CommandError {
    let has = ItemTable.ItemError.has
    switch error {
    case .noColumns:
      return CommandError(
        "columns: there is no column; write its items with commas, @FILE, or - for standard input")
    case .emptyColumn(let column): return CommandError("\(name(column, titles)) is empty: \(has(0))")
    case .tooManyDefaults(let count, 1):
      return CommandError("--selected has \(count) items, and there is 1 column")
    case .tooManyTitles(let count, 1):
      return CommandError("--titles has \(count) titles, and there is 1 column")
    case .tooManyDefaults(let count, let columns):
      return CommandError("--selected has \(count) items, and there are \(columns) columns")
    case .tooManyTitles(let count, let columns):
      return CommandError("--titles has \(count) titles, and there are \(columns) columns")
    case .noSuchItem(let item, let column, let count):
      return CommandError(
        "--selected: \(name(column, titles)) has no item '\(item.shortened)'; \(has(count))")
    case .indexOutOfRange(let index, let column, let count):
      return CommandError(
        "--selected: \(name(column, titles)) has no index \(index); \(has(count)), 0 to \(count - 1)")
    case .flawedItem(let flaw, let column): return flaw.failure("\(name(column, titles)), item \(flaw.line)")
    }
  }
}

extension ItemTable.ItemError {
  /// How many items a column has, for messages.
  static func has(_ count: Int) -> String { "it has \(count) \(count == 1 ? "item" : "items")" }

  /// - Parameters:
  ///   - place: The column and the line, for the message.
  ///   - count: How many items the column has; nil where nobody counted.
  ///   - isAll: Whether these are all, and not the first of them.
  func failure(_ place: String, count: Int? = nil, isAll: Bool = true) -> CommandError {
    let digits = String(character, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    guard let count else {
      return CommandError("\(place): the control character U+\(number) cannot be shown")
    }
    return CommandError(
      "\(place): the control character U+\(number) cannot be shown; \(Self.has(count))\(isAll ? "" : " so far")"
    )
  }
}

/// A list of texts separated by commas.
///
/// A backslash quotes a comma, a backslash, or a `@`, `-` or `#` at the beginning of a text; otherwise it is an
/// ordinary character.
struct CommaList {
  struct Part {
    let text: String
    /// Whether the first character was quoted.
    let isLiteral: Bool

    /// The row that the part names: an item, or an index such as `#2`; the first row if it is empty.
    var wanted: Columns.Default {
      if text.isEmpty { return .index(0) }
      guard !isLiteral, text.hasPrefix("#"), text.utf8.count <= 19,
        text.dropFirst().utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }),
        let index = Int(text.dropFirst())
      else { return .item(text) }
      return .index(index)
    }
  }

  let parts: [Part]

  init(_ list: String) {
    var parts: [Part] = []
    var text = String.UnicodeScalarView()
    var isLiteral = false
    var rest = list.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case ",":
        parts.append(Part(text: String(text), isLiteral: isLiteral))
        (text, isLiteral) = (String.UnicodeScalarView(), false)
      case "\\"
      where rest.first.map {
        ",\\".unicodeScalars.contains($0) || text.isEmpty && "@-#".unicodeScalars.contains($0)
      } ?? false:
        if text.isEmpty { isLiteral = true }
        if let next = rest.popFirst() { text.append(next) }
      default: text.append(scalar)
      }
    }
    parts.append(Part(text: String(text), isLiteral: isLiteral))
    self.parts = parts
  }
}
