import CLinux
import Glibc

/// What the kernel tells of the program: whether it rests, how often it woke, what memory it holds.
extension Terminal {
  /// Whether the program has read everything that was typed, and waits for more without an end.
  ///
  /// What it has written by then is complete. Never true for one that waits with a timeout, and where the kernel
  /// does not tell (`/proc/PID/syscall`).
  public var isAtRest: Bool {
    guard !hasOutgoing, !pseudoterminal.hasUnreadInput else { return false }
    let words = text(of: "syscall").split(separator: " ").prefix(4)
    return Terminal.endlessPolls.contains { words.indices.contains(3) && $0 == [words[0], words[3]] }
  }

  /// The number and the timeout of a `poll` without an end, or of the `ppoll` that stands for it.
  private static let endlessPolls: [[Substring]] = [
    ["7", "0xffffffff"], ["7", "0xffffffffffffffff"], ["73", "0x0"], ["271", "0x0"],
  ]

  /// Waits until the program rests, and reads what it wrote until then.
  ///
  /// - Throws: `TerminalError.timedOut` after `patience`, `.exited` if the program ended before.
  public func waitUntilAtRest() throws {
    try waitUntil("the program to rest") { isAtRest }
    while try !drain() {}
  }

  /// How often the program's main thread has gone to sleep by itself so far: once for each time that it woke.
  public var sleepCount: Int? { number("voluntary_ctxt_switches:") }

  /// The memory that the program holds, in KiB, of which some is the system's copy of its file.
  public var residentMemory: Int? { number("VmRSS:") }

  /// Has no file of the program's grow beyond so many bytes from now on.
  public func limitFiles(to bytes: UInt) throws {
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    guard prlimit(processIdentifier, Int32(RLIMIT_FSIZE.rawValue), &limit, nil) == 0 else {
      throw TerminalError.system(call: "prlimit", code: errno)
    }
  }

  private func number(_ field: String) -> Int? {
    let line = text(of: "status").split(separator: "\n").first { $0.hasPrefix(field) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  /// A file of the program's under /proc; empty where there is none.
  func text(of name: String) -> String {
    guard let file = fopen("/proc/\(processIdentifier)/\(name)", "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
