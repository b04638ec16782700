import Glibc

/// Why no screen can be drawn; nothing was written to the terminal.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  case cannotOpen(path: String, errno: Int32)
  case notATerminal(path: String)
  /// Another job has the terminal, and this one was not brought to the foreground.
  case inBackground(path: String)
  case noTerminalType
  case unknownTerminalType(String)
  /// The terminal cannot move its cursor.
  case tooSimple(String)
  case noUnicodeLocale(codeset: String)
  case noMemoryFile(errno: Int32)
  /// No pipe for signals could be made.
  case noPipe(errno: Int32)

  public var description: String {
    switch self {
    case .cannotOpen(let path, let code):
      "cannot open the terminal \(path): \(String(cString: strerror(code)))"
    case .notATerminal(let path): "\(path) is not a terminal"
    case .inBackground(let path): "the terminal \(path) is another job's"
    case .noTerminalType: "TERM is not set: TERM=xterm-256color fits most terminals"
    case .unknownTerminalType(let type):
      "TERM=\(type) is not known here: TERM=xterm-256color fits most terminals"
    case .tooSimple(let type): "TERM=\(type) cannot move its cursor"
    case .noUnicodeLocale(let codeset):
      "the locale's characters are \(codeset) and no UTF-8 locale is there: Han text cannot be shown"
    case .noMemoryFile(errno: EFBIG): "no room for a frame: files may not grow to 64 MiB here (ulimit -f)"
    case .noMemoryFile(let code): "no file in memory: \(String(cString: strerror(code)))"
    case .noPipe(let code): "no pipe for signals: \(String(cString: strerror(code)))"
    }
  }
}
