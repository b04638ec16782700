import Glibc

/// A stream of lines, read in batches of whole ones as they come.
final class LineSource {
  /// What ends a line.
  let end: UInt8
  private let stream: Int32
  /// Where the answers go.
  private let output: Int32
  /// The beginning of a line whose end has not come.
  private var carry: [UInt8] = []
  private var isAtEnd = false
  private static let chunk = 1 << 18

  init(_ stream: Int32, end: UInt8, output: Int32) {
    self.stream = stream
    self.end = end
    self.output = output
  }

  /// The next lines, with their ends; as many as one read gives, so that a line typed is answered at once. The last
  /// one may lack its end. Nil at the end.
  ///
  /// - Throws: Where the stream cannot be read, and where nobody reads the answers any more.
  func next() throws(Failure) -> [UInt8]? {
    guard !isAtEnd else { return nil }
    var batch = carry
    carry = []
    while true {
      let before = batch.count
      guard try read(into: &batch) else {
        isAtEnd = true
        return batch.isEmpty ? nil : batch
      }
      guard let last = batch[before...].lastIndex(of: end) else { continue }
      carry = Array(batch[(last + 1)...])
      batch.removeSubrange((last + 1)...)
      return batch
    }
  }

  /// Appends what has come; false at the end.
  private func read(into batch: inout [UInt8]) throws(Failure) -> Bool {
    let start = batch.count
    batch.append(contentsOf: repeatElement(0, count: LineSource.chunk))
    while true {
      try wait()
      let count = batch.withUnsafeMutableBytes {
        Glibc.read(stream, $0.baseAddress! + start, LineSource.chunk)
      }
      if count >= 0 {
        batch.removeSubrange((start + count)...)
        return count > 0
      }
      guard errno == EINTR || errno == EAGAIN else {
        throw Failure("standard input: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// Waits for something to read, or for the reader of the answers to leave.
  private func wait() throws(Failure) {
    var files = [
      pollfd(fd: stream, events: Int16(POLLIN), revents: 0), pollfd(fd: output, events: 0, revents: 0),
    ]
    _ = poll(&files, 2, -1)
    guard files[1].revents & Int16(POLLERR) == 0 else {
      raise(SIGPIPE)  // Ends the program, as a write would, unless whoever started it ignores the signal.
      throw Failure("standard output: \(String(cString: strerror(EPIPE)))")
    }
  }
}
