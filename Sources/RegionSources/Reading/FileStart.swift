import Glibc

/// The beginning of a file, which tells databases and compiled trees from all other files.
public struct FileStart: Sendable {
  /// The length of the longest sign.
  private static let length = 16

  private let head: [UInt8]

  /// Reads sixteen bytes; of pipes and of standard input (`-`) none.
  ///
  /// A named pipe is not even opened: its writer would begin, and lose its reader again.
  public init(_ path: String) {
    var status = stat()
    guard path != "-", stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      head = []
      return
    }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    head = [UInt8](unsafeUninitializedCapacity: FileStart.length) { bytes, count in
      count = file < 0 ? 0 : max(pread(file, bytes.baseAddress, bytes.count, 0), 0)
    }
    if file >= 0 { close(file) }
  }

  public var isDatabase: Bool { head.starts(with: "SQLite format 3\0".utf8) }
  public var isCompiled: Bool { head.starts(with: "AREATLAS".utf8) }
}
