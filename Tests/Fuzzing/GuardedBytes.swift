import Glibc

/// Memory between two unreadable pages: a read outside ends the program.
///
/// The bytes touch one of the pages, so reads on that side are checked to the byte.
public final class GuardedBytes: @unchecked Sendable {  // Written only by `fill`.
  /// The end at which a read one byte outside faults.
  public enum Side: Sendable { case before, behind }

  private let mapping: UnsafeMutableRawPointer
  private let capacity: Int
  private static let page = Int(sysconf(Int32(_SC_PAGESIZE)))

  /// - Parameter capacity: The size of the largest block, in bytes.
  public init(capacity: Int) {
    let page = GuardedBytes.page
    self.capacity = max((capacity + page - 1) / page, 1) * page
    let size = self.capacity + 2 * page
    let mapped = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let mapped, mapped != MAP_FAILED else { preconditionFailure("no memory") }
    mapping = mapped
    mprotect(mapping, page, PROT_NONE)
    mprotect(mapping + page + self.capacity, page, PROT_NONE)
  }

  deinit { munmap(mapping, capacity + 2 * GuardedBytes.page) }

  /// Copies `bytes` to one end of the memory, in place of earlier ones.
  public func fill(_ bytes: [UInt8], against side: Side) -> UnsafeRawBufferPointer {
    precondition(bytes.count <= capacity)
    let offset = side == .before ? 0 : capacity - bytes.count
    let place = UnsafeMutableRawBufferPointer(start: mapping + GuardedBytes.page + offset, count: bytes.count)
    place.copyBytes(from: bytes)
    return UnsafeRawBufferPointer(place)
  }
}
