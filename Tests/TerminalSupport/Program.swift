/// A program to run in a terminal: its command, environment and streams.
public struct Program: Sendable {
  /// Where a standard stream of the program leads.
  public enum Stream: Equatable, Sendable {
    case terminal
    /// Captured, or for standard input fed by `Terminal.input`.
    case pipe
    /// `/dev/null`.
    case null
    /// A file: read, or overwritten. A relative path starts at the test's working directory.
    case file(String)
    case closed
  }

  /// The file to execute; `PATH` is not searched.
  public var path: String
  /// Arguments after the program's own name.
  public var arguments: [String]
  /// The whole environment; nothing is inherited.
  public var environment: [String: String]
  /// The working directory; nil for the test's.
  public var directory: String?
  public var standardInput = Stream.terminal
  public var standardOutput = Stream.terminal
  public var standardError = Stream.terminal
  /// Whether the program finds the terminal at `/dev/tty`. Without one, opening `/dev/tty` fails, and neither
  /// keys nor resizing send signals.
  public var hasControllingTerminal = true
  /// Whether the terminal echoes typed characters until a program turns that off, and flushes its output at
  /// ^C.
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

  /// A minimal environment for programs with a screen.
  public static let plainEnvironment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
  ]
}
