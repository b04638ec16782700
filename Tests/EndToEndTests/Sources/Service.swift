import Glibc
import TerminalSupport

/// A program that serves while a test runs: it ends with the object, and with the tests, however they end.
///
/// It reads its standard input, and ends when that does.
final class Service {
  private let terminal: Terminal

  /// Starts a shell script and waits until it says that it is ready.
  init(_ script: String, environment: [String: String] = [:]) throws {
    var program = Areapick.shell(script)
    program.environment.merge(environment) { $1 }
    program.standardInput = .pipe
    program.standardOutput = .pipe
    program.standardError = .pipe
    terminal = try Terminal(program)
    terminal.patience = .seconds(180)
    try terminal.waitUntil("the service to be ready") { terminal.standardOutputText.contains("\n") }
  }

  /// The first line that it said.
  var greeting: String { String(terminal.standardOutputText.split(separator: "\n").first ?? "") }

  deinit {
    terminal.endInput()
    _ = try? terminal.waitForExit()
  }
}

/// A folder of a test's own, gone with the object.
final class Folder {
  let path: String

  init() {
    var template = Array("/tmp/areapick-sources-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    chmod(path, 0o755)
  }

  /// Writes a file that anybody may read, and answers with its path.
  func write(_ text: String, as name: String) -> String {
    let path = path + "/" + name
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o755)
    let bytes = Array(text.utf8)
    _ = Glibc.write(file, bytes, bytes.count)
    close(file)
    return path
  }

  deinit { _ = try? Shell.run("rm -rf '\(path)'") }
}

enum Shell {
  struct Failed: Error { let text: String }

  /// Runs a script to its end.
  ///
  /// - Throws: Where it ends with another status than 0.
  @discardableResult
  static func run(_ script: String, environment: [String: String] = [:]) throws -> String {
    var program = Areapick.shell(script)
    program.environment.merge(environment) { $1 }
    program.standardInput = .null
    program.standardOutput = .pipe
    program.standardError = .pipe
    let terminal = try Terminal(program)
    terminal.patience = .seconds(180)
    let status = try terminal.waitForExit()
    guard status == .exited(0) else { throw Failed(text: "\(status): \(terminal.standardErrorText)") }
    return terminal.standardOutputText
  }
}
