// Crashing: opens the sheet's session and then crashes in the way that its first argument names. With `again` it opens
// several, one after the other, and ends with the number of descriptors that they left open.
//
// The product itself cannot crash on purpose, and opens one session.

import CursesTerminal
import Glibc
import TerminalKit

/// Overflows the stack; the sum only keeps the compiler from removing the recursion.
func overflow(_ depth: Int) -> Int { depth < 0 ? 0 : overflow(depth + 1) + overflow(depth + 2) }

/// Reads a mapped file beyond its end.
func readBeyondAFilesEnd() {
  let file = fileno(tmpfile())
  let bytes = mmap(nil, 1, PROT_READ, MAP_SHARED, file, 0)
  exit(Int32(bytes?.load(as: UInt8.self) ?? 0))
}

func crash(_ how: String) {
  switch how {
  case "trap": preconditionFailure("on purpose")
  case "stack": exit(Int32(truncatingIfNeeded: overflow(getpid() > 0 ? 1 : -1)))
  case "abort": abort()
  case "file": readBeyondAFilesEnd()
  case "pointer": UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
  default: exit(3)
  }
}

/// Opens a session, shows a frame, and leaves it.
func showOnce() throws {
  _ = try SignalPipe.install()
  let session = try Session(Session.Options { _ in [] })
  session.present(Frame(columns: session.size.columns, rows: session.size.rows))
}

/// How many more descriptors are open after three sessions than after one.
func descriptorsLeft() throws -> Int32 {
  func count() -> Int { (Int32(0)..<256).count { fcntl($0, F_GETFD) >= 0 } }
  try showOnce()
  let before = count()
  for _ in 0..<2 { try showOnce() }
  return Int32(count() - before)
}

let word = CommandLine.arguments.last ?? ""
if word == "again" { exit(try descriptorsLeft()) }
_ = try SignalPipe.install()
let session = try Session(Session.Options { _ in [] })
var frame = Frame(columns: session.size.columns, rows: session.size.rows)
frame.write("深圳", column: 3, row: 3)
session.present(frame)
if word.hasPrefix("thread-") {
  let name = strdup(String(word.dropFirst("thread-".count)))
  _ = SignalPipe.startThread(name!) { name in
    crash(String(cString: name!.assumingMemoryBound(to: CChar.self)))
    return nil
  }
  while true { pause() }
}
crash(word)
