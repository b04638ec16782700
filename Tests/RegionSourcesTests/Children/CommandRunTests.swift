import Glibc
import TestSupport
import Testing

@testable import RegionSources

/// A command is run, watched, and ended with all that it started.
@Suite struct CommandRunTests {
  private func run(
    _ command: String, _ variables: [(String, String)] = [], timeout: Int = 30_000, limit: Int = 1 << 20,
    _ cancellation: Cancellation = Cancellation()
  ) throws(ListSourceError) -> String {
    let run = CommandRun(
      command: command, variables: variables.map { (name: $0.0, value: $0.1) }, timeout: timeout, limit: limit
    )
    return String(decoding: try run.output(cancellation), as: UTF8.self)
  }

  private func failure(_ command: String, timeout: Int = 30_000, limit: Int = 1 << 20) -> String {
    do throws(ListSourceError) {
      return "no failure, but " + (try run(command, timeout: timeout, limit: limit))
    } catch {
      return error.description
    }
  }

  @Test func whatACommandWritesIsItsAnswer() throws {
    #expect(try run("printf 'a\\nb'") == "a\nb")
    #expect(try run("true") == "")
    #expect(try run("echo said >&2; echo answer") == "answer\n")
  }

  /// What was left in the background holds the pipe, and nobody waits for it.
  @Test func anAnswerEndsWithItsCommand() throws {
    let start = MonotonicClock.milliseconds
    #expect(try run("printf 'a'; sleep 100 &") == "a")
    #expect(MonotonicClock.milliseconds - start < 5_000)
    #expect(failure("sleep 100 & echo no >&2; exit 3") == "no (status 3)")
    #expect(try run("printf a; { while sleep 0.05; do printf b; done; } &").utf8.count < 60)
    #expect(try run("printf a; sleep 100 & sleep 0.2", timeout: 300) == "a")
    #expect(MonotonicClock.milliseconds - start < 10_000)
  }

  @Test func whatIsStillInThePipeBelongsToTheAnswer() throws {
    #expect(try run("printf 'a'; (sleep 0.05; printf b) & exit 0") == "ab")
    #expect(try run("(head -c 900000 /dev/zero | tr '\\0' x; sleep 100) & sleep 0.15").utf8.count == 900_000)
    #expect(try run("printf a; sleep 0.5; printf b") == "ab")
  }

  @Test func aCommandReadsNothing() throws {
    #expect(try run("cat; echo end") == "end\n")
  }

  @Test func aTextThatBeginsWithADashIsNoOption() throws {
    #expect(failure("-c") == "sh: 1: -c: not found (status 127)")
  }

  @Test func itIsToldByItsEnvironmentAlone() throws {
    #expect(
      try run("printf '%s' \"$AREA_NAME\"", [("AREA_NAME", "'; echo \"$(id)\"\n-x")])
        == "'; echo \"$(id)\"\n-x")
  }

  @Test func aVariableStandsOnceInTheEnvironment() throws {
    setenv("AREA_TESTED", "old", 1)
    #expect(try run("env | grep -c ^AREA_TESTED=; echo $AREA_TESTED", [("AREA_TESTED", "new")]) == "1\nnew\n")
  }

  @Test(arguments: [
    ("echo first >&2; echo second >&2; exit 3", "first (status 3)"), ("exit 7", "status 7"),
    ("kill -9 $$", "ended by signal 9"), ("echo answer; false", "status 1"),
    ("printf '\\n  \\nlate\\n' >&2; exit 1", "late (status 1)"),
    // psql -f ends well after an error.
    (
      "echo 'NOTICE: x\npsql:a.sql:1: ERROR:  no table' >&2; echo",
      "psql:a.sql:1: ERROR:  no table"
    ),
  ])
  func aFailureSaysItsFirstLineAndItsStatus(command: String, reason: String) {
    #expect(failure(command) == reason)
  }

  @Test func whatACommandSaysBesideIsNoFailure() throws {
    #expect(try run("echo 'warning: no terror' >&2") == "")
    #expect(try run("echo 'an error' >&2; echo a") == "a\n")
  }

  @Test func aCommandThatTakesTooLongIsEnded() {
    #expect(failure("sleep 100", timeout: 200) == "no answer within 0.2 s")
    #expect(failure("trap '' TERM; while :; do sleep 100; done", timeout: 200) == "no answer within 0.2 s")
  }

  @Test func anAnswerWithoutAnEndIsCutOff() {
    #expect(failure("yes", limit: 1 << 20) == "the answer is longer than 1 MiB")
    #expect(failure("yes >&2", timeout: 300) == "no answer within 0.3 s")
  }

  /// The shell's children are in its group; so is what it left behind when it ended.
  @Test(arguments: [
    "sleep 1000 & echo $! >FILE; sleep 1000", "sleep 1000 >/dev/null 2>&1 & echo $! >FILE; sleep 0",
  ])
  func allThatACommandStartedEndsWithIt(command: String) throws {
    let file = TemporaryFile("")
    _ = failure(command.replacing("FILE", with: file.path), timeout: 500)
    let process = try #require(Int32(text(at: file.path).split(separator: "\n").first ?? ""))
    #expect(holds { kill(process, 0) != 0 || isZombie(process) }, "it outlived the command that started it")
  }

  @Test func nobodyWaitsAnyMore() throws {
    let cancellation = Cancellation()
    let file = TemporaryFile("")
    let started = Started(path: file.path, cancellation: cancellation)
    var thread = pthread_t()
    pthread_create(&thread, nil, cancelOnceStarted, Unmanaged.passUnretained(started).toOpaque())
    #expect(throws: ListSourceError.cancelled) {
      try run("echo started >\(file.path); sleep 1000", [], cancellation)
    }
    pthread_join(thread, nil)
  }

  @Test func itHasNoTerminalToAsk() {
    #expect(failure("exec </dev/tty").contains("/dev/tty"))
  }

  @Test func itInheritsNoFileOfTheProgram() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(try run("ls /proc/self/fd | tr '\\n' ' '") == "0 1 2 3 ")
  }
}

private func text(at path: String) -> String {
  guard let stream = fopen(path, "r") else { return "" }
  defer { fclose(stream) }
  var bytes = [UInt8](repeating: 0, count: 4_096)
  let count = fread(&bytes, 1, bytes.count, stream)
  return String(decoding: bytes.prefix(count), as: UTF8.self)
}

/// Whether a process has ended and nobody has reaped it: where no init does.
private func isZombie(_ process: Int32) -> Bool {
  guard let stream = fopen("/proc/\(process)/stat", "r") else { return false }
  defer { fclose(stream) }
  var bytes = [UInt8](repeating: 0, count: 512)
  let count = fread(&bytes, 1, bytes.count, stream)
  return String(decoding: bytes.prefix(count), as: UTF8.self).contains(") Z ")
}

/// A file that a command writes to when it has started, and what ends it then.
private final class Started: Sendable {
  let path: String
  let cancellation: Cancellation

  init(path: String, cancellation: Cancellation) { (self.path, self.cancellation) = (path, cancellation) }
}

/// Waits for the command on a thread of its own: that of the test is blocked.
private func cancelOnceStarted(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context else { return nil }
  let started = Unmanaged<Started>.fromOpaque(context).takeUnretainedValue()
  // The test ends with the cancellation, also where the command never started.
  _ = holds { !text(at: started.path).isEmpty }
  started.cancellation.cancel()
  return nil
}
