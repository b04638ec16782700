import ArgumentParser

/// `atlasc readings`: prints readings for reviewers.
struct ReadingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "readings", abstract: "Print code, name, reading and other readings of every place.")

  @OptionGroup var tables: TableOptions

  @Flag(help: "Only names with a character that reads in several ways and that no rule decides.")
  var ambiguous = false

  func run() throws {
    try reportingErrors {
      let compiler = try tables.compiler()
      _ = try compiler.compile(date: 0, provenance: "")
      for line in ReadingsCommand.lines(compiler, onlyAmbiguous: ambiguous) { print(line) }
    }
  }

  /// One line per place, separated by tabs; the last column lists characters that no rule decides.
  static func lines(_ compiler: AtlasCompiler, onlyAmbiguous: Bool) -> [String] {
    compiler.divisions.divisions.compactMap { division in
      let undecided = compiler.romanizer.undecided(in: division.name, code: division.code)
      if onlyAmbiguous, undecided.isEmpty { return nil }
      let reading = compiler.romanizer.reading(of: division.name, code: division.code)
      let columns = [
        division.code, division.name, reading.text, reading.others.joined(separator: ";"), String(undecided),
      ]
      return columns.joined(separator: "\t")
    }
  }
}
