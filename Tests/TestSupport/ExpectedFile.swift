import Glibc

/// A file in the repository with expected output.
///
/// With `AREAPICK_REFRESH_SCREENS=1` in the environment the file is overwritten for review:
/// `scripts/refresh-screens`.
public struct ExpectedFile {
  private let path: String

  public init(_ path: String) { self.path = path }

  /// The difference, for people; nil if `actual` equals the file.
  public func difference(from actual: String) -> String? {
    if getenv("AREAPICK_REFRESH_SCREENS") != nil {
      return write(actual) ? nil : "cannot write \(path)"
    }
    guard let expected = read() else { return "there is no \(path); it should hold\n\(actual)" }
    return expected == actual ? nil : "\(path) expects\n\(expected)\nand there is\n\(actual)"
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

extension String {
  /// The folder of a file's path: `#filePath.folder` is a test's own folder.
  public var folder: String { String(prefix(upTo: lastIndex(of: "/") ?? startIndex)) }
}
