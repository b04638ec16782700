import Glibc
import RegionModel

/// A compiled tree in a file.
public enum AtlasFile {
  /// Why a file gives no tree: its path and the reason, in one line.
  public struct Problem: Error, Equatable, CustomStringConvertible {
    public let path: String
    public let reason: String
    public var description: String { "\(path): \(reason)" }
  }

  /// The largest file that is read whole before it is believed, in bytes.
  ///
  /// Checking so much takes some tens of milliseconds; reading a larger one would be felt, and every offset in
  /// it is looked at when it is used.
  public static let wholeCheckLimit = 64 << 20

  /// Maps the file at `path` into memory and opens the tree in it.
  ///
  /// The file must not be cut short while the tree is used.
  ///
  /// - Throws: Where there is no such file, it cannot be read, is no regular file, or holds no sound tree.
  /// - Complexity: O(bytes) up to `wholeCheckLimit`, O(1) beyond.
  public static func open(_ path: String) throws(Problem) -> RegionTree {
    let file = try MappedFile(path)
    do {
      let check: RegionTree.Check = file.bytes.count <= wholeCheckLimit ? .whole : .header
      return try RegionTree(bytes: file.bytes, owner: file, check: check)
    } catch {
      throw Problem(path: path, reason: error.description)
    }
  }
}

/// The bytes of a regular file, mapped for as long as the object lives.
private final class MappedFile: @unchecked Sendable {  // The mapping is read-only and never changes.
  let bytes: UnsafeRawBufferPointer

  init(_ path: String) throws(AtlasFile.Problem) {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw MappedFile.problem(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw MappedFile.problem(path, errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw MappedFile.problem(path, EISDIR)
    default: throw AtlasFile.Problem(path: path, reason: "not a regular file")
    }
    let count = Int(status.st_size)
    guard count > 0 else { throw AtlasFile.Problem(path: path, reason: "the file is empty") }
    let memory = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { throw MappedFile.problem(path, errno) }
    bytes = UnsafeRawBufferPointer(start: memory, count: count)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

  private static func problem(_ path: String, _ code: Int32) -> AtlasFile.Problem {
    AtlasFile.Problem(path: path, reason: String(cString: strerror(code)))
  }
}
