import Glibc
import RegionModel
import Testing

@testable import RegionSources

/// Answers are kept, and none is believed that is not as it was written.
@Suite final class AnswerCacheTests {
  private let folder: String
  private var cache: AnswerCache { AnswerCache(folder: folder + "/deep/answers", age: 60) }

  init() {
    var template = Array("/tmp/areapick-cache-XXXXXX".utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    _ = try? CommandRun(command: "rm -rf \(folder)", variables: [], timeout: 9_000, limit: 9).output(
      Cancellation())
  }

  private let question = Array("sh\u{0}11".utf8)
  private let answer = Array("1\ta\n".utf8)

  private var file: String {
    get throws {
      let output = try CommandRun(
        command: "ls \(folder)/deep/answers/*", variables: [], timeout: 9_000, limit: 9_999
      )
      .output(Cancellation())
      return String(decoding: output.dropLast(), as: UTF8.self)
    }
  }

  private func shell(_ command: String) throws {
    _ = try CommandRun(command: command, variables: [], timeout: 9_000, limit: 9_999).output(Cancellation())
  }

  @Test func anAnswerIsKeptForItsQuestion() {
    #expect(cache.answer(to: question) == nil)
    cache.keep(answer, to: question)
    #expect(cache.answer(to: question) == answer)
    #expect(cache.answer(to: Array("sh\u{0}12".utf8)) == nil)
    cache.keep([], to: question)
    #expect(cache.answer(to: question) == [])
  }

  @Test func aDamagedAnswerIsNotBelieved() throws {
    cache.keep(answer, to: question)
    let path = try file
    let size = 18 + 16 + question.count + answer.count
    for position in 0..<size {
      cache.keep(answer, to: question)
      try flip(position, in: path)
      #expect(cache.answer(to: question) == nil, "byte \(position)")
    }
    for size in 0..<size {
      cache.keep(answer, to: question)
      #expect(truncate(path, size) == 0)
      #expect(cache.answer(to: question) == nil, "cut to \(size)")
    }
  }

  private func flip(_ position: Int, in path: String) throws {
    let file = open(path, O_RDWR)
    defer { close(file) }
    var byte: UInt8 = 0
    pread(file, &byte, 1, position)
    byte ^= 0x10
    pwrite(file, &byte, 1, position)
  }

  @Test func anOldAnswerAndOneOfTheFutureAreNotBelieved() throws {
    for date in ["2 minutes ago", "next week"] {
      cache.keep(answer, to: question)
      try shell("touch -d '\(date)' \(file)")
      #expect(cache.answer(to: question) == nil)
    }
  }

  @Test func aFileOfAnotherKindIsNotBelieved() throws {
    cache.keep(answer, to: question)
    let path = try file
    for command in [
      "rm \(path); mkfifo \(path)", "rm \(path); ln -s /dev/zero \(path)", "rm \(path); mkdir \(path)",
    ] {
      try shell(command)
      #expect(cache.answer(to: question) == nil)
      try shell("rm -rf \(path)")
    }
  }

  /// Both write whole files, each in its place in one go.
  @Test func twoProgramsWriteAtOnce() async {
    // No answer is too old, however busy the machine is.
    let (cache, question) = (AnswerCache(folder: folder + "/deep/answers", age: 86_400), question)
    cache.keep(Array(repeating: 0, count: 5_000), to: question)
    await withTaskGroup(of: Bool.self) { group in
      for writer in 1...4 {
        group.addTask {
          for _ in 0..<50 { cache.keep(Array(repeating: UInt8(writer), count: writer * 5_000), to: question) }
          return true
        }
      }
      group.addTask {
        for _ in 0..<200 {
          guard let answer = cache.answer(to: question) else { return false }
          if !answer.allSatisfy({ $0 == answer[0] }) { return false }
        }
        return true
      }
      for await isSound in group { #expect(isSound) }
    }
  }

  @Test func aCommandIsRunOnceForAnAnswer() throws {
    let counter = folder + "/runs"
    let command = "echo run >>\(counter); printf '1\\ta\\n'"
    for _ in 0..<3 {
      let tree = try ChildCommand(command, cache: cache).children(of: [], Cancellation())
      #expect(tree.roots.map(\.name) == ["a"])
    }
    #expect(try runs(counter) == 1)
    _ = try ChildCommand(command, cache: cache).children(of: [Place(code: "1", name: "a")], Cancellation())
    _ = try ChildCommand(command).children(of: [], Cancellation())
    #expect(try runs(counter) == 3)
  }

  private func runs(_ path: String) throws -> Int {
    try CommandRun(command: "cat \(path)", variables: [], timeout: 9_000, limit: 9_999).output(Cancellation())
      .count { $0 == UInt8(ascii: "\n") }
  }
}
