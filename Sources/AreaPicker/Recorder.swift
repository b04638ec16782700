import Glibc
import PickerCore
import PickerRecording

/// Writes a pick's actions to a file, each before it takes effect, so that a crash loses none.
///
/// The file holds all typed and pasted text, so only its owner may read it. A full disk ends the recording, not the
/// pick; `error` then says why.
package final class Recorder {
  /// Why the recording is incomplete; nil if it is complete so far.
  package private(set) var error: RecorderError?
  private let program: String
  private let file: Int32
  private var origin: Milliseconds = 0

  /// Opens the file, and creates it if there is none; its contents stay until `begin`.
  ///
  /// - Parameters:
  ///   - program: The version of the recording program.
  ///   - overwrites: Whether a file that is not empty may be overwritten.
  /// - Throws: `RecorderError` if it is no regular file (a terminal, for example), is not empty and may not be
  ///   overwritten, or cannot be written.
  package init(_ path: String, program: String, overwrites: Bool) throws(RecorderError) {
    self.program = program
    // Without this signal, write(2) reports a file at its size limit, which then ends only the recording.
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

  /// Empties the file and writes the header line; times are counted from `now`.
  ///
  /// - Parameter options: The options in effect: those asked for, adapted to this terminal.
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

  /// Checks that the file may be overwritten, and that it takes a byte.
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

  /// Writes the line that `make` returns, unless the recording has ended.
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

/// Why a pick is not recorded, or only in part; the text does not name the file.
package enum RecorderError: Error, Equatable, Sendable, CustomStringConvertible {
  case notARegularFile
  /// The file is not empty and may not be overwritten.
  case holdsSomething
  /// The system's error when the file was opened.
  case system(errno: Int32)
  /// The system's error when a line was written; the recording ends before that line.
  case endedEarly(errno: Int32)
  /// An action that cannot be encoded; it ends the recording.
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
