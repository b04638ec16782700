import CLinux
import Glibc

/// One standard stream of a child, with the driver's end of it.
final class ChildStream {
  /// The driver's end of a pipe; nil if the stream is not a pipe.
  let pipeEnd: Descriptor?
  /// The bytes that the child has written into its pipe.
  private(set) var captured: [UInt8] = []
  /// The bytes that the child has still to read from its pipe.
  private var outgoing: [UInt8] = []
  private var closesWhenSent = false

  private let kind: Program.Stream
  /// 0, 1 or 2 in the child.
  private let number: Int32
  private let childEnd: Descriptor?

  init(_ kind: Program.Stream, number: Int32) throws {
    self.kind = kind
    self.number = number
    guard kind == .pipe else {
      (pipeEnd, childEnd) = (nil, nil)
      return
    }
    var ends: [Int32] = [-1, -1]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw TerminalError.system(call: "pipe2", code: errno) }
    let (reading, writing) = (try Descriptor(ends[0], from: "pipe2"), try Descriptor(ends[1], from: "pipe2"))
    (pipeEnd, childEnd) = number == 0 ? (writing, reading) : (reading, writing)
    pipeEnd?.makeNonBlocking()
  }

  /// Moves the child's end of a pipe to its number.
  ///
  /// Call it before the other streams are opened: they may take the numbers of the driver's descriptors.
  func addPipe(to actions: SpawnActions) throws {
    guard let childEnd else { return }
    try actions.duplicate(childEnd.number, as: number)
  }

  /// Opens or closes a stream that is not a pipe; descriptor 3 is the terminal.
  func addRest(to actions: SpawnActions) throws {
    let flags = number == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
    switch kind {
    case .pipe: break
    case .terminal: try actions.duplicate(3, as: number)
    case .null: try actions.open("/dev/null", flags, as: number)
    case .file(let path): try actions.open(path, flags | O_NOCTTY, as: number)
    case .closed: try actions.close(number)
    }
  }

  /// Closes the child's end once the child has it; otherwise the pipe would not end with the child.
  func releaseChildEnd() { childEnd?.close() }

  /// Queues `bytes` for the child's standard input.
  func send(_ bytes: [UInt8]) { outgoing += bytes }

  /// Closes the pipe when everything has been written.
  func closeWhenSent() { closesWhenSent = true }

  /// The events to wait for with `poll`; 0 for none.
  var awaitedEvents: Int32 {
    guard let pipeEnd, pipeEnd.isOpen else { return 0 }
    if number > 0 { return POLLIN }
    return outgoing.isEmpty ? 0 : POLLOUT
  }

  /// Moves what can be moved without waiting; returns whether anything was moved.
  func pump() -> Bool {
    guard let pipeEnd, pipeEnd.isOpen else { return false }
    return number == 0 ? pumpOut(pipeEnd) : pumpIn(pipeEnd)
  }

  private func pumpIn(_ pipe: Descriptor) -> Bool {
    switch pipe.read() {
    case .bytes(let bytes):
      captured += bytes
      return true
    case .nothingYet: return false
    case .end:
      pipe.close()
      return false
    }
  }

  private func pumpOut(_ pipe: Descriptor) -> Bool {
    let count = outgoing.isEmpty ? 0 : pipe.write(outgoing)
    outgoing = count.map { Array(outgoing.dropFirst($0)) } ?? []
    if count == nil || (outgoing.isEmpty && closesWhenSent) { pipe.close() }
    return (count ?? 0) > 0
  }
}
