import CPrefetch
import Glibc

/// How the answers begin that lead to a place, for the places of the lines before.
///
/// The memory grows with the places that were found, up to some megabytes; the tree that comes with the program fits.
final class AnswerHeads {
  /// The longest beginning that is kept, in bytes.
  static let longest = 255
  /// How many bytes are copied in any case: a length that is known takes a few instructions, and few heads are longer.
  private static let usual = 96
  /// The most memory for heads: 4 MB.
  private static let most = 1 << 22

  /// For each place's number the place of its head in `heads`; 0 if none is kept. The system gives memory of this size as
  /// zeros, and a page of it only once it is used.
  private let offsets: UnsafeMutableBufferPointer<UInt32>
  /// The heads, with a byte for its length before each.
  private let heads = ByteBuffer()

  /// - Parameter nodeCount: How many places there are; their numbers go up to it, and 0 is for the answers without one.
  init(nodeCount: Int) {
    let memory = calloc(nodeCount + 1, MemoryLayout<UInt32>.stride)!
    offsets = UnsafeMutableBufferPointer(
      start: memory.assumingMemoryBound(to: UInt32.self), count: nodeCount + 1)
    withUnsafeBytes(of: UInt8(0)) { heads.append($0) }  // Nothing stands at 0.
  }

  deinit { free(offsets.baseAddress) }

  func keep(_ head: UnsafeRawBufferPointer, of node: Int) {
    guard node < offsets.count, head.count <= AnswerHeads.longest, heads.count < AnswerHeads.most
    else { return }
    offsets[node] = UInt32(heads.count)
    withUnsafeBytes(of: UInt8(head.count)) { heads.append($0) }
    heads.append(head)
  }

  /// Asks the processor for what leads to the head of a place.
  @inline(__always)
  func fetch(_ node: Int) {
    guard let base = offsets.baseAddress else { return }
    prefetch(base + node)
  }

  /// Asks for the head itself.
  @inline(__always)
  func fetchHead(_ node: Int) {
    guard node < offsets.count else { return }
    let head = heads.start + Int(offsets[node])
    prefetch(head)
    prefetch(head + 64)  // Most heads go on there.
  }

  /// Appends the kept head of a place, in room for `longest` bytes that was reserved.
  ///
  /// - Returns: False if none is kept.
  @inline(__always)
  func append(_ node: Int, to output: ByteBuffer) -> Bool {
    guard node < offsets.count, offsets[node] > 0 else { return false }
    let offset = Int(offsets[node])
    let count = Int(heads.start.load(fromByteOffset: offset, as: UInt8.self))
    let (head, target) = (heads.start + offset + 1, output.end)
    target.copyMemory(from: head, byteCount: AnswerHeads.usual)
    if count > AnswerHeads.usual { target.copyMemory(from: head, byteCount: count) }
    output.advance(by: count)
    return true
  }
}
