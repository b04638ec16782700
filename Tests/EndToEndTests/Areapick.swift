import Glibc
import TerminalSupport

/// The release binary, started as people start it.
enum Areapick {
  /// The package's folder.
  static let root = folder(of: #filePath, levels: 3)

  /// The binary that `scripts/build` makes.
  static let path = root + "/.build/release/areapick"

  /// The compiled divisions as a file.
  static let atlas = root + "/assets/china.atlas"

  /// The folder of the tests' own programs.
  static let debugFolder = root + "/.build/debug"

  /// The program without motion, with its result captured and its screen on the terminal.
  static func program(_ arguments: String..., environment: [String: String] = [:]) -> Program {
    let environment = Program.plainEnvironment.merging(environment) { $1 }
    var program = Program(path, arguments: ["--no-animation"] + arguments, environment: environment)
    program.standardOutput = .pipe
    program.standardError = .pipe
    return program
  }

  /// The program without any terminal and with an empty standard input.
  static func withoutTerminal(_ arguments: String...) -> Program {
    var program = program(environment: ["TERM": ""])
    program.arguments = arguments
    program.hasControllingTerminal = false
    program.standardInput = .null
    return program
  }

  /// A shell that finds the program as `areapick`.
  static func shell(_ script: String) -> Program {
    let bin = folder(of: path, levels: 1)
    let search = ["PATH": bin + ":/usr/local/bin:/usr/bin:/bin"]
    return Program("/bin/sh", "-c", script, environment: Program.plainEnvironment.merging(search) { $1 })
  }

  /// Whether the terminals known here include one.
  static func knowsTerminal(_ type: String) -> Bool { system("infocmp \(type) >/dev/null 2>&1") == 0 }

  private static func folder(of path: String, levels: Int) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels).joined(separator: "/")
  }
}

extension Terminal {
  /// Waits until the first frame is drawn and the mouse is enabled.
  @discardableResult
  func waitForMouse() throws -> Screen {
    try wait(for: "a screen that listens to the mouse") { $0.modes.mouse != .off }
  }

  /// Whether the terminal's settings and modes are as before the program.
  var isAsFound: Bool {
    attributes == attributesAtStart && screen.modes == .initial
  }
}
