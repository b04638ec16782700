import Glibc

/// A file that is deleted with the object.
public final class TemporaryFile {
  public let path: String

  public init(_ bytes: some Collection<UInt8>) {
    var template = Array("/tmp/areapick-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let bytes = Array(bytes)
    let written = write(descriptor, bytes, bytes.count)
    precondition(written == bytes.count, "a temporary file cannot be written")
    close(descriptor)
  }

  public convenience init(_ text: String) { self.init(text.utf8) }

  deinit { unlink(path) }
}

extension TemporaryFile {
  /// Extends the file by a hole, which takes no disk space.
  public func extend(to size: Int) throws {
    guard truncate(path, size) == 0 else { throw CannotExtend(code: errno) }
  }

  private struct CannotExtend: Error { let code: Int32 }
}
