import ArgumentParser
import Glibc

extension ParsableCommand {
  /// Runs `body`; errors go to standard error, one per line, with status 2.
  func reportingErrors(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let flaws as TableErrors {
      try Self.fail(flaws.all)
    } catch let flaw as TableError {
      try Self.fail([flaw])
    }
  }

  private static func fail(_ flaws: [TableError]) throws {
    let text = flaws.map { "\($0)\n" }.joined()
    _ = write(STDERR_FILENO, text, text.utf8.count)
    throw ExitCode(2)
  }
}
