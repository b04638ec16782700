import Glibc
import ProcessKeeper

/// Makes UTF-8 of a text in another encoding by the system's `iconv`, which knows them all.
///
/// The program is linked statically, so that the C library's own conversion finds its tables on no machine but the one
/// where it was built.
enum Iconv {
  /// - Returns: Nil where the text is not in that encoding, or the system has no `iconv`.
  static func utf8(_ bytes: UnsafeRawBufferPointer, from encoding: EncodingGuess) -> [UInt8]? {
    let file = keeper_memory_file()
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard write(bytes, to: file) else { return nil }
    let run = CommandRun(
      command: "exec iconv -f \"$AREA_ENCODING\" -t utf-8 <\"$AREA_FILE\"",
      variables: [
        (name: "AREA_ENCODING", value: encoding.iconv),
        (name: "AREA_FILE", value: "/proc/\(getpid())/fd/\(file)"),
      ],
      timeout: longest, limit: bytes.count * 3 + 1)
    return try? run.output(Cancellation())
  }

  /// - Returns: A text that is no UTF-8 as such, with what it was likely in; nil where it is UTF-8, or cannot be converted.
  static func guessed(_ bytes: UnsafeRawBufferPointer) -> (text: [UInt8], encoding: EncodingGuess)? {
    do throws(SourceErrors) { try EncodingCheck.check(bytes, name: "") } catch {
      return error.encoding.flatMap { encoding in utf8(bytes, from: encoding).map { ($0, encoding) } }
    }
    return nil
  }

  /// In milliseconds.
  private static let longest = 60_000

  private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(file, part.baseAddress, min(part.count, 1 << 30))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

extension Understanding {
  /// Notes what files were read in; of several files, each by its name.
  mutating func note(_ encodings: [GuessedEncoding], ofSeveral: Bool) {
    guessedEncodings = encodings
    notes.insert(
      contentsOf: encodings.map { encoding in
        (ofSeveral ? "\(encoding.file): " : "")
          + "no UTF-8, so it was read as \(encoding.guess.name); if that is wrong, convert it: iconv -f … -t utf-8"
      }, at: 0)
  }
}
