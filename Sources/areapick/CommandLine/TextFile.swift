import Glibc

/// A small text in a file.
enum TextFile {
  /// The text of the regular file at `path`, without a byte-order mark; empty for `/dev/null`.
  ///
  /// Broken UTF-8 is replaced.
  ///
  /// - Parameter limit: The largest size, in bytes. A pipe or a device is refused without waiting for it.
  /// - Throws: `CommandError` with the reason, without the path.
  static func read(_ path: String, limit: Int) throws(CommandError) -> String {
    text(try bytes(at: path, limit: limit))
  }

  /// The same; nil where there is no such file, or nobody may look for one there.
  static func readIfThere(_ path: String, limit: Int) throws(CommandError) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file < 0 else {
      defer { close(file) }
      return text(try bytes(in: file, limit: limit))
    }
    let code = errno
    var status = stat()
    if code == ENOENT || code == ENOTDIR || stat(path, &status) != 0 { return nil }
    throw failure(code)
  }

  /// The bytes of the regular file at `path`; empty for `/dev/null`, which people use to say that there is none.
  ///
  /// - Parameter limit: The largest size, in bytes. A pipe or a device is refused without waiting for it.
  /// - Throws: `CommandError` with the reason, without the path.
  static func bytes(at path: String, limit: Int) throws(CommandError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure(errno) }
    defer { close(file) }
    return try bytes(in: file, limit: limit)
  }

  private static func bytes(in file: Int32, limit: Int) throws(CommandError) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw failure(EISDIR) }
    if status.st_mode & S_IFMT == S_IFCHR, status.st_rdev == nullDevice { return [] }
    guard status.st_mode & S_IFMT == S_IFREG else { throw CommandError("not a regular file") }
    return try bytes(of: file, limit: limit)
  }

  /// The device number of `/dev/null` on Linux: major 1, minor 3.
  private static let nullDevice: dev_t = 1 << 8 | 3

  /// The text of bytes, without a byte-order mark; broken UTF-8 is replaced.
  static func text(_ bytes: [UInt8]) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return String(decoding: bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
  }

  /// The bytes of an open file, read to its end.
  ///
  /// The size that the system reports is no more than a hint: a file can grow, and files under /proc report none.
  ///
  /// - Parameters:
  ///   - limit: The largest size, in bytes.
  ///   - piece: How much is read at once, in bytes.
  /// - Throws: `CommandError` with the reason, without the path.
  static func bytes(of file: Int32, limit: Int, piece: Int = 4_096) throws(CommandError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if piece > 4_096, fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      bytes.reserveCapacity(min(max(Int(status.st_size), 0), limit) + 1)
    }
    var buffer = [UInt8](repeating: 0, count: piece)
    while bytes.count <= limit {
      let count = Glibc.read(file, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno == EAGAIN {
        waitUntilReadable(file)
      } else if errno != EINTR {
        throw failure(errno)
      }
    }
    throw CommandError("larger than \(limit >> 20) MB")
  }

  /// Waits for bytes in a pipe that another program made non-blocking.
  private static func waitUntilReadable(_ file: Int32) {
    var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    _ = poll(&wanted, 1, -1)
  }

  private static func failure(_ code: Int32) -> CommandError { CommandError(String(cString: strerror(code))) }
}
