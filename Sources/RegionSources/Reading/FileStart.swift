import Glibc

/// The beginning of a file.
enum FileStart {
  /// Whether a file begins with a text; no pipe does, and standard input (`-`) is none.
  static func matches(_ path: String, _ text: String) -> Bool {
    guard path != "-" else { return false }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    var head = [UInt8](repeating: 0, count: text.utf8.count)
    return pread(file, &head, head.count, 0) == head.count && head.elementsEqual(text.utf8)
  }
}
