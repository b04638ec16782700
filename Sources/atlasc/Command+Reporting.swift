import ArgumentParser
import Glibc

extension ParsableCommand {
  /// Runs `body`; what is wrong goes to standard error, a line each, and the status is 2.
  func reportingFlaws(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let flaws as Flaws {
      try Self.fail(flaws.all)
    } catch let flaw as Flaw {
      try Self.fail([flaw])
    }
  }

  private static func fail(_ flaws: [Flaw]) throws {
    let text = flaws.map { "\($0)\n" }.joined()
    _ = write(STDERR_FILENO, text, text.utf8.count)
    throw ExitCode(2)
  }
}
