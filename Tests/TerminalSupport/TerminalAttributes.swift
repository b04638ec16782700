import Glibc

/// The settings that `stty -a` shows, as a value; a restored terminal has equal ones before and after a
/// program.
public struct TerminalAttributes: Equatable, Sendable, CustomStringConvertible {
  public let inputFlags: UInt32
  public let outputFlags: UInt32
  public let controlFlags: UInt32
  public let localFlags: UInt32
  /// The control characters for interrupt, erase and so on; indices are `VINTR` and the like.
  public let controlCharacters: [UInt8]
  public let inputSpeed: UInt32
  public let outputSpeed: UInt32

  init(_ raw: termios) {
    inputFlags = raw.c_iflag
    outputFlags = raw.c_oflag
    controlFlags = raw.c_cflag
    localFlags = raw.c_lflag
    controlCharacters = withUnsafeBytes(of: raw.c_cc) { Array($0) }
    inputSpeed = raw.c_ispeed
    outputSpeed = raw.c_ospeed
  }

  /// Whether the terminal echoes typed characters.
  public var echoes: Bool { localFlags & UInt32(ECHO) != 0 }

  /// Whether the terminal edits input and delivers it line by line.
  public var isCanonical: Bool { localFlags & UInt32(ICANON) != 0 }

  /// Whether ^C, ^\ and ^Z send signals.
  public var sendsSignals: Bool { localFlags & UInt32(ISIG) != 0 }

  public var description: String {
    func octal(_ value: UInt32) -> String { String(value, radix: 8) }
    let characters = controlCharacters.map { String($0) }.joined(separator: " ")
    return "iflag \(octal(inputFlags)) oflag \(octal(outputFlags)) cflag \(octal(controlFlags)) "
      + "lflag \(octal(localFlags)) cc \(characters) speed \(octal(inputSpeed)) \(octal(outputSpeed))"
  }
}
