import TerminalSupport

/// The release binary, started as people start it.
enum Areapick {
  /// The package's folder.
  static let root = folder(of: #filePath, levels: 3)

  /// Where `scripts/build` leaves it.
  static let path = root + "/.build/release/areapick"

  /// The compiled divisions as a file.
  static let atlas = root + "/assets/china.atlas"

  /// Where the tests' own programs are.
  static let debugFolder = root + "/.build/debug"

  /// The program with its result captured and its screen on the terminal, without motion.
  static func program(_ arguments: String..., environment: [String: String] = [:]) -> Program {
    let environment = Program.plainEnvironment.merging(environment) { $1 }
    var program = Program(path, arguments: ["--no-animation"] + arguments, environment: environment)
    program.standardOutput = .pipe
    program.standardError = .pipe
    return program
  }

  /// The program where there is no terminal at all; nothing stands on its standard input.
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

  private static func folder(of path: String, levels: Int) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels).joined(separator: "/")
  }
}

extension Terminal {
  /// Waits until the first frame stands there and clicks are listened to.
  @discardableResult
  func waitForMouse() throws -> Screen {
    try wait(for: "a screen that listens to the mouse") { $0.modes.mouse != .off }
  }

  /// Whether the terminal is as it was before the program ran: settings, screen, cursor, mouse, paste.
  var isAsFound: Bool {
    attributes == attributesAtStart && screen.modes == .initial
  }
}
