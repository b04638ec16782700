import CNCurses
import Glibc

/// The file in memory that ncurses writes to; the session takes each frame from it.
///
/// A frame then reaches the terminal in one go, with its begin and end codes, and ncurses neither writes to
/// the terminal nor changes its settings.
struct FrameOutput {
  private let descriptor: Int32
  /// The descriptor that ncurses writes to: another one of the same file.
  private let replaced: Int32
  /// How many bytes of the file were taken.
  private var taken = 0

  /// Bytes per read; most frames fit in one.
  private static let chunk = 16_384
  /// The file is emptied once it is longer than this, in bytes.
  private static let longest = 1 << 16
  /// Bytes for a whole frame of the largest screen, with a margin.
  private static let roomNeeded: rlim_t = 1 << 26

  /// Puts the file in place of the terminal that ncurses was started on.
  ///
  /// ncurses flushes a screen that was never left after every cursor move, some eighty times in a first frame
  /// (ncurses 6.4, lib_mvcur.c), but not one that returns from `endwin`. So the screen is left once.
  ///
  /// - Returns: Nil where the system has no such file, or where the file size limit (`ulimit -f`) would cut
  ///   frames off; `errno` says which.
  init?(replacing number: Int32) {
    descriptor = cn_memory_file()
    replaced = number
    guard descriptor >= 0, cn_dup3(descriptor, number) == number else { return nil }
    guard FrameOutput.hasRoom else {
      errno = EFBIG
      return nil
    }
    forgetScreen()
  }

  /// Closes the file; ncurses must not write any more.
  func close() {
    Glibc.close(descriptor)
    Glibc.close(replaced)
  }

  private static var hasRoom: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) != 0 || limit.rlim_cur >= roomNeeded
  }

  /// Makes ncurses forget the modes and colours that it assumes.
  mutating func forgetScreen() {
    endwin()
    _ = take()
  }

  /// The bytes written since the last call.
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
