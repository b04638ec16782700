/// A program to run in a terminal: what to start, with what, and where its streams lead.
public struct Program: Sendable {
  /// Where a standard stream of the program leads.
  public enum Stream: Equatable, Sendable {
    case terminal
    /// Captured, or for standard input fed by `Terminal.input`.
    case pipe
    /// `/dev/null`.
    case null
    /// A file: read, or written anew. A relative path starts at the test's working directory.
    case file(String)
    case closed
  }

  /// The file to execute; no search along `PATH`.
  public var path: String
  /// Arguments after the program's own name.
  public var arguments: [String]
  /// The whole environment: nothing is inherited.
  public var environment: [String: String]
  /// Where it starts; nil for the test's working directory.
  public var directory: String?
  public var standardInput = Stream.terminal
  public var standardOutput = Stream.terminal
  public var standardError = Stream.terminal
  /// Whether the terminal is the one that the program finds at `/dev/tty`. Without one, `/dev/tty` cannot
  /// be opened, and neither keys nor resizing send signals.
  public var hasControllingTerminal = true
  /// Whether the terminal shows what is typed while no program has told it otherwise, and throws away what it was to
  /// show when ^C is typed.
  public var echoes = true

  public init(
    _ path: String, _ arguments: String..., environment: [String: String] = Program.plainEnvironment
  ) {
    self.init(path, arguments: arguments, environment: environment)
  }

  public init(
    _ path: String, arguments: [String], environment: [String: String] = Program.plainEnvironment
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// The smallest environment in which a program with a screen feels at home.
  public static let plainEnvironment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
  ]
}
