import Glibc

/// The values of a document, in memory that grows by reallocation.
///
/// Reading a value follows a pointer without reference counting, since a large file needs some ten million reads.
struct ValueList {
  private var base: UnsafeMutablePointer<Value>?
  private(set) var count = 0
  private var capacity = 0
  private let owner = Owner()

  /// Frees the memory with the last copy of the list; copies share it, and only the builder's copy adds values.
  private final class Owner {
    var memory: UnsafeMutableRawPointer?
    deinit { free(memory) }
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var first: Value? { count > 0 ? self[0] : nil }
  /// The address of the values, valid for as long as the list lives.
  var pointer: UnsafePointer<Value>? { base.map { UnsafePointer($0) } }

  @inline(__always)
  subscript(index: Int) -> Value {
    get { base.unsafelyUnwrapped[index] }
    nonmutating set { base.unsafelyUnwrapped[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ value: Value) {
    if count == capacity { grow() }
    base.unsafelyUnwrapped[count] = value
    count += 1
  }

  /// Takes the last values away.
  mutating func cut(to count: Int) { self.count = min(self.count, count) }

  private mutating func grow() {
    capacity = max(capacity * 2, 1_024)
    let memory = realloc(owner.memory, capacity * MemoryLayout<Value>.stride)
    precondition(memory != nil, "out of memory")
    owner.memory = memory
    base = memory?.assumingMemoryBound(to: Value.self)
  }
}
