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
  private var carry = ByteBuffer()
  private var isAtEnd = false
  /// Whether nothing was read yet, so that a byte order mark may come.
  private var isAtStart = true
  /// How many line ends `next` and `first` have given out.
  private var endCount = 0
  /// The most bytes of one read. A batch and its answers then leave the tables that lines are looked up in in the
  /// processor's cache; a batch that stays below `ResolveStream.large` would start no workers.
  private static let chunk = 1 << 16
  /// The longest line in bytes: 16 MiB. No list of addresses has one; a stream without line ends, like `/dev/zero`, would
  /// else fill the memory.
  static let longestLine = 16 << 20

  init(_ stream: Int32, end: UInt8, output: Int32, hasQuotes: Bool = false) {
    self.stream = stream
    self.end = end
    self.output = output
    self.hasQuotes = hasQuotes
  }

  /// The byte order mark of UTF-8, which spreadsheets write in front of a table.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Takes a byte order mark from the beginning; `next` and `first` give lines without it.
  ///
  /// - Returns: Whether there was one; false once something was read.
  /// - Throws: As `next` does.
  func takeMark() throws(CommandError) -> Bool {
    guard isAtStart else { return false }
    isAtStart = false
    while !isAtEnd, carry.count < LineSource.mark.count, LineSource.mark.starts(with: carry.bytes) {
      isAtEnd = try !read(into: carry)
    }
    guard carry.bytes.starts(with: LineSource.mark) else { return false }
    let lines = ByteBuffer()
    lines.append(carry.bytes(from: LineSource.mark.count))
    carry = lines
    return true
  }

  /// A buffer that fits the lines of most batches.
  static func buffer() -> ByteBuffer { ByteBuffer(capacity: chunk + 4_096) }

  /// The next lines, with their ends; nil at the end. The last line may lack its end.
  ///
  /// - Throws: As `next(into:)` does.
  func next() throws(CommandError) -> [UInt8]? {
    let lines = ByteBuffer()
    return try next(into: lines) ? lines.array : nil
  }

  /// Reads the next lines, with their ends, in place of what `lines` holds; the last line may lack its end.
  ///
  /// A batch is what one read gives, so that a typed line is answered at once.
  ///
  /// - Returns: False at the end.
  /// - Throws: `CommandError` if the stream cannot be read, a line is longer than `longestLine`, or nobody reads the
  ///   answers any more.
  func next(into lines: ByteBuffer) throws(CommandError) -> Bool {
    _ = try takeMark()
    lines.clear()
    lines.append(carry.bytes)
    carry.clear()
    var (searched, quotes) = (0, Quotes(end: end))
    while true {
      if let end = endOfLines(lines.bytes, from: searched, &quotes) {
        split(lines, at: end)
        return true
      }
      guard lines.count <= LineSource.longestLine || isAtEnd else {
        let size = LineSource.longestLine >> 20
        throw CommandError("standard input: line \(endCount + 1): longer than \(size) MB")
      }
      searched = lines.count
      if isAtEnd { return searched > 0 }
      isAtEnd = try !read(into: lines)
    }
  }

  /// Takes the first line, without its end; nil if there is none. `next` then goes on after it.
  ///
  /// - Throws: As `next` does.
  func first() throws(CommandError) -> [UInt8]? {
    guard let lines = try next() else { return nil }
    let stop =
      hasQuotes
      ? lines.withUnsafeBytes { Quotes.endOfRow(from: 0, in: $0, end) }
      : lines.firstIndex(of: end) ?? lines.count
    if stop < lines.count {
      let others = ByteBuffer()
      lines[(stop + 1)...].withUnsafeBytes { others.append($0) }
      endCount -= others.count(of: end)
      others.append(carry.bytes)
      carry = others
    }
    return Array(lines[..<stop])
  }

  /// The index after the last whole line; nil if no line ends at or after `start`.
  ///
  /// - Parameter quotes: Where `start`, and then the end of the bytes, stands.
  private func endOfLines(_ bytes: UnsafeRawBufferPointer, from start: Int, _ quotes: inout Quotes) -> Int? {
    guard hasQuotes else {
      var stop = bytes.count
      while stop > start, bytes[stop - 1] != end { stop -= 1 }
      return stop > start ? stop : nil
    }
    var last: Int?
    for index in start..<bytes.count {
      let byte = bytes[index]
      quotes.pass(byte)
      if byte == end, !quotes.areOpen { last = index + 1 }
    }
    return last
  }

  /// Takes what stands behind the last whole line away, until more of it has come.
  private func split(_ lines: ByteBuffer, at end: Int) {
    carry.append(lines.bytes(from: end))
    lines.removeAll(from: end)
    endCount += lines.count(of: self.end)
  }

  /// Appends the bytes that have come; false at the end.
  private func read(into lines: ByteBuffer) throws(CommandError) -> Bool {
    lines.reserve(LineSource.chunk)
    while true {
      try wait()
      let count = Glibc.read(stream, lines.end, LineSource.chunk)
      if count >= 0 {
        lines.advance(by: count)
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
