/// The commands beside the pick, by their names on the command line.
///
/// A new one is a case here and a file of its own with what it does, its options and its help.
enum Subcommand: String, CaseIterable {
  case list, search, lookup, resolve, inspect, compile, export, replay, keys, recent, columns, date, time,
    datetime

  var command: any Command.Type {
    switch self {
    case .list: ListCommand.self
    case .search: SearchCommand.self
    case .lookup: LookupCommand.self
    case .resolve: ResolveCommand.self
    case .inspect: InspectCommand.self
    case .compile: CompileCommand.self
    case .export: ExportCommand.self
    case .replay: ReplayCommand.self
    case .keys: KeysCommand.self
    case .recent: RecentCommand.self
    case .columns: ColumnsCommand.self
    case .date: DateCommand.self
    case .time: TimeCommand.self
    case .datetime: DateTimeCommand.self
    }
  }
}

/// What a subcommand is asked for.
protocol Command: Sendable {
  static var options: OptionTable { get }
  /// What stands between the command's name and its options: `[place]`.
  static var operands: Wording { get }
  /// What it does, in a line.
  static var summary: Wording { get }
  /// What else its help says.
  static var details: Wording { get }

  /// - Throws: What is wrong with which word.
  init(_ words: OptionWords) throws(CommandError)

  /// Does what was asked for, and answers with the status to leave with.
  ///
  /// - Throws: Why nothing was printed.
  func run(in program: Program) throws(CommandError) -> Int32
}
