import Glibc

/// A stream of lines, read in batches of whole lines as they come.
final class LineSource {
  /// The byte that ends a line.
  let end: UInt8
  private let stream: Int32
  /// The stream of the answers.
  private let output: Int32
  /// Whether quotes may enclose line ends, as in CSV.
  private let hasQuotes: Bool
  /// The beginning of a line whose end has not come yet.
  private var carry: [UInt8] = []
  private var isAtEnd = false
  /// How many line ends `next` and `first` have given out.
  private var endCount = 0
  private static let chunk = 1 << 18
  /// The longest line in bytes: 16 MiB. No list of addresses has one; a stream without line ends, like `/dev/zero`, would
  /// else fill the memory.
  static let longestLine = 16 << 20

  init(_ stream: Int32, end: UInt8, output: Int32, hasQuotes: Bool = false) {
    self.stream = stream
    self.end = end
    self.output = output
    self.hasQuotes = hasQuotes
  }

  /// The next lines, with their ends; nil at the end. The last line may lack its end.
  ///
  /// A batch is what one read gives, so that a typed line is answered at once.
  ///
  /// - Throws: `CommandError` if the stream cannot be read, a line is longer than `longestLine`, or nobody reads the
  ///   answers any more.
  func next() throws(CommandError) -> [UInt8]? {
    var batch = carry
    carry = []
    if let end = endOfLines(batch, from: 0) { return split(batch, at: end) }
    while true {
      let before = batch.count
      guard !isAtEnd else { return batch.isEmpty ? nil : batch }
      guard try read(into: &batch) else {
        isAtEnd = true
        return batch.isEmpty ? nil : batch
      }
      if let end = endOfLines(batch, from: before) { return split(batch, at: end) }
      guard batch.count <= LineSource.longestLine else {
        let size = LineSource.longestLine >> 20
        throw CommandError("standard input: line \(endCount + 1): longer than \(size) MB")
      }
    }
  }

  /// Takes the first line, without its end; nil if there is none. `next` then goes on after it.
  ///
  /// - Throws: As `next` does.
  func first() throws(CommandError) -> [UInt8]? {
    guard let lines = try next() else { return nil }
    var (stop, isQuoted) = (0, false)
    while stop < lines.count, isQuoted || lines[stop] != end {
      if hasQuotes, lines[stop] == UInt8(ascii: "\"") { isQuoted.toggle() }
      stop += 1
    }
    if stop < lines.count {
      endCount -= count(of: end, in: lines[(stop + 1)...])
      carry = Array(lines[(stop + 1)...]) + carry
    }
    return Array(lines[..<stop])
  }

  /// The index after the last whole line; nil if no line ends at or after `start`.
  private func endOfLines(_ bytes: [UInt8], from start: Int) -> Int? {
    guard hasQuotes else { return bytes[start...].lastIndex(of: end).map { $0 + 1 } }
    var (last, isQuoted): (Int?, Bool) = (nil, false)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() } else if byte == end, !isQuoted { last = index + 1 }
    }
    return last
  }

  private func split(_ lines: [UInt8], at end: Int) -> [UInt8] {
    carry = Array(lines[end...])
    endCount += count(of: self.end, in: lines[..<end])
    return Array(lines[..<end])
  }

  private func count(of end: UInt8, in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 == end ? $0 + 1 : $0 }
  }

  /// Appends the bytes that have come; false at the end.
  private func read(into batch: inout [UInt8]) throws(CommandError) -> Bool {
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
        throw CommandError("standard input: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// Waits for input, or for the reader of the answers to leave.
  private func wait() throws(CommandError) {
    var files = [
      pollfd(fd: stream, events: Int16(POLLIN), revents: 0), pollfd(fd: output, events: 0, revents: 0),
    ]
    _ = poll(&files, 2, -1)
    guard files[1].revents & Int16(POLLERR) == 0 else {
      raise(SIGPIPE)  // Ends the program as a write would, unless its parent ignores the signal.
      throw CommandError("standard output: \(String(cString: strerror(EPIPE)))")
    }
  }
}
