/// The files of a source, one after the other in one block of memory.
struct SourceFiles {
  struct File {
    let name: String
    var start: Int
    var count: Int
    /// What its bytes are whatever they look like: JSON, where it was made of a script.
    var format: TreeFormat? = nil
    /// The constants of a script that are not in its JSON.
    var unread: [String] = []
    /// Those that are in it, where they are several.
    var several: [String] = []
    /// Whether a person may want another one of them, since they have nothing to do with each other.
    var isChosen = false
    /// Whether it was the text of a program.
    var isProgram = false
    /// The names of a program's constants.
    var constants: [String] = []
  }

  let all: [File]
  let bytes: UnsafeRawBufferPointer

  func bytes(of file: File) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[file.start..<(file.start + file.count)])
  }

  /// The source's name in messages.
  var name: String { all.first?.name ?? "" }

  init(_ all: [File], _ bytes: UnsafeRawBufferPointer) {
    self.all = all
    self.bytes = bytes
  }

  init(_ bytes: UnsafeRawBufferPointer, name: String) {
    self.init([File(name: name, start: 0, count: bytes.count)], bytes)
  }

  /// An error at an offset of the source, with its file and line.
  func flaw(at place: UInt32, _ message: String) -> SourceError {
    let file = all.last { $0.start <= Int(place) } ?? all.first
    guard let file, Int(place) <= bytes.count else { return SourceError(message) }
    let own = UnsafeRawBufferPointer(rebasing: bytes[file.start..<min(file.start + file.count, bytes.count)])
    return SourceError(
      line: Bytes.line(of: Int(place) - file.start, in: own), source: all.count > 1 ? file.name : nil, message
    )
  }
}
