import Glibc

/// The whole content of files, one behind the other in memory of its own: what is done to the files afterwards touches
/// nothing.
final class SourceBytes: @unchecked Sendable {  // Nobody writes to them once they are read.
  private(set) var memory: UnsafeMutableRawPointer?
  private(set) var count = 0
  private var capacity = 0

  /// More is not read: what offsets can say.
  static let limit = 2 << 30

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }

  deinit { release() }

  /// Gives the memory back before the object goes.
  func release() {
    free(memory)
    (memory, count, capacity) = (nil, 0, 0)
  }

  /// Adds the content of a file; `-` is standard input.
  ///
  /// A regular file is read to the size that it had when it was opened. A pipe is read to its end; what has no end is
  /// given up where it is no text or longer than any tree.
  ///
  /// - Throws: Why it could not be read, without its name.
  func append(_ path: String) throws(SourceReadError) {
    let file = path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw SourceReadError(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw SourceReadError(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: try readFile(file, size: Int(status.st_size))
    case S_IFIFO, S_IFSOCK: try readPipe(file)
    case S_IFDIR: throw SourceReadError(EISDIR)
    default:
      throw SourceReadError(
        isatty(file) == 1 ? "it is a terminal: nothing can be read from it" : "not a regular file")
    }
  }

  private func readFile(_ file: Int32, size: Int) throws(SourceReadError) {
    guard size <= SourceBytes.limit - count else { throw SourceReadError("larger than 2 GB") }
    // Files below /proc state no size and are read like pipes.
    guard size > 0 else { return try readPipe(file) }
    try makeRoom(for: size)
    let start = Int(lseek(file, 0, SEEK_CUR))
    let end = count + max(size - max(start, 0), 0)
    while count < end {
      guard let memory else { return }
      let part = read(file, memory + count, end - count)
      if part < 0, errno == EINTR { continue }
      guard part >= 0 else { throw SourceReadError(errno) }
      if part == 0 { return }
      count += part
    }
  }

  private func readPipe(_ file: Int32) throws(SourceReadError) {
    let start = count
    while true {
      if capacity - count < 1 << 16 { try makeRoom(for: max(count, 1 << 20)) }
      guard let memory else { return }
      let part = read(file, memory + count, capacity - count)
      if part == 0 { return }
      if part > 0 {
        count += part
        guard count <= SourceBytes.limit else { throw SourceReadError("longer than 2 GB") }
        if count - start >= 1 << 16, !canBeTree(from: start) {
          throw SourceReadError("no text: it holds NUL bytes")
        }
      } else if errno == EAGAIN {
        var wanted = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        _ = poll(&wanted, 1, -1)
      } else if errno != EINTR {
        throw SourceReadError(errno)
      }
    }
  }

  /// Whether what begins so can be a tree: text, or one of the two formats that are none.
  private func canBeTree(from start: Int) -> Bool {
    let head = UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + 1 << 12, count)])
    return !head.contains(0) || head.starts(with: "AREATLAS".utf8) || head.starts(with: "bplist0".utf8)
  }

  private func makeRoom(for more: Int) throws(SourceReadError) {
    guard capacity - count < more else { return }
    let wanted = (count + more + 4095) / 4096 * 4096
    // A large piece grows without being copied: glibc moves its pages.
    guard let fresh = realloc(memory, wanted) else { throw SourceReadError(ENOMEM) }
    (memory, capacity) = (fresh, wanted)
  }
}

/// Why a source could not be read, without its name.
public struct SourceReadError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
  init(_ code: Int32) { description = String(cString: strerror(code)) }
}
