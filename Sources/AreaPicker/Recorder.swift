import Glibc
import PickerCore
import PickerRecording

/// Writes what happens in a pick to a file, a line in one go before it has its effect: a crash loses none of it.
///
/// The file holds all typed and pasted text, so only its owner may read it. A full disk ends the recording, not the
/// pick; `error` says so afterwards.
package final class Recorder {
  /// Why the recording is not whole; nil while it is.
  package private(set) var error: RecorderError?
  private let program: String
  private let file: Int32
  private var origin: Milliseconds = 0

  /// Makes the file where there is none. What is in it stays until `begin`.
  ///
  /// - Parameters:
  ///   - program: The version of the program that records.
  ///   - overwrites: Whether a file that holds something may be written over.
  /// - Throws: Where it is no regular file, a terminal say, where it holds something that is to stay, and where it cannot
  ///   be written.
  package init(_ path: String, program: String, overwrites: Bool) throws(RecorderError) {
    self.program = program
    // A file at its limit is an error of write(2) then, and ends the recording alone.
    signal(SIGXFSZ, SIG_IGN)
    file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o600)
    guard file >= 0 else { throw .system(errno: errno) }
    do throws(RecorderError) {
      try prepare(overwrites: overwrites)
    } catch {
      close(file)
      throw error
    }
  }

  deinit { close(file) }

  /// Empties the file and writes the first line; times are counted from `now` on.
  ///
  /// - Parameter options: Those asked for, with what this terminal makes of them.
  func begin(_ request: PickRequest, size: Size, options: PickerCore.Options, at now: Milliseconds) {
    origin = now
    ftruncate(file, 0)
    let header = Header(
      program: program, tree: request.tree, values: request.values, size: size, options: options,
      presentation: request.presentation,
      theme: request.theme)
    write { () throws(LineError) in try header.line() }
  }

  func record(_ action: Action, at now: Milliseconds) {
    write { () throws(LineError) in try RecordedAction(action).line(at: now, since: origin) }
  }

  /// Holds the file against what was asked for, and tries whether it takes a byte.
  private func prepare(overwrites: Bool) throws(RecorderError) {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notARegularFile
    }
    guard overwrites || status.st_size == 0 else { throw .holdsSomething }
    guard fchmod(file, 0o600) == 0, pwrite(file, "\n", 1, status.st_size) == 1,
      ftruncate(file, status.st_size) == 0
    else { throw .system(errno: errno) }
  }

  /// Writes the line that `make` makes, unless the recording has ended.
  private func write(_ make: () throws(LineError) -> String) {
    guard error == nil else { return }
    do { try write(make()) } catch { self.error = .unwritable(error) }
  }

  private func write(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if written >= 0 {
        bytes = bytes.dropFirst(written)
      } else if errno != EINTR {
        error = .endedEarly(errno: errno)
        return
      }
    }
  }
}

/// Why a pick is not recorded, or not to its end, without the file's name.
package enum RecorderError: Error, Equatable, Sendable, CustomStringConvertible {
  case notARegularFile
  /// It is not to be overwritten.
  case holdsSomething
  /// What the system said when the file was opened.
  case system(errno: Int32)
  /// What the system said when a line was to be written: the recording ends before it.
  case endedEarly(errno: Int32)
  /// An action that cannot be written down, which ends the recording.
  case unwritable(LineError)

  package var description: String {
    switch self {
    case .notARegularFile: "not a regular file"
    case .holdsSomething: "the file holds something; --force overwrites it"
    case .system(let code): String(cString: strerror(code))
    case .endedEarly(let code): String(cString: strerror(code)) + "; the recording is not whole"
    case .unwritable(let error): "\(error); the recording is not whole"
    }
  }
}
