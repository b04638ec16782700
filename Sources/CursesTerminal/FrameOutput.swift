import CNCurses
import Glibc

/// Where ncurses writes: a file in memory, of which the session takes what a frame is.
///
/// So a frame reaches the terminal in one go, with what belongs around it, and ncurses neither writes to the
/// terminal nor changes its settings behind the session's back.
struct FrameOutput {
  private let descriptor: Int32
  /// How many bytes of the file have been taken.
  private var taken = 0

  /// Most frames are taken with one call.
  private static let chunk = 16_384
  /// The file begins anew when it is longer.
  private static let longest = 1 << 16
  /// What a whole frame of the largest screen may take, and some more.
  private static let roomNeeded: rlim_t = 1 << 26

  /// Puts the file in the place of the terminal that ncurses was started on.
  ///
  /// A screen that was never left is flushed after every move of the cursor, some eighty times in a first frame
  /// (ncurses 6.4, lib_mvcur.c); one that comes back from `endwin` is not. So it is left once.
  ///
  /// - Returns: Nil where the system has no such file, or the limit on files (`ulimit -f`) would cut frames off;
  ///   `errno` says which.
  init?(replacing number: Int32) {
    descriptor = cn_memory_file()
    guard descriptor >= 0, cn_dup3(descriptor, number) == number else { return nil }
    guard FrameOutput.hasRoom else {
      errno = EFBIG
      return nil
    }
    forgetScreen()
  }

  private static var hasRoom: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) != 0 || limit.rlim_cur >= roomNeeded
  }

  /// Has ncurses forget the modes and the colours that it believes the terminal in.
  mutating func forgetScreen() {
    endwin()
    _ = take()
  }

  /// What was written since the last time.
  mutating func take() -> [UInt8] {
    var bytes = takeChunk()
    while bytes.count % FrameOutput.chunk == 0, !bytes.isEmpty {
      let chunk = takeChunk()
      if chunk.isEmpty { break }
      bytes += chunk
    }
    if taken > FrameOutput.longest { beginAnew() }
    return bytes
  }

  private mutating func takeChunk() -> [UInt8] {
    let chunk = [UInt8](unsafeUninitializedCapacity: FrameOutput.chunk) { bytes, count in
      count = max(pread(descriptor, bytes.baseAddress, bytes.count, taken), 0)
    }
    taken += chunk.count
    return chunk
  }

  private mutating func beginAnew() {
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
    taken = 0
  }
}
