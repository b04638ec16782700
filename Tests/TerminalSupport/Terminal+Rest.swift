import CLinux
import Glibc

/// Reads the kernel's facts about the program: whether it rests, how often it woke, its memory.
extension Terminal {
  /// Whether the program has read all input and waits for more without a timeout, or with one of a minute or more: a
  /// date waits for midnight.
  ///
  /// Its output is then complete. Always false for programs that wait with a shorter timeout, and where the kernel
  /// does not tell (`/proc/PID/syscall`).
  ///
  /// A program that a signal has just woken still counts as waiting until a processor takes it: 1 look in 8 right after
  /// a change of size. The signal is pending until then, so that is asked first.
  public var isAtRest: Bool {
    guard hasReadAll, !hasPendingSignal else { return false }
    let words = text(of: "syscall").split(separator: " ").prefix(4)
    guard words.count == 4, let timeout = UInt64(words[3].dropFirst(2), radix: 16) else { return false }
    // The timeout of `poll` is an Int32, of which the upper half of the register says nothing.
    if words[0] == "7" { return !(0..<60_000).contains(Int32(truncatingIfNeeded: timeout)) }
    return Terminal.pollsUntil.contains(words[0]) && timeout == 0
  }

  /// Whether the program has read all that was sent to it; it may still be at work on it.
  public var hasReadAll: Bool { !hasOutgoing && !pseudoterminal.hasUnreadInput }

  /// The system call numbers of `ppoll`, whose timeout is an address; 0 for none.
  private static let pollsUntil: [Substring] = ["73", "271"]

  /// Waits until the program rests, and reads its output.
  ///
  /// - Throws: `TerminalError.timedOut` after `patience`, `.exited` if the program ended before.
  public func waitUntilAtRest() throws {
    try waitUntil("the program to rest") { isAtRest }
    while try !drain() {}
  }

  /// Whether the leader of the foreground group is stopped, as by ^Z; false where there is none.
  ///
  /// A shell gives a stopped job the terminal before it continues it, and what continues a process discards the signals
  /// that would stop it: one that is sent in between is lost.
  public var isForegroundStopped: Bool {
    guard let group = foregroundGroup else { return false }
    let words = text(of: "stat", process: group).split(separator: ")").last?.split(separator: " ")
    return words?.first == "T"
  }

  /// How often the program's main thread has gone to sleep, which is also how often it woke.
  public var sleepCount: Int? { number("voluntary_ctxt_switches:") }

  /// The program's resident memory in KiB, including mapped parts of its file.
  public var residentMemory: Int? { number("VmRSS:") }

  /// Limits the size of the program's files from now on.
  public func limitFiles(to bytes: UInt) throws {
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    guard prlimit(processIdentifier, Int32(RLIMIT_FSIZE.rawValue), &limit, nil) == 0 else {
      throw TerminalError.system(call: "prlimit", code: errno)
    }
  }

  /// Whether a signal waits for the program, or for its main thread.
  public var hasPendingSignal: Bool {
    let lines = text(of: "status").split(separator: "\n")
    return lines.contains { line in
      (line.hasPrefix("SigPnd:") || line.hasPrefix("ShdPnd:"))
        && line.dropFirst(7).contains { $0 != "\t" && $0 != "0" }
    }
  }

  private func number(_ field: String) -> Int? {
    let line = text(of: "status").split(separator: "\n").first { $0.hasPrefix(field) }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }

  /// The content of a file in the program's /proc folder; empty if it is missing.
  func text(of name: String) -> String { text(of: name, process: processIdentifier) }

  private func text(of name: String, process: pid_t) -> String {
    guard let file = fopen("/proc/\(process)/\(name)", "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 8192)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
