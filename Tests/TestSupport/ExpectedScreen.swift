import Glibc
import TerminalKit

/// The expected screens in the repository, a file each, and the comparing with them.
///
/// With `AREAPICK_REFRESH_SCREENS=1` in the environment the files are written anew instead, for the difference
/// to be reviewed: `scripts/refresh-screens`.
public struct ExpectedScreen {
  private let path: String

  /// - Parameter folder: Where the files stand.
  public init(_ name: String, in folder: String) { path = folder + "/" + name + ".txt" }

  /// What differs, for people; nil where the frame is as expected.
  public func difference(from frame: Frame) -> String? {
    let actual = ScreenPlanes(frame).description
    if getenv("AREAPICK_REFRESH_SCREENS") != nil {
      return write(actual) ? nil : "cannot write \(path)"
    }
    guard let expected = read() else { return "there is no \(path); the screen is\n\(actual)" }
    return expected == actual ? nil : "\(path) expects\n\(expected)\nand the screen is\n\(actual)"
  }

  private func read() -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&part, 1, part.count, file)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += part.prefix(count)
    }
  }

  private func write(_ text: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    return fputs(text, file) >= 0
  }
}
