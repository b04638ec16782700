import Glibc

/// Reads and writes whole files.
enum Files {
  /// The bytes of the file at `path`.
  ///
  /// - Throws: The system's error.
  static func read(_ path: String) throws(TableError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw systemFlaw(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    guard ferror(file) == 0 else { throw systemFlaw(path) }
    return bytes
  }

  /// Replaces the file at `path` with `bytes`; after an error the old file stays.
  ///
  /// - Throws: The system's error.
  static func write(_ bytes: [UInt8], to path: String) throws(TableError) {
    let temporary = "\(path).\(getpid()).new"
    guard let file = fopen(temporary, "wb") else { throw systemFlaw(temporary) }
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    let isClosed = fclose(file) == 0
    guard isWritten, isClosed, rename(temporary, path) == 0 else {
      let flaw = systemFlaw(path)
      unlink(temporary)
      throw flaw
    }
  }

  private static func systemFlaw(_ path: String) -> TableError {
    TableError(file: path, line: nil, text: String(cString: strerror(errno)))
  }
}
