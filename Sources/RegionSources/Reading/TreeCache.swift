import Glibc
import RegionModel

/// Text files compiled before, so that they open at once the next time.
///
/// An entry is found by the file's path, size and time of change, by the options that it was read with, and by the version
/// of the program; a new one of the same path and options takes the place of the old. Beside it lies its stamp: which file
/// it is, how long, and when anything of it changed last, which the system keeps and nobody can set. So whatever is done to
/// an entry, it fits its stamp no longer, and is made anew. Entries take their place whole, by renaming; of two programs
/// that write one at once neither is believed, or the last.
struct TreeCache {
  private let path: String
  /// How the entries of the file begin that were read with the same options, whatever the file held.
  private let family: String
  private let changed: timespec

  /// Reading must take longer than this for an entry, in milliseconds.
  static let threshold = 50

  /// The entry of a file; nil if the file is not a regular one.
  ///
  /// - Parameters:
  ///   - tables: The tables of a database that a person named.
  ///   - folder: The folder of the entries.
  init?(_ file: String, options: ReadingOptions, tables: [String] = [], folder: String) {
    var status = stat()
    guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard let whole = realpath(file, nil) else { return nil }
    defer { free(whole) }
    changed = status.st_mtim
    let state =
      "\(status.st_size)\u{0}\(changed.tv_sec).\(changed.tv_nsec)\u{0}\(status.st_ino)\u{0}\(TreeCache.version)"
    var key = "\(String(cString: whole))\u{0}\(options.cacheKey)"
    if !tables.isEmpty {
      key += "\u{0}"
      key.append(tables, separator: "\u{2}")
    }
    family = TreeCache.hash(key) + "-"
    path = folder + "/" + family + TreeCache.hash(state) + ".atlas"
  }

  /// Increased when readers understand more, or when the layout of a tree changes.
  private static let version = 30

  /// The tree of a file from its entry, or read anew, and kept where that took long.
  ///
  /// - Parameter tables: The tables of a database that a person named.
  static func read(
    _ path: String, _ options: ReadingOptions, tables: [String] = [],
    anew: () throws(SourceErrors) -> ReadTree
  ) throws(SourceErrors) -> ReadTree {
    guard let folder = options.cacheFolder, !options.findsNamesakes, !options.keepsGoing,
      let cache = TreeCache(path, options: options, tables: tables, folder: folder)
    else { return try anew() }
    if let tree = cache.tree() {
      return ReadTree(tree: tree, understanding: Understanding(format: .atlas, shape: "from the cache"))
    }
    let start = MonotonicClock.milliseconds
    let read = try anew()
    if MonotonicClock.milliseconds - start > threshold, let block = read.block {
      cache.write(block, in: folder)
    }
    return read
  }

  /// The tree of the entry; nil if there is none, or if it was changed.
  func tree() -> RegionTree? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mtim.tv_sec == changed.tv_sec, status.st_mtim.tv_nsec == changed.tv_nsec, status.st_size > 0,
      hasStamp(of: status)
    else { return nil }
    guard let bytes = MappedBytes(file, count: Int(status.st_size)) else { return nil }
    return try? RegionTree(
      bytes: bytes.bytes, owner: bytes, check: bytes.bytes.count <= TreeCache.wholeCheck ? .whole : .header)
  }

  /// The largest entry that is checked as a whole, in bytes; that takes no noticeable time.
  private static let wholeCheck = 1 << 20

  /// Writes the entry; errors are ignored, since only the entry is lost.
  func write(_ block: [UInt8], in folder: String) {
    TreeCache.makeFolders(folder)
    let temporary = "\(path).\(getpid()).new"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    var done = 0
    while done < block.count {
      let part = block.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress.unsafelyUnwrapped + done, $0.count - done)
      }
      if part < 0, errno == EINTR { continue }
      if part <= 0 { break }
      done += part
    }
    let times = [changed, changed]
    let isFine = done == block.count && futimens(file, times) == 0
    let isClosed = close(file) == 0
    guard isFine, isClosed, rename(temporary, path) == 0 else {
      unlink(temporary)
      return
    }
    writeStamp()
    removeOlder(in: folder)
  }

  /// Removes the entries of what the file held before.
  private func removeOlder(in folder: String) {
    guard let names = opendir(folder) else { return }
    defer { closedir(names) }
    let own = path.utf8.dropFirst(folder.utf8.count + 1)
    while let entry = readdir(names) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.utf8.starts(with: family.utf8), !name.utf8.starts(with: own) { unlink(folder + "/" + name) }
    }
  }

  // MARK: The stamp

  private var stampPath: String { path + ".stamp" }

  /// What the system says of an entry: another file, another length and any change make it another text.
  private static func stamp(of status: stat) -> [UInt8] {
    let parts = [
      Int(status.st_dev), Int(status.st_ino), Int(status.st_size), status.st_ctim.tv_sec,
      status.st_ctim.tv_nsec,
    ]
    var text = ""
    text.append(parts.map { "\($0)" }, separator: " ")
    return Array((text + "\n").utf8)
  }

  private func hasStamp(of status: stat) -> Bool {
    let file = open(stampPath, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    let wanted = TreeCache.stamp(of: status)
    var bytes = [UInt8](repeating: 0, count: wanted.count + 1)
    return pread(file, &bytes, bytes.count, 0) == wanted.count && bytes.starts(with: wanted)
  }

  /// Where another program's entry has taken the place of this one, it is that which gets the stamp; both are whole.
  private func writeStamp() {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    let temporary = "\(stampPath).\(getpid()).new"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let text = TreeCache.stamp(of: status)
    let isWritten = Glibc.write(file, text, text.count) == text.count
    close(file)
    if !isWritten || rename(temporary, stampPath) != 0 { unlink(temporary) }
  }

  private static func makeFolders(_ folder: String) {
    var end = folder.utf8.startIndex
    while end < folder.utf8.endIndex {
      end =
        folder.utf8[folder.utf8.index(after: end)...].firstIndex(of: UInt8(ascii: "/"))
        ?? folder.utf8.endIndex
      mkdir(String(folder[..<end]), 0o700)
      if end == folder.utf8.endIndex { return }
    }
  }

  /// Two hashes of 64 bits, as hexadecimal digits.
  private static func hash(_ key: String) -> String {
    var (a, b): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15)
    for byte in key.utf8 {
      a = (a ^ UInt64(byte)) &* 0x100_0000_01B3
      b = (b &+ UInt64(byte)) &* 0xE703_7ED1_A0B4_28DB
      b ^= b >> 29
    }
    return String(a, radix: 16) + "-" + String(b, radix: 16)
  }
}

/// A file mapped into memory for as long as the object lives.
private final class MappedBytes: @unchecked Sendable {  // Nobody writes to them.
  let bytes: UnsafeRawBufferPointer

  init?(_ file: Int32, count: Int) {
    guard let memory = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeRawBufferPointer(start: memory, count: count)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}

extension ReadingOptions {
  /// All options that change how a file is read.
  var cacheKey: String {
    let parts: [[String]] = [
      [format?.rawValue ?? ""], [separator ?? "\u{1}"], fields.name, fields.code, fields.children,
      fields.parent, fields.level, levels, tables,
      [order == .letters ? "letters" : "source", readings == nil ? "" : "read"],
    ]
    var key = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { key += "\u{3}" }
      key.append(part, separator: "\u{2}")
    }
    return key
  }
}

extension String {
  /// Appends texts with a separator between.
  ///
  /// `joined` is generic, and finding out its types takes longer than all else that a cached tree needs.
  fileprivate mutating func append(_ texts: [String], separator: String) {
    for (index, text) in texts.enumerated() {
      if index > 0 { self += separator }
      self += text
    }
  }
}
