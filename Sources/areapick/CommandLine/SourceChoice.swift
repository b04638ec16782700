import Glibc
import RegionModel
import RegionSources

/// The source of the tree, and how to read it.
struct SourceChoice: Equatable, Sendable {
  /// Files in the order of their levels; empty for the built-in divisions.
  var paths: [String] = []
  var format: TreeFormat?
  var separator: String?
  var fields = FieldChoice()
  var levels: [String] = []
  /// Nil for the data's own order.
  var order: RegionTree.Order?
  var keepsGoing = false
  var usesCache = true

  /// The source of lists that are fetched one by one.
  var lists = ListChoice()

  var isBuiltIn: Bool { paths.isEmpty && lists.children == nil }

  /// The first file's name in messages; the option of a command, whose text may be long.
  var firstName: String {
    guard lists.children == nil else { return "--children" }
    return paths.first.map { $0 == "-" ? "standard input" : $0 } ?? ""
  }

  /// The beginning of the only file, which says how it is read; nil for none and for several.
  var start: FileStart? { paths.count == 1 ? FileStart(paths[0]) : nil }

  /// Whether a database's tables are meant and all their rows fit into little memory.
  var isSmallDatabase: Bool {
    guard lists.children == nil, lists.sql == nil, start?.isDatabase == true else { return false }
    var status = stat()
    return stat(paths[0], &status) == 0 && status.st_size < SourceChoice.mostWhole
  }

  /// In bytes.
  private static let mostWhole = 1 << 28
}

extension SourceChoice {
  /// - Parameter queryIsSQL: Whether `--query` is SQL and nothing else, as for commands that search for no text.
  /// - Throws: The first value that cannot be read, with its option and the values that are allowed.
  init(_ words: OptionWords, queryIsSQL: Bool = false) throws(CommandError) {
    self.init()
    paths = words.values(of: [.data, .atlas])
    format = try words.value(of: .formatIn).map { text throws(CommandError) in
      try OptionValue.choice(text, .formatIn)
    }
    separator = try words.value(of: .separatorIn).map(OptionValue.separatorIn)
    fields = try words.value(of: .fields).map(SourceChoice.fields) ?? fields
    levels = words.value(of: .levels).map(SourceChoice.list) ?? levels
    order = try words.value(of: .order).map(SourceChoice.order)
    keepsGoing = words.flag(.keepGoing) ?? keepsGoing
    usesCache = !words.isWithdrawn(.cache)
    lists = try ListChoice(words, queryIsSQL: queryIsSQL)
    try checkOne()
  }

  /// - Throws: If there are both files and a command, or an empty text for either: a script's variable may be unset, and
  ///   the built-in divisions are not what it meant.
  func checkOne() throws(CommandError) {
    if paths.contains("") {
      throw OptionValue.wrong(.data, "", "a file is wanted, or - for standard input; --no-data is none")
    }
    if let command = lists.children, command.isBlank {
      throw OptionValue.wrong(.children, command, "a command is wanted; --no-children is none")
    }
    guard lists.children != nil, !paths.isEmpty else { return }
    throw CommandError("--data and --children are two sources; say one of them")
  }

  /// The options for the readers of trees.
  var readingOptions: ReadingOptions {
    var options = ReadingOptions()
    options.format = format
    options.separator = separator
    options.fields = fields
    options.tables = lists.tables
    options.levels = levels
    options.order = order ?? .source
    options.saysOrder = order != nil
    options.keepsGoing = keepsGoing
    return options
  }

  private static func order(_ text: String) throws(CommandError) -> RegionTree.Order {
    switch text {
    case "letters": .letters
    case "source", "data": .source
    default: throw OptionValue.wrongChoice(.order, text, ["source", "letters"])
    }
  }

  /// Reads `name=地名,code=编号,children=下级+乡`: commas separate roles, plus signs the fields of a role: one for
  /// each level, or the parts of a name where one object has them all.
  private static func fields(_ text: String) throws(CommandError) -> FieldChoice {
    var choice = FieldChoice()
    for part in text.split(separator: ",", omittingEmptySubsequences: true) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      let names = sides.count == 2 ? sides[1].split(separator: "+").map { trimmed(String($0)) } : []
      switch (sides.first.map(trimmed), names.isEmpty) {
      case ("name", false): choice.name = names
      case ("code", false): choice.code = names
      case ("children", false): choice.children = names
      case ("parent", false): choice.parent = names
      case ("level", false): choice.level = names
      default:
        throw OptionValue.wrong(
          .fields, text,
          "name=…, code=…, children=…, parent=… or level=… is wanted, with commas between them")
      }
    }
    return choice
  }

  private static func list(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == "," || $0 == "，" || $0 == "、" }).map { trimmed(String($0)) }
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
