import CNCurses
import Glibc

/// Where ncurses writes: a file in memory, of which the session takes what a frame is.
///
/// So a frame reaches the terminal in one go, with what belongs around it, and ncurses neither writes to the
/// terminal nor changes its settings behind the session's back.
struct FrameOutput {
  private let descriptor: Int32

  /// Puts the file in the place of the terminal that ncurses was started on.
  ///
  /// A screen that was never left is flushed after every move of the cursor, some eighty times in a first frame
  /// (ncurses 6.4, lib_mvcur.c); one that comes back from `endwin` is not. So it is left once.
  ///
  /// - Returns: Nil where the system has no such file.
  init?(replacing number: Int32) {
    descriptor = cn_memory_file()
    guard descriptor >= 0, dup2(descriptor, number) == number else { return nil }
    forgetScreen()
  }

  /// Has ncurses forget the modes and the colours that it believes the terminal in.
  func forgetScreen() {
    endwin()
    _ = take(between: [], and: [])
  }

  /// What was written since the last time, between two sequences.
  func take(between prefix: [UInt8], and suffix: [UInt8]) -> [UInt8] {
    let count = max(Int(lseek(descriptor, 0, SEEK_CUR)), 0)
    lseek(descriptor, 0, SEEK_SET)
    return Array(unsafeUninitializedCapacity: prefix.count + count + suffix.count) { bytes, total in
      total = 0
      for byte in prefix { append(byte, to: bytes, &total) }
      total += max(pread(descriptor, bytes.baseAddress! + total, count, 0), 0)
      for byte in suffix { append(byte, to: bytes, &total) }
    }
  }

  private func append(_ byte: UInt8, to bytes: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int) {
    bytes.initializeElement(at: count, to: byte)
    count += 1
  }
}
