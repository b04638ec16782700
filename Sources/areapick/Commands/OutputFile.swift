import Glibc
import RegionSources

/// A file that is replaced as a whole or not at all.
enum OutputFile {
  /// Checks that a compiled tree may be written to a path.
  ///
  /// - Throws: `CommandError` if something else stands there and may not be replaced.
  static func check(_ path: String, isForced: Bool) throws(CommandError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let type = status.st_mode & S_IFMT
    guard type == S_IFREG else {
      throw CommandError(
        "\(path.shortened): \(type == S_IFDIR ? String(cString: strerror(EISDIR)) : "not a regular file")")
    }
    guard !isForced, status.st_size > 0, !AtlasFile.isCompiled(path) else { return }
    throw CommandError("\(path.shortened) is no compiled tree: it is not overwritten without --force")
  }

  /// Where a file of a path stands: what a symbolic link leads to, which is written to and not replaced.
  static func target(of path: String) -> String {
    guard let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  /// Writes bytes to a path and replaces the old file once they are on the disk; on an error the old file stays.
  ///
  /// - Parameters:
  ///   - beside: The path of the new file until it is whole; what an earlier program left there is removed.
  ///   - mode: The permissions, before the umask.
  /// - Throws: `CommandError` with the path and the system's reason.
  static func write(_ bytes: [UInt8], to path: String, beside: String, mode: mode_t = 0o666)
    throws(CommandError)
  {
    unlink(beside)
    let file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    guard file >= 0 else { throw failure(path, errno) }
    signal(SIGXFSZ, SIG_IGN)  // A file at its limit is then an error of write(2).
    var problem = written(bytes, to: file)
    if problem == 0, fsync(file) != 0 { problem = errno }
    if close(file) != 0, problem == 0 { problem = errno }
    if problem == 0, rename(beside, path) != 0 { problem = errno }
    guard problem != 0 else { return }
    unlink(beside)
    throw failure(path, problem)
  }

  /// Writes all bytes; returns the error, or 0.
  private static func written(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var done = 0
    while done < bytes.count {
      let part = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress.unsafelyUnwrapped + done, $0.count - done)
      }
      if part < 0, errno != EINTR { return errno }
      done += max(part, 0)
    }
    return 0
  }

  private static func failure(_ path: String, _ code: Int32) -> CommandError {
    CommandError("\(path.shortened): \(String(cString: strerror(code)))")
  }
}
