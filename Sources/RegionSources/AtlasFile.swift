import Glibc
import RegionModel

/// A compiled tree in a file.
public enum AtlasFile {
  /// Why a file gives no tree: its path, and the reason in one line.
  public struct FileError: Error, Equatable, CustomStringConvertible {
    public let path: String
    public let reason: String
    public var description: String { "\(path): \(reason)" }
  }

  /// The largest file that is checked as a whole before a pick, in bytes.
  ///
  /// Checking this much takes 7 ms, which a person does not notice. Of a larger file the offsets are checked when they are
  /// used, unless all of it is asked to be checked.
  public static let wholeCheckLimit = 1 << 20

  /// The largest file that is read into memory, in bytes; this takes some 0.3 ms a megabyte.
  public static let readLimit = 8 << 20

  /// Whether a file begins like a compiled tree; reads sixteen bytes.
  package static func isCompiled(_ path: String) -> Bool { FileStart(path).isCompiled }

  /// Opens the tree in the file at `path`.
  ///
  /// A file up to `readLimit` is read into memory, so later changes of the file do not affect the tree. A larger
  /// file is mapped: if it is cut short while the tree is in use, SIGBUS ends the process; if it is overwritten, the
  /// tree has other places, but nothing outside the file is read.
  ///
  /// - Parameter checksAll: Whether every byte is checked, however long that takes: for those who copy a tree or ask
  ///   whether it is sound.
  /// - Throws: `FileError` if there is no such file, or if it cannot be read, is not regular, or holds no sound tree.
  /// - Complexity: O(bytes) up to `readLimit` and where all is checked, O(1) beyond.
  public static func open(_ path: String, checksAll: Bool = false) throws(FileError) -> RegionTree {
    let file = try FileBytes(path)
    do {
      let check: RegionTree.Check = checksAll || file.bytes.count <= wholeCheckLimit ? .whole : .header
      return try RegionTree(bytes: file.bytes, owner: file, check: check)
    } catch {
      throw FileError(path: path, reason: error.description)
    }
  }
}

/// The bytes of a regular file, for as long as the object lives.
private final class FileBytes: @unchecked Sendable {  // Nobody writes to them.
  let bytes: UnsafeRawBufferPointer

  init(_ path: String) throws(AtlasFile.FileError) {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileBytes.problem(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileBytes.problem(path, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileBytes.problem(path, EISDIR)
    default: throw AtlasFile.FileError(path: path, reason: "not a regular file")
    }
    let count = Int(status.st_size)
    guard count > 0 else { throw AtlasFile.FileError(path: path, reason: "the file is empty") }
    let isMapped = count > AtlasFile.readLimit
    let memory =
      isMapped
      ? mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
      : mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw FileBytes.problem(path, errno) }
    bytes = UnsafeRawBufferPointer(start: memory, count: count)
    if !isMapped { try FileBytes.read(descriptor, into: memory, count: count, path: path) }
  }

  /// Reads the whole file. If the file shrinks meanwhile, the missing part stays 0, and the check then fails.
  private static func read(
    _ descriptor: Int32, into memory: UnsafeMutableRawPointer, count: Int, path: String
  ) throws(AtlasFile.FileError) {
    var done = 0
    while done < count {
      let part = pread(descriptor, memory + done, count - done, done)
      if part < 0, errno == EINTR { continue }
      guard part >= 0 else { throw problem(path, errno) }
      if part == 0 { return }
      done += part
    }
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

  private static func problem(_ path: String, _ code: Int32) -> AtlasFile.FileError {
    AtlasFile.FileError(path: path, reason: String(cString: strerror(code)))
  }
}
