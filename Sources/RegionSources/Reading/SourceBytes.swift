import Glibc

/// The whole content of several files, one after the other, in memory of its own.
///
/// Later changes of the files do not affect it.
final class SourceBytes: @unchecked Sendable {  // Nobody writes to them once they are read.
  private(set) var memory: UnsafeMutableRawPointer?
  private(set) var count = 0
  private var capacity = 0

  /// The most bytes that are read, so that offsets fit.
  static let limit = 2 << 30
  /// The most bytes of a pipe, whose end nobody knows: most of a tree that large would be an endless one.
  private let pipeLimit: Int

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }

  /// - Parameter pipeLimit: The most bytes of a pipe: 1 GiB unless a test says less.
  init(pipeLimit: Int = 1 << 30) { self.pipeLimit = pipeLimit }

  deinit { release() }

  /// Frees the memory before the object is released.
  func release() {
    free(memory)
    (memory, count, capacity) = (nil, 0, 0)
  }

  /// Appends the content of a file; `-` is standard input.
  ///
  /// A regular file is read up to its size at opening. A pipe is read to its end; an endless one is given up once it
  /// is clearly no text, or longer than the limit. A named pipe waits for its writer; an interrupt ends the program.
  ///
  /// - Parameter waits: As `ReadingOptions.waitsForPipe`.
  /// - Throws: `SourceReadError` with the reason, without the path.
  func append(
    _ path: String, progress: ((Double) -> Void)? = nil, waits: ((Int32, Int) -> Bool)? = nil
  ) throws(SourceReadError) {
    let isWaited = waits != nil && SourceBytes.isNamedPipe(path)
    let file = path == "-" ? dup(STDIN_FILENO) : SourceBytes.opened(path, blocks: !isWaited)
    guard file >= 0 else { throw SourceReadError(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw SourceReadError(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: try readFile(file, size: Int(status.st_size), progress)
    case S_IFIFO, S_IFSOCK: try readPipe(file, waits)
    case S_IFDIR: throw SourceReadError(FolderAdvice(path).text)
    default:
      throw SourceReadError(
        isatty(file) == 1 ? "it is a terminal: nothing can be read from it" : "not a regular file")
    }
  }

  /// A file open for reading; a named pipe once somebody writes to it, unless it is to be waited for, and nothing else
  /// waits.
  private static func opened(_ path: String, blocks: Bool) -> Int32 {
    open(path, O_RDONLY | O_CLOEXEC | (blocks && isNamedPipe(path) ? 0 : O_NONBLOCK))
  }

  private static func isNamedPipe(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  private func readFile(
    _ file: Int32, size: Int, _ progress: ((Double) -> Void)? = nil
  ) throws(SourceReadError) {
    guard size <= SourceBytes.limit - count else { throw SourceReadError("larger than 2 GB") }
    // Files below /proc state no size and are read like pipes.
    guard size > 0 else { return try readPipe(file) }
    try makeRoom(for: size)
    let start = Int(lseek(file, 0, SEEK_CUR))
    let end = count + max(size - max(start, 0), 0)
    while count < end {
      guard let memory else { return }
      let part = read(file, memory + count, min(end - count, 1 << 25))
      if part < 0, errno == EINTR { continue }
      guard part >= 0 else { throw SourceReadError(errno) }
      if part == 0 { return }
      count += part
      progress?(0.1 * Double(count) / Double(end))
    }
  }

  /// - Parameter waits: An open end without a writer reads as the end of the data; so its writer is waited for first.
  private func readPipe(_ file: Int32, _ waits: ((Int32, Int) -> Bool)? = nil) throws(SourceReadError) {
    let start = count
    while true {
      if let waits, !waits(file, count - start) { throw .cancelled }
      if capacity - count < 1 << 16 {
        guard count - start < SourceBytes.large || !repeats else {
          throw SourceReadError("the same line again and again, without an end")
        }
        try makeRoom(for: min(max(count, 1 << 20), SourceBytes.large))
      }
      guard let memory else { return }
      let part = read(file, memory + count, capacity - count)
      if part == 0 { return }
      if part > 0 {
        count += part
        guard count <= SourceBytes.limit else { throw SourceReadError("longer than 2 GB") }
        guard count - start <= pipeLimit else {
          throw SourceReadError("longer than 1 GiB; longer data is read from a file")
        }
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

  /// From how many bytes on a pipe is looked at for its end, and gets room by no more than as many at once.
  private static let large = 64 << 20

  /// Whether the last megabyte is one line again and again, as `yes` prints it.
  private var repeats: Bool {
    let last = UnsafeRawBufferPointer(rebasing: bytes.suffix(1 << 20))
    guard let first = last.firstIndex(of: 0x0A),
      let second = last[(first + 1)...].firstIndex(of: 0x0A), let start = last.baseAddress
    else { return false }
    let size = second - first
    return memcmp(start, start + size, last.count - size) == 0
  }

  /// Makes UTF-8 of what was added from a place on, where a byte-order mark says that it is UTF-16: spreadsheets write such.
  ///
  /// What is no UTF-16 stays as it is, and is refused by whoever reads it.
  func decodeUTF16(from start: Int) {
    let bytes = UnsafeRawBufferPointer(rebasing: self.bytes[start...])
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]), bytes.count % 2 == 0 else { return }
    let (high, low) = isLittle ? (1, 0) : (0, 1)
    let units = stride(from: 2, to: bytes.count, by: 2).map { (index: Int) -> UInt16 in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low])
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let isBroken = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true) {
      text.append($0)
    }
    if !isBroken { replace(from: start, with: text) }
  }

  /// Makes JSON of a script that exports data, which is added from a place on: components' area data comes as such.
  ///
  /// - Parameter constant: The name of the only one that is wanted.
  /// - Returns: The constants that are not in it, and what it was in where that was no UTF-8; nil where it was no such script.
  /// - Throws: Where it declares constants, and none of that name.
  func decodeScript(
    from start: Int, constant: String?
  ) throws(SourceReadError) -> (conversion: ScriptData.Conversion, encoding: EncodingGuess?)? {
    let bytes = UnsafeRawBufferPointer(rebasing: self.bytes[start...])
    func conversion(_ whole: UnsafeRawBufferPointer) throws(SourceReadError) -> ScriptData.Conversion? {
      let range = ComponentScript.range(in: whole) ?? PHPText.strayStart(whole).map { $0..<whole.count }
      if range == nil, constant == nil, let page = PageScripts.conversion(of: whole) { return page }
      guard let script = range else { return try literals(whole) }
      // The lines stay those of the file.
      let lines = whole[..<script.lowerBound].filter { $0 == 0x0A }
      var found = try literals(UnsafeRawBufferPointer(rebasing: whole[script]))
      found?.json.insert(contentsOf: lines, at: 0)
      return found
    }
    func literals(_ bytes: UnsafeRawBufferPointer) throws(SourceReadError) -> ScriptData.Conversion? {
      guard let constant else {
        return ConstantChoice.best(ScriptData.conversion(of: bytes), in: bytes)
      }
      guard let (found, names) = ScriptData.conversion(of: bytes, constant: constant) else { return nil }
      guard let found else {
        let known = names.prefix(TreeReading.mostConstants).joined(separator: ", ")
        throw SourceReadError("there is no constant \(constant); there are \(known)")
      }
      return found
    }
    guard let script = try conversion(bytes) else { return nil }
    // In other encodings, a letter may hold the byte of a quote or a backslash.
    let guessed = Iconv.guessed(bytes)
    var converted: ScriptData.Conversion?
    if let guessed { converted = try? guessed.text.withUnsafeBytes { try conversion($0) } }
    replace(from: start, with: (converted ?? script).json)
    return (converted ?? script, converted == nil ? nil : guessed?.encoding)
  }

  /// Puts a text in the place of some bytes.
  ///
  /// - Returns: False if there is no memory for it.
  func replace(_ range: Range<Int>, with text: [UInt8]) -> Bool {
    let rest = Array(bytes[range.upperBound...])
    if range.lowerBound + text.count + rest.count > capacity {
      guard (try? makeRoom(for: text.count + rest.count)) != nil else { return false }
    }
    replace(from: range.lowerBound, with: text)
    replace(from: count, with: rest)
    return true
  }

  private func replace(from start: Int, with text: [UInt8]) {
    let missing = start + text.count - capacity
    if missing > 0 { guard (try? makeRoom(for: capacity - count + missing)) != nil else { return } }
    guard let memory else { return }
    text.withUnsafeBytes { bytes in
      if let base = bytes.baseAddress { (memory + start).copyMemory(from: base, byteCount: bytes.count) }
    }
    count = start + text.count
  }

  /// Whether the content can be a tree by its beginning: text, or one of the two binary formats.
  private func canBeTree(from start: Int) -> Bool {
    let head = UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + 1 << 12, count)])
    let isUTF16 = head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
    return isUTF16 || !head.contains(0) || head.starts(with: "AREATLAS".utf8)
      || head.starts(with: "bplist0".utf8)
  }

  private func makeRoom(for more: Int) throws(SourceReadError) {
    guard capacity - count < more else { return }
    let wanted = (count + more + 4095) / 4096 * 4096
    // A large block grows without a copy: glibc moves its pages.
    guard let fresh = realloc(memory, wanted) else { throw SourceReadError(ENOMEM) }
    (memory, capacity) = (fresh, wanted)
    // A page of 2 MB costs as little to begin as one of 4 KB. Where the system has none, nothing changes.
    if wanted > 8 << 20 {
      madvise(fresh + (4096 - Int(bitPattern: fresh) & 4095), wanted - 8192, MADV_HUGEPAGE)
    }
  }
}

/// Why a source could not be read, without its name.
public struct SourceReadError: Error, Equatable, Sendable, CustomStringConvertible {
  public let description: String
  /// Nobody waits for the data any more.
  static let cancelled = SourceReadError("cancelled")

  init(_ description: String) { self.description = description }
  init(_ code: Int32) { description = String(cString: strerror(code)) }
}
