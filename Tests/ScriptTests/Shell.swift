import Glibc
import Testing

/// The folder of the package.
let root = String(#filePath.dropLast("/Tests/ScriptTests/Shell.swift".count))

/// What a command printed, and its exit status; -1 if there is no shell.
struct Answer {
  var text = ""
  var status: Int32 = -1
}

/// Runs a command of the shell to its end.
func run(_ command: String) -> Answer {
  guard let stream = popen(command, "r") else { return Answer() }
  let text = whole(stream)
  return Answer(text: text, status: pclose(stream) >> 8)
}

/// The text of a file.
func text(_ path: String) throws -> String {
  let stream = try #require(fopen(path, "r"), "\(path)")
  defer { fclose(stream) }
  return whole(stream)
}

private func whole(_ stream: UnsafeMutablePointer<FILE>) -> String {
  var bytes: [UInt8] = []
  while case let byte = getc(stream), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return String(decoding: bytes, as: UTF8.self)
}
