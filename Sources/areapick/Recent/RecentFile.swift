import Glibc

/// The places of one tree that were picked last, in a file of their owner's: a place a line, the newest first.
///
/// A line is the place's code and the names of its path, with tabs between them. The file is put in its place whole, and a
/// lock beside it has writers wait for each other, so that what several programs pick at once is all kept.
struct RecentFile {
  /// A place as it was picked.
  struct Entry: Hashable, Sendable {
    /// Empty where the data has none.
    let code: String
    /// Highest first, not empty.
    let names: [String]
  }

  let path: String

  /// More places than anybody scrolls through.
  static let limit = 100
  /// In bytes; what is larger was not written here.
  private static let longest = 1 << 20

  /// What was picked last, the newest first; nothing where no file can be read.
  var entries: [Entry] {
    guard let bytes = try? TextFile.bytes(at: path, limit: RecentFile.longest) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap(Entry.init)
  }

  /// Puts places before those that are there.
  ///
  /// - Parameter new: The first will be the newest.
  func add(_ new: [Entry]) throws(CommandError) {
    try locked { () throws(CommandError) in
      var seen: Set<Entry> = []
      let all = (new.prefix(RecentFile.limit) + entries).filter { seen.insert($0).inserted }
      try write(all.prefix(RecentFile.limit).map { $0.line + "\n" }.joined())
    }
  }

  /// Forgets all places.
  func clear() throws(CommandError) {
    guard access(path, F_OK) == 0 else { return }
    try locked { () throws(CommandError) in
      if unlink(path) != 0, errno != ENOENT { throw RecentFile.failure(path) }
    }
  }

  private func locked(_ body: () throws(CommandError) -> Void) throws(CommandError) {
    try makeFolder()
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { throw RecentFile.failure(path) }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { throw RecentFile.failure(path) }
    }
    try body()
  }

  /// Replaces the file: nobody reads half of it, and a full disk leaves the old one.
  private func write(_ text: String) throws(CommandError) {
    do throws(CommandError) {
      try OutputFile.write(Array(text.utf8), to: path, beside: path + ".new", mode: 0o600)
    } catch {
      throw error.at("--recent")
    }
  }

  private func makeFolder() throws(CommandError) {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      if mkdir(folder, 0o700) != 0, errno != EEXIST { throw RecentFile.failure(path) }
    }
  }

  private static func failure(_ path: String) -> CommandError {
    CommandError("--recent: \(path.shortened): \(String(cString: strerror(errno)))")
  }
}

extension RecentFile.Entry {
  fileprivate init?(_ line: Substring) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, !parts[1...].contains("") else { return nil }
    self.init(code: parts[0], names: Array(parts[1...]))
  }

  fileprivate var line: String { ([code] + names).joined(separator: "\t") }
}
