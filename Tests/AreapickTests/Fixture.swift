import Glibc
import RegionModel
import TestSupport
import Testing

@testable import areapick

/// The path of a place of the fixture tree, highest first.
func path(_ text: String, in tree: RegionTree = SmallTrees.china) -> [Region] { tree.at(text).path }

/// The result for a place of the fixture tree, with its line end.
func written(_ text: String, _ style: ResultStyle = ResultStyle(), in tree: RegionTree = SmallTrees.china)
  -> String
{
  var output: [UInt8] = []
  style.append(path(text, in: tree), to: &output)
  return String(decoding: output, as: UTF8.self)
}

/// The settings from words of the command line, with an environment.
func settings(_ words: String..., environment: [String: String] = [:]) throws(CommandError) -> Settings? {
  guard case .pick(let settings) = try Invocation(words, environment: { environment[$0] }) else { return nil }
  return settings
}

/// The subcommand from words of the command line.
func request<Request: Command>(_ words: [String], as type: Request.Type = Request.self) throws -> Request {
  guard case .command(let command) = try Invocation(words, environment: { _ in nil }) else {
    throw CommandError("\(words) ask for no command")
  }
  return try #require(command as? Request)
}

/// The help text that words of the command line ask for; nil for other requests.
func help(_ words: String..., environment: [String: String] = [:]) throws(CommandError) -> String? {
  guard case .help(let text) = try Invocation(words, environment: { environment[$0] }) else { return nil }
  return text
}

/// The error message for words of the command line; nil if there is none.
func complaint(_ words: String..., environment: [String: String] = [:]) -> String? {
  do throws(CommandError) {
    _ = try Invocation(words, environment: { environment[$0] })
    return nil
  } catch {
    return "\(error.status): \(error)"
  }
}

/// The output of a shell command.
func printed(_ command: String) -> String {
  guard let stream = popen(command, "r") else { return "no shell" }
  defer { pclose(stream) }
  return text(of: stream)
}

/// The rest of a stream.
func text(of stream: UnsafeMutablePointer<FILE>) -> String {
  var bytes: [UInt8] = []
  while case let byte = getc(stream), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return String(decoding: bytes, as: UTF8.self)
}
