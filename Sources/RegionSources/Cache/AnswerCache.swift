import Glibc

/// Answers of commands, kept between picks as files in a folder of the user.
///
/// A file holds the question, the answer, and a checksum of both. It is ignored and replaced if it is damaged, from
/// another version, for another question, too old or from the future. Files are put in place whole, so two programs
/// that write at once leave one good file.
public struct AnswerCache: Sendable {
  private let folder: String
  /// The greatest age of an answer, in seconds.
  private let age: Int

  /// The first line of a file; it changes with the format.
  private static let magic = Array("areapick answer 1\n".utf8)

  /// - Parameters:
  ///   - folder: Created if it is missing.
  ///   - age: The greatest age of an answer, in seconds.
  public init(folder: String, age: Int) {
    self.folder = folder
    self.age = age
  }

  /// The answer to a question; nil if there is no valid one.
  func answer(to question: [UInt8]) -> [UInt8]? {
    let file = open(path(of: question), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
      return nil
    }
    // `time` may be a tick behind the time that the kernel gives a new file: an answer of this second would be of the future.
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let elapsed = now.tv_sec - status.st_mtim.tv_sec
    guard (0...age).contains(elapsed), status.st_size <= SourceAnswer.limit + (1 << 20) else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    guard bytes.withUnsafeMutableBytes({ pread(file, $0.baseAddress, $0.count, 0) }) == bytes.count else {
      return nil
    }
    return AnswerCache.answer(in: bytes, to: question)
  }

  private static func answer(in bytes: [UInt8], to question: [UInt8]) -> [UInt8]? {
    let head = magic.count + 16
    guard bytes.count >= head + question.count, bytes.starts(with: magic),
      number(bytes[magic.count...]) == sum(bytes[(magic.count + 8)...]),
      number(bytes[(magic.count + 8)...]) == UInt64(question.count),
      bytes[head..<head + question.count].elementsEqual(question)
    else { return nil }
    return Array(bytes[(head + question.count)...])
  }

  /// Keeps an answer. Errors are ignored, since the caller has the answer anyway.
  func keep(_ answer: [UInt8], to question: [UInt8]) {
    var rest: [UInt8] = []
    withUnsafeBytes(of: UInt64(question.count).littleEndian) { rest += $0 }
    rest += question
    rest += answer
    var bytes = AnswerCache.magic
    withUnsafeBytes(of: AnswerCache.sum(rest[...]).littleEndian) { bytes += $0 }
    write(bytes + rest, to: path(of: question))
  }

  private func write(_ bytes: [UInt8], to path: String) {
    guard makeFolder() else { return }
    var template = Array((path + ".XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    let isWritten = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) } == bytes.count
    close(file)
    if !isWritten || rename(template, path) != 0 { unlink(template) }
  }

  private func makeFolder() -> Bool {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      if mkdir(path, 0o700) != 0, errno != EEXIST { return false }
    }
    return true
  }

  /// The path of a question; the question in the file rules collisions out.
  private func path(of question: [UInt8]) -> String { folder + "/" + AnswerCache.name(for: question) }

  /// A short name for bytes: two hashes, so that collisions are rare.
  static func name(for bytes: [UInt8]) -> String {
    let sums = [sum(bytes[...]), sum((bytes.reversed() + [1])[...])]
    return sums.map { String($0, radix: 36) }.joined(separator: "-")
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// FNV-1a with 64 bits: it protects against damage, not against malice.
  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
