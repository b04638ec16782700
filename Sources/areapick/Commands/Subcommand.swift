import PickerView

/// The commands other than the pick, by their names.
///
/// A new command is a case here and a file with its code, its options and its help.
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

/// A subcommand, as read from its words.
protocol Command: Sendable {
  static var options: OptionTable { get }
  /// The words between the command's name and its options, such as `[place]`.
  static var operands: Wording { get }
  /// One line that says what the command does.
  static var summary: Wording { get }
  /// The rest of its help.
  static var details: Wording { get }

  /// - Throws: The first wrong word.
  init(_ words: OptionWords) throws(CommandError)

  /// Runs the command and returns the exit status.
  ///
  /// - Throws: Why nothing was printed.
  func run(in program: Program) throws(CommandError) -> Int32
}
